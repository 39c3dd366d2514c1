"""A table as a viewer sees it, but for the words."""

from __future__ import annotations

from tests.kit.plain import Json
from wardround.tables.game import showing
from wardround.tables.game.table import Table


def show(table: Table, viewer: int | None, after: int = 0) -> Json:
    """Return all that a viewer may see who knew the table up to an entry."""
    told: Json = {"seq": table.seq, "seat": viewer, "said": showing.said(table, viewer, after)}
    told |= {**showing.setup(table), **showing.seating(table)}
    told |= {"asking": showing.asking(table), "knocking": showing.knocking(table)}
    match = table.match
    if match is None:
        return told
    told |= {"seed": showing.seed(table), "steps": match.seen_by(viewer).version}
    told |= {"log": showing.events(table, match, viewer, after), "view": match.view(viewer)}
    if viewer is not None:
        told |= showing.standing(table, viewer)
        told |= {"undo": match.may_undo(viewer), "redo": match.may_redo(viewer)}
        told["takeback"] = showing.may_ask_back(table, match, viewer)
        told["version"] = table.decisions.versions[viewer]
        asked = viewer in match.actors()
        told["choices"] = showing.choices(match, viewer) if asked else []
    return told

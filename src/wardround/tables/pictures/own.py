"""A seat's own parts of a picture: what it can do now, and what it can take back."""

from __future__ import annotations

from collections.abc import Sequence

from wardround.core.json_types import View
from wardround.narration.narrator import Narrator
from wardround.tables.game import showing
from wardround.tables.game.table import Table
from wardround.tables.game.table_types import ChoiceRecord
from wardround.tables.pictures.picture_types import ChoiceShape, OwnPart, StandingPart
from wardround.tables.pictures.takebacks import takeback_of


def standing(
    narrator: Narrator, table: Table, viewer: int | None, names: Sequence[str]
) -> StandingPart:
    """Return who looks, what else they can take back, and how they want to play."""
    if table.match is None:
        return {"seat": viewer}
    if viewer is None:
        return {"seat": None, "takeback": None}
    takeback = takeback_of(narrator, table, viewer, names)
    return {"seat": viewer, "takeback": takeback, **showing.standing(table, viewer)}


def own(
    narrator: Narrator, table: Table, viewer: int | None, view: View, names: Sequence[str]
) -> OwnPart:
    """Return the choices of a seat with this view, and what it is asked."""
    match = table.match
    if viewer is None or match is None:
        return {}
    told: OwnPart = {"version": table.decisions.versions[viewer], "choices": []}
    if viewer in match.actors():
        told["prompt"] = narrator.prompt(view, viewer)
        told["choices"] = [
            _choice(narrator, one, viewer, view, names)
            for one in showing.choices(match, viewer, table.chairs.bots())
        ]
    return told


def _choice(
    narrator: Narrator, record: ChoiceRecord, seat: int, view: View, names: Sequence[str]
) -> ChoiceShape:
    return {
        **record,
        "label": narrator.action(record["do"], view, names),
        "late": narrator.lateness(record["do"], view),
        "says": narrator.says(record["preview"], seat, view, names),
    }

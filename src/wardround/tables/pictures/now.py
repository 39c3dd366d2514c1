"""The status line: where the game is, and in one sentence who must do what."""

from __future__ import annotations

from collections.abc import Sequence

from wardround.core.json_types import Undeclared as Json
from wardround.narration.narrator import Narrator
from wardround.tables.game.match import Match
from wardround.tables.game.setup import OPEN
from wardround.tables.game.table import Table
from wardround.tables.pictures.names import spoken_to

BEFORE = "setup"


def now(narrator: Narrator, table: Table, shown: Json, names: Sequence[str]) -> Json:
    """Return the status line of a table for a viewer."""
    status, match = narrator.status, table.match
    told: Json = {"text": "", "phase": BEFORE, "round": None, "rounds": None, "waiting": []}
    if match is None:
        told["text"] = _before(narrator, table)
    else:
        view = shown["view"]
        told["text"] = _text(narrator, match, shown, names)
        told["phase"] = view["phase"]
        told["round"], told["rounds"] = status.counted(view)
        told["waiting"] = match.actors()
    return {**told, "title": status.title(told["phase"]), "phases": status.titles}


def _before(narrator: Narrator, table: Table) -> str:
    missing = sum(chair.kind == OPEN for chair in table.chairs.all)
    return narrator.words.say("now-more-players", count=missing)


def _text(narrator: Narrator, match: Match, shown: Json, names: Sequence[str]) -> str:
    """Return what the viewer is asked, what the others have to do, or who won."""
    words, viewer, view = narrator.words, shown["seat"], shown["view"]
    outcome, actors = match.outcome(), match.actors()
    if outcome is not None:
        return narrator.status.won(outcome, spoken_to(list(names), viewer, words))
    if viewer in actors:
        return narrator.prompt(view, viewer)
    return words.say(
        "now-waiting",
        players=words.joined([names[seat] for seat in actors]),
        count=len(actors),
        task=narrator.status.task(view, actors),
    )

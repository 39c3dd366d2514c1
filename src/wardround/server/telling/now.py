"""The status line: where the game is, and in one sentence who must do what."""

from __future__ import annotations

from collections.abc import Sequence

from wardround.core.game import Json
from wardround.match.laying import OPEN
from wardround.match.match import Match
from wardround.match.table import Table
from wardround.narration.narrator import Narrator
from wardround.server.telling.names import spoken_to

BEFORE = "setup"


def now(face: Narrator, table: Table, shown: Json, names: Sequence[str]) -> Json:
    """Return the status line of a table for a viewer."""
    status, match = face.status, table.match
    told: Json = {"text": "", "phase": BEFORE, "round": None, "rounds": None, "waiting": []}
    if match is None:
        told["text"] = _before(face, table)
    else:
        view = shown["view"]
        told["text"] = _text(face, match, shown, names)
        told["phase"] = view["phase"]
        told["round"], told["rounds"] = status.counted(view)
        told["waiting"] = match.actors()
    return {**told, "title": status.title(told["phase"]), "phases": status.titles}


def _before(face: Narrator, table: Table) -> str:
    missing = sum(chair.kind == OPEN for chair in table.chairs.all)
    return face.words.say("now-more-players", count=missing)


def _text(face: Narrator, match: Match, shown: Json, names: Sequence[str]) -> str:
    """Return what the viewer is asked, what the others have to do, or who won."""
    words, viewer, view = face.words, shown["seat"], shown["view"]
    outcome, actors = match.outcome(), match.actors()
    if outcome is not None:
        return face.status.won(outcome, spoken_to(list(names), viewer, words))
    if viewer in actors:
        return face.prompt(view, viewer)
    return words.say(
        "now-waiting",
        players=words.joined([names[seat] for seat in actors]),
        count=len(actors),
        task=face.status.task(view, actors),
    )

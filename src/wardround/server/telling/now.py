"""The status line: where the game is, and in one sentence who must do what."""

from __future__ import annotations

from collections.abc import Sequence

from wardround.core.game import Json
from wardround.match.laying import OPEN
from wardround.match.match import Match
from wardround.match.table import Table
from wardround.server.telling.names import spoken_to
from wardround.terminal.face import Face

BEFORE = "setup"


def now(face: Face, table: Table, shown: Json, names: Sequence[str]) -> Json:
    """Return the status line of a table for a viewer."""
    moments, match = face.moments, table.match
    told: Json = {"text": "", "phase": BEFORE, "round": None, "rounds": None, "waiting": []}
    if match is None:
        told["text"] = _before(face, table)
    else:
        view = shown["view"]
        told["text"] = _text(face, match, shown, names)
        told["phase"] = view["phase"]
        told["round"], told["rounds"] = moments.counted(view)
        told["waiting"] = match.actors()
    return {**told, "title": moments.title(told["phase"]), "phases": moments.titles}


def _before(face: Face, table: Table) -> str:
    missing = sum(chair.kind == OPEN for chair in table.chairs.all)
    return face.words.say("now-more-players", count=missing)


def _text(face: Face, match: Match, shown: Json, names: Sequence[str]) -> str:
    """Return what the viewer is asked, what the others have to do, or who won."""
    words, viewer, view = face.words, shown["seat"], shown["view"]
    outcome, actors = match.outcome(), match.actors()
    if outcome is not None:
        return face.moments.won(outcome, spoken_to(list(names), viewer, words))
    if viewer in actors:
        return face.prompt(view, viewer)
    return words.say(
        "now-waiting",
        players=words.joined([names[seat] for seat in actors]),
        count=len(actors),
        task=face.moments.task(view, actors),
    )

"""The status line: where the game is, and in one sentence who must do what."""

from __future__ import annotations

from collections.abc import Sequence

from wardround.core.json_types import View
from wardround.narration.narrator import Narrator
from wardround.tables.game.match import Match
from wardround.tables.game.setup import OPEN
from wardround.tables.game.table import Table
from wardround.tables.pictures.names import spoken_to
from wardround.tables.pictures.picture_types import Now

BEFORE = "setup"


def now(
    narrator: Narrator, table: Table, viewer: int | None, view: View, names: Sequence[str]
) -> Now:
    """Return the status line of a table for a viewer; they have no `view` before the game."""
    status, match = narrator.status, table.match
    phase = BEFORE if match is None else view["phase"]
    number, of = (None, None) if match is None else status.counted(view)
    return {
        "text": (
            _before(narrator, table)
            if match is None
            else _text(narrator, match, viewer, view, names)
        ),
        "phase": phase,
        "title": status.title(phase),
        "phases": status.titles,
        "round": number,
        "rounds": of,
        "waiting": [] if match is None else match.actors(),
    }


def _before(narrator: Narrator, table: Table) -> str:
    missing = sum(chair.kind == OPEN for chair in table.chairs.all)
    return narrator.words.say("now-more-players", count=missing)


def _text(
    narrator: Narrator, match: Match, viewer: int | None, view: View, names: Sequence[str]
) -> str:
    """Return what the viewer is asked, what the others have to do, or who won."""
    words, outcome, actors = narrator.words, match.outcome(), match.actors()
    if outcome is not None:
        return narrator.status.won(outcome, spoken_to(list(names), viewer, words))
    if viewer is not None and viewer in actors:
        return narrator.prompt(view, viewer)
    return words.say(
        "now-waiting",
        players=words.joined([names[seat] for seat in actors]),
        count=len(actors),
        task=narrator.status.task(view, actors),
    )

"""Hidden boards: simultaneous decisions of others are shown when all players are done.

Each viewer sees the game as if only their own seat had acted since then.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from copy import copy
from typing import Final, NamedTuple

from wardround.core.game import State
from wardround.core.records import Move, push_move
from wardround.tables.game.happened import Happened
from wardround.tables.game.match import Match
from wardround.tables.game.story import Note, Story, same_so_far

REVEAL: Final = "reveal"


class Span(NamedTuple):
    """Since when several decide at the same time."""

    start: int
    """How many moves there had been."""
    chapter: int
    last: Move | None
    """The last of them."""
    state: State


class _Known(NamedTuple):
    """What a viewer has seen: the first of some events, to which more can be added."""

    events: Happened
    known: int


class HiddenBoards:
    """What is hidden from whom at one table, and what each viewer has seen so far."""

    def __init__(self, seats: int) -> None:
        self.viewers: list[int | None] = [None, *range(seats)]
        self.stories = {viewer: Story() for viewer in self.viewers}
        self._known = {viewer: _Known(Happened(), 0) for viewer in self.viewers}
        self.span: Span | None = None

    def look(self, match: Match | None, seq: int, notes: Sequence[Note]) -> None:
        """Take in what an entry changed: hide what others did, or show it all."""
        self.span = None if match is None else self._span(match)
        for viewer in self.viewers:
            if match is not None:
                match.hide(viewer, self.span.start if self.span else None, self._state())
            story, (before, known) = self.stories[viewer], self._known[viewer]
            events = Happened() if match is None else match.seen_by(viewer).happened()
            same = known if events is before else same_so_far(before[:known], events)
            for note in notes[len(story.notes) :]:
                story.add(copy(note), len(events), seq)
            story.note(seq, len(events), same)
            self._known[viewer] = _Known(events, len(events))

    def hides(self, index: int) -> bool:
        """Return whether the move at a place is still hidden from others."""
        return self.span is not None and index >= self.span.start

    def _state(self) -> State | None:
        return None if self.span is None else self.span.state

    def _span(self, match: Match) -> Span | None:
        view = match.truth()
        together, chapters = match.game.traits.together, match.game.traits.chapters
        if together is None or view["phase"] != together.phase:
            return None
        if match.terms.options.settings().get(together.unless):
            return None
        known = self.span
        if (
            known is not None
            and known.chapter == chapters.number(view)
            and match.begins(known.start, known.last)
        ):
            return known
        return _found(match, together.phase, chapters.number(view))


def _found(match: Match, phase: str, number: int) -> Span:
    """Return since when the phase of a chapter lasts, by replaying the game."""
    course, game = match.course, match.game
    chapters = game.traits.chapters
    began = [at for at, event in enumerate(course.events) if event["event"] == chapters.began]
    first = bisect_right(course.ends, began[-1]) if began else course.taken_over
    state = course.start()
    for index in range(course.taken_over, len(course.moves)):
        if index >= first:
            view = game.view(state, None)
            if view["phase"] == phase and chapters.number(view) == number:
                break
        push_move(game, state, course.moves[index])
    else:
        index = len(course.moves)
    return Span(index, number, course.moves[index - 1] if index else None, state)

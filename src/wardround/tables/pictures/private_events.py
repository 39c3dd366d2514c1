"""What only one seat saw: the cards it drew, and other private information.

It is found by replaying the moves. Only that seat can ask for it, until the game is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from wardround.core.game import Game, State
from wardround.core.json_types import EventRecord, View
from wardround.core.records import Move, push_move
from wardround.narration.narrator import Narrator
from wardround.tables.pictures.course import Course

EVERY = 32
"""How often the position is saved, in moves, so that an undo need not start from scratch.

Of older moves fewer are kept: whoever goes far back has more to replay.
"""


class Sight(NamedTuple):
    """Something that only one seat saw."""

    at: int
    """How many events there were before it."""
    seat: int
    event: EventRecord
    """A public event, with its secret part."""


class _Mark(NamedTuple):
    moves: int
    sights: int
    state: State


class Seen:
    """What the seats of one game saw alone."""

    def __init__(self, game: Game, seats: int, start: State, moves: Sequence[Move] = ()) -> None:
        """Start with a position after some moves."""
        self._game = game
        self._seats = seats
        self._state = start
        self._marks = [_Mark(len(moves), 0, start.copy())]
        self._moves = list(moves)
        self._past: object = None
        """The past of the course that was followed last."""
        self._sights: list[Sight] = []
        self._is_closed = False

    def of(self, seat: int) -> list[Sight]:
        """Return what a seat saw, in the order of the game."""
        return [one for one in self._sights if one.seat == seat]

    def all(self) -> list[Sight]:
        """Return what all seats saw, each for itself, in the order of the game."""
        return self._sights[:]

    def follow(self, course: Course, narrator: Narrator) -> None:
        """Add what is new in a course, and drop what was undone."""
        if self._is_closed:
            return
        if course.past is not self._past:
            moves = course.moves_since(0)
            if moves[: len(self._moves)] != self._moves:
                self._go_back(moves)
            self._past = course.past
        known, events = len(self._moves), course.happened()
        more = course.moves_since(known)  # not all of them, which others at the table look at too
        if not more:
            return
        start = course.ends(known - 1)[0] if known else 0
        for number, (move, end) in enumerate(zip(more, course.ends(known), strict=True), known + 1):
            self._look(narrator, move, start, events[start:end])
            start = end
            if number % EVERY == 0:
                self._marks.append(_Mark(number, len(self._sights), self._state.copy()))
                self._thin()
        self._moves += more

    def _go_back(self, moves: Sequence[Move]) -> None:
        """Go back to a position that the moves lead to."""
        while self._moves[: self._marks[-1].moves] != moves[: self._marks[-1].moves]:
            self._marks.pop()
        mark = self._marks[-1]
        del self._moves[mark.moves :]
        del self._sights[mark.sights :]
        self._state = mark.state.copy()

    def close(self) -> None:
        """Follow no more: the game is over, and nothing is taken back."""
        self._is_closed = True
        self._marks, self._moves = [], []

    def _thin(self) -> None:
        """Drop positions until those that are left are further apart the older they are."""
        now, marks = self._marks[-1].moves, self._marks
        for at in range(len(marks) - 2, 0, -1):
            if marks[at + 1].moves - marks[at - 1].moves <= now - marks[at + 1].moves:
                del marks[at]

    def _look(
        self, narrator: Narrator, move: Move, start: int, events: Sequence[EventRecord]
    ) -> None:
        secret = [event for event in events if event["event"] in narrator.lines.secrets]
        seats = sorted({event["seat"] for event in secret})
        before = self._views(seats)
        push_move(self._game, self._state, move)
        if not secret:
            return
        told = narrator.disclosed(events, before, self._views(seats))
        for number, (event, more) in enumerate(zip(events, told, strict=True)):
            if more != event:
                self._sights.append(Sight(start + number, event["seat"], more))

    def _views(self, seats: Sequence[int]) -> list[View]:
        """Return what some seats see; of the others nothing."""
        return [
            self._game.view(self._state, seat) if seat in seats else {}
            for seat in range(self._seats)
        ]

"""How a game developed, in the form that its sentences need."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from wardround.core.game import Event, Game, State
from wardround.core.json_types import EventRecord, View
from wardround.core.records import Move


class Course(Protocol):
    """A `Match`, or a game that was noted while it was played."""

    @property
    def past(self) -> object:
        """Another one whenever earlier moves have changed; else moves and events only grow."""
        ...

    def events_since(self, number: int) -> list[EventRecord]:
        """Return what happened after the first `number` events."""
        ...

    def happened(self) -> Sequence[EventRecord]:
        """Return all events; it grows too, unless earlier moves change: then there is another."""
        ...

    def moves_since(self, number: int) -> list[Move]:
        """Return the moves after the first `number`."""
        ...

    def ends(self, since: int = 0) -> list[int]:
        """Return how many events there were after each move but the first `since`."""
        ...

    def opening(self) -> View:
        """Return the public view before the first event."""
        ...


class Noted:
    """A course that is noted move by move, from a position on."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.past = object()
        """Always the same: nothing is taken back."""
        self._opening = game.view(state, None)
        self._moves: list[Move] = []
        self._events: list[EventRecord] = []
        self._ends: list[int] = []

    def note(self, move: Move, happened: Iterable[Event]) -> None:
        """Keep a move that was just made, and what happened by it."""
        self._moves.append(move)
        self._events += [self.game.event_record(self.state, event) for event in happened]
        self._ends.append(len(self._events))

    def events_since(self, number: int) -> list[EventRecord]:
        """Return what happened after the first `number` events."""
        return self._events[number:]

    def happened(self) -> Sequence[EventRecord]:
        """Return all events so far and to come."""
        return self._events

    def moves_since(self, number: int) -> list[Move]:
        """Return the moves after the first `number`."""
        return self._moves[number:]

    def ends(self, since: int = 0) -> list[int]:
        """Return how many events there were after each move but the first `since`."""
        return self._ends[since:]

    def opening(self) -> View:
        """Return the public view before the first event."""
        return self._opening

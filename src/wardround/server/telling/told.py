"""The log of a table in words, which grows with its story and is cut where that is.

A log is told once in each language; whoever follows the table gets what is new of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple, Protocol

from wardround.core.game import Json
from wardround.core.records import Move
from wardround.match.story import Note as Noted
from wardround.server.telling.takebacks import note_text
from wardround.terminal.face import Face
from wardround.terminal.lines import BY_LUCK, STEP, Line, Place

TALK = "talk"
"""The kind of lines about the table, not about the game."""


class Course(Protocol):
    """How a game came about: a `Match`, or a record that was played again."""

    def events_since(self, number: int) -> list[Json]:
        """Return what happened after the first `number` events."""
        ...

    def moves_since(self, number: int) -> list[Move]:
        """Return the moves after the first `number`."""
        ...

    def ends(self) -> list[int]:
        """Return how many events there were after each move."""
        ...

    def opening(self) -> Json:
        """Return what everybody saw before the first event."""
        ...


class Burst(NamedTuple):
    """An action and the luck that followed it: where it ends, and where the game is then."""

    moves: int
    events: int
    lines: int
    place: Place


class Told:
    """The log of one course of a game in one language."""

    def __init__(self, face: Face) -> None:
        self.face = face
        self._names: list[str] = []
        self._events: list[Json] = []
        self._ends: list[int] = []
        self._bursts: list[Burst] = []
        """The first one is empty: the game before its first event."""
        self.lines: list[Line] = []

    def behind(self, course: Course) -> int:
        """Return about how many events are still to be told."""
        return len(course.events_since(0)) - len(self._events)

    def follow(self, course: Course, names: Sequence[str]) -> None:
        """Tell what is new in a course, and forget what was taken back."""
        events, ends = course.events_since(0), course.ends()
        if list(names) != self._names or not self._bursts:
            self._names = list(names)
            self._restart(course)
        self._forget(events, ends)
        self._grow(course, events, ends)

    def _restart(self, course: Course) -> None:
        self._bursts = [Burst(0, 0, 0, self.face.lines.opening(course.opening()))]
        self._cut(0)

    def _forget(self, events: list[Json], ends: list[int]) -> None:
        """Forget the bursts that are not as they were."""
        known, moves = len(self._events), len(self._ends)
        if events[:known] == self._events and ends[:moves] == self._ends:
            return
        same = _common(self._events, events)
        same_moves = _common(self._ends, ends)
        at = len(self._bursts) - 1
        while self._bursts[at].events > same or self._bursts[at].moves > same_moves:
            at -= 1
        self._cut(at)

    def _cut(self, at: int) -> None:
        del self._bursts[at + 1 :]
        last = self._bursts[at]
        del self._events[last.events :]
        del self._ends[last.moves :]
        del self.lines[last.lines :]

    def _grow(self, course: Course, events: list[Json], ends: list[int]) -> None:
        moves, start = course.moves_since(0), len(self._ends)
        while start < len(moves):
            stop = start + 1
            while stop < len(moves) and moves[stop].is_luck():
                stop += 1
            if self._continues(events, ends[stop - 1]):
                self._cut(len(self._bursts) - 2)  # it is told once more, with what came after it
            self._tell(moves[len(self._ends) : stop], events, ends[len(self._ends) : stop])
            start = stop

    def _continues(self, events: list[Json], end: int) -> bool:
        """Tell whether the events up to an end belong to the last burst."""
        known = len(self._events)
        if len(self._bursts) < 2 or end == known or self._bursts[-2].events == known:
            return False
        begun = events[self._bursts[-2].events]
        return self.face.lines.continues(begun, events[known])

    def _tell(self, moves: Sequence[Move], events: list[Json], ends: Sequence[int]) -> None:
        told, place = len(self._events), self._bursts[-1].place
        noted: list[Json] = []
        for move, end in zip(moves, ends, strict=True):
            self._ends.append(end)
            step, by_luck = len(self._ends), move.is_luck()
            fresh = events[told + len(noted) : end]
            noted += [{**event, STEP: step, BY_LUCK: by_luck} for event in fresh]
        if noted:
            lines, place = self.face.lines.burst(place, noted, self._names, self._events)
            self.lines += lines
            self._events += events[told : ends[-1]]
        self._bursts.append(Burst(len(self._ends), len(self._events), len(self.lines), place))

    # --- handing it out --------------------------------------------------------------------

    def since(self, kept: int, notes: Sequence[Noted] = (), after: int = 0) -> Json:
        """Return how many lines hold of those with the first `kept` events, and all others.

        Notes stand between the lines; whoever is told knew those up to the entry `after`.
        """
        at = len(self._bursts) - 1
        while at > 0 and self._bursts[at].events > kept:
            at -= 1
        burst = self._bursts[at]
        known = [one for one in notes if one.since <= after and one.at <= burst.events]
        told: list[Json] = []
        for number in range(at, len(self._bursts)):
            if number > at:
                told += self._lines_of(number)
            told += [
                self._noted(one, number)
                for one in notes
                if one not in known and self._stands(one, number, at)
            ]
        return {"keep": burst.lines + len(known), "add": told}

    def _lines_of(self, number: int) -> list[Json]:
        first, last = self._bursts[number - 1].lines, self._bursts[number].lines
        return [self.record(line) for line in self.lines[first:last]]

    def _stands(self, note: Noted, number: int, first: int) -> bool:
        """Tell whether a note stands after a burst: the first one with all events before it."""
        reached = self._bursts[number].events >= note.at
        return reached and (number == first or self._bursts[number - 1].events < note.at)

    def _noted(self, note: Noted, number: int) -> Json:
        """Return a note as a line of the log."""
        burst = self._bursts[number]
        place = burst.place
        text = note_text(self.face, note, self._names)
        line = Line(text, note.seat, place.round, place.phase, "", burst.moves, TALK)
        return self.record(line)

    def record(self, line: Line) -> Json:
        """Return a line as plain values."""
        return {
            "text": line.text,
            "seat": line.seat,
            "round": line.round,
            "phase": line.phase,
            "title": self.face.moments.title(line.phase),
            "rule": line.rule,
            "step": line.step,
            "own": False,
            "kind": line.kind,
        }


def _common(one: Sequence[object], other: Sequence[object]) -> int:
    """Return how many things two lists have in common at their beginning."""
    pairs = zip(one, other, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))

"""The log of a table in words, which grows with its story and is cut where that is.

A log is told once in each language; whoever follows the table gets what is new of it. One line
tells one deed: what somebody decides after it in order to end it makes the line longer.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple, Protocol

from wardround.core.game import CHANCE, Json
from wardround.core.records import Move
from wardround.match.story import Note as Noted
from wardround.server.telling.deeds import Deed, Deeds
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
    place: Place
    seat: int
    deed: Deed | None
    """What it belongs to; nothing if it told nothing."""
    before: Deed | None
    """What its seat had done before."""


class Told:
    """The log of one course of a game in one language."""

    def __init__(self, face: Face) -> None:
        self.face = face
        self._names: list[str] = []
        self._events: list[Json] = []
        self._ends: list[int] = []
        self._bursts: list[Burst] = []
        """The first one is empty: the game before its first event."""
        self._deeds = Deeds()
        self._last: dict[int, Deed] = {}
        """What each seat did last."""

    @property
    def lines(self) -> list[Line]:
        """What everybody may read."""
        return [line for deed in self._deeds.all for line in deed.lines]

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
        opening = self.face.lines.opening(course.opening())
        self._bursts = [Burst(0, 0, opening, -1, None, None)]
        self._events, self._ends = [], []
        self._deeds, self._last = Deeds(), {}

    # --- forgetting ------------------------------------------------------------------------

    def _forget(self, events: list[Json], ends: list[int]) -> None:
        """Forget the bursts that are not as they were."""
        known, moves = len(self._events), len(self._ends)
        if events[:known] == self._events and ends[:moves] == self._ends:
            return
        same = _common(self._events, events)
        same_moves = _common(self._ends, ends)
        shorter: dict[int, Deed] = {}
        while self._bursts[-1].events > same or self._bursts[-1].moves > same_moves:
            burst = self._bursts.pop()
            if burst.deed is None:
                continue
            shorter[id(burst.deed)] = burst.deed
            burst.deed.shorten()
            del self._last[burst.seat]
            if burst.before is not None:
                self._last[burst.seat] = burst.before
        last = self._bursts[-1]
        del self._events[last.events :]
        del self._ends[last.moves :]
        for deed in shorter.values():
            self._deeds.leave_out(deed)
        for deed in shorter.values():
            if deed.ends:
                self._write(deed)
                self._deeds.put(deed)

    # --- growing ---------------------------------------------------------------------------

    def _grow(self, course: Course, events: list[Json], ends: list[int]) -> None:
        moves, start = course.moves_since(0), len(self._ends)
        while start < len(moves):
            stop = start + 1
            while stop < len(moves) and moves[stop].is_luck():
                stop += 1
            self._tell(moves[start:stop], events, ends[start:stop])
            start = stop

    def _tell(self, moves: Sequence[Move], events: list[Json], ends: Sequence[int]) -> None:
        told, place, seat = len(self._events), self._bursts[-1].place, moves[0].seat
        noted: list[Json] = []
        for move, end in zip(moves, ends, strict=True):
            self._ends.append(end)
            step, by_luck = len(self._ends), move.is_luck()
            fresh = events[told + len(noted) : end]
            noted += [{**event, STEP: step, BY_LUCK: by_luck} for event in fresh]
        if not noted:
            self._bursts.append(Burst(len(self._ends), told, place, seat, None, None))
            return
        before = self._last.get(seat)
        if before is not None and self.face.lines.continues(before.events(), noted):
            deed = before
            self._deeds.leave_out(deed)
        else:
            deed = Deed(place, told)
        deed.lengthen(ends[-1], noted)
        after = self._write(deed)
        # Others may have scored meanwhile: the points are those of the whole game.
        counted = self.face.lines.after(place, noted, told)
        place = after._replace(scores=counted.scores, began=counted.began)
        self._deeds.put(deed)
        self._last[seat] = deed
        self._events += events[told : ends[-1]]
        self._bursts.append(Burst(len(self._ends), ends[-1], place, seat, deed, before))

    def _write(self, deed: Deed) -> Place:
        """Tell a deed; return where the game is after it."""
        before = self._events[: deed.began]
        lines, place = self.face.lines.burst(deed.place, deed.events(), self._names, before)
        deed.lines = lines
        if len(deed.ends) > 1:  # all of it is known only at its end
            step = max([line.step for line in lines], default=0)
            deed.lines = [line._replace(step=step) for line in lines]
        return place

    # --- handing it out --------------------------------------------------------------------

    def since(self, kept: int, notes: Sequence[Noted] = (), after: int = 0) -> Json:
        """Return how many lines hold of those with the first `kept` events, and all others.

        Notes stand between the lines; whoever is told knew those up to the entry `after`.
        """
        standing = sorted((self._stands(one), at) for at, one in enumerate(notes))
        new = [stands for stands, at in standing if notes[at].since > after]
        sure = min([self._sure(kept), *[stands + 1 for stands in new]])
        keep = sum(len(deed.lines) for deed in self._deeds.before(sure))
        keep += sum(stands < sure for stands, at in standing if notes[at].since <= after)
        told = [
            *((deed.end, 0, self._records(deed)) for deed in self._deeds.since(sure)),
            *(
                (stands, 1 + at, [self._noted(notes[at], stands)])
                for stands, at in standing
                if stands >= sure or notes[at].since > after
            ),
        ]
        add = [one for _, _, some in sorted(told, key=lambda one: one[:2]) for one in some]
        return {"keep": keep, "add": add}

    def _sure(self, kept: int) -> int:
        """Return how many events nobody who knew the first `kept` was told in other lines.

        A deed that went on then may have been told otherwise, or at another place.
        """
        sure, seen = kept + 1, set[int]()
        for burst in reversed(self._bursts):
            if burst.events > kept or burst.deed is None or {burst.seat} <= seen | {CHANCE}:
                continue
            seen.add(burst.seat)
            if self.face.lines.may_go_on(self._events[burst.deed.began]):
                sure = min(sure, burst.events)
            if len(seen) == len(self._names):
                break
        return sure

    def _stands(self, note: Noted) -> int:
        """Return after how many events a note stands: at the end of what it came with."""
        at = bisect_left(self._bursts, note.at, key=lambda burst: burst.events)
        return self._bursts[min(at, len(self._bursts) - 1)].events

    def _records(self, deed: Deed) -> list[Json]:
        return [self.record(line) for line in deed.lines]

    def _noted(self, note: Noted, stands: int) -> Json:
        """Return a note as a line of the log."""
        at = bisect_left(self._bursts, stands, key=lambda burst: burst.events)
        burst = self._bursts[at]
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

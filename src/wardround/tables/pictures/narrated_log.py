"""The log of a table in words, extended and cut together with its events.

A log is written once in each language; followers get what is new. One line describes one move: the
decisions that complete it make the line longer.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import cache
from itertools import takewhile
from operator import attrgetter
from typing import NamedTuple

from wardround.core.game import CHANCE
from wardround.core.json_types import EventRecord
from wardround.core.records import Move
from wardround.narration.lines import STEP, TALK, Line, Place
from wardround.narration.narrator import Narrator
from wardround.tables.game.story import Note as Noted
from wardround.tables.pictures import picture_types
from wardround.tables.pictures.course import Course
from wardround.tables.pictures.deeds import Deed, Deeds, Happened
from wardround.tables.pictures.picture_types import ToldShape
from wardround.tables.pictures.private_events import Sight
from wardround.tables.pictures.takebacks import note_text

EVENTS = attrgetter("events")


class Burst(NamedTuple):
    """An action and the luck that followed it: where it ends, and where the game is then."""

    moves: int
    events: int
    place: Place
    seat: int
    deed: Deed | None
    """What it belongs to; empty if it has no line."""
    before: Deed | None
    """What its seat had done before."""


class NarratedLog:
    """The log of one course of a game in one language."""

    def __init__(self, narrator: Narrator) -> None:
        self.narrator = narrator
        self._names: list[str] = []
        self._events: list[EventRecord] = []
        self._ends: list[int] = []
        self._bursts: list[Burst] = []
        """The first one is empty: the game before its first event."""
        self._deeds = Deeds()
        self._last: dict[int, Deed] = {}
        """What each seat did last."""
        self._steps: dict[int, list[Burst]] = {}
        """The bursts of each seat that have lines."""
        self._past: object = None
        """The past of the course that was followed last."""
        self._title = cache(narrator.status.title)

    @property
    def lines(self) -> list[Line]:
        """The public lines."""
        return [line for deed in self._deeds.all for line in deed.lines]

    def behind(self, events: int) -> int:
        """Return about how many of so many events still have to be described."""
        return events - len(self._events)

    def follow(self, course: Course, names: Sequence[str]) -> None:
        """Describe what is new in a course, and drop what was undone."""
        events, ends = course.events_since(0), course.ends()
        if list(names) != self._names or not self._bursts:
            self._names = list(names)
            self._restart(course)
        elif course.past is not self._past:
            self._forget(events, ends)
        self._past = course.past
        self._grow(course, events, ends)

    def _restart(self, course: Course) -> None:
        opening = self.narrator.lines.opening(course.opening())
        self._bursts = [Burst(0, 0, opening, -1, None, None)]
        self._events, self._ends = [], []
        self._deeds, self._last, self._steps = Deeds(), {}, {}

    # --- forgetting ------------------------------------------------------------------------

    def _forget(self, events: list[EventRecord], ends: list[int]) -> None:
        """Drop the bursts that have changed."""
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
            self._steps[burst.seat].pop()
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

    def _grow(self, course: Course, events: list[EventRecord], ends: list[int]) -> None:
        moves, start = course.moves_since(0), len(self._ends)
        while start < len(moves):
            stop = start + 1
            while stop < len(moves) and moves[stop].is_luck():
                stop += 1
            self._tell(moves[start:stop], events, ends[start:stop])
            start = stop

    def _tell(self, moves: Sequence[Move], events: list[EventRecord], ends: Sequence[int]) -> None:
        told, place, seat = len(self._events), self._bursts[-1].place, moves[0].seat
        happened: list[Happened] = []
        start = told
        for move, end in zip(moves, ends, strict=True):
            self._ends.append(end)
            happened.append(Happened(start, end, len(self._ends), move.is_luck()))
            start = end
        if start == told:
            self._bursts.append(Burst(len(self._ends), told, place, seat, None, None))
            return
        noted = [event for one in happened for event in one.noted(events)]
        before = self._last.get(seat)
        goes_on = before is not None and self.narrator.lines.continues(
            before.events(self._events), noted
        )
        if before is not None and goes_on:
            deed = before
            self._deeds.leave_out(deed)
        else:
            deed = Deed(place, told)
        deed.lengthen(ends[-1], happened)
        self._events += events[told:start]
        after = self._write(deed)
        if deed is before:  # others may have scored meanwhile, so points are counted by steps
            counted = self.narrator.lines.after(place, noted, told)
            after = after._replace(scores=counted.scores, began=counted.began)
        self._deeds.put(deed)
        self._last[seat] = deed
        burst = Burst(len(self._ends), ends[-1], after, seat, deed, before)
        self._bursts.append(burst)
        self._steps.setdefault(seat, []).append(burst)

    def _write(self, deed: Deed) -> Place:
        """Describe a move; return where the game is after it."""
        before, events = self._events[: deed.began], deed.events(self._events)
        lines, place = self.narrator.lines.burst(deed.place, events, self._names, before)
        deed.lines = lines
        if len(deed.ends) > 1:  # all of it is known only at its end
            step = max([line.step for line in lines], default=0)
            deed.lines = [line._replace(step=step) for line in lines]
        return place

    # --- handing it out --------------------------------------------------------------------

    def since(
        self,
        kept: int,
        notes: Sequence[Noted] = (),
        after: int = 0,
        seen: Sequence[Sight] = (),
        eyes: Sequence[str] = (),
    ) -> ToldShape:
        """Return how many lines still hold of those with the first `kept` events, and all others.

        Notes are between the lines; the viewer knew those up to the entry `after`. Only they get
        what they have `seen`; `eyes` has their names of the seats.
        """
        standing = sorted((self._stands(one.at), at) for at, one in enumerate(notes))
        sure = self.first_new(kept, notes, after)
        own = [(self._stands(one.at + 1), one) for one in seen]
        deeds = self._deeds.since(sure)
        keep = self._deeds.lines - sum(len(deed.lines) for deed in deeds)
        keep += sum(stands < sure for stands, _ in own)
        keep += sum(stands < sure for stands, at in standing if notes[at].since <= after)
        shown = [(stands, self.own_line(one, eyes)) for stands, one in own if stands >= sure]
        told = self._woven(deeds, shown)
        for stands, at in standing:
            if stands >= sure or notes[at].since > after:
                told.append((stands, 1, [self._noted(notes[at], stands)]))
        told.sort(key=lambda one: one[:2])
        return {"keep": keep, "add": [self.record(line) for _, _, some in told for line in some]}

    def first_new(self, kept: int, notes: Sequence[Noted], after: int) -> int:
        """Return the number of events from which on lines are told again."""
        new = [self._stands(one.at) for one in notes if one.since > after]
        return min([self._sure(kept), *[stands + 1 for stands in new]])

    def are_before(self, seen: Sequence[Sight], events: int) -> bool:
        """Return whether all that one seat saw stands before the lines told again."""
        return not seen or self._stands(seen[-1].at + 1) < events

    def _woven(
        self, deeds: Sequence[Deed], own: Sequence[tuple[int, Line]]
    ) -> list[tuple[int, int, list[Line]]]:
        """Return the lines of deeds with those of one seat among them, by the ends of both."""
        lines = {deed.end: list(deed.lines) for deed in deeds}
        for stands, line in own:
            among = lines.setdefault(stands, [])
            after = [at for at, one in enumerate(among, 1) if one.round == line.round]
            among.insert(after[-1] if after else len(among), line)
        return [(end, 0, some) for end, some in lines.items()]

    def own_line(self, sight: Sight, names: Sequence[str]) -> Line:
        """Return the line about something that only one seat saw."""
        at = self._burst_at(sight.at + 1)
        first, place = self._bursts[at - 1].events, self._bursts[at - 1].place
        before = self._events[first : sight.at]
        step = bisect_right(self._ends, sight.at) + 1
        return self.narrator.lines.own(place, before, {**sight.event, STEP: step}, names)

    def lines_seen(self, seen: Sequence[Sight], names: Sequence[str]) -> list[Line]:
        """Return the public lines with the viewer's private ones among them."""
        own = [(self._stands(one.at + 1), self.own_line(one, names)) for one in seen]
        told = sorted(self._woven(self._deeds.all, own), key=lambda one: one[0])
        return [line for _, _, lines in told for line in lines]

    def _sure(self, kept: int) -> int:
        """Return how many events have the same lines for everyone who knew the first `kept`.

        A move in progress can have had another line then, or another place.
        """
        sure = kept + 1
        for seat, steps in self._steps.items():
            at = bisect_right(steps, kept, key=EVENTS)
            last = steps[at - 1] if at else None
            if seat == CHANCE or last is None or last.deed is None:
                continue
            if self.narrator.lines.may_go_on(self._events[last.deed.began]):
                sure = min(sure, last.events)
        return sure

    def _burst_at(self, events: int) -> int:
        """Return the burst that ended at this number of events or after; else the last one."""
        at = bisect_left(self._bursts, events, key=EVENTS)
        return min(at, len(self._bursts) - 1)

    def _stands(self, events: int) -> int:
        """Return after how many events these are listed: at the end of their burst."""
        return self._bursts[self._burst_at(events)].events

    def _noted(self, note: Noted, stands: int) -> Line:
        """Return a note as a line of the log."""
        burst = self._bursts[self._burst_at(stands)]
        place = burst.place
        text = note_text(self.narrator, note, self._names)
        return Line(text, note.seat, place.round, place.phase, "", burst.moves, TALK)

    def record(self, line: Line) -> picture_types.Line:
        """Return a line as plain values."""
        return {
            "text": line.text,
            "seat": line.seat,
            "round": line.round,
            "phase": line.phase,
            "title": self._title(line.phase),
            "rule": line.rule,
            "step": line.step,
            "own": line.own,
            "kind": line.kind,
        }


def _common(one: Sequence[object], other: Sequence[object]) -> int:
    """Return the length of the common start of two lists."""
    pairs = zip(one, other, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))

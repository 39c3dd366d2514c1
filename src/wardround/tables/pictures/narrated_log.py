"""The log of a table in words, extended and cut together with its events.

A log is written once in each language; followers get what is new. One line describes one move: the
decisions that complete it make the line longer.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Sequence
from functools import cache
from itertools import takewhile

from wardround.core.game import CHANCE
from wardround.core.json_types import EventRecord
from wardround.narration.lines import BY_LUCK, STEP, TALK, Line, Place
from wardround.narration.narrator import Narrator
from wardround.tables.game.story import Note as Noted
from wardround.tables.pictures import picture_types
from wardround.tables.pictures.course import Course
from wardround.tables.pictures.deeds import NONE, Bursts, Deeds, Told
from wardround.tables.pictures.picture_types import ToldShape
from wardround.tables.pictures.private_events import Sight
from wardround.tables.pictures.takebacks import note_text


class NarratedLog:
    """The log of one course of a game in one language."""

    def __init__(self, narrator: Narrator) -> None:
        self.narrator = narrator
        self._names: list[str] = []
        self._events: Sequence[EventRecord] = ()
        """Those of the course that was followed last, of which so many are described."""
        self._count = 0
        self._ends = array("i")
        """How many events there were after each move."""
        self._bursts: Bursts | None = None
        self._deeds = Deeds()
        self._past: object = None
        """The past of the course that was followed last."""
        self._title = cache(narrator.status.title)

    @property
    def lines(self) -> list[Line]:
        """The public lines."""
        return [line for told in self._deeds.all() for line in told.lines]

    @property
    def _told(self) -> Bursts:
        assert self._bursts is not None, "a log follows a course before it tells anything"
        return self._bursts

    def behind(self, events: int) -> int:
        """Return about how many of so many events still have to be described."""
        return events - self._count

    def follow(self, course: Course, names: Sequence[str]) -> None:
        """Describe what is new in a course, and drop what was undone."""
        if list(names) != self._names or self._bursts is None:
            self._names = list(names)
            self._restart(course)
        elif course.past is not self._past:
            self._forget(course.happened(), course.ends())
        self._past, self._events = course.past, course.happened()
        self._grow(course)

    def _restart(self, course: Course) -> None:
        self._bursts = Bursts(self.narrator.lines.opening(course.opening()))
        self._count, self._ends = 0, array("i")
        self._deeds = Deeds()

    def pack(self) -> None:
        """Take few bytes until more happens."""
        self._deeds.pack()

    # --- forgetting ------------------------------------------------------------------------

    def _forget(self, events: Sequence[EventRecord], ends: list[int]) -> None:
        """Drop the bursts that have changed."""
        bursts, moves, known = self._told, len(self._ends), self._events[: self._count]
        self._events = events
        if events[: self._count] == known and ends[:moves] == self._ends.tolist():
            return
        same = _common(known, events)
        same_moves = _common(self._ends, ends)
        shorter: dict[int, None] = {}
        while bursts.events[-1] > same or bursts.moves[-1] > same_moves:
            deed = bursts.pop()
            if deed != NONE:
                shorter[deed] = None
        self._count = bursts.events[-1]
        del self._ends[bursts.moves[-1] :]
        for deed in shorter:
            self._deeds.leave_out(deed)
        for deed in shorter:
            if deed < len(bursts):  # else nothing is left of it
                self._write(deed, self._events_of(deed))

    # --- growing ---------------------------------------------------------------------------

    def _grow(self, course: Course) -> None:
        moves, start = course.moves_since(len(self._ends)), 0
        ends = course.ends(len(self._ends)) if moves else []
        while start < len(moves):
            stop = start + 1
            while stop < len(moves) and moves[stop].is_luck():
                stop += 1
            self._tell(moves[start].seat, ends[start:stop])
            start = stop

    def _tell(self, seat: int, ends: Sequence[int]) -> None:
        bursts, told = self._told, self._count
        place, number = bursts.places[-1], len(bursts)
        self._ends.extend(ends)
        if ends[-1] == told:
            bursts.append(len(self._ends), told, place, seat)
            return
        before = bursts.last_deed(seat)
        earlier = [] if before == NONE else self._events_of(before)
        self._count = ends[-1]
        bursts.append(len(self._ends), ends[-1], place, seat, number)
        noted = self._events_of(number)
        goes_on = before != NONE and self.narrator.lines.continues(earlier, noted)
        if goes_on:
            self._deeds.leave_out(before)
            bursts.join(before)
        after = self._write(before, earlier + noted) if goes_on else self._write(number, noted)
        if goes_on:  # others may have scored meanwhile, so points are counted by steps
            counted = self.narrator.lines.after(place, noted, told)
            after = after._replace(scores=counted.scores, began=counted.began)
        bursts.places[-1] = place if after == place else after

    def _write(self, deed: int, events: list[EventRecord]) -> Place:
        """Describe a move by its events; return where the game is after it."""
        bursts, lines_of = self._told, self.narrator.lines
        at, began = bursts.places[deed - 1], bursts.began(deed)
        lines, place = lines_of.burst(at, events, self._names, began, self._events)
        bursts.note_open(deed, is_open=lines_of.may_go_on(events[0]))
        parts = bursts.of_deed(deed)
        if len(parts) > 1:  # all of it is known only at its end
            step = max([line.step for line in lines], default=0)
            lines = [line._replace(step=step) for line in lines]
        self._deeds.put(deed, bursts.events[parts[-1]], lines)
        return place

    def _events_of(self, deed: int) -> list[EventRecord]:
        """Return what happened in a move, with the step after each event and whether by luck."""
        bursts, noted = self._told, list[EventRecord]()
        is_luck = bursts.seat_of(deed) == CHANCE
        for burst in bursts.of_deed(deed):
            first = bursts.moves[burst - 1]
            for move in range(first, bursts.moves[burst]):
                note = {STEP: move + 1, BY_LUCK: is_luck or move > first}
                start = self._ends[move - 1] if move else 0
                noted += [{**event, **note} for event in self._events[start : self._ends[move]]]
        return noted

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
        keep = self._deeds.lines - sum(len(one.lines) for one in deeds)
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
        self, deeds: Sequence[Told], own: Sequence[tuple[int, Line]]
    ) -> list[tuple[int, int, list[Line]]]:
        """Return the lines of deeds with those of one seat among them, by the ends of both."""
        lines = {one.end: one.lines for one in deeds}
        for stands, line in own:
            among = lines.setdefault(stands, [])
            after = [at for at, one in enumerate(among, 1) if one.round == line.round]
            among.insert(after[-1] if after else len(among), line)
        return [(end, 0, some) for end, some in lines.items()]

    def own_line(self, sight: Sight, names: Sequence[str]) -> Line:
        """Return the line about something that only one seat saw."""
        bursts = self._told
        at = bursts.at(sight.at + 1) - 1
        place, before = bursts.places[at], self._events[bursts.events[at] : sight.at]
        step = bisect_right(self._ends, sight.at) + 1
        return self.narrator.lines.own(place, before, {**sight.event, STEP: step}, names)

    def lines_seen(self, seen: Sequence[Sight], names: Sequence[str]) -> list[Line]:
        """Return the public lines with the viewer's private ones among them."""
        own = [(self._stands(one.at + 1), self.own_line(one, names)) for one in seen]
        told = sorted(self._woven(self._deeds.all(), own), key=lambda one: one[0])
        return [line for _, _, lines in told for line in lines]

    def _sure(self, kept: int) -> int:
        """Return how many events have the same lines for everyone who knew the first `kept`.

        A move in progress can have had another line then, or another place.
        """
        sure, bursts = kept + 1, self._told
        for seat, steps in bursts.of_seats.items():
            at = bisect_right(steps, kept, key=bursts.events.__getitem__)
            if seat == CHANCE or not at:
                continue
            last = steps[at - 1]
            if bursts.is_open(bursts.deed_of(last)):
                sure = min(sure, bursts.events[last])
        return sure

    def _stands(self, events: int) -> int:
        """Return after how many events these are listed: at the end of their burst."""
        return self._told.events[self._told.at(events)]

    def _noted(self, note: Noted, stands: int) -> Line:
        """Return a note as a line of the log."""
        bursts = self._told
        at = bursts.at(stands)
        place, moves = bursts.places[at], bursts.moves[at]
        text = note_text(self.narrator, note, self._names)
        return Line(text, note.seat, place.round, place.phase, "", moves, TALK)

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

"""The log of a game in lines: a sentence each, with its place in the game and its rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, Literal, NamedTuple, TypeAlias

from wardround.core.json_types import EventRecord, View

LineKind: TypeAlias = Literal["action", "luck", "result", "talk"]
"""What a line is about; `talk` is about the table, not about the game."""
ACTION: Final = "action"
LUCK: Final = "luck"
RESULT: Final = "result"
TALK: Final = "talk"
STEP, BY_LUCK = "step", "by-luck"
"""The notes in each event: the step after it, and whether it was a roll or draw."""


class Place(NamedTuple):
    """Where in a game something happens."""

    round: int | None
    phase: str
    scores: tuple[int, ...] = ()
    """The points of all seats, where the game counts them as it goes."""
    began: int = 0
    """The number of events when the turn started."""


class Line(NamedTuple):
    """One line of a log."""

    text: str
    seat: int | None
    round: int | None
    phase: str
    rule: str
    step: int
    kind: LineKind
    is_heading: bool = False
    own: bool = False
    """Whether only its seat may read it."""


class Lines:
    """The log of a game in words; each game has its own subclass.

    Events come in bursts: those of one action and the rolls that followed it. The part of a burst
    about one seat in one phase is one line.
    """

    rules: ClassVar[Mapping[str, str]] = {}
    """The rule behind each kind of event; nothing where none is worth a look."""
    results: ClassVar[frozenset[str]] = frozenset()
    """Kinds that are results."""

    heading: ClassVar[str] = ""
    """The kind that starts a round or turn; it comes by itself, even right after a roll."""
    secrets: ClassVar[frozenset[str]] = frozenset()
    """Kinds that show less than their own seat has seen."""

    def opening(self, view: View) -> Place:
        """Return where a game is, from the public view."""
        raise AssertionError("every game begins somewhere")

    def sentences(
        self,
        place: Place,
        events: Sequence[EventRecord],
        names: Sequence[str],
        told: int,
        history: Sequence[EventRecord],
    ) -> list[tuple[list[EventRecord], str]]:
        """Return the sentences about events, each with those that it is about.

        `history` has all events, of which `told` came before these.
        """
        raise AssertionError("every game tells its events")

    def moved(self, place: Place, event: EventRecord) -> Place:
        """Return where the game is at an event, after it was at a place."""
        raise AssertionError("every game moves on")

    def after(self, place: Place, events: Sequence[EventRecord], told: int) -> Place:
        """Return where the game is after events whose last line was at a place.

        Before them there were `told` events.
        """
        raise AssertionError("every game moves on")

    def rule(self, event: EventRecord) -> str:
        """Return the rule behind an event, or nothing."""
        return self.rules.get(event["event"], "")

    def burst(
        self,
        place: Place,
        events: Sequence[EventRecord],
        names: Sequence[str],
        told: int,
        history: Sequence[EventRecord],
    ) -> tuple[list[Line], Place]:
        """Return the lines of a burst that started at a place, and the place after it.

        Each event has its `STEP` and `BY_LUCK`; `told` and `history` are as for `sentences`.
        """
        lines: list[Line] = []
        at, step = place, 0
        for run, text in self.sentences(place, events, names, told, history):
            step = max(step, *(event.get(STEP, 0) for event in run))
            at = self.moved(at, run[0])
            line = self._line(at, run[0], text, step)
            if lines and _goes_with(lines[-1], line):
                lines[-1] = lines[-1]._replace(text=f"{lines[-1].text} {text}", step=step)
            else:
                lines.append(line)
        return lines, self.after(at, events, told)

    def seen(self, event: EventRecord, names: Sequence[str]) -> str:
        """Return what a seat saw alone, as a sentence."""
        raise AssertionError("every game with secrets can tell them")

    def passed(self, place: Place, event: EventRecord) -> Place:
        """Return where the game is with an event, from its kind alone."""
        return self.moved(place, event)

    def own(
        self, place: Place, before: Sequence[EventRecord], event: EventRecord, names: Sequence[str]
    ) -> Line:
        """Return the line about what a seat saw alone, in a burst that started at a place."""
        for one in (*before, event):
            place = self.passed(place, one)
        line = self._line(place, event, self.seen(event, names), event[STEP])
        return line._replace(own=True)

    def may_go_on(self, begun: EventRecord) -> bool:
        """Return whether a move with this first event can have several steps."""
        return False

    def continues(self, deed: Sequence[EventRecord], events: Sequence[EventRecord]) -> bool:
        """Return whether what a seat did next belongs to its last move."""
        return False

    def _line(self, place: Place, event: EventRecord, text: str, step: int) -> Line:
        name, seat = event["event"], event["seat"]
        kind: LineKind = LUCK if event.get(BY_LUCK) and name != self.heading else ACTION
        return Line(
            text,
            seat if seat >= 0 else None,
            place.round,
            place.phase,
            self.rule(event),
            step,
            RESULT if name in self.results else kind,
            name == self.heading,
        )


def _goes_with(one: Line, other: Line) -> bool:
    """Return whether two lines are about one seat, one phase and one kind."""
    return (one.seat, one.round, one.phase, one.kind) == (
        other.seat, other.round, other.phase, other.kind,
    ) and not (one.is_heading or other.is_heading)  # fmt: skip

"""The log of Dynamite Nurse: the phase and the rule of each event."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from wardround.core.json_types import EventRecord, View
from wardround.dynamitenurse.traits import TRAITS
from wardround.narration.dynamitenurse.news import GAINS
from wardround.narration.dynamitenurse.sentences import Sentences
from wardround.narration.lines import Lines, Place

RULES: Final = {
    "first-player": "DN-4.3",
    "turn-began": "DN-5.1",
    "patient-revealed": "DN-7.1",
    "event-revealed": "DN-6.5.3",
    "cards-drawn": "DN-5.2",
    "deck-rebuilt": "DN-9.1",
    "card-played": "DN-6.1",
    "points-gained": "DN-6.2",
    "actions-gained": "DN-6.8",
    "card-discarded": "DN-5.2",
    "card-recovered": "DN-6.7",
    "card-returned": "DN-9.4",
    "card-scrapped": "DN-9.5",
    "card-bought": "DN-6.5.2",
    "second-event-declared": "DN-6.5.3",
    "event-not-bought": "DN-6.5.3",
    "patient-operated": "DN-6.4.1",
    "patient-cared-for": "DN-6.4.3",
    "patient-paid-for": "DN-10.5",
    "patient-acquired": "DN-6.4.2",
    "nurse-acquired": "DN-6.4.4",
    "no-nurse-left": "DN-9.2",
    "patient-transported": "DN-7.2",
    "emergency-transported": "DN-7.6",
    "transport-failed": "DN-7.3",
    "patient-admitted": "DN-8.1",
    "patient-worsened": "DN-10.1",
    "patient-died": "DN-10.1",
    "patient-stabilised": "DN-1.3",
    "patient-moved": "DN-7.7",
    "patient-referred": "DN-14.29",
    "marker-replaced": "DN-14.28",
    "patients-sent-back": "DN-14.32",
    "patient-sent-back": "DN-14.30",
    "kill-marks-taken": "DN-10.3",
    "kill-mark-returned": "DN-9.6",
    "dynamite-nurse-taken": "DN-10.2",
    "dungeon-shuffled": "DN-14.24",
    "patient-exhumed": "DN-14.24",
    "pile-searched": "DN-14.21",
    "nurse-exchanged": "DN-14.1",
    "swap-offered": "DN-14.6",
    "patient-given": "DN-14.5",
    "admission-skipped": "DN-14.14",
    "effect-declined": "DN-11.1",
    "main-phase-ended": "DN-6.6",
    "cards-kept": "DN-5.2",
    "game-ended": "DN-3.1",
}
"""The rule behind each kind of event."""
OF_CAUSES: Final = {"unpaid": "DN-10.5", "transport": "DN-7.4", "beds": "DN-8.2"}
"""The rule by which a Patient suffered, where it was no card."""
PHASES: Final = {
    "patient-admitted": "admission",
    "admission-skipped": "admission",
    "cards-kept": "cleanup",
    "card-discarded": "cleanup",
    "cards-drawn": "cleanup",
    "deck-rebuilt": "cleanup",
}
"""The phase in which an event happens after the Main Phase; others, where the one before did."""
OF_PHASES: Final = {"unpaid": "main", "transport": "transportation", "beds": "admission"}
"""The phase in which a Patient suffered, by the cause."""
ORDER: Final = ("setup", "main", "transportation", "admission", "cleanup", "end")
IN_MAIN: Final = ORDER[:2]
"""Where cards are drawn and Patients admitted that belong to no later phase."""
PLAYED: Final = "card-played"
ADMITTED: Final = "patient-admitted"
BEGINNINGS: Final = (
    PLAYED, ADMITTED, "patient-operated", "patient-cared-for", "patient-paid-for", "card-bought",
    "second-event-declared", "event-not-bought", "main-phase-ended", "turn-began",
)  # fmt: skip
"""Moves that are unrelated to the card before."""
UNSPOKEN: Final = (PLAYED, *GAINS)
"""Kinds of events of plain cards."""
AT: Final = "at"
"""The note in each event: its place."""


def _next(place: Place, event: EventRecord) -> Place:
    """Return where the game is at an event, by its kind."""
    kind = event["event"]
    if kind == "turn-began":
        return place._replace(round=event["turn"], phase="main")
    if kind == "game-ended":
        return place._replace(phase="end")
    if kind == "main-phase-ended":
        return place._replace(phase="transportation")
    if place.phase in IN_MAIN:
        return place
    return place._replace(phase=PHASES.get(kind, place.phase))


def _later(one: Place, other: Place) -> Place:
    """Return the later of two places of which the second is not in an earlier turn."""
    if one.round != other.round or ORDER.index(other.phase) > ORDER.index(one.phase):
        return other
    return one


class DynamiteNurseLines(Lines):
    """The log in words."""

    rules: ClassVar[Mapping[str, str]] = RULES
    results: ClassVar[frozenset[str]] = frozenset(
        {
            "dynamite-nurse-taken", "game-ended", "kill-mark-returned", "kill-marks-taken",
            "patient-died", "patient-worsened",
        }
    )  # fmt: skip

    heading: ClassVar[str] = TRAITS.chapters.began
    secrets: ClassVar[frozenset[str]] = frozenset({"cards-drawn"})

    def __init__(self, sentences: Sentences) -> None:
        self._sentences = sentences

    def opening(self, view: View) -> Place:
        """Return turn and phase."""
        return Place(view["turn"] or None, view["phase"])

    def sentences(
        self,
        place: Place,
        events: Sequence[EventRecord],
        names: Sequence[str],
        told: int,
        history: Sequence[EventRecord],
    ) -> list[tuple[list[EventRecord], str]]:
        """Return the sentences; earlier events of the turn explain why Patients suffer."""
        at, placed = place, list[EventRecord]()
        for event in events:
            at = _next(at, event)
            placed.append({**event, AT: at})
        turn = history[place.began : told]
        return self._sentences.of_events(placed, names, turn, new_hands=False)

    def moved(self, place: Place, event: EventRecord) -> Place:
        """Return where the game is at an event: never in a phase that is over."""
        at: Place = event[AT]
        if event["event"] == "main-phase-ended":
            return at._replace(phase="main")
        if "cause" in event:
            at = at._replace(phase=OF_PHASES[event["cause"]])
        return _later(place, at)

    def after(self, place: Place, events: Sequence[EventRecord], told: int) -> Place:
        """Return where the game is after events, whether or not they were worth a line."""
        at, began = place, place.began
        for index, event in enumerate(events):
            at = _next(at, event)
            if event["event"] == self.heading:
                began = told + index
        return _later(place, at)._replace(began=began)

    def seen(self, event: EventRecord, names: Sequence[str]) -> str:
        """Return the cards that a seat drew."""
        return self._sentences.seen(event, names)

    def passed(self, place: Place, event: EventRecord) -> Place:
        """Return where the game is with an event."""
        return _next(place, event)

    def may_go_on(self, begun: EventRecord) -> bool:
        """Return whether a move with this first event can have several steps."""
        return begun["event"] in (PLAYED, ADMITTED)

    def continues(self, deed: Sequence[EventRecord], events: Sequence[EventRecord]) -> bool:
        """Return whether a card's text continues, or plain cards follow plain ones."""
        begun, kind = deed[0]["event"], events[0]["event"]
        if begun == PLAYED and kind == PLAYED:
            return all(event["event"] in UNSPOKEN for event in deed)
        if begun == PLAYED:
            return kind not in BEGINNINGS
        return bool(begun == kind == ADMITTED)

    def rule(self, event: EventRecord) -> str:
        """Return the rule behind an event; where a Patient suffered, by the cause."""
        return OF_CAUSES.get(event.get("cause", ""), super().rule(event))

"""The log of Dice Hospital: the phase and the rule of each event."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, cast

from wardround.core.json_types import EventRecord, View
from wardround.dicehospital.traits import TRAITS
from wardround.dicehospital.view_types import DiceHospitalView
from wardround.narration.dicehospital.news import Totals
from wardround.narration.dicehospital.sentences import Sentences
from wardround.narration.lines import Lines, Place

RULES: Final = {
    "first-player": "DH-2.3",
    "stacks-built": "DH-2.1",
    "department-revealed": "DH-8.2",
    "specialist-revealed": "DH-8.2",
    "department-joined": "DH-2.2",
    "specialist-joined": "DH-2.2",
    "starting-die-drawn": "DH-2.3",
    "starting-die-set": "DH-2.3",
    "administrators-dealt": "DH-2.4",
    "administrator-kept": "DH-2.4",
    "report-dealt": "DH-11.1",
    "event-revealed": "DH-10.1",
    "die-drawn": "DH-3.1",
    "die-loaded": "DH-3.2",
    "ambulance-taken": "DH-3.4",
    "ambulance-left": "DH-3.5",
    "extra-die-drawn": "DH-3.8",
    "die-left": "DH-11.2",
    "bags-gained": "DH-5.11",
    "lowest-ambulance": "DH-3.6",
    "patient-admitted": "DH-3.7",
    "patient-removed": "DH-3.7",
    "improvement-taken": "DH-4.1",
    "improvement-returned": "DH-4.3",
    "improvement-declined": "DH-4.1",
    "improvement-buried": "DH-8.2",
    "specialist-copied": "DH-16.1",
    "staff-placed": "DH-5.1",
    "patient-healed": "DH-5.4",
    "patient-discharged": "DH-5.6",
    "patient-worsened": "DH-1.4",
    "patient-rerolled": "DH-15.6",
    "patient-flipped": "DH-15.4",
    "patient-recoloured": "DH-5.12",
    "patient-died": "DH-1.2",
    "bag-spent": "DH-5.11",
    "fatality-discarded": "DH-15.7",
    "effect-declined": "DH-5.5",
    "patient-returned": "DH-1.3",
    "activation-ended": "DH-5.14",
    "patient-protected": "DH-6.2",
    "neglect-worsened": "DH-6.1",
    "neglect-died": "DH-6.1",
    "points-scored": "DH-7.1",
    "points-told": "DH-7.1",
    "report-completed": "DH-11.4",
    "shift-changed": "DH-8.1",
    "patient-collected": "DH-10.5",
    "player-passed": "DH-10.5",
    "game-ended": "DH-9.2",
}
"""The rule behind each kind of event, those of `news` included."""
WITHOUT_RULE: Final = ("round-began", "round-scores")
OF_POINTS: Final = {
    "empty-hospital": "DH-7.2",
    "administrator": "DH-7.3",
    "grant": "DH-7.5",
    "inspection": "DH-6.3",
    "specialist": "DH-15.9",
    "collected": "DH-10.5",
}
"""The rule behind points, where it is not that of patients discharged."""
PHASES: Final = {
    "starting-die-drawn": "setup",
    "starting-die-set": "setup",
    "administrators-dealt": "setup",
    "administrator-kept": "setup",
    "report-dealt": "setup",
    "round-began": "intake",
    "event-revealed": "event",
    "die-drawn": "intake",
    "die-loaded": "intake",
    "ambulance-taken": "intake",
    "ambulance-left": "intake",
    "extra-die-drawn": "intake",
    "die-left": "intake",
    "lowest-ambulance": "intake",
    "patient-removed": "intake",
    "improvement-taken": "improvement",
    "improvement-returned": "improvement",
    "improvement-declined": "improvement",
    "specialist-copied": "activation",
    "staff-placed": "activation",
    "bag-spent": "activation",
    "activation-ended": "activation",
    "patient-protected": "neglect",
    "neglect-worsened": "neglect",
    "neglect-died": "neglect",
    "report-completed": "discharge",
    "round-scores": "shift-change",
    "shift-changed": "shift-change",
    "patient-collected": "collections",
    "player-passed": "collections",
    "game-ended": "end",
}
"""The phase in which an event happens; all others happen where the one before did."""
PHASES_OF_POINTS: Final = {
    "discharged": "discharge",
    "empty-hospital": "discharge",
    "administrator": "discharge",
    "grant": "discharge",
    "inspection": "neglect",
    "collected": "collections",
}
REVEALED: Final = ("department-revealed", "specialist-revealed")
PLACED: Final = "staff-placed"
REPEATED: Final = ("die-loaded", "starting-die-set")
"""Several of these in a row are one move, however many decisions it takes."""
GOING_ON: Final = (PLACED, *REPEATED)
"""What can begin a move of several steps."""
RESULTS: Final = (
    "patient-healed", "patient-discharged", "patient-worsened", "patient-rerolled",
    "patient-flipped", "patient-recoloured", "patient-died", "bag-spent", "bags-gained",
    "fatality-discarded", "effect-declined", "patient-returned", "patient-admitted",
)  # fmt: skip
"""What a meeple at work does, and a blood bag."""


def parted(events: Sequence[EventRecord]) -> tuple[list[EventRecord], list[EventRecord]]:
    """Return what belongs to a placement or to a blood bag in one sentence, and the rest."""
    if events[0]["event"] not in (PLACED, "bag-spent"):
        return [], list(events)
    seat = events[0]["seat"]
    at = 1
    while at < len(events) and events[at]["event"] in RESULTS and events[at]["seat"] == seat:
        at += 1
    deed, rest = list(events[:at]), list[EventRecord]()
    for event in events[at:]:
        belongs = event["event"] in RESULTS and event["seat"] == seat
        (deed if belongs and not _is_over(rest) else rest).append(event)
    return deed, rest


def _is_over(rest: Sequence[EventRecord]) -> bool:
    """Return whether it had a result other than points: then the next is another move."""
    return any(event["event"] != "points-scored" for event in rest)


class DiceHospitalLines(Lines):
    """The log in words."""

    rules: ClassVar[Mapping[str, str]] = RULES
    results: ClassVar[frozenset[str]] = frozenset(
        {
            "game-ended", "neglect-died", "neglect-worsened", "patient-died", "points-scored",
            "points-told", "round-scores",
        }
    )  # fmt: skip

    heading: ClassVar[str] = TRAITS.chapters.began
    secrets: ClassVar[frozenset[str]] = frozenset({"administrators-dealt"})

    def __init__(self, sentences: Sentences) -> None:
        self._sentences = sentences

    def opening(self, view: View) -> Place:
        """Return round, phase and scores."""
        seen = cast(DiceHospitalView, view)
        scores = tuple(hospital["score"] for hospital in seen["hospitals"])
        return Place(seen["round"] or None, seen["phase"], scores)

    def sentences(
        self,
        place: Place,
        events: Sequence[EventRecord],
        names: Sequence[str],
        told: int,
        history: Sequence[EventRecord],
    ) -> list[tuple[list[EventRecord], str]]:
        """Return the sentences, with the totals that points lead to; a placement is one."""
        after = self.after(place, events, told)
        began = [event["round"] for event in events if event["event"] == "round-began"]
        totals = Totals(after.scores, began[-1] if began else place.round or 0)
        deed, rest = parted(events)
        said = [(deed, self._sentences.deed(deed, names))] if deed else []
        return said + (self._sentences.of_events(rest, names, totals) if rest else [])

    def moved(self, place: Place, event: EventRecord) -> Place:
        """Return where the game is with an event; one player alone sees improvements later."""
        kind = event["event"]
        if kind == "round-began":
            place = place._replace(round=event["round"])
        if "reason" in event:
            phase = PHASES_OF_POINTS.get(event["reason"], place.phase)
        elif kind in REVEALED and len(place.scores) == 1 and place.round:
            phase = "improvement"
        else:
            phase = PHASES.get(kind, place.phase)
        return place._replace(phase=phase)

    def after(self, place: Place, events: Sequence[EventRecord], told: int) -> Place:
        """Return where the game is after events: with the points that they brought."""
        scores = list(place.scores)
        for event in events:
            if event["event"] == "points-scored":
                scores[event["seat"]] += event["amount"]
        return place._replace(scores=tuple(scores))

    def seen(self, event: EventRecord, names: Sequence[str]) -> str:
        """Return the administrators that a seat looked at."""
        return self._sentences.seen(event, names)

    def may_go_on(self, begun: EventRecord) -> bool:
        """Return whether a move with this first event can have several steps."""
        return begun["event"] in GOING_ON

    def continues(self, deed: Sequence[EventRecord], events: Sequence[EventRecord]) -> bool:
        """Return whether a placement continues, or dice follow dice."""
        begun, kinds = deed[0]["event"], [event["event"] for event in events]
        if begun in REPEATED:
            return bool(kinds[0] == begun)
        if begun != PLACED or kinds[0] not in RESULTS:
            return False
        # A blood bag that changes no colour is a deed of its own.
        return kinds[0] != "bag-spent" or "patient-recoloured" in kinds

    def rule(self, event: EventRecord) -> str:
        """Return the rule behind an event; of points, by what they are for."""
        by_kind = super().rule(event)
        return OF_POINTS.get(event["reason"], by_kind) if "reason" in event else by_kind

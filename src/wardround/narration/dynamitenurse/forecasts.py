"""What happens to a player if their turn ends now, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict

from wardround.core.json_types import EventRecord
from wardround.dynamitenurse.forecast_types import ForeseenTurn, TurnForecast
from wardround.narration.dynamitenurse.news import with_causes
from wardround.words.dynamitenurse import DynamiteNurseWords

AFTER_MAIN: Final[list[EventRecord]] = [
    {"event": "main-phase-ended", "seat": -1},
    {"event": "patient-transported", "seat": -1},
]
"""What had happened in a turn that is beyond its Transportation Phase."""


class SufferingPatient(TypedDict):
    """A Patient who would suffer, and why."""

    patient: str
    name: str
    why: str


class DynamiteNurseForecast(TurnForecast):
    """The forecast for a player if their turn ends now."""

    dies: list[SufferingPatient]
    turns_critical: list[SufferingPatient]


class Forecasts:
    """Describes which Patients would suffer, and why."""

    def __init__(self, words: DynamiteNurseWords) -> None:
        self._words = words

    def worded(self, forecast: ForeseenTurn) -> DynamiteNurseForecast:
        """Return a forecast with the Patients who would suffer instead of events."""
        before = [] if forecast["in_main"] else AFTER_MAIN
        events = with_causes(forecast["events"], before)
        return {
            "dies": self._patients(events, "patient-died", forecast["seat"]),
            "turns_critical": self._patients(events, "patient-worsened", forecast["seat"]),
            "beds": forecast["beds"],
            "used": forecast["used"],
            "due": forecast["due"],
            "treatment_lost": forecast["treatment_lost"],
            "gold_lost": forecast["gold_lost"],
            "healed": forecast["healed"],
            "deck": forecast["deck"],
            "discard": forecast["discard"],
        }

    def _patients(
        self, events: Sequence[EventRecord], kind: str, seat: int
    ) -> list[SufferingPatient]:
        return [
            {
                "patient": event["patient"].rstrip("!"),
                "name": self._words.patient(event["patient"]),
                "why": self._words.say(f"dn-cause-{event['cause']}") if "cause" in event else "",
            }
            for event in events
            if event["event"] == kind and event["seat"] == seat
        ]

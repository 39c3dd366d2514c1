"""What happens to a player if their turn ends now, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wardround.core.game import Json
from wardround.narration.dynamitenurse.news import with_causes
from wardround.words.dynamitenurse import DynamiteNurseWords

AFTER_MAIN: Final[list[Json]] = [
    {"event": "main-phase-ended", "seat": -1},
    {"event": "patient-transported", "seat": -1},
]
"""What had happened in a turn that is beyond its Transportation Phase."""
RAW: Final = ("events", "in_main", "seat")


class Forecasts:
    """Describes which Patients would suffer, and why."""

    def __init__(self, words: DynamiteNurseWords) -> None:
        self._words = words

    def told(self, forecast: Json) -> Json:
        """Return a forecast with the Patients who would suffer instead of events."""
        before = [] if forecast["in_main"] else AFTER_MAIN
        events = with_causes(forecast["events"], before)
        return {
            "dies": self._patients(events, "patient-died", forecast["seat"]),
            "turns_critical": self._patients(events, "patient-worsened", forecast["seat"]),
            **{name: value for name, value in forecast.items() if name not in RAW},
        }

    def _patients(self, events: Sequence[Json], kind: str, seat: int) -> list[Json]:
        return [
            {
                "patient": event["patient"].rstrip("!"),
                "name": self._words.patient(event["patient"]),
                "why": self._words.say(f"dn-cause-{event['cause']}") if "cause" in event else "",
            }
            for event in events
            if event["event"] == kind and event["seat"] == seat
        ]

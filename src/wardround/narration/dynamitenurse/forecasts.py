"""What a choice in Dynamite Nurse leads to, and what happens if the turn ends now."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from wardround.core.json_types import EventRecord
from wardround.dynamitenurse.content import Content
from wardround.dynamitenurse.forecast_types import ForeseenTurn
from wardround.dynamitenurse.view_types import DynamiteNurseView
from wardround.narration.dynamitenurse.forecast_types import (
    DynamiteNurseForecast,
    SufferingPatient,
)
from wardround.narration.dynamitenurse.news import with_causes
from wardround.words.dynamitenurse import DynamiteNurseWords

AFTER_MAIN: Final[list[EventRecord]] = [
    {"event": "main-phase-ended", "seat": -1},
    {"event": "patient-transported", "seat": -1},
]
"""What had happened in a turn that is beyond its Transportation Phase."""


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


REMEMBERED: Final = 4096
GAINED: Final = ("points-gained", "actions-gained")
OF_THE_TABLE: Final = ("game-ended",)
TRANSPORTED: Final = ("patient-transported", "emergency-transported")

Plain = tuple[tuple[str, str | int], ...]
"""An event as one hashable value."""


class Previews:
    """Describes what the events of a choice mean for its player."""

    def __init__(self, words: DynamiteNurseWords, content: Content) -> None:
        self._words = words
        self._beds = int(content.house.beds)
        self._remembered = lru_cache(REMEMBERED)(self._told)

    def says(
        self,
        events: Sequence[EventRecord],
        seat: int,
        view: DynamiteNurseView,
        names: Sequence[str] = (),
    ) -> str:
        """Return what would happen to a seat, and where a new Patient would go."""
        own = [
            tuple(event.items())
            for event in events
            if event["seat"] == seat or event["event"] in OF_THE_TABLE
        ]
        told = [self._remembered(tuple(own))] if own else []
        arrivals = [event for event in events if event["event"] in TRANSPORTED]
        told += [self._arrival(event, seat, view, names) for event in arrivals]
        return " ".join(one for one in told if one)

    def _arrival(
        self, event: EventRecord, seat: int, view: DynamiteNurseView, names: Sequence[str]
    ) -> str:
        """Return where a Patient would go, and whether there is a bed."""
        owner, say = event["owner"], self._words.say
        whose = "own" if owner == seat else "other"
        of = self._words.of(self._words.player(owner, names))
        used = len(view["hospitals"][owner]["admitted"])
        if event["event"] == "patient-transported":
            free = max(0, self._beds - used)
            return say(f"dn-would-charge-{whose}", of=of, free=free)
        told = say(f"dn-would-emergency-{whose}", of=of, used=used + 1, beds=self._beds)
        return told if used < self._beds else f"{told} {say('dn-would-lack-beds')}"

    def _told(self, plain: tuple[Plain, ...]) -> str:
        events: list[EventRecord] = [dict(one) for one in plain]
        gains = [
            gain for event in events if event["event"] in GAINED for gain in self._gains(event)
        ]
        told = [self._words.say("dn-would-gain", gains=self._words.joined(gains))] if gains else []
        healed = {event["patient"] for event in events if event["event"] == "patient-operated"}
        for event in events:
            if event["event"] == "patient-acquired" and healed:
                continue  # it goes without saying
            told.append(self._words.would(event))
        return " ".join(one for one in told if one)

    def _gains(self, event: EventRecord) -> list[str]:
        if event["event"] == "actions-gained":
            return [self._words.say(f"dn-gain-{event['kind']}", count=event["count"])]
        return [
            self._words.say(f"dn-gain-{name}", count=event[name])
            for name in ("tp", "gold")
            if event[name]
        ]

"""What a choice in Dynamite Nurse would come to, in a few words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from wardround.core.game import Json
from wardround.words.dynamitenurse import DynamiteNurseWords

REMEMBERED: Final = 4096
GAINED: Final = ("points-gained", "actions-gained")
OF_THE_TABLE: Final = ("game-ended",)

Plain = tuple[tuple[str, str | int], ...]
"""An event as one hashable value."""


class Previews:
    """Says what the events of a choice mean for whoever has it."""

    def __init__(self, words: DynamiteNurseWords) -> None:
        self._words = words
        self._remembered = lru_cache(REMEMBERED)(self._told)

    def says(self, events: Sequence[Json], seat: int) -> str:
        """Return what would happen to a seat."""
        own = [
            tuple(event.items())
            for event in events
            if event["seat"] == seat or event["event"] in OF_THE_TABLE
        ]
        return self._remembered(tuple(own)) if own else ""

    def _told(self, plain: tuple[Plain, ...]) -> str:
        events: list[Json] = [dict(one) for one in plain]
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

    def _gains(self, event: Json) -> list[str]:
        if event["event"] == "actions-gained":
            return [self._words.say(f"dn-gain-{event['kind']}", count=event["count"])]
        return [
            self._words.say(f"dn-gain-{name}", count=event[name])
            for name in ("tp", "gold")
            if event[name]
        ]

"""What a choice in Dice Hospital leads to, and what happens if the activation ends now."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from wardround.core.json_types import EventRecord
from wardround.dicehospital.forecast_types import ForeseenRound, PointsFor
from wardround.dicehospital.options import DiceHospitalOptions
from wardround.narration.dicehospital.forecast_types import DiceHospitalForecast, PointsForecast
from wardround.words.dicehospital import DiceHospitalWords
from wardround.words.dicehospital import cards as texts
from wardround.words.words import capital


class Forecasts:
    """Describes what administrators need, and the reasons of other points."""

    def __init__(self, words: DiceHospitalWords, options: DiceHospitalOptions) -> None:
        self._words = words
        self._administrators = {one.card.id: one for one in options.content.administrators}

    def worded(self, forecast: ForeseenRound) -> DiceHospitalForecast:
        """Return a forecast with its texts."""
        return {
            **forecast,
            "administrator": self._administrator(forecast["administrator"]),
            "bonus": [
                {**one, "text": self._words.say(f"score-{one['id']}")} for one in forecast["bonus"]
            ],
        }

    def _administrator(self, points: PointsFor | None) -> PointsForecast | None:
        if points is None:
            return None
        card = self._administrators[points["id"]]
        return {**points, "text": texts.administrator(self._words, card)}


REMEMBERED: Final = 4096
WORSENED, DIED = "patient-worsened", "patient-died"

Plain = tuple[tuple[str, str | int], ...]
"""An event as one hashable value."""


class Previews:
    """Describes what the events of a choice mean for its player."""

    def __init__(self, words: DiceHospitalWords) -> None:
        self._words = words
        self._remembered = lru_cache(REMEMBERED)(self._told)

    def says(self, events: Sequence[EventRecord], seat: int) -> str:
        """Return what would happen to a seat."""
        own = [tuple(event.items()) for event in events if event["seat"] == seat]
        return self._remembered(tuple(own)) if own else ""

    def _told(self, plain: tuple[Plain, ...]) -> str:
        events: list[EventRecord] = [dict(one) for one in plain]
        worse = [one for one in events if one["event"] == WORSENED]
        dead = [one for one in events if one["event"] == DIED]
        told: list[str] = []
        for event in events:
            if len(worse) > 1 and event["event"] == WORSENED:
                told += [self._several_worsen(worse)] if event is worse[0] else []
            elif len(dead) > 1 and event["event"] == DIED:
                told += [self._several_die(dead)] if event is dead[0] else []
            else:
                told.append(self._words.would(event))
        return " ".join(one for one in told if one)

    def _several_worsen(self, events: Sequence[EventRecord]) -> str:
        steps = [
            self._words.say(
                "told-worse-by",
                before=self._words.die(event["before"]),
                after=next(letter for letter in event["after"] if letter.isdecimal()),
            )
            for event in events
        ]
        return self._words.say("would-several-worsen", dice=self._words.joined(steps))

    def _several_die(self, events: Sequence[EventRecord]) -> str:
        dice = self._words.joined([self._words.die(event["before"]) for event in events])
        fatalities = self._words.say("count-fatalities", count=len(events))
        return capital(self._words.say("would-several-die", dice=dice, fatalities=fatalities))

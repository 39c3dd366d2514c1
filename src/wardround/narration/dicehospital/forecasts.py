"""What happens to a hospital if its activation ends now, in words."""

from __future__ import annotations

from wardround.dicehospital.forecast_types import ForeseenRound, PointsFor, RoundForecast
from wardround.dicehospital.options import DiceHospitalOptions
from wardround.words.dicehospital import DiceHospitalWords


class PointsForecast(PointsFor):
    """Points to come, and in words what they are for."""

    text: str


class DiceHospitalForecast(RoundForecast):
    """The forecast for a hospital if its activation ends now."""

    administrator: PointsForecast | None
    bonus: list[PointsForecast]


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
        return {**points, "text": self._words.administrator_text(card)}

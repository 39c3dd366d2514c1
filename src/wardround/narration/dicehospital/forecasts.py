"""What happens to a hospital if its activation ends now, in words."""

from __future__ import annotations

from wardround.core.game import Json
from wardround.dicehospital.options import DiceHospitalOptions
from wardround.words.dicehospital import DiceHospitalWords


class Forecasts:
    """Describes what administrators need, and the reasons of other points."""

    def __init__(self, words: DiceHospitalWords, options: DiceHospitalOptions) -> None:
        self._words = words
        self._administrators = {one.card.id: one for one in options.content.administrators}

    def told(self, forecast: Json) -> Json:
        """Return a forecast with its texts."""
        administrator = forecast["administrator"]
        if administrator is not None:
            card = self._administrators[administrator["id"]]
            administrator = {**administrator, "text": self._words.administrator_text(card)}
        bonus = [
            {**one, "text": self._words.say(f"score-{one['id']}")} for one in forecast["bonus"]
        ]
        return {**forecast, "administrator": administrator, "bonus": bonus}

"""The forecast of Dice Hospital with its reasons in words."""

from __future__ import annotations

from wardround.dicehospital.forecast_types import PointsFor, RoundForecast


class PointsForecast(PointsFor):
    """Points to come, and in words what they are for."""

    text: str


class DiceHospitalForecast(RoundForecast):
    """The forecast for a hospital if its activation ends now."""

    administrator: PointsForecast | None
    bonus: list[PointsForecast]

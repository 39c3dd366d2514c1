"""The forecast of Dynamite Nurse with the Patients in words."""

from __future__ import annotations

from typing import TypedDict

from wardround.dynamitenurse.forecast_types import TurnForecast


class SufferingPatient(TypedDict):
    """A Patient who would suffer, and why."""

    patient: str
    name: str
    why: str


class DynamiteNurseForecast(TurnForecast):
    """The forecast for a player if their turn ends now."""

    dies: list[SufferingPatient]
    turns_critical: list[SufferingPatient]

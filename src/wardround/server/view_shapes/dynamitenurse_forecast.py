"""The forecast of Dynamite Nurse."""

from __future__ import annotations

from pydantic import BaseModel, Field


class SufferingPatient(BaseModel):
    """A Patient who would suffer, and why."""

    patient: str
    name: str
    why: str


class DynamiteNurseForecast(BaseModel):
    """The forecast for a player if their turn ends now."""

    dies: list[SufferingPatient]
    turns_critical: list[SufferingPatient]
    beds: int
    used: int
    due: int = Field(description="unpaid Emergency Cases")
    treatment_lost: int
    gold_lost: int
    healed: int
    deck: int
    discard: int


FORECAST = DynamiteNurseForecast

"""The forecast of Dice Hospital."""

from __future__ import annotations

from pydantic import BaseModel, Field


class NextPoints(BaseModel):
    """How many more patients bring more points, and how many points more."""

    more: int
    points: int


class AdministratorForecast(BaseModel):
    """What the own administrator would bring."""

    id: str
    points: int
    text: str


class BonusForecast(BaseModel):
    """Other points, and what they are for."""

    id: str
    points: int
    text: str


class DiceHospitalForecast(BaseModel):
    """The forecast for a hospital if its activation ends now."""

    leaving: list[str] = Field(description="the dice discharged this round")
    points: int = Field(description="the points for that many")
    next: NextPoints | None
    neglected: list[str] = Field(description="the dice that get worse, or die")
    deaths: list[str]
    beds: int = Field(description="free beds then")
    arriving: int = Field(description="patients that arrive next round")
    administrator: AdministratorForecast | None
    bonus: list[BonusForecast]
    total: int = Field(description="all points of this round's end")
    unused: int = Field(description="meeples that can still be placed")


FORECAST = DiceHospitalForecast

"""OpenAPI types that every game shares."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

Seat = Annotated[int, Field(ge=0, le=7, description="a seat, from 0")]
CardId = Annotated[str, Field(description="the id of a card")]


class Shape(BaseModel):
    """An object that has nothing but what is named here."""

    model_config = ConfigDict(extra="forbid")


class EventShape(Shape):
    """Something that happened."""

    seat: int = Field(ge=-1, le=7, description="the affected seat; -1 for the table")


class OutcomeShape(Shape):
    """How a game ended; each list has one entry per seat."""

    scores: list[int]
    places: list[int] = Field(description="from 1; equal if seats share a place")


class PointShape(Shape):
    """A line of a score."""

    amount: int
    round: int = Field(ge=0, description="0: at the end of the game")

"""What the past looks like, for the OpenAPI document."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

from wardround.server.telling_shapes import LineShape
from wardround.server.view_shapes.games import Events, View


class StepShape(BaseModel):
    """A step of a game, and what led to it in words."""

    step: int
    view: View
    lines: list[LineShape]
    events: Events = Field(description="what happened since the step before")


class StretchShape(BaseModel):
    """Several steps of a game, and how many there are in all."""

    steps: int
    seat: int | Literal["all"] | None = Field(
        description="through whose eyes; null for a bystander's"
    )
    views: list[StepShape]
    names: list[str] = Field(description="what the seats are called; empty where that is lost")


class VerifiedShape(BaseModel):
    """Whether a record is as it should be, in one sentence."""

    ok: bool
    steps: int
    sentence: str

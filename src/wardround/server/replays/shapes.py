"""OpenAPI types of replays."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

from wardround.server.declared import Events, Forecast, View
from wardround.server.play.narration_shapes import LineShape
from wardround.server.play.shapes import Shown


class StepShape(BaseModel):
    """A step of a game, and what led to it in words."""

    step: int
    view: View
    lines: list[LineShape]
    events: Events = Field(description="what happened since the step before")
    says: str = Field(description="what happened, if the log shows it only at a later step")


class StretchShape(BaseModel):
    """Several steps of a game, and how many there are in all."""

    steps: int
    seat: int | Literal["all"] | None = Field(description="whose view; null for a spectator's")
    views: list[StepShape]
    names: list[str] = Field(description="the seats' names; empty if lost")


class VerifiedShape(BaseModel):
    """Whether a game file is valid, in one sentence."""

    ok: bool
    steps: int
    sentence: str


class DecidedShape(BaseModel):
    """What a player did in your What if line."""

    seat: int
    action: int


class MeanwhileShape(BaseModel):
    """How the same round or turn ended in the game, for the same seat."""

    step: int = Field(description="before its last decision there")
    forecast: Forecast


class BranchShape(BaseModel):
    """Where your What if line has led."""

    line: list[DecidedShape] = Field(
        description="all decisions since that step; send them again with your own at the end"
    )
    shown: Shown = Field(description="as a table is shown to the seat that decides")
    game: MeanwhileShape | None = Field(description="the real game's result in that round or turn")

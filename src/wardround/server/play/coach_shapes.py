"""OpenAPI types of the coach's reviews."""

from __future__ import annotations

from pydantic import BaseModel, Field


class Finding(BaseModel):
    """A round or a decision in which more was possible."""

    step: int = Field(description="the step to try it again from: `POST …/fork`")
    chapter: int = Field(description="the round, or the turn")
    loss: float = Field(description="approximate points lost")
    lines: list[str] = Field(description="what was done, what was better, and why")


class HindsightShape(BaseModel):
    """A review of one seat's decisions in a finished game."""

    lines: list[str] = Field(description="where the points came from, and how good decisions were")
    rounds: list[Finding] = Field(description="in Dice Hospital: where more points were possible")
    mistakes: list[Finding] = Field(description="the costliest decisions, in the order of the game")

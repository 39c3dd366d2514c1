"""What the coach says after a game."""

from __future__ import annotations

from pydantic import BaseModel, Field


class Finding(BaseModel):
    """A round or a decision in which more was possible."""

    step: int = Field(description="where to go on from to try it again: `POST …/fork`")
    chapter: int = Field(description="the round, or the turn")
    loss: float = Field(description="how many points it cost, about")
    lines: list[str] = Field(description="what was done, what was better, and why")


class HindsightShape(BaseModel):
    """A review of one seat's decisions in a game that is over."""

    lines: list[str] = Field(description="where the points came from, and how good decisions were")
    rounds: list[Finding] = Field(description="in Dice Hospital: where more points were possible")
    mistakes: list[Finding] = Field(description="the costliest decisions, in the order of the game")

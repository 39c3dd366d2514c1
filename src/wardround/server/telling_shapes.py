"""What tables say in words looks so, for the OpenAPI document."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field


class Phase(BaseModel):
    """A phase of a game, and what it is called."""

    id: str
    title: str


class Now(BaseModel):
    """The status line."""

    text: str = Field(description="one sentence: who must do what, or who won")
    phase: str
    title: str
    phases: list[Phase] = Field(description="the phases that come again and again, in order")
    round: int | None = Field(description="the round, or in Dynamite Nurse the turn")
    rounds: int | None = Field(description="how many there are, where that is known")
    waiting: list[int] = Field(description="the seats that must act")


class LineShape(BaseModel):
    """A line of the log."""

    text: str
    seat: int | None
    round: int | None = Field(description="the round, or in Dynamite Nurse the turn")
    phase: str
    title: str = Field(description="the phase in words")
    rule: str = Field(description="the rule behind it; empty if none is worth a look")
    step: int = Field(description="the step of the game after it")
    own: bool = Field(description="whether only this seat may see it")
    kind: Literal["action", "luck", "result", "talk"]


class ToldShape(BaseModel):
    """The log in words: keep the first lines of those one had, and add these."""

    keep: int
    add: list[LineShape]

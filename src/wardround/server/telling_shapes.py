"""What tables say in words looks so, for the OpenAPI document."""

from __future__ import annotations

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

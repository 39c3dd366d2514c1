"""OpenAPI types of a table's words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from pydantic import BaseModel, Field

from wardround.server.declared import described
from wardround.tables.replays.replay_types import Line


class Phase(BaseModel):
    """A phase of a game, with its name."""

    id: str
    title: str


class Now(BaseModel):
    """The status line."""

    text: str = Field(description="one sentence: who must do what, or who won")
    phase: str
    title: str
    phases: list[Phase] = Field(description="the repeating phases, in order")
    round: int | None = Field(description="the round or turn")
    rounds: int | None = Field(description="how many there are, if known")
    waiting: list[int] = Field(description="the seats that must act")


if TYPE_CHECKING:
    LineShape: TypeAlias = Any
else:
    LineShape = described(Line)


class ToldShape(BaseModel):
    """The log in words: keep the first lines you have, and add these."""

    keep: int
    add: list[LineShape]


class PlanStep(BaseModel):
    """Something that a seat has done or undone."""

    action: int
    text: str = Field(description="as typed")
    label: str
    says: str = Field(description="its result in words; empty if not worth mentioning")
    forced: bool = Field(
        description="whether it was forced; undo takes it together with the one before"
    )
    phase: str = Field(description="the phase in which it is done")
    begins: bool = Field(
        description="whether it starts something, such as a placement, or continues it"
    )


class PlanShape(BaseModel):
    """What a seat can still undo, and what it has undone."""

    since: int = Field(
        description="the seat's number of moves before; the same until undo is blocked again"
    )
    step: int = Field(description="the step of the game where it starts")
    wall: str = Field(description="why earlier actions can't be undone; empty if there are none")
    steps: list[PlanStep] = Field(description="what was done, and can be undone from its end")
    undone: list[PlanStep] = Field(description="what was undone, next to redo first")


class PartShape(BaseModel):
    """Some points, and what they are for."""

    text: str
    points: int
    kind: str = Field(description="what kind of points, to put equal kinds together")
    source: str = Field(description="the id of the card or Patient that gave them, if one did")


class RoundPoints(BaseModel):
    """The points of a round."""

    round: int
    title: str
    parts: list[PartShape]
    total: int


class SeatPoints(BaseModel):
    """The points of a seat: round by round, and at the end of the game."""

    seat: int
    place: int
    rounds: list[RoundPoints] = Field(description="empty if points are counted only at the end")
    parts: list[PartShape] = Field(description="points at the end of the game")
    total: int


class Debrief(BaseModel):
    """How a game ended."""

    seats: list[SeatPoints]
    sentence: str = Field(description="the ranking in words")
    tie: str | None = Field(description="how the tie was broken")

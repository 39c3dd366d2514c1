"""OpenAPI types of the coach's hints, plans and reviews."""

from __future__ import annotations

from pydantic import BaseModel, Field

from wardround.server.declared import Plans


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


class HintShape(BaseModel):
    """A hint, from nudge to move; how many steps there are, and this one in words."""

    step: int
    steps: int
    text: str
    actions: list[int] = Field(
        description="what to point at: none for a nudge, then what could be done, then the move"
    )
    touch: list[str] = Field(description="ids of the cards, dice and patients it mentions")
    rule: str = Field(description="the rule behind the first action; empty if none")


class OfferShape(BaseModel):
    """A plan that can be carried out from here."""

    title: str
    text: str
    actions: list[int] = Field(description="in order, up to the first roll or draw")
    points: float = Field(description="what it scores, or its value over doing nothing")


class PlansShape(BaseModel):
    """Whole plans, as data and in words."""

    plans: Plans
    lines: list[str]
    offers: list[OfferShape]

"""OpenAPI types of a table's setup and state."""

from __future__ import annotations

from pydantic import BaseModel, Field


class AskingShape(BaseModel):
    """A player asks to take back their last decision."""

    asked: int = Field(description="the number by which it is answered")
    seat: int
    text: str = Field(description="who asks for what, and whose decisions would go with it")
    move: str = Field(description="the decision as the log tells it; empty if nobody else saw it")
    agreed: list[int]
    waiting: list[int] = Field(description="the seats that have still to agree")
    lost: list[int] = Field(description="the seats of which decisions would go too")


class TakebackShape(BaseModel):
    """What a seat could ask to take back."""

    move: str = Field(description="the decision as the log tells it; empty if nobody else saw it")


class KnockingShape(BaseModel):
    """A person asks to take over a bot's seat."""

    asked: int = Field(description="the number by which it is answered")
    seat: int
    name: str
    text: str = Field(description="who asks for what")
    agreed: list[int]
    waiting: list[int] = Field(description="the seats that have still to agree")

"""OpenAPI types of a table's setup and state."""

from __future__ import annotations

from pydantic import BaseModel, Field


class AskingShape(BaseModel):
    """A player's open takeback request."""

    asked: int = Field(description="the number to answer it with")
    seat: int
    text: str = Field(description="who asks for what, and whose moves it also undoes")
    move: str = Field(description="the decision as in the log; empty if no one else saw it")
    agreed: list[int]
    waiting: list[int] = Field(description="the seats that still have to agree")
    lost: list[int] = Field(description="the seats whose moves it also undoes")


class TakebackShape(BaseModel):
    """What a seat can request a takeback for."""

    move: str = Field(description="the decision as in the log; empty if no one else saw it")


class KnockingShape(BaseModel):
    """An open request for a bot's seat."""

    asked: int = Field(description="the number to answer it with")
    seat: int
    name: str
    text: str = Field(description="who asks for what")
    agreed: list[int]
    waiting: list[int] = Field(description="the seats that still have to agree")

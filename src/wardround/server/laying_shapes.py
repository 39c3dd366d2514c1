"""OpenAPI types of creating, joining and listing tables."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

Settings = dict[str, bool | int | str | None]


class ChairShape(BaseModel):
    """A seat of a table."""

    kind: Literal["person", "bot", "open"]
    name: str
    bot: str
    stand_in: str = Field(description="the bot that plays for a person for the time being")
    agreed: list[int] = Field(description="the seats that want a bot to play here")


class SeatLink(BaseModel):
    """The secret link of a seat."""

    seat: int
    secret: str


class LaidShape(BaseModel):
    """A new table."""

    table: str
    seats: list[int] = Field(description="one's own seats")
    links: list[SeatLink]
    commitment: str


class Seated(BaseModel):
    """A seat that you got."""

    table: str
    seat: int
    secret: str | None = Field(default=None, description="the seat's link, for one's other devices")


class Knocked(BaseModel):
    """The players are asked whether you can take over a seat from a bot."""

    table: str
    seat: int
    asked: int = Field(description="the number by which it is answered")


class KnockShape(BaseModel):
    """The state of your request for a seat."""

    state: Literal["none", "asked", "agreed", "refused"]
    seat: int | None = None


class Rematched(BaseModel):
    """The table where the same people play again."""

    table: str


class SummaryShape(BaseModel):
    """A table in a list."""

    table: str
    status: Literal["waiting", "playing", "over"]
    created_at: int
    updated_at: int
    seats: list[int]
    game: str
    settings: Settings
    packs: list[str]
    daily: str = Field(default="", description="the day whose ward it is; empty for other tables")
    chairs: list[ChairShape]
    deciding: list[int]
    scores: list[int]
    winners: list[int] = Field(default_factory=list, description="seats; none until it is over")
    round: int | None = Field(default=None, description="the round or turn, once it has begun")
    rounds: int | None = Field(default=None, description="of how many, where that is known")


class Page(BaseModel):
    """Tables, newest first; `before` asks for the next page."""

    tables: list[SummaryShape]
    before: str | None

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
    stand_in: str = Field(description="the stand-in bot that plays for a player")
    agreed: list[int] = Field(description="the seats that want a stand-in bot here")


class SeatLink(BaseModel):
    """The secret link of a seat."""

    seat: int
    secret: str


class LaidShape(BaseModel):
    """A new table."""

    table: str
    seats: list[int] = Field(description="your own seats")
    links: list[SeatLink]
    commitment: str


class Seated(BaseModel):
    """A seat that a player got."""

    table: str
    seat: int
    secret: str | None = Field(default=None, description="the seat's link, for your other devices")


class Knocked(BaseModel):
    """The players have been asked about a bot's seat."""

    table: str
    seat: int
    asked: int = Field(description="the number to answer it with")


class KnockShape(BaseModel):
    """The state of a request for a seat."""

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
    daily: str = Field(default="", description="the day of its daily ward; empty for other tables")
    chairs: list[ChairShape]
    deciding: list[int]
    scores: list[int]
    winners: list[int] = Field(
        default_factory=list, description="seats; empty until the game is finished"
    )
    round: int | None = Field(default=None, description="the round or turn, once started")
    rounds: int | None = Field(default=None, description="of how many, if known")


class Page(BaseModel):
    """Tables, newest first; `before` asks for the next page."""

    tables: list[SummaryShape]
    before: str | None

"""OpenAPI types of creating, joining and listing tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypedDict

from pydantic import BaseModel, Field

from wardround.server.declared import described
from wardround.tables.summary_types import Chair, Summary

if TYPE_CHECKING:
    ChairShape: TypeAlias = Any
else:
    ChairShape = described(Chair)


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


class Page(TypedDict):
    """Tables, newest first; `before` asks for the next page."""

    tables: list[Summary]
    before: str | None

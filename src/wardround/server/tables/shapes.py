"""OpenAPI types of creating and listing tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias, TypedDict

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


class Rematched(BaseModel):
    """The table where the same people play again."""

    table: str


class Page(TypedDict):
    """Tables, newest first; `before` asks for the next page."""

    tables: list[Summary]
    before: str | None

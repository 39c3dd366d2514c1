"""OpenAPI types of group reviews."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from wardround.server.http.bodies import Body, Name, SeatNumber
from wardround.tables.replays.group_reviews import LONGEST_NOTE

MOST_NOTES = 64
"""How many notes a review has room for; they are short, and fit into one request."""
StepNumber = Annotated[int, Field(ge=0, le=1_000_000)]
Thing = Annotated[str, Field(pattern=r"^[A-Za-z0-9_.:/*+>-]{1,80}$")]
"""Something on the board by its id, as in `0/R5*`: each page knows what its reader calls it."""
Arrow = Annotated[list[Thing], Field(max_length=2)]
"""What is pointed at: nothing, one thing, or from one thing to another."""


class NoteShape(Body):
    """Something noted at a step of the game."""

    step: StepNumber
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_NOTE)]


class Pointing(Body):
    """Where the leader is, and their notes."""

    step: StepNumber
    seat: SeatNumber | Literal["all"] | None = None
    """The seat whose view they show; null for a spectator's."""
    notes: Annotated[list[NoteShape], Field(max_length=MOST_NOTES)] = Field(default_factory=list)
    arrow: Arrow = Field(default_factory=list)
    """What they point at; it disappears when they move on."""


class Reviewing(Pointing):
    """A new review; its creator leads."""

    name: Name | None = None


class Following(Body):
    """A follower who gives their name."""

    name: Name | None = None


class HandingOver(Body):
    """The new leader's index in `people`."""

    to: Annotated[int, Field(ge=0, le=999)]


class ReviewShape(BaseModel):
    """A group review as one follower sees it."""

    review: str
    table: str
    seq: int = Field(description="grows with every change")
    people: list[str] = Field(description="followers with a name, in the order they came")
    leader: int = Field(description="the leader's index in `people`")
    me: int | None = Field(description="the caller's index in `people`")
    step: int
    seat: int | Literal["all"] | None = Field(description="as in the steps of a table")
    notes: list[NoteShape]
    arrow: Arrow = Field(description="what the leader points at: up to two ids")

"""Bodies of requests about group reviews."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

from pydantic import Field

from wardround.server.declared import described
from wardround.server.http.bodies import Body, Name, SeatNumber
from wardround.tables.replays import replay_types

MOST_NOTES = 64
"""How many notes a review has room for; they are short, and fit into one request."""
StepNumber = Annotated[int, Field(ge=0, le=1_000_000)]
if TYPE_CHECKING:
    Note: TypeAlias = Any
    Arrow: TypeAlias = Any
else:
    Note, Arrow = described(replay_types.Note), described(replay_types.Arrow)


class Pointing(Body):
    """Where the leader is, and their notes."""

    step: StepNumber
    seat: SeatNumber | Literal["all"] | None = None
    """The seat whose view they show; null for a spectator's."""
    notes: Annotated[list[Note], Field(max_length=MOST_NOTES)] = Field(default_factory=list)
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

"""Group reviews: as stored, and as a follower sees one."""

from __future__ import annotations

from typing import Annotated, Final, NotRequired, TypeAlias, TypedDict

from wardround.core.json_types import About
from wardround.tables.replays.replay_types import Eyes

LONGEST_NOTE: Final = 280
Arrow: TypeAlias = Annotated[
    list[Annotated[str, About(pattern=r"^[A-Za-z0-9_.:/*+>-]{1,80}$")]], About(most=2)
]
"""What is pointed at: nothing, one thing, or from one thing to another.

A thing is on the board, by its id as in `0/R5*`: each page knows what its reader calls it.
"""


class Note(TypedDict):
    """Something noted at a step of the game."""

    step: Annotated[int, About(low=0, high=1_000_000)]
    text: Annotated[str, About(least=1, most=LONGEST_NOTE)]


class Pointing(TypedDict):
    """What the leader points at."""

    step: int
    seat: Eyes
    notes: list[Note]
    arrow: NotRequired[Arrow]
    """Missing in reviews from before this field."""


class Reviewer(TypedDict):
    """Somebody who follows a review by name."""

    id: str
    name: str


class ReviewTold(Pointing):
    """A review as stored."""

    leader: str
    people: list[Reviewer]


class Review(TypedDict):
    """A group review as one follower sees it."""

    review: str
    table: str
    seq: Annotated[int, About("grows with every change")]
    people: Annotated[list[str], About("followers with a name, in the order they came")]
    leader: Annotated[int, About("the leader's index in `people`")]
    me: Annotated[int | None, About("the caller's index in `people`")]
    step: int
    seat: Annotated[Eyes, About("as in the steps of a table")]
    notes: list[Note]
    arrow: Annotated[Arrow, About("what the leader points at: up to two ids")]

"""Replays: steps of a game, where one's own line from there leads, and group reviews."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NotRequired, TypeAlias, TypedDict

from wardround.core.json_types import About, Events, Forecast, View
from wardround.tables.pictures.picture_types import Line, Shown

Eyes: TypeAlias = int | Literal["all"] | None
"""The viewer of a replay: a seat, a spectator (None), or all of them."""
LONGEST_NOTE: Final = 280
Arrow: TypeAlias = Annotated[
    list[Annotated[str, About(pattern=r"^[A-Za-z0-9_.:/*+>-]{1,80}$")]], About(most=2)
]
"""What is pointed at: nothing, one thing, or from one thing to another.

A thing is on the board, by its id as in `0/R5*`: each page knows what its reader calls it.
"""


class Step(TypedDict):
    """A step of a game, and what led to it in words."""

    step: int
    view: View
    lines: list[Line]
    events: Annotated[Events, About("what happened since the step before")]
    says: Annotated[str, About("what happened, if the log shows it only at a later step")]


class Stretch(TypedDict):
    """Several steps of a game, and how many there are in all."""

    steps: int
    seat: Annotated[Eyes, About("whose view; null for a spectator's")]
    views: list[Step]
    names: Annotated[list[str], About("the seats' names; empty if lost")]


class DecidedRecord(TypedDict):
    """What a player did in your What if line."""

    seat: int
    action: int


class Meanwhile(TypedDict):
    """How the same round or turn ended in the game, for the same seat."""

    step: Annotated[int, About("before its last decision there")]
    forecast: Forecast


class BranchShape(TypedDict):
    """Where your What if line has led."""

    line: Annotated[
        list[DecidedRecord],
        About("all decisions since that step; send them again with your own at the end"),
    ]
    shown: Annotated[Shown, About("as a table is shown to the seat that decides")]
    game: Annotated[Meanwhile | None, About("the real game's result in that round or turn")]


# --- group reviews -------------------------------------------------------------------------------


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

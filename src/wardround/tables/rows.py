"""The plain records that tables write to their storage and read from it, and tables in lists."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeAlias, TypedDict

from wardround.core.json_types import About, Settings
from wardround.tables.game.entries import Entry
from wardround.tables.game.table_types import Chair, Status

STATUSES: Final[tuple[Status, ...]] = ("waiting", "playing", "over")

Stored: TypeAlias = Mapping[str, Any]
"""An object that was stored: perhaps by an older version, perhaps damaged."""
Cursor = tuple[int, str]
"""Where a page of a listing ended; the next one starts after it."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as the program needs it. Its setup is secret, since it contains the seed."""

    id: str
    laid: Stored = field(repr=False)
    created_at: int
    status: Status
    listed: bool
    summary: Stored
    updated_at: int
    last_seq: int
    closed_at: int | None = None
    """When an operator closed it; nobody can play or watch it since."""


@dataclass(frozen=True, slots=True)
class Listing:
    """The public summary of a table."""

    id: str
    created_at: int
    status: Status
    listed: bool
    summary: Stored
    updated_at: int
    last_seq: int
    seats: tuple[int, ...] = ()
    """The caller's seats, in a listing of their own tables."""
    cursor: Cursor = (0, "")
    """What to ask for as `before`, to get what follows this one."""


@dataclass(frozen=True, slots=True)
class Archived:
    """A finished game: its record, and whatever else helps to show it again quickly."""

    text: str = field(repr=False)
    frames: bytes = field(default=b"", repr=False)


@dataclass(frozen=True, slots=True)
class Append:
    """The next entries of one table, at least one and without gaps, and what follows from them."""

    table_id: str
    entries: tuple[Entry, ...]
    status: Status
    summary: Stored
    record: Archived | None = None
    due_at: int | None = None
    """When the table is to be looked after: 0 for never, None for as before."""

    def __post_init__(self) -> None:
        first = self.entries[0].seq
        assert [entry.seq for entry in self.entries] == [*range(first, first + len(self.entries))]

    @property
    def first_seq(self) -> int:
        """The number of its first entry."""
        return self.entries[0].seq

    @property
    def last_seq(self) -> int:
        """The number of its last entry."""
        return self.entries[-1].seq

    @property
    def at(self) -> int:
        """When its last entry was made."""
        return self.entries[-1].at


@dataclass(frozen=True, slots=True)
class Conflict:
    """Why entries were not written: nothing of their append is in the log.

    `key`: one of them was sent before; `seq`: another writer was first, or something is missing
    before them; `table`: the table does not exist, or an operator has closed it.
    """

    kind: Literal["seq", "key", "table"]
    seq: int
    """For `key` the number of the entry that has the key, for `seq` the last one of the log."""


@dataclass(frozen=True, slots=True)
class ReviewRow:
    """A finished game that people look back on together, and how often it was changed."""

    id: str
    table_id: str
    seq: int
    told: Stored


@dataclass(frozen=True, slots=True)
class Person:
    """A person who plays here, a guest or one with passkeys."""

    id: str
    name: str
    created_at: int
    banned: bool = False
    """Whether an operator has shut them out."""


@dataclass(frozen=True, slots=True)
class SeatRight:
    """A person's right to a seat."""

    seat: int
    person_id: str
    name: str


class Link(NamedTuple):
    """The seat that a secret leads to, or led to until it was used or renewed."""

    table_id: str
    seat: int
    holds: bool
    """Whether it still leads there."""


class Attempt(NamedTuple):
    """A person's attempt at a daily ward; `points` is None before the end."""

    day: str
    table_id: str
    points: int | None
    counts: bool
    """Whether it came to its end in time."""
    won: bool


class Finished(NamedTuple):
    """An attempt that has come to its end."""

    table_id: str
    day: str
    points: int
    won: bool
    """Whether nobody did better at that table."""
    over_at: int


class Result(NamedTuple):
    """What is noted of an attempt."""

    table_id: str
    points: int
    counts: bool
    won: bool


class DayResults(NamedTuple):
    """How all did on a day whose attempts count."""

    scores: dict[int, int]
    """How many have got how many points, the fewest points first."""
    winners: int


class TableSummary(TypedDict):
    """What lists tell of a table, as stored."""

    game: str
    settings: Settings
    packs: list[str]
    daily: Annotated[str, About("the day of its daily ward; empty for other tables")]
    chairs: list[Chair]
    deciding: list[int]
    scores: list[int]
    winners: Annotated[list[int], About("seats; empty until the game is finished")]
    round: Annotated[int | None, About("the round or turn, once started")]
    rounds: Annotated[int | None, About("of how many, if known")]


class Summary(TableSummary):
    """A table in a list."""

    table: str
    status: Status
    created_at: int
    updated_at: int
    seats: list[int]

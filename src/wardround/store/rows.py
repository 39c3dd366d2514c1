"""The plain records that the store reads and writes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

from wardround.core.game import Json
from wardround.tables.game.entries import Entry

Status = Literal["waiting", "playing", "over"]
STATUSES: Final[tuple[Status, ...]] = ("waiting", "playing", "over")

Cursor = tuple[int, str]
"""Where a page of a listing ended; the next one starts after it."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as the program needs it. Its setup is secret, since it contains the seed."""

    id: str
    laid: Json = field(repr=False)
    created_at: int
    status: Status
    listed: bool
    summary: Json
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
    summary: Json
    updated_at: int
    last_seq: int
    seats: tuple[int, ...] = ()
    """The caller's seats, in a listing of their own tables."""
    cursor: Cursor = (0, "")
    """What to ask for as `before`, to get what follows this one."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A finished game: its record, and whatever else helps to show it again quickly."""

    text: str = field(repr=False)
    frames: bytes = field(default=b"", repr=False)


@dataclass(frozen=True, slots=True)
class Duty:
    """A table that is to be looked after at a moment, unless something happens before."""

    table_id: str
    due_at: int


@dataclass(frozen=True, slots=True)
class Append:
    """The next entries of one table, at least one and without gaps, and what follows from them."""

    table_id: str
    entries: tuple[Entry, ...]
    status: Status
    summary: Json
    record: Kept | None = None
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
    told: Json


@dataclass(frozen=True, slots=True)
class Person:
    """A person who plays here, a guest or one with passkeys."""

    id: str
    name: str
    created_at: int
    banned: bool = False
    """Whether an operator has shut them out."""


@dataclass(frozen=True, slots=True)
class Chair:
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


class Merged(NamedTuple):
    """What has changed where two people became one."""

    reviews: list[str]
    """The reviews in which the deleted person was listed."""
    tokens: list[str]
    """Their tokens, which have ended."""


class Credential(NamedTuple):
    """The public half of a person's passkey, and how often it was used."""

    person_id: str
    public_key: bytes
    sign_count: int


class Usage(NamedTuple):
    """How much is kept."""

    tables: dict[str, int]
    """How many, by status."""
    people: int
    packs: int
    size: int
    """How many bytes the database has."""


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


class Order(NamedTuple):
    """Something that an operator did, as it is logged: about a table or a person, by its id."""

    id: int
    at: int
    operator: str
    action: str
    subject: str
    reason: str


class Subscription(NamedTuple):
    """A browser with push messages: its endpoint, keys and language."""

    endpoint: str
    public_key: str
    auth: str
    language: str


class Waiting(NamedTuple):
    """A player who can be notified at a seat, and their last notified turn."""

    table_id: str
    seat: int
    person_id: str
    turn: int


class MailAddress(NamedTuple):
    """A person's email address, its language, its unsubscribe secret, and since when."""

    address: str
    language: str
    stop: str
    confirmed_at: int | None = None

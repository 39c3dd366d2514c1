"""The plain records that the store reads and writes, besides those of tables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class Duty:
    """A table that is to be looked after at a moment, unless something happens before."""

    table_id: str
    due_at: int


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

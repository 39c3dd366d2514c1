"""What operators can see of tables, people and usage: everything except secrets."""

from __future__ import annotations

import json
from typing import Any, Final, NotRequired, TypedDict, cast

from sqlalchemy import ColumnElement, Connection, Row, Select, func, select

from wardround.core.errors import BadOption
from wardround.store.forgetting import Sitters, tables_with
from wardround.store.packs import HASHES, TEXTS
from wardround.store.schema import (
    ADDRESSES,
    ATTEMPTS,
    CHAIRS,
    CREDENTIALS,
    ENTRIES,
    PEOPLE,
    REMINDERS,
    REVIEWERS,
    SUBSCRIPTIONS,
    TABLES,
    TOKENS,
)
from wardround.store.store import Store
from wardround.store.usage import CLOSED, bytes_by
from wardround.tables.rows import Stored

OPENLY: Final = ("settings", "watched", "takebacks", "boards", "practice", "daily", "deal")
"""The visible fields of a table's setup: not its seed, packs or starting moves."""


class TableOverview(TypedDict):
    """A line in the list of tables."""

    table: str
    state: str
    game: str
    names: list[str]
    created_at: int
    updated_at: int
    entries: int
    listed: bool


class Holder(TypedDict):
    """A person who has a seat at a table."""

    seat: int
    person: str
    name: str


class TableDetails(TableOverview):
    """A table, its players, and its size."""

    laid: Stored
    packs: list[str]
    chairs: list[Stored]
    holders: list[Holder]
    bytes: int
    messages: NotRequired[list[Stored]]


class PersonOverview(TypedDict):
    """A line in the list of people."""

    person: str
    name: str
    created_at: int
    banned_at: int | None
    tables: int
    devices: int
    passkeys: int


class PersonDetails(PersonOverview):
    """A person and their tables."""

    seats: list[TableOverview]


def tables(
    store: Store, state: str | None = None, person: str | None = None, limit: int = 50
) -> list[TableOverview]:
    """Return tables, the last changed first: all, or those in a state or of a person."""
    asked = _tables_asked().order_by(TABLES.c.updated_at.desc(), TABLES.c.id).limit(limit)
    if state == CLOSED:
        asked = asked.where(TABLES.c.closed_at.is_not(None))
    elif state is not None:
        asked = asked.where(TABLES.c.closed_at.is_(None), TABLES.c.status == state)
    if person is not None:
        theirs = select(CHAIRS.c.table_id).where(CHAIRS.c.person_id == person)
        asked = asked.where(TABLES.c.id.in_(theirs))
    with store.reading() as connection:
        return [_table(row) for row in connection.execute(asked).all()]


def _tables_asked() -> Select[Any]:
    known = TABLES.c
    return select(
        known.id, known.created_at, known.updated_at, known.status, known.closed_at, known.listed,
        known.last_seq, known.summary,
    )  # fmt: skip


def _table(row: Row[Any]) -> TableOverview:
    told = parsed(row.summary)
    chairs = told.get("chairs", [])
    return {
        "table": row.id,
        "state": row.status if row.closed_at is None else CLOSED,
        "game": told.get("game", ""),
        "names": [one.get("name") or one.get("bot") or "" for one in chairs],
        "created_at": row.created_at,
        "updated_at": row.updated_at,
        "entries": row.last_seq,
        "listed": row.listed,
    }


def parsed(summary: str) -> Stored:
    """Return a summary; an empty one if it can't be read, so that the others are still listed."""
    try:
        told = json.loads(summary)
    except ValueError:
        return {}
    return told if isinstance(told, dict) else {}


def table(store: Store, table_id: str, *, messages: bool = False) -> TableDetails:
    """Return a table, its players, and its size; with its messages, if asked.

    Raises `BadOption` if the table does not exist.
    """
    with store.reading() as connection:
        row = connection.execute(_tables_asked().where(TABLES.c.id == table_id)).one_or_none()
        if row is None:
            raise BadOption("admin-no-table", id=table_id)
        laid = parsed(connection.scalar(select(TABLES.c.laid).where(TABLES.c.id == table_id)) or "")
        found = {
            **_table(row),
            "laid": {name: laid[name] for name in OPENLY if name in laid},
            "packs": sorted({**laid.get(TEXTS, {}), **laid.get(HASHES, {})}),
            "chairs": parsed(row.summary).get("chairs", []),
            "holders": _holders(connection, table_id),
            "bytes": bytes_by(connection, TABLES.c.id, TABLES.c.id == table_id)[table_id],
        }
        told = cast(TableDetails, found)
        if messages:
            told["messages"] = _messages(connection, table_id)
    return told


def _holders(connection: Connection, table_id: str) -> list[Holder]:
    asked = (
        select(CHAIRS.c.seat, CHAIRS.c.person_id, PEOPLE.c.name)
        .join(PEOPLE)
        .where(CHAIRS.c.table_id == table_id)
        .order_by(CHAIRS.c.seat, CHAIRS.c.person_id)
    )
    return [
        {"seat": seat, "person": person, "name": name}
        for seat, person, name in connection.execute(asked).all()
    ]


def _messages(connection: Connection, table_id: str) -> list[Stored]:
    asked = (
        select(ENTRIES.c.at, ENTRIES.c.seat, ENTRIES.c.body)
        .where(ENTRIES.c.table_id == table_id, ENTRIES.c.kind == "say")
        .order_by(ENTRIES.c.seq)
    )
    found = connection.execute(asked).all()
    return [{"at": at, "seat": seat, **parsed(body)} for at, seat, body in found]


# --- people ----------------------------------------------------------------------------------


def people(
    store: Store, name: str = "", *, banned: bool = False, limit: int = 50
) -> list[PersonOverview]:
    """Return people, the newest first: all, or those with a text in their name, or banned."""
    asked = _people_asked().order_by(PEOPLE.c.created_at.desc(), PEOPLE.c.id).limit(limit)
    if name:
        asked = asked.where(PEOPLE.c.name.icontains(name, autoescape=True))
    if banned:
        asked = asked.where(PEOPLE.c.banned_at.is_not(None))
    with store.reading() as connection:
        return [_person(row) for row in connection.execute(asked).all()]


def _people_asked() -> Select[Any]:
    def count(of: Any, owner: ColumnElement[str]) -> Any:  # noqa: ANN401 - of any column
        return select(func.count(of)).where(owner == PEOPLE.c.id).scalar_subquery()

    return select(
        PEOPLE.c.id.label("person"), PEOPLE.c.name, PEOPLE.c.created_at, PEOPLE.c.banned_at,
        count(CHAIRS.c.table_id.distinct(), CHAIRS.c.person_id).label("tables"),
        count(TOKENS.c.token_hash, TOKENS.c.person_id).label("devices"),
        count(CREDENTIALS.c.id, CREDENTIALS.c.person_id).label("passkeys"),
    )  # fmt: skip


def _person(row: Row[Any]) -> PersonOverview:
    return cast(PersonOverview, row._asdict())


def person(store: Store, person_id: str) -> PersonDetails:
    """Return a person and their tables; raise `BadOption` if there is no such person."""
    with store.reading() as connection:
        row = connection.execute(_people_asked().where(PEOPLE.c.id == person_id)).one_or_none()
    if row is None:
        raise BadOption("admin-no-person", id=person_id)
    return {**_person(row), "seats": tables(store, person=person_id, limit=1000)}


def export(store: Store, person_id: str) -> Stored:
    """Return all that is kept of a person, for themselves; raise `BadOption` for nobody."""
    one = person(store, person_id)
    with store.reading() as connection:
        asked = select(PEOPLE.c.preferences).where(PEOPLE.c.id == person_id)
        tried = select(ATTEMPTS).where(ATTEMPTS.c.person_id == person_id).order_by(ATTEMPTS.c.day)
        devices = select(TOKENS.c.created_at).where(TOKENS.c.person_id == person_id)
        keys = select(CREDENTIALS.c.created_at).where(CREDENTIALS.c.person_id == person_id)
        told = select(SUBSCRIPTIONS.c.created_at).where(SUBSCRIPTIONS.c.person_id == person_id)
        quiet = select(REMINDERS.c.table_id).where(
            REMINDERS.c.person_id == person_id, REMINDERS.c.muted.is_(True)
        )
        mail = select(ADDRESSES.c.address, ADDRESSES.c.language, ADDRESSES.c.confirmed_at).where(
            ADDRESSES.c.person_id == person_id
        )
        named = select(REVIEWERS.c.review_id).where(REVIEWERS.c.person_id == person_id)
        return {
            "person": one["person"],
            "name": one["name"],
            "created_at": one["created_at"],
            "banned_at": one["banned_at"],
            "preferences": parsed(connection.scalar(asked) or "{}"),
            "devices": sorted(connection.scalars(devices)),
            "passkeys": sorted(connection.scalars(keys)),
            "reminded_browsers": sorted(connection.scalars(told)),
            "mail": [dict(row) for row in connection.execute(mail).mappings()],
            "reminders_off": sorted(connection.scalars(quiet)),
            "daily": [dict(row) for row in connection.execute(tried).mappings()],
            "reviews": sorted(connection.scalars(named)),
            "tables": [
                {"table": table_id, "entries": _entries(connection, table_id, person_id)}
                for table_id in sorted(tables_with(connection, person_id))
            ],
        }


def _entries(connection: Connection, table_id: str, person_id: str) -> list[Stored]:
    return [
        {"seq": entry.seq, "at": entry.at, "seat": entry.seat, "kind": entry.kind, **entry.body}
        for entry in Sitters(connection, table_id, person_id).own
    ]

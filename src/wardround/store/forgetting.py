"""Deletes a table with all its data, and removes a person from shared tables.

A log is never cut: a deleted player's seat stays without a name, and their messages become dashes.
So the games of others can still be played, replayed and verified.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping
from typing import Final

from sqlalchemy import Connection, Table, delete, select, update

from wardround.core.json_types import Unchecked
from wardround.core.record_text import digest_of
from wardround.store.packs import texts_used, with_packs, without_packs
from wardround.store.quick import as_text
from wardround.store.schema import (
    CHAIRS,
    ENTRIES,
    METADATA,
    PEOPLE,
    RECORDS,
    REVIEWERS,
    REVIEWS,
    TABLES,
)
from wardround.tables.game.entries import Entry

NOBODY: Final = "–"
"""What is left of a deleted person's name and messages, in any language."""


def delete_belonging(connection: Connection, to: Table, ids: Collection[str]) -> None:
    """Delete rows of a table, and first the rows that refer to them, by the schema."""
    if not ids:
        return
    for table in reversed(METADATA.sorted_tables):
        for key in table.foreign_keys:
            if key.column is to.c.id:
                connection.execute(delete(table).where(key.parent.in_(ids)))
    connection.execute(delete(to).where(to.c.id.in_(ids)))


def seated_at(connection: Connection, person_id: str) -> set[str]:
    """Return the tables where a person has a seat."""
    return set(connection.scalars(select(CHAIRS.c.table_id).where(CHAIRS.c.person_id == person_id)))


def tables_with(connection: Connection, person_id: str) -> set[str]:
    """Return the tables where a person has or had a seat; reads all logs for that."""
    # Ids are of letters, digits, `-` and `_`, which JSON writes as they are.
    named = ENTRIES.c.body.contains(f'"{person_id}"', autoescape=True)
    sat = select(ENTRIES.c.table_id).where(ENTRIES.c.kind == "sit", named)
    return {*seated_at(connection, person_id), *connection.scalars(sat)}


def log_of(connection: Connection, table_id: str) -> list[Entry]:
    """Return the whole log of a table."""
    asked = select(ENTRIES).where(ENTRIES.c.table_id == table_id).order_by(ENTRIES.c.seq)
    return [
        Entry(row.seq, row.at, row.kind, row.seat, json.loads(row.body), row.key or "")
        for row in connection.execute(asked).all()
    ]


class Sitters:
    """Who sat where while a log was written, as far as one person is concerned."""

    def __init__(self, connection: Connection, table_id: str, person_id: str) -> None:
        self.log: Final = log_of(connection, table_id)
        self._person: Final = person_id
        held = select(CHAIRS.c.seat).where(
            CHAIRS.c.table_id == table_id, CHAIRS.c.person_id == person_id
        )
        self._held: Final = set(connection.scalars(held))
        sat = {entry.body.get("person", "") for entry in self.log if entry.kind == "sit"} - {""}
        known = select(PEOPLE.c.id).where(PEOPLE.c.id.in_(sat))
        self._known: Final = set(connection.scalars(known))
        self.own: Final = [
            entry for entry, sitter in self._with_sitters() if self._is_own(entry.seat, sitter)
        ]
        """The entries that they made."""
        self.seats: Final = {
            seat for seat, sitter in self._last().items() if self._is_own(seat, sitter)
        }
        """The seats that they have in the end."""
        self.others: Final = {one for one in sat if one != person_id} - self._merged()
        """All others who ever had a seat there."""

    def _with_sitters(self) -> Iterable[tuple[Entry, str]]:
        sitters: dict[int, str] = {}
        for entry in self.log:
            if entry.kind == "sit":
                sitters[entry.seat] = entry.body.get("person", "")
            yield entry, sitters.get(entry.seat, "")
            if entry.kind == "stand":
                sitters.pop(entry.seat, None)

    def _last(self) -> Mapping[int, str]:
        last: dict[int, str] = {}
        for entry in self.log:
            if entry.kind == "sit":
                last[entry.seat] = entry.body.get("person", "")
            elif entry.kind == "stand":
                last.pop(entry.seat, None)
        return last

    def _is_own(self, seat: int, sitter: str) -> bool:
        """Return whether a seat was theirs; a guest with a passkey had another id before."""
        return sitter == self._person or (
            bool(sitter) and seat in self._held and sitter not in self._known
        )

    def _merged(self) -> set[str]:
        return {sitter for seat, sitter in self._last().items() if self._is_own(seat, sitter)}


def clean_log(connection: Connection, table_id: str, sitters: Sitters) -> None:
    """Remove a person's names and messages from a table that others share."""
    for entry in sitters.own:
        body = _cleaned(entry)
        if body != entry.body:
            changed = update(ENTRIES).where(
                ENTRIES.c.table_id == table_id, ENTRIES.c.seq == entry.seq
            )
            connection.execute(changed.values(body=as_text(body)))
    summary = connection.scalar(select(TABLES.c.summary).where(TABLES.c.id == table_id))
    told = json.loads(summary or "{}")
    for seat in sitters.seats:
        if seat < len(told.get("chairs", [])):
            told["chairs"][seat]["name"] = NOBODY
    connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(summary=as_text(told)))
    kept = connection.scalar(select(RECORDS.c.text).where(RECORDS.c.table_id == table_id))
    if kept is not None:
        packs = texts_used(connection, table_id)
        text = without_packs(without_names(with_packs(kept, packs), sitters.seats), packs)
        connection.execute(update(RECORDS).where(RECORDS.c.table_id == table_id).values(text=text))


def _cleaned(entry: Entry) -> Unchecked:
    if entry.kind == "sit":
        return {**entry.body, "name": NOBODY, "person": ""}
    if entry.kind == "rename":
        return {**entry.body, "name": NOBODY}
    if entry.kind == "say" and "text" in entry.body:
        return {**entry.body, "text": NOBODY}
    return entry.body


def without_names(record: str, seats: Collection[int]) -> str:
    """Return a record in which some seats have no name, with a new digest.

    Moves, luck and seed stay the same, so that it can still be verified.
    """
    first, *moves, last = record.splitlines()
    header = json.loads(first)
    names = [NOBODY if seat in seats else name for seat, name in enumerate(header["seats"])]
    body = "\n".join([as_text({**header, "seats": names}), *moves, ""])
    return body + as_text({**json.loads(last), "digest": digest_of(body)}) + "\n"


def leave_reviews(connection: Connection, person_id: str) -> None:
    """Remove a person from all reviews; those they lead are deleted."""
    asked = select(REVIEWERS.c.review_id).where(REVIEWERS.c.person_id == person_id)
    for review_id in sorted(connection.scalars(asked)):
        found = connection.execute(select(REVIEWS).where(REVIEWS.c.id == review_id)).one()
        told = json.loads(found.told)
        people = [one for one in told["people"] if one["id"] != person_id]
        if told["leader"] == person_id or not people:
            connection.execute(delete(REVIEWS).where(REVIEWS.c.id == review_id))
            continue
        changed = update(REVIEWS).where(REVIEWS.c.id == review_id)
        left = as_text({**told, "people": people})
        connection.execute(changed.values(seq=found.seq + 1, told=left))
    connection.execute(delete(REVIEWERS).where(REVIEWERS.c.person_id == person_id))

"""Tables, people and numbers as text for operators."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Final

from wardround.core.pack_text import visible
from wardround.store.overviews import PersonDetails, PersonOverview, TableDetails, TableOverview
from wardround.store.rows import Order
from wardround.store.usage import Usage
from wardround.words import Words

MEGABYTE: Final = 1_000_000
NOTHING: Final = "–"


def tables(found: Sequence[TableOverview], words: Words) -> Iterator[str]:
    """Give a line for each table."""
    if not found:
        yield words.say("admin-no-tables")
        return
    yield from laid_out(
        words,
        ("table", "state", "game", "changed", "entries", "who"),
        [
            [
                one["table"],
                words.say(f"admin-state-{one['state']}"),
                one["game"] or NOTHING,
                moment(one["updated_at"]),
                str(one["entries"]),
                ", ".join(visible(name) or NOTHING for name in one["names"]),
            ]
            for one in found
        ],
    )


def table(found: TableDetails, words: Words) -> Iterator[str]:
    """Give the lines about one table."""
    yield from tables([found], words)
    yield words.say("admin-size", size=megabytes(found["bytes"], words))
    for one in found["holders"]:
        name = visible(one["name"])
        yield words.say("admin-holder", seat=one["seat"] + 1, name=name, id=one["person"])
    for said in found.get("messages", []):
        text = visible(str(said.get("text", said.get("phrase", ""))))
        yield words.say("admin-message", at=moment(said["at"]), seat=said["seat"] + 1, text=text)


def people(found: Sequence[PersonOverview], words: Words) -> Iterator[str]:
    """Give a line for each person."""
    if not found:
        yield words.say("admin-no-people")
        return
    yield from laid_out(
        words,
        ("person", "name", "since", "tables", "passkeys", "banned"),
        [
            [
                one["person"],
                visible(one["name"]),
                moment(one["created_at"]),
                str(one["tables"]),
                str(one["passkeys"]),
                moment(one["banned_at"]),
            ]
            for one in found
        ],
    )


def person(found: PersonDetails, words: Words) -> Iterator[str]:
    """Give the lines about one person."""
    yield from people([found], words)
    yield ""
    yield from tables(found["seats"], words)


def usage(found: Usage, words: Words) -> Iterator[str]:
    """Give the lines about how much there is."""
    yield from laid_out(
        words,
        ("state", "tables", "entries", "size"),
        [
            [
                words.say(f"admin-state-{state}"),
                str(one["tables"]),
                str(one["entries"]),
                megabytes(one["bytes"], words),
            ]
            for state, one in found["tables"].items()
        ],
    )
    told = found["people"]
    facts = {"people": told["all"], "accounts": told["with_passkey"], "banned": told["banned"]}
    yield words.say("admin-people-counted", **facts)
    yield words.say("admin-database-size", size=megabytes(found["database_bytes"], words))


def orders(found: Sequence[Order], words: Words) -> Iterator[str]:
    """Give a line for each thing that an operator did."""
    if not found:
        yield words.say("admin-no-orders")
        return
    yield from laid_out(
        words,
        ("when", "operator", "action", "subject", "reason"),
        [
            [
                moment(one.at),
                visible(one.operator),
                words.say(f"admin-did-{one.action}"),
                one.subject or NOTHING,
                visible(one.reason) or NOTHING,
            ]
            for one in found
        ],
    )


def laid_out(words: Words, columns: Sequence[str], rows: list[list[str]]) -> Iterator[str]:
    """Give rows with their cells below each other, below the headings of their columns."""
    every = [[words.say(f"admin-heading-{column}") for column in columns], *rows]
    widths = [max(map(len, cells)) for cells in zip(*every, strict=True)]
    for row in every:
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()


def moment(at: int | None) -> str:
    """Return a time of the database, in UTC."""
    if at is None:
        return NOTHING
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def megabytes(size: int, words: Words) -> str:
    """Return a size for people."""
    return words.say("admin-megabytes", size=words.decimal(size / MEGABYTE, 2))

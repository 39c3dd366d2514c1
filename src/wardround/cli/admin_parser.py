"""The arguments of `wardround admin`."""

from __future__ import annotations

from typing import Final

from wardround.cli.arguments import Parser, whole
from wardround.cli.building import Builder

STATES: Final = ("waiting", "playing", "over", "closed")
MOST: Final = 50


def add_admin(builder: Builder) -> None:
    """Add the commands of an operator."""
    _add_looking(builder)
    _add_tables(builder)
    _add_people(builder)
    backup = _add(builder, "backup", "Copy an SQLite database as of now, beside a running server.")
    backup.add_argument("file", metavar="FILE", help="the copy; it must not be there yet")


def _add_looking(builder: Builder) -> None:
    _add(builder, "usage", "Count tables, people and bytes.")
    log = _add(builder, "log", "List what operators did, the latest first.")
    _add_limit(log)
    tables = _add(builder, "tables", "List tables, the last changed first.", ["--state playing"])
    tables.add_argument("--state", choices=STATES, help="only those in this state")
    tables.add_argument("--person", metavar="ID", help="only those where this person has a seat")
    _add_limit(tables)
    table = _add(builder, "table", "Show a table: its seats, who has them, and its size.", ["ID"])
    table.add_argument("id", metavar="ID", help="the id of the table")
    table.add_argument("--messages", action="store_true", help="also show what was said")
    people = _add(builder, "people", "List people, the newest first.", ["--name ann"])
    people.add_argument("--name", default="", metavar="TEXT", help="only those with it in the name")
    people.add_argument("--banned", action="store_true", help="only those who are banned")
    _add_limit(people)
    person = _add(builder, "person", "Show a person and their tables.", ["ID"])
    person.add_argument("id", metavar="ID", help="the id of the person")


def _add_tables(builder: Builder) -> None:
    _add_change(builder, "close", "Close a table: nobody can play or watch it.", "table")
    _add_change(builder, "reopen", "Open a closed table again.", "table")
    delete = _add_change(builder, "delete", "Delete a table and all that belongs to it.", "table")
    _add_yes(delete)


def _add_people(builder: Builder) -> None:
    _add_change(builder, "ban", "Ban a person: their cookies and passkeys open nothing.", "person")
    _add_change(builder, "unban", "Let a banned person in again.", "person")
    _add_change(builder, "export", "Print all that is kept of a person, as JSON.", "person")
    forget = _add_change(builder, "forget", "Delete all that is kept of a person.", "person")
    _add_yes(forget)


def _add(builder: Builder, name: str, about: str, examples: list[str] | None = None) -> Parser:
    command = builder.add(
        name, f"admin:{name}", about, [""] if examples is None else examples, of_game=False
    )
    command.add_argument(
        "--db",
        metavar="URL",
        help="the server's database (default: WARDROUND_DB, or the default file)",
    )
    return command


def _add_change(builder: Builder, name: str, about: str, of: str) -> Parser:
    command = _add(builder, name, about, ["ID --reason spam"])
    command.add_argument("id", metavar="ID", help=f"the id of the {of}")
    command.add_argument(
        "--reason", default="", metavar="TEXT", help="why, for the log of operators"
    )
    return command


def _add_yes(command: Parser) -> None:
    command.add_argument(
        "--yes", action="store_true", help="really; it can't be undone without a backup"
    )


def _add_limit(command: Parser) -> None:
    command.add_argument(
        "--limit", type=whole, default=MOST, metavar="N", help=f"how many (default: {MOST})"
    )

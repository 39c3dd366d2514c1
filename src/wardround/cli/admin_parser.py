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
    backup = _add(
        builder, "backup", "Copy an SQLite database, even while its server is running.", ["copy.db"]
    )
    backup.add_argument("file", metavar="FILE", help="the copy; it must not exist yet")


def _add_looking(builder: Builder) -> None:
    _add(builder, "usage", "Count tables, people and bytes.")
    log = _add(builder, "log", "List what operators did, latest first.")
    _add_limit(log)
    tables = _add(builder, "tables", "List tables, last changed first.", ["--state playing"])
    tables.add_argument("--state", choices=STATES, help="only tables in this state")
    tables.add_argument("--person", metavar="ID", help="only tables where this person has a seat")
    _add_limit(tables)
    table = _add(builder, "table", "Show a table: its seats, its players and its size.", ["ID"])
    table.add_argument("id", metavar="ID", help="the id of the table")
    table.add_argument("--messages", action="store_true", help="also show its chat")
    people = _add(builder, "people", "List people, newest first.", ["--name ann"])
    people.add_argument(
        "--name", default="", metavar="TEXT", help="only people with TEXT in their name"
    )
    people.add_argument("--banned", action="store_true", help="only banned people")
    _add_limit(people)
    person = _add(builder, "person", "Show a person and their tables.", ["ID"])
    person.add_argument("id", metavar="ID", help="the id of the person")


def _add_tables(builder: Builder) -> None:
    _add_change(builder, "close", "Close a table: no one can play or watch it.", "table")
    _add_change(builder, "reopen", "Reopen a closed table.", "table")
    delete = _add_change(builder, "delete", "Delete a table and everything in it.", "table")
    _add_yes(delete)


def _add_people(builder: Builder) -> None:
    _add_change(builder, "ban", "Ban a person: their cookies and passkeys stop working.", "person")
    _add_change(builder, "unban", "Lift the ban on a person.", "person")
    _add_change(builder, "export", "Print everything saved about a person, as JSON.", "person")
    forget = _add_change(builder, "forget", "Delete everything saved about a person.", "person")
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
        "--reason", default="", metavar="TEXT", help="the reason, for the operators' log"
    )
    return command


def _add_yes(command: Parser) -> None:
    command.add_argument(
        "--yes", action="store_true", help="confirm; you can't undo this without a backup"
    )


def _add_limit(command: Parser) -> None:
    command.add_argument(
        "--limit", type=whole, default=MOST, metavar="N", help=f"show at most N (default: {MOST})"
    )

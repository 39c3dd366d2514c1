"""The arguments of the browser table, the server, and what its operator does."""

from __future__ import annotations

import argparse
from typing import Final

from wardround.cli.arguments import (
    Argument,
    Parser,
    count,
    day,
    flag,
    given,
    number,
    port,
    several,
    text,
)
from wardround.cli.building import Builder
from wardround.words.files import LANGUAGES

OPTIONS = ("--no-browser", "--host", "--port", "--db", "--lang")
OWN_FILE: Final = text("--db", "URL", "sqlite:///FILE or postgresql://… (default: your own file)")
SERVERS: Final = text(
    "--db", "URL", "the server's database (default: WARDROUND_DB, or the default file)"
)
STATES: Final = ("waiting", "playing", "over", "closed")
LIMIT: Final = number("--limit", "show at most N", 50)
TABLE: Final = given("id", "ID", "the id of the table")
PERSON: Final = given("id", "ID", "the id of the person")
REASON: Final = text("--reason", "TEXT", "the reason, for the operators' log", "")
YES: Final = flag("--yes", "confirm; you can't undo this without a backup")


def add_home(parser: Parser) -> None:
    """Add what can be asked of the browser table on your own machine."""
    table = parser.add_argument_group("the browser table, without a command")
    for argument in (
        flag("--no-browser", "print the address only; don't open a browser"),
        text("--host", "ADDRESS", "where to listen (default: 127.0.0.1; 0.0.0.0 for your network)"),
        number("--port", "the port (default: 8421, or the next free one)", kind=port),
        OWN_FILE,
        text("--lang", "|".join(LANGUAGES), "the language of the terminal"),
    ):
        argument(table)


def misplaced(given: list[str], args: argparse.Namespace) -> str:
    """Return an option before a command, where it would be ignored, or nothing."""
    first = given[0].partition("=")[0] if given else ""
    return first if first in OPTIONS and args.run != "home:run" else ""


def add_serving(builder: Builder) -> None:
    """Add the commands that run the server, make its key and check its set-up."""
    _add_serve(builder)
    builder.add(
        "keys",
        "keys:run",
        "Make the key that your server needs to send push messages to players.",
        ["", "--file /var/lib/wardround/push-key.pem"],
        text("--file", "FILE", "where to save it (default: where serve looks for it)"),
    )
    builder.add(
        "doctor",
        "doctor:run",
        "Check a server's setup, and show what to fix.",
        ["", "--db sqlite:///tables.db", "--url https://play.example.org", "--json"],
        SERVERS,
        text(
            "--url", "URL", "the address players open; also checks the server through its proxy", ""
        ),
    )


def _add_serve(builder: Builder) -> None:
    serve = builder.add(
        "serve",
        "serve:run",
        "Run the server: tables for people and bots over the network.",
        ["", "--host 0.0.0.0 --name play.local", "--db postgresql://wardround@db/wardround"],
        text("--host", "ADDRESS", "where to listen (default: 127.0.0.1)"),
        number("--port", "the port; 0 for any (default: 8421)", kind=port),
        OWN_FILE,
        text("--public-url", "URL", "the address players open, such as https://play.example.org"),
        several("--name", "HOST", "a host name to accept; use it again for more"),
        several("--proxy", "ADDRESS", "trusted proxy (its X-Forwarded headers count)"),
        several(
            "--metrics-from", "NETWORK", "network that can read /metrics, besides this machine"
        ),
        number("--thinkers", "number of processes for the bots (default: cores - 1, at least 2)"),
        flag("--no-rate-limits", "turn off rate limits"),
    )
    _add_limits(serve)
    for argument in (
        text(
            "--seed",
            "TEXT",
            "repeat all dice and cards, for tests, demos and bug reports; "
            "anyone who knows TEXT can predict them (default: no one can)",
        ),
        number(
            "--day",
            "start the daily wards on this day, at noon, for tests and demos (default: now)",
            kind=day,
            shown="DATE",
        ),
        text(
            "--push-key",
            "FILE",
            "the key for push messages, from wardround keys (default: where that saves it)",
        ),
        several(
            "--push-to",
            "NETWORK",
            "allow push services on this private network, for tests and closed networks",
        ),
    ):
        argument(serve)


def _add_limits(serve: Parser) -> None:
    quotas = serve.add_argument_group("limits on what players create; 0 for no limit")
    for name, unit, about in (
        ("--quota-tables", "N", "most unfinished tables per player (default: 100)"),
        ("--quota-mib", "MIB", "most data in those, with packs (default: 32)"),
        ("--daily-tables", "N", "most new tables per address and day (default: 1000)"),
        ("--daily-mib", "MIB", "most new data per address and day (default: 128)"),
        ("--daily-guests", "N", "most new guests per address and day (default: 2000)"),
    ):
        number(name, about, kind=count, shown=unit)(quotas)
    retention = serve.add_argument_group("days until unused data is deleted; 0 for never")
    for name, about in (
        ("--keep-guests", "guests without a passkey or an unfinished game (default: 180)"),
        ("--keep-unbegun", "tables that were never started (default: 30)"),
        ("--keep-unfinished", "abandoned games (default: 365)"),
        ("--keep-chat", "chat of finished games (default: 90)"),
        ("--keep-games", "finished games (default: 0)"),
    ):
        number(name, about, kind=count, shown="DAYS")(retention)


def add_admin(builder: Builder) -> None:
    """Add the commands of an operator."""

    def add(name: str, about: str, examples: list[str], *arguments: Argument) -> Parser:
        return builder.add(name, f"admin:{name}", about, examples, SERVERS, *arguments)

    def add_change(name: str, about: str, *arguments: Argument) -> None:
        add(name, about, ["ID --reason spam"], *arguments)

    add("usage", "Count tables, people and bytes.", [""])
    add("log", "List what operators did, latest first.", [""], LIMIT)
    tables = add("tables", "List tables, last changed first.", ["--state playing"])
    tables.add_argument("--state", choices=STATES, help="only tables in this state")
    text("--person", "ID", "only tables where this person has a seat")(tables)
    LIMIT(tables)
    about = "Show a table: its seats, its players and its size."
    add("table", about, ["ID"], TABLE, flag("--messages", "also show its chat"))
    name = text("--name", "TEXT", "only people with TEXT in their name", "")
    banned = flag("--banned", "only banned people")
    add("people", "List people, newest first.", ["--name ann"], name, banned, LIMIT)
    add("person", "Show a person and their tables.", ["ID"], PERSON)
    add_change("close", "Close a table: no one can play or watch it.", TABLE, REASON)
    add_change("reopen", "Reopen a closed table.", TABLE, REASON)
    add_change("delete", "Delete a table and everything in it.", TABLE, REASON, YES)
    add_change("ban", "Ban a person: their cookies and passkeys stop working.", PERSON, REASON)
    add_change("unban", "Lift the ban on a person.", PERSON, REASON)
    add_change("export", "Print everything saved about a person, as JSON.", PERSON, REASON)
    add_change("forget", "Delete everything saved about a person.", PERSON, REASON, YES)
    copy = given("file", "FILE", "the copy; it must not exist yet")
    about = "Copy an SQLite database, even while its server is running."
    add("backup", about, ["copy.db"], copy)

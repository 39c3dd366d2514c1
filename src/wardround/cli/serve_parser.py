"""The arguments of `wardround serve`."""

from __future__ import annotations

import argparse
from typing import Final

from wardround.cli.arguments import Parser, count, day, port, whole
from wardround.cli.building import Builder

QUOTAS: Final = (
    ("--quota-tables", "N", "most unfinished tables per player (default: 100)"),
    ("--quota-mib", "MIB", "most data in those, with packs (default: 32)"),
    ("--daily-tables", "N", "most new tables per address and day (default: 1000)"),
    ("--daily-mib", "MIB", "most new data per address and day (default: 128)"),
    ("--daily-guests", "N", "most new guests per address and day (default: 2000)"),
)
RETENTION: Final = (
    ("--keep-guests", "guests without a passkey or an unfinished game (default: 180)"),
    ("--keep-unbegun", "tables that were never started (default: 30)"),
    ("--keep-unfinished", "abandoned games (default: 365)"),
    ("--keep-chat", "chat of finished games (default: 90)"),
    ("--keep-games", "finished games (default: 0)"),
)


def _add_push(serve: Parser) -> None:
    serve.add_argument(
        "--push-key",
        metavar="FILE",
        help="the key for push messages, from wardround keys (default: where that saves it)",
    )
    serve.add_argument(
        "--push-to",
        action="append",
        metavar="NETWORK",
        help="allow push services on this private network, for tests and closed networks",
    )


def add_keys(builder: Builder) -> None:
    """Add the command that makes the key for push messages."""
    keys = builder.add(
        "keys",
        "keys:run",
        "Make the key that your server needs to send push messages to players.",
        ["", "--file /var/lib/wardround/push-key.pem"],
        of_game=False,
    )
    keys.add_argument(
        "--file", metavar="FILE", help="where to save it (default: where serve looks for it)"
    )


def add_serve(builder: Builder) -> None:
    """Add the command that runs the server."""
    serve = builder.add(
        "serve",
        "serve:run",
        "Run the server: tables for people and bots over the network.",
        ["", "--host 0.0.0.0 --name play.local", "--db postgresql://wardround@db/wardround"],
        of_game=False,
    )
    serve.add_argument("--host", metavar="ADDRESS", help="where to listen (default: 127.0.0.1)")
    serve.add_argument("--port", type=port, metavar="N", help="the port; 0 for any (default: 8421)")
    serve.add_argument(
        "--db", metavar="URL", help="sqlite:///FILE or postgresql://… (default: your own file)"
    )
    serve.add_argument(
        "--public-url",
        metavar="URL",
        help="the address players open, such as https://play.example.org",
    )
    serve.add_argument(
        "--name",
        action="append",
        metavar="HOST",
        help="a host name to accept; use it again for more",
    )
    serve.add_argument(
        "--proxy",
        action="append",
        metavar="ADDRESS",
        help="trusted proxy (its X-Forwarded headers count)",
    )
    serve.add_argument(
        "--metrics-from",
        action="append",
        metavar="NETWORK",
        help="network that can read /metrics, besides this machine",
    )
    serve.add_argument(
        "--thinkers",
        type=whole,
        metavar="N",
        help="number of processes for the bots (default: cores - 1, at least 2)",
    )
    serve.add_argument("--no-rate-limits", action="store_true", help="turn off rate limits")
    _add_quotas(serve)
    _add_retention(serve)
    serve.add_argument(
        "--seed",
        metavar="TEXT",
        help="repeat all dice and cards, for tests, demos and bug reports; "
        "anyone who knows TEXT can predict them (default: no one can)",
    )
    serve.add_argument(
        "--day",
        type=day,
        metavar="DATE",
        help="start the daily wards on this day, at noon, for tests and demos (default: now)",
    )
    _add_push(serve)


def _add_quotas(serve: argparse.ArgumentParser) -> None:
    group = serve.add_argument_group("limits on what players create; 0 for no limit")
    for name, unit, about in QUOTAS:
        group.add_argument(name, type=count, metavar=unit, help=about)


def _add_retention(serve: argparse.ArgumentParser) -> None:
    group = serve.add_argument_group("days until unused data is deleted; 0 for never")
    for name, about in RETENTION:
        group.add_argument(name, type=count, metavar="DAYS", help=about)

"""The arguments of plain `wardround`."""

from __future__ import annotations

import argparse

from wardround.cli.arguments import Parser, port
from wardround.words.files import LANGUAGES

OPTIONS = ("--no-browser", "--host", "--port", "--db", "--lang")


def add_home(parser: Parser) -> None:
    """Add what can be asked of the browser table on your own machine."""
    table = parser.add_argument_group("the browser table, without a command")
    table.add_argument(
        "--no-browser", action="store_true", help="print the address only; don't open a browser"
    )
    table.add_argument(
        "--host",
        metavar="ADDRESS",
        help="where to listen (default: 127.0.0.1; 0.0.0.0 for your network)",
    )
    table.add_argument(
        "--port", type=port, metavar="N", help="the port (default: 8421, or the next free one)"
    )
    table.add_argument(
        "--db", metavar="URL", help="sqlite:///FILE or postgresql://… (default: your own file)"
    )
    table.add_argument("--lang", metavar="|".join(LANGUAGES), help="the language of the terminal")


def misplaced(given: list[str], args: argparse.Namespace) -> str:
    """Return an option before a command, where it would be ignored, or nothing."""
    first = given[0].partition("=")[0] if given else ""
    return first if first in OPTIONS and args.run != "home:run" else ""

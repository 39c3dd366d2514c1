"""Argument parsing: one-line errors, numbers with bounds, and declarations of arguments."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING, NoReturn, TypeAlias

from wardround.core.pack_text import visible

if TYPE_CHECKING:
    from _typeshed import SupportsWrite


MOST = 10**12
"""No number on a command line needs to be larger."""


class Parser(argparse.ArgumentParser):
    """A parser that reports wrong usage in one line, and handles unprintable help."""

    def print_help(self, file: SupportsWrite[str] | None = None) -> None:
        """Write the help; argparse itself would keep silent if that fails."""
        (file or sys.stdout).write(self.format_help())

    def error(self, message: str) -> NoReturn:
        """Print the mistake and where to find help, and leave with status 2."""
        self.exit(2, f"{self.prog}: {visible(message)} (see {self.prog} --help)\n")


def _number(text: str, least: int, most: int = MOST) -> int:
    # More digits than these are too many in any case, and for Python too.
    number = int(text) if text.isdecimal() and len(text) < 20 else -1
    if least <= number <= most:
        return number
    span = f"from {least}" if most == MOST else f"from {least} to {most}"
    raise argparse.ArgumentTypeError(f"must be a whole number {span}, not {text!r}")


def whole(text: str) -> int:
    """Return a whole number from 1."""
    return _number(text, 1)


def depth(text: str) -> int:
    """Return how far perft may look; nobody could wait for more."""
    return _number(text, 1, 100)


def count(text: str) -> int:
    """Return a whole number from 0."""
    return _number(text, 0)


def port(text: str) -> int:
    """Return the number of a port, or 0 for any that is free."""
    return _number(text, 0, 65_535)


def day(text: str) -> str:
    """Return a day, as in 2026-11-15."""
    try:
        return date.fromisoformat(text).isoformat()
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"must be a day such as 2026-11-15, not {text!r}"
        ) from None


# --- declarations ----------------------------------------------------------------------------

Arguments: TypeAlias = argparse._ActionsContainer  # noqa: SLF001 - parsers and groups alike
Argument = Callable[[Arguments], object]
"""Adds itself to a parser, or to a group of its help."""


def flag(name: str, about: str) -> Argument:
    """Declare what is on if it is named."""
    return lambda to: to.add_argument(name, action="store_true", help=about)


def given(name: str, shown: str, about: str) -> Argument:
    """Declare what must be given, by its place."""
    return lambda to: to.add_argument(name, metavar=shown, help=about)


def text(name: str, shown: str, about: str, default: str | None = None) -> Argument:
    """Declare a text; the help names its default, unless that is empty."""
    told = f"{about} (default: {default})" if default else about
    return lambda to: to.add_argument(name, default=default, metavar=shown, help=told)


def several(name: str, shown: str, about: str, default: list[str] | None = None) -> Argument:
    """Declare a text that can be given several times."""
    return lambda to: to.add_argument(
        name, action="append", default=default, metavar=shown, help=about
    )


def number(
    name: str,
    about: str,
    default: int | None = None,
    kind: Callable[[str], int | str] = whole,
    shown: str = "N",
) -> Argument:
    """Declare a number, or a day; the help names its default."""
    told = about if default is None else f"{about} (default: {default})"
    return lambda to: to.add_argument(name, type=kind, default=default, metavar=shown, help=told)

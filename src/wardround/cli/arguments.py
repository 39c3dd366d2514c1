"""Argument parsing: one-line errors, numbers with bounds, and the default language."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping
from datetime import date
from typing import TYPE_CHECKING, Final, NoReturn

from wardround.core.pack_text import visible
from wardround.words.files import LANGUAGES

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


KINDS: Final[Mapping[str, Callable[[str], int | str]]] = {
    "text": str,
    "whole": whole,
    "depth": depth,
    "count": count,
    "port": port,
    "day": day,
}
"""What the values of arguments can be, by the names in `commands.toml`."""

OWN = "WARDROUND_LANG"
SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The system's variables for the user's language; the first that is set counts."""


def usual_language(environment: Mapping[str, str]) -> str:
    """Return the language that the environment asks for.

    `WARDROUND_LANG` is taken at its word, so that a wrong one is refused; the system may well
    speak a language that we do not, and then we speak English.
    """
    if environment.get(OWN):
        return environment[OWN]
    asked = next((environment[name] for name in SYSTEM if environment.get(name)), "")
    language = asked.partition(".")[0].partition("_")[0].lower()
    return language if language in LANGUAGES else LANGUAGES[0]

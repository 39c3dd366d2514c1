"""The input and output of line play."""

from __future__ import annotations

import re
import shutil
import sys
import textwrap
from contextlib import suppress
from importlib import import_module
from typing import TextIO

WIDTH, HEIGHT = 80, 24
"""The size of a screen that is not known."""
NARROWEST, WIDEST = 40, 100
KEEP_TOGETHER = "\x00"
BESIDE_A_NUMBER = re.compile(
    r"(?<=\w) (?=\d+\b)|(?<=(?<![\w+−])\d\.) |(?<=(?<![\w+−])\d\d\.) |(?<=\d) (?=[A-Z]{2}\b)"
)
"""Where a line must not break: `red 3`, `Random 2`, `4. Clinic` and `2 VP` are one thing; `+1.` is
not."""


class Console:
    """Reads from one stream and writes to another, in lines as wide as the screen.

    A screen counts as 40 to 100 columns wide, anything else as 80.
    """

    def __init__(self, source: TextIO, target: TextIO) -> None:
        self._source = source
        self._target = target
        self._to_person = source is sys.stdin and target is sys.stdout and source.isatty()

    def _size(self) -> tuple[int, int]:
        if not self._target.isatty():
            return WIDTH, HEIGHT
        columns, lines = shutil.get_terminal_size((WIDTH, HEIGHT))
        return max(NARROWEST, min(columns, WIDEST)), lines

    def say(self, text: str = "", indent: int = 0) -> None:
        """Write a paragraph; lines after its first are set in by two more columns."""
        lines = textwrap.wrap(
            BESIDE_A_NUMBER.sub(KEEP_TOGETHER, text),
            self._size()[0] - 1,
            initial_indent=" " * indent,
            subsequent_indent=" " * (indent + 2),
            break_long_words=False,
            break_on_hyphens=False,
        )
        self._target.write("\n".join(lines).replace(KEEP_TOGETHER, " ") + "\n")

    def clear(self) -> None:
        """Push everything off the screen."""
        self._target.write("\n" * self._size()[1])

    def ask(self, question: str) -> str | None:
        """Return what is typed, or None when there is nothing more to read."""
        if self._to_person:
            try:
                return input(question + " ")
            except EOFError:
                self.say()
                return None
        self._target.write(question + " ")
        self._target.flush()
        line = self._source.readline()
        self._target.write("\n")
        return line or None


def standard_console() -> Console:
    """Return the console that a program was started with."""
    return Console(sys.stdin, sys.stdout)


def edit_lines() -> None:
    """Let a person edit what they type, with a history, where the system can do that."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import_module("readline")

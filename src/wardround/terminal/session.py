"""What the parts of line play share: the match, its narrator, the console and the choices."""

from __future__ import annotations

import re
import shutil
import sys
import textwrap
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from typing import TextIO

from wardround.core.game import Reason
from wardround.narration.answers import Paragraph, Situation, refusal
from wardround.narration.narrator import Narrator
from wardround.narration.narrators import seat_names
from wardround.tables.game.match import Match

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


class Session:
    """One match on one console. `legal` are the actions last offered, as numbered."""

    def __init__(self, match: Match, narrator: Narrator, console: Console) -> None:
        self.match = match
        self.narrator = narrator
        self.words = narrator.words
        self.console = console
        specs = [seat.name for seat in match.seats]
        self.names = seat_names(specs, narrator.words, to_player=True)
        self.several_people = sum(seat.bot is None for seat in match.seats) > 1
        self.legal: list[int] = []

    def situation(self) -> Situation:
        """Return what questions are about now."""
        return Situation(self.match, self.narrator, self.names, self.legal)

    def tell(self, key: str, **facts: str | int) -> None:
        """Write a message."""
        self.console.say(self.words.say(key, **facts))

    def paragraphs(self, paragraphs: Sequence[str]) -> None:
        """Write paragraphs."""
        for paragraph in paragraphs:
            self.console.say(paragraph)

    def answer(self, paragraphs: Sequence[Paragraph]) -> None:
        """Write an answer."""
        for paragraph in paragraphs:
            self.console.say(paragraph.text, paragraph.indent)

    def refuse(self, seat: int, reason: Reason) -> None:
        """Write why an action is not allowed; at the wrong moment also what is asked now."""
        self.console.say(refusal(self.situation(), seat, reason))

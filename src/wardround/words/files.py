"""The Fluent files of a language: finding their messages, and formatting one.

Fluent parses about a thousand characters in a millisecond, and a game uses a few of the messages.
So files are cut into messages when a language is first used, and each is parsed when it is said.
What Fluent has parsed is filled in by `filling`, but for the little that only Fluent can do.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import chain
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Final

from wardround.core import pack_schema
from wardround.words.filling import Row, filled
from wardround.words.patterns import plurals, row_of

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

LOCALES: Final = Path(__file__).parent / "locales"
LANGUAGES: Final = pack_schema.LANGUAGES
"""A pack can name its cards in every language that we speak."""
ENGLISH: Final = "en"
FILES: Final = (
    "core",
    "cli",
    "server",
    "telling",
    "table",
    "dicehospital",
    "dynamitenurse",
    "coach",
    "book",
    "typing",
    "doctor",
    "admin",
)
"""Where two have a message, the first of them counts."""
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?:[ }].*)?)*", re.MULTILINE)
"""A message, or a term: its first line, and those that are indented, empty or close a brace."""
REFERENCE: Final = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)")
"""What may be another message or term that this one uses."""

Argument = str | int | float
LONG: Final = 1000
"""Longer texts than this are filled in without Fluent, which gives up on them."""
SHORT: Final = 100
"""Messages whose texts are no longer than this together are worth remembering."""
REMEMBERED: Final = 8192
"""The cache size: a table repeats a few sentences, and Fluent is slow."""


class Messages:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._unparsed: dict[str, str] | None = None
        """The messages that nobody asked for yet; None if nobody asked for any."""
        self._parsing = RLock()
        self._bundle: FluentBundle | None = None
        self._rows: dict[str, Row | None] = {}
        """The messages said so far; None for those that Fluent has to fill in."""
        self._plain: dict[str, str] = {}
        """Those said so far in which there is nothing to fill in."""
        self._plural = plurals(language)
        # Typed, since `True` formats differently from `1`.
        self._remembered = lru_cache(REMEMBERED, typed=True)(self._format)

    def has(self, key: str) -> bool:
        """Return whether this language has the message."""
        # What is being parsed is in both for a moment, and never in none.
        if key in self._entries():
            return True
        return self._bundle is not None and self._bundle.has_message(key)

    def parse_all(self) -> None:
        """Parse all messages, so that nobody has to wait for that later."""
        for key in [*self._entries()]:
            self._parse(key)

    # What is filled in comes from plain data: compiled, narrower types would be checked each time.
    def say(self, key: str, arguments: Mapping[str, object]) -> str:
        """Return the message with its arguments filled in; raise KeyError if there is none."""
        if not arguments:
            plain = self._plain.get(key)
            if plain is None:
                plain = self._plain[key] = self._say(key, arguments)
            return plain
        return self._say(key, arguments)

    def _say(self, key: str, arguments: Mapping[str, object]) -> str:
        row = self._rows.get(key)
        if row is None and key not in self._rows:
            row = self._rows[key] = row_of(self._pattern(key), self._pattern)
        told = None if row is None else filled(row, arguments, self._plural)
        if told is not None:
            return told
        size = sum([len(one) for one in arguments.values() if isinstance(one, str)])
        fill = self._remembered if size <= SHORT else self._format
        return fill(key, *chain.from_iterable(arguments.items()))

    def _pattern(self, key: str) -> Pattern:
        """Return what a message says, nothing filled in; raise KeyError if there is none."""
        self._parse(key)
        if self._bundle is None:
            raise KeyError(key)
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"the message {key} has attributes only"
        return pattern

    def _format(self, key: str, *pairs: object) -> str:
        """Return a message as Fluent fills it in; its arguments come as name, value and so on."""
        assert self._bundle is not None, "something is parsed"
        given, long = _stood_for(dict(zip(map(str, pairs[::2]), pairs[1::2], strict=True)))
        formatted, _ = self._bundle.format_pattern(self._pattern(key), given)
        told = str(formatted)
        for mark, argument in long.items():
            told = told.replace(mark, argument)
        return told

    def _entries(self) -> dict[str, str]:
        """Return the messages that are not parsed yet."""
        if self._unparsed is None:
            found: dict[str, str] = {}
            for name in FILES:
                for entry in ENTRY.finditer(text(self.language, name)):
                    found.setdefault(entry[1], entry[0])
            with self._parsing:
                if self._unparsed is None:
                    self._unparsed = found
        return self._unparsed

    def _parse(self, key: str) -> None:
        """Parse a message if it isn't, and what it uses."""
        unparsed = self._entries()
        if key not in unparsed:
            return
        # Here and not above, since importing Fluent takes longer than all the rest of a start.
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

        with self._parsing:
            if self._bundle is None:
                # Isolation marks would show up as boxes in terminals and break comparisons.
                self._bundle = FluentBundle([self.language], use_isolating=False)
            used, wanted = dict[str, str](), [key]
            while wanted:
                one = wanted.pop()
                if one in unparsed and one not in used:
                    used[one] = unparsed[one]
                    wanted += REFERENCE.findall(used[one])
            self._bundle.add_resource(FluentResource("".join(used.values())))
            for one in used:
                del unparsed[one]


def _stood_for(arguments: Mapping[str, object]) -> tuple[dict[str, object], dict[str, str]]:
    """Return arguments with a mark for each that Fluent would refuse as too long, and those."""
    given, long = dict(arguments), dict[str, str]()
    for name, argument in arguments.items():
        if isinstance(argument, str) and len(argument) > LONG:
            mark = f"\0{name}\0"
            given[name], long[mark] = mark, argument
    return given, long


def text(language: str, name: str) -> str:
    """Return one file of a language, or nothing where the language does not have it."""
    file = LOCALES / language / f"{name}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@cache
def messages(language: str) -> Messages:
    """Return the messages of a language; they are read once for all who ask."""
    return Messages(language)

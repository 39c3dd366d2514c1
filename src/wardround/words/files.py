"""The Fluent files of a language: reading them, and formatting a message."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import chain
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Final

from wardround.core import pack_schema

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

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
"""In the order in which they are looked through; a later one may use the messages of `core`."""

Argument = str | int
LONG: Final = 1000
"""Longer texts than this are filled in without Fluent, which gives up on them."""
SHORT: Final = 100
"""Messages whose texts are no longer than this together are worth remembering."""
REMEMBERED: Final = 8192
"""The cache size: a table repeats a few sentences, and formatting is slow."""


class Messages:
    """The messages of one language, each file read when the files before it lack a key."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._unread = list(FILES)
        self._reading = RLock()
        self._bundle: FluentBundle | None = None
        # Typed, since `True` formats differently from `1`.
        self._remembered = lru_cache(REMEMBERED, typed=True)(self._fill)

    def has(self, key: str) -> bool:
        """Return whether this language has the message."""
        if self._bundle is not None and self._bundle.has_message(key):
            return True
        with self._reading:  # else another thread would take a file half read for one without it
            while self._bundle is None or not self._bundle.has_message(key):
                if not self._unread:
                    return False
                self._read(self._unread.pop(0))
        return True

    def say(self, key: str, arguments: Mapping[str, Argument]) -> str:
        """Return the message with its arguments filled in; raise KeyError if there is none."""
        if not arguments:
            return self._remembered(key)
        size = 0
        for one in arguments.values():
            if isinstance(one, str):
                size += len(one)
        fill = self._remembered if size <= SHORT else self._fill
        return fill(key, *chain.from_iterable(arguments.items()))

    def _fill(self, key: str, *pairs: Argument) -> str:
        """Return a message; its arguments come as name, value, name, value."""
        if not self.has(key):
            raise KeyError(key)
        assert self._bundle is not None
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"the message {key} has attributes only"
        arguments = dict(zip(map(str, pairs[::2]), pairs[1::2], strict=True))
        given, long = _stood_for(arguments)
        filled, _ = self._bundle.format_pattern(pattern, given)
        told = str(filled)
        for mark, argument in long.items():
            told = told.replace(mark, argument)
        return told

    def _read(self, name: str) -> None:
        # Here and not above, since importing Fluent takes longer than all the rest of a start.
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

        if self._bundle is None:
            # Isolation marks would show up as boxes in terminals and break comparisons.
            self._bundle = FluentBundle([self.language], use_isolating=False)
        self._bundle.add_resource(FluentResource(text(self.language, name)))


def _stood_for(arguments: Mapping[str, Argument]) -> tuple[dict[str, Argument], dict[str, str]]:
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

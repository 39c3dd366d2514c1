"""The browser app's own words: every language has them all, and the app uses no others."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast

from tests.words.fluent_files import Uses, parsed
from wardround.words import LANGUAGES
from wardround.words.files import ENGLISH, LOCALES

APP = Path(__file__).parents[2] / "web" / "src"
USED = re.compile(r"""["'`](web-[a-z0-9-]+)(\$\{)?""")
"""A key in the source; one that is put together goes on with a value."""
OTHERS = [language for language in LANGUAGES if language != ENGLISH]


@cache
def entries(language: str) -> list[ast.EntryType]:
    """Return all that the app's files of a language hold."""
    texts = [path.read_text("utf-8") for path in sorted((LOCALES / language / "web").glob("*.ftl"))]
    return [entry for text in texts for entry in parsed(text)]


@cache
def by_key(language: str) -> dict[str, ast.Message]:
    """Return the app's messages by their keys."""
    return {one.id.name: one for one in entries(language) if isinstance(one, ast.Message)}


def arguments(message: ast.Message) -> set[str]:
    """Return what a message must be given."""
    found = Uses()
    found.visit(message)
    return found.variables


@cache
def in_the_source() -> tuple[frozenset[str], frozenset[str]]:
    """Return the keys that the app names, and the beginnings of those that it puts together."""
    texts = [
        path.read_text("utf-8") for path in APP.rglob("*") if path.suffix in {".ts", ".svelte"}
    ]
    found = {match.groups() for text in texts for match in USED.finditer(text)}
    whole = frozenset(key for key, more in found if not more)
    return whole, frozenset(key for key, more in found if more)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_are_sound(language: str) -> None:
    junk = [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)]
    counted = Counter(one.id.name for one in entries(language) if isinstance(one, ast.Message))

    assert junk == []
    assert [key for key, count in counted.items() if count > 1] == []
    assert all(key.startswith("web-") for key in counted)


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_everything(language: str) -> None:
    assert set(by_key(language)) == set(by_key(ENGLISH))


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_is_given_the_same(language: str) -> None:
    wrong = {
        key: arguments(message) ^ arguments(by_key(ENGLISH)[key])
        for key, message in by_key(language).items()
        if not arguments(message) <= arguments(by_key(ENGLISH)[key]) | {"n"}
    }

    assert wrong == {}


def test_the_app_says_nothing_that_has_no_words() -> None:
    whole, begun = in_the_source()

    assert whole - set(by_key(ENGLISH)) == set()
    assert {
        one for one in begun if not any(key.startswith(one) for key in by_key(ENGLISH))
    } == set()


def test_nothing_is_there_that_the_app_does_not_say() -> None:
    whole, begun = in_the_source()

    assert [
        key for key in by_key(ENGLISH) if key not in whole and not key.startswith(tuple(begun))
    ] == []

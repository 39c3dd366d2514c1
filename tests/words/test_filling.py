"""Rows are filled in exactly as Fluent fills in the messages that they are made of."""

from __future__ import annotations

from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.visitor import Visitor

from tests.words.fluent_files import by_key, variables
from wardround.core.luck import Rng
from wardround.words import LANGUAGES, files
from wardround.words.filling import Row, filled
from wardround.words.patterns import plurals, row_of

NUMBERS = (0, 1, 2, 3, 5, 11, 21, 100, 999, 1000, 12_345, -1, -2, 1.5, 0.0, True, False)
"""Numbers in plain digits, grouped ones, and what Fluent formats otherwise."""
TEXTS = ("", "Ann", "one", "other", "0", "1", "{ $player }", "a\nb", "è\N{NO-BREAK SPACE}»")
TRIES = 8
"""So often is each message filled in."""
PLAIN = 0.95
"""At least this share of all messages needs no Fluent, with texts and small numbers."""


@cache
def fluent(language: str) -> FluentBundle:
    """Return all messages of a language as Fluent has them."""
    bundle = FluentBundle([language], use_isolating=False)
    for name in files.FILES:
        bundle.add_resource(FluentResource(files.text(language, name)))
    return bundle


def pattern(language: str, key: str) -> Pattern:
    """Return what a message says."""
    found = fluent(language).get_message(key).value
    assert found is not None
    return found


def row(language: str, key: str) -> Row | None:
    """Return a message as a row."""
    return row_of(pattern(language, key), lambda one: pattern(language, one))


class Keys(Visitor):
    """Collects the keys of the forms of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_Identifier(self, node: object) -> None:  # noqa: N802
        """Note a name."""
        self.found.add(str(vars(node)["name"]))


def texts(language: str, key: str) -> list[str]:
    """Return texts to fill a message in with, among them all that choose a form of it."""
    keys = Keys()
    keys.visit(by_key(language)[key])
    return [*TEXTS, *sorted(keys.found)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_filled_in_as_by_fluent(language: str) -> None:
    rng, plural, wrong, rows = Rng(language), plurals(language), list[str](), 0
    for key in by_key(language):
        found, some = row(language, key), [*texts(language, key), *NUMBERS]
        for _ in range(TRIES):
            given = {name: some[rng.below(len(some))] for name in variables(language, key)}
            told = None if found is None else filled(found, given, plural)
            expected, _ = fluent(language).format_pattern(pattern(language, key), given)
            rows += told is not None
            if told is not None and told != expected:
                wrong.append(f"{key} {given}: {told!r}, not {expected!r}")

    assert wrong == []
    assert rows > len(by_key(language)) * TRIES / 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_nearly_all_messages_need_no_fluent(language: str) -> None:
    plain = [key for key in by_key(language) if row(language, key) is not None]

    assert len(plain) > PLAIN * len(by_key(language))


@pytest.mark.parametrize("value", [1000, -1, 1.5, True, None])
def test_what_languages_write_in_their_ways_is_left_to_fluent(value: object) -> None:
    found = row("en", "player-number")

    assert found is not None
    assert filled(found, {"number": 999}, plurals("en")) == "Player 999"
    assert filled(found, {"number": value}, plurals("en")) is None


def test_an_argument_that_is_missing_is_left_to_fluent() -> None:
    found = row("en", "player-number")

    assert found is not None
    assert filled(found, {}, plurals("en")) is None


@pytest.mark.parametrize(
    "text",
    [
        "a = { NUMBER($count) }",
        "a = { b.title }",
        "a = { missing }",
        "a = { a }",
        "a = { -term }\n-term = told",
        "a = { NUMBER($count) ->\n    [one] one\n   *[other] other\n }",
        "a = { $count ->\n    [1.5] half\n   *[other] other\n }",
    ],
)
def test_what_rows_lack_is_left_to_fluent(text: str) -> None:
    bundle = FluentBundle(["en"])
    bundle.add_resource(FluentResource(text))

    assert row_of(bundle.get_message("a").value, lambda one: bundle.get_message(one).value) is None


def test_a_text_where_forms_have_numbers_is_left_to_fluent() -> None:
    bundle = FluentBundle(["en"])
    bundle.add_resource(FluentResource("a = { $count ->\n    [1] alone\n   *[other] more\n }"))
    found = row_of(bundle.get_message("a").value, bundle.get_message)

    assert found is not None
    assert filled(found, {"count": 1}, plurals("en")) == "alone"
    assert filled(found, {"count": 2}, plurals("en")) == "more"
    assert filled(found, {"count": "one"}, plurals("en")) is None

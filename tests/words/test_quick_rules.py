"""The quick rules: what is read from a page, and that all pages tell the same in every language."""

from __future__ import annotations

import re

import pytest

from tests.test_rules_covered import written_rules
from wardround.words import LANGUAGES
from wardround.words.quick_rules import Block, Item, QuickRules, quick_rules, read

GAMES = ("dice-hospital", "dynamite-nurse")
PAGE = """
# A game

> A lead
> of two lines.

## First

Some **bold** words,
on two lines. [DH-1.1, DH-2.3]

- a point [DH-9.1]
- another,
  longer

1. a step

[A figure](../a-game.toml#some-figure)

1. its callout [DN-6.4.1]

---

## Second

| a | b |
|---|---|
| 1 | 2 |
"""
NUMBER = re.compile(r"[−+]?\d+")


def items_of(told: QuickRules) -> list[Item]:
    """Return all texts of the quick rules in their order."""
    return [item for block in blocks_of(told) for item in block.items]


def blocks_of(told: QuickRules) -> list[Block]:
    """Return all blocks of the quick rules in their order."""
    return [block for page in told.pages for part in page.parts for block in part.blocks]


def test_a_page_is_read() -> None:
    told = read(PAGE, "a-game")
    first, second = told.pages
    text, points, steps, figure = first.parts[0].blocks

    assert (told.title, told.lead) == ("A game", "A lead of two lines.")
    assert [part.title for part in (*first.parts, *second.parts)] == ["First", "Second"]
    assert text.items == [Item("Some **bold** words, on two lines.", ["DH-1.1", "DH-2.3"])]
    assert points.items == [Item("a point", ["DH-9.1"]), Item("another, longer", [])]
    assert (steps.kind, steps.items) == ("steps", [Item("a step", [])])
    assert (figure.title, figure.figure) == ("A figure", "some-figure")
    assert figure.items == [Item("its callout", ["DN-6.4.1"])]
    assert second.parts[0].blocks[0].rows == [["a", "b"], ["1", "2"]]


def test_a_missing_language_is_english() -> None:
    assert quick_rules("dice-hospital", "xx") == quick_rules("dice-hospital", "en")


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_is_named_exists(game: str) -> None:
    named = {rule for item in items_of(quick_rules(game, "en")) for rule in item.rules}

    assert len(named) > 25
    assert named - set(written_rules()) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_mark_is_left_in_a_text(game: str, language: str) -> None:
    texts = [item.text for item in items_of(quick_rules(game, language))]

    assert [text for text in texts if re.search(r"[\[\]|]|D[HN]-", text)] == []
    assert [text for text in texts if text.count("**") % 2] == []


@pytest.mark.parametrize("language", ["fr", "it"])
@pytest.mark.parametrize("game", GAMES)
def test_languages_tell_the_same(game: str, language: str) -> None:
    english, told = quick_rules(game, "en"), quick_rules(game, language)

    def shape(one: QuickRules) -> list[list[list[tuple[str, str, int]]]]:
        return [
            [
                [(block.kind, block.figure, len(block.items)) for block in part.blocks]
                for part in page.parts
            ]
            for page in one.pages
        ]

    def numbers(one: QuickRules) -> list[list[str]]:
        return [sorted(NUMBER.findall(item.text)) for item in items_of(one)]

    assert told.language == language
    assert shape(told) == shape(english)
    assert [item.rules for item in items_of(told)] == [item.rules for item in items_of(english)]
    assert numbers(told) == numbers(english)
    assert [block.rows[1:] and block.rows[1][1:] for block in blocks_of(told)] == [
        block.rows[1:] and block.rows[1][1:] for block in blocks_of(english)
    ]


def test_french_has_its_no_break_spaces_and_both_their_own_quotation_marks() -> None:
    def text(language: str) -> str:
        return "\n".join(
            item.text for game in GAMES for item in items_of(quick_rules(game, language))
        )

    assert re.findall(r"[\w*)] [:;!?»%]|« ", text("fr")) == []
    assert re.findall(r"\w[ \u00a0][:;!?%]|[“”]|« | »", text("it")) == []
    assert re.findall("['\"]", text("en") + text("fr") + text("it")) == []

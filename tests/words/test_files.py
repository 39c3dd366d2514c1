"""The Fluent files themselves: they parse, and the languages agree with each other."""

from __future__ import annotations

from collections import Counter

import pytest
from fluent.syntax import ast

from tests.words.fluent_files import FILES, by_key, entries, messages, uses, variables
from wardround.words import LANGUAGES
from wardround.words.files import ENGLISH

OTHERS = [language for language in LANGUAGES if language != ENGLISH]

AGREEMENT = {"coloured", "patients-noun", "when-healed", "when-discharged", "cost-fatalities"}
"""Building blocks in which other languages need a number where English does not, or the reverse."""


@pytest.mark.parametrize(("language", "name"), FILES)
def test_a_file_has_no_junk(language: str, name: str) -> None:
    junk = [entry.content for entry in entries(language, name) if isinstance(entry, ast.Junk)]

    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_there_twice_in_a_language(language: str) -> None:
    counted = Counter(message.id.name for message in messages(language))

    assert [key for key, count in counted.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_has_a_text_and_no_attributes(language: str) -> None:
    odd = [
        message.id.name
        for message in messages(language)
        if message.value is None or message.attributes
    ]

    assert odd == []


@pytest.mark.parametrize(("language", "name"), FILES)
def test_what_a_message_refers_to_is_in_its_file_or_in_the_core(language: str, name: str) -> None:
    """Files are read one after the other, so a message must not wait for a later file."""
    near = [*entries(language, name), *entries(language, "core")]
    keys = {entry.id.name for entry in near if isinstance(entry, ast.Message)}
    missing = {
        (entry.id.name, reference)
        for entry in entries(language, name)
        if isinstance(entry, ast.Message)
        for reference in uses(entry).references - keys
    }

    assert missing == set()


@pytest.mark.parametrize("language", OTHERS)
def test_another_language_has_no_key_that_english_lacks(language: str) -> None:
    blocks = {"coloured-plural"}  # agreement that only French needs

    assert by_key(language).keys() - by_key(ENGLISH).keys() <= blocks


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_takes_the_same_arguments_in_every_language(language: str) -> None:
    differing = {
        key: variables(language, key) ^ variables(ENGLISH, key)
        for key in by_key(language).keys() & by_key(ENGLISH).keys()
        if variables(language, key) != variables(ENGLISH, key)
    }

    assert {key: names for key, names in differing.items() if key not in AGREEMENT} == {}
    assert all(names <= {"count"} for names in differing.values())

"""The Fluent files themselves: they parse, and every language says everything, in its own way."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import ast

from tests.words.fluent_files import (
    FILES,
    by_key,
    entries,
    messages,
    parsed,
    source,
    uses,
    variables,
)
from wardround.dynamitenurse.reading import read_content
from wardround.words import LANGUAGES
from wardround.words.files import ENGLISH, ENTRY, REFERENCE, text

PREPOSITIONS = {"of": "player", "to": "player", "owner-of": "owner", "owner-to": "owner"}
"""Players with a preposition that melts into an article, and the arguments without it."""

OTHERS = [language for language in LANGUAGES if language != ENGLISH]

BLOCKS = {
    "fr": {"coloured-plural", "dn-of-player", "gain", "player-has", "the-improvement"},
    "it": {"dn-of-player", "gain", "player-has", "the-improvement"},
}
"""Building blocks that only these languages need, for agreement."""

AGREEMENT = {"count", "form", "improvement-kind", "initial", "onset", "person"}
"""Arguments that some languages need for verbs, articles and endings, and others do not."""

SAME = {
    "fr": {
        "game-dice-hospital", "game-dynamite-nurse", "command-help-look",
        "command-help-rules",
        "command-help-why", "bot-normal", "bot-expert",
        "simulate-heading-bot", "look-ambulances", "count-patients", "count-points",
        "signed-points", "fact-points",
        "term-patient", "term-ambulance", "term-phase", "term-point",
        "edition-prototype", "specialist-consultant",
        "dn-dynamite-nurse", "dn-count-patients", "dn-fact-condition", "dn-fact-type",
        "dn-kind-patient", "admin-heading-action", "admin-heading-table", "admin-heading-tables",
        "doctor-state-ok", "coach-lost-activation", "coach-lost-admission", "coach-lost-ambulance",
    },
    "it": {
        "game-dice-hospital", "game-dynamite-nurse", "command-help-look",
        "command-help-rules",
        "command-help-save",
        "simulate-heading-bot", "term-staff", "term-round", "term-step", "phase-setup",
        "point-in-round", "debrief-round", "dn-dynamite-nurse", "dn-short-if-dynamite-nurse",
        "admin-database-size", "admin-megabytes", "doctor-state-ok", "reminder-round",
    },
}  # fmt: skip
"""Messages whose words are the same as in English: commands, names, and terms of the rulebooks."""


def nurses() -> set[str]:
    """Return the keys of the Nurses, who keep their names in every language."""
    return {f"dn-card-{card.card.name}" for card in read_content().cards if card.is_nurse()}


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
def test_every_language_says_everything(language: str) -> None:
    assert sorted(by_key(ENGLISH).keys() - by_key(language).keys()) == []


@pytest.mark.parametrize("language", OTHERS)
def test_another_language_has_no_key_that_english_lacks(language: str) -> None:
    assert by_key(language).keys() - by_key(ENGLISH).keys() == BLOCKS[language]


def people(arguments: frozenset[str]) -> set[str]:
    """Return arguments, a player with a preposition as the player."""
    return {PREPOSITIONS.get(name, name) for name in arguments}


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_takes_the_same_arguments_in_every_language(language: str) -> None:
    differing = {
        key: (people(variables(language, key)) ^ people(variables(ENGLISH, key))) - AGREEMENT
        for key in by_key(ENGLISH)
    }

    assert {key: names for key, names in differing.items() if names} == {}


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_was_left_in_english(language: str) -> None:
    same = {
        key
        for key, message in by_key(ENGLISH).items()
        if re.search(r"[^\W\d]", "".join(uses(message).texts))
        and source(message) == source(by_key(language)[key])
    }

    assert same - nurses() == SAME[language]
    assert nurses() <= same


def badly_set(language: str, pattern: str) -> dict[str, str]:
    """Return the texts in which a pattern occurs, by their keys."""
    return {
        key: text
        for key, message in by_key(language).items()
        for text in uses(message).texts
        if re.search(pattern, text)
    }


def test_french_has_its_no_break_spaces_and_quotation_marks() -> None:
    assert badly_set("fr", r"[^\u00a0][:;!?»%]|^[:;!?»%]|«[^\u00a0]|«$") == {}
    assert badly_set("fr", r"[“”\"']") == {}


def test_italian_has_no_space_before_a_colon_and_its_own_quotation_marks() -> None:
    assert badly_set("it", r"\s[:;!?%]|[“”\"']") == {}


@pytest.mark.parametrize(("language", "name"), FILES)
def test_a_file_is_cut_into_exactly_its_entries_and_all_that_each_uses_is_found(
    language: str, name: str
) -> None:
    """Messages are parsed one by one, each with those that it seems to use."""
    cut = {found[1]: found[0] for found in ENTRY.finditer(text(language, name))}
    known = {
        entry.id.name: entry for entry in entries(language, name) if isinstance(entry, ast.Message)
    }

    assert set(cut) == set(known)
    for key, entry in known.items():
        (alone,) = parsed(cut[key])
        found = uses(entry)
        assert alone.equals(entry, ignored_fields=["span", "comment"]), key
        assert found.references <= set(REFERENCE.findall(cut[key])), key

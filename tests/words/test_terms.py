"""One word for each thing: messages use the terms of the glossary, and none of the words to avoid.

A word that is right in one message after all is an exception, with its reason. The list must not
grow without need: an exception that is no longer needed fails as well.
"""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import ast

from tests.words.fluent_files import parsed, uses
from tests.words.glossary import avoided, terms
from wardround.words import LANGUAGES
from wardround.words.files import LOCALES

TYPED = ("typing-", "dn-typing-")
"""Lists of what people may type: old words stay understood."""
CARD_TEXTS = ("text-", "short-", "dn-do-", "dn-short-", "web-aid-")
"""Rules texts, which keep the “may” of the rulebooks."""
EXCEPTIONS: dict[str, dict[str, str]] = {
    "en": {
        "admin-did-ban-person": "an account, not a player at a table",
        "admin-did-delete-person": "an account, not a player at a table",
        "admin-did-export-person": "an account, not a player at a table",
        "admin-heading-person": "an account, not a player at a table",
        "doctor-proxy-no-echo": "“may be”: perhaps, no permission",
        "error-admin-no-person": "an account, not a player at a table",
        "error-key-used": "the key of a request to the API",
        "error-passkey-cloned": "“may be”: perhaps, no permission",
    },
    "fr": {},
    "it": {},
}
"""Messages in which a word to avoid is right, and why."""
RIGHT = re.compile(r"\b(?:push[- ]|(?:wardround|a|the|new) )keys?\b", re.IGNORECASE)
"""Keys that are no shortcuts."""


@cache
def messages(language: str) -> dict[str, tuple[str, str]]:
    """Return file and text of every message, the browser's too, without lists of typed words."""
    found: dict[str, tuple[str, str]] = {}
    for path in sorted((LOCALES / language).rglob("*.ftl")):
        name = path.relative_to(LOCALES / language).with_suffix("").as_posix()
        for entry in parsed(path.read_text("utf-8")):
            if isinstance(entry, ast.Message) and not entry.id.name.startswith(TYPED):
                found[entry.id.name] = name, " … ".join(uses(entry).texts)
    return found


def pattern(word: str) -> re.Pattern[str]:
    """Return what finds a word, or several in a row, in a text."""
    return re.compile(rf"(?<!\w){re.escape(word)}(?!\w)", re.IGNORECASE)


@cache
def found(language: str) -> dict[str, dict[str, list[str]]]:
    """Return the words to avoid that messages have, by word and file; exceptions included."""
    hits: dict[str, dict[str, list[str]]] = {}
    words = [*avoided(language)]
    # Few messages have any of the words: only those are searched for each.
    some = re.compile("|".join(re.escape(word) for word in words), re.IGNORECASE)
    texts = {
        key: (file, cleaned)
        for key, (file, text) in messages(language).items()
        if some.search(cleaned := RIGHT.sub("", text))
    }
    for word in words:
        seen = pattern(word)
        for key, (file, text) in texts.items():
            right = word == "may" and key.startswith(CARD_TEXTS)
            if seen.search(text) and not right:
                hits.setdefault(word, {}).setdefault(file, []).append(key)
    return hits


@cache
def all_texts(language: str) -> str:
    """Return the texts of all messages, with something between them that no term has."""
    return "\0".join(text for _, text in messages(language).values())


def said(language: str, term: str) -> bool:
    """Tell whether a message has a term as it is printed, or at the start of a sentence."""
    start = term[:1].upper() + term[1:]
    seen = re.compile(rf"(?<!\w)(?:{re.escape(term)}|{re.escape(start)})(?!\w)")
    return seen.search(all_texts(language)) is not None


def test_the_glossary_is_read() -> None:
    assert {"Kill Mark", "nurse", "takeback", "Shift Change"} <= {term for _, term in terms("en")}
    assert {"directeur", "sac", "jeton de garde"} <= {term for _, term in terms("fr")}
    assert {"whoever", "temperament", "may"} <= set(avoided("en"))
    assert {"robot", "entraîneur"} <= set(avoided("fr"))
    assert {"allenatore", "voi"} <= set(avoided("it"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_has_a_word_to_avoid(language: str) -> None:
    wrong = {
        word: {
            file: left
            for file, keys in files.items()
            if (left := [key for key in keys if key not in EXCEPTIONS[language]])
        }
        for word, files in found(language).items()
    }

    assert {word: files for word, files in wrong.items() if files} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_exception_is_still_needed(language: str) -> None:
    needed = {key for files in found(language).values() for keys in files.values() for key in keys}

    assert EXCEPTIONS[language].keys() - needed == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_of_the_glossary_is_used_as_printed(language: str) -> None:
    unused = [(section, term) for section, term in terms(language) if not said(language, term)]

    assert unused == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_undo_and_cancel_are_two_words(language: str) -> None:
    texts = messages(language)

    assert texts["web-undo"][1] != texts["web-cancel"][1]

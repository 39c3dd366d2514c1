"""Rules in plain words: writes out the abbreviations of the pages.

The pages cite the books by number (003), mark our additions with `(r)`, write colours as letters
and cards as codes (EV05, A12). Players don't know these; references to rules stay.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Final

from wardround.words.files import ENGLISH
from wardround.words.words import Words

BOOKS: Final = {
    "en": {
        "003": "final rulebook",
        "002": "French rulebook",
        "001": "Italian rulebook",
        "000": "rulebook of the prototype",
    },
    "fr": {
        "003": "livret final",
        "002": "livret français",
        "001": "livret italien",
        "000": "livret du prototype",
    },
    "it": {
        "003": "regolamento finale",
        "002": "regolamento francese",
        "001": "regolamento italiano",
        "000": "regolamento del prototipo",
    },
}
ARTICLES: Final = {
    "en": {"": "the"},
    "fr": {"": "le", "de": "du", "à": "au"},
    "it": {"": "il", "di": "del", "a": "al", "da": "dal", "in": "nel"},
}
"""The article of a book, alone and with the word before it that it grows together with."""
COLOURS: Final = {"R": "red", "Y": "yellow", "G": "green"}
"""The letters of the English page; the others have the words."""
COUNTS: Final = ("no", "one", "two", "three", "four")
QUOTED: Final = {
    "fr": "«\N{NO-BREAK SPACE}{}\N{NO-BREAK SPACE}»",
    "it": "\N{LEFT DOUBLE QUOTATION MARK}{}\N{RIGHT DOUBLE QUOTATION MARK}",
}
"""The form of a card's name in a sentence where its words are not all capitalised."""
PERSONS: Final = "N"
"""The prefixes of codes of cards named after people: those names are not quoted."""

CODE: Final = r"(?:EV|A|N)\d\d"
NAMED: Final = re.compile(rf"D[HN]-({CODE})")
CITED: Final = re.compile(r"(?:\b(de|à|di|a|da|in) )?(?<![\d,.])\b(00[0-3])\b")
OURS: Final = re.compile(r"(?:(?<=\bare )|(?<=\bsont )|(?<=\bsono ))\(r\)")
MARK: Final = re.compile(r"\((?:r|RECONSTRUCTED)\)")
ARTICLE: Final = re.compile(r"\ban (?=R\b)")
LETTERS: Final = re.compile(r"\b[RYG]{1,4}\b")
RANGE: Final = re.compile(r"(?<![-\w])(EV|A|N)(\d\d)–(?:\1)?(\d\d)\b")
LISTED: Final = re.compile(rf"\(({CODE}(?:, {CODE})*)\)")
ALONE: Final = re.compile(rf"(?<![-\w]){CODE}\b")


def in_plain_words(text: str, language: str, names: Mapping[str, str] | None = None) -> str:
    """Return a text of a page as people read it; `names` has the cards' names by their rules."""
    text = CITED.sub(lambda found: _book(found, language), text)
    text = _ours(text, language)
    if language == ENGLISH:
        text = LETTERS.sub(_colours, ARTICLE.sub("a ", text))
    return _cards(text, language, names or {})


def card_names(texts: Mapping[str, str]) -> dict[str, str]:
    """Return the card names of codes, from rules by their ids."""
    found: dict[str, str] = {}
    for id, text in texts.items():
        if NAMED.fullmatch(id) and text.startswith("**"):
            found[id] = text.split("**")[1].removeprefix("★")
    return found


def _book(found: re.Match[str], language: str) -> str:
    """Return the book that a number cites, with its article."""
    articles, before = ARTICLES[language], found[1] or ""
    article = articles.get(before) or f"{before} {articles['']}"
    return _begun(f"{article} {BOOKS[language][found[2]]}", found)


def _ours(text: str, language: str) -> str:
    """Return a text with the mark of what we filled in written out."""
    ours = Words(language).say("source-reconstructed")
    return MARK.sub(f"({ours})", OURS.sub(ours, text))


def _colours(found: re.Match[str]) -> str:
    """Return the colour of a letter, or how many of which colours some letters are."""
    letters = found[0]
    if len(letters) == 1:
        return _begun(COLOURS[letters], found)
    told = [f"{COUNTS[count]} {COLOURS[one]}" for one, count in Counter(letters).items()]
    return _begun(" + ".join(told), found)


def _begun(words: str, found: re.Match[str]) -> str:
    """Return words with a capital at the start of a sentence."""
    before = found.string[: found.start()].rstrip("* ")
    return words if before and not before.endswith(".") else words[0].upper() + words[1:]


# --- cards -------------------------------------------------------------------------------------


def _cards(text: str, language: str, names: Mapping[str, str]) -> str:
    """Return a text with the names of cards in place of their codes."""
    rules = {id.partition("-")[2]: id for id in names}

    def said(code: str) -> str:
        if code not in rules:
            return code
        quoted = "{}" if code.startswith(PERSONS) else QUOTED.get(language, "{}")
        return quoted.format(names[rules[code]])

    def ranged(found: re.Match[str]) -> str:
        ends = [rules.get(f"{found[1]}{number}", "") for number in (found[2], found[3])]
        return "–".join(ends) if all(ends) else found[0]

    def listed(found: re.Match[str]) -> str:
        codes = found[1].split(", ")
        before = found.string[: found.start()].rstrip(" »\N{NO-BREAK SPACE}”")
        named = any(code in rules and before.endswith(names[rules[code]]) for code in codes)
        told = [rules.get(code, code) if named else said(code) for code in codes]
        return f"({', '.join(told)})"

    def alone(found: re.Match[str]) -> str:
        before = found.string[: found.start()]
        enclosed = before.count("(") > before.count(")")
        told = said(found[0])
        return told if enclosed or found[0] not in rules else f"{told} ({rules[found[0]]})"

    return ALONE.sub(alone, LISTED.sub(listed, RANGE.sub(ranged, text)))

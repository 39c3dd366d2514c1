"""Rules as people read them: no numbers of books, no marks, letters or codes of ours."""

from __future__ import annotations

import re

import pytest

from tests.test_rules_translated import page, texts_in
from wardround import catalog
from wardround.words import LANGUAGES
from wardround.words.plain_rules import card_names, in_plain_words
from wardround.words.rulebook import Rules, rulebook

CARDS = {"DN-A09": "Better Tools", "DN-A12": "Moonlighting", "DN-N06": "Alyssa"}
CRYPTIC = {
    "the number of a book": r"\b00[0-3]\b",
    "the mark of what is ours": r"\(r\)",
    "a code of provenance": r"\b(?:SEED|FOUND|INFERRED|UNKNOWN|RECONSTRUCTED)\b",
    "the letter of a colour": r"\b[RYG]{1,4}\b",
    "the code of a card": r"(?<![-\w])(?:EV|A|N|P)\d\d\b",
    "a section of a book without its book": r"[(,] ?\d+-\d+\b|\b(?:in|by|selon|secondo) \d+-\d+\b",
    "a link or code": r"[`\]]",
}
REFERENCE = re.compile(r"\bD[HN]-[A-Z]*\d+(?:\.\d+)*\b")
EVERY_BOOK = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in catalog.GAMES for language in LANGUAGES]
)


def read(book: Rules) -> list[str]:
    """Return everything that people read of the rules."""
    found: list[str] = []
    for section in book.sections:
        found += [section.title, section.text, *(rule.text for rule in section.rules)]
    return found


# --- all rules -----------------------------------------------------------------------------------


@pytest.mark.parametrize("sign", CRYPTIC)
@EVERY_BOOK
def test_no_rule_holds_signs_of_ours(game: str, language: str, sign: str) -> None:
    texts = read(rulebook(game, language))

    assert len(texts) > 150
    assert [text for text in texts if re.search(CRYPTIC[sign], text)] == []


@EVERY_BOOK
def test_references_to_rules_stay(game: str, language: str) -> None:
    written = {
        rule: REFERENCE.findall(text)
        for name in (game, f"{game}-cards")
        if name != "dice-hospital-cards"
        for rule, text in texts_in(page(name, language)).items()
    }
    told = {
        rule.id: REFERENCE.findall(rule.text)
        for section in rulebook(game, language).sections
        for rule in section.rules
    }

    assert told.keys() == written.keys()
    missing = {rule: [one for one in ids if one not in told[rule]] for rule, ids in written.items()}
    assert {rule: ids for rule, ids in missing.items() if ids} == {}


@EVERY_BOOK
def test_every_reference_leads_to_a_rule_or_section(game: str, language: str) -> None:
    book = rulebook(game, language)
    ids = {rule.id for section in book.sections for rule in section.rules}
    ids |= {section.id for section in book.sections}

    told = {one for text in read(book) for one in REFERENCE.findall(text)}

    assert told
    assert told - ids == set()


# --- books ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "written", "told"),
    [
        ("en", "Named (003 prefers it).", "Named (the final rulebook prefers it)."),
        ("en", "So it is. 002 says so.", "So it is. The French rulebook says so."),
        ("en", "as in 001; 3,000 and 1000", "as in the Italian rulebook; 3,000 and 1000"),
        ("en", "slips of 000", "slips of the rulebook of the prototype"),
        ("fr", "003 se tait.", "Le livret final se tait."),
        ("fr", "erreurs de 000", "erreurs du livret du prototype"),
        ("fr", "selon 002", "selon le livret français"),
        ("it", "sviste di 000", "sviste del regolamento del prototipo"),
        ("it", "secondo 001", "secondo il regolamento italiano"),
    ],
)
def test_a_number_is_the_book_that_it_cites(language: str, written: str, told: str) -> None:
    assert in_plain_words(written, language) == told


# --- marks and colours ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "written", "told"),
    [
        ("en", "Ranks (r): 1 (RECONSTRUCTED)", "Ranks (our version): 1 (our version)"),
        ("en", "The cards are (r), all.", "The cards are our version, all."),
        ("fr", "Les versos sont (r).", "Les versos sont notre version."),
        ("it", "Le carte sono (r).", "Le carte sono la nostra versione."),
        ("it", "Gradi (r)", "Gradi (la nostra versione)"),
    ],
)
def test_what_we_filled_in_is_our_version(language: str, written: str, told: str) -> None:
    assert in_plain_words(written, language) == told


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("one R / G / Y +3", "one red / green / yellow +3"),
        ("healed an R / G", "healed a red / green"),
        ("**RRYG** – points", "**Two red + one yellow + one green** – points"),
        ("Seen. YY and GGG", "Seen. Two yellow and three green"),
        ("Research Grant: Red", "Research Grant: Red"),
    ],
)
def test_letters_are_colours_on_the_english_page(written: str, told: str) -> None:
    assert in_plain_words(written, "en") == told


def test_letters_on_other_pages_are_letters() -> None:
    assert in_plain_words("R", "fr") == "R"


# --- cards ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "written", "told"),
    [
        ("en", "as A12 does", "as Moonlighting (DN-A12) does"),
        ("en", "an Operation (A12 too)", "an Operation (Moonlighting too)"),
        ("en", "by a card (A09, A12)", "by a card (Better Tools, Moonlighting)"),
        ("en", "Moonlighting (A12): no.", "Moonlighting (DN-A12): no."),
        ("en", "the pile (A09–A12)", "the pile (DN-A09–DN-A12)"),
        ("en", "the pile (A09–12)", "the pile (DN-A09–DN-A12)"),
        ("en", "DN-A12 and A77–A78, A79 (A80)", "DN-A12 and A77–A78, A79 (A80)"),
        ("it", "come A12 e N06", "come “Moonlighting” (DN-A12) e Alyssa (DN-N06)"),
        ("fr", "par A12", "par «\N{NO-BREAK SPACE}Moonlighting\N{NO-BREAK SPACE}» (DN-A12)"),
    ],
)
def test_a_code_is_the_name_of_its_card(language: str, written: str, told: str) -> None:
    assert in_plain_words(written, language, CARDS) == told


def test_names_of_cards_are_those_of_their_rules() -> None:
    texts = {"DN-N01": "**★Medina** – VP: 0", "DN-1.1": "**Ruling:** no", "DN-A01": "no name"}

    assert card_names(texts) == {"DN-N01": "Medina"}

"""The rules in French and Italian: the same rules in the same order, with the same facts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.test_rules_covered import RULE, rules_in
from wardround.core.cards import Card
from wardround.dicehospital.pack_files import EDITIONS
from wardround.dicehospital.reading import read_content
from wardround.dynamitenurse import reading as dynamite_nurse
from wardround.dynamitenurse.content import CONDITIONS, TYPES
from wardround.words import Words

DOCS = Path(__file__).parent.parent / "docs" / "rules"
NAMES = sorted(path.stem for path in DOCS.glob("d*.md"))
RULING = {"en": "Ruling", "fr": "Décision", "it": "Decisione"}
HEADING = re.compile(r"^(#+ (?:D[HN]-\d+|[\d.]+)?)")
MARK = re.compile(r"SEED|FOUND|INFERRED|UNKNOWN|RECONSTRUCTED|https?:\S+|[−+]?\d+")
REFERENCE = re.compile(r"\b(?:D[HN]-[A-Z]*\d+(?:\.\d+)*|EV\d\d|[ANP]\d\d)\b")
EVERY_PAGE = pytest.mark.parametrize(
    ("name", "language"), [(name, language) for name in NAMES for language in ("fr", "it")]
)


def page(name: str, language: str) -> str:
    """Return a page of rules in a language."""
    folder = DOCS if language == "en" else DOCS / language
    return (folder / f"{name}.md").read_text(encoding="utf-8")


def texts_in(text: str) -> dict[str, str]:
    """Return the rules of a page by their ids, each as one line."""
    found: dict[str, str] = {}
    rule = ""
    for line in text.splitlines():
        if start := RULE.match(line):
            rule = start[1]
            found[rule] = line[start.end() :].strip(" |")
        elif rule and line.startswith("  "):
            found[rule] += f" {line.strip()}"
        else:
            rule = ""
    return found


def told(name: str, language: str, pattern: str | re.Pattern[str]) -> dict[str, list[str]]:
    """Return what each rule has of a pattern, sorted, as languages differ in their order."""
    texts = texts_in(page(name, language))
    return {rule: sorted(re.findall(pattern, text)) for rule, text in texts.items()}


def headings(text: str) -> list[str]:
    """Return the levels and numbers of the headings of a page."""
    return [found[1] for line in text.splitlines() if (found := HEADING.match(line))]


def rows(text: str) -> list[tuple[int, list[str]]]:
    """Return how many cells the rows of the tables have, and the marks and numbers in them."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return [(line.count("|"), sorted(MARK.findall(line))) for line in lines]


@pytest.mark.parametrize("language", ["fr", "it"])
def test_every_page_of_rules_is_translated(language: str) -> None:
    assert sorted(path.stem for path in (DOCS / language).iterdir()) == NAMES


@EVERY_PAGE
def test_a_translation_has_the_same_rules_in_the_same_order(name: str, language: str) -> None:
    assert rules_in(page(name, language)) == rules_in(page(name, "en"))


@EVERY_PAGE
def test_every_rule_has_a_text(name: str, language: str) -> None:
    texts = texts_in(page(name, language))

    assert [rule for rule, text in texts.items() if not text] == []


@EVERY_PAGE
def test_headings_and_tables_are_alike(name: str, language: str) -> None:
    assert headings(page(name, language)) == headings(page(name, "en"))
    assert rows(page(name, language)) == rows(page(name, "en"))


@EVERY_PAGE
def test_rules_have_the_same_rulings_and_marks(name: str, language: str) -> None:
    def rulings(language: str) -> dict[str, int]:
        found = told(name, language, rf"\*\*{RULING[language]}\b")
        return {rule: len(marks) for rule, marks in found.items()}

    assert rulings(language) == rulings("en")
    assert told(name, language, r"\(r\)|\*\*") == told(name, "en", r"\(r\)|\*\*")


@EVERY_PAGE
def test_rules_refer_to_the_same_rules_and_cards(name: str, language: str) -> None:
    assert told(name, language, REFERENCE) == told(name, "en", REFERENCE)


@EVERY_PAGE
def test_rules_name_the_same_numbers(name: str, language: str) -> None:
    assert told(name, language, r"[−+]?\d+") == told(name, "en", r"[−+]?\d+")


def test_french_has_its_no_break_spaces_and_both_their_own_quotation_marks() -> None:
    french = "\n".join(page(name, "fr") for name in NAMES)
    italian = "\n".join(page(name, "it") for name in NAMES)

    assert re.findall(r"\w [:;!?»%]|« ", french) == []
    assert re.findall(r"\w[ \u00a0][:;!?%]|[“”]|« | »", italian) == []
    assert re.findall("['\"]", french + italian) == []


# --- terms ---------------------------------------------------------------------------------------


def dice_hospital_cards() -> list[tuple[str, Card]]:
    """Return every card with a name of every edition, each with its kind."""
    found: list[tuple[str, Card]] = []
    for edition in EDITIONS:
        content = read_content(
            edition,
            experimental=True,
            promos=edition in ("final", "italian"),
            prototype_extras=edition == "prototype",
        )
        found += [("department", one.card) for one in content.departments]
        found += [("specialist", one.card) for one in content.specialists]
        found += [("event", one.card) for one in content.events]
        found += [("report", one.card) for one in content.reports]
    return found


@pytest.mark.parametrize("language", ["fr", "it"])
def test_rules_of_dice_hospital_call_cards_what_the_game_calls_them(language: str) -> None:
    words, texts = Words(language), texts_in(page("dice-hospital", language))
    names = [(card.rule, words.name(kind, card)) for kind, card in dice_hospital_cards()]

    renamed = texts["DH-17.1"]
    assert len(names) > 100
    assert [pair for pair in names if pair[1] not in texts[pair[0]] + renamed] == []


@pytest.mark.parametrize("language", ["fr", "it"])
def test_rules_of_dynamite_nurse_call_cards_what_the_game_calls_them(language: str) -> None:
    words, texts = Words(language), texts_in(page("dynamite-nurse-cards", language))
    content = dynamite_nurse.read_content()
    called = {
        **{
            one.card.rule: [
                words.name("dn-card", one.card),
                words.say(f"dn-type-{TYPES[one.type]}"),
            ]
            for one in content.cards
        },
        **{
            f"DN-P{place + 1:02d}": [words.say(f"dn-patient-{CONDITIONS[kind.condition]}")]
            for place, kind in enumerate(content.kinds[at] for at in content.patients)
        },
    }

    written = {rule: re.split(r" *\| *", text) for rule, text in texts.items()}
    assert len(called) == 81
    assert called == {
        rule: [written[rule][0].removeprefix("★"), *written[rule][1:]][: len(names)]
        for rule, names in called.items()
    }

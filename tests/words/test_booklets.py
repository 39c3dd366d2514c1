"""French and Italian words are called a rulebook's only where they were looked up in it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tests.words.fluent_files import by_key
from tools.booklets import CLAIMS, main, missing
from wardround.words import Words

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
LANGUAGES = ("fr", "it")
CLAIMED = tomllib.loads(CLAIMS.read_text(encoding="utf-8"))
ROW = re.compile(r"^\| `([a-z-]+)` \| (.*?) ?\| (.*?) ?\|$", re.MULTILINE)
TERMS = re.compile(r"(?:term|phase|department|specialist)-")


def words_of_ours(language: str) -> dict[str, str]:
    """Return the messages that the glossary calls ours in a language, with their words."""
    text = GLOSSARY.read_text(encoding="utf-8")
    rows = ROW.findall(text.partition("## Words of ours")[2].partition("\n## ")[0])
    told = {key: row[LANGUAGES.index(language)] for key, *row in rows}
    return {key: word for key, word in told.items() if word}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_was_looked_up_or_is_called_ours(language: str) -> None:
    terms = {key for key in by_key(language) if TERMS.match(key)}
    ours, claimed = words_of_ours(language).keys(), CLAIMED[language].keys()

    assert len(ours) > 5
    assert terms - ours - claimed == set()
    assert ours & claimed == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_looked_up_is_what_is_said(language: str) -> None:
    """A term that is changed must be looked up again, or goes to the words of ours."""
    words = Words(language)
    told = CLAIMED[language] | words_of_ours(language)

    assert {key: words.say(key) for key in told} == told


# --- looking up ----------------------------------------------------------------------------------

BOOK = """
TRIAGE : deux lits. PENALITA' PER I DECESSI: raddoppia. L'HÔPITAL

TERAPIA

EXPERIMENTAL THERAPY: SPERIMENTALE
"""


@pytest.mark.parametrize(
    "term", ["Triage", "Penalità per i decessi", "l’hôpital", "Terapia sperimentale"]
)
def test_a_printed_term_is_found_however_it_is_set(term: str) -> None:
    assert missing({"key": term}, BOOK) == []


@pytest.mark.parametrize("term", ["lit", "Terapia intensiva", "sperimentale terapia"])
def test_a_term_that_is_not_printed_is_missed(term: str) -> None:
    assert missing({"key": term}, BOOK) == ["key"]


def test_the_tool_names_what_a_rulebook_lacks(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    book = tmp_path / "book.txt"
    book.write_text(" ".join(CLAIMED["fr"].values()).replace("morgue", ""), encoding="utf-8")

    assert main(["fr", str(book)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "term-mortuary: the rulebook does not have 'morgue'",
        f"{len(CLAIMED['fr']) - 1} of {len(CLAIMED['fr'])} terms found",
    ]


def test_the_tool_says_how_it_is_used_and_what_it_cannot_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["en", "book.txt"]) == 2
    assert main(["fr", str(tmp_path / "none.txt")]) == 2
    told = capsys.readouterr().err.splitlines()
    assert told[0].startswith("usage: python -m tools.booklets")
    assert "none.txt: cannot be read" in told[1]

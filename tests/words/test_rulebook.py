"""The rules as they are read from their pages: all of them, and in the package that is built."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.test_rules_covered import ROOT, rules_in
from wardround import catalog
from wardround.words import LANGUAGES
from wardround.words.rulebook import Rule, page, plain, read, rulebook

PAGE = """# A game

Not part of a section.

## DH-1 Terms (r)
An opening, over
two lines.
- DH-1.1 A *die* shows `1` to 6,
  or [more](other.md).
- no rule
- DH-1.2 **Ruling:** none. See DH-1.1.

## Nothing in it

### 6.1 Cards

| id | name | if it healed… | effect |
|---|---|---|---|
| DH-EV01 | One | a die | +1 |
| DH-EV02 | Two | – | +2. |

| id | name | points |
|---|---|---|
| DH-MR01 | Three | 3 |
| DH-MR02 | Four | four |
"""


def test_a_page_is_read_into_sections_and_rules() -> None:
    terms, cards = read(PAGE)

    assert (terms.id, terms.title, terms.text) == (
        "DH-1",
        "Terms (r)",
        "An opening, over two lines.",
    )
    assert terms.rules == [
        Rule("DH-1.1", "A die shows 1 to 6, or more."),
        Rule("DH-1.2", "**Ruling:** none. See DH-1.1."),
    ]
    assert (cards.id, cards.title) == ("DH-EV", "Cards")
    assert cards.rules == [
        Rule("DH-EV01", "**One** – if it healed: a die; effect: +1"),
        Rule("DH-EV02", "**Two** – effect: +2"),
        Rule("DH-MR01", "**Three** – points: 3"),
        Rule("DH-MR02", "**Four**: four"),
    ]


def test_rows_are_joined_as_the_language_joins_them() -> None:
    _, cards = read(PAGE, "fr")

    assert cards.rules[1].text == "**Two** – effect\N{NO-BREAK SPACE}: +2"
    assert "a die\N{NO-BREAK SPACE}; effect" in cards.rules[0].text
    assert cards.rules[3].text == "**Four**\N{NO-BREAK SPACE}: four"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", catalog.GAMES)
def test_every_written_rule_is_there_once_in_every_language(game: str, language: str) -> None:
    pages = [page(f"{game}{end}", "en") for end in ("", "-cards")]
    written = [id for text in pages for id in rules_in(text)]

    told = rulebook(game, language)

    rules = [rule for section in told.sections for rule in section.rules]
    assert [rule.id for rule in rules] == written
    assert all(rule.text for rule in rules)
    ids = [section.id for section in told.sections]
    assert len(set(ids)) == len(ids)
    assert all(section.title for section in told.sections)


def test_rulings_are_marked_in_every_language() -> None:
    marked = [
        [
            rule.id
            for section in rulebook("dice-hospital", language).sections
            for rule in section.rules
            if rule.ruling
        ]
        for language in LANGUAGES
    ]

    assert marked[0] == marked[1] == marked[2]
    assert {"DH-1.9", "DH-5.2"} <= set(marked[0])
    assert "DH-1.2" not in marked[0]


def test_rules_that_are_not_translated_are_english_and_say_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "fr").mkdir()
    (tmp_path / "tic-tac-toe.md").write_text("## DH-1 Terms\n- DH-1.1 **Ruling:** a die.")
    (tmp_path / "tic-tac-toe-cards.md").write_text("## Cards\n- DN-A01 A card.")
    (tmp_path / "fr" / "tic-tac-toe.md").write_text("## DH-1 Termes\n- DH-1.1 **Décision :** dé.")
    monkeypatch.setattr("wardround.words.rulebook.INSTALLED", tmp_path)

    french, italian = rulebook("tic-tac-toe", "fr"), rulebook("tic-tac-toe", "it")

    assert (french.language, french.sections[0].title) == ("fr", "Termes")
    assert french.sections[0].rules[0].ruling
    assert french.sections[1].title == "Cards"
    assert (italian.language, italian.sections[0].title) == ("en", "Terms")


def test_marks_are_taken_off_but_for_bold() -> None:
    assert plain("**A** *b* `c` [d](e) 2 * 3 * 4") == "**A** b c d 2 * 3 * 4"


def test_the_package_that_is_built_holds_the_rules(tmp_path: Path) -> None:
    command = [
        sys.executable, "setup.py", "-q", "egg_info", "--egg-base", str(tmp_path),
        "build_py", "--build-lib", str(tmp_path / "lib"),
    ]  # fmt: skip
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)

    built = tmp_path / "lib" / "wardround" / "rules"
    written = ROOT / "docs" / "rules"
    pages = {path.relative_to(written): path.read_bytes() for path in written.rglob("*.md")}
    assert {path.relative_to(built): path.read_bytes() for path in built.rglob("*.md")} == pages

"""The tables of `docs/glossary.md` as the tests see them: terms by language, and words to avoid."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
COLUMNS = {"word": "en", "French": "fr", "Italian": "it"}
LANGUAGES = {"English": "en", "French": "fr", "Italian": "it"}
PROGRAM = "The program"
"""The only section whose brackets hold words to avoid; elsewhere they hold notes."""
BRACKETS = re.compile(r"\(([^)]*)\)")
NOTES = ("in ", "to ")
"""How a bracket begins that says when a term is right, and forbids nothing."""

Row = dict[str, str]


class Table(NamedTuple):
    """A table, and the heading that it stands under."""

    section: str
    rows: list[Row]


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


@cache
def tables() -> list[Table]:
    """Return all tables of the glossary."""
    found: list[Table] = []
    section = ""
    head: list[str] = []
    for line in GLOSSARY.read_text("utf-8").splitlines():
        if line.startswith("## "):
            section, head = line.removeprefix("## "), []
        elif not line.startswith("|"):
            head = []
        elif not head:
            head = _cells(line)
            found.append(Table(section, []))
        elif not line.startswith("|---"):
            found[-1].rows.append(dict(zip(head, _cells(line), strict=True)))
    return found


def _parts(text: str) -> list[str]:
    return [part.strip() for part in re.split(r"[,;:]", text) if part.strip()]


def terms(language: str) -> Iterator[tuple[str, str]]:
    """Give every term of a language with its section, from the tables in three languages."""
    (column,) = [name for name, short in COLUMNS.items() if short == language]
    for table in tables():
        for row in table.rows:
            if COLUMNS.keys() <= row.keys() and row["French"] + row["Italian"]:
                for term in _parts(BRACKETS.sub("", row[column])):
                    yield table.section, term


def avoided(language: str) -> Iterator[str]:
    """Give the words that messages of a language avoid: in brackets, or in the list of them."""
    for table in tables():
        for row in table.rows:
            if table.section == PROGRAM:
                (column,) = [name for name, short in COLUMNS.items() if short == language]
                for bracket in BRACKETS.findall(row[column]):
                    if not bracket.startswith(NOTES):
                        yield from _parts(bracket)
            elif "avoid" in row and LANGUAGES[row["language"]] == language:
                yield from _parts(row["avoid"])

"""The numbered rules, read from their pages: sections, and in each its rules by id.

The pages are docs/rules of the project, and are installed next to the package. A line that starts
with `- DH-…` or `| DH-…` states a rule. A ruling of the English page is one in every language.
`plain_rules` writes out abbreviations.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Annotated, Final, TypedDict

from wardround.core.json_types import About
from wardround.words.files import ENGLISH
from wardround.words.plain_rules import card_names, in_plain_words

PACKAGE: Final = Path(__file__).parent.parent
INSTALLED: Final = PACKAGE / "rules"
"""Where the pages are in an installed package; `setup.py` puts them there."""
SOURCE: Final = PACKAGE.parent.parent / "docs" / "rules"
"""Where they are written."""
PAGES: Final = ("", "-cards")
"""What the names of a game's pages end with: its rules, and its cards where they have a page."""

ID: Final = r"(?:DH|DN)-[A-Z]*[0-9]+(?:\.[0-9]+)*"
BULLET: Final = re.compile(rf"^- ({ID})\b\s*(.*)")
ROW: Final = re.compile(rf"^\| ({ID}) \|")
HEADING: Final = re.compile(rf"^##+ (?:({ID})\b|[0-9][0-9.]*)?\s*(.*)")
RULING: Final = "**Ruling"
EMPTY: Final = ("", "–", "-")
JOINTS: Final = {"fr": ("\N{NO-BREAK SPACE}: ", "\N{NO-BREAK SPACE}; ")}
"""Separators after the head of a cell and between cells, if not `: ` and `; `."""
LINK: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)")
ITALIC: Final = re.compile(r"(?<!\*)\*([^*\s][^*]*)\*(?!\*)")


class ExampleName(TypedDict):
    """An example at a rule."""

    id: str
    title: str


@dataclass(slots=True)
class Rule:
    """A rule."""

    id: str
    text: Annotated[str, About("plain, with `**bold**`, and ids of other rules in it")]
    ruling: Annotated[bool, About("whether something in it is our decision")] = False
    examples: Annotated[list[ExampleName], About("examples to view, mostly none")] = field(
        default_factory=list
    )


@dataclass(slots=True)
class Section:
    """Some rules under a heading."""

    id: str
    title: str
    text: Annotated[str, About("text beside the rules; mostly empty")] = ""
    rules: list[Rule] = field(default_factory=list)


@dataclass(slots=True)
class Rules:
    """The rules of a game."""

    game: str
    language: Annotated[str, About("English if the requested one isn't available")]
    sections: list[Section]


@cache
def rulebook(game: str, language: str) -> Rules:
    """Return the rules of a game, in English if the language lacks them."""
    told = language if page(game, language) else ENGLISH
    rulings = {rule.id for rule in _rules(game, ENGLISH) if RULING in rule.text}
    sections = _sections(game, told)
    names = card_names({rule.id: rule.text for section in sections for rule in section.rules})
    for section in sections:
        section.title = in_plain_words(section.title, told, names)
        section.text = in_plain_words(section.text, told, names)
        for rule in section.rules:
            rule.text = in_plain_words(rule.text, told, names)
            rule.ruling = rule.id in rulings
    return Rules(game, told, sections)


def folder() -> Path:
    """Return the folder of the rules pages and their examples."""
    return INSTALLED if INSTALLED.is_dir() else SOURCE


def page(name: str, language: str) -> str:
    """Return a page of rules, or nothing where there is none in the language."""
    place = folder()
    file = (place if language == ENGLISH else place / language) / f"{name}.md"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def _rules(game: str, language: str) -> list[Rule]:
    return [rule for section in _sections(game, language) for rule in section.rules]


def _sections(game: str, language: str) -> list[Section]:
    """Return the sections of all pages of a game; one that was not translated is English."""
    pages = [page(game + end, language) or page(game + end, ENGLISH) for end in PAGES]
    return [section for text in pages for section in read(text, language)]


# --- reading a page ----------------------------------------------------------------------------


def read(text: str, language: str = ENGLISH) -> list[Section]:
    """Return the sections of a page in which there are rules."""
    joints = JOINTS.get(language, (": ", "; "))
    sections = [Section("", "")]
    heads: list[str] = []
    for block in _blocks(text):
        first = block[0]
        if found := HEADING.match(first):
            sections.append(Section(found[1] or "", plain(found[2])))
        elif found := BULLET.match(first):
            rule = Rule(found[1], plain(" ".join([found[2], *block[1:]])))
            sections[-1].rules.append(rule)
        elif ROW.match(first):
            sections[-1].rules.append(_row(first, heads, *joints))
        elif first.startswith("|"):
            heads = _cells(first) if "---" not in first else heads
        elif not first.startswith(("#", "-")):
            sections[-1].text = f"{sections[-1].text} {plain(' '.join(block))}".strip()
    return [_named(section) for section in sections if section.rules]


def _blocks(text: str) -> list[list[str]]:
    """Return the lines that belong together: those of a bullet or paragraph, stripped."""
    blocks: list[list[str]] = []
    open_block = False
    for line in text.splitlines():
        begins = line.startswith(("#", "|", "- "))
        if line.strip() and open_block and not begins:
            blocks[-1].append(line.strip())
        elif line.strip():
            blocks.append([line.strip()])
        open_block = bool(line.strip()) and not line.startswith(("#", "|"))
    return blocks


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().strip("|").split("|")]


def _row(line: str, heads: list[str], colon: str, semicolon: str) -> Rule:
    """Return the rule of a row: its name, and what the other columns say under their heads."""
    id, name, *cells = _cells(line)
    if len(cells) == 1 and not cells[0].isdecimal():
        return Rule(id, plain(f"**{name}**{colon}{cells[0]}"))
    told = [
        f"{head.rstrip('…')}{colon}{cell.rstrip('.')}"
        for head, cell in zip(heads[2:], cells, strict=False)
        if cell not in EMPTY
    ]
    return Rule(id, plain(f"**{name}** – {semicolon.join(told)}"))


def _named(section: Section) -> Section:
    """Return a section with an id: that of its heading, or the prefix of its rules' ids."""
    if not section.id:
        section.id = section.rules[0].id.rstrip("0123456789.")
    return section


def plain(text: str) -> str:
    """Return a text without links, code and italics; bold stays marked."""
    return ITALIC.sub(r"\1", LINK.sub(r"\1", text)).replace("`", "")

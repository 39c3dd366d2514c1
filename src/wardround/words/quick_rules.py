"""The quick rules, read from their pages: two pages that teach a game, with figures in them.

The pages are docs/rules/quick: plain Markdown, so that anyone can write them. A rule line, `---`,
starts the second page; ids of rules in brackets, `[DH-1.2, DH-5.6]`, stand at the end of what they
prove; a link to a figure of the `.toml` beside them is the figure, and the numbered list right
after it are its callouts.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from typing import Annotated, Final, Literal

from wardround.core.json_types import About
from wardround.words.files import ENGLISH
from wardround.words.rulebook import ID, folder

Kind = Literal["text", "points", "steps", "figure", "table"]

MARKS: Final = re.compile(rf"\s*\[({ID}(?:, {ID})*)\]$")
FIGURE: Final = re.compile(r"^\[([^\]]+)\]\([^)]*\.toml#([a-z0-9-]+)\)$")
POINT: Final = re.compile(r"^- (.*)")
STEP: Final = re.compile(r"^[0-9]+\. (.*)")
PAGE_ENDS: Final = "---"


@dataclass(slots=True)
class Item:
    """A paragraph, a point of a list or a callout, with the rules that it follows from."""

    text: Annotated[str, About("plain, with `**bold**`")]
    rules: Annotated[list[str], About("ids of numbered rules")]


@dataclass(slots=True)
class Block:
    """A paragraph, a list, a table or a figure."""

    kind: Kind
    items: Annotated[
        list[Item], About("a paragraph has one; those of a figure are its callouts, by number")
    ] = field(default_factory=list)
    title: Annotated[str, About("what a figure shows")] = ""
    figure: Annotated[str, About("the id of a figure")] = ""
    rows: Annotated[list[list[str]], About("of a table; the first are its heads")] = field(
        default_factory=list
    )


@dataclass(slots=True)
class Part:
    """Some blocks under a heading."""

    title: str
    blocks: list[Block] = field(default_factory=list)


@dataclass(slots=True)
class Sheet:
    """A page, as it is printed."""

    parts: list[Part] = field(default_factory=list)


@dataclass(slots=True)
class QuickRules:
    """The quick rules of a game."""

    game: str
    language: Annotated[str, About("English if the requested one isn't available")]
    title: str
    lead: str
    pages: list[Sheet]


@cache
def quick_rules(game: str, language: str) -> QuickRules:
    """Return the quick rules of a game, in English if the language lacks them."""
    place = folder() / "quick"
    translated = place / language / f"{game}.md"
    is_there = language != ENGLISH and translated.is_file()
    file = translated if is_there else place / f"{game}.md"
    return read(file.read_text(encoding="utf-8"), game, language if is_there else ENGLISH)


def read(text: str, game: str, language: str = ENGLISH) -> QuickRules:
    """Return the quick rules that a page tells."""
    told = QuickRules(game, language, "", "", [Sheet()])
    for lines in _paragraphs(text):
        first = lines[0]
        if first.startswith("# "):
            told.title = first.removeprefix("# ")
        elif first.startswith("> "):
            told.lead = " ".join(line.removeprefix("> ") for line in lines)
        elif first == PAGE_ENDS:
            told.pages.append(Sheet())
        elif first.startswith("## "):
            told.pages[-1].parts.append(Part(first.removeprefix("## ")))
        else:
            _add(told.pages[-1].parts[-1].blocks, lines)
    return told


def _paragraphs(text: str) -> list[list[str]]:
    """Return the lines between empty ones."""
    return [part.splitlines() for part in re.split(r"\n\s*\n", text.strip())]


def _add(blocks: list[Block], lines: list[str]) -> None:
    """Add what some lines say to the blocks of a part."""
    if found := FIGURE.match(" ".join(lines)):
        blocks.append(Block("figure", title=found[1], figure=found[2]))
    elif lines[0].startswith("|"):
        blocks.append(Block("table", rows=[_cells(line) for line in lines if "---" not in line]))
    elif POINT.match(lines[0]):
        blocks.append(Block("points", _listed(lines, POINT)))
    elif not STEP.match(lines[0]):
        blocks.append(Block("text", [_item(" ".join(lines))]))
    elif blocks and blocks[-1].kind == "figure":
        blocks[-1].items = _listed(lines, STEP)
    else:
        blocks.append(Block("steps", _listed(lines, STEP)))


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().strip("|").split("|")]


def _listed(lines: list[str], mark: re.Pattern[str]) -> list[Item]:
    """Return the points of a list; lines without a mark belong to the one before."""
    told: list[str] = []
    for line in lines:
        if found := mark.match(line):
            told.append(found[1])
        else:
            told[-1] += f" {line.strip()}"
    return [_item(text) for text in told]


def _item(text: str) -> Item:
    """Return a text, and the rules that are named at its end."""
    found = MARKS.search(text)
    if not found:
        return Item(text, [])
    return Item(text[: found.start()], found[1].split(", "))

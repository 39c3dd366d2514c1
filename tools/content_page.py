"""Writes docs/content.md, the tables of everything that the packaged packs hold.

Run it from the root of the repository after a change to a pack: `python -m tools.content_page`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from wardround.core.pack_text import inline
from wardround.core.packs import Pack
from wardround.dicehospital.pack_files import PACKS as STORE
from wardround.dicehospital.pack_layout import LAYOUT

PAGE: Final = Path(__file__).parent.parent / "docs" / "content.md"

INTRODUCTION: Final = """\
# Content of the packs

Everything that is printed on cards and tiles of Dice Hospital, as the packs in
`src/wardround/dicehospital/packs` say it. This page is written by `python -m tools.content_page`.
What the words of an effect mean is in [adding a card](adding-a-card.md), what the cards do in play
in [the rules](rules/dice-hospital.md). A pack that builds on another shows only what it changes or
adds. *Ours* marks what the rulebooks do not print and we had to reconstruct.
"""

PACKS: Final = {
    "final": "The final edition",
    "french": "The French edition",
    "italian": "The Italian edition",
    "prototype": "The prototype",
    "experimental": "Experimental Medicine",
    "italian-experimental": "Experimental Medicine, Italian",
    "prototype-experimental": "Experimental mini-expansion of the prototype",
    "promos": "Promos",
    "prototype-extras": "Extras of the prototype",
}
KINDS: Final = {
    "department": "Departments",
    "specialist": "Specialists",
    "administrator": "Administrators",
    "event": "Events",
    "report": "Medical reports",
    "ambulance-back": "Ambulance backs",
}
COLUMNS: Final = (
    "id", "number", "name", "printed", "copies", "meeple", "when", "effect", "copies-another",
    "needs", "points", "red", "yellow", "green", "stack", "rule", "source",
)  # fmt: skip
PLAIN: Final = {"id", "name", "meeple", "stack", "rule"}
"""Columns whose words need no quotes."""


def page() -> str:
    """Return the whole page."""
    blocks = [INTRODUCTION]
    for name, title in PACKS.items():
        blocks.append(f"## {title} (`{name}`)\n")
        blocks += _pack(STORE.packaged(name))
    return "\n".join(blocks)


def _pack(pack: Pack) -> list[str]:
    """Return the header of a pack and a table for each kind of entry."""
    told = [f"Kind: {pack.kind}."]
    if pack.base:
        told.append(f"Builds on `{pack.base}`.")
    if pack.without:
        told.append("Without: " + ", ".join(KINDS[kind].lower() for kind in pack.without) + ".")
    if not pack.tables and not pack.entries:
        told.append("Changes nothing that is played with.")
    blocks = [" ".join(told) + "\n"]
    if "house" in pack.tables:
        rows = [[f"`{field}`", inline(value)] for field, value in pack.tables["house"].items()]
        blocks.append("### The house\n\n" + _table(["field", "value"], rows))
    for kind, title in KINDS.items():
        if kind in pack.entries:
            blocks.append(f"### {title}\n\n" + _entries(pack.entries[kind]))
    return blocks


def _entries(entries: list[dict[str, Any]]) -> str:
    """Return entries as a table, with the columns that some of them fill."""
    columns = [column for column in COLUMNS if any(column in entry for entry in entries)]
    return _table(columns, [[_cell(entry, column) for column in columns] for entry in entries])


def _cell(entry: dict[str, Any], column: str) -> str:
    """Return one cell."""
    if column not in entry:
        return ""
    if column == "source":
        return _source(entry)
    text = str(entry[column]) if column in PLAIN else inline(entry[column])
    return f"`{text}`" if column in ("id", "when", "effect", "needs") else text


def _source(entry: dict[str, Any]) -> str:
    """Return where an entry comes from, with the fields that are ours."""
    if entry["source"] == "reconstructed":
        return "*ours*"
    fields = [f"{field} *ours*" for field in entry.get("reconstructed", [])]
    return ", ".join([entry["source"], *fields])


def _table(columns: list[str], rows: list[list[str]]) -> str:
    """Return a table in Markdown."""
    lines = [columns, ["---"] * len(columns), *rows]
    return "".join("| " + " | ".join(line) + " |\n" for line in lines)


def check_columns() -> list[str]:
    """Return the fields of packs that no column and no other place of the page shows."""
    elsewhere = {"remove", "title", "reconstructed"}
    fields = {field for kind in LAYOUT.entries.values() for field in kind.fields.shapes}
    return sorted(fields - set(COLUMNS) - elsewhere)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")

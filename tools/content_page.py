"""Writes the tables of everything in the packaged packs, one page per game.

Run it from the root of the repository after a change to a pack: `python -m tools.content_page`.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from wardround.core.pack_store import PackStore
from wardround.core.pack_text import inline
from wardround.core.packs import Pack
from wardround.dicehospital.pack_files import PACKS as DICE_HOSPITAL
from wardround.dynamitenurse.pack_files import PACKS as DYNAMITE_NURSE

DOCS: Final = Path(__file__).parent.parent / "docs"


@dataclass(frozen=True)
class Page:
    """What the page of one game shows: titles of packs and of kinds of entries, and columns."""

    file: Path
    store: PackStore
    introduction: str
    packs: dict[str, str]
    kinds: dict[str, str]
    columns: tuple[str, ...]
    plain: frozenset[str]
    """Columns whose words need no quotes."""
    codes: frozenset[str]
    """Columns that are shown as they are written in a pack."""

    def text(self) -> str:
        """Return the whole page."""
        blocks = [self.introduction]
        for name, title in self.packs.items():
            blocks.append(f"## {title} (`{name}`)\n")
            blocks += self._pack(self.store.packaged(name))
        return "\n".join(blocks)

    def fields_not_shown(self) -> list[str]:
        """Return the fields of packs that no column and no other place of the page shows."""
        elsewhere = {"remove", "title", "reconstructed", "inferred"}
        entries = self.store.layout.entries
        fields = {field for kind in entries.values() for field in kind.fields.shapes}
        return sorted(fields - set(self.columns) - elsewhere)

    def _pack(self, pack: Pack) -> list[str]:
        """Return the header of a pack and a table for each kind of entry."""
        told = [f"Kind: {pack.kind}."]
        if pack.base:
            told.append(f"Builds on `{pack.base}`.")
        if pack.without:
            gone = ", ".join(self.kinds[kind].lower() for kind in pack.without)
            told.append(f"Without: {gone}.")
        if not pack.tables and not pack.entries:
            told.append("Changes nothing that is played with.")
        blocks = [" ".join(told) + "\n"]
        if "house" in pack.tables:
            blocks.append("### The house\n\n" + _house(pack.tables["house"]))
        for kind, title in self.kinds.items():
            if kind in pack.entries:
                blocks.append(f"### {title}\n\n" + self._entries(pack.entries[kind]))
        return blocks

    def _entries(self, entries: list[dict[str, Any]]) -> str:
        """Return entries as a table, with the columns that some of them fill."""
        columns = [column for column in self.columns if any(_has(one, column) for one in entries)]
        rows = [[self._cell(entry, column) for column in columns] for entry in entries]
        return _table(columns, rows)

    def _cell(self, entry: dict[str, Any], column: str) -> str:
        """Return one cell."""
        if not _has(entry, column):
            return ""
        if column == "source":
            return _source(entry)
        if column == "provenance":
            return _provenance(entry[column])
        text = str(entry[column]) if column in self.plain else inline(entry[column])
        return f"`{text}`" if column in self.codes else text


def _has(entry: dict[str, Any], column: str) -> bool:
    """Tell whether an entry fills a column; one that changes only marks has a source as well."""
    marks = ("reconstructed", "inferred") if column == "source" else ()
    return any(field in entry for field in (column, *marks))


def _house(house: dict[str, Any]) -> str:
    """Return the numbers of the house as a table, with where each of them comes from."""
    marks = house.get("provenance") or dict.fromkeys(
        house.get("reconstructed", []), "reconstructed"
    )
    rows = [
        [f"`{field}`", inline(value), _ours(marks.get(field, "seed"))]
        for field, value in house.items()
        if field not in ("provenance", "reconstructed")
    ]
    return _table(["field", "value", "provenance"], rows)


def _source(entry: dict[str, Any]) -> str:
    """Return where an entry comes from, with the fields that are ours or inferred."""
    source = entry.get("source", "seed")
    if source == "reconstructed":
        return "*ours*"
    ours = [f"{field} *ours*" for field in entry.get("reconstructed", [])]
    inferred = [f"{field} inferred" for field in entry.get("inferred", [])]
    return ", ".join([source, *ours, *inferred])


def _provenance(marks: dict[str, Any]) -> str:
    """Return the fields of each mark; several marks of an effect stand in its order."""
    by_mark: dict[str, list[str]] = {}
    for field, mark in marks.items():
        by_mark.setdefault(" + ".join([mark] if isinstance(mark, str) else mark), []).append(field)
    if list(by_mark) == ["reconstructed"]:
        return _ours("reconstructed")
    return "; ".join(f"{_ours(mark)}: {', '.join(fields)}" for mark, fields in by_mark.items())


def _ours(mark: str) -> str:
    """Return a mark as the page shows it."""
    return mark.replace("reconstructed", "*ours*")


def _table(columns: list[str], rows: list[list[str]]) -> str:
    """Return a table in Markdown."""
    lines = [columns, ["---"] * len(columns), *rows]
    return "".join("| " + " | ".join(line) + " |\n" for line in lines)


PAGES: Final = (
    Page(
        DOCS / "content.md",
        DICE_HOSPITAL,
        """\
# Content of the packs

Everything printed on cards and tiles of Dice Hospital, from the packs in
`src/wardround/dicehospital/packs`. `python -m tools.content_page` writes this page.
[Adding a card](adding-a-card.md) explains the fields of an effect, and
[the rules](rules/dice-hospital.md) what the cards do. A pack that builds on another shows only
what it changes or adds. The last column shows where it comes from: *seed* is a rulebook, *inferred*
follows from what it prints, and *ours* marks what no rulebook prints and we had to reconstruct.
""",
        {
            "final": "The final edition",
            "french": "The French edition",
            "italian": "The Italian edition",
            "prototype": "The prototype",
            "experimental": "Experimental Medicine",
            "french-experimental": "Experimental Medicine, French",
            "italian-experimental": "Experimental Medicine, Italian",
            "prototype-experimental": "Experimental mini-expansion of the prototype",
            "promos": "Promos",
            "promo-consultant": "The Consultant alone",
            "promo-admissions-nurse": "The Admissions Nurse alone",
            "prototype-extras": "Extras of the prototype",
        },
        {
            "department": "Departments",
            "specialist": "Specialists",
            "administrator": "Administrators",
            "event": "Events",
            "report": "Medical reports",
            "ambulance-back": "Ambulance backs",
        },
        (
            "id", "number", "name", "printed", "copies", "meeple", "when", "effect",
            "copies-another", "needs", "points", "red", "yellow", "green", "stack", "rule",
            "source", "remove",
        ),
        frozenset({"id", "name", "meeple", "stack", "rule"}),
        frozenset({"id", "when", "effect", "needs"}),
    ),
    Page(
        DOCS / "content-dynamite-nurse.md",
        DYNAMITE_NURSE,
        """\
# Content of the packs of Dynamite Nurse

Everything printed on the cards of Dynamite Nurse, from the pack in
`src/wardround/dynamitenurse/packs`. `python -m tools.content_page` writes this page.
[Your own cards](own-cards.md) explains the fields of an effect, and
[the rules](rules/dynamite-nurse-cards.md) what the cards do. The last column shows the source of
each fact; *ours* marks what no source prints and we had to reconstruct. An effect with several
clauses has one mark per clause, in order.
""",
        {"standard": "The standard cards"},
        {"action": "Action cards", "nurse": "Nurses", "patient": "Patients"},
        (
            "id", "name", "condition", "emergency", "type", "colour", "copies", "start", "cost",
            "gold", "tp", "severity", "critical", "care", "payment", "vp", "effect", "afterwards",
            "end", "rule", "provenance",
        ),
        frozenset({"id", "name", "condition", "type", "colour", "afterwards", "rule"}),
        frozenset({"id", "effect", "end"}),
    ),
)  # fmt: skip


if __name__ == "__main__":
    for one in PAGES:
        one.file.write_text(one.text(), encoding="utf-8")

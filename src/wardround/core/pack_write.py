"""Writes packs: all content of a game, as one TOML text to read and to edit."""

from __future__ import annotations

from wardround.core.pack_schema import Fields
from wardround.core.pack_text import Table, table_lines
from wardround.core.packs import FORMAT, HEADER, REMOVE, Layout, Merged


def to_toml(
    layout: Layout, header: Table, merged: Merged, base: Merged, comments: dict[str, str]
) -> str:
    """Return everything in `merged` as the text of one pack to apply to `base`.

    Applied to `base`, the text gives `merged` again. `header` holds name, base and kind;
    `comments` has text to put above `pack`, a table, the first entry of a kind, or one entry
    (`department cardiology`).
    """
    head: Table = {"game": layout.game, "format": FORMAT, **header}
    anew = [kind for kind in layout.entries if _must_begin_anew(kind, merged, base)]
    if anew:
        head["without"] = anew
    blocks = [table_lines(f"[{HEADER}]", head, comments.get(HEADER, ""))]
    for name, table in merged.tables.items():
        ordered = in_order(layout.tables[name], table)
        blocks.append(table_lines(f"[{name}]", ordered, comments.get(name, "")))
    for kind in layout.entries:
        entries = merged.entries.get(kind, {})
        told = comments.get(kind, "")
        for key, entry in entries.items():
            lines = (told, comments.get(f"{kind} {key}", ""))
            comment = "\n".join([line for line in lines if line])
            ordered = in_order(layout.entries[kind].fields, entry)
            blocks.append(table_lines(f"[[{kind}]]", ordered, comment))
            told = ""
        if kind not in anew:
            for key, entry in base.entries.get(kind, {}).items():
                if key not in entries:
                    name = layout.entries[kind].key
                    gone: Table = {name: entry[name], REMOVE: True}
                    blocks.append(table_lines(f"[[{kind}]]", gone, ""))
    return "\n\n".join(["\n".join(block) for block in blocks]) + "\n"


def in_order(fields: Fields, table: Table) -> Table:
    """Return a table with its fields in the order in which the layout lists them."""
    return {name: table[name] for name in fields.shapes if name in table}


def _must_begin_anew(kind: str, merged: Merged, base: Merged) -> bool:
    """Return whether entries applied to the base's would get another order or more fields."""
    below = base.entries.get(kind, {})
    entries = merged.entries.get(kind, {})
    kept = [key for key in below if key in entries]
    if list(entries)[: len(kept)] != kept:
        return True
    return any(field not in entries[key] for key in kept for field in below[key])

"""Compares packs: a digest of the content, and a list of differences."""

from __future__ import annotations

import hashlib
import json

from wardround.core.pack_text import Table, inline
from wardround.core.packs import Layout, Merged


class Difference:
    """One difference between two packs.

    `kind` is added, removed, changed, or moved (the same entries in another order, which
    changes the luck of a seed). `before` and `after` are TOML text, empty where there is none.
    """

    __slots__ = ("after", "before", "entry", "field", "kind")

    def __init__(self, kind: str, entry: str, field: str, before: str, after: str) -> None:
        self.kind = kind
        self.entry = entry
        self.field = field
        self.before = before
        self.after = after

    def record(self) -> dict[str, str]:
        """Return the difference as plain values."""
        return {
            "kind": self.kind,
            "entry": self.entry,
            "field": self.field,
            "before": self.before,
            "after": self.after,
        }


def played(layout: Layout, entry: Table) -> Table:
    """Return the fields of an entry or a table that matter in play."""
    return {field: value for field, value in entry.items() if field not in layout.unplayed}


def digest(layout: Layout, merged: Merged) -> str:
    """Return the SHA-256 of what is played with.

    Comments, file names and the order of fields do not change it; the order of entries does,
    since luck counts them.
    """
    content = {
        "game": layout.game,
        "tables": {name: played(layout, table) for name, table in merged.tables.items()},
        "entries": {
            kind: [played(layout, entry) for entry in entries.values()]
            for kind, entries in merged.entries.items()
            if entries
        },
    }
    text = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def diff(before: Merged, after: Merged) -> list[Difference]:
    """Return what differs, tables first, then entries in their order."""
    differences: list[Difference] = []
    for name in [*before.tables, *[name for name in after.tables if name not in before.tables]]:
        old, new = before.tables.get(name, {}), after.tables.get(name, {})
        differences += _changes(name, old, new)
    for kind in [*before.entries, *[kind for kind in after.entries if kind not in before.entries]]:
        differences += _diff_kind(kind, before.entries.get(kind, {}), after.entries.get(kind, {}))
    return differences


def _diff_kind(kind: str, old: dict[str, Table], new: dict[str, Table]) -> list[Difference]:
    """Return what differs between the entries of one kind."""
    differences: list[Difference] = []
    for key, entry in old.items():
        if key in new:
            differences += _changes(f"{kind} {key}", entry, new[key])
        else:
            differences.append(Difference("removed", f"{kind} {key}", "", inline(entry), ""))
    for key, entry in new.items():
        if key not in old:
            differences.append(Difference("added", f"{kind} {key}", "", "", inline(entry)))
    before = [key for key in old if key in new]
    after = [key for key in new if key in old]
    if before != after:
        differences.append(Difference("moved", kind, "", inline(before), inline(after)))
    return differences


def _changes(name: str, old: Table, new: Table) -> list[Difference]:
    """Return the fields that differ between two versions of one table."""
    differences: list[Difference] = []
    for field in [*old, *[field for field in new if field not in old]]:
        before = inline(old[field]) if field in old else ""
        after = inline(new[field]) if field in new else ""
        if old.get(field) != new.get(field):
            differences.append(Difference("changed", name, field, before, after))
    return differences

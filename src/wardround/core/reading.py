"""What the readers of all games do with an entry of a pack."""

from __future__ import annotations

from wardround.core.cards import Card
from wardround.core.errors import BadPack
from wardround.core.pack_compare import played
from wardround.core.pack_schema import Place
from wardround.core.pack_text import Table
from wardround.core.packs import Layout, Merged


class EntryReader:
    """Merged packs, the same packs without the user's, and the ids taken so far.

    `taken` maps ids that no entry may have to what has them.
    """

    __slots__ = ("ids", "layout", "merged", "ours")

    def __init__(
        self, layout: Layout, merged: Merged, ours: Merged, taken: dict[str, str] | None = None
    ) -> None:
        self.layout = layout
        self.merged = merged
        self.ours = ours
        self.ids: dict[str, str] = dict(taken or {})
        """Ids that share one space in the text of actions, and the entry that has each."""

    def place(self, kind: str, key: str, field: str) -> Place:
        """Return the place of a field of an entry, for an error about it."""
        return self.merged.place(f"{kind} {key}", field)

    def before(self, kind: str, key: str) -> Table | None:
        """Return an entry as it is without the user's packs, or nothing if it is theirs."""
        return self.ours.entries[kind].get(key)

    def is_changed(self, kind: str, key: str, entry: Table) -> bool:
        """Return whether the user's packs make an entry of ours play otherwise."""
        before = self.before(kind, key)
        return before is not None and played(self.layout, before) != played(self.layout, entry)

    def claim(self, kind: str, key: str) -> None:
        """Refuse an id that another entry in the same space already has."""
        entry = f"{kind} {key}"
        other = self.ids.setdefault(key, entry)
        if other == entry:
            return
        file = self.merged.file_of(entry, "id")
        if not self.merged.is_users(file) and other in self.merged.origins:
            entry, other = other, entry
            file = self.merged.file_of(entry, "id")
        raise BadPack("pack-id-taken", file=file, entry=entry, other=other)


def card_of(
    id: str,
    entry: Table,
    source: str,
    reconstructed: tuple[str, ...],
    inferred: tuple[str, ...],
) -> Card:
    """Return what every entry has."""
    return Card(
        id,
        entry.get("name", id),
        entry.get("copies", 1),
        entry.get("rule", ""),
        source,
        dict(entry.get("title", {})),
        reconstructed,
        inferred,
    )

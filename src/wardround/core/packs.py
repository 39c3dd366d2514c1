"""Content packs: TOML files with what is printed on cards and tiles.

A pack has a header `[pack]`, single tables (numbers of the box), and entries (one `[[kind]]` table
per card). Packs are applied in order: an entry with an existing id replaces the fields it names, a
new one is added at the end, `remove = true` removes one. Each game defines the meaning of the
fields in a `Layout`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from typing import Final

from wardround.core.errors import BadPack
from wardround.core.limits import MOST_ENTRIES, check_pack
from wardround.core.pack_schema import Fields, Flag, Listed, Place, Shape, Text, Whole, Word
from wardround.core.pack_text import Table, allowed, found

FORMAT: Final = 1
HEADER: Final = "pack"
REMOVE: Final = "remove"
USER: Final = "user"
"""The kind of a pack that does not say what it is."""
BYTE_ORDER_MARK: Final = "\ufeff"
MOST_DOTS: Final = 50
"""More than any line of a pack has, texts included."""
MOST_TOLD: Final = 200
"""Characters of a TOML error message; names of any length can be in it."""


class EntryKind:
    """One kind of entry: the field that names an entry, its fields, and which it must have."""

    __slots__ = ("fields", "key")

    def __init__(self, key: str, shapes: dict[str, Shape], required: tuple[str, ...]) -> None:
        self.key = key
        self.fields = Fields({**shapes, REMOVE: Flag()}, (key, *required))


class Layout:
    """What the packs of one game look like.

    `unplayed` are the fields of entries that change nothing in play (names, where a fact comes
    from): they stay out of the digest.
    """

    __slots__ = ("entries", "game", "header", "tables", "unplayed")

    def __init__(
        self,
        game: str,
        kinds: tuple[str, ...],
        tables: dict[str, Fields],
        entries: dict[str, EntryKind],
        unplayed: tuple[str, ...],
    ) -> None:
        self.game = game
        self.tables = tables
        self.entries = entries
        self.unplayed = unplayed
        shapes: dict[str, Shape] = {
            "game": Text(),
            "name": Text(),
            "format": Whole(FORMAT, FORMAT),
            "base": Text(),
            "kind": Word(*kinds),
            "without": Listed(Word(*entries), 1, len(entries), once=True),
        }
        self.header = Fields(shapes, ("game", "name", "format"))


class Pack:
    """One pack as it was read: its header, its tables and its entries, checked field by field."""

    __slots__ = ("base", "entries", "file", "kind", "name", "tables", "without")

    def __init__(self, file: str, name: str, kind: str, base: str) -> None:
        self.file = file
        self.name = name
        self.kind = kind
        self.base = base
        """The pack that this one changes or adds to; empty for a complete one."""
        self.without: list[str] = []
        """Kinds of entries that this pack starts from scratch."""
        self.tables: dict[str, Table] = {}
        self.entries: dict[str, list[Table]] = {}


class Merged:
    """Merged packs, and for each field the file of the pack it came from."""

    __slots__ = ("entries", "origins", "packs", "tables")

    def __init__(self) -> None:
        self.packs: list[Pack] = []
        self.tables: dict[str, Table] = {}
        self.entries: dict[str, dict[str, Table]] = {}
        self.origins: dict[str, dict[str, str]] = {}
        """Of `department cardiology` or `house`: field to file."""

    def file_of(self, entry: str, field: str = "") -> str:
        """Return the file that gave a field, or last touched the entry, or is on top."""
        origins = self.origins.get(entry, {})
        return origins.get(field, origins.get("", self.packs[-1].file))

    def place(self, entry: str, field: str = "") -> Place:
        """Return the place of a field, for an error about it.

        Packs that are not the user's are right by themselves: if one of them gave the field,
        the mistake is in the pack that touched the entry last, or in the one on top.
        """
        for file in (self.file_of(entry, field), self.file_of(entry)):
            if self.is_users(file):
                return Place(file, entry, field)
        return Place(self.packs[-1].file, entry, field)

    def is_users(self, file: str) -> bool:
        """Return whether a file is a pack of the user's."""
        return any(pack.file == file and pack.kind == USER for pack in self.packs)

    def whole(self, kind: str, field: str) -> Place:
        """Return the place of all entries of a kind together, in the topmost pack."""
        return Place(self.packs[-1].file, kind, field)


# --- reading ---------------------------------------------------------------------------------


def parse(layout: Layout, file: str, text: str) -> Pack:
    """Return the pack that `text` holds; `file` names it in errors."""
    try:
        return _parse(layout, file, text)
    except RecursionError:
        raise BadPack("pack-too-deep", file=file) from None


def game_of(file: str, text: str) -> str:
    """Return the game id of a pack, or nothing if it has none."""
    try:
        header = _toml(file, text).get(HEADER)
    except RecursionError:
        raise BadPack("pack-too-deep", file=file) from None
    game = header.get("game") if isinstance(header, dict) else None
    return game if isinstance(game, str) else ""


def _parse(layout: Layout, file: str, text: str) -> Pack:
    table = _toml(file, text)
    pack = _header(layout, file, table)
    # First, since a pack that is for another game is seen by them.
    for name, inside in table.items():
        _check_heading(layout, file, name, inside)
    for name, inside in table.items():
        if name in layout.tables:
            if _is_tables(inside):
                raise _brackets(file, f"[[{name}]]", f"[{name}]")
            layout.tables[name].check(Place(file, name), inside)
            pack.tables[name] = inside
        elif name in layout.entries:
            pack.entries[name] = _entries(layout.entries[name], file, name, inside)
    return pack


def _check_heading(layout: Layout, file: str, name: str, inside: object) -> None:
    """Refuse a heading that packs of the game do not have; suggest a similar one."""
    single = [HEADER, *layout.tables]
    if name in single or name in layout.entries:
        return
    headings = {one: f"[{one}]" for one in single} | {one: f"[[{one}]]" for one in layout.entries}
    if not isinstance(inside, dict) and not _is_tables(inside):
        heading = found(name)
    else:
        heading = f"[{found(name)}]" if isinstance(inside, dict) else f"[[{found(name)}]]"
        for one, right in headings.items():
            # `actions` and `Action` are meant for `action`.
            if name.lower().startswith(one):
                raise _brackets(file, heading, right)
    known = allowed(headings.values())
    raise BadPack("pack-unknown-heading", file=file, found=heading, game=layout.game, allowed=known)


def _toml(file: str, text: str) -> Table:
    """Return the tables of a TOML text; a mistake is reported with its line."""
    check_pack(file, text)
    # Names of very many parts would be read for ever: the time grows with their square.
    if any(line.count(".") > MOST_DOTS for line in text.split("\n")):
        raise BadPack("pack-too-deep", file=file)
    try:
        return tomllib.loads(text.removeprefix(BYTE_ORDER_MARK))
    except tomllib.TOMLDecodeError as error:
        problem = str(error)
        where = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)$", problem)
        line = text.count("\n") + 1
        if where is not None:
            problem = problem[: where.start()]
            line = int(where[1]) if where[1] else line
        raise BadPack("pack-not-toml", file=file, line=line, problem=problem[:MOST_TOLD]) from None
    except ValueError:
        # The one thing that TOML itself has nothing against: more digits than Python reads.
        raise BadPack("pack-long-number", file=file) from None


def _header(layout: Layout, file: str, table: Table) -> Pack:
    """Return a pack with its header read, and nothing else yet."""
    place = Place(file, HEADER)
    header = table.get(HEADER, {})
    if _is_tables(header):
        raise _brackets(file, f"[[{HEADER}]]", f"[{HEADER}]")
    if isinstance(header, dict) and "format" in header:
        Whole(FORMAT, FORMAT).check(place.of("format"), header["format"])
    layout.header.check(place, header)
    if header["game"] != layout.game:
        raise BadPack(
            "pack-wrong-game", file=file, found=found(header["game"]), allowed=layout.game
        )
    pack = Pack(file, header["name"], header.get("kind", USER), header.get("base", ""))
    pack.without = header.get("without", [])
    return pack


def _entries(kind: EntryKind, file: str, name: str, entries: object) -> list[Table]:
    """Return the entries of one kind, each checked, without doubles."""
    if isinstance(entries, dict):
        raise _brackets(file, f"[{name}]", f"[[{name}]]")
    if not isinstance(entries, list):
        raise Place(file, name).wrong_type(entries, "array")
    if len(entries) > MOST_ENTRIES:
        raise too_many_entries(file, name, len(entries))
    seen: set[str] = set()
    for i, entry in enumerate(entries):
        unnamed = Place(file, f"{name} #{i + 1}")
        if not isinstance(entry, dict):
            raise unnamed.wrong_type(entry, "table")
        if kind.key not in entry:
            raise unnamed.of(kind.key).missing()
        kind.fields.shapes[kind.key].check(unnamed.of(kind.key), entry[kind.key])
        place = Place(file, f"{name} {entry[kind.key]}")
        if place.entry in seen:
            raise BadPack("pack-duplicate-id", file=file, entry=place.entry)
        seen.add(place.entry)
        kind.fields.check_known(place, entry)
        _check_removal(kind, place, entry)
    return entries


def too_many_entries(file: str, kind: str, count: int) -> BadPack:
    """Return the error for more entries of a kind than a box can hold."""
    return BadPack(
        "pack-too-many-entries", file=file, entry=f"[[{kind}]]", found=count, most=MOST_ENTRIES
    )


def _is_tables(value: object) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def _brackets(file: str, found: str, want: str) -> BadPack:
    """Return the error for the heading of one table where several belong, or the other way."""
    return BadPack("pack-brackets", file=file, found=found, allowed=want)


def _check_removal(kind: EntryKind, place: Place, entry: Table) -> None:
    """Refuse an entry that is both removed and described."""
    if not entry.get(REMOVE, False):
        return
    for field in entry:
        if field not in (kind.key, REMOVE):
            raise place.of(field).unknown_field(allowed((kind.key, REMOVE)))


# --- laying packs one on the other -----------------------------------------------------------


def merge(layout: Layout, packs: Iterable[Pack]) -> Merged:
    """Return packs merged in order, the first one lowest."""
    merged = Merged()
    for pack in packs:
        _lay(layout, merged, pack)
    return merged


def check_complete(layout: Layout, merged: Merged) -> None:
    """Refuse more entries than a box can hold, and missing required fields.

    Both show only when all packs are merged.
    """
    for kind, entries in merged.entries.items():
        if len(entries) > MOST_ENTRIES:
            raise too_many_entries(merged.packs[-1].file, kind, len(entries))
    for name, fields in layout.tables.items():
        for field in fields.required:
            if field not in merged.tables.get(name, {}):
                raise merged.place(name, field).missing()
    for kind, entries in merged.entries.items():
        for key, entry in entries.items():
            for field in layout.entries[kind].fields.required:
                if field not in entry:
                    raise merged.place(f"{kind} {key}", field).missing()


def _lay(layout: Layout, merged: Merged, pack: Pack) -> None:
    """Apply one pack to those before it."""
    merged.packs.append(pack)
    for name, table in pack.tables.items():
        merged.tables[name] = {**merged.tables.get(name, {}), **table}
        _came_from(merged, name, table, pack.file)
    for kind in layout.entries:
        if kind in pack.without:
            for key in merged.entries.get(kind, {}):
                del merged.origins[f"{kind} {key}"]
            merged.entries[kind] = {}
        below = merged.entries.setdefault(kind, {})
        for entry in pack.entries.get(kind, []):
            key = str(entry[layout.entries[kind].key])
            name = f"{kind} {key}"
            if entry.get(REMOVE, False):
                if key not in below:
                    raise BadPack("pack-unknown-entry", file=pack.file, entry=name)
                del below[key]
                del merged.origins[name]
                continue
            fields = {field: value for field, value in entry.items() if field != REMOVE}
            below[key] = {**below.get(key, {}), **fields}
            _came_from(merged, name, fields, pack.file)


def _came_from(merged: Merged, name: str, fields: Table, file: str) -> None:
    """Remember which file gave the fields of an entry."""
    origins = merged.origins.setdefault(name, {})
    origins[""] = file
    for field in fields:
        origins[field] = file

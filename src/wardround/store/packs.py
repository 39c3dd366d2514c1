"""Packs of tables: each text is stored once, by its hash, however many tables use it.

In memory too: tables with the same pack share one text while any of them is there.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Iterable, Mapping
from threading import Lock
from typing import Any, Final
from weakref import WeakValueDictionary

from sqlalchemy import Connection, delete, select

from wardround.store.database import Database, insert_missing
from wardround.store.schema import PACK_USES, PACKS
from wardround.tables.rows import Stored

TEXTS: Final = "packs"
"""Where the terms of a table have the texts of its packs, by name."""
HASHES: Final = "pack_hashes"
"""Where they have the hashes instead, in the database."""


class Shared(str):
    """A text that others can refer to without keeping it."""

    __slots__ = ("__weakref__",)

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        """Be a plain text in another process."""
        return str, (str(self),)


def hash_of(text: str) -> str:
    """Return the name under which a text is kept."""
    return hashlib.sha256(_bytes(text)).hexdigest()


def unpacked(laid: Stored) -> tuple[Stored, dict[str, str]]:
    """Return the terms of a table with hashes in place of its packs, and the packs by hash."""
    texts: Mapping[str, str] = laid.get(TEXTS) or {}
    if not texts:
        return laid, {}
    hashes = {name: hash_of(text) for name, text in texts.items()}
    return {**laid, TEXTS: {}, HASHES: hashes}, {hashes[name]: texts[name] for name in texts}


class Packs(Database):
    """The part of a store that knows packs."""

    def __init__(self, *arguments: Any, **named: Any) -> None:  # noqa: ANN401 - as it is below
        super().__init__(*arguments, **named)
        self._texts: Final[WeakValueDictionary[str, Shared]] = WeakValueDictionary()
        self._sharing: Final = Lock()

    def shared_texts(self) -> int:
        """Return how many pack texts are in memory because they are in use."""
        return len(self._texts)

    def size_of_new(self, texts: Iterable[str]) -> int:
        """Return how many bytes of texts are not kept yet."""
        sizes = {hash_of(text): len(_bytes(text)) for text in texts}
        if not sizes:
            return 0
        known = self.rows(select(PACKS.c.hash).where(PACKS.c.hash.in_(sizes)))
        return sum(sizes.values()) - sum(sizes[row.hash] for row in known)

    def with_packs(self, laid: Stored) -> Stored:
        """Return the terms of a table with its packs; raise `ValueError` if one is damaged."""
        if HASHES not in laid:
            return laid
        hashes = laid[HASHES]
        if not isinstance(hashes, dict) or not all(isinstance(one, str) for one in hashes.values()):
            raise ValueError
        texts = self.pack_texts(hashes.values())
        plain = {name: value for name, value in laid.items() if name != HASHES}
        return {**plain, TEXTS: {name: texts[one] for name, one in hashes.items()}}

    def pack_texts(self, hashes: Iterable[str]) -> dict[str, str]:
        """Return texts by their hashes; raise `ValueError` if one is missing or damaged."""
        wanted = dict.fromkeys(hashes)
        with self._sharing:
            found: dict[str, str] = {
                one: text for one in wanted if (text := self._texts.get(one)) is not None
            }
        missing = [one for one in wanted if one not in found]
        if missing:
            asked = select(PACKS.c.hash, PACKS.c.packed).where(PACKS.c.hash.in_(missing))
            for row in self.rows(asked):
                found[row.hash] = self._share(row.hash, _opened(row.hash, row.packed))
        if len(found) < len(wanted):
            raise ValueError
        return found

    def _share(self, name: str, text: str) -> Shared:
        with self._sharing:
            return self._texts.setdefault(name, Shared(text))


def keep_packs(connection: Connection, table_id: str, texts: Mapping[str, str]) -> None:
    """Keep the packs of a new table that are not kept yet, and that it uses them."""
    for name in sorted(texts):  # in one order, so that two who do this do not wait for each other
        data = _bytes(texts[name])
        row = {"hash": name, "packed": zlib.compress(data), "size": len(data)}
        insert_missing(connection, PACKS, row)
        insert_missing(connection, PACK_USES, {"table_id": table_id, "pack_hash": name})


def texts_used(connection: Connection, table_id: str) -> dict[str, str]:
    """Return the packs of a table by their hashes; raise `ValueError` if one is damaged."""
    asked = select(PACKS.c.hash, PACKS.c.packed).join(PACK_USES)
    found = connection.execute(asked.where(PACK_USES.c.table_id == table_id)).all()
    return {row.hash: _opened(row.hash, row.packed) for row in found}


def drop_unused(connection: Connection, most: int) -> int:
    """Delete packs that no table uses any more, up to a number; return how many."""
    used = select(PACK_USES.c.pack_hash).where(PACK_USES.c.pack_hash == PACKS.c.hash).exists()
    unused = list(connection.scalars(select(PACKS.c.hash).where(~used).limit(most)))
    if unused:
        connection.execute(delete(PACKS).where(PACKS.c.hash.in_(unused), ~used))
    return len(unused)


# A record has the packs of its game in its first line, as JSON. It is kept with their names there.


def without_packs(record: str, texts: Mapping[str, str]) -> str:
    """Return the text of a record with names in place of packs."""
    for name, text in texts.items():
        record = record.replace(json.dumps(text), _name(name))
    return record


def with_packs(record: str, texts: Mapping[str, str]) -> str:
    """Return the text of a record as it was written."""
    for name, text in texts.items():
        record = record.replace(_name(name), json.dumps(text))
    return record


def _name(name: str) -> str:
    return f'"pack {name}"'


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


def _opened(name: str, packed: object) -> str:
    """Return a text that is kept; raise `ValueError` if it is not the one of that name."""
    try:
        data = zlib.decompress(bytes(packed))  # type: ignore[call-overload]
    except (zlib.error, TypeError):
        raise ValueError from None
    if hashlib.sha256(data).hexdigest() != name:
        raise ValueError
    return str(data, "utf-8", "surrogatepass")

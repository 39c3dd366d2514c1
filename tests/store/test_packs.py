"""Packs are kept once, however many tables and records have them, and in memory too."""

from __future__ import annotations

import gc
import json
import pickle
from typing import Any

import pytest
from sqlalchemy import text

from tests.store.making import append, entry
from wardround.store import Store
from wardround.store.packs import Shared
from wardround.tables.errors import Damaged
from wardround.tables.rows import Archived

PACK = "# é \x00 a pack\n" * 2000
OTHER = "another"


def lay(store: Store, table: str, **packs: str) -> None:
    """Lay a table with packs."""
    laid = {"seed": "s", "packs": packs}
    store.lay(table, laid, 1, listed=False, links=[], summary={}, laid_by="ann")


def packs_of(store: Store, table: str) -> dict[str, str]:
    """Return the packs that a table was laid with."""
    found = store.table(table)
    assert found is not None
    packs: dict[str, str] = found.laid["packs"]
    return packs


def count(store: Store, what: str) -> Any:
    """Return what a question that counts something answers."""
    with store.reading() as connection:
        return connection.execute(text(f"SELECT {what}")).scalar()


def test_a_pack_is_kept_once_and_every_table_has_it(store: Store) -> None:
    for number in range(5):
        lay(store, f"t{number}", mine=PACK, yours=OTHER)
    lay(store, "renamed", **{"odd \x00 name": PACK})
    lay(store, "none")

    assert count(store, "count(*) FROM packs") == 2
    assert count(store, "max(length(laid)) FROM tables") < 400
    assert list(packs_of(store, "t3").items()) == [("mine", PACK), ("yours", OTHER)]
    assert packs_of(store, "renamed") == {"odd \x00 name": PACK}
    assert packs_of(store, "none") == {}
    assert store.size_of_new([PACK, OTHER, "new"]) == 3


def test_tables_in_memory_share_their_packs_as_long_as_they_are_there(store: Store) -> None:
    for table in ("a", "b"):
        lay(store, table, mine=PACK)

    first, second = packs_of(store, "a"), packs_of(store, "b")
    assert first["mine"] is second["mine"]
    assert store.shared_texts() == 1

    gc.disable()
    try:
        del first, second
        assert store.shared_texts() == 0
    finally:
        gc.enable()


def test_a_shared_text_goes_to_another_process_as_a_plain_one() -> None:
    assert type(pickle.loads(pickle.dumps(Shared("text")))) is str  # noqa: S301 - our own


def test_a_record_is_kept_without_its_packs_and_given_out_with_them(store: Store) -> None:
    lay(store, "a", mine=PACK, yours=OTHER)
    record = json.dumps({"packs": {"mine": PACK, "yours": OTHER}}) + "\n{}\n"

    store.append([append("a", entry(1), record=Archived(record, b"frames"))])

    assert store.record("a") == Archived(record, b"frames")
    assert count(store, "max(length(text)) FROM records") < 400


@pytest.mark.parametrize(
    "spoil", ["UPDATE packs SET packed = :rubbish", "DELETE FROM pack_uses", "DELETE FROM packs"]
)
def test_a_damaged_pack_fails_with_its_tables_alone(store: Store, spoil: str) -> None:
    lay(store, "bad", mine=PACK)
    lay(store, "good")
    with store.writing() as connection:
        if spoil == "DELETE FROM packs":
            connection.execute(text("DELETE FROM pack_uses"))
        line = text(spoil)
        connection.execute(line, {"rubbish": b"rubbish"} if "rubbish" in spoil else {})

    if spoil == "DELETE FROM pack_uses":  # which only tells what may go
        assert packs_of(store, "bad") == {"mine": PACK}
    else:
        with pytest.raises(Damaged):
            store.table("bad")
    assert packs_of(store, "good") == {}

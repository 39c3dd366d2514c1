"""What goes after a while goes with all that belongs to it, and nothing else does."""

from __future__ import annotations

from collections import Counter

import pytest
from sqlalchemy import func, select

from tests.store.making import append, entry, lay
from wardround.store import Store
from wardround.store.schema import METADATA
from wardround.tables.game.entries import Entry
from wardround.tables.game.table_types import Status
from wardround.tables.rows import Append, Archived

MANY = 100


def rows(store: Store) -> Counter[str]:
    """Return how many rows each table of the database has, but for those that have none."""
    with store.reading() as connection:
        counted = {
            name: connection.scalar(select(func.count()).select_from(table)) or 0
            for name, table in METADATA.tables.items()
        }
    return +Counter(counted)


def set_status(store: Store, table: str, status: Status, at: int = 1) -> None:
    """Let something happen at a table."""
    seq = store.last_seqs([table])[table] + 1
    store.append([Append(table, (Entry(seq, at, "act", 0, {}),), status, {})])


def everything_about(store: Store, table: str, pack: str) -> None:
    """Lay a table of which everything is kept that can be."""
    laid = {"seed": "s", "packs": {"mine": pack}}
    store.lay(table, laid, 1, listed=True, links=[f"{table}-0"], summary={}, laid_by="ann")
    store.append([append(table, entry(1), record=Archived("text", b"frames"))])
    store.grant(table, 0, "ann")
    store.add_attempt(table, "g", table, "ann")
    store.add_review(table, table, {"people": [{"id": "ann"}]}, 1)


def test_a_table_goes_with_all_that_belongs_to_it(store: Store) -> None:
    store.add_person("ann", "Ann", "hash", 1)
    everything_about(store, "kept", "a pack")
    before = rows(store)
    everything_about(store, "gone", "another pack")
    set_status(store, "gone", "waiting")
    assert store.review("gone") is not None

    assert store.forget_tables("waiting", 5000, MANY) == 1
    assert store.forget_packs(MANY) == 1

    assert rows(store) == before
    assert store.table("gone") is None
    assert store.forget_packs(MANY) == 0


@pytest.mark.parametrize("status", ["waiting", "playing", "over"])
def test_only_old_tables_of_a_kind_go_and_none_in_use(store: Store, status: Status) -> None:
    lay(store, "waiting", "playing", "over", "new", "used")
    for one in ("waiting", "playing", "over"):
        set_status(store, one, one, at=100)
    set_status(store, "used", status, at=1)
    set_status(store, "new", status, at=101)

    assert store.forget_tables(status, 101, MANY, ["used"]) == 1

    left = {"waiting", "playing", "over", "new", "used"} - {status}
    assert set(store.last_seqs(["waiting", "playing", "over", "new", "used"])) == left


def test_tables_go_a_few_at_a_time_the_oldest_first(store: Store) -> None:
    for number in range(5):
        lay(store, f"t{number}", at=number)

    assert store.forget_tables("waiting", MANY, 2) == 2
    assert sorted(store.last_seqs([f"t{number}" for number in range(5)])) == ["t2", "t3", "t4"]


def test_guests_go_who_were_not_seen_and_play_nowhere(store: Store) -> None:
    lay(store, "over", "playing")
    set_status(store, "over", "over")
    set_status(store, "playing", "playing")
    for name in ("idle", "seen", "keyed", "playing"):
        store.add_person(name, name, f"hash {name}", 1)
        store.grant("over", 0, name)
    store.note_seen(["seen", "nobody"], 50)
    store.add_credential("keyed", b"key", b"public", 0, 1)
    store.grant("playing", 0, "playing")

    assert store.forget_guests(50, MANY) == 1

    known = [store.person(name) is not None for name in ("idle", "seen", "keyed", "playing")]
    assert known == [False, True, True, True]
    assert store.person_by_token("hash idle") is None
    assert [one.person_id for one in store.holders("over")] == ["keyed", "playing", "seen"]


def test_chat_goes_after_the_end_and_the_log_stays_whole(store: Store) -> None:
    lay(store, "over", "playing", "used")
    for table in ("over", "playing", "used"):
        said = Entry(1, 1, "say", 0, {"text": "secret"}, "key")
        store.append([Append(table, (said, entry(2)), "waiting", {})])
    for table in ("over", "used"):
        set_status(store, table, "over")
    set_status(store, "playing", "playing")

    assert store.forget_chat(5000, MANY, ["used"]) == 1
    assert store.forget_chat(5000, MANY, ["used"]) == 0

    bodies = {name: [one.body for one in store.entries(name)] for name in ("over", "playing")}
    assert [len(found) for found in bodies.values()] == [3, 3]
    assert bodies["over"][0] == {}
    assert bodies["over"][1] != {}
    assert bodies["playing"][0] == {"text": "secret"}

    store.append([Append("over", (Entry(4, 9, "say", 0, {"text": "more"}),), "over", {})])
    assert store.forget_chat(5000, MANY, ["used"]) == 1


def test_usage_tells_how_much_there_is(store: Store) -> None:
    store.add_person("ann", "Ann", "hash", 1)
    everything_about(store, "a", "a pack")
    everything_about(store, "b", "a pack")
    set_status(store, "b", "over")

    usage = store.usage()

    assert (usage.tables, usage.people, usage.packs) == ({"playing": 1, "over": 1}, 1, 1)
    assert usage.size > 4096
    tables, size = store.laid_by("ann")
    assert tables == 1
    assert 0 < size < 300
    assert store.laid_by("nobody") == (0, 0)

"""The log of a table: it only grows, without gaps, and nothing in it is there twice."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import count

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import Engine, event, select, text

from tests.store.making import append, entry, lay, log
from wardround.store import Store
from wardround.store.schema import TABLES
from wardround.tables.game.entries import TABLE, Entry
from wardround.tables.rows import Append, Archived, Conflict

BODY = {"text": "Ça va ? 🎲 \0 \ud800", "deep": [{"n": 2**60, "b": True, "x": None}], "f": 0.1}


def test_entries_come_back_as_they_were_given(store: Store) -> None:
    lay(store, "a")
    given_entries = (
        Entry(1, 1_700_000_000_123, "act", 1, BODY, "clé"),
        Entry(2, 1_700_000_000_124, "luck", TABLE, {}),
    )

    assert store.append([Append("a", given_entries, "playing", BODY)]) == [None]
    assert store.entries("a") == list(given_entries)
    assert store.entries("a", after=1) == [given_entries[1]]
    assert store.entries("a", limit=1) == [given_entries[0]]
    assert store.entries("b") == []


def test_an_append_changes_its_table(store: Store) -> None:
    lay(store, "a", "b")

    store.append([Append("a", (entry(1), entry(2)), "over", {"moves": 2})])

    changed, other = store.table("a"), store.table("b")
    assert changed is not None
    assert other is not None
    assert (changed.status, changed.summary, changed.updated_at) == ("over", {"moves": 2}, 1002)
    assert (changed.last_seq, changed.created_at) == (2, 1000)
    assert (other.status, other.last_seq, other.updated_at) == ("waiting", 0, 1000)


def test_the_second_of_two_with_the_same_number_clashes(store: Store) -> None:
    lay(store, "a")
    assert store.append([append("a", entry(1, "first"))]) == [None]

    assert store.append([append("a", entry(1, "second"), entry(2))]) == [Conflict("seq", 1)]
    assert log(store, "a") == [(1, "first")]


def test_a_gap_clashes(store: Store) -> None:
    lay(store, "a")
    store.append([append("a", entry(1))])

    assert store.append([append("a", entry(3))]) == [Conflict("seq", 1)]
    assert log(store, "a") == [(1, "")]


def test_a_key_that_a_seat_has_sent_before_clashes(store: Store) -> None:
    lay(store, "a", "b")
    store.append([append("a", entry(1), entry(2, "key"))])

    assert store.append([append("a", entry(3), entry(4, "key"))]) == [Conflict("key", 2)]
    assert store.append([append("a", entry(1, "key"))]) == [Conflict("key", 2)]
    assert log(store, "a") == [(1, ""), (2, "key")]
    assert store.append([append("a", entry(3, "key", seat=1))]) == [None]
    assert store.append([append("b", entry(1, "key"))]) == [None]


def test_entries_without_a_key_never_repeat_each_other(store: Store) -> None:
    lay(store, "a")

    assert store.append([append("a", entry(1), entry(2)), append("a", entry(3))]) == [None, None]
    assert log(store, "a") == [(1, ""), (2, ""), (3, "")]


def test_what_clashes_is_left_out_alone(store: Store) -> None:
    lay(store, "a", "b", "c", "d")
    store.append([append("a", entry(1, "key")), append("b", entry(1))])

    told = store.append(
        [
            append("d", entry(1, "new")),
            append("nowhere", entry(1)),
            append("b", entry(1)),
            append("a", entry(2, "key")),
            append("a", entry(2, "other")),
            append("c", entry(1), entry(2)),
            append("d", entry(2)),
            append("d", entry(2)),
        ]
    )

    assert told == [
        None,
        Conflict("table", 0),
        Conflict("seq", 1),
        Conflict("key", 1),
        None,
        None,
        None,
        Conflict("seq", 2),
    ]
    assert [log(store, name) for name in "abcd"] == [
        [(1, "key"), (2, "other")],
        [(1, "")],
        [(1, ""), (2, "")],
        [(1, "new"), (2, "")],
    ]
    assert store.last_seqs(["a", "b", "c", "d", "e"]) == {"a": 2, "b": 1, "c": 2, "d": 2}


def test_appends_without_a_clash_take_two_statements(sqlite_address: str) -> None:
    """Every action of a player waits for them."""
    said: list[str] = []

    def overhear(connection: sqlite3.Connection, _: object) -> None:
        connection.set_trace_callback(said.append)

    event.listen(Engine, "connect", overhear)
    try:
        with Store.open(sqlite_address) as store:
            lay(store, "a", "b")
            store.append([append("a", entry(1))])
            said.clear()
            assert store.append([append("b", entry(1)), append("a", entry(2))]) == [None, None]
    finally:
        event.remove(Engine, "connect", overhear)

    assert [one.split()[0] for one in said] == ["BEGIN", *["UPDATE", "INSERT"] * 2, "COMMIT"]


def test_a_finished_game_is_kept_with_its_last_entries(store: Store) -> None:
    lay(store, "a", "b")
    kept = Archived('{"game": "dice-hospital"}\n', b"\0\xff frames")

    store.append([append("a", entry(1), record=kept), append("b", entry(2), record=kept)])

    assert store.record("a") == kept
    assert store.record("b") is None
    store.append([append("a", entry(2), record=Archived("again"))])
    assert store.record("a") == Archived("again", b"")


def test_nothing_to_append_is_nothing(store: Store) -> None:
    assert store.append([]) == []


def test_all_nodes_take_tables_in_one_order(postgres_address: str) -> None:
    """Or two of them could each have what the other waits for."""
    waiting = text("SELECT count(*) FROM pg_locks WHERE NOT granted")
    row = select(TABLES.c.id).with_for_update(nowait=True)
    with Store.open(postgres_address) as ours, Store.open(postgres_address) as theirs:
        lay(ours, "a", "b")
        with ThreadPoolExecutor(1) as thread:
            with theirs.writing() as connection:
                connection.execute(row.where(TABLES.c.id == "a")).all()
                answer = thread.submit(ours.append, [append("b", entry(1)), append("a", entry(1))])
                while not connection.scalar(waiting):
                    pass
                free = connection.scalars(row.where(TABLES.c.id == "b")).all()
            told = answer.result()

    assert free == ["b"]
    assert told == [None, None]


@dataclass
class Model:
    """What a log must do, in a few lines of Python."""

    keys: list[tuple[int, str]] = field(default_factory=list)

    def append(self, one: Append) -> Conflict | None:
        """Add the entries, or tell why not."""
        sent = [(found.seat, found.key) for found in one.entries if found.key]
        for place, key in enumerate(self.keys, start=1):
            if key in sent:
                return Conflict("key", place)
        if one.first_seq != len(self.keys) + 1:
            return Conflict("seq", len(self.keys))
        self.keys += [(found.seat, found.key) for found in one.entries]
        return None


ENTRIES = st.lists(
    st.tuples(st.sampled_from([0, 1]), st.sampled_from(["", "k", "l", "m", "n"])),
    min_size=1,
    max_size=3,
    unique_by=lambda pair: (pair[0], pair[1] or object()),
)
APPENDS = st.tuples(st.sampled_from("abc"), st.integers(1, 8), ENTRIES)
RUNS = count()
BATCHES = st.lists(st.lists(APPENDS, min_size=1, max_size=6), max_size=6)


@settings(max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(BATCHES)
def test_any_appends_do_what_a_few_lines_of_python_do(
    store: Store, batches: list[list[tuple[str, int, list[tuple[int, str]]]]]
) -> None:
    """In batches that commit together, and whichever of them clash."""
    run = next(RUNS)
    lay(store, *(f"{run}-{name}" for name in "abc"))
    models = {f"{run}-{name}": Model() for name in "abc"}
    for batch in batches:
        appends = [
            append(f"{run}-{name}", *(entry(seq + n, key, seat) for n, (seat, key) in numbered))
            for name, seq, pairs in batch
            for numbered in [list(enumerate(pairs))]
        ]

        assert store.append(appends) == [models[one.table_id].append(one) for one in appends]

    for name, model in models.items():
        found = store.entries(name)
        assert [one.seq for one in found] == [*range(1, len(found) + 1)]
        assert [(one.seat, one.key) for one in found] == model.keys

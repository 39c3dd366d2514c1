"""Wakes: each node hears what the others write, and knows when it may have missed something."""

from __future__ import annotations

from collections.abc import Iterator
from queue import SimpleQueue

import pytest
from sqlalchemy import text

from tests.kit.postgres import Postgres
from tests.store.making import append, entry, lay
from wardround.store import Store, listen
from wardround.tables.errors import StoreAway
from wardround.tables.game.entries import Entry

PATIENCE = 30
"""Seconds until a wake that does not come counts as lost."""

Heard = SimpleQueue[tuple[str, int]]


@pytest.fixture
def nodes(postgres_address: str) -> Iterator[tuple[Store, Store]]:
    """Give two stores on one database."""
    with Store.open(postgres_address) as ours, Store.open(postgres_address) as theirs:
        lay(ours, "a", "b", "c with spaces")
        yield ours, theirs


def cut_off(store: Store) -> None:
    """End all other connections to the database."""
    with store.reading() as connection:
        connection.execute(
            text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        )


def test_a_node_hears_what_another_writes(nodes: tuple[Store, Store]) -> None:
    ours, theirs = nodes
    heard: Heard = SimpleQueue()

    with listen(ours, lambda *wake: heard.put(wake)):
        theirs.append([append("b", entry(1), entry(2)), append("c with spaces", entry(1))])
        told = [heard.get(timeout=PATIENCE) for _ in range(2)]
        ours.append([append("b", entry(3))])
        told.append(heard.get(timeout=PATIENCE))

    assert told == [("b", 2), ("c with spaces", 1), ("b", 3)]
    assert heard.empty()


def test_an_entry_that_comes_alone_is_told_whole_unless_it_is_long(
    nodes: tuple[Store, Store],
) -> None:
    ours, theirs = nodes
    heard: SimpleQueue[tuple[str, int | Entry]] = SimpleQueue()
    strange = {"text": "Ça va ? 🎲 \0 \n 7", "deep": [{"n": 2**60, "x": None}]}
    short = Entry(1, 1_700_000_000_123, "act", 1, strange, "clé \n 8")
    alone = [short, Entry(2, 1000, "say", -1, {"text": "k" * 9_000}), Entry(3, 1000, "say", 0, {})]

    def entered(table_id: str, entry: Entry) -> None:
        heard.put((table_id, entry))

    with listen(ours, lambda *wake: heard.put(wake), entered=entered):
        for one in alone:
            assert theirs.append([append("c with spaces", one)]) == [None]
        theirs.append([append("a", entry(1), entry(2))])
        theirs.append([append("a", entry(3)), append("b", entry(1))])
        told = [heard.get(timeout=PATIENCE) for _ in range(6)]

    name = "c with spaces"
    assert told == [
        *[(name, short), (name, 2), (name, alone[2])],
        *[("a", 2), ("a", entry(3)), ("b", entry(1))],
    ]


def test_what_is_heard_is_in_the_log_already(nodes: tuple[Store, Store]) -> None:
    ours, theirs = nodes
    found: SimpleQueue[bool] = SimpleQueue()

    def look(table_id: str, seq: int) -> None:
        found.put([one.seq for one in ours.entries(table_id)] == [*range(1, seq + 1)])

    with listen(ours, look):
        for seq in range(1, 51):
            theirs.append([append("a", entry(seq))])
            assert found.get(timeout=PATIENCE)


def test_nothing_is_heard_of_what_clashes(nodes: tuple[Store, Store]) -> None:
    ours, theirs = nodes
    heard: Heard = SimpleQueue()

    with listen(ours, lambda *wake: heard.put(wake)):
        theirs.append([append("a", entry(2)), append("b", entry(1)), append("x", entry(1))])
        theirs.append([append("a", entry(3))])
        theirs.append([append("a", entry(1))])
        told = [heard.get(timeout=PATIENCE) for _ in range(2)]

    assert told == [("b", 1), ("a", 1)]


def test_a_node_that_was_cut_off_looks_at_everything_and_hears_again(
    nodes: tuple[Store, Store],
) -> None:
    ours, theirs = nodes
    heard: Heard = SimpleQueue()

    with listen(ours, lambda *wake: heard.put(wake)):
        cut_off(theirs)
        told = [heard.get(timeout=PATIENCE)]
        theirs.append([append("a", entry(1))])
        told.append(heard.get(timeout=PATIENCE))

    assert told == [("", 0), ("a", 1)]


def test_a_node_waits_for_a_server_that_is_killed(
    postgres: Postgres, nodes: tuple[Store, Store]
) -> None:
    ours, theirs = nodes
    heard: Heard = SimpleQueue()

    with listen(ours, lambda *wake: heard.put(wake)):
        postgres.kill()
        with pytest.raises(StoreAway):
            listen(theirs, lambda *wake: heard.put(wake))
        with pytest.raises(StoreAway):
            theirs.check()
        postgres.start()
        told = [heard.get(timeout=PATIENCE)]
        theirs.check()
        theirs.append([append("a", entry(1))])
        told.append(heard.get(timeout=PATIENCE))

    assert told == [("", 0), ("a", 1)]


def test_a_listener_can_be_stopped_while_the_server_is_away(
    postgres: Postgres, nodes: tuple[Store, Store]
) -> None:
    listener = listen(nodes[0], lambda *_: None)
    postgres.kill()

    listener.stop()
    listener.stop()

    postgres.start()
    nodes[0].check()


def test_a_wake_that_fails_does_not_keep_the_others_away(
    nodes: tuple[Store, Store], caplog: pytest.LogCaptureFixture
) -> None:
    ours, theirs = nodes
    heard: Heard = SimpleQueue()

    def hear(table_id: str, seq: int) -> None:
        heard.put((table_id, seq))
        if table_id == "a":
            raise ValueError("no such table here")

    with listen(ours, hear):
        theirs.append([append("a", entry(1))])
        theirs.append([append("b", entry(1))])
        told = [heard.get(timeout=PATIENCE) for _ in range(2)]

    assert told == [("a", 1), ("b", 1)]
    assert [record.name for record in caplog.records] == ["wardround.store"]


def test_in_a_file_nothing_is_heard(sqlite_address: str) -> None:
    heard: Heard = SimpleQueue()

    with Store.open(sqlite_address) as store, listen(store, lambda *wake: heard.put(wake)):
        lay(store, "a")
        store.append([append("a", entry(1))])

    assert heard.empty()

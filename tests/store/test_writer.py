"""The writer: many tables share a commit, and nobody is told more than is on the disk."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from threading import Event, Semaphore, Thread
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import select

from tests.kit.postgres import Postgres
from tests.store.making import append, entry, lay, log
from wardround.store import Store, Writer
from wardround.store.schema import TABLES
from wardround.store.writer import AT_MOST
from wardround.tables.errors import StoreAway
from wardround.tables.rows import Conflict

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def disk_busy(store: Store) -> Iterator[None]:
    """Let nobody write to any table meanwhile."""
    with store.writing() as connection:
        connection.execute(select(TABLES.c.id).with_for_update()).all()
        yield


def test_fifty_threads_get_their_own_answers(store: Store) -> None:
    names = [f"t{number}" for number in range(50)]
    lay(store, *names)

    def play(name: str) -> list[Conflict | None]:
        return [
            writer.submit(append(name, entry(seq, f"{name}-{seq}"))).result()
            for seq in [*range(1, 11), 10]
        ]

    with Writer(store) as writer, ThreadPoolExecutor(50) as threads:
        told = list(threads.map(play, names))

    assert told == [[None] * 10 + [Conflict("key", 10)]] * 50
    for name in names:
        assert log(store, name) == [(seq, f"{name}-{seq}") for seq in range(1, 11)]
    assert (writer.tally.appends, writer.tally.entries) == (500, 500)


def test_all_that_waits_goes_into_one_commit(store: Store) -> None:
    names = [f"t{number}" for number in range(AT_MOST)]
    lay(store, *names)

    with Writer(store) as writer:
        with disk_busy(store):
            waiting = [writer.submit(append(name, entry(1))) for name in names]
        told = [one.result() for one in waiting]

    assert told == [None] * AT_MOST
    # The first of them may have been taken before the others came.
    assert writer.tally.commits <= 2


def test_appends_of_one_table_keep_their_order(store: Store) -> None:
    lay(store, "a")

    with Writer(store) as writer:
        told = [writer.submit(append("a", entry(seq))) for seq in range(1, 301)]

    assert [one.result() for one in told] == [None] * 300
    assert [seq for seq, _ in log(store, "a")] == [*range(1, 301)]


def test_one_that_cannot_be_written_at_all_fails_alone(store: Store) -> None:
    lay(store, "a", "b", "c")
    strange = append("b", entry(1, "\ud800"))

    with Writer(store) as writer:
        with disk_busy(store):
            told = [
                writer.submit(append("a", entry(1))),
                writer.submit(strange),
                writer.submit(append("c", entry(1))),
            ]
        assert told[0].result() is None
        assert isinstance(told[1].exception(), UnicodeError)
        assert told[2].result() is None

    assert [log(store, name) for name in "abc"] == [[(1, "")], [], [(1, "")]]


def test_what_is_cancelled_before_its_turn_is_not_written(store: Store) -> None:
    lay(store, "a", "b", "c")

    with Writer(store) as writer:
        with disk_busy(store):
            first = writer.submit(append("a", entry(1)))
            while not first.running():
                pass
            second = writer.submit(append("b", entry(1)))
            third = writer.submit(append("c", entry(1)))
            assert second.cancel()
        assert first.result() is None
        assert third.result() is None

    assert [log(store, name) for name in "abc"] == [[(1, "")], [], [(1, "")]]


def test_a_closed_writer_has_written_everything_and_takes_nothing_more(store: Store) -> None:
    lay(store, "a")
    writer = Writer(store)
    told = [writer.submit(append("a", entry(seq))) for seq in range(1, 20)]

    writer.close()
    writer.close()

    assert [one.done() for one in told] == [True] * 19
    with pytest.raises(RuntimeError):
        writer.submit(append("a", entry(20)))


def test_a_file_that_cannot_be_written_is_away_until_it_can(sqlite_address: str) -> None:
    """The disk is full: SQLite is allowed no more pages."""
    with Store.open(sqlite_address) as store, Writer(store) as writer:
        lay(store, "a")
        # One connection stands for all, so that the limit holds for the writer.
        with store.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA max_page_count = 1")
        large = append("a", entry(1, "k" * 100_000))
        with pytest.raises(StoreAway):
            writer.submit(large).result()
        assert log(store, "a") == []

        with store.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA max_page_count = 1000000")

        assert writer.submit(large).result() is None
        assert writer.tally.away == 1


class Player:
    """Writes to the table `a` until told to stop, and looks into the log when it hears nothing."""

    def __init__(self, store: Store, writer: Writer) -> None:
        self.store, self.writer = store, writer
        self.written = 0
        self.away = 0
        self.back, self.enough, self.further = Event(), Event(), Semaphore(0)

    def play(self) -> None:
        """Write one entry after the other."""
        while not self.enough.is_set():
            self.write(self.written + 1)
            self.written += 1
            self.further.release()

    def write(self, seq: int) -> None:
        """Write an entry once, however often it takes."""
        while True:
            try:
                conflict = self.writer.submit(append("a", entry(seq, f"k{seq}"))).result()
            except StoreAway:
                self.away += 1
                self.back.wait()
                if self.store.entries("a", after=seq - 1):
                    return
            else:
                assert conflict is None
                return

    def wait_for_more(self, entries: int) -> None:
        """Return when so many more entries have been written, counted from now."""
        enough = self.written + entries
        while self.written < enough:
            assert self.further.acquire(timeout=60)


def test_a_server_that_is_killed_loses_nothing_and_doubles_nothing(
    postgres: Postgres, postgres_address: str
) -> None:
    with Store.open(postgres_address) as store, Writer(store) as writer:
        lay(store, "a")
        player = Player(store, writer)
        thread = Thread(target=player.play)
        thread.start()
        for entries in (1, 50, 17):
            player.wait_for_more(entries)
            player.back.clear()
            postgres.kill()
            postgres.start()
            player.back.set()
        player.wait_for_more(20)
        player.enough.set()
        thread.join()

        assert log(store, "a") == [(seq, f"k{seq}") for seq in range(1, player.written + 1)]
        assert player.away >= 3

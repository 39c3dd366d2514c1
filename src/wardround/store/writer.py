"""The writer: one thread that puts all waiting appends into one commit.

A commit waits for the disk. With many tables, most appends wait while an earlier commit is in
progress, and then go together; with one table nothing waits.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Final, Self

from wardround.store.store import Store
from wardround.tables.errors import StoreAway
from wardround.tables.rows import Append, Conflict

AT_MOST: Final = 256
"""How many appends share a commit; those after them do not wait longer than they must."""

Answer = Future[Conflict | None]
Waiting = tuple[Append, Answer]


@dataclass(slots=True)
class Tally:
    """What a writer has done so far."""

    commits: int = 0
    appends: int = 0
    entries: int = 0
    seconds: float = 0.0
    away: int = 0
    """Commits that failed because the database was away."""


class Writer:
    """Appends from any thread, in the order in which each thread submits them."""

    def __init__(self, store: Store) -> None:
        self.tally: Final = Tally()
        self._store: Final = store
        self._queue: Final[SimpleQueue[Waiting | None]] = SimpleQueue()
        self._closing: Final = Lock()
        self._closed = False
        self._thread: Final = Thread(target=self._run, name="wardround-writer", daemon=True)
        self._thread.start()

    def submit(self, append: Append) -> Answer:
        """Ask for entries to be written; the answer comes when they are on the disk.

        It is None, or the conflict, or the exception `StoreAway`: then read the log to see what is
        there. The next one that is submitted tries again. What was cancelled before its turn is
        not written.
        """
        answer: Answer = Future()
        with self._closing:
            if self._closed:
                raise RuntimeError("the writer is closed")
            self._queue.put((append, answer))
        return answer

    def close(self) -> None:
        """Write all that was submitted, and stop."""
        with self._closing:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _run(self) -> None:
        goes_on = True
        while goes_on:
            taken, goes_on = self._take()
            batch = [one for one in taken if one[1].set_running_or_notify_cancel()]
            if batch:
                self._write(batch)

    def _take(self) -> tuple[list[Waiting], bool]:
        """Wait for an append, and take what waits behind it; False: there will be no more."""
        taken: list[Waiting] = []
        one = self._queue.get()
        while one is not None:
            taken.append(one)
            # Only this thread takes from the queue, so that what is in it stays there.
            if len(taken) == AT_MOST or self._queue.empty():
                return taken, True
            one = self._queue.get_nowait()
        return taken, False

    def _write(self, batch: Sequence[Waiting]) -> None:
        begun = time.perf_counter()
        try:
            told = self._store.append([append for append, _ in batch])
        except StoreAway as away:
            self.tally.away += 1
            for _, answer in batch:
                # Each its own, since those who raise it in their threads write into it.
                told_away = StoreAway()
                told_away.__cause__ = away.__cause__
                answer.set_exception(told_away)
        except Exception as error:
            self._write_apart(batch, error)
        else:
            self._count(batch, told, time.perf_counter() - begun)
            for (_, answer), conflict in zip(batch, told, strict=True):
                answer.set_result(conflict)

    def _write_apart(self, batch: Sequence[Waiting], error: Exception) -> None:
        """Find the append that can't be written at all; the others must not suffer from it."""
        if len(batch) == 1:
            batch[0][1].set_exception(error)
            return
        for one in batch:
            self._write([one])

    def _count(
        self, batch: Sequence[Waiting], told: Sequence[Conflict | None], seconds: float
    ) -> None:
        done = [append for (append, _), conflict in zip(batch, told, strict=True) if not conflict]
        self.tally.commits += 1
        self.tally.appends += len(done)
        self.tally.entries += sum(len(append.entries) for append in done)
        self.tally.seconds += seconds

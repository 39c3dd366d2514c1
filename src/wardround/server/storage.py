"""The storage of tables: the database, asked in threads, and a writer whose commits are shared."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any, ParamSpec, TypeVar

from wardround.core.records import Record
from wardround.server.operations.telemetry.metrics import Metrics
from wardround.store.store import Store
from wardround.store.writer import Answer, Writer
from wardround.tables.replays.archive import archived
from wardround.tables.rows import Append, Conflict

P = ParamSpec("P")
T = TypeVar("T")


class SqlStorage:
    """What tables store, in the database: `ports.Storage` says what its attributes do."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self.writer = Writer(store)
        self._metrics = metrics
        store.damages.heard.append(metrics.note_damage)
        self.note_damage = store.damages.note

        self.lay = self._asking(store.lay)
        self.table = self._asking(store.table)
        self.entries = self._asking(store.entries)
        self.last_seqs = self._asking(store.last_seqs)
        self.tables_of = self._asking(store.tables_of)
        self.record = self._asking(store.record)

        self.person = self._asking(store.person)
        self.holders = self._asking(store.holders)
        self.seats_of = self._asking(store.seats_of)
        self.grant = self._asking(store.grant)
        self.revoke_grants = self._asking(store.revoke_grants)
        self.link = self._asking(store.link)
        self.use_link = self._asking(store.use_link)
        self.grant_by_link = self._asking(store.grant_by_link)
        self.renew_link = self._asking(store.renew_link)

        self.ward = self._asking(store.ward)
        self.add_attempt = self._asking(store.add_attempt)
        self.attempts_of = self._asking(store.attempts_of)
        self.finished_attempts = self._asking(store.finished_attempts)
        self.note_results = self._asking(store.note_results)
        self.results = self._asking(store.results)

        self.add_review = self._asking(store.add_review)
        self.review = self._asking(store.review)
        self.change_review = self._asking(store.change_review)

    def _asking(self, what: Callable[P, T]) -> Callable[P, Coroutine[Any, Any, T]]:
        """Return a function that asks the store something, in a thread."""

        async def ask(*args: P.args, **kwargs: P.kwargs) -> T:
            return await self.ask(what, *args, **kwargs)

        return ask

    async def ask(self, what: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Ask the store something, in a thread."""
        with self._metrics.store(what.__name__):
            return await asyncio.to_thread(what, *args, **kwargs)

    async def append(self, append: Append, finished: Record | None) -> Conflict | None:
        """Add entries to a log, and a finished game to the archive; return what was in the way."""
        if finished is not None:
            append = replace(append, record=await asyncio.to_thread(archived, finished))
        with self._metrics.store("append"):
            return await _told(self.writer.submit(append))

    async def close(self) -> None:
        """Write what is to be written, and stop."""
        await asyncio.to_thread(self.writer.close)


async def _told(answer: Answer) -> Conflict | None:
    """Wait for the writer's answer; whoever waits no longer takes back what was not begun.

    As `asyncio.wrap_future` does, for futures of any kind, in three times as long.
    """
    loop = asyncio.get_running_loop()
    told: asyncio.Future[None] = loop.create_future()

    def tell() -> None:
        if not told.done():
            told.set_result(None)

    def answered(_: Answer) -> None:
        if not loop.is_closed():
            loop.call_soon_threadsafe(tell)

    answer.add_done_callback(answered)
    try:
        await told
    except asyncio.CancelledError:
        answer.cancel()
        raise
    return answer.result()

"""A node: the tables that are open in this process, with its database, metrics and limits."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeVar

from wardround.server.http.addresses import LastAddresses
from wardround.server.operations.telemetry.metrics import Metrics
from wardround.server.storage import SqlStorage
from wardround.store.store import Store
from wardround.tables.daily.days import Calendar
from wardround.tables.ids import Deals
from wardround.tables.open_tables import OpenTables
from wardround.tables.ports import Observer
from wardround.tables.rows import Person

P = ParamSpec("P")
T = TypeVar("T")


class Node(OpenTables):
    """The tables that are open here, and what the server needs besides."""

    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        deals: Deals | None = None,
        calendar: Calendar | None = None,
    ) -> None:
        self.store = store
        self.metrics = metrics
        self.database = SqlStorage(store, metrics)
        super().__init__(self.database, deals, calendar, Counting(metrics))
        self.last_addresses = LastAddresses()
        self.banned: set[str] = set()
        """People whom an operator banned or deleted since the start: their streams end."""

    async def ask(self, what: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Ask the store something, in a thread."""
        return await self.database.ask(what, *args, **kwargs)

    def ban(self, person_id: str) -> None:
        """End the streams of a person whom an operator banned or deleted."""
        self.banned.add(person_id)
        for live in self.lives.values():
            if live.presence.is_there([person_id]):
                live.nudge()

    def is_banned(self, person: Person | None) -> bool:
        """Return whether a person has been banned since they were let in."""
        return person is not None and person.id in self.banned

    async def close(self) -> None:
        """Write what is to be written, and stop."""
        await super().close()
        await self.database.close()


class Counting(Observer):
    """Counts what happens at tables, for the metrics."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def tables_open(self, count: int) -> None:
        """Take in how many tables are in memory."""
        self._metrics.tables.set(count)

    def entry_added(self) -> None:
        """Take in that something happened at a table."""
        self._metrics.entries.inc()

    def bot_decided(self, bot: str, fault: str) -> None:
        """Take in that a bot decided, or another for it because of a fault."""
        self._metrics.bot_answers.labels(bot.partition(":")[0]).inc()
        if fault:
            self._metrics.bot_faults.labels(fault.partition(":")[0]).inc()

"""The tables in memory: reads and writes their logs, and wakes those who wait for news.

The log decides. Memory only holds what follows from it: if writing fails, or another node was
first, the table is read again. Nobody is sent anything that is not in the log.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final
from weakref import WeakKeyDictionary

from wardround.core.errors import WardroundError
from wardround.core.json_types import Unchecked
from wardround.tables.daily.days import Calendar
from wardround.tables.duties import due_after, due_of
from wardround.tables.errors import Busy, Damaged, Gone, NotFound, NotNow, StoreAway
from wardround.tables.game.entries import TABLE, Entry
from wardround.tables.game.table import OVER
from wardround.tables.ids import Deals
from wardround.tables.live import Live, summary_of
from wardround.tables.ports import Observer, Storage
from wardround.tables.rows import Append

log = logging.getLogger("wardround.node")

TRIES: Final = 20
"""How often an entry is tried again because another node was first."""
MOST_ENTRIES: Final = 20_000
"""The longest log; games have a tenth of that, with all undone moves."""
AGAIN_SECONDS: Final = 0.5
"""Seconds to wait before the next try while the store is away."""
IDLE_SECONDS: Final = 600
"""How long a table that nobody looks at stays in memory."""
UNVISITED_SECONDS: Final = 30
"""How long one does that nobody has asked for, only its bots and clocks, or that is played at
another node."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A change that a client wants at a table."""

    kind: str
    seat: int = TABLE
    body: Unchecked = field(default_factory=dict)
    key: str = ""
    seen: int | None = None
    """The version of the seat that it was decided on, if it depends on that."""


@dataclass(frozen=True, slots=True)
class Added:
    """Something that happened: its place in the log, and whether it had happened before."""

    seq: int
    repeated: bool


class OpenTables:
    """All tables that are in use here."""

    def __init__(
        self,
        storage: Storage,
        deals: Deals | None = None,
        calendar: Calendar | None = None,
        observer: Observer | None = None,
    ) -> None:
        self.storage = storage
        self.deals = Deals() if deals is None else deals
        self.calendar = Calendar() if calendar is None else calendar
        self.observer = Observer() if observer is None else observer
        self.lives: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._heard_of: dict[str, int] = {}
        """Entries that other nodes announced while the table was being loaded."""
        self._told: WeakKeyDictionary[Live, Entry] = WeakKeyDictionary()
        """The last entries that other nodes wrote, as they told us, of tables that lack them."""
        self._tasks: set[asyncio.Task[None]] = set()
        self.dismissed = False
        """Whether those who only listen are to go, since the program stops."""
        self.changed: list[Callable[[Live], None]] = []
        """Listeners called for a table after each change by this node."""
        self.settled: list[Callable[[Live], None]] = []
        """Listeners called for a finished table at which nothing has happened for a while."""

    # --- finding ---------------------------------------------------------------------------

    async def find(self, table_id: str) -> Live:
        """Return a table; raise `NotFound` if there is none of that name."""
        live = self.lives.get(table_id)
        if live is None:
            task = self._loading.get(table_id)
            if task is None:
                task = asyncio.create_task(self._load(table_id))
                self._loading[table_id] = task
            live = await asyncio.shield(task)
        live.used_at, live.visited = time.monotonic(), True
        if live.stale or live.behind > live.table.seq:
            await self._follow(live)
        return live

    async def take_up(self, table_id: str) -> Live:
        """Return a table that no other node looks after, and let its bots be asked here."""
        live = await self.find(table_id)
        self._look(live)
        return live

    async def _load(self, table_id: str) -> Live:
        try:
            row = await self.storage.table(table_id)
            if row is None:
                raise NotFound("no-such-table")
            if row.closed_at is not None:
                raise Gone("table-closed")
            entries = await self.storage.entries(table_id)
            holders = await self.storage.holders(table_id)
            with self._damage_noted():
                live = Live(row, entries, holders, self.calendar)
            live.behind = self._heard_of.get(table_id, 0)
            live.dismissed = self.dismissed
            self.lives[table_id] = live
            self.observer.tables_open(len(self.lives))
        finally:
            del self._loading[table_id]
            self._heard_of.pop(table_id, None)
        self._look(live)
        return live

    @contextmanager
    def _damage_noted(self) -> Iterator[None]:
        try:
            yield
        except Damaged as error:
            self.storage.note_damage("table", str(error.facts["table"]))
            raise

    async def _catch_up(self, live: Live) -> None:
        """Bring a table up to its log; the caller holds its lock."""
        heard = live.behind
        if live.stale:
            entries = await self.storage.entries(live.id)
            with self._damage_noted():
                live.read_again(entries)
            self._look(live)  # it may have stood still for a while
        elif live.behind > live.table.seq:
            entries = await self._entries_after(live)
            with self._damage_noted():
                for entry in entries:
                    live.follow(entry)
        if live.behind == heard:
            live.behind = 0  # up to date now, even if the announced entry does not exist
        live.tell()

    async def _entries_after(self, live: Live) -> list[Entry]:
        """Return what a table lacks; most often that is one entry, which we were told."""
        told = self._told.pop(live, None)
        if told is not None and live.table.seq + 1 == told.seq == live.behind:
            return [told]
        return await self.storage.entries(live.id, live.table.seq)

    def forget_idle(self) -> None:
        """Drop the tables that nobody has looked at for a while."""
        moment = time.monotonic()
        for live in list(self.lives.values()):
            busy = live.watchers or live.thinking or live.lock.locked()
            # The cheapest first: all tables are looked at, often, and hardly any is left alone.
            if not busy and moment - live.used_at > UNVISITED_SECONDS:
                is_ours = live.visited and is_current(live)
                if not is_ours or moment - live.used_at > IDLE_SECONDS:
                    del self.lives[live.id]
                    continue
            if live.settles(moment):
                for listener in self.settled:
                    listener(live)
        self.observer.tables_open(len(self.lives))

    # --- adding ----------------------------------------------------------------------------

    async def add(self, live: Live, asked: Asked) -> Added:
        """Let something happen at a table; it is in the log when this returns.

        Raises what the table raises, `NotNow` if the seat had not seen the latest or used the
        key for something else, and `StoreAway` if it is not known whether it happened: ask
        again, with the same key.
        """
        # Not broken off when the asker hangs up: the memory must hold what the log does.
        return await asyncio.shield(asyncio.ensure_future(self._add(live, asked)))

    async def _add(self, live: Live, asked: Asked) -> Added:
        async with live.lock:
            live.behind = max(live.behind, asked.seen or 0)  # perhaps seen at another node
            for _ in range(TRIES):
                await self._catch_up_if_needed(live)
                if live.table.seq >= MOST_ENTRIES:
                    raise NotNow("log-full", limit=MOST_ENTRIES)
                known = live.sent_before(asked.seat, asked.key)
                if known is not None:
                    if (known.kind, known.body) != (asked.kind, asked.body):
                        raise NotNow("key-used")
                    return Added(known.seq, repeated=True)
                seq = await self._try(live, asked)
                if seq:
                    live.tell()
                    break
            else:
                raise Busy("table-busy")
        self.observer.entry_added()
        self._look(live)
        return Added(seq, repeated=False)

    async def _catch_up_if_needed(self, live: Live) -> None:
        if live.stale or live.behind > live.table.seq:
            await self._catch_up(live)

    async def _try(self, live: Live, asked: Asked) -> int:
        """Add an entry to the memory and to the log; return its number, or 0 to try again."""
        table = live.table
        if asked.seen is not None and asked.seen != table.decisions.versions[asked.seat]:
            raise NotNow("stale", version=table.decisions.versions[asked.seat])
        at = self.calendar.clock()
        entry = Entry(table.seq + 1, at, asked.kind, asked.seat, asked.body, asked.key)
        was_over, was_due = table.status == OVER, due_of(table, at)
        try:
            table.add(entry)
        except WardroundError:
            raise  # what is refused changes nothing
        except Exception:
            live.stale = True  # who knows how far it came
            raise
        live.stale = True  # until it is known to be in the log
        finished = table.status == OVER and not was_over
        due = due_after(table, at, was_due)
        append = Append(live.id, (entry,), table.status, summary_of(table), due_at=due)
        record = table.playing().record() if finished else None
        conflict = await self.storage.append(append, record)
        if conflict is not None:
            if conflict.kind == "table":
                self.let_go(live.id)
                await self.find(live.id)  # raises what became of it
            return 0
        live.stale = False
        live.happened(entry)
        return entry.seq

    def _look(self, live: Live) -> None:
        for look in self.changed:
            look(live)

    # --- other nodes -----------------------------------------------------------------------

    def wants(self, table_id: str, seq: int) -> bool:
        """Return whether `heard` would do anything; any thread may ask, and most entries end here.

        Nothing is missed by looking while the other thread works: a table gets into `lives` before
        it leaves `_loading`, and what is read after this has the entry.
        """
        if not table_id or table_id in self._loading:
            return True
        live = self.lives.get(table_id)
        if live is None or seq <= live.table.seq:
            return False
        return live.watchers > 0 or live.lock.locked() or is_current(live)

    def entered(self, table_id: str, entry: Entry) -> None:
        """Take in an entry that another node has written."""
        live = self.lives.get(table_id)
        if live is not None and live.watchers:
            self._told[live] = entry
        self.heard(table_id, entry.seq)

    def heard(self, table_id: str, seq: int) -> None:
        """Take in that another node has written an entry; without a name: perhaps many have."""
        if not table_id:
            self._begin(self._look_everywhere())
        elif table_id in self._loading:
            self._heard_of[table_id] = max(seq, self._heard_of.get(table_id, 0))
        elif (live := self.lives.get(table_id)) is not None and seq > live.table.seq:
            live.behind = max(live.behind, seq)
            if live.watchers:  # else it is read when someone asks for it
                self._begin(self._follow(live))

    async def reach(self, live: Live, seq: int) -> None:
        """Read the log if this node has heard of more, or a client of `seq` knows more than it.

        Another node sent it to them first. It is fine if there is no such entry.
        """
        if seq > live.announced:
            live.behind = max(live.behind, seq)
        if live.behind > live.table.seq:
            await self._follow(live)

    async def _look_everywhere(self) -> None:
        """Check the logs of all tables, since notifications were lost."""
        while True:
            try:
                last = await self.storage.last_seqs([*self.lives, *self._loading])
                break
            except StoreAway:
                await asyncio.sleep(AGAIN_SECONDS)
        for table_id, seq in last.items():
            live = self.lives.get(table_id)
            if live is not None and live.stale:
                live.behind = max(live.behind, seq)
                self._begin(self._follow(live))
            else:
                self.heard(table_id, seq)

    async def _follow(self, live: Live) -> None:
        async with live.lock:
            await self._catch_up_if_needed(live)

    # --- operators -------------------------------------------------------------------------

    def let_go(self, table_id: str) -> None:
        """Drop a table that an operator closed or deleted, and send away those who follow it."""
        live = self.lives.pop(table_id, None)
        if live is not None:
            live.gone = True
            live.dismiss()
            self.observer.tables_open(len(self.lives))

    def read_again(self, table_id: str) -> None:
        """Read a table again whose log an operator has changed."""
        live = self.lives.get(table_id)
        if live is not None:
            live.stale = True
            self._begin(self._follow(live))

    def _begin(self, what: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(what)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(_tell_fault)

    def dismiss(self) -> None:
        """End all waiting at a table."""
        self.dismissed = True
        for live in self.lives.values():
            live.dismiss()

    async def close(self) -> None:
        """Follow nothing any more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def is_current(live: Live) -> bool:
    """Return whether a table is up to date, as far as this node has heard.

    Others move on tables that nobody looks at here. These are for them to look after.
    """
    return not live.stale and live.behind <= live.table.seq


def _tell_fault(task: asyncio.Future[None]) -> None:
    if task.cancelled() or (error := task.exception()) is None:
        return
    if isinstance(error, WardroundError):
        log.warning("could not follow a table", extra={"code": error.code})
    else:
        log.error("could not follow a table", exc_info=error)

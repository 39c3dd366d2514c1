"""A table in a node's memory, while anyone uses it."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Final

from wardround import catalog
from wardround.tables.daily.days import Calendar
from wardround.tables.errors import Damaged
from wardround.tables.game.decisions import GAME_KINDS
from wardround.tables.game.entries import Entry
from wardround.tables.game.setup import TableSetup, read_setup
from wardround.tables.game.table import BY_PERSON, OVER, Table
from wardround.tables.presence import Presence, Visit
from wardround.tables.rows import SeatRight, TableRow, TableSummary
from wardround.tables.sent import Sent, SentBefore
from wardround.tables.sharing import share_terms
from wardround.tables.waiting import Waiter

MOVING: Final = ("sit", "stand", "link")
"""The entries after which others may hold a seat than before."""
MOST_AT_ONCE: Final = 32
"""How many who wait take in a change before anything else is done; the others are woken."""
SETTLED_SECONDS: Final = 60.0
"""How long after its last move a finished table is looked at as often as before."""


class Live:
    """A table with its connections. Hold its `lock` to read or change the table."""

    def __init__(
        self,
        row: TableRow,
        entries: Iterable[Entry],
        holders: Sequence[SeatRight],
        calendar: Calendar | None = None,
    ) -> None:
        self.id = row.id
        self.calendar = Calendar() if calendar is None else calendar
        self.setup: TableSetup = _read_setup(row)
        self.lock = asyncio.Lock()
        self.stale = False
        """Whether the log may hold something else than the memory: then it is read again."""
        self.behind = 0
        """An entry that another node has announced."""
        self.watchers = 0
        """How many streams are open."""
        self.presence = Presence()
        self.thinking: set[int] = set()
        """The seats whose bots are being asked."""
        self.used_at = time.monotonic()
        """The last time of a visit or a change."""
        self.moved_at = time.monotonic()
        """The last time of a move."""
        self._settled = -1
        """The entry at which the finished table settled last."""
        self.visited = True
        """Whether a client asked for it: other tables are here only while they are due."""
        self.dismissed = False
        """Whether nobody is to wait for changes any more."""
        self.gone = False
        """Whether an operator has closed or deleted it."""
        self.idle_at = -1
        """The entry at which no bot was to decide, which holds until the next one."""
        self._waiting: dict[Waiter, None] = {}
        """Those who wait for a change, in the order in which they came."""
        self._nudges = 0
        self._sent = SentBefore()
        self.revoked = 0
        """How often a seat was taken from those who held it."""
        self._holders: defaultdict[str, set[int]] = defaultdict(set)
        for one in holders:
            self._holders[one.person_id].add(one.seat)
        self._known: dict[str, list[int]] = {}
        """The seats of those who asked for them, since someone sat down or lost a seat."""
        self._known_at = 0
        """How often someone had sat down or stood up then."""
        self.table = self._fold(entries)
        if self.table.seq < row.last_seq:
            raise Damaged("table-damaged", table=self.id)  # the end of its log is lost
        self.announced = self.table.seq
        """The last entry that has been published."""

    def is_secret(self) -> bool:
        """Return whether it is a daily ward of a day that is not over."""
        return self.calendar.is_secret(self.setup.daily)

    def opening(self) -> str:
        """Return when its seed becomes public."""
        return self.calendar.opening(self.setup.daily)

    def _fold(self, entries: Iterable[Entry]) -> Table:
        game = catalog.find(self.setup.game)
        self._shared = share_terms(self.setup, game)
        table = Table(self.id, self.setup, game, self._shared.terms)
        self._sent.clear()
        self._known.clear()
        self.table = table
        for entry in entries:
            self._add(entry)
            self.note(entry)
        return table

    def _add(self, entry: Entry) -> None:
        """Carry out an entry of the log; raise `Damaged` if it can't have happened."""
        try:
            self.table.add(entry)
        except Exception as error:
            self.stale = True  # who knows how far it came
            raise Damaged("table-damaged", table=self.id) from error

    def follow(self, entry: Entry) -> None:
        """Carry out an entry of the log; raise `Damaged` if it can't have happened."""
        self._add(entry)
        self.happened(entry)

    def happened(self, entry: Entry) -> None:
        """Take in that an entry was carried out, and is in the log."""
        self.note(entry)
        if entry.kind in MOVING:
            self.revoke(entry.seat)  # the previous owner can have lost the seat

    def note(self, entry: Entry) -> None:
        """Remember who sent an entry that was carried out."""
        self.used_at = time.monotonic()
        if entry.kind in GAME_KINDS:
            self.moved_at = self.used_at
            if entry.body.get("by", BY_PERSON) == BY_PERSON:
                self.presence.seen(self._sitting(entry.seat))
        if entry.key:
            self._sent.note(entry)

    def settles(self, moment: float) -> bool:
        """Return, once after each entry, that a finished table has been left as it is for long."""
        # The cheapest first: all tables are looked at, often, and hardly any settles.
        if moment - self.moved_at <= SETTLED_SECONDS or self._settled == self.table.seq:
            return False
        if self.table.status != OVER:
            return False
        self._settled = self.table.seq
        return True

    def sent_before(self, seat: int, key: str) -> Sent | None:
        """Return what a seat has sent under a key; nothing was sent under no key."""
        return self._sent.find(seat, key) if key else None

    def read_again(self, entries: Iterable[Entry]) -> None:
        """Rebuild the table from its whole log."""
        # A player can have left; the store knows who else has a seat.
        self._holders.clear()
        self.revoked += 1
        self._fold(entries)
        self.stale = False

    # --- who is who ------------------------------------------------------------------------

    def seats_of(self, person: str) -> list[int]:
        """Return the seats that a person holds."""
        if not person:
            return []
        chairs = self.table.chairs
        if self._known_at != chairs.moves:
            self._known.clear()
            self._known_at = chairs.moves
        known = self._known.get(person)
        if known is None:
            sat = [seat for seat, chair in enumerate(chairs.all) if chair.person == person]
            known = sorted({*sat, *self._holders.get(person, ())})
            if known:  # else whoever looks on would be remembered
                self._known[person] = known
        return known[:]

    def _sitting(self, seat: int) -> str:
        """Return the person who sat down on a seat; nothing for the table and for bots."""
        return self.table.chairs.all[seat].person if seat >= 0 else ""

    def away(self) -> list[int]:
        """Return the seats that must decide and whose players are away."""
        return [seat for seat in self.table.chairs.people() if not self._is_there(seat)]

    def _is_there(self, seat: int) -> bool:
        sitting = self._sitting(seat)
        if self.presence.is_looking(sitting):
            return True
        holders = [one for one, held in self._holders.items() if seat in held]
        return self.presence.is_there([sitting, *holders])

    def is_attended(self) -> bool:
        """Return whether anyone watches, or a player here was active recently."""
        sitting = [chair.person for chair in self.table.chairs.all if chair.person]
        return self.watchers > 0 or self.presence.is_there(sitting)

    def grant(self, person: str, seat: int) -> None:
        """Remember that a person holds a seat."""
        self._holders[person].add(seat)
        self._known.clear()

    def revoke(self, seat: int) -> None:
        """Drop the cached owner of a seat."""
        self.revoked += 1
        self._known.clear()
        for seats in self._holders.values():
            seats.discard(seat)

    # --- telling ---------------------------------------------------------------------------

    def are_told(self, coming: int = 0) -> bool:
        """Return whether all who follow it know everything, with so many who come to wait."""
        all_wait = len(self._waiting) + coming >= self.watchers
        return all_wait and self.announced == self.table.seq and not self.lock.locked()

    def tell(self) -> None:
        """Tell everyone who waits for a change: all of the memory is in the log."""
        self.announced = self.table.seq
        waiting = [one for one in self._waiting if one.after < self.announced]
        away = self.away() if waiting else []
        for count, waiter in enumerate(waiting):
            if count >= MOST_AT_ONCE or not waiter.hear(away):
                del self._waiting[waiter]
                waiter.wake()

    def dismiss(self) -> None:
        """Let nobody wait for changes any more."""
        self.dismissed = True
        self.wake()

    def nudge(self) -> None:
        """Let all waiting streams check whether they still have access."""
        self._nudges += 1
        self.wake()

    def wake(self) -> None:
        """Wake all waiting streams, whether or not something happened."""
        waiting, self._waiting = self._waiting, {}
        for one in waiting:
            one.wake()

    async def change(self, after: int, seconds: float, visit: Visit | None = None) -> bool:
        """Wait for an entry after the given one, up to a timeout; return whether there was one.

        A visit that is over does not wait.
        """
        return await self.changed_for(Waiter(after, visit), seconds)

    async def changed_for(self, waiter: Waiter, seconds: float) -> bool:
        """Let someone wait until they must be woken for an entry; return False for anything else.

        That is a timeout after they were last told something, or that they may have to go.
        """
        nudges = self._nudges
        waiter.told_at = asyncio.get_running_loop().time()
        while self.announced <= waiter.after:
            if self.dismissed or waiter.is_over() or self._nudges != nudges:
                return False
            self._waiting[waiter] = None
            try:
                if not await waiter.woken(seconds):
                    return False
            finally:
                self._waiting.pop(waiter, None)
        return True


def _read_setup(row: TableRow) -> TableSetup:
    """Return a table's setup; raise `Damaged` if it can't be read."""
    try:
        return read_setup(row.laid)
    except (LookupError, TypeError, ValueError, AttributeError):
        raise Damaged("table-damaged", table=row.id) from None


def summary_of(table: Table) -> TableSummary:
    """Return a table's summary for lists."""
    match = table.match
    outcome = match.outcome() if match is not None else None
    view = match.view(None) if match is not None else {}
    chapters = table.terms.game.traits.chapters
    return {
        "game": table.setup.game,
        "settings": table.setup.settings,
        "packs": sorted(table.setup.packs),
        "daily": table.setup.daily,
        "chairs": table.chairs.records(),
        "deciding": match.actors() if match is not None else [],
        "scores": list(outcome.scores) if outcome is not None else [],
        "winners": list(outcome.winners()) if outcome is not None else [],
        "round": chapters.number(view) or None if view else None,
        "rounds": chapters.of(view) if view else None,
    }

"""Watch a table: its picture, and then what changes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, NamedTuple

from wardround.core.errors import WardroundError
from wardround.tables import access
from wardround.tables.errors import NotAllowed, StoreAway
from wardround.tables.live import Live
from wardround.tables.pictures.pictures import Looked
from wardround.tables.presence import Visit
from wardround.tables.rows import Person
from wardround.tables.verbs.service import Service
from wardround.tables.waiting import Waiter

HEARTBEAT: Final = 15.0
"""Seconds after which a viewer is told at the latest that nothing has happened."""
AWAY_SECONDS: Final = 0.5
"""How long a viewer waits before they look whether the storage is back."""

Here = dict[str, bytes]
"""What is told anew when it has changed, whatever the log: who one is, and who is away."""
Deliver = Callable[[int, bytes], bool]
"""Sends the news up to an entry at once; returns False if that is impossible without waiting."""


@dataclass(frozen=True, slots=True)
class Looking:
    """Who looks, through whose eyes, and in which language."""

    asker: Person | None
    seat: int | None
    language: str


class News(NamedTuple):
    """What a viewer is told: the changed parts of their picture, as JSON.

    Without `data` nothing has happened for a while.
    """

    seq: int
    """The last entry that it is about."""
    data: bytes = b""


def never() -> bool:
    """Return that nothing is over."""
    return False


def not_at_once(seq: int, data: bytes) -> bool:  # noqa: ARG001 - the shape of `Deliver`
    """Deliver nothing at once."""
    return False


class Viewer(Waiter):
    """Someone who watches a table: what they know of it, and what they are sent as it happens.

    A change takes one pass over all viewers of a table. Whoever can't be sent it in that pass,
    since their line is full or their access is to be looked up, is woken and goes on by themselves.
    """

    def __init__(
        self,
        watching: Watching,
        live: Live,
        looking: Looking,
        after: int,
        visit: Visit | None,
        is_over: Callable[[], bool],
        deliver: Deliver,
    ) -> None:
        super().__init__(after, visit)
        self._words = watching.table_words
        self._live = live
        self._looking = looking
        self._is_over = is_over
        self._deliver = deliver
        self.here: Here = {}
        self.away: list[int] = []

    def is_over(self) -> bool:
        """Return whether their visit or anything else is over."""
        # Not `super()`, which takes longer than all of this, for each viewer of each action.
        return Waiter.is_over(self) or self._is_over()

    def hear(self, away: list[int]) -> bool:
        """Send what has happened, if that is possible without waiting."""
        try:
            return self._hear(away)
        except Exception:
            return False  # woken, they do the same again, and what is wrong is told as always

    def _hear(self, away: list[int]) -> bool:
        live, looking = self._live, self._looking
        mine = [] if looking.asker is None else live.seats_of(looking.asker.id)
        if (
            live.stale
            or self.is_over()
            or not access.surely_sees(live, looking.seat, mine)
            or self._words.is_slow(live.table, looking.language)
        ):
            return False
        looked = Looked(looking.seat, looking.language, mine, away, live.is_secret())
        seq = live.table.seq
        told, here = self._words.pictures.news(live.table, looked, self.after, self.here)
        if not self._deliver(seq, told):
            return False
        self.after, self.here, self.away = seq, here, away
        self.told_at = asyncio.get_running_loop().time()
        return True


class Watching(Service):
    """The verbs of viewers."""

    async def looking(
        self, live: Live, asker: Person | None, seat: int | None, language: str
    ) -> Looking:
        """Return how a person looks at a table, if they have access."""
        return Looking(asker, await access.viewer(self.open, live, asker, seat), language)

    async def picture(self, live: Live, looking: Looking, after: int = 0) -> tuple[int, bytes]:
        """Return the last entry, and the table as a viewer sees it who knew it up to `after`."""
        async with live.lock:
            looked = _look(live, looking)
            known = after if after <= live.table.seq else 0
            make, asked = self.table_words.pictures.whole, (live.table, looked, known)
            if self.table_words.is_slow(live.table, looking.language):
                told = await self.thinker.work_out(make, *asked)
            else:
                told = make(*asked)
            return live.table.seq, told

    async def news(
        self, live: Live, looking: Looking, after: int, here: Here
    ) -> tuple[int, bytes, Here, list[int]]:
        """Return the last entry, what is new to a viewer who knew up to `after`, and `here`.

        They also know what was `here` before. At last come the seats that are away.
        """
        async with live.lock:
            looked = _look(live, looking)
            known = after if after <= live.table.seq else 0
            make, asked = self.table_words.pictures.news, (live.table, looked, known, here)
            if self.table_words.is_slow(live.table, looking.language):
                told, here = await self.thinker.work_out(make, *asked)
            else:
                told, here = make(*asked)
            return live.table.seq, told, here, looked.away

    async def watch(
        self,
        live: Live,
        looking: Looking,
        after: int = -1,
        visit: Visit | None = None,
        seconds: float = HEARTBEAT,
        is_over: Callable[[], bool] = never,
        deliver: Deliver = not_at_once,
    ) -> AsyncGenerator[News, None]:
        """Give what changes for a viewer who knew the table up to `after`; everything at first.

        While it waits, it may instead `deliver` what happens. It ends when the program stops, the
        table is gone, or the visit or anything else `is_over`, and raises `NotAllowed` when the
        viewer loses access. Call it within `present`.
        """
        viewer = Viewer(self, live, looking, after, visit, is_over, deliver)
        while not (self.open.dismissed or live.gone or is_over()):
            # A table can be reloaded while someone follows it, but not dropped.
            try:
                await self.open.find(live.id)
                await self.open.reach(live, viewer.after)
                if viewer.after > live.announced:
                    viewer.after = -1  # there is no such entry
                if viewer.after == live.announced:
                    self.ease(live, coming=1)
                changed = await live.changed_for(viewer, seconds)
                if visit is not None and visit.is_over:
                    return
                if not changed and live.away() == viewer.away:
                    yield News(viewer.after)
                    continue
                sees = not is_over() and await access.still_sees(
                    self.open, live, looking.asker, looking.seat
                )
                if sees:
                    told = await self._tell(viewer, live, looking)
            except WardroundError:
                await asyncio.sleep(AWAY_SECONDS)
                continue
            if not sees:
                raise lost(looking)
            yield News(viewer.after, told)

    async def _tell(self, viewer: Viewer, live: Live, looking: Looking) -> bytes:
        """Return what is new to a viewer, who knows it from now on."""
        known = max(viewer.after, 0)
        viewer.after, told, viewer.here, viewer.away = await self.news(
            live, looking, known, viewer.here
        )
        return told

    async def wait(
        self, live: Live, looking: Looking, after: int, seconds: float, visit: Visit | None = None
    ) -> bytes | None:
        """Return the picture of a viewer after the next change; None if none comes in time."""
        await self.open.reach(live, after)
        changed = await live.change(after if after <= live.announced else 0, seconds, visit)
        if not changed or (visit is not None and visit.is_over):
            return None
        if not await access.still_sees(self.open, live, looking.asker, looking.seat):
            raise lost(looking)
        return (await self.picture(live, looking, after))[1]


def lost(looking: Looking) -> NotAllowed:
    """Return why a viewer has lost access."""
    return NotAllowed("not-watched" if looking.seat is None else "seat-lost")


@contextmanager
def present(live: Live, looking: Looking) -> Iterator[None]:
    """Count a viewer of a table as connected."""
    live.watchers += 1
    if looking.asker is not None:
        live.presence.come(looking.asker.id)
    try:
        yield
    finally:
        live.watchers -= 1
        if looking.asker is not None:
            live.presence.go(looking.asker.id)


def _look(live: Live, looking: Looking) -> Looked:
    """Let a viewer look at a table whose lock is held."""
    if live.stale:
        raise StoreAway
    mine: list[int] = []
    if looking.asker is not None:
        mine = live.seats_of(looking.asker.id)
        live.presence.seen(looking.asker.id)
    return Looked(looking.seat, looking.language, mine, live.away(), live.is_secret())

"""Tables at home: the verbs over a storage in memory, with people who watch, and no network."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from contextlib import aclosing
from typing import Final, TypeVar

from tests.kit.parts import Follower
from tests.kit.plain import Json
from wardround.core.luck import Rng
from wardround.tables.background import Background
from wardround.tables.daily.days import Calendar, noon_of
from wardround.tables.game.table import OVER
from wardround.tables.game.table_types import Boards, TakebackMode
from wardround.tables.ids import Deals
from wardround.tables.live import Live
from wardround.tables.memory import MemoryStorage
from wardround.tables.open_tables import OpenTables
from wardround.tables.pictures import TableWords
from wardround.tables.presence import Visit
from wardround.tables.rows import Person
from wardround.tables.tables import Tables
from wardround.tables.thinking.here import ThinkingHere
from wardround.tables.verbs.service import Asker
from wardround.tables.verbs.watching import HEARTBEAT, Looking, never, present
from wardround.tables.wanted import SeatWanted, TableWanted, own_seats

T = TypeVar("T")
PEOPLE: Final = [Person(f"person-{name}", name, 0) for name in ("Ann", "Bob", "Cleo", "Dan")]
SUNDAY: Final = "2026-11-15"
SECONDS: Final = 60.0
"""How long a test waits for what must happen."""


class Home:
    """Tables in memory, a clock that the test sets, and bots that think here."""

    def __init__(self, seed: str) -> None:
        self.now = noon_of(SUNDAY)
        self.storage = MemoryStorage(PEOPLE)
        self.open = OpenTables(self.storage, Deals(seed), Calendar(lambda: self.now))
        self.tables = Tables(self.open, ThinkingHere())
        self.background = Background(self.open, self.tables.thinker)

    async def lay(self, wanted: TableWanted) -> Live:
        """Create a table of the first person, and let the others join its open seats."""
        setup = await self.tables.setup(wanted)
        made = await self.tables.create(PEOPLE[0], setup, own_seats(wanted.seats))
        live = await self.tables.find(made.table)
        for person in PEOPLE[1 : 1 + len(made.links) - len(made.seats)]:
            await self.tables.join(live, known(person))
        return live

    async def play_on(self, live: Live, rng: Rng, most: int = 100_000) -> int:
        """Let people act at random, and bots by themselves; return how many acts of people."""
        for count in range(most):
            seat = await self.person_to_act(live)
            if seat is None:
                return count
            legal = live.table.playing().legal(seat)
            await self.act(live, seat, legal[rng.below(len(legal))])
        return most

    async def person_to_act(self, live: Live) -> int | None:
        """Wait for the bots; return the first person who can act, or None at the end."""
        async with asyncio.timeout(SECONDS):
            while live.table.status != OVER:
                for seat in live.table.playing().actors():
                    if live.table.chairs.all[seat].is_person():
                        return seat
                self.background.ask_bots(live)
                await live.change(live.announced, SECONDS)
        return None

    async def act(self, live: Live, seat: int, action: int) -> None:
        """Let whoever sits on a seat act."""
        await self.tables.act(live, sitting(live, seat), seat, action, version(live, seat))
        self.now += 1000


def known(person: Person) -> Asker:
    """Return somebody who is known."""

    async def become() -> Person:
        return person

    return Asker(person, become)


def sitting(live: Live, seat: int) -> Person:
    """Return the person on a seat."""
    return next(one for one in PEOPLE if one.id == live.table.chairs.all[seat].person)


def version(live: Live, seat: int) -> int:
    """Return what a seat decides on."""
    return live.table.decisions.versions[seat]


def wanted(
    game: str, *seats: str, boards: Boards = "live", takebacks: TakebackMode = "none"
) -> TableWanted:
    """Return a table with these seats: `me`, `open`, or a bot."""
    sitting_there = [seat_wanted(one) for one in seats]
    return TableWanted(game, sitting_there, boards=boards, takebacks=takebacks)


def seat_wanted(told: str) -> SeatWanted:
    """Return a seat for its creator (`me`), for anyone (`open`), or for a bot of this name."""
    if told == "me":
        return SeatWanted("me")
    return SeatWanted("open") if told == "open" else SeatWanted("bot", told)


def at_home(test: Callable[[Home], Awaitable[T]], seed: str = "home") -> T:
    """Run a test at home."""

    async def run() -> T:
        home = Home(seed)
        try:
            return await test(home)
        finally:
            home.open.dismiss()
            await home.background.close()
            await home.open.close()

    return asyncio.run(run())


def free() -> bool:
    """Return that something can be sent at once."""
    return True


def busy() -> bool:
    """Return that nothing can be sent at once."""
    return False


def moody(seed: str) -> Callable[[], bool]:
    """Return what is free every other time, at random."""
    rng = Rng(seed)
    return lambda: not rng.below(2)


class Watcher(Follower):
    """Someone who watches a table by the news that they get, part by part."""

    def __init__(
        self,
        home: Home,
        live: Live,
        seat: int | None,
        language: str = "en",
        line: Callable[[], bool] = free,
        visit: Visit | None = None,
        is_over: Callable[[], bool] = never,
        heartbeat: float = HEARTBEAT,
        person: Person | None = None,
    ) -> None:
        """`line` tells whether something can be sent to them at once."""
        super().__init__()
        self.home = home
        self.live = live
        sits = None if seat is None else sitting(live, seat)
        self.looking = Looking(person or sits, seat, language)
        self.count = 0
        """How many events there were."""
        self.at_once = 0
        """How many of them were sent at once."""
        self.heard: list[str] = []
        """All of them, while the game went on."""
        self.pulse: list[tuple[int, float]] = []
        """At which entries and when they were told that nothing has happened."""
        self._line = line
        self._news = home.tables.watch(
            live, self.looking, -1, visit, heartbeat, is_over, self._deliver
        )
        self.task = asyncio.create_task(self._watch())

    async def _watch(self) -> None:
        with present(self.live, self.looking):
            async with aclosing(self._news) as news:
                async for one in news:
                    if one.data:
                        self._hear(one.seq, one.data)
                    else:
                        self.pulse.append((one.seq, asyncio.get_running_loop().time()))

    def _deliver(self, seq: int, data: bytes) -> bool:
        if not self._line():
            return False
        self._hear(seq, data)
        self.at_once += 1
        return True

    def _hear(self, seq: int, data: bytes) -> None:
        event = json.loads(data)
        assert event["seq"] == seq <= self.live.announced, "nothing that is not in the log"
        assert event["after"] in {0, self.seq}, "each thing once, and in order"
        self.take(event)
        self.count += 1
        if self.shown["status"] != OVER:
            self.heard.append(data.decode())

    async def catch_up(self) -> None:
        """Wait until they know the last entry."""
        async with asyncio.timeout(SECONDS):
            while self.seq < self.live.announced or not self.count:
                await asyncio.sleep(0)
                assert not self.task.done(), self.task.exception()

    async def knows(self) -> None:
        """Assert that the parts they were sent add up to the picture made from nothing."""
        await self.catch_up()
        tables = Tables(self.home.open, ThinkingHere())
        tables.table_words = TableWords()  # which remembers nothing
        seq, told = await tables.picture(self.live, self.looking)
        made: Json = json.loads(told)
        assert (self.seq, self.shown) == (seq, made)

    async def leave(self) -> None:
        """Watch no more."""
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)


def watchers(home: Home, live: Live, seats: Sequence[int | None]) -> list[Watcher]:
    """Return people who watch from these seats, each in another language, on another line."""
    languages, lines = ("en", "fr", "it"), (free, moody("line"), busy)
    return [
        Watcher(home, live, seat, languages[number % 3], lines[number % 3])
        for number, seat in enumerate(seats)
    ]

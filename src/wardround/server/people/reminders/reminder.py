"""A node's reminder: it sees whose turn has started, and notifies those who are away.

A player with the table open needs no message. Their node claims the turn in the database and sends
nothing; other nodes wait a little, so that it can. A player who is away gets one message, from the
node that claims the turn. It claims before it sends: a message can get lost if a node is killed,
but none is sent twice.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Final, NamedTuple

from wardround.core.errors import WardroundError
from wardround.server.node import Node
from wardround.server.operations.own_task import carefully
from wardround.server.people.reminders.mailing import Move, Post
from wardround.server.people.reminders.push import PushSender
from wardround.server.people.reminders.vapid import Subscriber
from wardround.store.rows import Subscription
from wardround.tables.daily.days import now
from wardround.tables.live import Live, summary_of
from wardround.tables.open_tables import is_current

log = logging.getLogger("wardround.reminding")

LOOK_SECONDS: Final = 1.0
WAIT_SECONDS: Final = 10.0
"""Seconds before a turn is notified: browsers reconnect, and other nodes can see the player."""
BEFORE_MILLISECONDS: Final = 10 * 60 * 1000
"""A node that starts looks at the tables of the last minutes: the one before may have been killed
between a turn and its message."""


class Turn(NamedTuple):
    """A seat that is to decide."""

    table: str
    seat: int
    number: int


class Reminder:
    """Notifies players who are away that it's their move."""

    def __init__(
        self,
        node: Node,
        push: PushSender | None,
        post: Post | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._push_sender: Final = push
        self._post: Final = post
        self._node: Final = node
        self._clock: Final = clock
        self._noticed: dict[Turn, float] = {}
        """When each turn that could need a notification was first seen."""
        self._settled: set[Turn] = set()
        """Turns that need no notification any more."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._round: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start polling."""
        self._round = asyncio.create_task(self._look_often())

    async def close(self) -> None:
        """Stop; what is on its way is given up."""
        tasks = [*self._tasks, *([self._round] if self._round else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def settled(self) -> None:
        """Wait until all started messages are sent or have failed."""
        await asyncio.gather(*self._tasks)

    async def _look_often(self) -> None:
        await self._careful(self.take_up())
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            await self._careful(self.look())

    async def _careful(self, what: Awaitable[object]) -> None:
        await carefully(what, log, "could not look for players to remind")

    async def take_up(self) -> None:
        """Load the tables of the last minutes, whose players could still need a notification."""
        since = now() - BEFORE_MILLISECONDS
        for table_id in await self._node.ask(self._node.store.lately_played, since):
            try:
                await self._node.find(table_id)
            except WardroundError as error:
                log.info("could not load a table", extra={"code": error.code})

    async def look(self) -> None:
        """Check all tables in memory, and start the notifications that are due."""
        moment = self._clock()
        turns = {turn: live for live in self._node.lives.values() for turn in turns_at(live)}
        self._settled &= turns.keys()
        self._noticed = {
            turn: self._noticed.get(turn, moment) for turn in turns if turn not in self._settled
        }
        if not self._noticed:
            return
        people = await self._people(self._noticed)
        for turn, since in self._noticed.items():
            live, waited = turns[turn], moment - since >= WAIT_SECONDS
            if turn not in turns_at(live):
                continue  # it ended while the store was asked, or may be about to
            left = [one for one in people[turn] if not self._done(live, turn, one, waited)]
            if not left:
                self._settled.add(turn)

    async def _people(self, turns: Iterable[Turn]) -> dict[Turn, list[str]]:
        """Return the players of each turn who can be notified and don't have the table open."""
        asked = defaultdict(list)
        for turn in turns:
            asked[turn.table, turn.seat].append(turn)
        found: dict[Turn, list[str]] = {turn: [] for turn in turns}
        tables = {turn.table for turn in turns}
        for one in await self._node.ask(self._node.store.waiting, tables):
            for turn in asked[one.table_id, one.seat]:
                if one.turn < turn.number:
                    found[turn].append(one.person_id)
        return found

    def _done(self, live: Live, turn: Turn, person: str, waited: bool) -> bool:
        """Start what is due for a player; False: it is not time yet."""
        if live.presence.is_looking(person):
            self._begin(self._claim(turn, person))
            return True
        if not waited or live.presence.was_seen(person):
            return False
        self._begin(self._tell(turn, person, Move.at(live.id, summary_of(live.table))))
        return True

    def _begin(self, what: Coroutine[None, None, object]) -> None:
        task = asyncio.create_task(self._careful(what))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _claim(self, turn: Turn, person: str) -> bool:
        store = self._node.store
        return await self._node.ask(store.claim_turn, person, turn.table, turn.number)

    async def _tell(self, turn: Turn, person: str, move: Move) -> None:
        if not await self._claim(turn, person):
            return
        # One way is enough: a player who was reached by a browser gets no email.
        if not await self._push_to_all(person, move):
            await self._mail(person, move)

    async def _push_to_all(self, person: str, move: Move) -> bool:
        """Notify all browsers of a player; return whether one of them was reached."""
        if self._push_sender is None:
            return False
        found = await self._node.ask(self._node.store.subscriptions, person)
        ways = [self._push(self._push_sender, person, one, move) for one in found]
        return any(await asyncio.gather(*ways))

    async def _mail(self, person: str, move: Move) -> None:
        address = await self._node.ask(self._node.store.address, person)
        if self._post is None or address is None or address.confirmed_at is None:
            return
        sent = await self._post.tell(address, move)
        self._node.metrics.reminders.labels("mail", "sent" if sent else "failed").inc()

    async def _push(self, push: PushSender, person: str, browser: Subscription, move: Move) -> bool:
        subscriber = Subscriber.read(browser.public_key, browser.auth)
        text = move.pushed(browser.language)
        sent = await push.send(browser.endpoint, subscriber, text, move.table)
        self._node.metrics.reminders.labels("push", sent).inc()
        if sent == "gone":
            await self._node.ask(self._node.store.unsubscribe, person, browser.endpoint)
        return sent == "sent"


def turns_at(live: Live) -> list[Turn]:
    """Return the seats of a table where a person is to decide; none while it is being changed."""
    if live.lock.locked() or not is_current(live):
        return []
    turns = live.table.decisions.turns
    return [Turn(live.id, seat, turns[seat]) for seat in live.table.chairs.people() if turns[seat]]

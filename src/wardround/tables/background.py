"""What happens at tables by itself: bots are asked, clocks watched, unused tables dropped.

A node asks the bots after its own writes. If that node is gone, any other one with the table in
memory does so a little later; if two of them ask, one answer comes too late.

Where only bots play, including stand-in bots, they pause while nobody watches: the workers are for
people. Where a player is away, bots think when nobody else needs the workers.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable, Coroutine
from typing import Final
from weakref import WeakKeyDictionary, WeakSet

from wardround.core.errors import WardroundError
from wardround.tables.game.chairs import TableRefused
from wardround.tables.game.closing import closing_action
from wardround.tables.game.match import Match
from wardround.tables.game.table import PLAYING
from wardround.tables.ids import mark
from wardround.tables.interruptions import Watch
from wardround.tables.live import Live
from wardround.tables.open_tables import Asked, OpenTables, is_current
from wardround.tables.ports import Thinker
from wardround.tables.thinking.choosing import decide
from wardround.tables.thinking.claims import Claim, Closed

log = logging.getLogger("wardround.background")

LOOK_SECONDS: Final = 0.5
FORSAKEN_SECONDS: Final = 5
"""After so long without an answer of a bot another node may ask it."""
LINGER_SECONDS: Final = 1
"""How long bots continue after a visit, since the client is likely to ask again."""
GRACE_MILLISECONDS: Final = 1500
"""What the way through the network may take."""
HASTY: Final = "easy"
"""Who decides for a person whose time is over."""


class Background:
    """The background tasks of the open tables."""

    def __init__(
        self, tables: OpenTables, thinker: Thinker, steady: Callable[[], float] = time.monotonic
    ) -> None:
        self.tables = tables
        self._now = tables.calendar.clock
        self._watch = Watch(self._now, steady)
        self._interrupted: WeakKeyDictionary[Live, int] = WeakKeyDictionary()
        """Tables whose clocks wait for an entry of the log, and since when."""
        self.thinker = thinker
        self._tasks: dict[asyncio.Task[None], Live] = {}
        self._round: asyncio.Task[None] | None = None
        self._resting: WeakSet[Live] = WeakSet()
        self._watched: WeakKeyDictionary[Live, float] = WeakKeyDictionary()
        """When bots were last asked while anyone watched."""
        self._closed = False
        tables.changed.append(self.ask_bots)

    def start(self) -> None:
        """Start the rounds."""
        self._round = asyncio.create_task(self._make_rounds())

    async def close(self) -> None:
        """Stop all running tasks, and start no more."""
        self._closed = True
        tasks = [*self._tasks, *([self._round] if self._round else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- bots ------------------------------------------------------------------------------

    def ask_bots(self, live: Live) -> None:
        """Ask the bots of a table that are to decide and have not been asked."""
        if self._closed or live.table.takebacks.bots_wait(self._now()):
            return
        if self._may_rest(live):
            self._resting.add(live)
            return
        self._resting.discard(live)
        deciding = live.table.bots_to_act()
        if not deciding:
            live.idle_at = live.table.seq
        for seat in deciding:
            # Where all luck is known, the order in which bots decide must not be left to chance.
            if self.tables.deals.are_known and live.thinking:
                return
            if seat not in live.thinking:
                live.thinking.add(seat)
                self._begin(live, seat, live.table.chairs.all[seat].player(), "bot")

    def _may_rest(self, live: Live) -> bool:
        """Return whether only bots play at a table, and nobody watches."""
        if any(chair.is_person() for chair in live.table.chairs.all):
            return False
        moment = time.monotonic()
        if live.watchers:
            self._watched[live] = moment
        return moment - self._watched.get(live, -math.inf) > LINGER_SECONDS

    def _begin(self, live: Live, seat: int, bot: str, by: str) -> None:
        self._do(live, self._decide(live, seat, bot, by))

    def _do(self, live: Live, what: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(what)
        self._tasks[task] = live
        task.add_done_callback(self._tasks.pop)

    async def _decide(self, live: Live, seat: int, bot: str, by: str) -> None:
        """Let a bot decide for a seat, unless that has become needless meanwhile."""
        try:
            async with live.lock:
                if live.stale or live.table.match is None:
                    return
                match = live.table.match
                if seat not in match.actors():
                    return
                version = live.table.decisions.versions[seat]
                moment = moment_of(live, match, seat)
                seed = f"{live.setup.seed}/thought/{moment}/{seat}"
                state, terms = match.imagined(seat), live.table.terms
            claim = claim_of(live)
            decision = await decide(
                self.thinker, terms, state, seat, bot, seed=seed, table=live.id, claim=claim
            )
            self.tables.observer.bot_decided(bot, decision.fault)
            who = decision.by if by == "bot" else by
            body = {"action": decision.action, "by": who}
            await self.tables.add(live, Asked("act", seat, body, seen=version))
        except Closed:
            pass
        except WardroundError as error:
            # A player undid something or came back to the seat: ask again.
            log.info(
                "bot decision came too late", extra={"table": mark(live.id), "code": error.code}
            )
        except Exception:
            log.exception("could not ask a bot", extra={"table": mark(live.id), "seat": seat})
        finally:
            live.thinking.discard(seat)
            # The seat may be to act again, and was passed over because it was being asked; others,
            # because they had to wait for it.
            self._once_more(live)

    def _once_more(self, live: Live) -> None:
        if not live.stale and live.table.bots_to_act():
            asyncio.get_running_loop().call_soon(self.ask_bots, live)

    # --- clocks and clearing away ----------------------------------------------------------

    async def _make_rounds(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                self.look_after_all()
                self.tables.forget_idle()
            except Exception:
                log.exception("background round failed")

    def look_after_all(self) -> None:
        """Look at each table once: whether bots are to be asked, and whose time is over."""
        stopped = self._watch.look()
        late, forsaken = self._now() - GRACE_MILLISECONDS, time.monotonic() - FORSAKEN_SECONDS
        for live in list(self.tables.lives.values()):
            if stopped is not None and is_timed(live) and is_current(live):
                self._interrupted.setdefault(live, stopped)
            # Mostly there is nothing to be done, and all tables are looked at, twice a second.
            if (
                (live.moved_at < forsaken and live.idle_at != live.table.seq)
                or live.thinking
                or self._interrupted
                or (live.watchers and self._resting)
                or any(live.table.decisions.deadlines)
            ):
                self._look_after(live, late, forsaken)

    def _look_after(self, live: Live, late: int, forsaken: float) -> None:
        """Look at one table; where clocks have run out, and bots been left, by these moments."""
        if live.lock.locked() or not is_current(live):
            return
        if self._interrupted and live in self._interrupted:
            self._do(live, self._resume(live, self._interrupted[live]))
            return
        if live.thinking and self._may_rest(live):
            self._withdraw(live)
        if live.moved_at < forsaken or (live.watchers and self._resting and live in self._resting):
            self.ask_bots(live)
        if any(live.table.decisions.deadlines):
            self._hurry(live, late)

    def _hurry(self, live: Live, late: int) -> None:
        """Decide for the people whose clocks had run out at a moment."""
        for seat in live.table.decisions.late(late):
            if seat in live.thinking or not live.table.chairs.all[seat].is_person():
                continue
            live.thinking.add(seat)
            if live.setup.clock.is_for_phase():
                self._do(live, self._close_phase(live, seat))
            else:
                self._begin(live, seat, HASTY, "clock")

    async def _resume(self, live: Live, stopped: int) -> None:
        """Write down that the clocks of a table stood still; if that fails, they still do."""
        left = {"left": live.table.decisions.left(stopped)}
        try:
            await self.tables.add(live, Asked("resume", body=left))
        except WardroundError as error:
            log.info(
                "could not resume the clocks", extra={"table": mark(live.id), "code": error.code}
            )
            if not isinstance(error, TableRefused):
                return  # the store is away, and the next round tries again
        self._interrupted.pop(live, None)

    def _withdraw(self, live: Live) -> None:
        """Cancel the questions of a table that everyone has left; a returning player asks again."""
        for task, asked in self._tasks.items():
            if asked is live:
                task.cancel()

    async def _close_phase(self, live: Live, seat: int) -> None:
        """End a phase of timed play for a seat when its time is up."""
        try:
            async with live.lock:
                match = live.table.playing()
                if live.stale or seat not in match.actors():
                    return
                action = closing_action(match, seat)
                version = live.table.decisions.versions[seat]
            body = {"action": action, "by": "clock"}
            await self.tables.add(live, Asked("act", seat, body, seen=version))
        except WardroundError as error:
            log.info("clock move came too late", extra={"table": mark(live.id), "code": error.code})
        finally:
            live.thinking.discard(seat)


def moment_of(live: Live, match: Match, seat: int) -> str:
    """Return a key of a decision that is the same for the same thoughts.

    In a daily ward the same game gives the same thoughts, whatever was said or undone. Elsewhere a
    seat thinks again after that, but its answer never depends on who was faster.
    """
    if live.setup.daily:
        return f"step/{match.version}"
    return f"act/{live.table.acts[seat]}"


def is_timed(live: Live) -> bool:
    """Return whether a clock runs at a table."""
    table = live.table
    waits = table.decisions.is_waiting() and len(table.chairs.people()) > 1
    return table.status == PLAYING and (waits or any(table.decisions.deadlines))


def claim_of(live: Live) -> Claim:
    """Return for whom the bots of a table think: its creator."""
    return Claim(person=owner_of(live), table=live.id, awaited=live.is_attended)


def owner_of(live: Live) -> str:
    """Return the creator of a table; for older tables, which lack it, a player there."""
    people = {chair.person for chair in live.table.chairs.all if chair.person}
    return live.setup.owner or " ".join(sorted(people))

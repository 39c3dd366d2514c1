"""Group reviews: one player leads through a finished game, and others follow, on any tables.

A review is a row in the store, which decides. A node caches the rows that someone follows here,
and wakes the followers when a row changes, here or elsewhere.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final, cast

from wardround.tables.errors import Busy, Damaged, NotAllowed, NotFound, StoreAway
from wardround.tables.ids import new_id
from wardround.tables.open_tables import AGAIN_SECONDS, TRIES, OpenTables
from wardround.tables.replays.replay_types import (
    LONGEST_NOTE,
    Pointing,
    Review,
    Reviewer,
    ReviewTold,
)
from wardround.tables.rows import Person, ReviewRow
from wardround.tables.texts import clean

MOST_PEOPLE: Final = 32
"""More may follow, but are not named."""


class Room:
    """Those who follow a review here."""

    def __init__(self) -> None:
        self.row: ReviewRow | None = None
        self.watchers = 0
        self._changed = asyncio.Event()

    def take(self, row: ReviewRow | None) -> None:
        """Take in how a review is now, unless something newer is known."""
        if row is not None and (self.row is None or row.seq > self.row.seq):
            self.row = row
            self.wake()

    def wake(self) -> None:
        """Wake all followers."""
        self._changed.set()
        self._changed = asyncio.Event()

    async def change(self, after: int, seconds: float) -> ReviewRow | None:
        """Return the review when it is newer than `after`; None after so long, or at the end."""
        if self.row is None or self.row.seq <= after:
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self._changed.wait()
        return self.row if self.row is not None and self.row.seq > after else None


class Reviews:
    """The reviews of these tables."""

    def __init__(self, tables: OpenTables) -> None:
        self._tables = tables
        self._rooms: dict[str, Room] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def begin(self, table: str, leader: Person, pointing: Pointing) -> ReviewRow:
        """Create a review of a table."""
        review = new_id()
        told: ReviewTold = {**pointed(pointing), "leader": leader.id, "people": named([], leader)}
        await self._tables.storage.add_review(review, table, told, self._tables.calendar.clock())
        return ReviewRow(review, table, 1, told)

    async def find(self, review: str) -> ReviewRow:
        """Return a review as it is now; refuse if there is none of that name."""
        row = await self._tables.storage.review(review)
        if row is None:
            raise NotFound("no-such-review")
        try:
            shown(row, None)
        except (LookupError, TypeError, ValueError):
            self._tables.storage.note_damage("review", review)
            raise Damaged("review-damaged", review=review) from None
        if review in self._rooms:
            self._rooms[review].take(row)
        return row

    async def change(self, review: str, edit: Callable[[ReviewTold], ReviewTold]) -> ReviewRow:
        """Change a review, also when several do so at the same time."""
        for _ in range(TRIES):
            row = await self.find(review)
            told = edit(told_of(row))
            if told == row.told:
                return row
            at = self._tables.calendar.clock()
            if await self._tables.storage.change_review(review, row.seq, told, at):
                return await self.find(review)
        raise Busy("table-busy")

    # --- following -------------------------------------------------------------------------

    def enter(self, review: str) -> Room:
        """Follow a review from now on; the caller must also leave."""
        room = self._rooms.setdefault(review, Room())
        room.watchers += 1
        return room

    def wake(self, review: str) -> None:
        """Let all who follow a review here look whether that is over."""
        if review in self._rooms:
            self._rooms[review].wake()

    def leave(self, review: str) -> None:
        """Follow a review no more."""
        room = self._rooms[review]
        room.watchers -= 1
        if not room.watchers:
            del self._rooms[review]

    def heard(self, changed: str) -> None:
        """Take in that a review was changed somewhere; without a name: perhaps any was."""
        for review in list(self._rooms):
            if changed in ("", review):
                task = asyncio.create_task(self._read(review))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _read(self, review: str) -> None:
        """Read a review again for those who follow it, as soon as the store is there."""
        while review in self._rooms:
            try:
                await self.find(review)
                break
            except StoreAway:
                await asyncio.sleep(AGAIN_SECONDS)
            except (NotFound, Damaged):
                break  # it was deleted, or can't be read; followers keep what they have

    def dismiss(self) -> None:
        """End all waiting, since the server stops."""
        for task in self._tasks:
            task.cancel()
        for room in self._rooms.values():
            room.wake()


def pointed(pointing: Pointing) -> Pointing:
    """Return what the leader points at, as stored; empty notes are left out."""
    notes = [(one["step"], clean(one["text"], LONGEST_NOTE)) for one in pointing["notes"]]
    return {**pointing, "notes": [{"step": step, "text": text} for step, text in notes if text]}


def named(people: list[Reviewer], one: Person) -> list[Reviewer]:
    """Return the people of a review with one more, or with their present name."""
    now: Reviewer = {"id": one.id, "name": one.name}
    if one.id in [known["id"] for known in people]:
        return [now if known["id"] == one.id else known for known in people]
    return [*people, now][:MOST_PEOPLE]


def pointing_of(told: ReviewTold, asker: Person, pointing: Pointing) -> ReviewTold:
    """Return a review with the leader's new step; refuse anyone else."""
    if told["leader"] != asker.id:
        raise NotAllowed("not-leading")
    return {**told, **pointed(pointing)}


def handed_over(told: ReviewTold, asker: Person, to: int) -> ReviewTold:
    """Return a review in which the leader has handed over to another of the people."""
    if told["leader"] != asker.id:
        raise NotAllowed("not-leading")
    if to >= len(told["people"]):
        raise NotFound("no-such-follower")
    return {**told, "leader": told["people"][to]["id"]}


def told_of(row: ReviewRow) -> ReviewTold:
    """Return what is stored of a review; `find` has seen that it can be shown."""
    return cast(ReviewTold, row.told)


def shown(row: ReviewRow, asker: Person | None) -> Review:
    """Return a review as a person can see it: people by their names, not by their ids."""
    told = told_of(row)
    ids = [one["id"] for one in told["people"]]
    me = None if asker is None or asker.id not in ids else ids.index(asker.id)
    return {
        "review": row.id,
        "table": row.table_id,
        "seq": row.seq,
        "people": [one["name"] for one in told["people"]],
        "leader": ids.index(told["leader"]),
        "me": me,
        "step": told["step"],
        "seat": told["seat"],
        "notes": told["notes"],
        "arrow": told.get("arrow", []),
    }

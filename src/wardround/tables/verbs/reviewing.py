"""Review a finished game in a group: one leads through its steps, the others follow."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable
from functools import partial

from wardround.tables import access
from wardround.tables.live import Live
from wardround.tables.replays.group_reviews import handed_over, named, pointing_of, shown
from wardround.tables.replays.replay_types import Pointing, Review
from wardround.tables.rows import Person
from wardround.tables.verbs.service import Asker, Service
from wardround.tables.verbs.watching import HEARTBEAT, never


class Reviewing(Service):
    """The verbs of group reviews."""

    async def open_review(self, live: Live, asker: Asker, pointing: Pointing) -> Review:
        """Start a review of a finished game; anyone with its name can follow."""
        access.must_be_public(live)
        leader = await asker.person()
        return shown(await self.reviews.begin(live.id, leader, pointing), leader)

    async def look_at_review(self, review: str, asker: Person | None) -> Review:
        """Return where a review is."""
        return shown(await self.reviews.find(review), asker)

    async def join_review(self, review: str, asker: Asker) -> Review:
        """Join the followers by name, so that the leader can hand over."""
        await self.reviews.find(review)
        person = await asker.person()
        row = await self.reviews.change(
            review, lambda told: {**told, "people": named(told["people"], person)}
        )
        return shown(row, person)

    async def point(self, review: str, person: Person, pointing: Pointing) -> Review:
        """Lead all followers to a step, a player's view and notes."""
        edit = partial(pointing_of, asker=person, pointing=pointing)
        return shown(await self.reviews.change(review, edit), person)

    async def hand_over(self, review: str, person: Person, to: int) -> Review:
        """Hand the lead to another follower."""
        edit = partial(handed_over, asker=person, to=to)
        return shown(await self.reviews.change(review, edit), person)

    async def follow_review(
        self,
        review: str,
        asker: Person | None,
        after: int = 0,
        seconds: float = HEARTBEAT,
        is_over: Callable[[], bool] = never,
    ) -> AsyncGenerator[Review | None, None]:
        """Give a review whenever it has changed, and None after so long without a change.

        It ends when the program stops or anything else `is_over`; `reviews.wake` lets it look.
        """
        room = self.reviews.enter(review)
        try:
            self.reviews.heard(review)  # now that it is kept here, nothing new can be missed
            while not (self.open.dismissed or is_over()):
                row = await room.change(after, seconds)
                if row is not None:
                    after = row.seq
                yield None if row is None else shown(row, asker)
        finally:
            self.reviews.leave(review)

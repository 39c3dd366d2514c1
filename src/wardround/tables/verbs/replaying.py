"""Look back on a game: past steps, what else could have happened, and reviews in a group.

In a review one leads through the steps, and the others follow.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import contextmanager
from functools import partial

from wardround.core.record_text import write
from wardround.tables import access
from wardround.tables.errors import Damaged, Gone, NotFound
from wardround.tables.game.showing import past, reasons
from wardround.tables.game.table import Table
from wardround.tables.game.table_types import Past
from wardround.tables.live import Live
from wardround.tables.pictures import explained
from wardround.tables.pictures.picture_types import ReasonShape
from wardround.tables.replays.archive import BadFrames, frames_of
from wardround.tables.replays.group_reviews import handed_over, named, pointing_of, shown
from wardround.tables.replays.replay_types import BranchShape, Eyes, Pointing, Review, Stretch
from wardround.tables.replays.steps import ALL, MOST_STEPS, kept_steps, steps_of
from wardround.tables.replays.what_if import Branch, Line, ask_bots, branch_shown
from wardround.tables.rows import Archived, Person
from wardround.tables.thinking.claims import Claim
from wardround.tables.verbs.service import Asker, Service
from wardround.tables.verbs.watching import HEARTBEAT, never


class Replaying(Service):
    """The verbs of those who look back."""

    async def eyes(self, live: Live, asker: Person | None, eyes: Eyes) -> Eyes:
        """Return the viewer of a replay, if a person has access."""
        if eyes != ALL:
            return await access.viewer(self.open, live, asker, eyes)
        await access.viewer(self.open, live, asker, None)
        access.must_be_over(live)
        return ALL

    async def step(self, live: Live, seat: int | None, step: int) -> Past:
        """Return the table at a step; steps count moves, rolls and draws."""
        async with live.lock:
            # The game is replayed up to there; other tables run in between.
            told: Past = await self.thinker.work_out(past, live.table, seat, step)
            return told

    async def steps(
        self, live: Live, eyes: Eyes, language: str, first: int = 0, count: int = MOST_STEPS
    ) -> Stretch:
        """Return several steps, each with the log lines that led to it."""
        async with live.lock:
            asked = (live.table, self.table_words, language, eyes, first, count)
            return await self.thinker.work_out(steps_of, *asked)

    async def record(self, live: Live) -> str:
        """Return a finished game's file: every move, roll and draw, and the seed."""
        async with live.lock:
            access.must_be_public(live)
            return write(live.table.playing().record())

    # --- the archive -----------------------------------------------------------------------

    async def archived(self, table_id: str) -> Archived:
        """Return a finished game as saved, even if the rules have changed since."""
        found = await self.open.storage.record(table_id)
        row = await self.open.storage.table(table_id)
        if found is None or row is None:
            raise NotFound("no-such-record")
        if row.closed_at is not None:
            raise Gone("table-closed")
        day, calendar = row.laid.get("daily", ""), self.open.calendar
        if calendar.is_secret(day):
            raise access.daily_secret(calendar.opening(day))
        return found

    async def archived_step(self, table_id: str, step: int) -> Past:
        """Return a finished game at a step, as a spectator saw it."""
        found = await self.archived(table_id)
        with self._damage_told(table_id):
            frames = frames_of(found.frames)
        if step >= len(frames):
            raise NotFound("bad-step", found=step, most=len(frames) - 1)
        return {"step": step, "steps": len(frames) - 1, "view": frames[step]}

    async def archived_steps(
        self, table_id: str, eyes: Eyes, language: str, first: int = 0, count: int = MOST_STEPS
    ) -> Stretch:
        """Return several steps of a finished game; to a spectator if the rules have changed."""
        found = await self.archived(table_id)
        with self._damage_told(table_id):
            asked = (found, language, eyes, first, count)
            return await self.thinker.work_out(kept_steps, *asked)

    @contextmanager
    def _damage_told(self, table_id: str) -> Iterator[None]:
        try:
            yield
        except BadFrames:
            self.open.storage.note_damage("table", table_id)
            raise Damaged("table-damaged", table=table_id) from None

    # --- what if ---------------------------------------------------------------------------

    async def what_if(
        self, live: Live, line: Line, language: str, claim: Claim | None = None
    ) -> BranchShape:
        """Play a line from a step of a finished game, up to the next decision; store nothing."""
        branch = await self._branch(live, line)
        claim = claim or Claim(table=f"{live.id}/what-if")
        await ask_bots(branch, self.thinker, line.step, claim)
        return await self.thinker.work_out(branch_shown, branch, self.table_words, language)

    async def what_if_reasons(
        self, live: Live, line: Line, language: str, verb: str = "", of: str = ""
    ) -> list[ReasonShape]:
        """Return why actions aren't allowed after a line from a step of a finished game."""
        branch = await self._branch(live, line)
        branch.go_on()
        found = await self.thinker.work_out(reasons, branch.match, branch.seat, verb, of)
        return explained(found, language)

    async def _branch(self, live: Live, line: Line) -> Branch:
        """Return the game after a player's own line; unfinished games are secret."""
        async with live.lock:
            access.must_be_public(live)
            table = live.table
        # A game that is over does not change any more: others may look at it meanwhile.
        return await self.thinker.work_out(_led, table, line)


def _led(table: Table, line: Line) -> Branch:
    branch = Branch(table, line.step, line.seat, everybody=line.everybody)
    branch.repeat(line.decided)
    return branch


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

"""Ask about a game: where a plan leads, why something is not allowed, and examples of rules."""

from __future__ import annotations

from collections.abc import Sequence

from wardround.tables import access
from wardround.tables.errors import NotNow
from wardround.tables.examples import answers, figures
from wardround.tables.examples.figures import FigureShape
from wardround.tables.examples.playing import ExampleShape, Tried
from wardround.tables.game import showing
from wardround.tables.live import Live
from wardround.tables.pictures import explained
from wardround.tables.pictures.debrief import debrief
from wardround.tables.pictures.debrief_types import Debrief
from wardround.tables.pictures.names import table_names
from wardround.tables.pictures.picture_types import Preview, ReasonShape
from wardround.tables.pictures.plan import foretold
from wardround.tables.pictures.questions import Questions
from wardround.tables.rows import Person
from wardround.tables.verbs.service import Service
from wardround.words.rulebook import ExampleName


class Asking(Service):
    """The questions that the rules answer, of a seat and of those who read them."""

    async def preview(
        self, live: Live, person: Person, seat: int, actions: Sequence[int], language: str
    ) -> Preview:
        """Return where a plan would lead, without doing anything."""
        await access.own_seat(self.open, live, person, seat)
        async with live.lock:
            narrator = self.narrator(live, language)
            # A long plan takes a while; other tables run in between.
            return await self.thinker.work_out(foretold, live.table, narrator, seat, actions)

    async def reasons(
        self, live: Live, person: Person, seat: int, language: str, verb: str = "", of: str = ""
    ) -> list[ReasonShape]:
        """Return why actions aren't allowed now: all, those of a verb, or those that name `of`."""
        await access.own_seat(self.open, live, person, seat)
        async with live.lock:
            match = live.table.playing()
            told = await self.thinker.work_out(showing.reasons, match, seat, verb, of)
        return explained(told, language)

    async def answer(
        self, live: Live, person: Person, seat: int, text: str, language: str
    ) -> list[str]:
        """Return the answer to a typed question: why, look, text or help."""
        await access.own_seat(self.open, live, person, seat)
        async with live.lock:
            questions = Questions(live.table, self.narrator(live, language), seat)
            return await self.thinker.work_out(questions.answer, text)

    async def debrief(self, live: Live, seat: int | None, language: str) -> Debrief:
        """Return how a game ended, as a viewer is told: every point with its reason."""
        async with live.lock:
            narrator = self.narrator(live, language)
            names = table_names(live.table.chairs, narrator.words)
            told = debrief(narrator, live.table.playing(), names, seat)
        if told is None:
            raise NotNow("table-not-over")
        return told

    # --- examples of rules -----------------------------------------------------------------

    def examples(self, game: str, language: str) -> dict[str, list[ExampleName]]:
        """Return the ids and titles of a game's examples, by their rules."""
        return answers.named(game, language)

    async def example(self, game: str, example: str, language: str) -> ExampleShape:
        """Return an example: its positions, and what happens between them."""
        return await self.thinker.work_out(answers.shown, game, example, language)

    async def figures(self, game: str, language: str) -> list[FigureShape]:
        """Return the figures of a game's quick rules."""
        return await self.thinker.work_out(figures.drawn, game, language)

    async def try_example(
        self, game: str, example: str, actions: Sequence[str], language: str
    ) -> Tried:
        """Return where a reader's own line leads from an example; nothing is saved."""
        return await self.thinker.work_out(answers.tried, game, example, actions, language)

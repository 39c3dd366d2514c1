"""Look at examples of rules, and try one's own line from there."""

from __future__ import annotations

from collections.abc import Sequence

from wardround.tables.examples import answers
from wardround.tables.examples.playing import ExampleShape, Tried
from wardround.tables.verbs.service import Service
from wardround.words.rulebook import ExampleName


class Examples(Service):
    """The verbs of those who read the rules."""

    def examples(self, game: str, language: str) -> dict[str, list[ExampleName]]:
        """Return the ids and titles of a game's examples, by their rules."""
        return answers.named(game, language)

    async def example(self, game: str, example: str, language: str) -> ExampleShape:
        """Return an example: its positions, and what happens between them."""
        return await self.thinker.work_out(answers.shown, game, example, language)

    async def try_example(
        self, game: str, example: str, actions: Sequence[str], language: str
    ) -> Tried:
        """Return where a reader's own line leads from an example; nothing is saved."""
        return await self.thinker.work_out(answers.tried, game, example, actions, language)

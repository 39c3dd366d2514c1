"""Look at examples of rules, and try one's own line from there."""

from __future__ import annotations

from collections.abc import Sequence

from wardround.core.game import Json
from wardround.tables.examples import answers
from wardround.tables.verbs.service import Service


class Examples(Service):
    """The verbs of those who read the rules."""

    def examples(self, game: str, language: str) -> dict[str, list[Json]]:
        """Return the ids and titles of a game's examples, by their rules."""
        return answers.named(game, language)

    async def example(self, game: str, example: str, language: str) -> Json:
        """Return an example: its positions, and what happens between them."""
        return await self.thinker.work_out(answers.told, game, example, language)

    async def try_example(
        self, game: str, example: str, actions: Sequence[str], language: str
    ) -> Json:
        """Return where a reader's own line leads from an example; nothing is saved."""
        return await self.thinker.work_out(answers.tried, game, example, actions, language)

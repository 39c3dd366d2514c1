"""Puzzles: which there are, where a line leads, and what it comes to."""

from __future__ import annotations

from collections.abc import Sequence

from wardround.tables.pictures.picture_types import ReasonShape
from wardround.tables.puzzles import playing
from wardround.tables.puzzles.data import GAMES, Puzzle, find, of_day, walk
from wardround.tables.puzzles.puzzle_types import PuzzleMoment, PuzzleSet, PuzzleVerdict
from wardround.tables.verbs.service import Service


class Puzzling(Service):
    """The verbs of those who try puzzles. Nothing is stored, and nobody has to be known."""

    def puzzles(self) -> list[PuzzleSet]:
        """Return the puzzle of today and those to walk through, of each game that has any."""
        calendar = self.open.calendar
        day = calendar.today()
        return [
            {
                "game": game,
                "day": day,
                "ends_at": calendar.end_of(day),
                "today": playing.shape_of(of_day(game, day)),
                "walk": [playing.shape_of(one) for one in walk(game)],
            }
            for game in GAMES
        ]

    async def puzzle_moment(
        self, game: str, puzzle: str, line: Sequence[int], language: str
    ) -> PuzzleMoment:
        """Return where a line in a puzzle leads."""
        found = self._found(game, puzzle)
        return await self.thinker.work_out(playing.moment, found, line, self.table_words, language)

    async def puzzle_reasons(
        self,
        game: str,
        puzzle: str,
        line: Sequence[int],
        language: str,
        verb: str = "",
        of: str = "",
    ) -> list[ReasonShape]:
        """Return why actions aren't allowed after a line in a puzzle."""
        found = self._found(game, puzzle)
        return await self.thinker.work_out(playing.why_not, found, line, language, verb, of)

    async def puzzle_verdict(
        self, game: str, puzzle: str, line: Sequence[int], language: str
    ) -> PuzzleVerdict:
        """Return what a whole turn came to, with the best plan; refuse a line without its end."""
        found = self._found(game, puzzle)
        return await self.thinker.work_out(playing.verdict, found, line, self.table_words, language)

    def _found(self, game: str, puzzle: str) -> Puzzle:
        return find(game, puzzle, self.open.calendar.today())

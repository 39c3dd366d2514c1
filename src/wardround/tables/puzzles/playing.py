"""A puzzle being tried at a table of its own. Nothing is kept: the whole line comes each time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wardround import catalog
from wardround.coach.coaches import words_of
from wardround.core.seats import Seat
from wardround.tables.game import showing
from wardround.tables.game.course import Course
from wardround.tables.game.match import Match
from wardround.tables.game.setup import OPEN, Place, TableSetup
from wardround.tables.game.table import Table
from wardround.tables.pictures import TableWords, explained
from wardround.tables.pictures.picture_types import ReasonShape
from wardround.tables.puzzles.data import Puzzle, kit_of
from wardround.tables.puzzles.puzzle_types import (
    PuzzleMoment,
    PuzzleShape,
    PuzzleVerdict,
)
from wardround.tables.thinking.advising import OfferStep, touched

SEAT: Final = 0
SEED: Final = "puzzle"
"""Nothing in a puzzle is left to luck."""
MOST_ACTIONS: Final = 120
"""More than any turn has."""


class Trial:
    """A puzzle at a table of its own, and a player's line there."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.game = catalog.find(puzzle.game)
        self._kit = kit_of(self.game)
        setup = TableSetup(
            game=puzzle.game,
            seed=SEED,
            places=(Place(OPEN),),
            settings=dict(self._kit.SETTINGS),
            watched=False,
            practice=True,
        )
        self.table = Table(f"puzzle-{puzzle.id}", setup, self.game)
        terms = self.table.terms
        opening = self._kit.opening(terms.options, puzzle.position)
        course = Course(terms, len(setup.places), SEED, (), None, opening)
        names = self.table.chairs.names()
        self.match = Match(terms, [Seat(name, None) for name in names], SEED, course)
        self.table.match = self.match
        self.line: list[int] = []
        self.texts: list[str] = []
        """The line as text."""

    def repeat(self, line: Sequence[int]) -> None:
        """Carry out actions, but not what ends the turn; raise `IllegalAction` at a bad one."""
        for action in line:
            self._act(action)

    def go_on(self) -> None:
        """Play what is forced, but not the end of the turn."""
        while len(legal := self.match.legal(SEAT)) == 1 and not self.match.is_ending(legal[0]):
            self._act(legal[0])

    def points(self) -> int:
        """Return what the line scores; raise `BadNotation` if it isn't a whole turn."""
        return self._kit.points(self.puzzle.position, self.texts)

    def _act(self, action: int) -> None:
        text = self.match.text(action)
        if not self.match.is_ending(action):
            self.match.act(SEAT, action, final=True)
        self.line.append(action)
        self.texts.append(text)


def shape_of(puzzle: Puzzle) -> PuzzleShape:
    """Return what everyone may know of a puzzle."""
    return {
        "id": puzzle.id,
        "game": puzzle.game,
        "level": puzzle.level,
        "hardness": puzzle.hardness,
        "greedy": puzzle.greedy,
    }


def moment(
    puzzle: Puzzle, line: Sequence[int], table_words: TableWords, language: str
) -> PuzzleMoment:
    """Return where a line leads."""
    trial = _led(puzzle, line)
    trial.go_on()
    shown = table_words.shown(trial.table, SEAT, language, mine=[SEAT])
    ends = [one for one in trial.match.legal(SEAT) if trial.match.is_ending(one)]
    return {
        "puzzle": shape_of(puzzle),
        "line": trial.line,
        "ends": ends,
        "points": trial.points() if ends else None,
        "shown": shown,
    }


def why_not(
    puzzle: Puzzle, line: Sequence[int], language: str, verb: str, of: str
) -> list[ReasonShape]:
    """Return why actions aren't allowed after a line."""
    trial = _led(puzzle, line)
    trial.go_on()
    return explained(showing.reasons(trial.match, SEAT, verb, of), language)


def verdict(
    puzzle: Puzzle, line: Sequence[int], table_words: TableWords, language: str
) -> PuzzleVerdict:
    """Return what a whole turn came to, and the best plan: the attempt has ended with it."""
    trial = _led(puzzle, line)
    points = trial.points()
    return {
        "points": points,
        "best": puzzle.best,
        "greedy": puzzle.greedy,
        "solved": points == puzzle.best,
        "stars": stars(puzzle, points),
        "plan": _plan(puzzle, table_words, language),
    }


def stars(puzzle: Puzzle, points: int) -> int:
    """Return how good an attempt is."""
    if points == puzzle.best:
        return 3
    return 2 if points > puzzle.greedy else int(points == puzzle.greedy and points > 0)


def _led(puzzle: Puzzle, line: Sequence[int]) -> Trial:
    trial = Trial(puzzle)
    trial.repeat(line)
    return trial


def _plan(puzzle: Puzzle, table_words: TableWords, language: str) -> list[OfferStep]:
    """Return the best plan, action by action."""
    trial, game = Trial(puzzle), catalog.find(puzzle.game)
    words = words_of(game, table_words.narrator(trial.table, language).words)
    steps: list[OfferStep] = []
    for text in puzzle.plan:
        action = trial.match.parse(text)
        record = {"do": text, **trial.match.action_record(action)}
        trial.repeat([action])
        steps.append({"do": text, "text": words.action(record), "touch": touched(game, [record])})
    return steps

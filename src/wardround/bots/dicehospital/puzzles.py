"""Puzzles: activations with a proven best line that greedy play misses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypedDict

from wardround.bots.dicehospital.greedy import greedy_plan
from wardround.bots.dicehospital.judging import Judge
from wardround.bots.dicehospital.positions import (
    bare_table,
    openings,
    read_position,
    with_all_cards,
)  # fmt: skip
from wardround.bots.dicehospital.problem import problem_of
from wardround.bots.dicehospital.rivals import has_rivals
from wardround.bots.dicehospital.samples import activations
from wardround.bots.dicehospital.search import chancy
from wardround.bots.dicehospital.solving import solve
from wardround.core.errors import BadNotation
from wardround.core.game import Options
from wardround.core.luck import Rng
from wardround.dicehospital import actions
from wardround.dicehospital.game import GAME
from wardround.dicehospital.options import DiceHospitalOptions
from wardround.dicehospital.pack_files import EDITIONS
from wardround.dicehospital.scoring import FATALITY
from wardround.dicehospital.state import Table
from wardround.dicehospital.within_placement import PLACING

WIDTH: Final = 30
NODES: Final = 2_000
"""How wide a beam looks for the best line, and how many hospitals are looked at to prove it."""
LEAST_LOSS: Final = 2
STARS: Final = (1, 3, 5)
"""How many points greedy play loses at least for one star, two and three."""
BEAMS: Final = (1, 2, 3, 5, 8, 12, 20, WIDTH)
NO_BEAM: Final = 100
"""How wide a beam has to be that finds the best line; the last is for what only a proof finds."""
CLAIMS: Final = ("beam", "best", "greedy", "stars", "unique")
"""The fields of a puzzle about itself; missing or null ones can't be wrong."""
MOST_BARREN: Final = 20
"""The default number of games without a puzzle before it gives up."""


class PuzzleRecord(TypedDict):
    """A puzzle as plain values."""

    position: str
    edition: str
    greedy: int
    best: int
    stars: int
    beam: int
    unique: bool | None
    plan: list[str]
    greedy_plan: list[str]


class Puzzle:
    """A hospital in activation, the best line that is proven, and what greedy play makes of it."""

    __slots__ = (
        "beam", "best", "edition", "greedy", "greedy_plan", "plan", "position", "unique",
    )  # fmt: skip

    def __init__(self, edition: str, position: str) -> None:
        self.edition = edition
        self.position = position
        self.best = 0
        self.greedy = 0
        self.beam = NO_BEAM
        """How many plans one has to follow at the same time to find the best."""
        self.plan: list[str] = []
        self.greedy_plan: list[str] = []
        self.unique: bool | None = None
        """Whether all best lines discharge the same colours; None where nobody knows."""

    def stars(self) -> int:
        """Return how hard it is, by what greedy play loses."""
        return sum([1 for least in STARS if self.best - self.greedy >= least])

    def record(self) -> PuzzleRecord:
        """Return the puzzle as plain values."""
        return {
            "position": self.position,
            "edition": self.edition,
            "greedy": self.greedy,
            "best": self.best,
            "stars": self.stars(),
            "beam": self.beam,
            "unique": self.unique,
            "plan": self.plan,
            "greedy_plan": self.greedy_plan,
        }


class Setter:
    """Sets and checks puzzles with all cards of an edition, and those of packs (name to TOML)."""

    __slots__ = ("bare", "edition", "judge", "nodes")

    def __init__(
        self, edition: str = EDITIONS[0], packs: Mapping[str, str] | None = None, nodes: int = NODES
    ) -> None:
        """Prove with up to this many `nodes`."""
        options = GAME.options(with_all_cards({"edition": edition}, packs or {}), packs or {})
        self.edition = edition
        self.bare = bare_table(options)
        self.judge = Judge(self.bare.content)
        self.nodes = nodes

    # --- setting ---------------------------------------------------------------------------

    def puzzle(self, position: str) -> Puzzle:
        """Return the puzzle of a hospital; raise `BadNotation` if it makes none."""
        table = read_position(self.bare, position)
        if _has_luck(table):
            raise BadNotation("puzzle-with-luck", text=position)
        solution = solve(table, 0, self.judge, WIDTH, self.nodes)
        if not solution.found.exact:
            raise BadNotation("puzzle-unproven", text=position, nodes=self.nodes)
        greedy, actions_ = greedy_plan(table, 0, self.judge)
        puzzle = Puzzle(self.edition, position)
        puzzle.best, puzzle.greedy = int(solution.found.value), greedy
        if puzzle.stars() == 0:
            raise BadNotation("puzzle-obvious", text=position, points=greedy)
        puzzle.beam = self._beam(table, puzzle.best)
        puzzle.plan = [table.space.text(one) for one in solution.actions()]
        puzzle.greedy_plan = [table.space.text(one) for one in [*actions_, actions.DONE]]
        rivals = has_rivals(table, 0, self.judge, solution.found.value, self.nodes)
        puzzle.unique = None if rivals is None else not rivals
        return puzzle

    def out_of_games(
        self,
        options: Options,
        seed: str,
        least_loss: int = LEAST_LOSS,
        most_barren: int = MOST_BARREN,
    ) -> Iterator[Puzzle]:
        """Give puzzles from games with these options, at most one per game.

        Greedy play loses at least this many points in them. It ends after a number of games
        without any.
        """
        game = barren = 0
        while barren < most_barren:
            found = self._in_game(options, f"{seed}/{game}", least_loss)
            game += 1
            barren = 0 if found is not None else barren + 1
            if found is not None:
                yield found

    def _in_game(self, options: Options, seed: str, least_loss: int) -> Puzzle | None:
        positions = [position for _, position in activations(options, seed, careful=True)]
        order = list(range(len(positions)))
        Rng(f"{seed}/order").shuffle(order)
        for number in order:
            position = positions[number]
            if self._promises(position, least_loss):
                try:
                    puzzle = self.puzzle(position)
                except BadNotation:
                    continue
                if puzzle.best - puzzle.greedy >= least_loss:
                    return puzzle
        return None

    def _promises(self, position: str, least_loss: int) -> bool:
        """Return whether greedy play loses as much against a quickly found plan."""
        table = read_position(self.bare, position)
        quick = solve(table, 0, self.judge, WIDTH, 0).found.value
        return quick - greedy_plan(table, 0, self.judge)[0] >= least_loss

    def _beam(self, table: Table, best: int) -> int:
        for width in BEAMS:
            if solve(table, 0, self.judge, width, 0).found.value >= best:
                return width
        return NO_BEAM

    # --- checking --------------------------------------------------------------------------

    def check(self, record: Mapping[str, object]) -> Puzzle:
        """Return the puzzle from plain values, proven again.

        Raise `BadNotation` if it is none, or if one of its fields is wrong.
        """
        position = record.get("position")
        if not isinstance(position, str):
            raise BadNotation("bad-puzzle", field="position")
        puzzle = self.puzzle(position)
        proven: Mapping[str, object] = puzzle.record()
        for field in CLAIMS:
            _compare(field, record.get(field), proven[field])
        for field, points in (("plan", puzzle.best), ("greedy_plan", puzzle.greedy)):
            if field in record:
                scored = self.points(position, _lines(record[field], field))
                if scored != points:
                    facts = {"found": scored, "wanted": points}
                    raise BadNotation("puzzle-line-wrong", field=field, **facts)
        return puzzle

    def points(self, position: str, lines: Sequence[str]) -> int:
        """Return what a line of actions scores by the rules; `done` at its end may be left out.

        Raise `BadNotation` or `IllegalAction` for a line that can't be played.
        """
        at = read_position(self.bare, position)
        hospital = at.hospitals[0]
        played = list(lines)
        if played and played[-1].strip() == at.space.text(actions.DONE):
            played.pop()
        for line in played:
            action = GAME.action_parse(at, line)
            GAME.apply(at, 0, action)
            if action == actions.DONE or at.chance >= 0:
                raise BadNotation("puzzle-line-too-long", text=line)
        if hospital.asked != PLACING or hospital.placement is not None:
            raise BadNotation("puzzle-line-too-short", text=played[-1] if played else "-")
        deaths = int(hospital.fatalities)
        GAME.push(at, 0, actions.DONE)
        return int(hospital.score + FATALITY * (hospital.fatalities - deaths))


def edition_of(options: Options) -> str:
    """Return the edition that options are for."""
    assert isinstance(options, DiceHospitalOptions), "puzzles are of Dice Hospital"
    return options.edition


def _has_luck(table: Table) -> bool:
    return any(chancy(problem_of(at, at.hospitals[0])) for _, at in openings(table, 0))


def _lines(value: object, field: str) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise BadNotation("bad-puzzle", field=field)
    return [str(one) for one in value]


def _compare(field: str, found: object, wanted: object) -> None:
    """Refuse a puzzle with wrong fields about itself."""
    if wanted is not None and found is not None and found != wanted:
        raise BadNotation("puzzle-wrong", field=field, found=_text(found), wanted=_text(wanted))


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)

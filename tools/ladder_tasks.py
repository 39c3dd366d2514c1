"""What the ladder measures, piece by piece: tables of bots, regret, and the use of cards."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from wardround import catalog
from wardround.bots.dicehospital.proofs import proofs
from wardround.bots.dicehospital.regret import regrets
from wardround.bots.registry import make_bot
from wardround.core.build import build
from wardround.core.game import Game
from wardround.core.json_types import Unchecked
from wardround.core.records import Terms
from wardround.dicehospital.options import fits
from wardround.dicehospital.pack_files import EDITIONS
from wardround.sim.arena import arena
from wardround.sim.simulate import simulate

KEPT: Final = Path(__file__).parent.parent / "docs" / "ladder"
POSITIONS: Final = Path(__file__).parent.parent / "bench" / "positions.txt"
USUAL_SEATS: Final = 4
CARDS_SHARE: Final = 4
"""Cards are counted in one of so many games: in each of them there are many cards."""
PURE_SHARE: Final = 48
"""The pure build plays one of so many games: it is slow, and only its times are asked for."""
DICE_HOSPITAL: Final = "dice-hospital"
LEVEL, PURE, DUEL, TOGETHER, ALONE, REGRET, PROOFS, CARDS = KINDS = (
    "level", "pure", "duel", "together", "alone", "regret", "proofs", "cards",
)  # fmt: skip
ADDITIONS: Final = ("events", "experimental", "promos", "prototype-extras")


def everything(edition: str) -> Unchecked:
    """Return the options with which an edition of Dice Hospital has the most cards."""
    more = {name: True for name in ADDITIONS if fits(name, edition)}
    return {"edition": edition, **more}


CARD_SETTINGS: Final[dict[str, dict[str, Unchecked]]] = {
    DICE_HOSPITAL: {
        **{edition: everything(edition) for edition in EDITIONS},
        "solo": {},
    }
}
"""The boxes whose cards are counted, by a name for each."""


@dataclass(frozen=True)
class Task:
    """One thing to measure: who plays what, how often."""

    game: str
    kind: str
    name: str
    bots: tuple[str, ...]
    games: int
    seed: str
    options: Unchecked = field(default_factory=dict)

    def key(self) -> str:
        """Return what it is called, also as a file."""
        return f"{self.game}.{self.kind}.{self.name}"

    def record(self) -> Unchecked:
        """Return it as plain values: what a result must have been measured by."""
        told = {"bots": list(self.bots), "games": self.games, "seed": self.seed}
        return {**told, "options": self.options}

    def measure(self, jobs: int) -> Mapping[str, Any]:
        """Measure it."""
        if self.kind == REGRET:
            return measure_regret(self.bots)
        if self.kind == PROOFS:
            return measure_proofs()
        if self.kind == PURE:
            return measure_pure(self)
        terms = Terms(catalog.find(self.game), self.options, {})
        if self.kind != CARDS:
            return arena(terms, self.bots, self.games, self.seed, jobs).record()
        played = simulate(terms, self.bots, self.games, self.seed, jobs, cards=True)
        if played.stopped:
            raise KeyboardInterrupt
        return {**played.record(), "cards": played.cards()}


def tasks_of(game: Game, levels: Sequence[str], games: Games, seed: str) -> Iterator[Task]:
    """Give everything that is measured of a game with these levels, the weakest first."""
    seats = min(USUAL_SEATS, game.max_seats)
    for level in levels:
        yield Task(game.id, LEVEL, level, (level,) * seats, games.of(level), seed)
    for level in levels:
        number = -(-games.of(level) // PURE_SHARE)
        yield Task(game.id, PURE, level, (level,) * seats, number, seed)
    for bots in duels(levels, game):
        name = f"{bots[0]}-{len(bots)}"
        yield Task(game.id, DUEL, name, bots, games.of(*bots), seed)
    bots = together(levels, seats)
    yield Task(game.id, TOGETHER, "all", bots, games.of(*bots), seed)
    if game.min_seats == 1:
        for level in levels:
            yield Task(game.id, ALONE, level, (level,), games.of(level), seed)
    planners = tuple(level for level in levels if width_of(game, level))
    if planners:
        yield Task(game.id, REGRET, "frozen", planners, 1, seed)
        yield Task(game.id, PROOFS, "frozen", (), 1, seed)
    for name, options in CARD_SETTINGS.get(game.id, {"all": {}}).items():
        for level in levels:
            # As many players as there can be: some cards come with the last of them.
            table = (level,) * (1 if name == "solo" else game.max_seats)
            number = -(-games.of(level) // CARDS_SHARE)
            yield Task(game.id, CARDS, f"{name}-{level}", table, number, seed, options)


def together(levels: Sequence[str], seats: int) -> tuple[str, ...]:
    """Return the strongest levels, the best first; the weakest fills the seats that are left."""
    best = list(reversed(levels))[:seats]
    return (*best, *[levels[0]] * (seats - len(best)))


def duels(levels: Sequence[str], game: Game) -> list[tuple[str, ...]]:
    """Return a table of every size for each level: one bot of it, the others of that below."""
    sizes = range(max(2, game.min_seats), game.max_seats + 1)
    return [(upper, *[lower] * (size - 1)) for lower, upper in pairwise(levels) for size in sizes]


class Games:
    """How many games a table is played: fewer where someone slow sits."""

    def __init__(self, texts: Sequence[str]) -> None:
        """Read numbers such as `240`, at most for everyone, and `expert=40` after it."""
        self.usual = 240
        self.own: dict[str, int] = {}
        for text in texts:
            level, _, number = text.rpartition("=")
            if level:
                self.own[level] = int(number)
            else:
                self.usual = int(number)
                self.own = {one: min(games, self.usual) for one, games in self.own.items()}

    def of(self, *bots: str) -> int:
        """Return how many games these bots play."""
        return min([self.own.get(bot, self.usual) for bot in bots])


def measure_pure(task: Task) -> Unchecked:
    """Play the games of a task with nothing compiled, in a process of its own."""
    words = ["arena", task.game, "--bots", ",".join(task.bots), "--games", str(task.games)]
    done = subprocess.run(
        [sys.executable, "-m", "wardround", *words, "--seed", task.seed, "--jobs", "1", "--json"],
        env={**os.environ, "WARDROUND_PURE": "1"},
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    )
    result: Unchecked = json.loads(done.stdout)
    return result


# --- the solver on real hospitals ---------------------------------------------------------------


def width_of(game: Game, level: str) -> int:
    """Return how wide a level plans its activations; 0 if it does not, or there are none."""
    widths = getattr(make_bot(level, game), "widths", None)
    return int(getattr(widths, "activation", 0))


def measure_regret(levels: Sequence[str], every: int = 1) -> Unchecked:
    """Return what each level loses a round on the frozen set, or on one in so many of it."""
    game = catalog.find(DICE_HOSPITAL)
    widths = {level: width_of(game, level) for level in levels}
    lines = POSITIONS.read_text(encoding="utf-8").splitlines()[::every]
    positions = [line.partition(" ")[2] for line in lines]
    found = regrets(game.options({}, {}), positions, sorted(set(widths.values())))
    table = [
        {
            "bot": level,
            "beam": width,
            "mean": round(found.mean(width), 4),
            "p95": found.most(width, 0.95),
            "most": found.most(width),
        }
        for level, width in widths.items()
    ]
    return {
        "positions": found.positions, "proven": found.proven, "build": build(), "table": table,
    }  # fmt: skip


def measure_proofs(every: int = 1) -> Unchecked:
    """Return by round the share of the frozen set that is proven in time, and the longest time."""
    lines = POSITIONS.read_text(encoding="utf-8").splitlines()[::every]
    found = proofs(catalog.find(DICE_HOSPITAL).options({}, {}), lines)
    table = [
        {"round": round, "positions": len(found.in_time[round]), "share": share}
        for round, share in found.shares().items()
    ]
    return {"longest": max(found.seconds), "build": build(), "table": table}


# --- results that are kept ---------------------------------------------------------------------


class Results:
    """Results in a folder, one file each, so that they can be measured piece by piece."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def of(self, task: Task) -> Unchecked | None:
        """Return what was measured of a task, by whatever settings; None if nothing was."""
        file = self._file(task)
        if not file.exists():
            return None
        kept: Unchecked = json.loads(file.read_text(encoding="utf-8"))
        return kept

    def is_current(self, task: Task) -> bool:
        """Return whether there is a result by the very settings that are asked for."""
        kept = self.of(task)
        return kept is not None and kept["task"] == task.record()

    def keep(self, task: Task, result: Mapping[str, Any]) -> None:
        """Write a result down."""
        self.folder.mkdir(parents=True, exist_ok=True)
        told = json.dumps({"task": task.record(), "result": result}, indent=1)
        self._file(task).write_text(told + "\n", encoding="utf-8")

    def _file(self, task: Task) -> Path:
        return self.folder / f"{task.key()}.json"

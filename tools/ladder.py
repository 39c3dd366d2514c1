"""Writes `docs/ladder.md`: how strong the bots are, measured in the arena. Run it by `make ladder`.

The page is written anew after each table, so that a run that is stopped leaves what it has found.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

from wardround import catalog
from wardround.bots.registry import kinds_of
from wardround.core.build import build
from wardround.core.game import Game, Json
from wardround.core.records import Terms
from wardround.sim.arena import arena
from wardround.words import Words

PAGE: Final = Path(__file__).parent.parent / "docs" / "ladder.md"
USUAL_SEATS: Final = 4

INTRODUCTION: Final = """\
# The ladder

How strong the bots are. This page is written by `make ladder`; nothing in it is typed by hand.

- Seed `{seed}`, at least {games} games a table, the {build} build, {jobs} of {cores} cores. All
  options are the usual ones, and the bots think as long as they like.
- Games come in blocks: all luck of a block follows from one seed, and the bots play it once from
  each seating, moving on by one seat. `wardround arena GAME --bots … --games {games} --seed {seed}`
  plays any table again; equal digests mean equal games.
- Intervals hold 95 %, by bootstrap over seeds. Scores, shares and ranks are those of one seat.
  Ratings are on the scale of Elo, with 0 as the mean of their table, and cannot be compared
  between tables.
- `p95` is the time that 95 % of the decisions with a choice take.
"""

ABOVE: Final = """\
One bot sits among others of the level below. It is the better player if the interval of its win
share lies above the share of equals.
"""


@dataclass(frozen=True)
class Ladder:
    """What to play, and how long."""

    games: int
    seed: str
    jobs: int

    def play(self, game: Game, bots: Sequence[str]) -> Json:
        """Return the result of one table."""
        return arena(Terms(game, {}, {}), bots, self.games, self.seed, self.jobs).record()

    def introduction(self) -> str:
        """Return what the page says before its first table."""
        facts = {"seed": self.seed, "games": self.games, "jobs": self.jobs}
        return INTRODUCTION.format(**facts, build=build(), cores=os.cpu_count() or 1)

    def parts(self, game: Game, levels: Sequence[str]) -> Iterator[str]:
        """Play all tables of a game, and give the parts of its chapter one by one."""
        seats = min(USUAL_SEATS, game.max_seats)
        yield f"\n## {Words().say(f'game-{game.id}')}\n\n### All at one table\n\n"
        yield self._all_at_one(self.play(game, together(levels, seats)))
        if len(levels) > 1:
            yield f"\n### Each against the level below\n\n{ABOVE}\n"
            yield row("players", "level", "below", "win share", "equals", "scores", "digest")
            yield row(*["---"] * 7)
            for bots in duels(levels, game):
                yield self._duel(self.play(game, bots))
        if game.min_seats == 1:
            yield "\n### Alone\n\n"
            yield row("bot", "mean score", "p95, ms", "digest") + row(*["---"] * 4)
            for level in levels:
                yield self._alone(self.play(game, [level]))

    def _all_at_one(self, result: Json) -> str:
        table = [
            row("bot", "seats", "mean score", "win share", "mean rank", "rating", "p95, ms"),
            row(*["---"] * 7),
        ]
        for line in result["table"]:
            rating = with_ends(line, "rating", 0)
            figures = [with_ends(line, "mean_score", 1), share(line), f"{line['mean_rank']:.2f}"]
            cells = [f"`{line['bot']}`", str(line["seats"]), *figures, rating]
            table.append(row(*cells, f"{line['p95_ms']:.1f}"))
        games, digest = result["games"], result["digest"][:12]
        return "".join(table) + f"\n{games} games, digest `{digest}`.\n"

    def _duel(self, result: Json) -> str:
        upper, lower = result["bots"][0], result["bots"][-1]
        lines = {line["bot"]: line for line in result["table"]}
        scores = " : ".join(f"{lines[bot]['mean_score']:.1f}" for bot in (upper, lower)).replace(
            "-", "−"
        )
        even = f"{100 * result['even_share']:.1f} %"
        names = [str(len(result["bots"])), f"`{upper}`", f"`{lower}`"]
        return row(*names, share(lines[upper]), even, scores, f"`{result['digest'][:12]}`")

    def _alone(self, result: Json) -> str:
        (line,) = result["table"]
        figures = [with_ends(line, "mean_score", 1), f"{line['p95_ms']:.1f}"]
        return row(f"`{line['bot']}`", *figures, f"`{result['digest'][:12]}`")


def together(levels: Sequence[str], seats: int) -> list[str]:
    """Return the strongest levels, the best first; the weakest fills the seats that are left."""
    best = list(reversed(levels))[:seats]
    return [*best, *[levels[0]] * (seats - len(best))]


def duels(levels: Sequence[str], game: Game) -> list[list[str]]:
    """Return a table of every size for each level: one bot of it, the others of that below."""
    sizes = range(max(2, game.min_seats), game.max_seats + 1)
    return [[upper, *[lower] * (size - 1)] for lower, upper in pairwise(levels) for size in sizes]


def row(*cells: str) -> str:
    """Return one line of a table in Markdown."""
    return "| " + " | ".join(cells) + " |\n"


def with_ends(line: Json, name: str, places: int) -> str:
    """Return a figure with its interval."""
    value, low, high = (line[key] for key in (name, f"{name}_low", f"{name}_high"))
    return f"{value:.{places}f} ({low:.{places}f} to {high:.{places}f})".replace("-", "−")


def share(line: Json) -> str:
    """Return a win share with its interval."""
    value, low, high = (
        100 * line[name] for name in ("win_share", "win_share_low", "win_share_high")
    )
    return f"{value:.1f} % ({low:.1f} to {high:.1f})"


def main(arguments: list[str] | None = None) -> int:
    """Play all tables of all games and write the page."""
    parser = argparse.ArgumentParser(prog="python -m tools.ladder", description=main.__doc__)
    parser.add_argument("--games", type=int, default=240, help="games a table (default: 240)")
    parser.add_argument("--seed", default="ladder", help="the seed (default: ladder)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: 2)")
    parser.add_argument("--levels", nargs="+", help="only these (default: all that a game has)")
    parser.add_argument("--out", type=Path, default=PAGE, help="the page (default: docs/ladder.md)")
    args = parser.parse_args(arguments)
    ladder = Ladder(args.games, args.seed, args.jobs)
    text = ladder.introduction()
    for game in catalog.GAMES.values():
        levels = [one for one in kinds_of(game) if one in (args.levels or [one])]
        for part in ladder.parts(game, levels):
            text += part
            args.out.write_text(text, encoding="utf-8")
            sys.stdout.write(part)
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())

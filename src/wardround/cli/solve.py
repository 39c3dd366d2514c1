"""`wardround solve`: the best activation of a Dice Hospital position."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence

from wardround.bots.dicehospital.judging import Judge
from wardround.bots.dicehospital.positions import bare_table, read_position, with_all_cards
from wardround.bots.dicehospital.solving import Solution, solve
from wardround.cli.inputs import packs_named, settings_of
from wardround.cli.statuses import BAD, DONE
from wardround.cli.streams import complain
from wardround.core.errors import BadNotation
from wardround.core.game import Game
from wardround.core.pack_text import visible
from wardround.dicehospital import GAME
from wardround.dicehospital.state import Table
from wardround.words.dicehospital import DiceHospitalWords

ALL_LINES = "-"


class Solver:
    """Solves hospitals by the cards and limits that a command line asks for."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.game: Game = GAME
        packs = packs_named(args.pack)
        settings = settings_of(self.game, args.edition, args.option)
        options = self.game.options(with_all_cards(settings, packs), packs)
        self.bare = bare_table(options)
        self.judge = Judge(self.bare.content)
        self.words = DiceHospitalWords(args.lang, self.bare.content)
        self.beam: int = args.beam
        self.nodes: int = args.nodes

    def solve(self, position: str) -> tuple[Table, Solution]:
        """Return the hospital that a text describes, and its solution."""
        table = read_position(self.bare, position)
        return table, solve(table, 0, self.judge, self.beam, self.nodes)

    def line(self, position: str) -> tuple[str, bool]:
        """Return the answer as a line of JSON, and whether the position was a good one."""
        try:
            table, solution = self.solve(position)
        except BadNotation as error:
            told = {"position": position, "error": error.code, "sentence": self.words.error(error)}
            return json.dumps(told), False
        return json.dumps({"position": position, **solution.record(table)}), True

    def lines(self, position: str) -> Iterator[str]:
        """Give the answer in words, line by line."""
        table, solution = self.solve(position)
        words, record = self.words, solution.record(table)
        # An average has decimals, which the message shows.
        points = words.say("count-points", count=record["points"])
        key = "proven" if record["exact"] else "at-least"
        if solution.found.gamble is None:
            yield words.say(f"solve-{key}", points=points)
        else:
            yield words.say(f"solve-{key}-on-average", points=points)
        discharged, deaths = record["discharged"], record["deaths"]
        empty = "yes" if record["empty"] else "no"
        yield words.say("solve-result", discharged=discharged, deaths=deaths, empty=empty)
        yield ""
        told = steps_told(words, self.game, table, solution.actions())
        for number, action in enumerate(told, 1):
            yield words.say("solve-step", number=number, action=action)
        if solution.found.gamble is not None:
            yield words.say("solve-luck")


def steps_told(
    words: DiceHospitalWords, game: Game, table: Table, actions: Sequence[int]
) -> Iterator[str]:
    """Give the actions of a plan in words."""
    at = table.copy()
    for action in actions:
        bags = at.hospitals[0].bags
        game.push(at, 0, action)
        free = at.hospitals[0].bags == bags
        yield words.action(game.action_record(table, action), free=free)


def run(args: argparse.Namespace) -> int:
    """Solve one hospital, or one in each line that is typed."""
    solver = Solver(args)
    if args.position == ALL_LINES:
        return _run_lines(solver)
    if args.json:
        line, good = solver.line(args.position)
        print(line)
        return DONE if good else BAD
    try:
        for line in solver.lines(args.position):
            print(visible(line))
    except BadNotation as error:
        complain(solver.words.error(error))
        return BAD
    return DONE


def _run_lines(solver: Solver) -> int:
    """Answer each line that is not blank, before the next one is read."""
    status = DONE
    for typed in sys.stdin:
        position = typed.strip()
        if position:
            line, good = solver.line(position)
            print(line, flush=True)
            if not good:
                status = BAD
    return status

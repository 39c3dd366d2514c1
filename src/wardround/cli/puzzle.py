"""`wardround puzzle`: makes puzzles of Dice Hospital, and checks puzzles and answers."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterator, Sequence
from itertools import islice

from wardround.bots.dicehospital.positions import read_position
from wardround.bots.dicehospital.puzzles import STARS, Puzzle, Setter, edition_of
from wardround.cli.inputs import packs_named, settings_of
from wardround.cli.solve import ALL_LINES, steps_told
from wardround.cli.statuses import BAD, DONE
from wardround.cli.streams import MOST_OF_A_PACK, complain, read_file
from wardround.core.errors import BadNotation, WardroundError
from wardround.core.json_types import Unchecked
from wardround.core.pack_text import visible
from wardround.dicehospital import GAME
from wardround.dicehospital.pack_files import EDITIONS
from wardround.narration.dicehospital.narrator import DiceHospitalNarrator
from wardround.terminal.session import Console
from wardround.words.dicehospital import DiceHospitalWords

SEPARATORS = re.compile("[,;\n]")
"""Separators between the actions of an answer."""
BESIDE_FIELDS = "/"
"""The separator between the fields of a hospital, which is rare in file names."""


class Printer:
    """Prints puzzles in a language."""

    def __init__(self, setter: Setter, language: str) -> None:
        self.setter = setter
        self.game = GAME
        self.narrator = DiceHospitalNarrator(setter.bare.options, language)
        self.words: DiceHospitalWords = self.narrator.words
        self.console = Console(sys.stdin, sys.stdout)

    def say(self, text: str = "", indent: int = 0) -> None:
        """Print a paragraph as wide as the screen."""
        self.console.say(visible(text), indent)

    def points(self, points: int) -> str:
        """Return a number of points in words."""
        return self.words.say("count-points", count=points)

    def tell(self, puzzle: Puzzle, number: int | str) -> None:
        """Print a puzzle without its solution."""
        say = self.words.say
        stars = "★" * puzzle.stars() + "☆" * (len(STARS) - puzzle.stars())
        self.say(say("puzzle-title", number=number, stars=stars))
        # In one piece, so that it can be copied.
        print(puzzle.position)
        self.say()
        view = self.game.view(read_position(self.setter.bare, puzzle.position), 0)
        for line in self.narrator.brief(view, 0, [""]):
            self.say(line)
        self.say()
        self.say(say("puzzle-question", points=self.points(puzzle.greedy)))

    def score(self, puzzle: Puzzle, points: int) -> None:
        """Print what an answer scores."""
        told = {"best": puzzle.best, "greedy": puzzle.greedy, "points": points}
        key = "puzzle-solved" if points == puzzle.best else "puzzle-not-solved"
        self.say(self.words.say(key, **{name: self.points(one) for name, one in told.items()}))

    def solution(self, puzzle: Puzzle) -> None:
        """Print the best line."""
        say = self.words.say
        self.say(say("solve-proven", points=self.points(puzzle.best)))
        if puzzle.unique is not None:
            self.say(say("puzzle-unique" if puzzle.unique else "puzzle-several"))
        table = read_position(self.setter.bare, puzzle.position)
        actions = [self.game.action_parse(table, line) for line in puzzle.plan]
        for step, action in enumerate(steps_told(self.words, self.game, table, actions), 1):
            self.say(say("solve-step", number=step, action=action))


def make(args: argparse.Namespace) -> int:
    """Set puzzles out of games, each as soon as it is found."""
    game, packs = GAME, packs_named(args.pack)
    options = game.options(settings_of(game, args.edition, args.option), packs)
    setter = Setter(edition_of(options), packs, args.nodes)
    printer = Printer(setter, args.lang)
    found = 0
    puzzles = setter.out_of_games(options, args.seed, args.least_loss, args.games)
    for puzzle in islice(puzzles, args.count):
        found += 1
        if args.json:
            print(json.dumps(puzzle.record()), flush=True)
            continue
        if found > 1:
            printer.say()
        printer.tell(puzzle, found)
        if args.solution:
            printer.say()
            printer.solution(puzzle)
        sys.stdout.flush()
    if found < args.count:
        facts = {"found": found, "least": args.least_loss, "nodes": args.nodes}
        complain(printer.words.error(BadNotation("puzzles-run-out", **facts)))
        return BAD
    if not (args.json or args.solution):
        printer.say()
        printer.say(printer.words.say("puzzle-hint"))
    return DONE


# --- checking ----------------------------------------------------------------------------------


class Checker:
    """Checks puzzles, and answers to them, by the cards that a command line asks for."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.packs = packs_named(args.pack)
        self.edition: str = args.edition or EDITIONS[0]
        self.nodes: int = args.nodes
        self.language: str = args.lang
        self.answer: list[str] | None = None
        if args.answer is not None:
            parts = [part.strip() for part in SEPARATORS.split(args.answer)]
            self.answer = [part for part in parts if part]
        self.printers: dict[str, Printer] = {}
        self.words = DiceHospitalWords(args.lang)

    def printer(self, edition: str) -> Printer:
        """Return the printer for puzzles of an edition."""
        if edition not in self.printers:
            self.printers[edition] = Printer(Setter(edition, self.packs, self.nodes), self.language)
        return self.printers[edition]

    def check(self, text: str) -> tuple[Printer, Puzzle, int | None]:
        """Return the puzzle that a line has, and what the answer scores, if one was given."""
        record = _read(text)
        edition = record.get("edition", self.edition)
        if "edition" in record and edition not in EDITIONS:
            raise BadNotation("bad-puzzle", field="edition")
        printer = self.printer(str(edition))
        puzzle = printer.setter.check(record)
        if self.answer is None:
            return printer, puzzle, None
        return printer, puzzle, printer.setter.points(puzzle.position, self.answer)

    def line(self, text: str) -> tuple[str, bool]:
        """Return the result as a line of JSON, and whether all was well."""
        try:
            _, puzzle, points = self.check(text)
        except WardroundError as error:
            told = {"ok": False, "error": error.code, "sentence": self.words.error(error)}
            return json.dumps({**told, "facts": error.facts}), False
        record = {"ok": True, **puzzle.record()}
        if points is not None:
            record |= {"points": points, "solved": points == puzzle.best}
        return json.dumps(record), True

    def tell(self, text: str, *, solution: bool) -> bool:
        """Print the result; return whether all was well."""
        try:
            printer, puzzle, points = self.check(text)
        except WardroundError as error:
            sys.stdout.flush()
            complain(self.words.error(error))
            return False
        if points is None:
            best, greedy = printer.points(puzzle.best), printer.points(puzzle.greedy)
            printer.say(self.words.say("puzzle-sound", best=best, greedy=greedy))
        else:
            printer.score(puzzle, points)
        if solution:
            printer.solution(puzzle)
        return True


def check(args: argparse.Namespace) -> int:
    """Check each puzzle that is given, and an answer to the only one."""
    checker = Checker(args)
    status = DONE
    for number, line in enumerate(_lines(args.puzzle), 1):
        if number > 1 and checker.answer is not None:
            complain(checker.words.error(BadNotation("puzzles-with-answer")))
            return BAD
        if args.json:
            told, good = checker.line(line)
            print(told, flush=True)
        else:
            good = checker.tell(line, solution=args.solution)
        if not good:
            status = BAD
    return status


def _lines(given: str) -> Iterator[str]:
    """Give the lines that are not blank: typed ones, those of a file, or what was given itself."""
    lines: Sequence[str] | Iterator[str]
    if given == ALL_LINES:
        lines = iter(sys.stdin)
    elif given.lstrip().startswith("{") or BESIDE_FIELDS in given.split():
        lines = [given]
    else:
        lines = read_file(given, MOST_OF_A_PACK).splitlines()
    for line in lines:
        if line.strip():
            yield line.strip()


def _read(text: str) -> Unchecked:
    """Return the puzzle in a line: JSON, or just a hospital."""
    if not text.startswith("{"):
        return {"position": text}
    try:
        record = json.loads(text)
    except (ValueError, RecursionError):
        raise BadNotation("puzzle-unreadable") from None
    assert isinstance(record, dict), "what begins with a brace is an object"
    return record

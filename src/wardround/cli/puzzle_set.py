"""`wardround puzzle show`: the puzzles that the browser has too, the one of today and the walk."""

from __future__ import annotations

import argparse
import json

from wardround.bots.dicehospital.puzzles import Puzzle, Setter
from wardround.cli.puzzle import SEPARATORS, Printer
from wardround.cli.statuses import DONE
from wardround.dicehospital import GAME
from wardround.tables.daily.days import Calendar
from wardround.tables.puzzles.data import Puzzle as Kept
from wardround.tables.puzzles.data import find, kit_of

TODAY = "today"


def show(args: argparse.Namespace) -> int:
    """Show a puzzle of the set, or score an answer to it."""
    today = Calendar().today()
    kept = find(GAME.id, today if args.puzzle == TODAY else args.puzzle, today)
    setter = Setter()
    printer = Printer(setter, args.lang)
    puzzle = _proven(setter.edition, kept)
    points = None
    if args.answer is not None:
        parts = [part.strip() for part in SEPARATORS.split(args.answer)]
        points = kit_of(GAME).points(kept.position, [part for part in parts if part])
    if args.json:
        print(json.dumps(_record(kept, points, solution=args.solution)))
        return DONE
    if points is None:
        printer.tell(puzzle, kept.id)
    else:
        printer.score(puzzle, points)
    if args.solution:
        printer.solution(puzzle)
    return DONE


def _proven(edition: str, kept: Kept) -> Puzzle:
    """Return a puzzle of the set as those are that were just proven."""
    puzzle = Puzzle(edition, kept.position)
    puzzle.best, puzzle.greedy, puzzle.plan = kept.best, kept.greedy, list(kept.plan)
    return puzzle


def _record(kept: Kept, points: int | None, *, solution: bool) -> dict[str, object]:
    """Return it as plain values; the answer only if it is asked for."""
    told: dict[str, object] = {
        "id": kept.id,
        "position": kept.position,
        "level": kept.level,
        "greedy": kept.greedy,
    }
    if points is not None:
        told |= {"points": points, "solved": points == kept.best}
    if solution:
        told |= {"best": kept.best, "plan": list(kept.plan)}
    return told

"""Writes `docs/ladder.md`: how strong the bots are, measured in the arena. `make ladder` runs it.

Each result is stored in its own file and the page is rewritten after it, so that you can stop a
run at any time and resume it.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tools.ladder_page import page
from tools.ladder_tasks import KEPT, KINDS, Games, Results, Task, tasks_of
from wardround import catalog
from wardround.bots.registry import kinds_of

PAGE: Final = Path(__file__).parent.parent / "docs" / "ladder.md"
USUAL_GAMES: Final = ("240", "hard=120", "expert=48")
INTERRUPTED: Final = 130


def wanted(args: argparse.Namespace) -> list[Task]:
    """Return everything that the page has."""
    games = Games([*USUAL_GAMES, *args.games])
    tasks: list[Task] = []
    for game in catalog.GAMES.values():
        levels = [one for one in kinds_of(game) if one in (args.levels or [one])]
        tasks += tasks_of(game, levels, games, args.seed)
    return tasks


def chosen(tasks: Sequence[Task], args: argparse.Namespace, results: Results) -> list[Task]:
    """Return what is to be measured: what is asked for, or else what is missing."""
    if args.page:
        return []
    if args.only:
        return [task for task in tasks if any(text in task.key() for text in args.only)]
    return [task for task in tasks if args.again or not results.is_current(task)]


def tell(text: str) -> None:
    """Print a line at once."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def run(args: argparse.Namespace) -> None:
    """Measure what is to be measured, and write the page after each result."""
    results = Results(args.kept)
    tasks = wanted(args)
    todo = chosen(tasks, args, results)
    if args.list:
        for task in tasks:
            state = "kept" if results.is_current(task) else "other" if results.of(task) else "-"
            tell(f"{state:<6}{task.key()}  {task.games} games")
        return
    for number, task in enumerate(todo, 1):
        begun = time.monotonic()
        results.keep(task, task.measure(args.jobs))
        args.out.write_text(page(tasks, results), encoding="utf-8")
        tell(f"{number} of {len(todo)}: {task.key()}, {time.monotonic() - begun:.0f} s")
    args.out.write_text(page(tasks, results), encoding="utf-8")


def main(arguments: list[str] | None = None) -> int:
    """Measure what is missing of the ladder and write its page."""
    parser = argparse.ArgumentParser(prog="python -m tools.ladder", description=main.__doc__)
    parser.add_argument(
        "--games",
        nargs="+",
        default=[],
        metavar="N|LEVEL=N",
        help=f"games a table, fewer for slow levels (default: {' '.join(USUAL_GAMES)})",
    )
    parser.add_argument("--seed", default="ladder", help="the seed (default: ladder)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: 2)")
    parser.add_argument("--levels", nargs="+", help="only these (default: all that a game has)")
    parser.add_argument(
        "--only",
        nargs="+",
        metavar="TEXT",
        help=f"measure only names with one of these texts, such as {', '.join(KINDS)} or "
        "dice-hospital.duel.hard, even if saved",
    )
    parser.add_argument(
        "--again", action="store_true", help="measure everything again, even saved results"
    )
    parser.add_argument("--page", action="store_true", help="only write the page")
    parser.add_argument(
        "--list", action="store_true", help="list all cells, and which have saved results"
    )
    parser.add_argument("--kept", type=Path, default=KEPT, help="the folder of saved results")
    parser.add_argument("--out", type=Path, default=PAGE, help="the page (default: docs/ladder.md)")
    try:
        run(parser.parse_args(arguments))
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


if __name__ == "__main__":
    sys.exit(main())

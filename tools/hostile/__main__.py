"""Attack a real server in every way that we know, and print what was tried and what held.

    python -m tools.hostile
    python -m tools.hostile --only seats --only cookies
    python -m tools.hostile --quick

Every attack has servers of its own, in processes of their own, and talks to them over sockets. The
exit status is 1 if something did not hold, and the lines before the last say what.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from tools.hostile import (
    accounts,
    crowds,
    ends,
    greed,
    letters,
    privacy,
    rows,
    seats,
    sites,
    slowness,
    uploads,
    wire,
)
from tools.hostile.tries import ATTACKS, Attack, Tries, carried_out

MODULES: Final = (
    uploads,
    accounts,
    rows,
    greed,
    seats,
    ends,
    letters,
    crowds,
    privacy,
    sites,
    slowness,
    wire,
)
"""All that add to the attacks, in the order of the table."""
ORDER: Final = [module.__name__ for module in MODULES]
AT_ONCE: Final = 3
"""For two cores: many attacks wait for a server, or for its patience."""


def attacks(only: Sequence[str] = (), *, quick: bool = False) -> list[Attack]:
    """Return the attacks in the order of the table, or those of a kind or with certain words."""
    found = [
        one
        for one in ATTACKS
        if (one.quick or not quick)
        and (not only or any(word in f"{one.kind} {one.name}" for word in only))
    ]
    return sorted(found, key=lambda one: ORDER.index(one.run.__module__))


def row(one: Attack, tries: Tries, seconds: float) -> str:
    """Return the line of the table for an attack."""
    state = "held" if tries.held else "NOT HELD"
    return f"{one.kind:<10} {one.name:<74} {tries.count:>6}  {state:<8} {seconds:5.0f} s"


def main(arguments: list[str] | None = None) -> int:
    """Carry out all attacks; return how it ended."""
    parser = argparse.ArgumentParser(prog="python -m tools.hostile", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument(
        "--only", action="append", default=[], help="of a kind, or with this in the name"
    )
    parser.add_argument("--quick", action="store_true", help="only those that `make test` runs too")
    given = parser.parse_args(arguments)
    chosen = attacks(given.only, quick=given.quick)
    began = time.monotonic()
    print(f"{'kind':<10} {'what was tried':<74} {'tries':>6}  {'result':<8} {'time':>7}")
    results = []
    with (
        tempfile.TemporaryDirectory(prefix="wardround-hostile-") as folder,
        ThreadPoolExecutor(AT_ONCE) as threads,
    ):

        def timed(place: int) -> tuple[Tries, float]:
            start = time.monotonic()
            tries = carried_out(chosen[place], Path(folder) / str(place))
            return tries, time.monotonic() - start

        for one, (tries, seconds) in zip(
            chosen, threads.map(timed, range(len(chosen))), strict=True
        ):
            print(row(one, tries, seconds), flush=True)
            results.append(tries)
    for one, tries in zip(chosen, results, strict=True):
        for told in tries.broken:
            print(f"{one.name}: {told}")
    return conclusion(results, time.monotonic() - began)


def conclusion(results: Sequence[Tries], seconds: float) -> int:
    """Print the last line; return the exit status."""
    count, held = sum(one.count for one in results), sum(one.held for one in results)
    print(
        f"{len(results)} attacks, {count} tries in {seconds / 60:.1f} minutes: {held} held, "
        f"{len(results) - held} did not"
    )
    return 0 if held == len(results) > 0 else 1


if __name__ == "__main__":
    sys.exit(main())

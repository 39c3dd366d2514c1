"""Speed beside catanatron, as ratios taken in one run: `make bench`.

The engines take turns, each in a process of its own, several times over; the best turn of each
counts, so that a busy machine disturbs all of them alike and decides nothing.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

TURNS = 5
WORKER = Path(__file__).with_name("worker.py")
COMMAND = Path(sys.executable).with_name("wardround")

Figures = dict[str, Any]


def measure(engine: str, *, pure: bool) -> Figures:
    """Let one engine have one turn."""
    environment = {**os.environ, "WARDROUND_PURE": "1" if pure else "0"}
    done = subprocess.run(
        [sys.executable, str(WORKER), engine],
        env=environment,
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    )
    figures: Figures = json.loads(done.stdout)
    return figures


def best(turns: list[Figures]) -> Figures:
    """Return the best of each figure: the highest rate, the shortest times."""
    return {
        name: max(turn[name] for turn in turns)
        if name in {"rate", "build"}
        else min(turn[name] for turn in turns)
        for name in turns[0]
    }


def start_up() -> float:
    """Return the seconds on the clock that `wardround --help` takes, the median of five."""
    seconds = []
    for _ in range(5):
        begun = time.perf_counter()
        subprocess.run([str(COMMAND), "--help"], stdout=subprocess.DEVNULL, check=True)
        seconds.append(time.perf_counter() - begun)
    return statistics.median(seconds)


def verdict(*, reached: bool) -> str:
    """Return how a line ends."""
    return "reached" if reached else "MISSED"


def rates(peer: Figures, name: str, ours: Figures, wanted: float) -> None:
    """Print the decisions a second of one build."""
    ratio = ours["rate"] / peer["rate"]
    told = f"{ours['rate']:>10,.0f} decisions/s  {ratio:5.1f} x catanatron"
    print(f"  {name:<12}{told}  (at least {wanted:g} x: {verdict(reached=ratio >= wanted)})")


def copies(peer: Figures, name: str, ours: Figures) -> None:
    """Print the time of a copy in one build."""
    share = ours["copy"] / peer["copy"]
    told = f"{ours['copy']:>10.2f} µs           {share:7.3f} of catanatron"
    print(f"  {name:<12}{told}  (at most 0.2: {verdict(reached=share <= 0.2)})")


def main() -> None:
    """Measure everything and print it."""
    turns: dict[str, list[Figures]] = {"catanatron": [], "pure": [], "compiled": []}
    for _ in range(TURNS):
        turns["catanatron"].append(measure("catanatron", pure=False))
        turns["pure"].append(measure("wardround", pure=True))
        turns["compiled"].append(measure("wardround", pure=False))
    peer, pure, compiled = (best(turns[name]) for name in ("catanatron", "pure", "compiled"))
    is_compiled = compiled["build"] == "compiled"

    print(f"One core, CPU time, the best of {TURNS} turns taken alternately.\n")
    print("Games of four random players (Catan; Dice Hospital, final edition):")
    print(f"  {'catanatron':<12}{peer['rate']:>10,.0f} decisions/s")
    rates(peer, "pure", pure, 2.5)
    if is_compiled:
        rates(peer, "compiled", compiled, 15)
    print("Copy of such a game, half played:")
    print(f"  {'catanatron':<12}{peer['copy']:>10.2f} µs")
    copies(peer, "pure", pure)
    if is_compiled:
        copies(peer, "compiled", compiled)
    print("Record of a whole game written, read and replayed:")
    told = verdict(reached=pure["record"] < 50)
    print(f"  {'pure':<12}{pure['record']:>10.1f} ms  (under 50 ms: {told})")
    if is_compiled:
        print(f"  {'compiled':<12}{compiled['record']:>10.1f} ms")
    seconds = start_up()
    print("wardround --help, on the clock, the median of 5:")
    print(f"  {'start':<12}{seconds:>10.2f} s   (under 0.3 s: {verdict(reached=seconds < 0.3)})")
    if not is_compiled:
        print("\nThere is no compiled build here; `make build` says why.")


if __name__ == "__main__":
    main()

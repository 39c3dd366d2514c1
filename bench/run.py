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
GAMES = {"dice-hospital": 15, "dynamite-nurse": 10}
"""Our games, and how many times as quick as catanatron each must be at least when compiled."""
PURE_AT_LEAST = 2.5
PROVEN_AT_LEAST = 0.75
"""The share of real activations of each round that must be proven in a second when compiled."""
REGRET_BELOW = {"hard": 0.3}
"""Points a round that a level may lose in its activations, against what is proven."""
WORKER = Path(__file__).with_name("worker.py")
COMMAND = Path(sys.executable).with_name("wardround")

Figures = dict[str, Any]


def measure(engine: str, *, pure: bool) -> Figures:
    """Let one engine, or one of our games, have one turn."""
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


def of_game(peer: Figures, game: str, pure: Figures, compiled: Figures | None) -> None:
    """Print everything that was measured of one game."""
    print(f"\n{game}, four random players:")
    rates(peer, "pure", pure, PURE_AT_LEAST)
    if compiled is not None:
        rates(peer, "compiled", compiled, GAMES[game])
    print("  copy of such a game, half played:")
    copies(peer, "pure", pure)
    if compiled is not None:
        copies(peer, "compiled", compiled)
    print("  record of a whole game written, read and replayed:")
    told = verdict(reached=pure["record"] < 50)
    print(f"  {'pure':<12}{pure['record']:>10.1f} ms  (under 50 ms: {told})")
    if compiled is not None:
        print(f"  {'compiled':<12}{compiled['record']:>10.1f} ms")


def of_solver(figures: Figures) -> None:
    """Print how much the solver proves, round by round."""
    print(f"\nActivations proven within 1 s, compiled, {figures['positions']} positions:")
    for round, share in sorted(figures["shares"].items()):
        told = verdict(reached=share >= PROVEN_AT_LEAST)
        print(f"  {f'round {round}':<12}{share:>10.0%}  (at least {PROVEN_AT_LEAST:.0%}: {told})")
    print(f"  {'longest':<12}{figures['worst']:>10.2f} s")


def of_regret(figures: Figures) -> None:
    """Print what the beam of each level loses."""
    proven = f"{figures['proven']} of {figures['positions']} positions proven"
    print(f"\nPoints lost in an activation by the beam of each level, {proven}:")
    for level, lost in figures["levels"].items():
        told = f"{lost['mean']:>10.3f} a round, 95 % at most {lost['p95']:.0f}, beam {lost['beam']}"
        wanted = REGRET_BELOW.get(level)
        if wanted is not None:
            told += f"  (below {wanted}: {verdict(reached=lost['mean'] < wanted)})"
        print(f"  {level:<12}{told}")


def main() -> None:
    """Measure everything and print it."""
    peers: list[Figures] = []
    turns: dict[tuple[str, bool], list[Figures]] = {
        (game, pure): [] for game in GAMES for pure in (True, False)
    }
    for _ in range(TURNS):
        peers.append(measure("catanatron", pure=False))
        for (game, pure), figures in turns.items():
            figures.append(measure(game, pure=pure))
    peer = best(peers)

    print(f"One core, CPU time, the best of {TURNS} turns taken alternately.\n")
    print("Catan, four random players:")
    print(f"  {'catanatron':<12}{peer['rate']:>10,.0f} decisions/s")
    print(f"  {'a copy':<12}{peer['copy']:>10.2f} µs")
    is_compiled = False
    for game in GAMES:
        compiled = best(turns[game, False])
        is_compiled = compiled["build"] == "compiled"
        of_game(peer, game, best(turns[game, True]), compiled if is_compiled else None)
    if is_compiled:
        of_solver(measure("solver", pure=False))
        of_regret(measure("regret", pure=False))
    seconds = start_up()
    print("\nwardround --help, on the clock, the median of 5:")
    print(f"  {'start':<12}{seconds:>10.2f} s   (under 0.3 s: {verdict(reached=seconds < 0.3)})")
    if not is_compiled:
        print("\nNo compiled build found. `make build` shows why.")


if __name__ == "__main__":
    main()

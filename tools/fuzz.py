"""Play random games with all checks on, and feed almost right text to everything that reads.

    python -m tools.fuzz --seconds 60
    python -m tools.fuzz --games 200 --texts 2000 --seed friday
    python -m tools.fuzz --properties 3 --seed friday
    python -m tools.fuzz --bodies 100 --seed friday

Whatever fails is written into tests/regressions, where every test run plays it again, and ends
the run with status 1. Properties are the tests that hypothesis finds examples for: in a test run
always the same ones, here others. Bodies are sent to a server, whose computing is measured: none
may cost it more than 50 milliseconds, nor be answered with a fault. The last line tells the seed,
which repeats all of it.
"""

from __future__ import annotations

import argparse
import hashlib
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator
from pathlib import Path

from tests.kit.chance import FUZZ
from tests.kit.checking import checked, fuzzed
from tests.kit.hostile_random import random_sending
from tests.kit.mangling import mangled
from tests.kit.parsers import PARSERS, survives
from tests.kit.regressions import keep_play, keep_text
from tests.kit.server import running
from tests.kit.serving_cost import Costs
from wardround.catalog import GAMES
from wardround.core.luck import Rng

FULL_CHECK_EVERY = 7
TEXTS_A_GAME = 10
BODIES = 60
"""How many bodies are sent in a run that is told only how long to go on."""
MOST_MILLISECONDS = 50.0
TESTS = Path(__file__).parent.parent / "tests"
GIVEN = "@given("
"""What stands before a property."""


def main(arguments: list[str] | None = None) -> int:
    """Fuzz until the time or the numbers are used up; return how it ended."""
    parser = argparse.ArgumentParser(description="Look for games and texts that break something.")
    parser.add_argument("--seconds", type=float, help="how long to run")
    parser.add_argument("--games", type=int, help="most games to play")
    parser.add_argument("--texts", type=int, help="most texts to try")
    parser.add_argument("--properties", type=int, help="examples to try for each property")
    parser.add_argument("--bodies", type=int, help="bodies to send to a server")
    parser.add_argument("--seed", help="repeat a run (default: a new one each time)")
    given = parser.parse_args(arguments)
    seed = given.seed or str(time.time_ns())
    asked = (given.seconds, given.games, given.texts, given.properties, given.bodies)
    if all(one is None for one in asked):
        given.seconds = 60.0
    until = time.monotonic() + given.seconds if given.seconds else float("inf")
    failures = 0
    games = texts = 0
    timed = given.seconds is not None
    properties = int(timed) if given.properties is None else given.properties
    for number in range(properties):
        failures += not try_properties(f"{seed}/{number}")
    bodies = BODIES * timed if given.bodies is None else given.bodies
    failures += try_bodies(seed, bodies) if bodies else 0
    for kind, number in turns(given.games, given.texts, timed=timed):
        if time.monotonic() > until:
            break
        games += kind == "game"
        texts += kind == "text"
        told = one_game(f"{seed}/{number}") if kind == "game" else one_text(f"{seed}/{number}")
        if told:
            failures += 1
            sys.stdout.write(told)
    sys.stdout.write(
        f"{games} games, {texts} texts, {bodies} bodies and {properties} times all properties, "
        f"{failures} failures (seed {seed})\n"
    )
    return 1 if failures else 0


def turns(games: int | None, texts: int | None, *, timed: bool) -> Iterator[tuple[str, int]]:
    """Give a game and then some texts, in turn, until there were enough of both."""
    most_games = games if games is not None else (10**9 if timed else 0)
    most_texts = texts if texts is not None else (10**9 if timed else 0)
    number = 0
    while number < max(most_games, -(-most_texts // TEXTS_A_GAME)):
        if number < most_games:
            yield "game", number
        for at in range(TEXTS_A_GAME * number, TEXTS_A_GAME * (number + 1)):
            if at < most_texts:
                yield "text", at
        number += 1


def try_properties(seed: str) -> bool:
    """Let hypothesis look for new examples of all properties; return whether none fails."""
    files = [path for path in sorted(TESTS.rglob("test_*.py")) if GIVEN in path.read_text("utf-8")]
    number = int.from_bytes(hashlib.sha256(seed.encode()).digest()[:4], "big")
    told = [f"--hypothesis-profile={FUZZ}", f"--hypothesis-seed={number}"]
    command = [sys.executable, "-m", "pytest", "-m", "hypothesis", *told]
    done = subprocess.run(
        [*command, *map(str, files)],
        cwd=TESTS.parent,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.stdout.write(f"{done.stdout}repeat it with: pytest {' '.join(told)}\n")
    return done.returncode == 0


def try_bodies(seed: str, count: int) -> int:
    """Send bodies to a server; return how many cost it too much, or were answered with a fault."""
    failures = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        running(f"sqlite:///{folder}/tables.db", "--no-rate-limits") as server,
    ):
        costs = Costs(server)
        for number in range(count):
            sending = random_sending(costs, Rng(f"{seed}/body/{number}"))
            where = f"body {number} ({sending.hostile.name}) to {sending.route.path}"
            try:
                spent = costs.milliseconds(sending)
            except AssertionError as fault:
                failures += 1
                sys.stdout.write(f"{where}: {fault}\n")
            else:
                if spent > MOST_MILLISECONDS:
                    failures += 1
                    sys.stdout.write(f"{where} cost {spent:.0f} ms\n")
    return failures


def one_game(seed: str) -> str:
    """Play one game; return what went wrong, and keep its record."""
    ids = sorted(GAMES)
    play = fuzzed(ids[Rng(seed).below(len(ids))], seed)
    try:
        for _ in checked(play, FULL_CHECK_EVERY):
            pass
    except Exception:  # whatever it is, it is what we are looking for
        return f"{traceback.format_exc()}kept as {keep_play(play)}\n"
    return ""


def one_text(seed: str) -> str:
    """Let one parser read one text; return what went wrong, and keep the text."""
    rng = Rng(seed)
    names = sorted(PARSERS)
    parser = names[rng.below(len(names))]
    text = mangled(parser, rng)
    try:
        survives(parser, text)
    except Exception:  # whatever it is, it is what we are looking for
        return f"{traceback.format_exc()}kept as {keep_text(parser, text)}\n"
    return ""


if __name__ == "__main__":
    sys.exit(main())

"""`make load`: how many tables one core serves, beside the server of boardgame.io.

Five hundred tables of four people, each with a stream of their own, act at a human rate; what
counts is how long an action takes from its sending to its event at each other seat. Then the rate
is raised until that is no longer quick, which is the capacity of the core.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from bench.load import servers
from bench.load.crowd import SEATS, Crowd
from bench.load.driver import Measured, Stage, drive
from bench.load.ledger import Ledger
from bench.load.wire import Lines
from tests.kit.postgres import running_postgres
from wardround.core.build import build

QUICK = 150.0
"""Milliseconds that the slowest of a hundred events may take."""
STEP = 1.25
"""How much the rate is raised from stage to stage."""
WARM_UP = 5.0


@dataclass(frozen=True, slots=True)
class Memory:
    """The bytes of the server at three moments."""

    alone: int
    with_tables: int
    with_streams: int


def main() -> None:
    """Measure both servers and print what came of it."""
    args = arguments()
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        database = stack.enter_context(running_postgres(is_durable=True)) if args.postgres else None
        url = "" if database is None else database.url()
        nodes = stack.enter_context(servers.ours(Path(folder), url, args.nodes))
        kind = "SQLite" if database is None else f"PostgreSQL, {spread_of(args)}"
        print(f"wardround ({build()}), {args.tables} tables of {SEATS}, {kind}:", flush=True)
        postgres = 0 if database is None else database.pid
        stages, memory = asyncio.run(measure(args, nodes, postgres))
    tell_memory(memory, args.tables)
    told = verdict(stages[0])
    print(f"  p99 under {QUICK:.0f} ms at {args.rate:g} actions/s: {told}")
    theirs = [] if args.alone else peer(args)
    if theirs:
        compare(stages, theirs)


def arguments() -> argparse.Namespace:
    """Return what was asked for."""
    parser = argparse.ArgumentParser(prog="make load", description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument(
        "--rate", type=float, default=125, help="actions per second over all tables"
    )
    parser.add_argument("--seconds", type=float, default=30, help="seconds of the first stage")
    parser.add_argument("--ramp", type=float, default=10, help="seconds of each later stage, or 0")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    parser.add_argument("--postgres", action="store_true", help="a PostgreSQL for it, not SQLite")
    parser.add_argument("--nodes", type=int, default=1, help="servers on one PostgreSQL")
    parser.add_argument(
        "--spread",
        action="store_true",
        help="the seats of each table at all nodes, not at the one that a proxy would choose",
    )
    told = parser.parse_args()
    if told.nodes > 1 and not told.postgres:
        parser.error("several nodes need --postgres")
    return told


def spread_of(args: argparse.Namespace) -> str:
    """Return over how many nodes the players come, and how."""
    if args.nodes == 1:
        return "one node"
    how = "seats of each table spread over them" if args.spread else "routed by table"
    return f"{args.nodes} nodes, {how}"


async def measure(
    args: argparse.Namespace, nodes: Sequence[tuple[int, int]], postgres: int = 0
) -> tuple[list[Stage], Memory]:
    """Let a crowd play, at the stated rate and then at higher ones."""
    pid, measured = nodes[0][0], Measured([pid for pid, _ in nodes], postgres)
    lines = [Lines("127.0.0.1", port) for _, port in nodes]
    crowd = Crowd(lines, Ledger(), "load", is_spread=args.spread)
    first = await crowd.first_table()
    print(f"  first table seen after {first * 1000:.0f} ms", flush=True)
    alone = servers.memory(pid)
    await crowd.sit_down(args.tables)
    with_tables = servers.memory(pid)
    await crowd.listen()
    memory = Memory(alone, with_tables, servers.memory(pid))
    await drive(crowd, args.rate, WARM_UP, measured)
    stages: list[Stage] = []
    for rate, seconds in plan(args):
        stage = await drive(crowd, rate, seconds, measured)
        tell(stage)
        if stages and not is_good(stage):
            # A hiccup of the machine is not the capacity of the server.
            stage = await drive(crowd, rate, seconds, measured)
            tell(stage)
        stages.append(stage)
        if not is_good(stage):
            break
    print(f"  games finished meanwhile: {crowd.over}")
    crowd.leave()
    return stages, memory


def plan(args: argparse.Namespace) -> Iterable[tuple[float, float]]:
    """Give the rates and how long each is kept up: the stated one, then ever higher ones."""
    yield args.rate, args.seconds
    rate = args.rate
    while args.ramp:
        rate *= STEP
        yield rate, args.ramp


def peer(args: argparse.Namespace) -> list[Stage]:
    """Measure boardgame.io in the same way, if it can be had."""
    if not has_peer():
        print("\nboardgame.io is left out: it needs node, npm and a network.")
        return []
    print(f"\nboardgame.io, {args.tables} matches of {SEATS}, in memory:", flush=True)
    stages: list[Stage] = []
    with servers.boardgameio() as (pid, port):
        rates = [list(one) for one, _ in zip(plan(args), range(40), strict=False)]
        settings = {
            "port": port, "pid": pid, "matches": args.tables, "stages": rates,
            "warmUp": [args.rate, WARM_UP], "quick": QUICK,
        }  # fmt: skip
        command = ["node", str(servers.PEER / "driver.js"), json.dumps(settings)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            for line in process.stdout:
                stages.append(Stage(**json.loads(line)))
                tell(stages[-1])
    return stages


def has_peer() -> bool:
    """Get boardgame.io if it is not there yet; return whether it is."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return False
    if not (servers.PEER / "node_modules" / "boardgame.io").is_dir():
        install = ["npm", "install", "--no-package-lock", "--no-audit", "--no-fund", "--silent"]
        return subprocess.run(install, cwd=servers.PEER, check=False).returncode == 0
    return True


# --- telling -----------------------------------------------------------------------------------


def tell(stage: Stage) -> None:
    """Print what a stage came to."""
    errors = ", ".join(f"{count} x {name}" for name, count in stage.errors.items()) or "none"
    each = (stage.cpu + stage.database) / stage.done * 1000 if stage.done else 0.0
    beside = f", database {stage.database:.0%}" if stage.database else ""
    print(
        f"  {stage.rate:>6.0f} actions/s: p50 {stage.p50:>6.1f}  p95 {stage.p95:>6.1f}"
        f"  p99 {stage.p99:>6.1f}  most {stage.most:>6.1f} ms"
        f"  ({stage.done:.0f}/s done, {stage.events} events,"
        f" server {stage.cpu:.0%} of a core{beside}, {each:.2f} ms of CPU per action,"
        f" answers p99 {stage.answer_p99:.1f} ms, driver late p99 {stage.late_p99:.1f} ms,"
        f" errors: {errors})",
        flush=True,
    )


def tell_memory(memory: Memory, tables: int) -> None:
    """Print what a table and a stream take."""
    a_table = (memory.with_tables - memory.alone) / tables / 1024
    a_stream = (memory.with_streams - memory.with_tables) / (tables * SEATS) / 1024
    print(
        f"  memory: {memory.alone / 2**20:.0f} MiB alone, {a_table:.0f} KiB a table,"
        f" {a_stream:.0f} KiB a stream"
    )


def is_good(stage: Stage) -> bool:
    """Return whether a stage was quick enough and without an error."""
    return stage.p99 < QUICK and not stage.errors


def verdict(stage: Stage) -> str:
    """Return how the stated rate went."""
    return "reached" if is_good(stage) else "MISSED"


def compare(ours: list[Stage], theirs: list[Stage]) -> None:
    """Print the ratios."""
    by: tuple[tuple[str, Callable[[Stage], float]], ...] = (
        ("p50", lambda stage: stage.p50),
        ("p99", lambda stage: stage.p99),
        ("CPU", lambda stage: stage.cpu),
    )
    print(f"\nAt {ours[0].rate:g} actions/s, wardround to boardgame.io:")
    for name, of in by:
        ratio = of(ours[0]) / of(theirs[0]) if of(theirs[0]) else float("nan")
        print(f"  {name:<12}{ratio:5.2f}")
    print("Highest rate that stayed quick:")
    for name, stages in (("wardround", ours), ("boardgame.io", theirs)):
        best = max((stage.rate for stage in stages if is_good(stage)), default=0.0)
        print(f"  {name:<12}{best:5.0f} actions/s")


if __name__ == "__main__":
    main()

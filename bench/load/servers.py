"""The servers that are measured, each alone on one core; whoever drives them has the others."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

SOURCES: Final = Path(__file__).parent.parent.parent / "src"
PEER: Final = Path(__file__).with_name("boardgameio")
PATIENCE: Final = 20


@contextmanager
def ours(folder: Path, database: str = "", nodes: int = 1) -> Iterator[list[tuple[int, int]]]:
    """Run nodes of `wardround serve`, with a new SQLite file if need be; give pids and ports.

    Everything is as behind a proxy on the same machine, rate limits and logs included.
    """
    command = [
        sys.executable, "-m", "wardround", "serve", "--json", "--port", "0",
        "--db", database or f"sqlite:///{folder / 'load.db'}", "--thinkers", "1",
        "--proxy", "127.0.0.1",
    ]  # fmt: skip
    with (folder / "load.log").open("wb") as log, ExitStack() as stack:
        yield [stack.enter_context(started(command, log.fileno())) for _ in range(nodes)]


@contextmanager
def boardgameio() -> Iterator[tuple[int, int]]:
    """Run the server of boardgame.io; give its process and its port."""
    command = ["node", str(PEER / "server.js")]
    with started(command, subprocess.DEVNULL) as server:
        yield server


@contextmanager
def started(command: Sequence[str], errors: int) -> Iterator[tuple[int, int]]:
    """Run a server on the last core; it tells its port on its first line, as JSON."""
    cores = CORES
    pin(cores[-1:])
    try:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
    finally:
        pin(cores[:-1] or cores)
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        assert line, f"{command[0]} did not start"
        yield process.pid, json.loads(line)["port"]
    finally:
        process.terminate()
        process.wait(PATIENCE)
        process.stdout.close()
        pin(cores)


def cores_of_this() -> list[int]:
    """Return the cores that this process may use; none where the system does not tell."""
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []


def pin(cores: Sequence[int]) -> None:
    """Stay on some cores from now on; programs that are started now do so too."""
    if cores and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, cores)


CORES: Final = cores_of_this()
"""All cores, before this process has left one to a server."""


def memory(pid: int) -> int:
    """Return the bytes of memory that a process has, as Linux tells them; else 0."""
    try:
        with open(f"/proc/{pid}/status", encoding="ascii") as file:  # noqa: PTH123 - no real file
            lines = dict(line.partition(":")[::2] for line in file)
    except OSError:
        return 0
    return int(lines["VmRSS"].split()[0]) * 1024

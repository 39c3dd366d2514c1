"""What the system knows of processes."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

TICK: Final = 1000 / os.sysconf("SC_CLK_TCK")
"""The milliseconds of one of the units in which the system counts computing."""


def children_of(pid: int) -> list[int]:
    """Return the processes that a process has started, in any of its threads."""
    found: list[int] = []
    for thread in Path(f"/proc/{pid}/task").iterdir():
        # A thread may end while one looks.
        with suppress(FileNotFoundError, ProcessLookupError):
            found += [int(word) for word in (thread / "children").read_text().split()]
    return found


def wait_for_end_of(pid: int, seconds: float) -> None:
    """Wait until a process that was killed holds nothing any more, buried or not."""
    late = time.monotonic() + seconds
    while state_of(pid) not in {"", "X", "Z"}:
        assert time.monotonic() < late, f"the process {pid} does not end"
        time.sleep(0.01)


def state_of(pid: int) -> str:
    """Return what a process is doing, by the system's letter for it; nothing if there is none."""
    with suppress(FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    return ""


def milliseconds_of(pid: int) -> float:
    """Return the computing that a process has done so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * TICK


def memory_of(pid: int) -> int:
    """Return the bytes of memory that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

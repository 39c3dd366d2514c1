"""What the system knows of processes."""

from __future__ import annotations

import os
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


def milliseconds_of(pid: int) -> float:
    """Return the computing that a process has done so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * TICK


def memory_of(pid: int) -> int:
    """Return the bytes of memory that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

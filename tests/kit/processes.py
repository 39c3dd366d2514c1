"""What the system knows of processes."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path


def children_of(pid: int) -> list[int]:
    """Return the processes that a process has started, in any of its threads."""
    found: list[int] = []
    for thread in Path(f"/proc/{pid}/task").iterdir():
        # A thread may end while one looks.
        with suppress(FileNotFoundError, ProcessLookupError):
            found += [int(word) for word in (thread / "children").read_text().split()]
    return found

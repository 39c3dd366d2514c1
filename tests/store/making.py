"""What tests of the store put into it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import wardround
from wardround.store import Store
from wardround.tables.game.entries import Entry
from wardround.tables.rows import Append, Archived

ROOT = Path(__file__).parents[2]
SEED = "the-seed-of-the-game"


def lay(store: Store, *names: str, listed: bool = True, at: int = 1000) -> None:
    """Lay tables of two seats, whose links have the secrets `NAME-0` and `NAME-1`."""
    for name in names:
        links = [f"{name}-{seat}" for seat in range(2)]
        store.lay(name, {"seed": SEED}, at, listed=listed, links=links, summary={"name": name})


def entry(seq: int, key: str = "", seat: int = 0) -> Entry:
    """Return an entry that can be told from others."""
    return Entry(seq, 1000 + seq, "act", seat, {"action": seq, "by": key}, key)


def append(table: str, *entries: Entry, record: Archived | None = None) -> Append:
    """Return an append to a table that is being played at."""
    return Append(table, entries, "playing", {"moves": entries[-1].seq}, record)


def log(store: Store, table: str) -> list[tuple[int, str]]:
    """Return the numbers and keys in a log."""
    return [(found.seq, found.key) for found in store.entries(table)]


def start_child(*arguments: str) -> subprocess.Popen[str]:
    """Start a program of `tests.store.children`, with pipes to talk to it."""
    paths = [str(Path(wardround.__file__).parents[1]), str(ROOT)]
    return subprocess.Popen(
        [sys.executable, "-m", "tests.store.children", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        cwd=ROOT,
    )


def start_at_once(children: list[subprocess.Popen[str]]) -> list[str]:
    """Let children begin when all are ready, and return what each said until its end."""
    for child in children:
        assert child.stdout is not None
        assert child.stdout.readline() == "ready\n"
    for child in children:
        assert child.stdin is not None
        child.stdin.write("\n")
        child.stdin.flush()
    return [child.communicate()[0] for child in children]

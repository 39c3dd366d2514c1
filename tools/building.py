"""The fast build, made in place: now, or beside a game for the next start.

`python -m tools.building` compiles what changed and tells which build was made. With `--beside` it
says so and returns at once: a process of its own compiles with the lowest priority, survives the
game that it was started for, and leaves its words in build/compiling.log. Two that build at once
take turns.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
BUILD: Final = ROOT / "build"
LOG: Final = BUILD / "compiling.log"
KIND: Final = BUILD / "kind.txt"
AUTOGROUP: Final = Path("/proc/self/autogroup")
"""Where Linux takes the priority of a whole session; that of a process counts only within it."""
LOWEST: Final = 19


def build() -> int:
    """Compile in place what changed; return the exit status, and tell which build it is."""
    with alone():
        made = subprocess.run(
            [sys.executable, "setup.py", "-q", "build_ext", "--inplace"],
            cwd=ROOT,
            check=False,
        )
        if made.returncode != 0:
            return made.returncode
        for library in (ROOT / "src").glob("wardround__mypyc*"):
            library.touch()  # newer than its sources, also where they gave the same C as before
        print(KIND.read_text(), end="", flush=True)
    return 0


@contextmanager
def alone() -> Iterator[None]:
    """Wait until nobody else builds in this folder."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        with suppress(ImportError):  # not every system has such locks; make is then used with care
            from fcntl import LOCK_EX, flock

            flock(lock, LOCK_EX)
        yield


def build_beside(make: list[str]) -> None:
    """Start a process that compiles in the background."""
    BUILD.mkdir(exist_ok=True)
    with LOG.open("w") as log:
        subprocess.Popen(
            [sys.executable, "-m", "tools.building", "--lowly", *make],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    print("This start runs as plain Python; a faster build is compiling for the next one.")


def build_lowly(make: list[str]) -> int:
    """Run a command with the lowest priority; return its exit status."""
    os.nice(LOWEST)
    with suppress(OSError):
        AUTOGROUP.write_text(str(LOWEST))
    return subprocess.run(make, check=False).returncode


def main(arguments: list[str]) -> int:
    """Build as the arguments say; return an exit status."""
    match arguments:
        case []:
            return build()
        case ["--beside", *make]:
            build_beside(make)
            return 0
        case ["--lowly", *make]:
            return build_lowly(make)
    print("usage: python -m tools.building [--beside COMMAND …]", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

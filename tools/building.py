"""The fast build in place: now, or in the background for the next start.

`python -m tools.building STAMP` compiles what changed, prints which build was made and stores that
in a file. With `--beside COMMAND …` it prints that and returns right away: a separate process runs
the command with the lowest priority, outlives the game that started it, and logs to
build/compiling.log. Two builds take turns, and only one waits in the background.
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
FAILED: Final = BUILD / "compiling.failed"
"""Left by a build in the background that did not come to its end."""
KIND: Final = BUILD / "kind.txt"
AUTOGROUP: Final = Path("/proc/self/autogroup")
"""Where Linux takes the priority of a whole session; that of a process counts only within it."""
LOWEST: Final = 19


def build(stamp: Path) -> int:
    """Compile in place what changed; return the exit status, and tell which build it is."""
    with alone(wait=False) as free:
        pass
    if not free:
        print("Waiting for another build in this folder…", flush=True)
    with alone():
        print("Turning Python into C…", flush=True)
        made = subprocess.run(
            [sys.executable, "setup.py", "-q", "build_ext", "--inplace"], cwd=ROOT, check=False
        )
        if made.returncode == 0:
            told = KIND.read_text()
            settle(compiled="compiled" in told)
            stamp.write_text(told)
            print(told, end="", flush=True)
    return made.returncode


def settle(*, compiled: bool) -> None:
    """Leave no compiled file that is older than its sources, also where they gave the same C.

    Modules that are compiled no longer would find nothing of theirs in the new library.
    """
    from tools.compiling import compiled_files

    made = {str(Path(source).with_suffix("")) for source in compiled_files()} if compiled else set()
    for library in (ROOT / "src").rglob("*.so"):
        if compiled and library.stem.startswith("wardround__mypyc"):
            library.touch()
        elif str(library.relative_to(ROOT)).partition(".")[0] not in made:
            library.unlink()


@contextmanager
def alone(name: str = "lock", *, wait: bool = True) -> Iterator[bool]:
    """Hold a lock of this folder; return whether nobody else did, if that is not waited for."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / name).open("w") as lock:
        free = True
        with suppress(ImportError):  # not every system has such locks; make is then used with care
            from fcntl import LOCK_EX, LOCK_NB, flock

            try:
                flock(lock, LOCK_EX | (0 if wait else LOCK_NB))
            except BlockingIOError:
                free = False
        yield free


def build_beside(command: list[str]) -> None:
    """Start a process that builds in the background, unless one does already or none can."""
    try:
        with alone("beside", wait=False) as free:
            if not free:
                print("Running as plain Python for now. A faster build is still compiling.")
                return
    except OSError as error:
        problem = f"{error.strerror}: {error.filename}"
        print(f"Running as plain Python: a faster build can’t be compiled here ({problem}).")
        return
    if FAILED.exists():
        print(f"Compiling a faster build failed last time. See {LOG.relative_to(ROOT)}.")
    subprocess.Popen(
        [sys.executable, "-m", "tools.building", "--lowly", *command],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    print("Running as plain Python for now. A faster build is compiling for your next start.")


def build_lowly(command: list[str]) -> int:
    """Run a command with the lowest priority, if no other does; return its exit status."""
    os.nice(LOWEST)
    with suppress(OSError):
        AUTOGROUP.write_text(str(LOWEST))
    with alone("beside", wait=False) as free, LOG.open("a" if not free else "w") as log:
        if not free:
            return 0
        FAILED.touch()
        status = subprocess.run(command, stdout=log, stderr=log, check=False).returncode
        if status == 0:
            FAILED.unlink()
        return status


def main(arguments: list[str]) -> int:
    """Build as the arguments say; return an exit status."""
    match arguments:
        case ["--beside", *command]:
            build_beside(command)
            return 0
        case ["--lowly", *command]:
            return build_lowly(command)
        case [stamp]:
            return build(Path(stamp))
    print("usage: python -m tools.building STAMP | --beside COMMAND …", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Shows the progress of anything that takes longer than two seconds.

`python -m tools.progress "Python packages" COMMAND …` runs a command without its output: one line
shows its title, progress and duration, and its own output appears only if it fails. It needs only
Python, since it runs before anything is installed.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from typing import Final

PATIENCE: Final = 2.0
"""Seconds without a word that nobody minds."""
AGAIN: Final = 4.0
"""Seconds between two words in a log; on a screen the line is rewritten twice a second."""
TAIL: Final = 200
"""How many lines of a command that failed are shown."""
COLLECTED: Final = re.compile(r"^Collecting ([\w.-]+)")
COUNT: Final = re.compile(r"\d+ of \d+$")
"""How far `Steps` says that it is."""
PERCENT: Final = re.compile(r"\[ *(\d+%)\]$")
"""How far pytest says that it is."""
INSTALLING: Final = "Installing collected packages: "
"""What pip says of packages, by which one sees how far it is."""
FETCHING: Final = ("Downloading ", " Downloaded ")
"""What uv says of a large package before and after."""
FETCHED: Final = "npm http fetch GET 200 "
"""What npm says of each file, if it is asked to; nobody needs to read that."""


class Steps:
    """Counts the steps of something, and says now and then how many are done."""

    def __init__(self, what: str, total: int) -> None:
        self._what = what
        self._total = total
        self._done = 0
        self._said = time.monotonic()
        self._lock = threading.Lock()

    def step(self) -> None:
        """Count one more as done."""
        with self._lock:
            self._done += 1
            last = self._done == self._total
            late = time.monotonic() - self._said >= (0.5 if sys.stdout.isatty() else AGAIN)
            if not (last or late):
                return
            self._said = time.monotonic()
            line = f"{self._what}: {self._done} of {self._total}"
            if sys.stdout.isatty():
                print(f"\r{line}", end="\n" if last else "", flush=True)
            else:
                print(line, flush=True)


class Quietly:
    """A command whose words are kept, and of which one line tells how far it is."""

    def __init__(self, what: str, command: Sequence[str]) -> None:
        self._what = what
        self._words: list[str] = []
        self._begun = time.monotonic()
        self._process = subprocess.Popen(
            list(command),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def wait(self) -> int:
        """Wait until it ends, telling how far it is; return its exit status."""
        wait = PATIENCE
        while True:
            self._reader.join(wait)
            if not self._reader.is_alive():
                break
            print(f"  {self._what}… {self._how_far()}", flush=True)
            wait = AGAIN
        status = self._process.wait()
        if status != 0:
            self._explain(status)
        elif self._seconds() >= PATIENCE:
            print(f"  {self._what}: done in {self._seconds():.0f} s", flush=True)
        return status

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._words.append(line)

    def _seconds(self) -> float:
        return time.monotonic() - self._begun

    def _how_far(self) -> str:
        found = {named[1] for line in self._words if (named := COLLECTED.match(line))}
        last = [line for line in self._words if line.startswith(INSTALLING)]
        counts = [line.strip() for line in self._words if COUNT.search(line)]
        counts += [shown[1] for line in self._words if (shown := PERCENT.search(line.rstrip()))]
        begun, ended = (sum(line.startswith(one) for line in self._words) for one in FETCHING)
        if counts:
            counted = f"{counts[-1]}, "
        elif begun:
            counted = f"{ended} of {begun} downloaded, "
        elif fetched := sum(line.startswith(FETCHED) for line in self._words):
            counted = f"{fetched} fetched, "
        elif last:
            counted = f"installing {last[-1].count(',') + 1}, "
        else:
            counted = f"{len(found)} found, " if found else ""
        return f"{counted}{self._seconds():.0f} s"

    def _explain(self, status: int) -> None:
        read = [line for line in self._words if not line.startswith(FETCHED)]
        told = "".join(read[-TAIL:])
        print(f"  {self._what}: failed with status {status}", file=sys.stderr)
        print(told, end="", file=sys.stderr, flush=True)


def main(arguments: Sequence[str]) -> int:
    """Run a command quietly; return its exit status."""
    what, *command = arguments
    try:
        return Quietly(what, command).wait()
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        print(f"  {what}: {error.strerror}: {command[0]}", file=sys.stderr)
        return 127


if __name__ == "__main__":
    os.environ.setdefault("PYTHONUNBUFFERED", "1")
    sys.exit(main(sys.argv[1:]))

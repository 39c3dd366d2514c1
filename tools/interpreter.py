"""Chooses the Python that the environment is made of: the quickest of its version on this machine.

A Python that was compiled without profiles takes half as long again for everything: games, servers
and tests. Those that pyenv compiles are so, and next to them there is often the system’s, which
isn’t. It must have the same version, and all that the other has for us.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final, TypedDict

USUAL: Final = ("/usr/bin", "/usr/local/bin", "/opt/homebrew/bin")
"""Where else to look than in the PATH."""
GAIN: Final = 1.1
"""How many times as quick another one must be: what is measured varies by less."""
ROUNDS: Final = 3
SECONDS: Final = 20.0
"""How long one may take to answer."""
FACTS: Final = """
import json, os, platform, sys, sysconfig
from importlib.util import find_spec
needed = ("venv", "ensurepip", "ssl", "sqlite3", "zlib", "ctypes", "readline")
print(json.dumps({
    "executable": os.path.realpath(sys.executable),
    "kind": [platform.python_implementation(), platform.machine(), *sys.version_info[:2]],
    "has": [name for name in needed if find_spec(name)]
    + ["headers"] * os.path.isfile(os.path.join(sysconfig.get_path("include"), "Python.h")),
}))
"""
TRIAL: Final = """
import time
def work():
    found = {}
    for number in range(200000):
        key = str(number % 97)
        found[key] = found.get(key, 0) + len(key) * number
best = 1e9
for _ in range(5):
    began = time.process_time()
    work()
    best = min(best, time.process_time() - began)
print(best)
"""


class Facts(TypedDict):
    """What a Python is."""

    executable: str
    kind: list[str | int]
    """Its implementation, the machine that it is for, and its version."""
    has: list[str]
    """What it has of all that we can use."""


def quickest(folders: Iterable[str | Path] = (*os.get_exec_path(), *USUAL)) -> str:
    """Return the Python to use: this one, or another that is clearly quicker."""
    own = facts_of(sys.executable)
    if own is None:
        return sys.executable
    name = f"python{sys.version_info.major}.{sys.version_info.minor}"
    others: dict[str, Facts] = {}
    for place in dict.fromkeys(Path(folder) / name for folder in folders):
        found = facts_of(str(place)) if place.is_file() else None
        if found is not None and found["executable"] != own["executable"]:
            others[found["executable"]] = found
    able = [path for path, found in others.items() if does_for(found, own)]
    if not able:
        return sys.executable
    times = dict.fromkeys([sys.executable, *able], float("inf"))
    for _ in range(ROUNDS):  # in turn, since a machine is not always as quick
        for path in times:
            times[path] = min(times[path], seconds_of(path))
    best = min(able, key=lambda path: times[path])
    return best if times[best] * GAIN <= times[sys.executable] else sys.executable


def does_for(other: Facts, own: Facts) -> bool:
    """Return whether a Python is of the same kind as our own, and has all that it has."""
    return other["kind"] == own["kind"] and set(own["has"]) <= set(other["has"])


def facts_of(python: str) -> Facts | None:
    """Return what a Python tells of itself; None if it doesn’t run."""
    told = _answer(python, FACTS)
    return None if told is None else json.loads(told)


def seconds_of(python: str) -> float:
    """Return how long a Python takes for some work; for ever if it doesn’t run."""
    told = _answer(python, TRIAL)
    return float("inf") if told is None else float(told)


def _answer(python: str, code: str) -> str | None:
    try:
        done = subprocess.run(
            [python, "-I", "-S", "-c", code],
            capture_output=True,
            text=True,
            timeout=SECONDS,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout if done.returncode == 0 else None

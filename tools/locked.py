"""Read the locked dependencies in `requirements/`: one file each for building, running and extras.

`tools/lock.py` writes them, pip installs from them with `--require-hashes`, and the list of parts
of a release (`tools/sbom.py`) names what they hold. Only Python itself is needed here.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
FOLDER: Final = ROOT / "requirements"
BUILD: Final = "build"
"""The file of what `build-system` asks for."""
RUNTIME: Final = "runtime"
"""The file of what the installed program needs; extras have files of their own names."""
PIN: Final = re.compile(r"([a-z0-9]+(?:-[a-z0-9]+)*)==([A-Za-z0-9.!+]+)")
HASH: Final = re.compile(r"--hash=sha256:([0-9a-f]{64})")


class BadLock(Exception):
    """A file of locked dependencies that can't be read; the text says why."""


@dataclass(frozen=True, slots=True)
class Locked:
    """One package at one version, with the hashes of all its files."""

    name: str
    version: str
    hashes: tuple[str, ...]

    def lines(self) -> str:
        """Return it as pip reads it."""
        pinned = f"{self.name}=={self.version}"
        return " \\\n    ".join([pinned, *(f"--hash=sha256:{one}" for one in self.hashes)]) + "\n"


def file_of(name: str) -> Path:
    """Return the lock of a group of dependencies."""
    return FOLDER / f"{name}.txt"


def wanted(root: Path = ROOT) -> Mapping[str, list[str]]:
    """Return what pyproject.toml asks for, by the names of the locks."""
    told: Any = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    project = told["project"]
    return {
        BUILD: told["build-system"]["requires"],
        RUNTIME: project["dependencies"],
        **project["optional-dependencies"],
    }


def read(name: str) -> list[Locked]:
    """Return the packages of a lock, in their order; raise `BadLock`."""
    return parse(file_of(name).read_text(encoding="utf-8"))


def parse(text: str) -> list[Locked]:
    """Return the packages that a lock names; raise `BadLock` for anything else in it."""
    return [_package(line) for line in _logical(text.splitlines())]


def _logical(lines: Iterable[str]) -> list[str]:
    """Return lines without comments, those that end in a backslash joined with the next."""
    kept = "\n".join(line for line in lines if not line.startswith("#"))
    return [line for line in kept.replace("\\\n", " ").splitlines() if line.strip()]


def _package(line: str) -> Locked:
    pin, *rest = line.split()
    named = PIN.fullmatch(pin)
    hashes = [HASH.fullmatch(one) for one in rest]
    if named is None or not hashes or not all(hashes):
        raise BadLock(f"“{line.strip()[:80]}” isn’t NAME==VERSION with --hash=sha256:… after it")
    return Locked(named[1], named[2], tuple(found[1] for found in hashes if found is not None))

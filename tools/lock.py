"""Lock all dependencies with hashes: `make lock`, or `python -m tools.lock`.

pip resolves all requirements of pyproject.toml together, so that all locks agree. Each package
gets the hashes of all its files, not only of those for this machine, and each lock names what any
supported Python on Linux or macOS needs.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any, Final

from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import (
    InvalidSdistFilename,
    InvalidWheelFilename,
    canonicalize_name,
    parse_sdist_filename,
    parse_wheel_filename,
)
from packaging.version import InvalidVersion, Version

from tools.locked import FOLDER, Locked, file_of, wanted
from tools.package_index import Files, Index

PYTHONS: Final = ("3.11", "3.12", "3.13", "3.14")
SYSTEMS: Final = (
    {"sys_platform": "linux", "platform_system": "Linux", "platform_machine": "x86_64"},
    {"sys_platform": "linux", "platform_system": "Linux", "platform_machine": "aarch64"},
    {"sys_platform": "darwin", "platform_system": "Darwin", "platform_machine": "x86_64"},
    {"sys_platform": "darwin", "platform_system": "Darwin", "platform_machine": "arm64"},
)
ENVIRONMENTS: Final[list[dict[str, str]]] = [
    {
        **system,
        "python_version": python,
        "python_full_version": f"{python}.0",
        "implementation_name": "cpython",
        "platform_python_implementation": "CPython",
        "os_name": "posix",
    }
    for python, system in product(PYTHONS, SYSTEMS)
]
HEAD: Final = "# Locked by `make lock`; pip installs it with --require-hashes. Do not edit.\n"


class NotLocked(Exception):
    """The dependencies can't be locked; the text says why."""


@dataclass(frozen=True, slots=True)
class Resolved:
    """A version that pip chose."""

    version: str
    digest: str
    """The SHA-256 of the file that pip would install here."""
    needs: tuple[Requirement, ...]
    python: str


def resolve(requirements: Iterable[str]) -> dict[str, Resolved]:
    """Return what pip would install into an empty environment, by canonical names."""
    with tempfile.TemporaryDirectory(prefix="wardround-lock-") as folder:
        asked, report = Path(folder) / "asked.txt", Path(folder) / "report.json"
        asked.write_text("\n".join(requirements), encoding="utf-8")
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
        how = ["--dry-run", "--ignore-installed", "--report", str(report), "-r", str(asked)]
        if subprocess.run([*pip, *how], check=False).returncode:
            raise NotLocked("pip found no versions that go together, see above")
        told = json.loads(report.read_text(encoding="utf-8"))
    return dict(_resolved(one) for one in told["install"])


def _resolved(one: Mapping[str, Any]) -> tuple[str, Resolved]:
    told = one["metadata"]
    needs = tuple(Requirement(text) for text in told.get("requires_dist", []))
    digest = one["download_info"]["archive_info"]["hashes"]["sha256"]
    found = Resolved(told["version"], digest, needs, told.get("requires_python") or "")
    return canonicalize_name(told["name"]), found


def applies(need: Requirement, extra: str) -> bool:
    """Return whether something is needed in any environment that we support."""
    marker = need.marker
    return marker is None or any(marker.evaluate({**one, "extra": extra}) for one in ENVIRONMENTS)


def closure(roots: Iterable[str], known: Mapping[str, Resolved]) -> tuple[set[str], list[str]]:
    """Return the names of all that some requirements need, and requirements of unknown ones."""
    waiting = [(Requirement(text), "") for text in roots]
    seen: set[tuple[str, str]] = set()
    missing: dict[str, None] = {}
    while waiting:
        need, extra = waiting.pop()
        name = canonicalize_name(need.name)
        if not applies(need, extra):
            continue
        if name not in known:
            missing.setdefault(f"{need.name}{need.specifier}")
            continue
        for asked in ("", *need.extras):
            if (name, asked) not in seen:
                seen.add((name, asked))
                waiting += [(one, asked) for one in known[name].needs]
    return {name for name, _ in seen}, list(missing)


def of_version(name: str, version: str, files: Files) -> list[str]:
    """Return the hashes of the files of one version, sorted."""
    wished = (name, Version(version))
    return sorted({digest for file, digest in files.items() if named(file) == wished})


def named(file: str) -> tuple[str, Version] | None:
    """Return the package and version that a file is of; None for what pip does not install."""
    try:
        if file.endswith(".whl"):
            return parse_wheel_filename(file)[:2]
        return parse_sdist_filename(file)
    except (InvalidSdistFilename, InvalidWheelFilename, InvalidVersion):
        return None


def lock_package(name: str, found: Resolved, index: Index) -> Locked:
    """Return a package with the hashes of all its files; raise `NotLocked`."""
    range_ = SpecifierSet(found.python)
    if old := [one for one in PYTHONS if not range_.contains(f"{one}.999")]:
        raise NotLocked(f"{name} {found.version} doesn’t run on Python {', '.join(old)}")
    hashes = of_version(name, found.version, index.files(name))
    if found.digest not in hashes:
        raise NotLocked(f"no package index lists the file of {name} {found.version} pip chose")
    return Locked(name, found.version, tuple(hashes))


def make(groups: Mapping[str, Sequence[str]], index: Index) -> dict[str, str]:
    """Return the texts of all locks, by their names; raise `NotLocked`."""
    asked = [one for group in groups.values() for one in group]
    known = resolve(asked)
    # What only another Python or system needs, pip leaves out here; so it is asked for by name.
    while missing := closure(asked, known)[1]:
        asked += missing
        known = resolve(asked)
    names, _ = closure(asked, known)
    locked = {name: lock_package(name, known[name], index) for name in sorted(names)}
    return {
        group: HEAD + "".join(locked[name].lines() for name in sorted(closure(roots, known)[0]))
        for group, roots in groups.items()
    }


def main() -> int:
    """Write all locks; return an exit status."""
    try:
        texts = make(wanted(), Index.of_pip())
    except NotLocked as problem:
        print(f"{FOLDER.name}/ is unchanged: {problem}.", file=sys.stderr)
        return 1
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        if old.stem not in texts:
            old.unlink()
    for name, text in texts.items():
        file_of(name).write_text(text, encoding="utf-8")
    print(f"Locked {', '.join(texts)} in {FOLDER.name}/.")
    return 0


if __name__ == "__main__":
    sys.exit(main())

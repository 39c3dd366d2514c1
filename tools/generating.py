"""Remembers what mypyc made of the sources, so that the same sources are not translated twice.

mypyc takes half a minute for all sources, whatever changed. Its C files stay in build/; beside them
a file says which sources, mypyc and Python they belong to, and how they are compiled.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final

from setuptools import Extension

from tools.compiling import HOT, PACKAGES, SOURCES

MEMORY: Final = Path("build/generated.json")
MAKERS: Final = ("setup.py", "tools/compiling.py", "tools/generating.py")
"""Files that decide how the sources are translated."""
KEPT: Final = (
    "name", "sources", "include_dirs", "define_macros", "undef_macros", "extra_compile_args",
    "extra_link_args", "depends", "language",
)  # fmt: skip
"""What an extension is made of."""


def digest() -> str:
    """Return a fingerprint of all that the C files depend on."""
    whole = [path for package in PACKAGES for path in (SOURCES / package).rglob("*.py")]
    # Of the others all modules count, since those that are compiled depend on their types.
    sources = [*whole, *(path for package in HOT for path in (SOURCES / package).glob("*.py"))]
    known = hashlib.sha256(f"{mypyc()} {sys.version} {sys.platform}".encode())
    for path in [*sorted(sources), *map(Path, MAKERS)]:
        contents = path.read_bytes()
        known.update(f"\n{path.as_posix()} {len(contents)}\n".encode() + contents)
    return known.hexdigest()


def mypyc() -> str:
    """Return the version of mypyc, or nothing where it isn’t installed."""
    try:
        return version("mypy")
    except PackageNotFoundError:
        return ""


def remembered(translate: Callable[[], list[Any]]) -> list[Any]:
    """Return the extensions of the sources; translate them only if they have changed."""
    sources = digest()
    found = recall(sources)
    if found is not None:
        return found
    # A translation that is cut short leaves C files of two sources, so forget the old one first.
    MEMORY.unlink(missing_ok=True)
    made = translate()
    MEMORY.parent.mkdir(exist_ok=True)
    kept = [{name: getattr(one, name) for name in KEPT} for one in made]
    MEMORY.write_text(json.dumps({"digest": sources, "extensions": kept}), encoding="utf-8")
    return made


def recall(sources: str) -> list[Any] | None:
    """Return the extensions of an earlier translation, if it was of these sources and is whole."""
    try:
        memory = json.loads(MEMORY.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    if memory["digest"] != sources:
        return None
    there = all(Path(file).is_file() for one in memory["extensions"] for file in one["sources"])
    return [Extension(**one) for one in memory["extensions"]] if there else None

"""Build the source distribution, and both wheels from that alone.

The sources are copied to a clean folder first, so compiled modules and leftovers of earlier builds
stay out. Building the wheels from the unpacked source distribution proves that it is complete.
Files get the date of the last commit and plain modes, so the same tree gives the same bytes.
"""

from __future__ import annotations

import gzip
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import chdir, contextmanager
from pathlib import Path
from typing import Final

from tools.building import alone
from tools.progress import Quietly

ROOT: Final = Path(__file__).parent.parent
SOURCES: Final = (
    "LICENSE",
    "MANIFEST.in",
    "README.md",
    "docs/rules",
    "pyproject.toml",
    "requirements",
    "setup.py",
    "src/wardround",
    "tools",
    "web",
)
"""What is copied; MANIFEST.in and pyproject.toml then choose what is packed."""
JUNK: Final = shutil.ignore_patterns(
    "__pycache__", "*.py[cod]", "*.so", "*.pyd", "*.egg-info", "node_modules", ".*", "*~", "*.orig"
)
MADE: Final = ("lib*", "bdist*", "kind.txt", "lock", "node")
"""What build/ contains besides C files and their objects."""
HOOK: Final = "import sys; from tools import backend; getattr(backend, sys.argv[1])(sys.argv[2])"
"""Runs a hook of the build backend in the current folder, as pip does."""
EPOCH: Final = "SOURCE_DATE_EPOCH"
PURE: Final = "WARDROUND_PURE"
FILE, PROGRAM = 0o644, 0o755


class NotPacked(Exception):
    """A package can’t be built; the text says why."""


def epoch() -> int:
    """Return the date of all files, in seconds since 1970."""
    given = os.environ.get(EPOCH, "")
    if given:
        if not given.isdecimal():
            raise NotPacked(f"{EPOCH} must be seconds since 1970, not “{given}”")
        return int(given)
    last = git("log", "-1", "--format=%ct").strip()
    # Without git this is an unpacked source distribution, whose files all have its date.
    return int(last) if last else int((ROOT / "pyproject.toml").stat().st_mtime)


def is_dirty() -> bool:
    """Return whether anything that is packed differs from the last commit."""
    return bool(git("status", "--porcelain", "--", *SOURCES))


def git(*arguments: str) -> str:
    """Return what git prints about this tree; nothing where git or its folder is missing."""
    command = ["git", *arguments]
    try:
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ""


def make_sdist(work: Path) -> Path:
    """Build the source distribution in a work folder."""
    clean = work / "clean"
    for name in SOURCES:
        source, copy = ROOT / name, clean / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, copy, ignore=JUNK)
        else:
            shutil.copy2(source, copy)
    # Compiling changes nothing in it, so skip mypyc.
    made = run_hook("Source distribution", "build_sdist", clean, pure=True)
    return dated(made, work / made.name)


def dated(archive: Path, into: Path) -> Path:
    """Repack a source distribution with sorted names, one date, no owner and plain modes."""
    date = epoch()
    with (
        tarfile.open(archive) as old,
        into.open("wb") as file,
        gzip.GzipFile("", "wb", 9, file, mtime=date) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as new,
    ):
        for member in sorted(old.getmembers(), key=lambda one: one.name):
            entry = tarfile.TarInfo(member.name)
            entry.type, entry.size, entry.mtime = member.type, member.size, date
            entry.mode = PROGRAM if member.isdir() or member.mode & 0o100 else FILE
            new.addfile(entry, old.extractfile(member))
    return into


def make_pure(sdist: Path, work: Path) -> Path:
    """Build the wheel of plain Python from the source distribution."""
    return run_hook("Pure wheel", "build_wheel", unpacked(sdist, work / "pure"), pure=True)


def make_compiled(sdist: Path, work: Path) -> Path:
    """Build the wheel with compiled modules from the source distribution.

    The C files and objects of the in-place build serve as a cache: mypyc rewrites only C files
    whose contents differ, and only objects older than their C file are compiled again.
    """
    folder = unpacked(sdist, work / "compiled")
    # Its real date, since objects older than this file are stale.
    shutil.copystat(ROOT / "tools" / "compiling.py", folder / "tools" / "compiling.py")
    built = ROOT / "build"
    if built.is_dir():
        with alone():
            shutil.copytree(built, folder / "build", ignore=shutil.ignore_patterns(*MADE))
    wheel = run_hook("Compiled wheel", "build_wheel", folder, pure=False)
    if wheel.name.endswith("-none-any.whl"):
        reason = (folder / "build" / "kind.txt").read_text(encoding="utf-8").strip()
        raise NotPacked(f"can’t build the compiled wheel: {reason}")
    return wheel


def unpacked(sdist: Path, into: Path) -> Path:
    """Unpack a source distribution; return the folder of its sources."""
    with tarfile.open(sdist) as archive:
        # The first versions of Python 3.11 know no filters, and no argument for one.
        archive.extraction_filter = getattr(tarfile, "data_filter", None)
        archive.extractall(into)  # noqa: S202 - we made it
    (folder,) = into.iterdir()
    return folder


def run_hook(what: str, hook: str, folder: Path, *, pure: bool) -> Path:
    """Run a build hook in a folder of sources; return the file it built."""
    into = folder.parent / f"{folder.name}-made"
    into.mkdir()
    command = [sys.executable, "-c", HOOK, hook, str(into)]
    variables = {EPOCH: str(epoch()), PURE: "1" if pure else "0", "PYTHONPATH": str(folder)}
    with chdir(folder), environment(variables):
        if Quietly(what, command).wait() != 0:
            raise NotPacked(f"{what.lower()} failed, see above")
    (made,) = into.iterdir()
    return made


@contextmanager
def environment(variables: dict[str, str]) -> Iterator[None]:
    """Set environment variables for processes started inside the block."""
    before = {name: os.environ.get(name) for name in variables}
    os.environ.update(variables)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value

"""Reads and writes files that the user names."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path

from wardround.core.errors import WardroundError
from wardround.core.record_text import BEGINNING

PROBLEMS = {
    errno.EISDIR: "is-folder",
    errno.EACCES: "not-allowed",
    errno.EPERM: "not-allowed",
    errno.ENOENT: "no-folder",
    errno.ENOTDIR: "no-folder",
    errno.ENOSPC: "no-space",
    errno.EROFS: "read-only",
}
"""What often goes wrong with files, by the name that `words` has for it."""


class FileProblem(WardroundError):
    """A file that is not there, can't be read or written, or should not be written over."""


def write_file(name: str, text: str) -> None:
    """Write a file whole, or leave what was there as it was."""
    try:
        path = _path(name)
        if path.exists() and not path.is_file():
            path.write_text(text, encoding="utf-8")  # a device or a pipe can't be replaced
            return
        half = _half(path)
        try:
            half.write_text(text, encoding="utf-8")
            half.replace(path)
        except BaseException:
            with suppress(OSError):
                half.unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as error:
        raise FileProblem("file-unwritable", file=name, problem=problem_of(error)) from None


def check_writable(name: str) -> None:
    """Raise `FileProblem` if a file can't be written, without touching what is there."""
    try:
        path = _path(name)
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, "")
        if not path.exists() or path.is_file():
            half = _half(path)
            half.touch()
            half.unlink()
    except (OSError, ValueError) as error:
        raise FileProblem("file-unwritable", file=name, problem=problem_of(error)) from None


def record_in(name: str) -> str:
    """Return the game record in a file, or nothing where no file is or an empty one.

    A file that is something else raises `FileProblem`: it should not be written over.
    """
    try:
        path = _path(name)
        if not path.is_file():
            return ""
        with path.open(encoding="utf-8", errors="replace") as file:
            beginning = file.read(len(BEGINNING))
            if beginning not in ("", BEGINNING):
                raise FileProblem("file-not-record", file=name)
            return beginning + file.read()
    except (OSError, ValueError) as error:
        raise FileProblem("file-unwritable", file=name, problem=problem_of(error)) from None


def is_plain(name: str) -> bool:
    """Return whether a file can be written repeatedly: not a device or a pipe."""
    path = _path(name)
    return path.is_file() or not path.exists()


def same_file(name: str, other: str) -> bool:
    """Return whether two names lead to one file."""
    try:
        return os.path.realpath(_path(name)) == os.path.realpath(_path(other))
    except (OSError, ValueError):
        return False


def _path(name: str) -> Path:
    """Return where a file is written: `~` is the home folder, and a link is followed."""
    if not name:
        raise FileNotFoundError(errno.ENOENT, "")
    try:
        path = Path(name).expanduser()
    except RuntimeError:  # nobody is called so: it is a name like any other
        path = Path(name)
    return Path(os.path.realpath(path)) if path.is_symlink() else path


def _half(path: Path) -> Path:
    if not path.name:
        raise IsADirectoryError(errno.EISDIR, "")
    return path.with_name(f"{path.name}.{os.getpid()}.part")


def problem_of(error: OSError | ValueError) -> str:
    """Return what went wrong: a name, or the system's own words for what is rare."""
    if not isinstance(error, OSError):
        return str(error)
    return PROBLEMS.get(error.errno or 0) or error.strerror or str(error)

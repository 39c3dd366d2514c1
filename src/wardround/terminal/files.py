"""Reading and writing the files that a user names."""

from __future__ import annotations

import errno
from pathlib import Path

from wardround.core.errors import WardroundError

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
    """A file that is not there, or cannot be read or written."""


def read_file(name: str) -> str:
    """Return the text of a file."""
    try:
        return Path(name).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise FileProblem("file-missing", file=name) from None
    except UnicodeDecodeError:
        raise FileProblem("file-unreadable", file=name, problem="not-text") from None
    except (OSError, ValueError) as error:
        raise FileProblem("file-unreadable", file=name, problem=_problem(error)) from None


def write_file(name: str, text: str) -> None:
    """Write a file whole, or leave what was there as it was."""
    path = Path(name)
    half = path.with_name(path.name + ".part") if path.name else path
    try:
        half.write_text(text, encoding="utf-8")
        half.replace(path)
    except (OSError, ValueError) as error:
        raise FileProblem("file-unwritable", file=name, problem=_problem(error)) from None


def _problem(error: OSError | ValueError) -> str:
    """Return what went wrong: a name, or the system's own words for what is rare."""
    if not isinstance(error, OSError):
        return str(error)
    return PROBLEMS.get(error.errno or 0) or error.strerror or str(error)

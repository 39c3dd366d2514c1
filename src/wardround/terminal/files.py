"""Reading and writing the files that a user names."""

from __future__ import annotations

from pathlib import Path

from wardround.core.errors import WardroundError


class FileProblem(WardroundError):
    """A file that is not there, or cannot be read or written."""


def read_file(name: str) -> str:
    """Return the text of a file."""
    try:
        return Path(name).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise FileProblem("file-missing", file=name) from None
    except UnicodeDecodeError as error:
        raise FileProblem("file-unreadable", file=name, problem=error.reason) from None
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
    return (error.strerror if isinstance(error, OSError) else None) or str(error)

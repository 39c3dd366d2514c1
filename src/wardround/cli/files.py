"""Reads the files named on a command line, up to a limit."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from wardround.terminal.files import PROBLEMS, FileProblem

MILLION: Final = 1_000_000
MOST_OF_A_PACK: Final = 10 * MILLION
MOST_OF_A_RECORD: Final = 50 * MILLION
"""In characters; the longest games and the largest boxes have a tenth of a million."""


def read_file(name: str, most: int) -> str:
    """Return the text of a file with at most this many characters."""
    try:
        with Path(name).open(encoding="utf-8") as file:
            text = file.read(most + 1)
    except FileNotFoundError:
        raise FileProblem("file-missing", file=name) from None
    except UnicodeDecodeError:
        raise FileProblem("file-unreadable", file=name, problem="not-text") from None
    except OSError as error:
        problem = PROBLEMS.get(error.errno or 0) or error.strerror or str(error)
        raise FileProblem("file-unreadable", file=name, problem=problem) from None
    except ValueError as error:
        raise FileProblem("file-unreadable", file=name, problem=str(error)) from None
    if len(text) > most:
        raise FileProblem("file-too-large", file=name, most=most // MILLION)
    return text


def read_pack(name: str) -> str:
    """Return the text of a content pack."""
    return read_file(name, MOST_OF_A_PACK)

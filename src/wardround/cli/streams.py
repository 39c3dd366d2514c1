"""Files named on a command line, and streams that no character breaks, whatever their encoding."""

from __future__ import annotations

import codecs
import io
import os
import sys
import unicodedata
from io import TextIOWrapper
from pathlib import Path
from typing import Final, TextIO

from wardround.core.pack_text import visible
from wardround.terminal.files import FileProblem, problem_of

PLAIN: Final = "wardround-plain"
"""The name of our way of writing what an encoding lacks."""
LOOKALIKES: Final = {
    "−": "-", "–": "-", "—": "-", "’": "'", "“": '"', "”": '"', "«": '"', "»": '"',
    "…": "...", "→": "->", "×": "x", "★": "*", "☆": "-", "œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE",
}  # fmt: skip


def plain(letter: str) -> str:
    """Return an ASCII replacement for a character."""
    if letter in LOOKALIKES:
        return LOOKALIKES[letter]
    bare = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
    return bare or letter.encode("ascii", "backslashreplace").decode()


def _write_plainly(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError), "only what is written goes through here"
    return "".join([plain(letter) for letter in error.object[error.start : error.end]]), error.end


def open_streams() -> None:
    """Make the standard streams accept any text, and replace closed ones."""
    codecs.register_error(PLAIN, _write_plainly)
    if sys.stdin is None:
        sys.stdin = _nowhere()
    if sys.stdout is None:
        sys.stdout = _nowhere()
    if sys.stderr is None:
        sys.stderr = _nowhere()
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=PLAIN)


def _nowhere() -> TextIO:
    """Return a stream that gives and keeps nothing, in the place of one that is closed."""
    # Nothing closes it: a standard stream stays open as long as the program runs.
    return TextIOWrapper(io.FileIO(os.devnull, "r+"), encoding="utf-8", write_through=True)


def give_up(stream: TextIO) -> None:
    """Redirect a stream to nowhere, or Python would complain again when it closes it."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)


def broken(error: OSError) -> FileProblem:
    """Return the error for a standard stream that failed."""
    return FileProblem("stream-broken", problem=problem_of(error))


def complain(sentence: str) -> None:
    """Print what went wrong in one line; if that can't be printed either, nobody is there."""
    try:
        print(visible(sentence), file=sys.stderr, flush=True)
    except OSError:
        give_up(sys.stderr)


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
    except (OSError, ValueError) as error:
        raise FileProblem("file-unreadable", file=name, problem=problem_of(error)) from None
    if len(text) > most:
        raise FileProblem("file-too-large", file=name, most=most // MILLION)
    return text


def read_pack(name: str) -> str:
    """Return the text of a content pack."""
    return read_file(name, MOST_OF_A_PACK)

"""Saves a game to a file, and shows at the end where it is or that it is lost."""

from __future__ import annotations

import json

from wardround.core.errors import WardroundError
from wardround.core.record_text import write
from wardround.terminal.files import (
    FileProblem,
    check_writable,
    is_plain,
    record_in,
    same_file,
    write_file,
)
from wardround.terminal.session import Session

TERMS = ("game", "rules", "options", "pack_digest", "packs")
"""What the header of a record has the same as long as the game is the same."""
REPLACED_IF_NAMED_TWICE = ("file-not-record", "file-other-game")


class Saving:
    """Writes one match to files.

    `keep_in` is written after every decision, and when the match is left or over; the match
    was loaded from `loaded_from`.
    """

    def __init__(
        self, session: Session, keep_in: str | None = None, loaded_from: str | None = None
    ) -> None:
        self._session = session
        self._keep_in = keep_in
        self._loaded_from = loaded_from
        self._saved_in = ""
        self._saved_at = -1
        self._refused = ""
        self._own: set[str] = set()
        """The files that hold this match and nothing else."""
        self._failed = False
        if keep_in is not None:
            self._check_replaceable(keep_in)
            check_writable(keep_in)
            self._own.add(keep_in)

    def save(self, typed: str) -> None:
        """Write the game to the file that a player named.

        What is not an earlier state of this game is replaced only when it is named twice.
        """
        name = typed.strip("\"'").strip()
        if not name:
            self._session.tell("play-save-needs-file")
            return
        try:
            if name != self._refused:
                self._check_replaceable(name)
            self._write(name)
        except WardroundError as error:
            self._session.console.say(self._session.words.error(error))
            if error.code in REPLACED_IF_NAMED_TWICE:
                self._refused = name
                self._session.tell("play-save-anyway")
            return
        self._session.tell("play-saved", file=name)

    def _check_replaceable(self, name: str) -> None:
        """Raise `FileProblem` if writing the match to a file would lose what it holds."""
        if name in self._own or (self._loaded_from and same_file(name, self._loaded_from)):
            return
        if not _goes_on_from(write(self._session.match.record()), record_in(name)):
            raise FileProblem("file-other-game", file=name)

    def _write(self, name: str) -> None:
        write_file(name, write(self._session.match.record()))
        self._saved_in, self._saved_at = name, self._session.match.version
        self._own.add(name)

    def keep(self) -> None:
        """Write the game after a decision: whatever ends the program now loses nothing."""
        if self._keep_in is None or not is_plain(self._keep_in):
            return
        try:
            self._write(self._keep_in)
        except FileProblem as error:
            if not self._failed:
                self._session.console.say(self._session.words.error(error))
            self._failed = True

    def at_the_end(self) -> None:
        """Write the finished game where it is to be kept."""
        if self._keep_in is not None:
            self._write(self._keep_in)
            self._session.tell("play-saved", file=self._keep_in)

    def when_over_already(self) -> None:
        """Write a game that was over when it was loaded, but not over itself."""
        # The file has the seed of its luck; this match would put another one there.
        if self._keep_in and self._loaded_from and same_file(self._keep_in, self._loaded_from):
            return
        self.at_the_end()

    def when_left(self) -> None:
        """Save the open game, and show where it is, or that it is lost."""
        if self._keep_in is not None:
            self._write(self._keep_in)
        if self._saved_at == self._session.match.version:
            self._session.tell("play-left-saved", file=self._saved_in)
        elif self._saved_in:
            self._session.tell("play-left-since", file=self._saved_in)
        elif self._loaded_from is not None:
            self._session.tell("play-left-loaded", file=self._loaded_from)
        else:
            self._session.tell("play-left-unsaved")


def _goes_on_from(ours: str, theirs: str) -> bool:
    """Return whether another record can replace this one without losing anything."""
    mine, old = ours.splitlines(), theirs.splitlines()
    if len(old) <= 2:  # a header and an end, or less: nobody has done anything
        return True
    begun = mine[1 : len(old) - 1] == old[1:-1] and _terms(mine[0]) == _terms(old[0])
    # A finished game reveals its seed, which another match does not know.
    return begun and (ours == theirs or _end(old[-1]) != "over")


def _terms(header: str) -> list[object]:
    told = _fields(header)
    return [told.get(name) for name in TERMS]


def _end(line: str) -> object:
    return _fields(line).get("end")


def _fields(line: str) -> dict[str, object]:
    """Return the contents of a record line; nothing if it is damaged."""
    try:
        told = json.loads(line)
    except ValueError:
        return {}
    return told if isinstance(told, dict) else {}

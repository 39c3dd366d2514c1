"""Keeping a game in a file, and telling at the end where it is or that it is lost."""

from __future__ import annotations

from wardround.core.errors import WardroundError
from wardround.core.record_text import write
from wardround.terminal.files import check_replaceable, check_writable, write_file
from wardround.terminal.stage import Stage


class Saving:
    """Writes one match to files. `keep_in` is written whenever the match is left or over."""

    def __init__(self, stage: Stage, keep_in: str | None) -> None:
        self._stage = stage
        self._keep_in = keep_in
        self._saved_in = ""
        self._saved_at = -1
        self._refused = ""
        if keep_in is not None:
            check_replaceable(keep_in)
            check_writable(keep_in)

    def save(self, typed: str) -> None:
        """Write the game to the file that a player named.

        What is not a game record is replaced only when it is named twice.
        """
        name = typed.strip("\"'").strip()
        if not name:
            self._stage.tell("play-save-needs-file")
            return
        try:
            if name != self._refused:
                check_replaceable(name)
            self._write(name)
        except WardroundError as error:
            self._stage.console.say(self._stage.words.error(error))
            if error.code == "file-not-record":
                self._refused = name
                self._stage.tell("play-save-anyway")
            return
        self._stage.tell("play-saved", file=name)

    def _write(self, name: str) -> None:
        write_file(name, write(self._stage.match.record()))
        self._saved_in, self._saved_at = name, self._stage.match.version

    def at_the_end(self) -> None:
        """Write the finished game where it is to be kept."""
        if self._keep_in is not None:
            self._write(self._keep_in)
            self._stage.tell("play-saved", file=self._keep_in)

    def when_left(self) -> None:
        """Keep the open game, and tell where it is, or that it is nowhere."""
        if self._keep_in is not None:
            self._write(self._keep_in)
        if self._saved_at == self._stage.match.version:
            self._stage.tell("play-left-saved", file=self._saved_in)
        elif self._saved_in:
            self._stage.tell("play-left-since", file=self._saved_in)
        else:
            self._stage.tell("play-left-unsaved")

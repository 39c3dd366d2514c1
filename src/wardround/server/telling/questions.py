"""Answers to typed questions at a table, as in line play: why, look, text, help."""

from __future__ import annotations

import io
from typing import Final

from wardround.core.errors import IllegalAction
from wardround.core.game import Reason
from wardround.match.showing import reasons
from wardround.match.table import Table
from wardround.server.telling.names import table_names
from wardround.terminal.commands import Commands, command_in
from wardround.terminal.console import Console
from wardround.terminal.face import Face
from wardround.terminal.saving import Saving
from wardround.terminal.stage import Stage
from wardround.terminal.understanding import is_question

ASKED: Final = ("why", "hint", "plans", "forecast", "score", "look", "text", "help")
"""What can be asked where one types, in the order of the help; the page answers some itself."""
ANSWERED: Final = ("why", "look", "text", "help")
"""What is answered here."""
TYPED: Final = ("action", "undo", "redo", *ASKED)
"""All topics of the help."""


def _of_commands(word: str, rest: str) -> tuple[str, str]:
    """Return a question, or one for help if it is about a command that is not answered here."""
    if word == "why" and rest.lower() in TYPED:
        return "help", rest
    return (word, rest) if word in ANSWERED else ("help", word)


class Page(Console):
    """Collects text as paragraphs: the reader breaks the lines."""

    def __init__(self) -> None:
        super().__init__(io.StringIO(), io.StringIO())
        self.said: list[str] = []

    def say(self, text: str = "", indent: int = 0) -> None:
        """Keep a paragraph."""
        if text:
            self.said.append(text)


class Questions:
    """The questions of one seat at a table."""

    def __init__(self, table: Table, face: Face, seat: int) -> None:
        self._page = Page()
        self._seat = seat
        match = table.playing()
        self._stage = Stage(match, face, self._page)
        self._stage.names = table_names(table.chairs, face.words)
        if seat in match.actors():
            view = match.view(seat)
            records = {action: match.action_record(action) for action in match.legal(seat)}
            self._stage.legal = sorted(records, key=lambda one: face.lateness(records[one], view))
        self._commands = Commands(self._stage, Saving(self._stage))

    def answer(self, text: str) -> list[str]:
        """Return what there is to say to a line; nothing if it asks nothing."""
        word, rest = command_in(text)
        if is_question(text):
            word, rest = _of_commands(word, rest)
        if word not in ANSWERED:
            return []
        if word == "help":
            self._commands.tell_help(TYPED, rest)
        elif word == "look" and (player := self._player(rest)):
            self._commands.open["look"](self._seat, player)
        elif word != "why" or not self._why_card(rest):
            self._commands.by_word[word](self._seat, rest)
        return self._page.said

    def _player(self, called: str) -> str:
        """Return the number of the player whose name starts like this, if it is only one."""
        names = self._stage.names
        found = [
            str(number)
            for number, name in enumerate(names, 1)
            if called and name.casefold().startswith(called.casefold())
        ]
        return found[0] if len(found) == 1 else ""

    def _why_card(self, called: str) -> bool:
        """Explain why a named card can't be used, if it can't."""
        stage = self._stage
        if not stage.face.card(called):
            return False
        card = stage.face.spelling(f"place {called}").partition(" ")[2]
        legal = [stage.match.action_record(action) for action in stage.legal]
        if any(card in one.values() for one in legal):
            stage.tell("play-why-allowed")
            return True
        try:
            found = reasons(stage.match, self._seat, of=card)
        except IllegalAction as error:
            stage.console.say(stage.words.error(error))
            return True
        if found:
            stage.refuse(self._seat, Reason(found[0]["code"], found[0]["rule"]))
        return bool(found)

"""Answers to typed questions at a table, as in the terminal: why, look, text, help."""

from __future__ import annotations

from typing import Final

from wardround.core.errors import IllegalAction
from wardround.core.game import Reason
from wardround.narration.answers import (
    Answer,
    Paragraph,
    Situation,
    command_in,
    help_answer,
    look_answer,
    refusal,
    text_answer,
    why_answer,
)
from wardround.narration.choices import offered
from wardround.narration.narrator import Narrator
from wardround.narration.understanding import is_question
from wardround.tables.game.showing import reasons
from wardround.tables.game.table import Table
from wardround.tables.pictures.names import table_names

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


class Questions:
    """The questions of one seat at a table."""

    def __init__(self, table: Table, narrator: Narrator, seat: int) -> None:
        match = self._match = table.playing()
        names = table_names(table.chairs, narrator.words)
        self._seat = seat
        self._situation = Situation(match, narrator, names, offered(match, narrator, seat))

    def answer(self, text: str) -> list[str]:
        """Return what there is to say to a line; nothing if it asks nothing."""
        word, rest = command_in(text)
        if is_question(text):
            word, rest = _of_commands(word, rest)
        if word not in ANSWERED:
            return []
        return [paragraph.text for paragraph in self._answer(word, rest) if paragraph.text]

    def _answer(self, word: str, rest: str) -> Answer:
        situation, seat = self._situation, self._seat
        if word == "help":
            return help_answer(situation.narrator, TYPED, rest)
        if word == "look":
            return look_answer(situation, seat, self._player(rest) or rest)
        if word == "text":
            return text_answer(situation.narrator, rest)
        return self._why_card(rest) or why_answer(situation, seat, rest)

    def _player(self, called: str) -> str:
        """Return the number of the player whose name starts like this, if it is only one."""
        found = [
            str(number)
            for number, name in enumerate(self._situation.names, 1)
            if called and name.casefold().startswith(called.casefold())
        ]
        return found[0] if len(found) == 1 else ""

    def _why_card(self, called: str) -> Answer:
        """Return why a named card can't be used, or that it can; nothing if that is unknown."""
        match, narrator, _, actions = self._situation
        if not narrator.card(called):
            return []
        card = narrator.spelling(f"place {called}").partition(" ")[2]
        if any(card in match.action_record(action).values() for action in actions):
            return [Paragraph(narrator.words.say("play-why-allowed"))]
        try:
            found = reasons(self._match, self._seat, of=card)
        except IllegalAction as error:
            return [Paragraph(narrator.words.error(error))]
        if not found:
            return []
        reason = Reason(found[0]["code"], found[0]["rule"])
        return [Paragraph(refusal(self._situation, self._seat, reason))]

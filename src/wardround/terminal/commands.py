"""Commands besides actions: look, ask, save."""

from __future__ import annotations

from collections.abc import Callable

from wardround.core.errors import BadNotation, IllegalAction
from wardround.narration.answers import (
    help_answer,
    look_answer,
    misread,
    no_action_answer,
    rules_answer,
    text_answer,
    why_answer,
)
from wardround.narration.understanding import action_typed, steps_typed
from wardround.terminal.coaching import Coaching
from wardround.terminal.saving import Saving
from wardround.terminal.session import Session

OWN = ("why", "hint", "plans")
"""Commands for the player who must decide, in the order of the help."""


class Commands:
    """Commands that leave the position as it is.

    Those in `open` also work without a seat (None): they show no secret then.
    """

    def __init__(self, session: Session, saving: Saving) -> None:
        self._session = session
        self._saving = saving
        self.open: dict[str, Callable[[int | None, str], None]] = {
            "help": self._help,
            "look": self._look,
            "text": self._text,
            "rules": self._rules,
            "save": self._save,
        }
        self._coaching = Coaching(session)
        self.by_word: dict[str, Callable[[int, str], None]] = {
            **self.open,
            "why": self._why,
            "hint": self._coaching.hint,
            "plans": self._coaching.plans,
        }

    def steps(self, seat: int, text: str) -> list[str]:
        """Return the steps that are typed; if there are none, answer why."""
        session = self._session
        if answer := no_action_answer(session.situation(), seat, text):
            session.answer(answer)
            return []
        try:
            return steps_typed(session.match, session.narrator, seat, text, session.names)
        except BadNotation as error:
            session.console.say(session.words.error(error))
            return []

    def meant(self, seat: int, text: str, before: str = "") -> tuple[int, list[str]] | None:
        """Return the action that is typed after another verb, and what is typed after it.

        If there is none, answer that and return None.
        """
        session = self._session
        match, narrator, names = session.match, session.narrator, session.names
        try:
            return action_typed(match, narrator, seat, text, names, before)
        except (BadNotation, IllegalAction) as error:
            session.console.say(misread(narrator, text, error))
        return None

    def _help(self, seat: int | None, rest: str) -> None:
        topics = ("number", "enter", "action", "undo", *OWN, *self.open, "quit")
        self._session.answer(help_answer(self._session.narrator, topics, rest))

    def _look(self, seat: int | None, rest: str) -> None:
        self._session.answer(look_answer(self._session.situation(), seat, rest))

    def _text(self, seat: int | None, rest: str) -> None:
        self._session.answer(text_answer(self._session.narrator, rest))

    def _rules(self, seat: int | None, rest: str) -> None:
        self._session.answer(rules_answer(self._session.narrator))

    def _why(self, seat: int, rest: str) -> None:
        self._session.answer(why_answer(self._session.situation(), seat, rest))

    def _save(self, seat: int | None, rest: str) -> None:
        self._saving.save(rest)

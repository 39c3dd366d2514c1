"""Commands besides actions: look, ask, save, and the coach's hints and plans.

The coach helps from what a player can see: hints come in three steps.
"""

from __future__ import annotations

from collections.abc import Callable

from wardround.coach.coaches import coach_of, has_coach, words_of
from wardround.coach.data import HintStep
from wardround.core.errors import BadNotation, IllegalAction
from wardround.core.json_types import View
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
from wardround.terminal.saving import Saving
from wardround.terminal.session import Session
from wardround.words import coaching
from wardround.words.coaching import Line


class Coaching:
    """Answers `hint` and `plans`; a repeated hint for the same decision shows more."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._asked: View | None = None
        """What the player saw who asked last."""
        self._steps: list[HintStep] = []

    def hint(self, seat: int, rest: str) -> None:
        """Show the next step of a hint; the last step repeats."""
        session = self._session
        if not has_coach(session.match.game):
            session.tell("coach-hint-none")
            return
        seen = session.match.view(seat)
        if seen != self._asked:
            self._asked = seen
            found = coach_of(session.match.game).hint(session.match.imagined(seat), seat)
            self._steps = found.steps()
        step = self._steps[0]
        self._tell(coaching.hint(words_of(session.match.game, session.words), step))
        if len(self._steps) > 1:
            self._steps.pop(0)
            session.tell("coach-hint-more")

    def plans(self, seat: int, rest: str) -> None:
        """Show whole plans for the current decision."""
        match = self._session.match
        known = has_coach(match.game)
        found = coach_of(match.game).plans(match.imagined(seat), seat) if known else []
        if found:
            self._tell(words_of(match.game, self._session.words).plans(found))
        else:
            self._session.tell("coach-no-plans")

    def _tell(self, lines: list[Line]) -> None:
        for line, indent in lines:
            self._session.console.say(line, indent)


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

"""The coach in line play: hints in three steps, and plans, from what a player can see."""

from __future__ import annotations

from wardround.coach.coaches import coach_of, has_coach, words_of
from wardround.coach.data import HintStep
from wardround.core.json_types import View
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

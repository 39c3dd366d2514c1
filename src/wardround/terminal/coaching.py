"""The coach in line play: hints in three steps, and plans, from what a player can see."""

from __future__ import annotations

from wardround.coach.coaches import coach_of, has_coach, words_of
from wardround.core.game import Json
from wardround.terminal.stage import Stage
from wardround.words import coaching
from wardround.words.coaching import Line


class Coaching:
    """Answers `hint` and `plans`; a repeated hint for the same decision shows more."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._asked: Json | None = None
        """What the player saw who asked last."""
        self._steps: list[Json] = []

    def hint(self, seat: int, rest: str) -> None:
        """Show the next step of a hint; the last step repeats."""
        stage = self._stage
        if not has_coach(stage.match.game):
            stage.tell("coach-hint-none")
            return
        seen = stage.match.view(seat)
        if seen != self._asked:
            self._asked = seen
            found = coach_of(stage.match.game).hint(stage.match.imagined(seat), seat)
            self._steps = found.steps()
        step = self._steps[0]
        self._tell(coaching.hint(words_of(stage.match.game, stage.words), step))
        if len(self._steps) > 1:
            self._steps.pop(0)
            stage.tell("coach-hint-more")

    def plans(self, seat: int, rest: str) -> None:
        """Show whole plans for the current decision."""
        match = self._stage.match
        known = has_coach(match.game)
        found = coach_of(match.game).plans(match.imagined(seat), seat) if known else []
        if found:
            self._tell(words_of(match.game, self._stage.words).plans(found))
        else:
            self._stage.tell("coach-no-plans")

    def _tell(self, lines: list[Line]) -> None:
        for line, indent in lines:
            self._stage.console.say(line, indent)

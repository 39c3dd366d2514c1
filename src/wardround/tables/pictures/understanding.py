"""Typed lines at a table: the actions that they name, one after the other."""

from __future__ import annotations

from collections.abc import Sequence

from wardround.core.errors import IllegalAction, WardroundError
from wardround.core.json_types import ActionRecord, View
from wardround.narration.narrator import Narrator
from wardround.narration.understanding import WRONG_MOMENT, action_typed, steps_typed
from wardround.tables.errors import HalfDone, NotNow
from wardround.tables.game.table import Table
from wardround.tables.pictures.names import table_names


class Typed:
    """A line that was typed on a seat, and how far it has been carried out."""

    def __init__(self, table: Table, narrator: Narrator, seat: int, text: str) -> None:
        self._table = table
        self._narrator = narrator
        self._seat = seat
        self._steps = steps_typed(table.playing(), narrator, seat, text, self._names())
        self._step = ""
        self._verb = ""
        self._label = ""
        self._done: list[str] = []
        """What was done, in words."""
        self._count = 0
        """How many moves there were before the last step."""

    def _names(self) -> list[str]:
        return table_names(self._table.chairs, self._narrator.words)

    def next(self) -> int | None:
        """Return the next action that is meant, or None at the end; refuse what can't be."""
        self._leave_out_forced()
        if not self._steps:
            return None
        self._step = self._steps.pop(0)
        match, names = self._table.playing(), self._names()
        self._count = match.version
        said, verb = self._step, self._verb
        action, later = action_typed(match, self._narrator, self._seat, said, names, verb)
        self._steps[:0] = later
        reason = match.why_not(self._seat, action)
        view = match.view(self._seat)
        if reason is not None and reason.code == WRONG_MOMENT and self._seat in match.actors():
            why = self._narrator.words.reason(reason)
            asked = self._narrator.prompt(view, self._seat)
            raise NotNow("not-now", why=why, asked=asked, rule=reason.rule)
        if reason is not None:
            raise IllegalAction(reason.code, reason.rule, match.text(action))
        record = match.action_record(action)
        self._verb = str(record["verb"])
        self._label = self._called(record, view, names)
        return action

    def did(self) -> None:
        """Note that the action was carried out."""
        self._done.append(self._label)

    def _leave_out_forced(self) -> None:
        """Leave out what was meant next and has been played already, being forced."""
        match, names, grammar = self._table.playing(), self._names(), self._narrator.grammar
        moves = match.moves_since(self._count)[1:] if self._done else []
        forced = [move.action for move in moves if move.seat == self._seat]
        for action in forced:
            record = match.action_record(action)
            label = self._called(record, None, names)
            meaning = grammar.meaning(action, record, label, names)
            if self._steps and grammar.meant(self._steps[0], [meaning], self._verb):
                del self._steps[0]
                self._done.append(label)

    def _called(self, record: ActionRecord, view: View | None, names: Sequence[str]) -> str:
        return self._narrator.grammar.label(self._narrator.action(record, view, names))

    def refused(self, error: WardroundError) -> WardroundError:
        """Return an error with what was done before it, if anything was."""
        if not self._done:
            return error
        words = self._narrator.words
        rule = str(error.facts.get("rule", ""))
        return HalfDone(
            "next-step",
            error,
            done=words.joined(self._done),
            text=self._step,
            why=words.error(error),
            rule=rule,
        )

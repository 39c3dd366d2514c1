"""Decisions that don't depend on each other, because all seats decide at the same time."""

from __future__ import annotations

from collections.abc import Sequence

from wardround.core.records import Terms
from wardround.tables.game.course import Course
from wardround.tables.game.undo import Undoable


class Independence:
    """Whether the seats of a game decide at the same time, so that none needs what others did."""

    __slots__ = ("_course", "_phase")

    def __init__(self, terms: Terms, course: Course) -> None:
        together = terms.game.traits.together
        one_by_one = together is not None and terms.options.settings().get(together.unless)
        self._phase = "" if together is None or one_by_one else together.phase
        self._course = course

    def holds_now(self) -> bool:
        """Return whether all seats decide at the same time now."""
        return bool(self._phase) and self._course.moment.view(None)["phase"] == self._phase

    def frees(self, done: Sequence[Undoable]) -> bool:
        """Return whether no other seat can need what a seat did, since the first of these.

        A roll or draw in between could depend on it.
        """
        first = done[0]
        return first.together and self.holds_now() and self._course.last_luck() < first.mark.index

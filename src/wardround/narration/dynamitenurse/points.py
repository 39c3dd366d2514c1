"""The points of Dynamite Nurse, each with its source."""

from __future__ import annotations

from collections.abc import Sequence

from wardround.core.game import Outcome, Point
from wardround.dynamitenurse.view_types import DynamiteNurseView
from wardround.words.dynamitenurse import DynamiteNurseWords
from wardround.words.words import numeral, signed


class Points:
    """Describes the reasons of points."""

    def __init__(self, words: DynamiteNurseWords) -> None:
        self._words = words

    def breakdown(
        self, outcome: Outcome, names: Sequence[str], view: DynamiteNurseView | None
    ) -> list[str]:
        """Return every point of every seat, one line each."""
        told: list[str] = []
        for seat, name in enumerate(names):
            own = self._words.person(name) == "you"
            key = "dn-result-your-vp" if own else "dn-result-vp-of"
            told += ["", self._words.say(key, player=name, of=self._words.of(name))]
            told += [
                self._words.say("dn-point", signed=signed(point.amount), reason=reason)
                for point, reason in self.reasons(outcome, seat, view)
            ]
            told.append(self._words.say("result-total", score=numeral(outcome.scores[seat])))
        return told

    def reasons(
        self, outcome: Outcome, seat: int, view: DynamiteNurseView | None
    ) -> list[tuple[Point, str]]:
        """Return the points of a seat, each with what it is for."""
        return [(point, self._reason(point, seat, view)) for point in outcome.points[seat]]

    def _reason(self, point: Point, seat: int, view: DynamiteNurseView | None) -> str:
        if point.reason == "kill-marks" and view is not None:
            hospital = view["hospitals"][seat]
            name = "dynamite-nurse" if hospital["dynamite_nurse"] else "kill-marks"
            return self._words.say(f"score-{name}-counted", count=hospital["final_kill_marks"] or 0)
        return self._words.scored(point.reason, point.source)

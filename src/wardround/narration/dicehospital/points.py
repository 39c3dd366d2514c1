"""Points of Dice Hospital with their reasons, with counts where the amount implies them."""

from __future__ import annotations

from collections.abc import Sequence

from wardround.core.game import Outcome, Point
from wardround.dicehospital.options import DiceHospitalOptions
from wardround.dicehospital.scoring import BAG, FATALITY, LEFT_BEHIND
from wardround.dicehospital.view_types import DiceHospitalView
from wardround.words.dicehospital import DiceHospitalWords
from wardround.words.words import numeral, signed


class Points:
    """Describes the reasons of points."""

    def __init__(self, words: DiceHospitalWords, options: DiceHospitalOptions) -> None:
        self._words = words
        self._score = options.content.house.score
        double = 2 if options.double_fatality_penalty else 1
        self._each = {"fatalities": FATALITY * double, "bags": BAG, "left-behind": LEFT_BEHIND}

    def reason(self, reason: str, amount: int) -> str:
        """Return what points are for, with the number of patients or bags where it is known."""
        count = self._count(reason, amount)
        if count == 0:
            return self._words.say(f"score-{reason}")
        return self._words.say(f"score-{reason}-counted", count=count)

    def _count(self, reason: str, amount: int) -> int:
        if reason in self._each:
            count, rest = divmod(amount, self._each[reason])
            return 0 if rest else count
        if reason == "discharged":
            # The last entry of the table is for this many or more.
            fitting = [number for number, points in enumerate(self._score) if points == amount]
            return fitting[0] if len(fitting) == 1 and fitting[0] < len(self._score) - 1 else 0
        return 0

    def breakdown(
        self, outcome: Outcome, names: Sequence[str], view: DiceHospitalView | None
    ) -> list[str]:
        """Return every point of every seat, one line each."""
        told: list[str] = []
        for seat, name in enumerate(names):
            own = self._words.person(name) == "you"
            key = "result-your-points" if own else "result-points-of"
            told += ["", self._words.say(key, player=name, of=self._words.of(name))]
            told += [self._line(*one) for one in self.reasons(outcome, seat, view)]
            told.append(self._words.say("result-total", score=numeral(outcome.scores[seat])))
        return told

    def reasons(
        self, outcome: Outcome, seat: int, view: DiceHospitalView | None
    ) -> list[tuple[Point, str]]:
        """Return the points of a seat, each with what it is for."""
        told: list[tuple[Point, str]] = []
        reports = _reports(view)
        for point in outcome.points[seat]:
            reason, named = self.reason(point.reason, point.amount), reports.get(point.reason)
            if named:
                report = self._words.named("report", named.pop(0))
                reason = self._words.say("score-report-of", reason=reason, report=report)
            told.append((point, reason))
        return told

    def _line(self, point: Point, reason: str) -> str:
        amount = signed(point.amount)
        if point.round:
            return self._words.say(
                "point-in-round", round=point.round, signed=amount, reason=reason
            )
        return self._words.say("point-at-end", signed=amount, reason=reason)


def _reports(view: DiceHospitalView | None) -> dict[str, list[str]]:
    """Return the reports that the points of the end are for, in the order of those points."""
    if view is None:
        return {}
    return {
        "report-completed": list(view["reports_done"]),
        "report-missed": [report for report in view["reports"] if report],
    }

"""The value of a position to a seat at any moment of a game: that of the plan that follows."""

from __future__ import annotations

from wardround.bots.dicehospital.features import Powers
from wardround.bots.dicehospital.model import Model
from wardround.bots.dicehospital.problem import node_of, problem_of
from wardround.bots.dicehospital.round_judge import RoundJudge
from wardround.bots.dicehospital.search import Planner
from wardround.bots.dicehospital.taste import Taste, TastefulJudge
from wardround.core.ints import i64
from wardround.dicehospital import dice, staffing, steps
from wardround.dicehospital.content import Content
from wardround.dicehospital.state import Hospital, Table
from wardround.dicehospital.within_placement import PLACING


class Appraiser:
    """Values positions with one model; `width` is that of the beam it plans with, or 0.

    Without a taste it values them as they are.
    """

    __slots__ = ("model", "nodes", "powers", "taste", "width")

    def __init__(
        self, content: Content, model: Model, width: int, taste: Taste | None = None
    ) -> None:
        self.model = model
        self.powers = Powers(content)
        self.width = width
        self.taste = taste
        self.nodes: i64 = 0
        """How many hospitals were looked at so far."""

    def judge(self, table: Table, hospital: Hospital) -> RoundJudge:
        """Return the judge of how this round ends for a possible hospital."""
        if self.taste is not None:
            return TastefulJudge(table, self.model, self.powers, hospital, self.taste)
        return RoundJudge(table, self.model, self.powers, hospital)

    def value(self, table: Table, seat: i64) -> float:
        """Return the expected final score of a seat.

        In the middle of a placement, it counts as it is.
        """
        hospital = table.hospitals[seat]
        value = float(hospital.score) + reported(table)
        step = table.step
        if step >= steps.COLLECT:
            return value + self._collected(table, hospital)
        if step > steps.ACTIVATE or (step == steps.ACTIVATE and seat not in table.waiting):
            return value + self._over(table, hospital)
        if table.round > 0 and step <= steps.ROUND:
            return value + self._between(table, hospital)
        return value + self._planned(table, hospital)

    def _planned(self, table: Table, hospital: Hospital) -> float:
        """Return what the best plan for this round's activation brings, and leaves."""
        fresh = hospital if table.step == steps.ACTIVATE else prepared(table, hospital)
        judge = self.judge(table, fresh)
        root = node_of(fresh)
        self.nodes += 1
        if self.width == 0:
            return judge.judge(root)
        # No gambling: what a card that rolls dice is worth, a model has learned.
        planner = Planner(problem_of(table, fresh), judge)
        found = planner.beam(root, self.width, False)
        self.nodes += found.nodes
        return found.value

    def _over(self, table: Table, hospital: Hospital) -> float:
        """Return what a hospital is worth when its activation is over."""
        fresh = hospital
        if hospital.held:
            # Protected patients do not get worse: they count as if they were treated.
            fresh = hospital.copy()
            for one in hospital.held:
                dice.insert(fresh.wards, dice.treated(one))
        return self.judge(table, fresh).judge(node_of(fresh))

    def _between(self, table: Table, hospital: Hospital) -> float:
        """Return what a hospital is worth after one round and before the next."""
        judge = self.judge(table, hospital)
        left: list[int] = [dice.TO_PLAIN[one] for one in hospital.wards]
        fatalities = hospital.fatalities
        return judge.outlook.of(left, hospital.bags, fatalities) + float(
            judge.fatality * fatalities
        )

    def _collected(self, table: Table, hospital: Hospital) -> float:
        """Return what a hospital's end adds to its score; in a collection, every patient may go."""
        kept = len(hospital.wards) if table.options.final_round_collections else 0
        fatality = 4 if table.solo() and table.options.double_fatality_penalty else 2
        return float(hospital.bags - kept - fatality * hospital.fatalities)


def reported(table: Table) -> float:
    """Return the points of a solo game's reports if no more are completed (DH-11.5)."""
    total = 0
    missed = 2 if table.options.double_report_penalty else 1
    for report in table.reports_done:
        total += int(table.content.reports[report].points)
    for report in table.reports:
        if report >= 0:
            total -= missed * int(table.content.reports[report].points)
    return float(total)


def prepared(table: Table, hospital: Hospital) -> Hospital:
    """Return a hospital as it would start its activation: patients in bed, meeples ready."""
    fresh = Hospital(hospital)
    if table.step > steps.SET_VALUES:
        for plain in fresh.arrivals:
            dice.insert(fresh.wards, dice.arrival(plain))
    beds = table.content.house.beds
    while len(fresh.wards) > beds:
        lowest = 0
        for at, one in enumerate(fresh.wards):
            if dice.VALUE[one] < dice.VALUE[fresh.wards[lowest]]:
                lowest = at
        del fresh.wards[lowest]
        fresh.fatalities += 1
    fresh.arrivals = ()
    staffing.set_out(table, fresh, table.open_event())
    fresh.asked = PLACING
    return fresh

"""Phase 5, discharged patients: reports, points, administrators, grants (DH-7, DH-11.4)."""

from __future__ import annotations

from typing import Final

from wardround.core.ints import i64
from wardround.core.steps import Step
from wardround.dicehospital import actions, bag, events, scoring, steps, ward
from wardround.dicehospital.content import Administrator
from wardround.dicehospital.journal import tell
from wardround.dicehospital.state import Hospital, Table

COLUMNS: Final = 3
EMPTY_BONUS: Final = 5


def has(counts: i64, needs: tuple[int, int, int]) -> bool:
    """Return whether packed counts (a byte a colour) cover what is needed."""
    for colour in range(3):
        if (counts >> (ward.GONE_BITS * colour)) & 0xFF < needs[colour]:
            return False
    return True


def packed(needs: tuple[int, int, int]) -> i64:
    """Return what is needed as packed counts."""
    return needs[0] + (needs[1] << ward.GONE_BITS) + (needs[2] << (2 * ward.GONE_BITS))


def points_for(table: Table, number: i64) -> i64:
    """Return the points for so many patients discharged in a round (DH-7.1)."""
    score = table.content.house.score
    return score[min(number, len(score) - 1)]


class Reports(Step[Table]):
    """Solo: bottom-row reports may be completed with the discharged dice (DH-11.4)."""

    name = "reports"
    rule = "DH-11.4"

    def run(self, table: Table) -> None:
        """Ask while a report can be completed."""
        hospital = table.hospitals[0]
        if table.stage == 0:
            table.stage = 1
            hospital.report_dice = hospital.gone
        if table.solo() and hospital.report_dice >= 0 and self.open_reports(table):
            table.waiting = [0]
        else:
            hospital.report_dice = 0
            table.go(steps.DISCHARGE)

    def open_reports(self, table: Table) -> list[int]:
        """Return the reports of the bottom row that the dice left can complete."""
        left = table.hospitals[0].report_dice
        return [
            report
            for report in sorted(table.reports[:COLUMNS])
            if report >= 0 and has(left, table.content.reports[report].needs)
        ]

    def legal(self, table: Table, seat: i64) -> list[int]:
        """Offer to stop, and the reports."""
        return [actions.PASS] + [table.space.report + one for one in self.open_reports(table)]

    def push(self, table: Table, seat: i64, action: i64) -> None:
        """Complete a report; the one above it slides down."""
        hospital = table.hospitals[0]
        table.waiting = []
        if action == actions.PASS:
            hospital.report_dice = -1
            return
        report = action - table.space.report
        hospital.report_dice -= packed(table.content.reports[report].needs)
        rows = list(table.reports)
        column = rows.index(report)
        rows[column] = rows[column + COLUMNS]
        rows[column + COLUMNS] = -1
        table.reports = tuple(rows)
        table.reports_done = (*table.reports_done, report)
        tell(table, events.REPORT_COMPLETED, seat, report)


class Discharge(Step[Table]):
    """Points for the discharged, then the dice go back to the bag (DH-7.5)."""

    def run(self, table: Table) -> None:
        """Score every player and clear the discharge areas."""
        event = table.open_event()
        for seat in range(table.seats):
            hospital = table.hospitals[seat]
            points = points_for(table, ward.gone_in_all(hospital))
            scoring.score(table, seat, points, scoring.DISCHARGED)
            scoring.score(table, seat, self.administered(table, seat), scoring.ADMINISTRATOR)
            if event is not None and event.grant_points and has(hospital.gone, event.grant_needs):
                scoring.score(table, seat, event.grant_points, scoring.GRANT)
        for seat in range(table.seats):
            hospital = table.hospitals[seat]
            self.clear(table, hospital)
            if not hospital.wards:
                scoring.score(table, seat, EMPTY_BONUS, scoring.EMPTY_HOSPITAL)
        table.go(steps.SHIFT)

    def administered(self, table: Table, seat: i64) -> i64:
        """Return the points of a player's administrator (DH-14, DH-17.4)."""
        hospital = table.hospitals[seat]
        if hospital.administrator < 0:
            return 0
        administrator = table.content.administrators[hospital.administrator]
        if administrator.most:
            return administrator.points if self.most(table, seat) else 0
        return administrator.points * self.sets(hospital, administrator)

    def sets(self, hospital: Hospital, administrator: Administrator) -> i64:
        """Return how often what the administrator asks for was discharged."""
        if administrator.points == 0 or not has(hospital.gone, administrator.needs):
            return 0
        if not administrator.per_set:
            return 1
        times: i64 = 99
        for colour in range(3):
            if administrator.needs[colour] > 0:
                fits = ward.gone(hospital, colour) // administrator.needs[colour]
                times = fits if fits < times else times
        return times

    def most(self, table: Table, seat: i64) -> bool:
        """Return whether a player discharged strictly more than all others (DH-7.4)."""
        mine = ward.gone_in_all(table.hospitals[seat])
        for other in range(table.seats):
            if other != seat and ward.gone_in_all(table.hospitals[other]) >= mine:
                return False
        return mine > 0

    def clear(self, table: Table, hospital: Hospital) -> None:
        """Return the discharged dice to the bag (DH-7.3)."""
        for colour in range(3):
            for _ in range(ward.gone_printed(hospital, colour)):
                bag.put_back(table, colour)
        hospital.gone = 0
        hospital.gone_printed = 0

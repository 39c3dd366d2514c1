"""Points: recorded with their reasons, and added up into the outcome (DH-9)."""

from __future__ import annotations

from typing import Final, cast, get_args

from wardround.core.game import Outcome, Point
from wardround.core.ints import i64
from wardround.dicehospital import dice, events
from wardround.dicehospital.journal import tell
from wardround.dicehospital.options import DiceHospitalOptions
from wardround.dicehospital.state import Hospital, Table
from wardround.dicehospital.view_types import DiceScored, Reason, ScoreReason

REASONS: Final[tuple[Reason, ...]] = get_args(Reason)
DISCHARGED: Final = 0
EMPTY_HOSPITAL: Final = 1
ADMINISTRATOR: Final = 2
GRANT: Final = 3
INSPECTION: Final = 4
SPECIALIST: Final = 5
COLLECTED: Final = 6
DEPARTMENT: Final = 7

AMOUNT_BITS: Final = 10
AMOUNT_ZERO: Final = 512
REASON_BITS: Final = 4

FATALITY: Final = -2
BAG: Final = 1
LEFT_BEHIND: Final = -1

RANKS: Final = (
    "under-review", "locum", "registrar", "consultant", "chief-of-medicine", "hall-of-fame",
)  # fmt: skip
"""Solo ranks (DH-11.6): one below each score of `House.solo_ranks`, and the last above all."""


def entry(round: i64, reason: i64, amount: i64) -> i64:
    """Return a line of the ledger as a number: round, reason, amount."""
    return ((round << REASON_BITS | reason) << AMOUNT_BITS) + amount + AMOUNT_ZERO


def score(table: Table, seat: i64, amount: i64, reason: i64) -> None:
    """Give points during play; the running score never falls below 0 (DH-9.3)."""
    hospital = table.hospitals[seat]
    if hospital.score + amount < 0:
        amount = -hospital.score
    if amount == 0:
        return
    hospital.score += amount
    hospital.ledger = (*hospital.ledger, entry(table.round, reason, amount))
    tell(table, events.POINTS_SCORED, seat, amount, reason)


def line(number: int) -> Point:
    """Return a line of the ledger."""
    amount = (number & ((1 << AMOUNT_BITS) - 1)) - AMOUNT_ZERO
    rest = number >> AMOUNT_BITS
    return Point(amount, REASONS[rest & ((1 << REASON_BITS) - 1)], rest >> REASON_BITS)


def scored(number: int) -> DiceScored:
    """Return a line of the ledger as plain values."""
    point = line(number)
    reason = cast(ScoreReason, point.reason)
    return {"amount": point.amount, "reason": reason, "round": point.round}


def fatality_points(options: DiceHospitalOptions) -> int:
    """Return what each fatality costs at the end (DH-9.1), or twice as much (DH-11.5)."""
    return FATALITY * (2 if options.double_fatality_penalty else 1)


def final_lines(table: Table, hospital: Hospital) -> list[Point]:
    """Return what the end of the game adds to or takes from a score (DH-9.1, 10.5, 11.5)."""
    options = table.options
    lines: list[Point] = []
    if hospital.fatalities:
        lines.append(Point(fatality_points(options) * hospital.fatalities, "fatalities", 0))
    if hospital.bags:
        lines.append(Point(BAG * hospital.bags, "bags", 0))
    for report in table.reports_done:
        lines.append(Point(table.content.reports[report].points, "report-completed", 0))
    missed = 2 if options.double_report_penalty else 1
    for report in table.reports:
        if report >= 0:
            amount = -missed * table.content.reports[report].points
            lines.append(Point(amount, "report-missed", 0))
    if options.final_round_collections and hospital.wards:
        lines.append(Point(LEFT_BEHIND * len(hospital.wards), "left-behind", 0))
    return lines


def outcome(table: Table) -> Outcome:
    """Return scores, places and every point with its reason, of a game that is over."""
    points: list[tuple[Point, ...]] = []
    scores: list[int] = []
    keys: list[tuple[int, int, int]] = []
    for hospital in table.hospitals:
        lines = [line(number) for number in hospital.ledger] + final_lines(table, hospital)
        total = sum(point.amount for point in lines)
        pips = sum(dice.VALUE[patient] for patient in hospital.wards)
        points.append(tuple(lines))
        scores.append(total)
        # DH-9.2: most points, then fewest patients left, then most pips; else shared.
        keys.append((total, -len(hospital.wards), pips))
    places = tuple(1 + sum(1 for other in keys if other > key) for key in keys)
    return Outcome(tuple(scores), places, tuple(points))


def rank(score: int, scores: tuple[int, ...]) -> str:
    """Return the solo title that a score earns (DH-11.6)."""
    return RANKS[sum([1 for reached in scores if score >= reached])]

"""The final score: every point with its reason and its card (DN-3)."""

from __future__ import annotations

from typing import Final, get_args

from wardround.core.game import Outcome, Point
from wardround.dynamitenurse.content import (
    CONDITIONS,
    END_BEST_NAME,
    END_EMERGENCIES,
    END_KILL_MARKS,
    EndText,
)
from wardround.dynamitenurse.patients import name_of
from wardround.dynamitenurse.state import Hospital, Table
from wardround.dynamitenurse.view_types import Reason

REASONS: Final[tuple[Reason, ...]] = get_args(Reason)
ADMITTED: Final = 1
"""What each Patient still admitted is worth, on either side."""


def owned(hospital: Hospital) -> list[int]:
    """Return all Action and Nurse cards of a player, wherever they are, sorted (DN-3.2)."""
    return sorted([*hospital.hand, *hospital.deck, *hospital.discard, *hospital.in_play])


def final_kill_marks(table: Table, seat: int) -> int:
    """Return the final Kill Mark count: with the Dynamite Nurse card, and after texts (DN-3.3)."""
    hospital = table.hospitals[seat]
    count = int(hospital.kill_marks)
    if table.town.dynamite_nurse == seat:
        count += table.content.house.dynamite_nurse_marks
    for card in owned(hospital):
        for end in table.content.cards[card].ends:
            if end.does == END_KILL_MARKS:
                count += int(end.amount)
    return max(0, count)


def penalty(table: Table, count: int) -> int:
    """Return the VP that so many Kill Marks cost; more than the table has cost no more."""
    steps = table.content.house.penalty
    return steps[min(count, len(steps) - 1)]


def end_points(table: Table, hospital: Hospital, end: EndText) -> int:
    """Return what an end-of-game text about acquired Patients is worth to its owner."""
    kinds = [table.content.kinds[table.content.patients[one]] for one in hospital.acquired]
    if end.does == END_EMERGENCIES:
        return int(end.amount) * sum([1 for kind in kinds if kind.emergency])
    if end.does == END_BEST_NAME:
        names = [int(kind.condition) for kind in kinds]
        totals = [int(end.amount) * names.count(name) for name in range(len(CONDITIONS))]
        return max(totals)
    return 0


def lines(table: Table, seat: int) -> list[Point]:
    """Return every point of a player, with its reason and its card."""
    content = table.content
    hospital = table.hospitals[seat]
    out: list[Point] = []
    for patient in hospital.acquired:
        vp = int(content.kinds[content.patients[patient]].vp)
        out.append(Point(vp, "acquired", 0, name_of(patient)))
    out += [Point(ADMITTED, "admitted", 0, name_of(sided >> 1)) for sided in hospital.admitted]
    cards = owned(hospital)
    for card in sorted(set(cards)):
        vp = int(content.cards[card].vp) * cards.count(card)
        out.append(Point(vp, "card", 0, content.cards[card].card.id))
    for card in cards:
        for end in content.cards[card].ends:
            amount = end_points(table, hospital, end)
            out.append(Point(amount, "end-text", 0, content.cards[card].card.id))
    out.append(Point(-penalty(table, final_kill_marks(table, seat)), "kill-marks", 0))
    return [point for point in out if point.amount != 0]


def outcome(table: Table) -> Outcome:
    """Return scores, places and every point with its reason."""
    points = [tuple(lines(table, seat)) for seat in range(table.seats)]
    scores = [sum([point.amount for point in seat]) for seat in points]
    # DN-3.4: most VP, then the lower final Kill Mark count; else shared.
    keys = [(score, -final_kill_marks(table, seat)) for seat, score in enumerate(scores)]
    places = tuple([1 + sum([1 for other in keys if other > key]) for key in keys])
    return Outcome(tuple(scores), places, tuple(points))

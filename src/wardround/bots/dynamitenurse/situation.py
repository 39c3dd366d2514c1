"""The state of a table: scores, leaders, loads, and how much of the game is left."""

from __future__ import annotations

from typing import Final

from wardround.core.ints import i64
from wardround.dynamitenurse import scoring
from wardround.dynamitenurse.content import END_KILL_MARKS
from wardround.dynamitenurse.patients import CHARGES
from wardround.dynamitenurse.state import Table

DEATHS_A_TURN: Final = 0.2
"""How many Kill Marks a turn costs, about."""


def score_of(table: Table, seat: i64) -> i64:
    """Return what a player would score if the game ended now."""
    content = table.content
    hospital = table.hospitals[seat]
    total: i64 = len(hospital.admitted) * scoring.ADMITTED
    for patient in hospital.acquired:
        total += content.kinds[content.patients[patient]].vp
    for cards in (hospital.hand, hospital.deck, hospital.discard, hospital.in_play):
        for card in cards:
            owned = content.cards[card]
            total += owned.vp
            for end in owned.ends:
                total += scoring.end_points(table, hospital, end)
    return total - scoring.penalty(table, final_marks(table, seat))


def final_marks(table: Table, seat: i64) -> i64:
    """Return how many Kill Marks would count if the game ended now, as `scoring` does."""
    content = table.content
    hospital = table.hospitals[seat]
    marks = hospital.kill_marks
    if table.town.dynamite_nurse == seat:
        marks += content.house.dynamite_nurse_marks
    for cards in (hospital.hand, hospital.deck, hospital.discard, hospital.in_play):
        for card in cards:
            for end in content.cards[card].ends:
                if end.does == END_KILL_MARKS:
                    marks += end.amount
    return max(0, marks)


def rounds_left(table: Table) -> float:
    """Return about how many more turns each player will have."""
    seats = float(table.seats)
    by_dungeon = float(len(table.town.dungeon) + 1) / seats
    by_kill_marks = float(table.town.kill_marks) / (DEATHS_A_TURN * seats)
    return min(by_dungeon, by_kill_marks)


def transported(table: Table, seat: i64) -> i64:
    """Return how many charges of a player are in transport."""
    count: i64 = 0
    for charge in table.town.ambulances:
        if charge % CHARGES == seat:
            count += 1
    return count


def load(table: Table, seat: i64) -> i64:
    """Return how many Patients a player is in charge of."""
    return len(table.hospitals[seat].admitted) + transported(table, seat)


def criticals(table: Table, seat: i64) -> i64:
    """Return how many admitted Patients of a player are critical."""
    count: i64 = 0
    for sided in table.hospitals[seat].admitted:
        count += sided & 1
    return count


def vp_of(table: Table, sided: i64) -> float:
    """Return the VP of a Patient, given with its side."""
    content = table.content
    return float(content.kinds[content.patients[sided >> 1]].vp)


def next_to_worsen(table: Table) -> i64:
    """Return whose charge gets worse if nobody can be transported (DN-7.4), or -1."""
    row = table.town.ambulances
    for charge in row:
        if (charge // CHARGES) & 1 == 0:
            return charge % CHARGES
    return row[0] % CHARGES if row else -1


def leads_of(table: Table) -> list[float]:
    """Return how many points each player is above the mean of the table."""
    scores = [float(score_of(table, seat)) for seat in range(table.seats)]
    mean = sum(scores) / float(table.seats)
    return [score - mean for score in scores]


def leads(table: Table, seat: i64) -> bool:
    """Return whether a player has more points than everyone else."""
    own = score_of(table, seat)
    for other in range(table.seats):
        if other != seat and score_of(table, other) >= own:
            return False
    return True

"""The features of a player's chances, as numbers, at the start of a turn.

They depend only on the position and on what the pack prints, not on hidden information, so the
luck of a hand does not matter either. A new or changed feature needs another `VERSION` and a newly
trained value.
"""

from __future__ import annotations

from typing import Final

from wardround.bots.dynamitenurse.situation import final_marks, next_to_worsen
from wardround.bots.dynamitenurse.worth import Worth
from wardround.core.ints import i64
from wardround.dynamitenurse import scoring
from wardround.dynamitenurse.patients import CHARGES
from wardround.dynamitenurse.state import Table

VERSION: Final = 1
NAMES: Final = (
    "points", "points-late", "penalty", "next-mark", "title", "wait",
    "cards", "tp", "gold", "draws", "actions", "acquires", "harms", "relief",
    "tp-left", "gold-left", "draws-left", "actions-left", "acquires-left",
    "healthy", "healthy-vp", "healthy-severity", "healthy-near", "healthy-emergency",
    "critical", "critical-vp", "critical-severity", "critical-near", "critical-care", "due",
    "riding", "riding-vp", "riding-severity", "riding-critical", "riding-next", "row",
    "over", "over-all", "danger", "turns", "turns-over", "reach-vp",
    "left", "marks-left", "three", "five",
)  # fmt: skip
"""The features of one seat, in order; `x-left` is x times the rounds that are left."""
COUNT: Final = len(NAMES)
MOST_TURNS: Final = 8.0
"""More turns of work than these count the same."""


class Sums:
    """What a player's cards give in one turn on average, and their VP."""

    __slots__ = ("acquires", "actions", "cards", "draws", "gold", "harms", "relief", "tp")

    def __init__(self) -> None:
        self.cards: i64 = 0
        self.tp = 0.0
        self.gold = 0.0
        self.draws = 0.0
        self.actions = 0.0
        self.acquires = 0.0
        self.harms = 0.0
        self.relief = 0.0

    def add(self, cards: list[int], worth: Worth) -> None:
        """Count some of the player's cards."""
        for card in cards:
            self.cards += 1
            self.tp += worth.tp[card]
            self.gold += worth.gold[card]
            self.draws += worth.draws[card]
            self.actions += worth.actions[card]
            self.acquires += worth.acquires[card]
            self.harms += worth.harms[card]
            self.relief += worth.relief[card]

    def list_for(self, hand: i64) -> list[float]:
        """Return the number of cards, and what a hand of this many of them gives."""
        share = float(hand) / float(max(1, self.cards))
        self.tp *= share
        self.gold *= share
        self.draws *= share
        self.actions *= share
        self.acquires *= share
        few = [float(self.cards), self.tp, self.gold, self.draws, self.actions, self.acquires]
        return [*few, self.harms * share, self.relief * share]


class Charges:
    """Some Patients of a player: how many, what they promise and what they ask."""

    __slots__ = ("count", "near", "other", "severity", "vp")

    def __init__(self) -> None:
        self.count = 0.0
        self.vp = 0.0
        self.severity = 0.0
        self.near = 0.0
        """How many of them one turn could pay for."""
        self.other = 0.0

    def add(self, vp: float, severity: float, tp: float) -> None:
        """Count a Patient."""
        self.count += 1.0
        self.vp += vp
        self.severity += severity
        if severity <= tp + 1.0:
            self.near += 1.0


def features(table: Table, worth: Worth, seat: i64) -> list[float]:
    """Return the features of one seat, in the order of `NAMES`."""
    hospital = table.hospitals[seat]
    seats = float(table.seats)
    left = float(len(table.town.dungeon) + 1) / seats
    late = 1.0 / (1.0 + left)
    points = points_of(table, worth, seat)
    marks = final_marks(table, seat)
    lost = float(scoring.penalty(table, marks))
    worse = float(scoring.penalty(table, marks + 1)) - lost
    points -= lost
    wait = float((seat - table.active + table.seats) % table.seats) / seats
    title = 1.0 if table.town.dynamite_nurse == seat else 0.0
    out = [points, points * late, lost, worse, title, wait]
    sums = Sums()
    sums.add(hospital.deck, worth)
    sums.add(hospital.discard, worth)
    sums.add(hospital.hand, worth)
    sums.add(hospital.in_play, worth)
    out += sums.list_for(table.content.house.hand)
    out += [sums.tp * left, sums.gold * left, sums.draws * left]
    out += [sums.actions * left, sums.acquires * left]
    out += prospects(table, worth, seat, sums.tp, worse, left)
    out += [left, float(table.town.kill_marks) / seats]
    out += [1.0 if table.seats == 3 else 0.0, 1.0 if table.seats == 5 else 0.0]
    return out


def points_of(table: Table, worth: Worth, seat: i64) -> float:
    """Return the VP of a player's acquired Patients, cards and end-of-game texts."""
    hospital = table.hospitals[seat]
    total = 0.0
    for patient in hospital.acquired:
        total += worth.patient_vp[patient]
    for cards in (hospital.deck, hospital.discard, hospital.hand, hospital.in_play):
        for card in cards:
            total += worth.vp[card]
            if worth.has_ends[card]:
                for end in table.content.cards[card].ends:
                    total += float(scoring.end_points(table, hospital, end))
    return total


def prospects(
    table: Table, worth: Worth, seat: i64, tp: float, worse: float, left: float
) -> list[float]:
    """Return what a player's charges promise, ask for and threaten."""
    content = table.content
    healthy = Charges()
    critical = Charges()
    due = 0.0
    for sided in table.hospitals[seat].admitted:
        severity = float(content.severity[sided])
        if sided & 1:
            critical.add(worth.patient_vp[sided >> 1], severity, tp)
            critical.other += 1.0 if content.care[sided] > 0 else 0.0
            due += float(content.payment[sided])
        else:
            healthy.add(worth.patient_vp[sided >> 1], severity, tp)
            healthy.other += 1.0 if content.payment[sided | 1] > 0 else 0.0
    riding = riding_of(table, worth, seat, tp)
    row = float(len(table.town.ambulances)) / float(table.seats)
    next_worse = row if next_to_worsen(table) == seat else 0.0
    beds = float(content.house.beds)
    over = max(0.0, healthy.count + critical.count - beds)
    over_all = max(0.0, healthy.count + critical.count + riding.count - beds)
    turns = (healthy.severity + critical.severity + riding.severity) / (tp + 1.0)
    share = min(1.0, left / turns) if turns > 0.0 else 1.0
    vp = (healthy.vp + critical.vp + riding.vp) * share
    ill = [critical.count, critical.vp, critical.severity, critical.near, critical.other, due]
    well = [healthy.count, healthy.vp, healthy.severity, healthy.near, healthy.other]
    ride = [riding.count, riding.vp, riding.severity, riding.other, next_worse, row]
    danger = (critical.count + over) * worse
    turns_over = max(0.0, turns - left)
    rest = [over, over_all, danger, min(MOST_TURNS, turns), min(MOST_TURNS, turns_over), vp]
    return [*well, *ill, *ride, *rest]


def riding_of(table: Table, worth: Worth, seat: i64, tp: float) -> Charges:
    """Return a player's charges in transport; `other` counts the critical ones."""
    riding = Charges()
    for charge in table.town.ambulances:
        if charge % CHARGES == seat:
            sided = charge // CHARGES
            riding.add(worth.patient_vp[sided >> 1], float(table.content.severity[sided]), tp)
            riding.other += float(sided & 1)
    return riding

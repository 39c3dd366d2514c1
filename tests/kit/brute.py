"""Activations of Dice Hospital by brute force: every line that the rules allow, one by one.

Nothing here knows how the solver works: legal actions are pushed until `done`, and what a
hospital is then worth is read off its dice.
"""

from __future__ import annotations

from itertools import product
from typing import Any

from tests.kit.build import GAME, activation
from tests.kit.rounds import over, wave_through
from wardround.core.luck import Rng
from wardround.dicehospital import actions, dice, notation, steps
from wardround.dicehospital.state import Hospital, Table

Outcome = tuple[int, ...]


class TooMany(Exception):
    """There are more positions to look at than a test has time for."""


class BruteForce:
    """The best average of points that an activation of the first seat can end with."""

    def __init__(self, table: Table, limit: int) -> None:
        self.table = table
        self.left = limit
        self.begun = table.hospitals[0].score
        self.known: dict[object, float] = {}

    def best(self) -> float:
        """Return it."""
        return self._best(self.table)

    def after(self, plan: list[int]) -> float:
        """Return the same after a plan has been begun."""
        return self._best(carried_out(self.table, plan))

    def _best(self, table: Table) -> float:
        if table.chance >= 0:
            return sum(share * self._best(after(table, roll)) for roll, share in outcomes(table))
        hospital = table.hospitals[0]
        key = (*hospital.key(), *table.bag)
        if key not in self.known:
            self.left -= 1
            if self.left < 0:
                raise TooMany
            self.known[key] = max(self._worth(table, one) for one in GAME.legal(table, 0))
        return self.known[key]

    def _worth(self, table: Table, action: int) -> float:
        hospital = table.hospitals[0]
        if action == actions.DONE:
            return float(hospital.score - self.begun + standing(table, hospital))
        pushed = table.copy()
        GAME.push(pushed, 0, action)
        return self._best(pushed)


def standing(table: Table, hospital: Hospital) -> int:
    """Return the points of DH-7.1 and DH-7.2, and 2 less for each death by DH-6.1."""
    packed = int(hospital.gone)
    gone = packed % 256 + packed // 256 % 256 + packed // 65536
    texts = [dice.text(one) for one in hospital.wards]
    deaths = sum(text.endswith("1") for text in texts)
    points = table.content.house.score[min(gone, 12)] - 2 * deaths
    return points + (5 if deaths == len(texts) else 0)


def after(table: Table, outcome: Outcome) -> Table:
    """Return the table after luck."""
    pushed = table.copy()
    GAME.push_luck(pushed, outcome)
    return pushed


def outcomes(table: Table) -> list[tuple[Outcome, float]]:
    """Return what luck can give now, with the share of each."""
    if table.chance == steps.LUCK_REROLL:
        rolls = list(product(range(1, 7), repeat=len(table.hospitals[0].held)))
        return [(roll, 1 / len(rolls)) for roll in rolls]
    assert table.chance == steps.LUCK_ADMISSION, "only two kinds of luck have a part in activation"
    total = sum(table.bag)
    return [
        ((6 * colour + value - 1,), number / total / 4)
        for colour, number in enumerate(table.bag)
        for value in range(2, 6)
        if number
    ]


def carried_out(table: Table, plan: list[int]) -> Table:
    """Return the table after actions of the first seat, all of which must be legal."""
    table = table.copy()
    for action in plan:
        assert action in GAME.legal(table, 0)
        GAME.push(table, 0, action)
    return table


def played(table: Table, plan: list[int]) -> float:
    """Return the points of the round after a plan, by letting the rules carry out the phases."""
    score, round = table.hospitals[0].score, table.round
    table = carried_out(table, plan)
    lost = table.hospitals[0].fatalities
    GAME.push(table, 0, actions.DONE)
    wave_through(table, lambda at: at.round > round or over(at))
    end = table.hospitals[0]
    return float(end.score - score - 2 * (end.fatalities - lost))


class Hospitals:
    """Random small hospitals of an edition, for the first seat of a table in activation."""

    def __init__(self, seed: str, *, dice: int, staff: int, tiles: int, **settings: Any) -> None:
        self.base = activation("- / - / - / 0", **settings)
        self.rng = Rng(seed)
        self.dice = dice
        self.staff = staff
        self.tiles = tiles
        content = self.base.content
        self.departments = [one.card.id for one in content.departments if not one.printed]
        self.printed = [one.card.id for one in content.departments if one.printed]
        self.specialists = [
            one.card.id for one in content.specialists if not one.copies_another
        ]  # fmt: skip

    def table(self) -> Table:
        """Return a table with another random hospital."""
        table = self.base.copy()
        notation.read_hospital(table, 0, self.text())
        table.hospitals[0].fatalities = self.rng.below(2)
        table.bag = [2, 1, 1]
        return table

    def text(self) -> str:
        """Return a random hospital as text; of the printed departments only a few are unused."""
        below = self.rng.below
        patients = [
            "RYG"[below(3)] + str(1 + below(6)) + ("*" if below(4) == 0 else "")
            for _ in range(below(self.dice + 1))
        ]
        staff = [self._one(["nurse", *self.specialists]) for _ in range(below(self.staff + 1))]
        tiles = [self._one(self.departments) for _ in range(below(self.tiles + 1))]
        used = [f"{one}!" for one in self.printed if below(4)]
        fields = (patients, staff, tiles + used, [str(below(3))])
        return " / ".join(" ".join(field) or "-" for field in fields)

    def _one(self, names: list[str]) -> str:
        return names[self.rng.below(len(names))]

"""One activation as a planner sees it: what stays, and what changes with each placement.

The rules are in `wardround.dicehospital`. This is a compact copy of one Hospital for search:
patients are a sorted string of bytes, meeples and departments bits of one number. Card effects
come from the same content records that the rules read, so that the planner also handles cards of a
user's pack; tests replay every plan through the rules.
"""

from __future__ import annotations

from typing import Final

from wardround.core.ints import i64
from wardround.dicehospital.content import Content, Department, Specialist
from wardround.dicehospital.state import Hospital, Table
from wardround.dicehospital.within_placement import specialist_of

DEPARTMENT_BITS: Final = 24
WORKER_BITS: Final = 16
WORKERS: Final = DEPARTMENT_BITS
"""The offset of the bits of the meeples, after those of the departments."""
BAGS: Final = WORKERS + WORKER_BITS
"""The offset of the number of blood bags."""
BAG: Final = 1 << BAGS
COUNT_BITS: Final = 11
MOST_BAGS: Final = (1 << COUNT_BITS) - 1
FATALITIES: Final = BAGS + COUNT_BITS
FATALITY: Final = 1 << FATALITIES
MOST_FATALITIES: Final = (1 << COUNT_BITS) - 1


class Node:
    """A hospital between two placements, and how the planner came there.

    `rest` holds bits for the departments and meeples already used, blood bags and fatalities.
    """

    __slots__ = ("dice", "gone", "parent", "points", "rest", "value")

    def __init__(self, dice: bytes, rest: i64, gone: i64, points: i64, parent: Node | None) -> None:
        self.dice = dice
        self.rest: i64 = rest
        self.gone: i64 = gone
        """Dice discharged in this round: a byte for each colour that they count as."""
        self.points: i64 = points
        """Points scored by cards during the activation."""
        self.parent = parent
        self.value: float = 0.0

    def bags(self) -> i64:
        """Return the blood bags left."""
        return (self.rest >> BAGS) & MOST_BAGS

    def fatalities(self) -> i64:
        """Return the fatality tokens."""
        return (self.rest >> FATALITIES) & MOST_FATALITIES

    def key(self) -> tuple[bytes, int, int, int]:
        """Return the key of this position."""
        return self.dice, int(self.rest), int(self.gone), int(self.points)


class Problem:
    """What does not change during one activation."""

    __slots__ = (
        "bag", "bags_frozen", "content", "departments", "recolour_passes", "spare_departments",
        "spare_workers", "specialists", "workers",
    )  # fmt: skip

    def __init__(
        self,
        content: Content,
        departments: list[Department],
        workers: list[int],
        specialists: list[Specialist | None],
        bag: tuple[int, int, int],
        bags_frozen: bool,
    ) -> None:
        self.content = content
        self.departments = departments
        """By bit: the departments that could be used; equal ones are adjacent."""
        self.workers = workers
        """By bit: the meeples that could be placed, as the rules number them."""
        self.specialists = specialists
        """By bit: whose ability the meeple has; None for a nurse."""
        self.bag = bag
        """Red, yellow and green dice in the bag, at the start of the activation."""
        self.bags_frozen = bags_frozen
        """Whether blood bags can't be spent in this round (DH-EV10)."""
        self.recolour_passes = content.house.recolour_passes
        self.spare_departments: list[int] = []
        self.spare_workers: list[int] = []
        """What there are no bits for: left idle, so that nothing is proven with them."""


def problem_of(table: Table, hospital: Hospital) -> Problem:
    """Return the activation of a seat, with a hospital that is free to place."""
    spare_departments = hospital.open[:-DEPARTMENT_BITS]
    # Nurses come first, so that they are spared first.
    spare_workers = hospital.idle[:-WORKER_BITS]
    departments = [table.content.departments[one] for one in hospital.open[-DEPARTMENT_BITS:]]
    workers = hospital.idle[-WORKER_BITS:]
    specialists = [specialist_of(table, hospital, worker) for worker in workers]
    event = table.open_event()
    frozen = event is not None and event.bags_frozen
    bag = (table.bag[0], table.bag[1], table.bag[2])
    problem = Problem(table.content, departments, workers, specialists, bag, frozen)
    problem.spare_departments = spare_departments
    problem.spare_workers = spare_workers
    return problem


def node_of(hospital: Hospital) -> Node:
    """Return a hospital that is free to place, as the start of a plan."""
    bags: i64 = min(hospital.bags, MOST_BAGS)
    fatalities: i64 = min(hospital.fatalities, MOST_FATALITIES)
    rest: i64 = (bags << BAGS) | (fatalities << FATALITIES)
    return Node(bytes(hospital.wards), rest, hospital.gone, 0, None)

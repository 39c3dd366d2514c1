"""Plans as actions of the real rules."""

from __future__ import annotations

from wardround.bots.dicehospital.chances import Moment
from wardround.bots.dicehospital.problem import WORKERS, Node, Problem
from wardround.bots.dicehospital.search import Found
from wardround.core.ints import i64
from wardround.dicehospital import actions, dice
from wardround.dicehospital.flow import FLOW
from wardround.dicehospital.state import Hospital, Table
from wardround.dicehospital.within_placement import BETWEEN, PLACING


def line_of(table: Table, seat: i64, problem: Problem, found: Found) -> list[int]:
    """Return the actions of a plan from this position on, without the `done` at its end.

    A plan that luck has a part in ends where luck comes in, or before an Admissions Nurse acts.
    """
    out: list[int] = []
    at = table.copy()
    for node in found.path:
        walked = walk(at, seat, problem, node)
        for action in walked:
            FLOW.push(at, seat, action)
        out += walked
    gamble = found.gamble
    if gamble is not None:
        department = problem.departments[gamble.department].index
        worker = problem.workers[gamble.worker]
        place = int(table.space.place + worker * table.space.departments + department)
        moment = gamble.prospect.moment
        assert moment is not None, "every gamble knows where luck comes in"
        last = approach(at, seat, place, moment)
        assert last, "a gamble must be playable by the rules"
        out += last
    return out


def approach(table: Table, seat: i64, action: i64, moment: Moment) -> list[int]:
    """Return the actions from this one on that lead to where luck comes in, or none."""
    after = table.copy()
    FLOW.push(after, seat, action)
    hospital = after.hospitals[seat]
    if hospital.placement is None or hospital.bags < moment.bags:
        return []
    if is_at(after, hospital, moment):
        return [action]
    if after.chance < 0:
        for more in FLOW.steps[after.step].legal(after, seat):
            rest = approach(after, seat, more, moment)
            if rest:
                return [action, *rest]
    return []


def is_at(table: Table, hospital: Hospital, moment: Moment) -> bool:
    """Return whether a placement has reached a roll."""
    if table.chance < 0 and (moment.held or hospital.asked != BETWEEN):
        return False
    wards = sorted([dice.settled(one) for one in hospital.wards])
    held = sorted([dice.settled(one) for one in hospital.held])
    return wards == moment.wards and held == moment.held and hospital.bags == moment.bags


def walk(table: Table, seat: i64, problem: Problem, node: Node) -> list[int]:
    """Return the actions of the one placement or blood bag that leads to a hospital."""
    before = table.hospitals[seat]
    wanted = goal(problem, node)
    trail = Trail(seat, wanted, least_bags(problem, node))
    for first in starts(table, seat, before, wanted):
        found = trail.follow(table, first)
        if found:
            return found
    raise AssertionError("a plan must be playable by the rules")


def least_bags(problem: Problem, node: Node) -> i64:
    """Return how few bags there can be on the way to a node: what is gained comes at the end."""
    gains: i64 = 0
    for department in problem.departments:
        for effect in department.effects:
            gains = max(gains, effect.bags)
    more: i64 = 0
    for specialist in problem.specialists:
        if specialist is not None:
            for effect in specialist.effects:
                more = max(more, effect.bags)
    return node.bags() - gains - more


def goal(problem: Problem, node: Node) -> tuple[object, ...]:
    """Return a hospital of a plan as something to compare with one of the rules."""
    idle = problem.spare_workers[:]
    for at, worker in enumerate(problem.workers):
        if not node.rest >> (WORKERS + at) & 1:
            idle.append(worker)
    unused = problem.spare_departments[:]
    for at, one in enumerate(problem.departments):
        if not node.rest >> at & 1:
            unused.append(one.index)
    return (list(node.dice), idle, unused, node.bags(), node.fatalities(), node.gone)


def reached(hospital: Hospital) -> tuple[object, ...]:
    """Return a hospital of the rules in the same form."""
    return (
        hospital.wards,
        hospital.idle,
        hospital.open,
        hospital.bags,
        hospital.fatalities,
        hospital.gone,
    )


def starts(table: Table, seat: i64, before: Hospital, wanted: tuple[object, ...]) -> list[int]:
    """Return the first actions that could lead on: the right meeple and department, or a bag."""
    space = table.space
    legal = FLOW.steps[table.step].legal(table, seat)
    if wanted[1] == before.idle:
        return [one for one in legal if actions.TRANSFUSE <= one < actions.RETURN_DIE]
    out: list[int] = []
    for action in legal:
        if action >= space.place:
            number = action - space.place
            idle = before.idle[:]
            idle.remove(number // space.departments)
            unused = before.open[:]
            unused.remove(number % space.departments)
            if idle == wanted[1] and unused == wanted[2]:
                out.append(action)
    return out


class Trail:
    """Looks for actions of the rules that lead to a certain hospital."""

    __slots__ = ("least_bags", "seat", "seen", "wanted")

    def __init__(self, seat: i64, wanted: tuple[object, ...], least_bags: i64) -> None:
        self.seat: i64 = seat
        self.wanted = wanted
        self.least_bags: i64 = least_bags
        self.seen: set[tuple[object, ...]] = set()

    def follow(self, table: Table, action: i64) -> list[int]:
        """Return the actions from this one on that lead to the hospital wanted, or none."""
        after = table.copy()
        FLOW.push(after, self.seat, action)
        hospital = after.hospitals[self.seat]
        if after.chance >= 0 or hospital.bags < self.least_bags:
            return []
        if hospital.asked == PLACING and hospital.placement is None:
            return [action] if reached(hospital) == self.wanted else []
        key = hospital.key()
        if key in self.seen:
            return []
        self.seen.add(key)
        for more in FLOW.steps[after.step].legal(after, self.seat):
            rest = self.follow(after, more)
            if rest:
                return [action, *rest]
        return []

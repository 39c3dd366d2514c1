"""Hints for one decision of Dynamite Nurse, from a nudge to the move, with the reasons of a review.

The caller passes a position that looks the same to the seat as the real one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from wardround.bots.dynamitenurse.outlook import read_outlook
from wardround.bots.dynamitenurse.weights import read_weights
from wardround.bots.dynamitenurse.worth import Style
from wardround.coach.data import Hint, HintStep, PlanStep, Why, choice, forced, nudged
from wardround.coach.dynamitenurse.accounts import reasons
from wardround.coach.dynamitenurse.turns import MAIN, TurnSearch
from wardround.coach.ledger import points, tenths
from wardround.core.luck import Rng
from wardround.dynamitenurse import actions, steps, views
from wardround.dynamitenurse.flow import FLOW
from wardround.dynamitenurse.game import GAME
from wardround.dynamitenurse.state import Table


def readable(table: Table, line: Sequence[int]) -> list[PlanStep]:
    """Return actions as records, each with its line of text."""
    return [{"do": GAME.action_text(table, one), **GAME.action_record(table, one)} for one in line]


LIMIT: Final = 300
"""How many positions of a turn are looked at."""


class NurseHint(HintStep):
    """A step of a hint with what only this game needs."""

    card: str


def hint(real: Table, seat: int) -> Hint:
    """Return help with the decision of a seat."""
    table = seen_by(real, seat)
    legal = FLOW.steps[table.step].legal(table, seat)
    if len(legal) == 1:
        return forced(readable(table, legal))
    search = search_of(table, seat, LIMIT)
    if in_main(table, seat) and table.step == steps.MAIN:
        return _turn(search, table, seat)
    values = _values(search, table, seat, legal)
    found = choice({one: readable(table, [one]) for one in legal}, values)
    order = sorted(values, key=lambda one: -values[one])
    ends = [_after(table, seat, one) for one in (order[0], order[len(order) // 2])]
    return replace(found, why=_why(table, seat, *ends))


def advice(real: Table, seat: int, limit: int) -> list[list[int]]:
    """Return the lines that a hint and a plan would give in a decision, with so wide a search."""
    table = seen_by(real, seat)
    legal = FLOW.steps[table.step].legal(table, seat)
    search = search_of(table, seat, limit)
    found: list[list[int]] = []
    if not in_main(table, seat) or table.step != steps.MAIN:
        values = _values(search, table, seat, legal)
        found.append([max(values, key=lambda one: values[one])])
        search = search_of(table, seat, limit)
    if in_main(table, seat):
        found.append(search.line(table))
    return found


def seen_by(real: Table, seat: int) -> Table:
    """Return a position that looks the same to a seat, and is the same whatever is hidden.

    So a review of the real position knows what the coach has said without knowing more.
    """
    return views.redeal(real, seat, Rng("coach"))


def in_main(table: Table, seat: int) -> bool:
    """Return whether it is the Main Phase of a seat."""
    return int(table.active) == seat and views.phase(table) == MAIN


def search_of(table: Table, seat: int, limit: int) -> TurnSearch:
    """Return a search of what a seat could do in its turn."""
    return TurnSearch(read_outlook(), Style(read_weights()).worth(table.content), seat, limit)


def _values(search: TurnSearch, table: Table, seat: int, legal: list[int]) -> dict[int, float]:
    """Return what each action outside of the plan of a Main Phase leads to."""
    if in_main(table, seat):
        return {one: search.after(table, one) for one in legal}
    return {one: search.stopped(_after(table, seat, one)) for one in legal}


def _after(table: Table, seat: int, action: int) -> Table:
    after = table.copy()
    FLOW.steps[table.step].push(after, seat, action)
    return after


def _why(table: Table, seat: int, better: Table, worse: Table) -> list[Why]:
    worth = Style(read_weights()).worth(table.content)
    return reasons(read_outlook(), worth, seat, better, worse)


def _turn(search: TurnSearch, table: Table, seat: int) -> Hint:
    """Return a hint for the rest of a Main Phase."""
    line = search.line(table)
    gain = tenths(search.value(table) - search.stopped(table))
    if line == [actions.DONE]:
        return Hint(nudged("turn-stop"), nudged("turn-stop"), readable(table, [actions.DONE]))
    told = readable(table, line)
    why = _why(table, seat, search.end(table), table)
    return Hint({"hint": "turn", "gain": points(max(gain, 1))}, _where(told), told, why)


def _where(line: list[PlanStep]) -> HintStep:
    """Return what a line is about: its first Treatment or Purchase, or what it plays first."""
    for one in line:
        if one["verb"] in ("operate", "care", "pay"):
            return nudged("treat")
        if one["verb"] == "buy":
            return nudged("buy")
    if line[0]["verb"] == "play":
        where: NurseHint = {"hint": "play", "card": line[0]["card"]}
        return where
    return nudged("even")

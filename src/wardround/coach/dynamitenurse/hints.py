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
from wardround.dynamitenurse import actions, steps
from wardround.dynamitenurse.flow import FLOW
from wardround.dynamitenurse.game import GAME
from wardround.dynamitenurse.state import Table
from wardround.dynamitenurse.views import phase


def readable(table: Table, line: Sequence[int]) -> list[PlanStep]:
    """Return actions as records, each with its line of text."""
    return [{"do": GAME.action_text(table, one), **GAME.action_record(table, one)} for one in line]


LIMIT: Final = 300
"""How many positions of a turn are looked at."""


class NurseHint(HintStep):
    """A step of a hint with what only this game needs."""

    card: str


def hint(table: Table, seat: int) -> Hint:
    """Return help with the decision of a seat."""
    legal = FLOW.steps[table.step].legal(table, seat)
    if len(legal) == 1:
        return forced(readable(table, legal))
    search = search_of(table, seat)
    in_main = int(table.active) == seat and phase(table) == MAIN
    if in_main and table.step == steps.MAIN:
        return _turn(search, table, seat)
    ends = {action: _after(table, seat, action) for action in legal}
    values = {
        action: search.after(table, action) if in_main else search.stopped(end)
        for action, end in ends.items()
    }
    found = choice({one: readable(table, [one]) for one in legal}, values)
    order = sorted(values, key=lambda one: -values[one])
    why = _why(table, seat, ends[order[0]], ends[order[len(order) // 2]])
    return replace(found, why=why)


def search_of(table: Table, seat: int) -> TurnSearch:
    """Return a search of what a seat could do in its turn."""
    return TurnSearch(read_outlook(), Style(read_weights()).worth(table.content), seat, LIMIT)


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

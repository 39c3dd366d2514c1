"""Plans as a player reads them: actions one after the other, played by the rules."""

from __future__ import annotations

from collections.abc import Sequence

from wardround.coach.data import PlanStep
from wardround.dicehospital import actions
from wardround.dicehospital.game import GAME
from wardround.dicehospital.state import Hospital, Table


def steps(table: Table, seat: int, line: Sequence[int]) -> list[PlanStep]:
    """Return actions as records, each with its line of text; `free` if it costs no blood bag."""
    at = table.copy()
    out: list[PlanStep] = []
    for action in line:
        bags = at.hospitals[seat].bags
        record: dict[str, object] = {"do": GAME.action_text(at, action)}
        record.update(GAME.action_record(at, action))
        GAME.push(at, seat, action)
        if record.get("as"):
            record["free"] = bool(at.hospitals[seat].bags == bags)
        out.append(record)
    return out


def after(table: Table, seat: int, line: Sequence[int]) -> Hospital:
    """Return the hospital after a plan, its `done` left out."""
    at = table.copy()
    for action in line:
        if action != actions.DONE:
            GAME.push(at, seat, action)
    return at.hospitals[seat]


def first_placement(table: Table, seat: int, line: Sequence[int]) -> list[int]:
    """Return the actions of a plan up to the end of its first placement, blood bag or `done`."""
    at = table.copy()
    out: list[int] = []
    for action in line:
        GAME.push(at, seat, action)
        out.append(action)
        if at.hospitals[seat].placement is None or at.chance >= 0:
            break
    return out

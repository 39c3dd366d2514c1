"""The order of play: the objects behind the numbers of `steps`, and what drives them."""

from __future__ import annotations

from typing import Final

from wardround.core.ints import i64
from wardround.dicehospital.phases.activation import Activate
from wardround.dicehospital.phases.discharge import Discharge, Reports
from wardround.dicehospital.phases.display import Reveal, RevealExtra, RevealExtraLuck, RevealLuck
from wardround.dicehospital.phases.improvement import Improve, Return
from wardround.dicehospital.phases.intake import (
    Admit,
    ExtraDiceLuck,
    Intake,
    IntakeLuck,
    Leave,
    Load,
    Take,
)  # fmt: skip
from wardround.dicehospital.phases.neglect import Neglect, Protect
from wardround.dicehospital.phases.round import EventLuck, OneOff, Round
from wardround.dicehospital.phases.setup import (
    AdministratorsLuck,
    Deal,
    FirstPlayer,
    FirstPlayerLuck,
    Keep,
    ReportsLuck,
    SetValues,
    StartingDice,
    StartingDiceLuck,
)  # fmt: skip
from wardround.dicehospital.phases.shift import Collect, Shift
from wardround.dicehospital.phases.stacking import Stacks, StacksLuck
from wardround.dicehospital.rerolls import AdmissionLuck, RerollLuck
from wardround.dicehospital.state import Table
from wardround.dicehospital.steps import END, Luck, Step

STEPS: Final[list[Step]] = [
    FirstPlayer(), Stacks(), Reveal(), RevealExtra(), StartingDice(), SetValues(), Deal(), Keep(),
    Round(), OneOff(), Intake(), Load(), Take(), Leave(), Admit(), Improve(), Return(),
    Activate(), Protect(), Neglect(), Reports(), Discharge(), Shift(), Collect(), Step(),
]  # fmt: skip
"""In the order of the numbers in `steps`; nothing is done in the last one, the end."""

LUCK: Final[list[Luck]] = [
    FirstPlayerLuck(), StacksLuck(), RevealLuck(), RevealExtraLuck(), StartingDiceLuck(),
    AdministratorsLuck(), ReportsLuck(), EventLuck(), IntakeLuck(), ExtraDiceLuck(), RerollLuck(),
    AdmissionLuck(),
]  # fmt: skip
"""In the order of the numbers in `steps`."""


def settle(table: Table) -> None:
    """Let the game run until a player or luck must decide, or it is over."""
    while table.chance < 0 and not table.waiting and table.step != END:
        STEPS[table.step].run(table)


def push(table: Table, seat: i64, action: i64) -> None:
    """Carry out a legal action and what follows from it."""
    STEPS[table.step].push(table, seat, action)
    if table.chance < 0 and not table.waiting:
        settle(table)


def push_luck(table: Table, outcome: tuple[int, ...]) -> None:
    """Carry out what luck decided and what follows from it."""
    kind = table.chance
    seat = table.chance_seat
    table.chance = -1
    LUCK[kind].push(table, outcome)
    table.chance_seat = -1
    if seat >= 0:
        table.hospitals[seat].lucks += 1
    settle(table)


def luck_key(table: Table) -> str:
    """Return what the luck that is next is for: round, name, seat, n-th for that seat."""
    seat = table.chance_seat
    nth = table.hospitals[seat].lucks if seat >= 0 else 0
    return f"{table.round}/{LUCK[table.chance].name}/{seat}/{nth}"

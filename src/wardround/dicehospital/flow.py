"""The order of play: the objects for the numbers of `steps`."""

from __future__ import annotations

from typing import Final

from wardround.core.steps import Flow, Luck, Step
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

STEPS: Final[list[Step[Table]]] = [
    FirstPlayer(), Stacks(), Reveal(), RevealExtra(), StartingDice(), SetValues(), Deal(), Keep(),
    Round(), OneOff(), Intake(), Load(), Take(), Leave(), Admit(), Improve(), Return(),
    Activate(), Protect(), Neglect(), Reports(), Discharge(), Shift(), Collect(), Step(),
]  # fmt: skip
"""In the order of the numbers in `steps`; nothing is done in the last one, the end."""

LUCK: Final[list[Luck[Table]]] = [
    FirstPlayerLuck(), StacksLuck(), RevealLuck(), RevealExtraLuck(), StartingDiceLuck(),
    AdministratorsLuck(), ReportsLuck(), EventLuck(), IntakeLuck(), ExtraDiceLuck(), RerollLuck(),
    AdmissionLuck(),
]  # fmt: skip
"""In the order of the numbers in `steps`."""

FLOW: Final = Flow(STEPS, LUCK)

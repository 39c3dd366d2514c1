"""Dice Hospital, implementing the contract of `wardround.core.game`."""

from __future__ import annotations

import copyreg
from typing import ClassVar, Final, cast

from wardround.core.game import Options
from wardround.core.stepped import Parts, SteppedGame, make_picklable
from wardround.core.traits import Traits
from wardround.dicehospital import notation, options, reasons, scoring, views
from wardround.dicehospital.action_types import DiceHospitalAction
from wardround.dicehospital.actions import Space
from wardround.dicehospital.event_types import DiceHospitalEvent
from wardround.dicehospital.events import KINDS
from wardround.dicehospital.flow import FLOW
from wardround.dicehospital.options import DiceHospitalOptions, unchanged_since_first
from wardround.dicehospital.state import Table
from wardround.dicehospital.traits import TRAITS
from wardround.dicehospital.view_types import DiceHospitalView


def blank(options_: Options, seats: int) -> Table:
    """Return a table before anything happened."""
    chosen = cast(DiceHospitalOptions, options_)
    options.check_seats(chosen, seats)
    return Table(chosen, Space(chosen.content), seats)


PARTS: Final = Parts(
    options=options.from_settings,
    blank=blank,
    refusal=reasons.refusal,
    view=views.view,
    redeal=views.redeal,
    result=scoring.outcome,
    fact=notation.fact_value,
    seat_text=notation.hospital_text,
    dump=notation.dump,
    restore=notation.load,
)


FIRST: Final = "1"
"""The first version of the rules."""


class DiceHospital(SteppedGame[Table, DiceHospitalView, DiceHospitalAction, DiceHospitalEvent]):
    """The game of Dice Hospital, all editions, one to four players."""

    id: ClassVar[str] = "dice-hospital"
    rules_version: ClassVar[str] = "2"
    """Changes when the same record could end differently, never for a mere rewrite."""
    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = 4
    traits: ClassVar[Traits] = TRAITS
    luck_rule: ClassVar[str] = "DH-1.9"
    end_rule: ClassVar[str] = "DH-9.2"

    def follows(self, rules: str, options: Options) -> bool:
        """Tell whether a game by another version of the rules would go the same way by these."""
        chosen = cast(DiceHospitalOptions, options)
        return rules == self.rules_version or (rules == FIRST and unchanged_since_first(chosen))

    def __init__(self) -> None:
        super().__init__(FLOW, KINDS, PARTS)


GAME: Final = DiceHospital()
make_picklable(Table, GAME)
copyreg.pickle(DiceHospitalOptions, options.reduce)

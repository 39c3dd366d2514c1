"""Dynamite Nurse, implementing the contract of `wardround.core.game`."""

from __future__ import annotations

import copyreg
from typing import ClassVar, Final, cast

from wardround.core.game import Options
from wardround.core.stepped import Parts, SteppedGame, make_picklable
from wardround.core.traits import Traits
from wardround.dynamitenurse import content, notation, options, reasons, scoring, views
from wardround.dynamitenurse.action_types import DynamiteNurseAction
from wardround.dynamitenurse.actions import Space
from wardround.dynamitenurse.event_types import DynamiteNurseEvent
from wardround.dynamitenurse.events import KINDS
from wardround.dynamitenurse.flow import FLOW
from wardround.dynamitenurse.options import DynamiteNurseOptions
from wardround.dynamitenurse.state import Table
from wardround.dynamitenurse.traits import TRAITS
from wardround.dynamitenurse.view_types import DynamiteNurseView


def blank(options_: Options, seats: int) -> Table:
    """Return a table before anything happened."""
    chosen = cast(DynamiteNurseOptions, options_)
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


class DynamiteNurse(SteppedGame[Table, DynamiteNurseView, DynamiteNurseAction, DynamiteNurseEvent]):
    """The game of Dynamite Nurse, three to five players."""

    id: ClassVar[str] = "dynamite-nurse"
    rules_version: ClassVar[str] = "1"
    """Changes when the same record could end differently, never for a mere rewrite."""
    min_seats: ClassVar[int] = content.MIN_SEATS
    max_seats: ClassVar[int] = content.MAX_SEATS
    traits: ClassVar[Traits] = TRAITS
    luck_rule: ClassVar[str] = "DN-12.2"
    end_rule: ClassVar[str] = "DN-3.1"

    def __init__(self) -> None:
        super().__init__(FLOW, KINDS, PARTS)


GAME: Final = DynamiteNurse()
make_picklable(Table, GAME)
copyreg.pickle(DynamiteNurseOptions, options.reduce)

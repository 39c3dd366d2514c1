"""Dynamite Nurse on the contract of `wardround.core.game`."""

from __future__ import annotations

import copyreg
from collections.abc import Mapping
from typing import ClassVar, Final, cast

from wardround.core import spaces
from wardround.core.game import Json, Options, Outcome, Reason, State
from wardround.core.luck import Source
from wardround.core.stepped import SteppedGame, make_picklable
from wardround.dynamitenurse import content, notation, options, reasons, scoring, views
from wardround.dynamitenurse.actions import Space
from wardround.dynamitenurse.events import KINDS
from wardround.dynamitenurse.flow import FLOW
from wardround.dynamitenurse.options import DynamiteNurseOptions
from wardround.dynamitenurse.state import Table


class DynamiteNurse(SteppedGame[Table]):
    """The game of Dynamite Nurse, three to five players."""

    id: ClassVar[str] = "dynamite-nurse"
    rules_version: ClassVar[str] = "1"
    """Changes when the same record could end differently, never for a mere rewrite."""
    min_seats: ClassVar[int] = content.MIN_SEATS
    max_seats: ClassVar[int] = content.MAX_SEATS
    luck_rule: ClassVar[str] = "DN-12.2"
    end_rule: ClassVar[str] = "DN-3.1"

    def __init__(self) -> None:
        super().__init__(FLOW, KINDS)

    def options(self, settings: Mapping[str, object], pack_texts: Mapping[str, str]) -> Options:
        """Return the options that `settings` and the user's packs (name to TOML) ask for."""
        return options.from_settings(settings, pack_texts)

    def blank(self, options_: Options, seats: int) -> Table:
        """Return a table before anything happened."""
        chosen = cast(DynamiteNurseOptions, options_)
        options.check_seats(chosen, seats)
        return Table(chosen, Space(chosen.content), seats)

    def refusal(self, table: Table, seat: int, action: int) -> Reason:
        """Return why a waiting seat may not do an action that is not legal."""
        return reasons.refusal(table, seat, action)

    # --- looking ---------------------------------------------------------------------------

    def view(self, state: State, viewer: int | None) -> Json:
        """Return what `viewer` may see (None: a bystander)."""
        table = cast(Table, state)
        self.need_seat(table, viewer)
        return views.view(table, viewer)

    def redeal(self, state: State, viewer: int | None, source: Source) -> State:
        """Return a position that `viewer` could not tell from this one."""
        table = cast(Table, state)
        self.need_seat(table, viewer)
        return views.redeal(table, viewer, source)

    def result(self, table: Table) -> Outcome:
        """Return how a game that is over ended."""
        return scoring.outcome(table)

    # --- text and data ---------------------------------------------------------------------

    def space(self, table: Table) -> spaces.Space:
        """Return the actions that there are."""
        return table.space

    def fact(self, table: Table, form: str, fact: int) -> str | int:
        """Return a fact of an event as it reads."""
        return notation.fact_value(table.space, form, fact)

    def dump(self, state: State) -> Json:
        """Return the whole position, secrets included, as plain values."""
        return notation.dump(cast(Table, state))

    def restore(self, table: Table, data: Json) -> None:
        """Put a new table into the position that `dump` gave."""
        notation.load(table, data)


GAME: Final = DynamiteNurse()
make_picklable(Table, GAME)
copyreg.pickle(DynamiteNurseOptions, options.reduce)

"""Dice Hospital on the contract of `wardround.core.game`."""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Mapping
from typing import ClassVar, Final, cast

from wardround.core.errors import BadOption, IllegalAction
from wardround.core.game import CHANCE, NOBODY, Event, Game, Json, Options, Outcome, Reason, State
from wardround.core.ints import i64
from wardround.core.luck import Source
from wardround.dicehospital import flow, notation, options, reasons, scoring, views
from wardround.dicehospital.actions import Space
from wardround.dicehospital.options import DiceHospitalOptions
from wardround.dicehospital.state import Table
from wardround.dicehospital.steps import END


class DiceHospital(Game):
    """The game of Dice Hospital, all editions, one to four players."""

    id: ClassVar[str] = "dice-hospital"
    rules_version: ClassVar[str] = "1"
    """Changes when the same record could end differently, never for a mere rewrite."""
    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = 4

    def options(self, settings: Mapping[str, object], pack_texts: Mapping[str, str]) -> Options:
        """Return the options that `settings` and the user's packs (name to TOML) ask for."""
        return options.from_settings(settings, pack_texts)

    def new(self, options_: Options, seats: int) -> State:
        """Return a position before its first luck."""
        chosen = cast(DiceHospitalOptions, options_)
        options.check_seats(chosen, seats)
        table = Table(chosen, Space(chosen.content), seats)
        flow.settle(table)
        return table

    # --- playing ---------------------------------------------------------------------------

    def actors(self, state: State) -> list[int]:
        """Return the seats that may act now, `[CHANCE]`, or nothing when the game is over."""
        table = cast(Table, state)
        return [CHANCE] if table.chance >= 0 else table.waiting[:]

    def actor(self, state: State) -> i64:
        """Return the first of `actors`, or `NOBODY`."""
        table = cast(Table, state)
        if table.chance >= 0:
            return CHANCE
        return table.waiting[0] if table.waiting else NOBODY

    def legal(self, state: State, seat: i64) -> list[int]:
        """Return what `seat` may do now, in a fixed order, without doubles."""
        table = cast(Table, state)
        if table.chance >= 0 or seat not in table.waiting:
            return []
        return flow.STEPS[table.step].legal(table, seat)

    def push(self, state: State, seat: i64, action: i64) -> None:
        """Carry out a legal action in place, unchecked."""
        flow.push(cast(Table, state), seat, action)

    def luck_key(self, state: State) -> str:
        """Return the name of the luck that is next."""
        table = cast(Table, state)
        need_luck(table)
        return flow.luck_key(table)

    def sample(self, state: State, source: Source) -> tuple[int, ...]:
        """Return one outcome of the luck that is next."""
        table = cast(Table, state)
        need_luck(table)
        return flow.LUCK[table.chance].sample(table, source)

    def possible(self, state: State, outcome: tuple[int, ...]) -> bool:
        """Tell whether the luck that is next could give `outcome`."""
        table = cast(Table, state)
        return table.chance >= 0 and flow.LUCK[table.chance].possible(table, outcome)

    def push_luck(self, state: State, outcome: tuple[int, ...]) -> None:
        """Carry out a possible outcome in place, unchecked."""
        flow.push_luck(cast(Table, state), outcome)

    def listen(self, state: State) -> None:
        """Begin to collect events."""
        cast(Table, state).journal = []

    def heard(self, state: State) -> list[Event]:
        """Return the events since `listen`, and stop collecting."""
        table = cast(Table, state)
        journal = table.journal
        table.journal = None
        return [] if journal is None else journal

    def why_not(self, state: State, seat: int, action: int) -> Reason | None:
        """Return why `seat` may not do `action` now, or None if they may."""
        return reasons.why_not(cast(Table, state), seat, action)

    # --- looking ---------------------------------------------------------------------------

    def luck(self, state: State) -> Json | None:
        """Return what chance must decide now, with its key, or None."""
        table = cast(Table, state)
        if table.chance < 0:
            return None
        seat = table.chance_seat
        return {"key": flow.luck_key(table), "kind": flow.LUCK[table.chance].name, "seat": seat}

    def view(self, state: State, viewer: int | None) -> Json:
        """Return what `viewer` may see (None: a bystander)."""
        table = cast(Table, state)
        need_seat(table, viewer)
        return views.view(table, viewer)

    def redeal(self, state: State, viewer: int | None, source: Source) -> State:
        """Return a position that `viewer` could not tell from this one."""
        table = cast(Table, state)
        need_seat(table, viewer)
        return views.redeal(table, viewer, source)

    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""
        table = cast(Table, state)
        return scoring.outcome(table) if table.step == END else None

    # --- text and data ---------------------------------------------------------------------

    def action_count(self, state: State) -> int:
        """Return the size of the action space."""
        return cast(Table, state).space.count

    def action_text(self, state: State, action: int) -> str:
        """Return the action as a line of text; a number that is no action, as itself."""
        space = cast(Table, state).space
        return space.text(action) if 0 <= action < int(space.count) else str(action)

    def action_parse(self, state: State, text: str) -> int:
        """Return the action that `text` names."""
        return cast(Table, state).space.parse(text)

    def action_record(self, state: State, action: int) -> Json:
        """Return the action as a verb and its named arguments."""
        return cast(Table, state).space.record(action)

    def event_record(self, state: State, event: Event) -> Json:
        """Return the event as a name and its named arguments."""
        return notation.event_record(cast(Table, state), event)

    def dump(self, state: State) -> Json:
        """Return the whole position, secrets included, as plain values."""
        return notation.dump(cast(Table, state))

    def load(self, options_: Options, data: Json) -> State:
        """Return the position that `dump` gave."""
        chosen = cast(DiceHospitalOptions, options_)
        seats = notation.seats_of(data)
        options.check_seats(chosen, seats)
        table = Table(chosen, Space(chosen.content), seats)
        notation.load(table, data)
        return table


def need_luck(table: Table) -> None:
    """Refuse to speak of luck when a player is to decide."""
    if table.chance < 0:
        raise IllegalAction("no-luck-now", "DH-1.9", "")


def need_seat(table: Table, viewer: int | None) -> None:
    """Refuse a viewer who does not sit at the table."""
    if viewer is not None and not 0 <= viewer < int(table.seats):
        raise BadOption("unknown-seat", seat=viewer, high=table.seats - 1)


def revive(options_: Options, data: Json) -> Table:
    """Return a position that was pickled or copied by the standard library."""
    return cast(Table, GAME.load(options_, data))


def reduce(table: Table) -> tuple[Callable[[Options, Json], Table], tuple[Options, Json]]:
    """Return what a position is pickled as: its options and its plain values."""
    return revive, (table.options, notation.dump(table))


GAME: Final = DiceHospital()
# Compiled classes do not pickle by themselves; positions are sent to other processes (and
# copied by `copy.deepcopy`) as their plain values, in both builds.
copyreg.pickle(Table, reduce)
copyreg.pickle(DiceHospitalOptions, options.reduce)

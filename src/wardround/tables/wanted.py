"""The setups of tables that somebody wants: new ones, and those that continue another game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from wardround import catalog
from wardround.core.json_types import Settings
from wardround.core.record_text import read
from wardround.core.records import Record, fork
from wardround.tables.errors import Unfit
from wardround.tables.game.clocks import Clock, make_clock
from wardround.tables.game.setup import BOT, OPEN, PATIENCE, Place, TableSetup
from wardround.tables.game.table_types import Boards, TakebackMode
from wardround.tables.ids import UNDEALT
from wardround.tables.thinking.budgets import check_bot

UPLOADED = "record"
"""What errors call a record that was sent."""
LESSON = "lesson"
"""The seed of every lesson: what a tutorial explains must come up."""


@dataclass(frozen=True, slots=True)
class SeatWanted:
    """A seat of a new table: for its creator, for a bot, or open."""

    kind: Literal["me", "bot", "open"]
    bot: str = "normal"
    """The bot that plays there or, in an open seat, if nobody joins."""


@dataclass(frozen=True, slots=True)
class TableWanted:
    """A new table; its fields are those of `TableSetup`, and where its game comes from."""

    game: str
    seats: Sequence[SeatWanted]
    settings: Settings = field(default_factory=dict)
    packs: dict[str, str] = field(default_factory=dict)
    clock: str = "none"
    """`none`, `decision`, or the phase of the game's timed play."""
    seconds: int = 0
    watched: bool = True
    boards: Boards = "live"
    takebacks: TakebackMode = "none"
    listed: bool = False
    patience: int = PATIENCE
    record: str | None = None
    """A record to continue, instead of a new game."""
    step: int | None = None
    """The step to continue from; the default is its end."""
    lesson: bool = False
    """A game to learn by, for one person: its luck is always the same, and it is practice."""


def own_seats(seats: Sequence[SeatWanted]) -> list[int]:
    """Return the seats that the creator wants for themselves."""
    return [number for number, one in enumerate(seats) if one.kind == "me"]


def setup_of(wanted: TableWanted) -> TableSetup:
    """Return the requested table; raise what is wrong with it."""
    if wanted.lesson and (wanted.record is not None or not is_alone(wanted.seats)):
        raise Unfit("lesson-alone")
    if wanted.record is not None:
        return as_wanted(taken_up(wanted, read(wanted.record, UPLOADED, catalog.find)), wanted)
    if wanted.step is not None:
        raise Unfit("step-no-record")
    setup = TableSetup(
        game=wanted.game,
        seed=LESSON if wanted.lesson else UNDEALT,
        places=places_of(wanted.game, wanted.seats),
        settings=wanted.settings,
        packs=wanted.packs,
        practice=wanted.lesson,
    )
    setup = as_wanted(setup, wanted)
    check(setup)
    return setup


def as_wanted(setup: TableSetup, wanted: TableWanted) -> TableSetup:
    """Return a table with the clock and the customs that are asked for."""
    return replace(
        setup,
        clock=clock_of(wanted),
        watched=wanted.watched,
        takebacks=wanted.takebacks,
        boards=wanted.boards,
        listed=wanted.listed,
        patience=wanted.patience,
    )


def clock_of(wanted: TableWanted) -> Clock:
    """Return the clock that is asked for; raise if the game has no such clock."""
    timed = catalog.find(wanted.game).traits.timed
    return make_clock(wanted.clock, wanted.seconds, timed)


def is_alone(seats: Sequence[SeatWanted]) -> bool:
    """Return whether one person plays with bots, or solo."""
    kinds = [one.kind for one in seats]
    return kinds.count("me") == 1 and "open" not in kinds


def taken_up(wanted: TableWanted, record: Record) -> TableSetup:
    """Return the table that continues a recorded game, with the record's settings."""
    game = record.terms.game.id
    if wanted.game != game:
        raise Unfit("record-wrong-game", file=UPLOADED, found=game, game=wanted.game)
    if wanted.settings or wanted.packs:
        raise Unfit("record-settings")
    step = len(record.moves) if wanted.step is None else wanted.step
    return forked(record, step, wanted.seats)


def forked(record: Record, step: int, seats: Sequence[SeatWanted]) -> TableSetup:
    """Return a table that continues from a step of a recorded game, with its own seed."""
    cut = fork(record, step)
    game = record.terms.game
    if len(seats) != len(record.seats):
        raise Unfit("fork-seats", count=len(seats), seats=len(record.seats))
    setup = TableSetup(
        game=game.id,
        seed=UNDEALT,
        places=places_of(game.id, seats),
        settings=record.terms.options.settings(),
        packs=record.terms.packs,
        moves=cut.moves,
        practice=True,
    )
    check(setup)
    return setup


def dealt_again(setup: TableSetup, table: str, seats: Sequence[SeatWanted]) -> TableSetup:
    """Return a table with the dice and cards of another, which are public by now."""
    if len(seats) != len(setup.places):
        raise Unfit("fork-seats", count=len(seats), seats=len(setup.places))
    return TableSetup(
        game=setup.game,
        seed=setup.seed,
        places=places_of(setup.game, seats),
        settings=setup.settings,
        packs=setup.packs,
        moves=setup.moves,
        practice=True,
        deal=table,
    )


def places_of(game_id: str, seats: Sequence[SeatWanted]) -> tuple[Place, ...]:
    """Return the seats that are asked for; raise `BadBot` for a bot that can't be had."""
    game = catalog.find(game_id)
    for one in seats:
        check_bot(one.bot, game)
    return tuple(Place(BOT if one.kind == "bot" else OPEN, one.bot) for one in seats)


def check(setup: TableSetup) -> None:
    """Refuse what could not be played: settings, packs, and numbers of players."""
    game = catalog.find(setup.game)
    terms = setup.terms(game)
    game.new(terms.options, len(setup.places))

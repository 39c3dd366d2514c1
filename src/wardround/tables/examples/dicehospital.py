"""Positions of Dice Hospital for examples: before an intake, or in an activation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from wardround.core.cards import Card
from wardround.core.errors import BadNotation
from wardround.core.game import CHANCE, Game, Options, State
from wardround.core.json_types import Settings
from wardround.core.luck import Keyed
from wardround.dicehospital import dice, notation, steps
from wardround.dicehospital.state import Table

FIELDS: Final = {"at", "first", "hospitals", "administrators", "reports"}
INTAKE: Final = "intake"
ACTIVATION: Final = "activation"
SEED: Final = "example"
SETTINGS: Final[Settings] = {}
QUIET: Final = frozenset({"shift-change"})
OTHERS: Final = "Y4* / - / - / 0"
"""The default hospital of an example: nothing happens there."""


class Carded(Protocol):
    """Anything with a card of its own."""

    card: Card


def position(game: Game, options: Options, seats: int, told: Mapping[str, Any]) -> State:
    """Return the position of an example.

    `hospitals` has one for each of the first seats, as in the notation. In activation only player
    1 still acts. `first` is the number of the First Player.
    """
    for unknown in sorted(told.keys() - FIELDS):
        raise BadNotation("bad-position", field=unknown)
    table = _set_up(game, options, seats)
    for seat in range(seats):
        given = told["hospitals"][seat:]
        notation.read_hospital(table, seat, given[0] if given else OTHERS)
        for patient in table.hospitals[seat].wards:
            table.bag[dice.PRINTED[patient]] -= 1
    content = table.content
    for seat, name in enumerate(told.get("administrators", [])):
        table.hospitals[seat].administrator = _numbered(content.administrators, name)
    if "reports" in told:
        table.reports = tuple([_numbered(content.reports, name) for name in told["reports"]])
    if seats > 1:
        table.first = told.get("first", 1) - 1
    if told["at"] == ACTIVATION:
        table.chance = -1
        table.go(steps.ACTIVATE)
        table.stage = 1
        table.queue = ()
        table.waiting = [0]
    elif told["at"] != INTAKE:
        raise BadNotation("bad-position", field="at")
    # Whatever is not sound is refused here.
    return game.load(options, game.dump(table))


def roll(words: str) -> tuple[int, ...]:
    """Return dice as luck gives them: `R3 Y5`."""
    return tuple([dice.parse_plain(word) for word in words.split()])


def hospital(state: State, seat: int) -> str:
    """Return a hospital as text."""
    assert isinstance(state, Table), "positions are of Dice Hospital"
    return notation.hospital_text(state, seat)


def _set_up(game: Game, options: Options, seats: int) -> Table:
    """Return a game in front of its first intake, with empty wards and no administrators."""
    table, luck = game.new(options, seats), Keyed(SEED)
    assert isinstance(table, Table), "positions are of Dice Hospital"
    while table.round == 0:
        actor = game.actors(table)[0]
        if actor == CHANCE:
            game.push_luck(table, game.sample(table, luck.stream(game.luck_key(table))))
        else:
            game.push(table, actor, game.legal(table, actor)[0])
    for own in table.hospitals:
        for patient in own.wards:
            table.bag[dice.PRINTED[patient]] += 1
        own.wards = []
        own.administrator = -1
    return table


def _numbered(cards: Sequence[Carded], name: str) -> int:
    """Return the number of a card in its list."""
    ids = [one.card.id for one in cards]
    if name not in ids:
        raise BadNotation("bad-position", field=name)
    return ids.index(name)

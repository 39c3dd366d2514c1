"""Positions of Dynamite Nurse for examples: the first player's Main Phase, with given cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from wardround.core import stacks
from wardround.core.errors import BadNotation
from wardround.core.game import CHANCE, Game, Options, State
from wardround.core.json_types import Settings
from wardround.core.luck import Keyed
from wardround.core.multisets import put
from wardround.dynamitenurse import notation, patients
from wardround.dynamitenurse.patients import in_transport
from wardround.dynamitenurse.state import Hospital, Table

FIELDS: Final = {"hospitals", "transport", "arrives", "nurse", "title"}
SEED: Final = "example"
SETTINGS: Final[Settings] = {"first-player": 0}
QUIET: Final[frozenset[str]] = frozenset()


def position(game: Game, options: Options, seats: int, told: Mapping[str, Any]) -> State:
    """Return the position of an example.

    `hospitals` has those of the first seats, as in the notation; `transport` lists Patients and
    the number of the player in charge, the leading one first; `arrives` is the top of the Dungeon,
    `nurse` that of the Nurse pile, and `title` the number of the player who is Dynamite Nurse.
    """
    for unknown in sorted(told.keys() - FIELDS):
        raise BadNotation("bad-position", field=unknown)
    table = _set_up(game, options, seats)
    town = table.town
    for seat, text in enumerate(told["hospitals"]):
        for card in _cards(table.hospitals[seat]):
            put(town.scrapped, card)
        notation.read_hospital(table, seat, text)
        _take(table, table.hospitals[seat])
    for charge in told.get("transport", []):
        name, _, player = charge.partition(" ")
        sided = patients.parse(name)
        _bring(table, sided >> 1)
        town.ambulances.append(in_transport(sided, int(player) - 1))
    if "arrives" in told:
        put(town.dungeon, town.dungeon_top)
        town.dungeon_top = patients.parse(told["arrives"]) >> 1
        town.dungeon.remove(town.dungeon_top)
    if "nurse" in told:
        nurse = notation.read_card(table, told["nurse"], told["nurse"])
        town.nurses = ((nurse,), *_without(town.nurses, nurse))
    if "title" in told:
        town.dynamite_nurse = told["title"] - 1
    # Whatever is not sound is refused here.
    return game.load(options, game.dump(table))


def roll(words: str) -> tuple[int, ...]:
    """Refuse: no dice are rolled in this game."""
    raise BadNotation("bad-position", field=words)


def hospital(state: State, seat: int) -> str:
    """Return a Hospital with its hand as text."""
    assert isinstance(state, Table), "positions are of Dynamite Nurse"
    return notation.hospital_text(state, seat)


def _set_up(game: Game, options: Options, seats: int) -> Table:
    """Return a game in front of its first decision."""
    table, luck = game.new(options, seats), Keyed(SEED)
    assert isinstance(table, Table), "positions are of Dynamite Nurse"
    while game.actors(table)[0] == CHANCE:
        game.push_luck(table, game.sample(table, luck.stream(game.luck_key(table))))
    return table


def _cards(hospital: Hospital) -> list[int]:
    """Return all cards of a player."""
    return [*hospital.hand, *hospital.deck, *hospital.discard, *hospital.in_play]


def _take(table: Table, hospital: Hospital) -> None:
    """Remove the players' cards from the Town, so that no card exists twice."""
    for card in _cards(hospital):
        _fetch(table, card)
    for patient in [*[sided >> 1 for sided in hospital.admitted], *hospital.acquired]:
        _bring(table, patient)
    table.town.kill_marks -= hospital.kill_marks


def _fetch(table: Table, card: int) -> None:
    """Take a card from a pile where it is unused."""
    town = table.town
    if card in town.scrapped:
        town.scrapped.remove(card)
    elif town.piles[card]:
        town.piles[card] -= 1
    elif any(card in layer for layer in town.nurses):
        town.nurses = _without(town.nurses, card)
    elif any(card in layer for layer in town.events):
        town.events = _without(town.events, card)
    else:
        raise BadNotation("bad-position", field=table.space.card_id(card))


def _without(stack: stacks.Stack, card: int) -> stacks.Stack:
    """Return a stack without one of its cards."""
    layers = [list(layer) for layer in stack]
    next(layer for layer in layers if card in layer).remove(card)
    return tuple([tuple(layer) for layer in layers if layer])


def _bring(table: Table, patient: int) -> None:
    """Take a Patient out of the Dungeon."""
    town = table.town
    if town.dungeon_top == patient:
        town.dungeon_top = town.dungeon.pop(0)
    else:
        town.dungeon.remove(patient)

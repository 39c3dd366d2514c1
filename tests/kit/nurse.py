"""Builders of positions of Dynamite Nurse for tests: start at the rule, with the cards it needs.

Cards and Patients are taken from the Town, so that every built position is valid
(`soundness.check`).
"""

from __future__ import annotations

from typing import Any, cast

from wardround.core import stacks
from wardround.core.game import CHANCE
from wardround.core.json_types import EventRecord
from wardround.core.luck import Rng
from wardround.core.multisets import put
from wardround.dynamitenurse import GAME, patients, soundness, steps
from wardround.dynamitenurse.patients import CHARGES, in_transport
from wardround.dynamitenurse.state import Table
from wardround.dynamitenurse.work import Main

Record = EventRecord


# --- games ---------------------------------------------------------------------------------------


def new(seats: int = 3, *, packs: dict[str, str] | None = None, **settings: object) -> Table:
    """Return a new game; settings as keywords, `first_player=0` for `first-player`."""
    named = {name.replace("_", "-"): value for name, value in settings.items()}
    return cast(Table, GAME.new(GAME.options(named, packs or {}), seats))


def started(seats: int = 3, **settings: Any) -> Table:
    """Return a game after setup: seat 0 begins and is in the Main Phase of turn 1."""
    table = new(seats, **{"first_player": 0, **settings})
    rng = Rng(1)
    while GAME.actor(table) == CHANCE:
        GAME.push_luck(table, GAME.sample(table, rng))
    return table


def main(hand: str = "", *, seats: int = 3, deck: str | None = None, **settings: Any) -> Table:
    """Return a game in the Main Phase of seat 0 with this hand (`"white-magic n12"`).

    The deck of seat 0 is `deck`, or what it begins with without the hand; its discard pile is
    empty.
    """
    table = started(seats, **settings)
    strip(table, 0)
    if deck is None:
        left = STARTING_DECK.split()
        for name in hand.split():
            if name in left:
                left.remove(name)
        deck = " ".join(left)
    give(table, 0, hand=hand, deck=deck)
    return table


STARTING_DECK = " ".join(["examination"] * 5 + ["simple-surgery"] * 3 + ["n01"])


def card(table: Table, name: str) -> int:
    """Return the number of a card."""
    return [one.card.id for one in table.content.cards].index(name)


def patient(name: str) -> int:
    """Return the number of a Patient, without its side."""
    return patients.parse(name) >> 1


# --- cards ---------------------------------------------------------------------------------------


def strip(table: Table, seat: int) -> None:
    """Take every card of a player out of the game; `give` puts back what the test needs."""
    hospital = table.hospitals[seat]
    for pile in (hospital.hand, hospital.deck, hospital.discard, hospital.in_play):
        for one in pile:
            put(table.town.scrapped, one)
        pile.clear()
    hospital.shown.clear()


def fetch(table: Table, name: str) -> int:
    """Take a card from wherever it lies unused: out of the game, or in the Town."""
    town = table.town
    one = card(table, name)
    if one in town.scrapped:
        town.scrapped.remove(one)
    elif town.piles[one]:
        town.piles[one] -= 1
    elif any(one in layer for layer in town.events):
        town.events = _without(town.events, one)
    elif any(one in layer for layer in town.nurses):
        town.nurses = _without(town.nurses, one)
    else:
        assert town.event_top == one, f"no {name} is left"
        town.event_top = town.events[0][0]
        town.events = _without(town.events, town.event_top)
    return one


def _without(stack: stacks.Stack, one: int) -> stacks.Stack:
    layers = [list(layer) for layer in stack]
    next(layer for layer in layers if one in layer).remove(one)
    return tuple(tuple(layer) for layer in layers if layer)


def give(
    table: Table, seat: int, *, hand: str = "", deck: str = "", discard: str = "", shown: str = ""
) -> None:
    """Add cards to what a player has; `shown` ones go to the hand for all to see."""
    hospital = table.hospitals[seat]
    for names, pile in ((hand, hospital.hand), (deck, hospital.deck), (discard, hospital.discard)):
        for name in names.split():
            put(pile, fetch(table, name))
    for name in shown.split():
        one = fetch(table, name)
        put(hospital.hand, one)
        put(hospital.shown, one)
    if not hospital.deck:
        hospital.shown = hospital.hand[:]


def top_event(table: Table, name: str) -> None:
    """Let this Event lie on top of its pile."""
    town = table.town
    one = card(table, name)
    if town.event_top != one:
        town.events = stacks.under(_without(town.events, one), (town.event_top,))
        town.event_top = one


def top_nurse(table: Table, name: str) -> None:
    """Let this Nurse lie on top of her pile, known to all."""
    one = card(table, name)
    table.town.nurses = ((one,), *_without(table.town.nurses, one))
    table.town.nurse_knower = -1


def leave_nurses(table: Table, names: str = "") -> None:
    """Let only these be in the Nurse pile, the first on top; the others leave the game."""
    town = table.town
    for layer in town.nurses:
        for one in layer:
            put(town.scrapped, one)
    town.nurses = ()
    town.nurse_knower = -1
    town.nurses = tuple((fetch(table, name),) for name in names.split())


def leave_events(table: Table, names: str = "") -> None:
    """Let only these be in the Event pile, the first on top; the others leave the game."""
    town = table.town
    for one in [town.event_top, *[one for layer in town.events for one in layer]]:
        put(town.scrapped, one)
    town.event_top = -1
    town.events = ()
    left = [fetch(table, name) for name in names.split()]
    if left:
        town.event_top = left.pop(0)
    town.events = tuple((one,) for one in left)


# --- Patients ------------------------------------------------------------------------------------


def _take_patient(table: Table, name: str) -> int:
    """Take a Patient out of the Dungeon and return it with its side."""
    town = table.town
    sided = patients.parse(name)
    if town.dungeon_top == sided >> 1:
        town.dungeon_top = town.dungeon.pop(0)
    else:
        town.dungeon.remove(sided >> 1)
    return sided


def admit(table: Table, seat: int, names: str) -> None:
    """Let Patients (`"P01 P10!"`) be admitted to a player."""
    hospital = table.hospitals[seat]
    for name in names.split():
        put(hospital.admitted, _take_patient(table, name))
        hospital.markers -= 1


def transport(table: Table, *charges: tuple[str, int]) -> None:
    """Let Patients be in transport, each with the seat in charge; the first one leads."""
    for name, seat in charges:
        table.town.ambulances.append(in_transport(_take_patient(table, name), seat))
        table.hospitals[seat].markers -= 1


def acquire(table: Table, seat: int, names: str) -> None:
    """Let a player have acquired Patients."""
    for name in names.split():
        put(table.hospitals[seat].acquired, _take_patient(table, name) >> 1)


def bury(table: Table, names: str) -> None:
    """Let Patients lie in the graveyard."""
    for name in names.split():
        put(table.town.graveyard, _take_patient(table, name) >> 1)


def top_patient(table: Table, name: str) -> None:
    """Let this Patient lie on top of the Dungeon."""
    town = table.town
    put(town.dungeon, town.dungeon_top)
    town.dungeon_top = patient(name)
    town.dungeon.remove(town.dungeon_top)


def leave_in_dungeon(table: Table, names: str) -> None:
    """Let only these Patients be in the Dungeon, the first on top; the others are buried."""
    town = table.town
    left = [patient(name) for name in names.split()]
    for one in [*town.dungeon, town.dungeon_top]:
        if one not in left:
            put(town.graveyard, one)
    town.dungeon_top = left[0]
    town.dungeon = sorted(left[1:])


def kill_marks(table: Table, *marks: int, dynamite_nurse: int | None = None) -> None:
    """Let the players have so many Kill Marks, seat 0 first; the pile has the rest."""
    for hospital, count in zip(table.hospitals, marks, strict=True):
        table.town.kill_marks += int(hospital.kill_marks) - count
        hospital.kill_marks = count
    table.town.dynamite_nurse = -1 if dynamite_nurse is None else dynamite_nurse


# --- playing -------------------------------------------------------------------------------------


def act(table: Table, *lines: str, seat: int | None = None) -> list[Record]:
    """Carry out actions of whoever is asked (or of `seat`); return what happened, as records."""
    told: list[Record] = []
    for line in lines:
        actor = int(GAME.actor(table)) if seat is None else seat
        events = GAME.apply(table, actor, GAME.action_parse(table, line))
        told += [GAME.event_record(table, event) for event in events]
        soundness.check(table)
    return told


def decide(table: Table, *words: str) -> list[Record]:
    """Let chance decide, by the names of the cards, Patients or (as a number) the seat."""
    outcome = [
        int(word)
        if word.isdecimal()
        else patient(word)
        if patients.NAME.fullmatch(word)
        else card(table, word)
        for word in words
    ]
    happened = GAME.apply_luck(table, sorted(outcome))
    told: list[Record] = [GAME.event_record(table, one) for one in happened]
    soundness.check(table)
    return told


def chance(table: Table, seed: int = 1) -> list[Record]:
    """Let luck decide as it likes until a player is asked; return what happened."""
    told: list[Record] = []
    rng = Rng(seed)
    while GAME.actor(table) == CHANCE:
        events = GAME.apply_luck(table, GAME.sample(table, rng))
        told += [GAME.event_record(table, event) for event in events]
    return told


def choices(table: Table, seat: int | None = None) -> list[str]:
    """Return what whoever is asked (or `seat`) may do, as text."""
    actor = int(GAME.actor(table)) if seat is None else seat
    return [GAME.action_text(table, action) for action in GAME.legal(table, actor)]


def why(table: Table, line: str, seat: int | None = None) -> tuple[str, str] | None:
    """Return the reason code and rule against an action, or None if it is legal."""
    actor = int(GAME.actor(table)) if seat is None else seat
    reason = GAME.why_not(table, actor, GAME.action_parse(table, line))
    return None if reason is None else (reason.code, reason.rule)


def prompt(table: Table) -> str:
    """Return what is asked now, or which luck is next, or that the game is over."""
    if table.over():
        return "over"
    if table.chance >= 0:
        luck = GAME.luck(table)
        assert luck is not None
        return f"luck {luck['kind']}"
    return next(iter(GAME.view(table, None)["prompts"].values()))


def to_main(table: Table, seat: int, **points: int) -> None:
    """Let it be the Main Phase of a seat, just begun, with points and actions as told."""
    table.active = seat
    table.later = []
    table.chance = -1
    table.main = Main()
    table.main.flex = 1
    for name, amount in points.items():
        setattr(table.main, name, amount)
    table.go(steps.MAIN)
    table.waiting = [seat]


def end_game(table: Table) -> None:
    """Let the Main Phase end and the last Patient leave the Dungeon, so that the game is over."""
    leave_in_dungeon(table, patients.name_of(table.town.dungeon_top))
    act(table, "done")
    assert table.over()


def kinds(told: list[Record]) -> list[str]:
    """Return the kinds of events, in order."""
    return [str(one["event"]) for one in told]


# --- looking -------------------------------------------------------------------------------------


def names(table: Table, cards: list[int]) -> str:
    """Return cards as text."""
    return " ".join(table.space.card_id(one) for one in cards)


def hand(table: Table, seat: int = 0) -> str:
    """Return a player's hand as text."""
    return names(table, table.hospitals[seat].hand)


def discard(table: Table, seat: int = 0) -> str:
    """Return a player's discard pile as text."""
    return names(table, table.hospitals[seat].discard)


def in_play(table: Table) -> str:
    """Return the cards that the active player has in play as text."""
    return names(table, table.own().in_play)


SPENDABLE = ("tp", "gold", "flex", "treatments", "purchases", "moonlights")


def purse(table: Table) -> dict[str, int]:
    """Return the points and actions that the active player has, without those that are 0.

    `flex` counts the Treatment or Purchase that every Main Phase begins with, too.
    """
    counts = {name: int(getattr(table.main, name)) for name in SPENDABLE}
    return {name: count for name, count in counts.items() if count}


def admitted(table: Table, seat: int = 0) -> str:
    """Return a player's admitted Patients as text."""
    return " ".join(patients.text(one) for one in table.hospitals[seat].admitted)


def acquired(table: Table, seat: int = 0) -> str:
    """Return a player's acquired Patients as text."""
    return " ".join(patients.name_of(one) for one in table.hospitals[seat].acquired)


def ambulances(table: Table) -> list[tuple[str, int]]:
    """Return the Patients in transport with the seats in charge, the leading one first."""
    return [(patients.text(one // CHARGES), one % CHARGES) for one in table.town.ambulances]


def graveyard(table: Table) -> str:
    """Return the graveyard as text."""
    return " ".join(patients.name_of(one) for one in table.town.graveyard)


def points(table: Table, seat: int = 0) -> dict[str, int]:
    """Return the final points of a player by reason and source; the game must be over."""
    outcome = GAME.outcome(table)
    assert outcome is not None
    return {f"{one.reason} {one.source}".strip(): one.amount for one in outcome.points[seat]}


def scores(table: Table) -> tuple[int, ...]:
    """Return the final scores; the game must be over."""
    outcome = GAME.outcome(table)
    assert outcome is not None
    return outcome.scores

"""Building positions of Dice Hospital outside activation: rounds, events, displays, endings."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tests.kit.build import GAME, act, activation, decide, fill, plain, solo_activation, started
from wardround.core.cards import Card
from wardround.core.game import CHANCE
from wardround.core.json_types import EventRecord
from wardround.core.luck import Rng
from wardround.dicehospital import actions, dice, flow, scoring, steps
from wardround.dicehospital.state import Table

DECLINING = (actions.DONE, actions.SKIP, actions.PASS)


# --- cards by their ids ------------------------------------------------------------------------


def index(cards: list[Card], name: str) -> int:
    """Return where the card of this id is."""
    return [card.id for card in cards].index(name)


def department(table: Table, name: str) -> int:
    """Return the index of a department."""
    return index([one.card for one in table.content.departments], name)


def specialist(table: Table, name: str) -> int:
    """Return the index of a specialist."""
    return index([one.card for one in table.content.specialists], name)


def administrator(table: Table, name: str) -> int:
    """Return the index of an administrator."""
    return index([one.card for one in table.content.administrators], name)


def event(table: Table, name: str) -> int:
    """Return the index of an event."""
    return index([one.card for one in table.content.events], name)


def reports(table: Table, names: str) -> tuple[int, ...]:
    """Return the indices of medical reports, `-` for an empty place."""
    cards = [one.card for one in table.content.reports]
    return tuple(-1 if name == "-" else index(cards, f"report-{name}") for name in names.split())


# --- letting the game go on --------------------------------------------------------------------


def names(told: list[EventRecord], *, of: str = "") -> list[str]:
    """Return the names of events in order, all or those that are one of the words `of`."""
    return [one["event"] for one in told if not of or one["event"] in of.split()]


def wave_through(table: Table, until: Callable[[Table], bool]) -> list[EventRecord]:
    """Let everyone decline what they can, and luck decide, until something is so or it is over."""
    rng = Rng(1)
    told: list[EventRecord] = []
    while not until(table) and GAME.actors(table):
        actor = GAME.actor(table)
        if actor == CHANCE:
            happened = GAME.apply_luck(table, GAME.sample(table, rng))
        else:
            legal = GAME.legal(table, actor)
            declined = [action for action in legal if action in DECLINING]
            happened = GAME.apply(table, actor, (declined or legal)[0])
        told += [GAME.event_record(table, one) for one in happened]
    return told


def at(*wanted: int) -> Callable[[Table], bool]:
    """Return whether the game has come to one of these steps, for someone to decide."""
    return lambda table: table.step in wanted and table.chance < 0 and bool(table.waiting)


def asking(kind: int) -> Callable[[Table], bool]:
    """Return whether this kind of luck is next."""
    return lambda table: table.chance == kind


def over(table: Table) -> bool:
    """Return whether the game is over."""
    return table.step == steps.END


def at_random(table: Table, seed: int) -> Iterator[None]:
    """Play to the end by chance alone, giving way after each decision and each luck."""
    rng = Rng(seed)
    while GAME.actors(table):
        actor = GAME.actor(table)
        if actor == CHANCE:
            GAME.push_luck(table, GAME.sample(table, rng))
        else:
            legal = GAME.legal(table, actor)
            GAME.push(table, actor, legal[rng.below(len(legal))])
        yield


# --- rounds ------------------------------------------------------------------------------------


def jump(table: Table, step: int) -> None:
    """Go to the beginning of a step and let the game run from there."""
    table.chance = -1
    table.waiting = []
    table.queue = ()
    table.go(step)
    flow.FLOW.settle(table)


def intake(words: str, *wards: str, seats: int = 2, first: int = 0, **settings: Any) -> Table:
    """Return round 1 with these patients in the wards and these dice drawn for the ambulances."""
    table = started(seats, **{"first_player": first, **settings})
    for seat, patients in enumerate(wards):
        fill(table, seat, patients)
    if words:
        decide(table, *plain(words))
    return table


def with_event(card: str, *wards: str, round: int = 2, **settings: Any) -> Table:
    """Return the beginning of a round whose event is this card, with these patients in bed."""
    table = started(len(wards), **{"first_player": 0, "events": True, **settings})
    for seat, patients in enumerate(wards):
        fill(table, seat, patients)
    table.round = round - 1
    jump(table, steps.ROUND)
    decide(table, event(table, card))
    return table


def improvement(display: str, *ambulances: int, **settings: Any) -> Table:
    """Return Phase 2: the ambulances that the seats took, and what is on display."""
    table = started(len(ambulances), **settings)
    for seat, number in enumerate(ambulances):
        table.hospitals[seat].ambulance = number
    show(table, display)
    jump(table, steps.IMPROVE)
    return table


def show(table: Table, display: str) -> None:
    """Lay these improvements open, taken from the top of their stacks; the others go back."""
    tiles = [one.card.id for one in table.content.departments]
    wanted = display.split()
    shown = tuple(sorted(tiles.index(name) for name in wanted if name in tiles))
    cards = tuple(sorted(specialist(table, name) for name in wanted if name not in tiles))
    table.tile_stack = swapped(table.tile_stack, table.tiles_shown, shown)
    table.specialist_stack = swapped(table.specialist_stack, table.specialists_shown, cards)
    table.tiles_shown = shown
    table.specialists_shown = cards


def swapped(
    stack: tuple[tuple[int, ...], ...], back: tuple[int, ...], out: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    """Return a stack with some put back into its top layer and others taken from there."""
    top = [*stack[0], *back]
    for card in out:
        top.remove(card)
    return (tuple(sorted(top)), *stack[1:])


def hospital(patients: str = "-", *, staff: str = "-", tiles: str = "-", bags: int = 0) -> str:
    """Return the text of a hospital in activation."""
    return f"{patients or '-'} / {staff} / {tiles} / {bags}"


def give(table: Table, seat: int, *, points: int = 0, bags: int = 0, fatalities: int = 0) -> None:
    """Give a player points, blood bags and fatalities."""
    scoring.score(table, seat, points, scoring.DISCHARGED)
    table.hospitals[seat].bags += bags
    table.hospitals[seat].fatalities += fatalities


# --- endings -----------------------------------------------------------------------------------


def ended(*wards: str, points: tuple[int, ...] = (), **settings: Any) -> Table:
    """Return what follows when all players end the last activation with these patients."""
    texts = [hospital(patients) for patients in wards]
    table = activation(*texts, round=8, **{"first_player": 0, **settings})
    table.first = settings.get("first_player", 0)
    table.ambulances = ((),) * (len(wards) + 1)
    for seat, amount in enumerate(points):
        give(table, seat, points=amount)
    for seat in range(len(wards)):
        act(table, "done", seat=seat)
    return table


def solo_reports(
    discharged: str, bottom: str, upper: str = "- - -", *, round: int = 1, **settings: Any
) -> Table:
    """Return Phase 5 of a solo game: dice just discharged, and the two rows of reports."""
    colours = discharged.split()
    sixes = " ".join(f"{colour}6" for colour in colours)
    table = solo_activation(hospital(f"{sixes} R3*", bags=len(colours)), **settings)
    table.round = round
    table.reports = reports(table, f"{bottom} {upper}")
    act(table, *(f"transfuse {colour}6" for colour in colours), "done")
    return table


def points(table: Table, seat: int = 0) -> list[tuple[int, str]]:
    """Return every point of a finished game with its reason."""
    outcome = GAME.outcome(table)
    assert outcome is not None, "the game is over"
    return [(one.amount, one.reason) for one in outcome.points[seat]]


def scored(table: Table, seat: int = 0) -> list[tuple[int, str]]:
    """Return every point scored so far with its reason."""
    lines = [scoring.line(number) for number in table.hospitals[seat].ledger]
    return [(one.amount, one.reason) for one in lines]


def loads(table: Table) -> list[str]:
    """Return the dice in the ambulances, as text."""
    return [" ".join(dice.plain_text(one) for one in load) for load in table.ambulances]

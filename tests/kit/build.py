"""Building positions of Dice Hospital for tests: start at the rule, with the dice it needs."""

from __future__ import annotations

from typing import Any, cast

from wardround.catalog import find
from wardround.core.game import CHANCE
from wardround.core.json_types import EventRecord
from wardround.core.luck import Rng
from wardround.dicehospital import dice, notation, steps
from wardround.dicehospital.state import Table

GAME = find("dice-hospital")


def new(seats: int = 2, *, packs: dict[str, str] | None = None, **settings: object) -> Table:
    """Return a new game; settings as keywords, `opening_crisis=True` for `opening-crisis`."""
    named = {name.replace("_", "-"): value for name, value in settings.items()}
    return cast(Table, GAME.new(GAME.options(named, packs or {}), seats))


def started(seats: int = 2, **settings: Any) -> Table:
    """Return a game after setup, in front of round 1, with empty wards and no administrators."""
    table = new(seats, **settings)
    rng = Rng(1)
    while table.round == 0:
        actor = GAME.actor(table)
        if actor == CHANCE:
            GAME.push_luck(table, GAME.sample(table, rng))
        else:
            GAME.push(table, actor, GAME.legal(table, actor)[0])
    for seat in range(seats):
        empty(table, seat)
        table.hospitals[seat].administrator = -1
    return table


def empty(table: Table, seat: int) -> None:
    """Put all patients of a hospital back into the bag."""
    hospital = table.hospitals[seat]
    for patient in hospital.wards:
        table.bag[dice.PRINTED[patient]] += 1
    hospital.wards = []


def fill(table: Table, seat: int, patients: str) -> None:
    """Lay these patients (`"R3 Y5*"`) into a hospital, taking their dice from the bag."""
    hospital = table.hospitals[seat]
    for word in patients.split():
        patient = dice.parse(word)
        table.bag[dice.PRINTED[patient]] -= 1
        dice.insert(hospital.wards, patient)


def activation(hospital: str, *others: str, round: int = 1, **settings: Any) -> Table:
    """Return a game in Phase 3 with these hospitals (`dice / staff / tiles / bags`) to activate.

    One hospital is a two-player game whose second player has an empty hospital and is done.
    """
    texts = [hospital, *others]
    table = started(max(2, len(texts)), **settings)
    table.chance = -1
    table.round = round
    table.go(steps.ACTIVATE)
    table.stage = 1
    table.queue = ()
    table.waiting = list(range(len(texts)))
    for seat, text in enumerate(texts):
        notation.read_hospital(table, seat, text)
        for patient in table.hospitals[seat].wards:
            table.bag[dice.PRINTED[patient]] -= 1
    return table


def solo_activation(hospital: str, **settings: Any) -> Table:
    """Return a solo game in Phase 3 with this hospital to activate."""
    table = started(1, **settings)
    table.chance = -1
    table.go(steps.ACTIVATE)
    table.stage = 1
    table.waiting = [0]
    notation.read_hospital(table, 0, hospital)
    for patient in table.hospitals[0].wards:
        table.bag[dice.PRINTED[patient]] -= 1
    return table


def act(table: Table, *lines: str, seat: int = 0) -> list[EventRecord]:
    """Carry out actions of a seat by their text; return what happened, as records."""
    told: list[EventRecord] = []
    for line in lines:
        events = GAME.apply(table, seat, GAME.action_parse(table, line))
        told += [GAME.event_record(table, event) for event in events]
    return told


def decide(table: Table, *outcome: int) -> list[EventRecord]:
    """Let chance decide; return what happened, as records."""
    return [GAME.event_record(table, event) for event in GAME.apply_luck(table, outcome)]


def plain(words: str) -> tuple[int, ...]:
    """Return plain dice as an outcome of luck: `"R3 Y5"`."""
    return tuple(dice.parse_plain(word) for word in words.split())


def choices(table: Table, seat: int = 0) -> list[str]:
    """Return what a seat may do, as text."""
    return [GAME.action_text(table, action) for action in GAME.legal(table, seat)]


def patients(table: Table, seat: int = 0) -> str:
    """Return the patients in bed, as text."""
    return " ".join(dice.text(patient) for patient in table.hospitals[seat].wards)


def gone(table: Table, seat: int = 0) -> int:
    """Return how many patients are in the discharge area."""
    packed = int(table.hospitals[seat].gone)
    return (packed & 0xFF) + ((packed >> 8) & 0xFF) + (packed >> 16)


def why(table: Table, line: str, seat: int = 0) -> tuple[str, str] | None:
    """Return the reason code and rule against an action, or None if it is legal."""
    reason = GAME.why_not(table, seat, GAME.action_parse(table, line))
    return None if reason is None else (reason.code, reason.rule)


def dice_in_play(table: Table) -> list[int]:
    """Return how many dice of each printed colour there are, wherever they are (DH-1.3)."""
    counts = list(table.bag)
    printed = dice.PRINTED
    for load in (table.loose, *table.ambulances):
        for plain_die in load:
            counts[plain_die // 6] += 1
    pips = 1 if table.step <= steps.SET_VALUES else 6
    for hospital in table.hospitals:
        for patient in hospital.wards:
            counts[printed[patient]] += 1
        for patient in hospital.held:
            counts[printed[patient]] += 1
        for arrival in hospital.arrivals:
            counts[arrival // pips] += 1
        for colour, gone in enumerate(int(hospital.gone_printed).to_bytes(8, "little")[:3]):
            counts[colour] += gone
    return counts

"""An activation without a game around it: a hospital in one line of text, to solve."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wardround.core.game import Options
from wardround.dicehospital import dice, notation, staffing, steps
from wardround.dicehospital.actions import Space
from wardround.dicehospital.options import DiceHospitalOptions, fits
from wardround.dicehospital.pack_files import EDITIONS, PACKS
from wardround.dicehospital.state import Table
from wardround.dicehospital.within_placement import COPYING, PLACING

SEATS: Final = 4
"""At a full table all dice are in play, which is all that the other players matter for."""
ADDITIONS: Final = ("experimental", "promos", "prototype-extras")
"""The switches that bring cards."""


def with_all_cards(settings: Mapping[str, object], packs: Mapping[str, str]) -> dict[str, object]:
    """Return settings with all cards of the edition, unless they turn some off.

    If they name no edition, the user's packs can select one.
    """
    edition = str(settings.get("edition") or PACKS.edition_asked(packs) or EDITIONS[0])
    more = {name: True for name in ADDITIONS if fits(name, edition)}
    return {**more, **settings}


def bare_table(options: Options, seats: int = SEATS) -> Table:
    """Return a table in activation with an empty hospital, no administrator and no event."""
    assert isinstance(options, DiceHospitalOptions), "positions are of Dice Hospital"
    table = Table(options, Space(options.content), seats)
    table.go(steps.ACTIVATE)
    table.round = 1
    table.stage = 1
    table.waiting = [0]
    table.bag = [options.content.house.dice_a_colour] * 3
    for hospital in table.hospitals:
        hospital.administrator = -1
    return table


def read_position(bare: Table, text: str) -> Table:
    """Return the table with the described hospital in its first seat.

    A Consultant first chooses whom to copy, if there is anyone (DH-16.1).
    """
    table = bare.copy()
    notation.read_hospital(table, 0, text)
    hospital = table.hospitals[0]
    hospital.wards = sorted(between_placements(table, patient) for patient in hospital.wards)
    for patient in hospital.wards:
        colour = dice.PRINTED[patient]
        table.bag[colour] = max(0, table.bag[colour] - 1)
    if staffing.has_copier(table, hospital) and staffing.copyable(table, hospital):
        hospital.asked = COPYING
    return table


def between_placements(table: Table, patient: int) -> int:
    """Return a die as it can be between two placements: without what lasts for one of them."""
    settled = dice.settled(patient)
    passes = table.content.house.recolour_passes
    return int(dice.in_lasting_colour(settled) if passes else settled)


def openings(table: Table, seat: int) -> list[tuple[list[int], Table]]:
    """Return the ways to start an activation: whom a Consultant copies, or just by placing."""
    hospital = table.hospitals[seat]
    if hospital.asked != COPYING:
        return [([], table)]
    out: list[tuple[list[int], Table]] = []
    for specialist in staffing.copyable(table, hospital):
        at = table.copy()
        at.hospitals[seat].asked = PLACING
        at.hospitals[seat].copied = specialist
        out.append(([int(table.space.copy_specialist + specialist)], at))
    return out

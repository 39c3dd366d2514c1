"""Whether a position read from plain values is valid: numbers in range, no die lost.

Positions made by the rules are always valid; this checks those from outside.
"""

from __future__ import annotations

from wardround.core.errors import BadNotation
from wardround.core.plain import check_board, within
from wardround.dicehospital import dice, flow, steps, ward
from wardround.dicehospital.content import LEFT_OUT
from wardround.dicehospital.phases.round import LOWERING
from wardround.dicehospital.state import Hospital, Placement, Table
from wardround.dicehospital.within_placement import COPYING, effects_of


def check(table: Table) -> None:
    """Refuse a position that can't be, naming the field that shows it."""
    content = table.content
    if len(table.bag) != 3:
        raise BadNotation("bad-position", field="bag")
    check_board(table, len(flow.STEPS), len(flow.LUCK))
    within("round", [table.round], content.house.rounds)
    within("first", [table.first + 1], table.seats)
    within("event", [table.event + 1], len(content.events))
    within("events_left", table.events_left, len(content.events) - 1)
    within("reports", [report + 1 for report in table.reports], len(content.reports))
    within("reports_done", table.reports_done, len(content.reports) - 1)
    within("tiles_shown", table.tiles_shown, len(content.departments) - 1)
    within("specialists_shown", table.specialists_shown, len(content.specialists) - 1)
    for layer in table.tile_stack:
        within("tile_stack", layer, len(content.departments) - 1)
    for layer in table.specialist_stack:
        within("specialist_stack", layer, len(content.specialists) - 1)
    # Steps count seats, or what an event asks, and that goes furthest.
    within("stage", [table.stage], max(int(table.seats), LOWERING))
    within("spaces", table.spaces, dice.PLAIN * 8 - 1)
    within("queue", table.queue, table.seats - 1)
    for hospital in table.hospitals:
        check_hospital(table, hospital)
    if dice_in_play(table) != [content.house.dice_a_colour - LEFT_OUT[table.seats]] * 3:
        raise BadNotation("bad-position", field="bag")


def check_hospital(table: Table, hospital: Hospital) -> None:
    """Refuse a hospital that can't be."""
    content = table.content
    departments, specialists = len(content.departments), len(content.specialists)
    within("tiles", hospital.tiles, departments - 1)
    within("open", hospital.open, departments - 1)
    within("specialists", hospital.specialists, specialists - 1)
    within("idle", hospital.idle, specialists)
    within("new_tile", [hospital.new_tile + 1], departments)
    within("new_specialist", [hospital.new_specialist + 1], specialists)
    within("copied", [hospital.copied + 1], specialists)
    within("administrator", [hospital.administrator + 1], len(content.administrators))
    within("dealt", hospital.dealt, len(content.administrators) - 1)
    within("asked", [hospital.asked], COPYING)
    within("arrivals", hospital.arrivals, dice.PLAIN - 1)
    within("ambulance", [hospital.ambulance], table.seats + 1)
    within("wards", [len(hospital.wards) + len(hospital.held)], content.house.beds)
    for name, number in (("bags", hospital.bags), ("fatalities", hospital.fatalities)):
        within(name, [number], 1000)
    if hospital.wards != sorted(hospital.wards):
        raise BadNotation("bad-position", field="wards")
    check_gone(hospital)
    placement = hospital.placement
    if placement is not None:
        within("worker", [placement.worker], specialists)
        within("department", [placement.department], departments - 1)
        within("picked", [placement.picked], len(hospital.held))
        check_placement(table, hospital, placement)


def check_gone(hospital: Hospital) -> None:
    """Refuse a discharge area that has more dice by what they count as than by what they are."""
    gone = sum([ward.gone_printed(hospital, colour) for colour in range(3)])
    if gone != ward.gone_in_all(hospital):
        raise BadNotation("bad-position", field="gone_printed")


def check_placement(table: Table, hospital: Hospital, placement: Placement) -> None:
    """Refuse an effect that its department or specialist does not have."""
    effects = effects_of(table, hospital, placement)
    within("choice", [placement.choice + 1], len(effects))
    parts = effects[placement.choice].parts if placement.choice >= 0 else []
    within("part", [placement.part], max(1, len(parts)))


def dice_in_play(table: Table) -> list[int]:
    """Return how many dice of each printed colour there are, wherever they are (DH-1.3)."""
    counts = [int(count) for count in table.bag[:3]]
    lying = [*table.loose, *[one for load in table.ambulances for one in load]]
    for hospital in table.hospitals:
        for patient in [*hospital.wards, *hospital.held]:
            counts[dice.PRINTED[patient]] += 1
        for colour in range(3):
            counts[colour] += int(ward.gone_printed(hospital, colour))
        if table.step <= steps.SET_VALUES:
            lying.extend([6 * colour for colour in hospital.arrivals])
        else:
            lying.extend(hospital.arrivals)
    within("loose", lying, dice.PLAIN - 1)
    for plain in lying:
        counts[plain // 6] += 1
    return counts

"""Why an action is not legal: a code for the sentence, and the rule behind it."""

from __future__ import annotations

from wardround.core.game import Reason
from wardround.dicehospital import actions, dice, flow, steps, ward
from wardround.dicehospital.content import ANY
from wardround.dicehospital.phases.neglect import untreated
from wardround.dicehospital.phases.setup import starting_values
from wardround.dicehospital.state import Hospital, Table
from wardround.dicehospital.within_placement import ADMISSIONS, BETWEEN, PICKING, PLACING

MOMENTS: dict[str, tuple[int, ...]] = {
    "set": (steps.SET_VALUES,),
    "keep": (steps.KEEP,),
    "reveal": (steps.REVEAL_EXTRA,),
    "load": (steps.LOAD,),
    "take-ambulance": (steps.TAKE,),
    "leave": (steps.LEAVE,),
    "remove": (steps.ADMIT,),
    "take-department": (steps.IMPROVE,),
    "take-specialist": (steps.IMPROVE,),
    "return-improvement": (steps.RETURN,),
    "pass": (steps.IMPROVE, steps.RETURN, steps.REPORTS, steps.COLLECT),
    "place": (steps.ACTIVATE,),
    "treat": (steps.ACTIVATE,),
    "transfuse": (steps.ACTIVATE,),
    "copy": (steps.ACTIVATE,),
    "choose": (steps.ACTIVATE,),
    "use": (steps.ACTIVATE,),
    "draw": (steps.ACTIVATE,),
    "done": (steps.ACTIVATE,),
    "skip": (steps.ACTIVATE, steps.EVENT, steps.PROTECT),
    "return-die": (steps.ACTIVATE, steps.EVENT),
    "raise": (steps.EVENT,),
    "lower": (steps.EVENT,),
    "protect": (steps.PROTECT,),
    "report": (steps.REPORTS,),
    "collect": (steps.COLLECT,),
}
"""The steps in which each verb can be said at all."""

BY_STEP: dict[int, Reason] = {
    steps.KEEP: Reason("not-dealt", "DH-2.4"),
    steps.REVEAL_EXTRA: Reason("not-on-display", "DH-2.2"),
    steps.LOAD: Reason("no-such-patient", "DH-3.3"),
    steps.LEAVE: Reason("no-such-patient", "DH-11.2"),
    steps.IMPROVE: Reason("not-on-display", "DH-4.1"),
    steps.RETURN: Reason("not-yours", "DH-4.3"),
    steps.EVENT: Reason("not-a-target", "DH-10.9"),
    steps.REPORTS: Reason("report-needs-dice", "DH-11.4"),
    steps.COLLECT: Reason("not-collectable", "DH-10.5"),
}
"""What is wrong with an action of the right kind, where a step knows only one mistake."""


def refusal(table: Table, seat: int, action: int) -> Reason:
    """Return why a waiting seat may not do an action that is not legal now."""
    verb: str = table.space.record(action)["verb"]
    if table.step not in MOMENTS[verb]:
        return Reason("wrong-moment", flow.FLOW.steps[table.step].rule)
    return at_the_step(table, seat, action, verb)


def at_the_step(table: Table, seat: int, action: int, verb: str) -> Reason:
    """Return what is wrong with an action of a kind that the step knows."""
    if table.step == steps.ACTIVATE:
        return in_activation(table, seat, action, verb)
    if table.step == steps.TAKE:
        first = action == actions.AMBULANCE and seat == table.first
        return Reason("first-player-ambulance" if first else "ambulance-taken", "DH-3.4")
    if table.step == steps.SET_VALUES:
        next_value = starting_values(table)[table.hospitals[seat].spare]
        in_order = (action - actions.SET) % 6 + 1 == next_value
        return Reason("value-not-left" if in_order else "value-not-next", "DH-2.3")
    if table.step == steps.PROTECT and verb == "protect":
        return in_protecting(table, seat, action - actions.PROTECT)
    if table.step == steps.ADMIT:
        plain = action - actions.REMOVE
        new = plain in table.hospitals[seat].arrivals
        return Reason("too-new" if new else "no-such-patient", "DH-3.7")
    if verb == "pass":
        return Reason("improvement-required", "DH-11.3" if table.solo() else "DH-17.1")
    if verb == "skip":
        return Reason("effect-not-optional", flow.FLOW.steps[table.step].rule)
    if verb == "report" and action - table.space.report not in table.reports[:3]:
        return Reason("report-not-open", "DH-11.4")
    return BY_STEP[table.step]


def in_protecting(table: Table, seat: int, plain: int) -> Reason:
    """Return why a patient can't be protected."""
    hospital = table.hospitals[seat]
    rule = "DH-EV09" if hospital.volunteers_asked else "DH-6.2"
    if ward.find_plain(hospital.wards, plain) < 0:
        return Reason("no-such-patient", rule)
    if ward.find_plain(untreated(hospital, ANY), plain) < 0:
        return Reason("not-neglected", rule)
    return Reason("not-protected-colour", rule)


def in_activation(table: Table, seat: int, action: int, verb: str) -> Reason:
    """Return what is wrong with an action in activation."""
    hospital = table.hospitals[seat]
    if verb == "copy":
        return Reason("cannot-copy", "DH-16.1")
    if verb == "place":
        return in_placing(table, seat, action)
    if verb == "treat":
        return in_picking(table, seat, hospital, action - actions.TREAT)
    if verb == "transfuse":
        if hospital.asked not in (PLACING, BETWEEN):
            return Reason("wrong-moment", "DH-5.11")
        return no_bag(table, seat, "DH-5.11") or Reason("no-such-patient", "DH-5.11")
    if verb == "return-die" and hospital.asked in (BETWEEN, ADMISSIONS):
        patient = action - actions.RETURN_DIE
        return Reason("not-a-target" if patient in hospital.wards else "no-such-patient", "DH-16.2")
    if verb == "skip" and hospital.asked == PICKING:
        return Reason("effect-not-optional", "DH-5.2")
    return Reason("wrong-moment", "DH-5.1")


def no_bag(table: Table, seat: int, rule: str) -> Reason | None:
    """Return why the player can't spend a blood bag, if they can't."""
    if ward.spendable(table, seat) > 0:
        return None
    if table.hospitals[seat].bags > 0:
        return Reason("bags-frozen", "DH-EV10")
    return Reason("no-blood-bag", rule)


def in_placing(table: Table, seat: int, action: int) -> Reason:
    """Return why a meeple can't be placed."""
    hospital = table.hospitals[seat]
    worker, department = divmod(action - int(table.space.place), int(table.space.departments))
    if hospital.asked != PLACING:
        return Reason("wrong-moment", "DH-5.2")
    event = table.open_event()
    waits = event is not None and event.improvements_wait
    if worker not in hospital.idle:
        if waits and worker > 0 and worker - 1 == hospital.new_specialist:
            return Reason("improvement-waits", "DH-EV11")
        return Reason("unknown-staff", "DH-5.1")
    if department not in hospital.open:
        if waits and department == hospital.new_tile:
            return Reason("improvement-waits", "DH-EV11")
        built = department in table.content.printed or department in hospital.tiles
        return Reason("department-used" if built else "not-your-department", "DH-5.1")
    return Reason("targets-not-met", "DH-5.2")


def in_picking(table: Table, seat: int, hospital: Hospital, target: int) -> Reason:
    """Return why a die can't be picked."""
    patient, colour = divmod(target, 3)
    if hospital.asked not in (PICKING, BETWEEN):
        return Reason("wrong-moment", "DH-5.2")
    if patient not in hospital.wards:
        return Reason("no-such-patient", "DH-5.2")
    if colour != dice.COLOUR[patient]:
        return no_bag(table, seat, "DH-5.12") or Reason("recolour-not-offered", "DH-5.12")
    return Reason("not-a-target", "DH-5.2")

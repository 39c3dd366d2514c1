"""Why an action is not legal: a code for the sentence, and the rule behind it."""

from __future__ import annotations

from wardround.core.game import Reason
from wardround.dynamitenurse import actions, flow, steps
from wardround.dynamitenurse.content import EVENT, MAX_SEATS
from wardround.dynamitenurse.decisions import charges
from wardround.dynamitenurse.state import Table
from wardround.dynamitenurse.treatment import side_of

MOMENTS: dict[str, tuple[int, ...]] = {
    "done": (steps.MAIN, steps.ADMISSION, steps.CLEANUP),
    "skip": (
        steps.SECOND_EVENT, steps.ACQUIRE, steps.REFER, steps.PASS_ON, steps.SWAP, steps.MOVE,
        steps.STABILISE, steps.ADMIT_NOW,
    ),
    "skip-admission": (steps.ADMISSION,),
    "buy-second-event": (steps.MAIN,),
    "search": (steps.SEARCH,),
    "send-back": (steps.SEND_BACK,),
    "assign": (steps.ASSIGN, steps.REFER_TO, steps.PASS_ON_TO, steps.SEND_BACK_TO),
    "swap": (steps.SWAP,),
    "first": (steps.SWAP_FIRST,),
    "operate": (steps.MAIN,),
    "care": (steps.MAIN,),
    "pay": (steps.MAIN,),
    "admit": (steps.ADMISSION, steps.ADMIT_NOW),
    "choose": (
        steps.ACQUIRE, steps.REFER, steps.PASS_ON, steps.ERASE, steps.WORSEN_OWN,
        steps.SEND_BACK_PATIENT, steps.SWAP_GIVE, steps.STABILISE, steps.BEDS,
    ),
    "lead": (steps.MOVE,),
    "trail": (steps.MOVE,),
    "play": (steps.MAIN,),
    "buy": (steps.MAIN, steps.SECOND_EVENT),
    "keep": (steps.CLEANUP,),
    "discard": (steps.DISCARD,),
    "recover": (steps.RECOVER,),
    "top": (steps.SEARCH_TOP,),
    "exchange": (steps.EXCHANGE,),
}  # fmt: skip
"""The steps in which each verb can be said at all."""

ALIKE: Reason = Reason("same-as-another", "DN-1.9")
"""Why a Patient can't be named although one just like it can."""

BY_VERB: dict[str, str] = {
    "skip-admission": "not-skippable",
    "search": "pile-empty",
    "send-back": "too-many-patients",
    "first": "not-in-swap",
    "play": "not-in-hand",
    "keep": "not-in-hand",
    "discard": "not-in-hand",
    "recover": "not-in-discard",
    "top": "not-in-pile",
    "exchange": "no-such-nurse",
    "lead": "cannot-move",
    "trail": "cannot-move",
    "admit": "not-your-charge",
}
"""What is wrong with an action of the right kind, where a verb knows only one mistake."""


def refusal(table: Table, seat: int, action: int) -> Reason:
    """Return why a waiting seat may not do an action that is not legal."""
    rule = flow.STEPS[table.step].rule
    record = table.space.record(action)
    verb: str = record["verb"]
    if table.step not in MOMENTS[verb]:
        return Reason("wrong-moment", rule)
    if verb in BY_VERB:
        return Reason(BY_VERB[verb], rule)
    if verb in ("assign", "swap"):
        return _about_player(table, seat, (action - actions.ASSIGN) % MAX_SEATS, rule)
    if verb == "choose":
        return _about_choice(table, seat, action - int(table.space.choose), rule)
    if verb in ("buy", "buy-second-event"):
        return _about_purchase(table, action)
    return _about_treatment(table, verb, (action - actions.FIXED) % int(table.space.patients))


def _about_player(table: Table, seat: int, player: int, rule: str) -> Reason:
    """Return why a player can't be picked."""
    if player >= int(table.seats):
        return Reason("no-such-player", rule)
    if player == seat and table.step != steps.ASSIGN:
        return Reason("must-be-another", rule)
    return Reason("no-unused-marker", rule)


def _about_choice(table: Table, seat: int, patient: int, rule: str) -> Reason:
    """Return why a Patient can't be chosen."""
    hospital = table.hospitals[seat]
    if table.step == steps.ERASE:
        there, code = patient in table.town.graveyard, "not-in-graveyard"
    elif table.step == steps.SWAP_GIVE:
        there, code = patient in hospital.acquired, "not-acquired"
    elif table.step in (steps.PASS_ON, steps.STABILISE):
        own = side_of(charges(table, seat), patient) >= 0
        return Reason("not-critical" if own else "not-your-charge", rule)
    else:
        there, code = side_of(hospital.admitted, patient) >= 0, "not-admitted"
    if not there:
        return Reason(code, rule)
    if table.step == steps.ACQUIRE:
        sided = side_of(hospital.admitted, patient)
        if table.content.severity[sided] > table.work.amount:
            return Reason("too-severe", rule)
    if table.step == steps.BEDS and side_of(table.work.picked, patient) >= 0:
        return Reason("already-chosen", rule)
    return ALIKE


def _about_purchase(table: Table, action: int) -> Reason:
    """Return why a card can't be bought."""
    if table.step == steps.SECOND_EVENT:
        return Reason("not-on-top", "DN-6.5.3")
    main = table.main
    used_up = main.purchases + main.flex == 0
    if action == actions.SECOND_EVENT:
        if used_up:
            return Reason("no-purchase-left", "DN-6.3")
        return Reason("no-second-event", "DN-6.5.3")
    card = table.content.cards[action - table.space.buy]
    if card.type != EVENT and not card.is_sold():
        return Reason("never-bought", "DN-6.5.1")
    if used_up:
        return Reason("no-purchase-left", "DN-6.3")
    if card.type == EVENT and table.town.event_top != card.index:
        return Reason("not-on-top", "DN-6.5.2")
    if card.is_sold() and table.town.piles[card.index] == 0:
        return Reason("pile-empty", "DN-9.2")
    return Reason("not-enough-gold", "DN-6.5.2")


def _about_treatment(table: Table, verb: str, patient: int) -> Reason:
    """Return why a Patient can't be operated on, cared for or paid for."""
    sided = side_of(table.own().admitted, patient)
    if verb == "operate":
        return _about_operation(table, sided, patient)
    if verb == "care":
        return _about_care(table, sided)
    return _about_payment(table, sided, patient)


def _about_operation(table: Table, sided: int, patient: int) -> Reason:
    """Return why a Patient can't be operated on."""
    rule = "DN-6.4.1"
    main = table.main
    if sided >= 0:
        if main.treatments + main.flex == 0:
            return Reason("no-treatment-left", "DN-6.3")
    else:
        sided = max([int(side_of(one.admitted, patient)) for one in table.hospitals])
        if sided < 0 or main.moonlights == 0:
            return Reason("not-admitted", rule)
    short = table.content.severity[sided] > main.tp
    return Reason("not-enough-tp", rule) if short else ALIKE


def _about_care(table: Table, sided: int) -> Reason:
    """Return why a Patient can't be cared for."""
    rule = "DN-6.4.3"
    main = table.main
    if sided < 0:
        return Reason("not-admitted", rule)
    care = table.content.care[sided]
    if care == 0:
        return Reason("no-care", rule)
    if main.treatments + main.flex == 0:
        return Reason("no-treatment-left", "DN-6.3")
    short = care > main.tp + main.care_discount
    return Reason("not-enough-tp", rule) if short else ALIKE


def _about_payment(table: Table, sided: int, patient: int) -> Reason:
    """Return why nothing can be paid for a Patient."""
    rule = "DN-10.5"
    if sided < 0:
        return Reason("not-admitted", rule)
    payment = table.content.payment[sided]
    if payment == 0:
        return Reason("nothing-due", rule)
    if patient in table.main.paid:
        return Reason("already-paid", rule)
    return Reason("not-enough-tp", rule) if payment > table.main.tp else ALIKE

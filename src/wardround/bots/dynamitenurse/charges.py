"""Decisions about Patients by a script: whose charge, whom to admit, who gets worse."""

from __future__ import annotations

from typing import Final

from wardround.bots.dynamitenurse.choosing import best
from wardround.bots.dynamitenurse.situation import load, rounds_left, score_of, vp_of
from wardround.bots.dynamitenurse.worth import Worth
from wardround.core.ints import i64
from wardround.core.luck import Rng
from wardround.dynamitenurse import actions, scoring, steps
from wardround.dynamitenurse.patients import CHARGES
from wardround.dynamitenurse.state import Table
from wardround.dynamitenurse.treatment import side_of

LAST_ROUNDS: Final = 1.5
"""With fewer rounds left, a Patient in a bed is a point and no longer a risk."""


def strength(table: Table, worth: Worth, seat: i64) -> float:
    """Return how many TP a player has in a turn, about."""
    cards = scoring.owned(table.hospitals[seat])
    total = 0.0
    for card in cards:
        total += worth.tp[card]
    return total * float(table.content.house.hand) / float(max(1, len(cards)))


def wants(table: Table, worth: Worth, seat: i64, sided: i64) -> bool:
    """Tell whether a player could make something of one more Patient."""
    room = table.content.house.beds - load(table, seat)
    if room <= 0:
        return False
    return float(table.content.severity[sided]) <= 2.0 * strength(table, worth, seat) + 1.0


def harm(table: Table, seat: i64) -> float:
    """Return how much one more Patient hurts a player, and how much that helps the others."""
    over = float(load(table, seat) - table.content.house.beds)
    return (3.0 * over if over >= 0.0 else 6.0 * over) + 0.5 * float(score_of(table, seat))


def assign(table: Table, worth: Worth, seat: i64, legal: list[int], rng: Rng) -> int:
    """Return who is to be in charge: oneself of a Patient of use, else whom it hurts most."""
    sided = table.town.arriving * 2 if table.step == steps.ASSIGN else table.work.patient
    own = actions.ASSIGN + seat
    if own in legal and wants(table, worth, seat, sided):
        return own
    others = [action for action in legal if action != own]
    values = [harm(table, action - actions.ASSIGN) for action in others]
    return best(others, values, rng) if others else own


def admission(table: Table, seat: i64, legal: list[int], rng: Rng) -> int:
    """Return whom to admit: as many as there are beds, more where waiting is worse."""
    space = table.space
    admitted = table.hospitals[seat].admitted
    over = len(admitted) - table.content.house.beds
    if over > 0 and actions.SKIP_ADMISSION in legal:
        return actions.SKIP_ADMISSION
    options = [action for action in legal if space.admit <= action < space.choose]
    if not options or (over >= 0 and rounds_left(table) > LAST_ROUNDS):
        return actions.DONE
    values = [charge_value(table, action - space.admit) for action in options]
    return best(options, values, rng)


def charge_value(table: Table, patient: i64) -> float:
    """Return how much one wants a charge in transport in a bed; critical ones are in danger."""
    for charge in table.town.ambulances:
        sided = charge // CHARGES
        if sided >> 1 == patient:
            danger = 2.0 if sided & 1 else 0.0
            return danger + vp_of(table, sided) - 0.5 * float(table.content.severity[sided])
    return 0.0


def to_worsen(table: Table, seat: i64, legal: list[int], rng: Rng) -> int:
    """Return which admitted Patient should get worse: none that dies of it, if possible."""
    values: list[float] = []
    for action in legal:
        sided = side_of(table.hospitals[seat].admitted, action - table.space.choose)
        values.append(-20.0 if sided & 1 else worsening(table, sided))
    return best(legal, values, rng)


def worsening(table: Table, sided: i64) -> float:
    """Return how little it hurts that a Patient turns critical, the least at 0."""
    content = table.content
    care = content.care[sided + 1]
    upkeep = float(care) if care > 0 else 2.0 * float(content.payment[sided + 1]) + 2.0
    return -upkeep - 0.3 * vp_of(table, sided)


def burden(table: Table, seat: i64, patient: i64) -> float:
    """Return how much one would like to be rid of an own Patient; 0 or less: not at all."""
    sided = side_of(table.hospitals[seat].admitted, patient)
    if sided < 0:
        for charge in table.town.ambulances:
            if charge // (2 * CHARGES) == patient:
                sided = charge // CHARGES
    over = float(load(table, seat) - table.content.house.beds)
    critical = 2.0 if sided & 1 else 0.0
    return critical + max(0.0, over) + 0.2 * float(table.content.severity[sided]) - 1.5


def hand_over(table: Table, seat: i64, legal: list[int], rng: Rng) -> int:
    """Return which Patient another player shall be in charge of, or to decline."""
    options = [action for action in legal if action != actions.SKIP]
    values = [burden(table, seat, action - table.space.choose) for action in options]
    if actions.SKIP in legal and max(values) <= 0.0:
        return actions.SKIP
    return best(options, values, rng)


def most_vp(table: Table, legal: list[int], rng: Rng) -> int:
    """Return the Patient with the most VP, of equals the most severe."""
    options = [action for action in legal if action != actions.SKIP]
    base = table.space.choose
    values = [vp_of(table, (action - base) * 2) for action in options]
    return best(options, values, rng)


def least_vp(table: Table, legal: list[int], rng: Rng) -> int:
    """Return the Patient with the fewest VP."""
    base = table.space.choose
    return best(legal, [-vp_of(table, (action - base) * 2) for action in legal], rng)


def admit_now(table: Table, seat: i64, legal: list[int], rng: Rng) -> int:
    """Return whom to admit by a card, while there is a bed."""
    if len(table.hospitals[seat].admitted) >= table.content.house.beds:
        return actions.SKIP
    options = [action for action in legal if action != actions.SKIP]
    values = [charge_value(table, action - table.space.admit) for action in options]
    return best(options, values, rng)


def move(table: Table, seat: i64, rng: Rng) -> int:
    """Return how to move a Patient: one of the leader's to the lead, instead of one's own."""
    space = table.space
    row = table.town.ambulances
    options: list[int] = []
    values: list[float] = []
    for charge in row[1:]:
        owner = charge % CHARGES
        if owner != seat and row[0] % CHARGES == seat:
            options.append(space.lead + charge // (2 * CHARGES))
            values.append(float(score_of(table, owner)))
    return best(options, values, rng) if options else actions.SKIP

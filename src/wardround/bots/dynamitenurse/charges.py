"""Scripted decisions about Patients: whose charge, whom to admit, who gets worse."""

from __future__ import annotations

from typing import Final

from wardround.bots.dynamitenurse import style
from wardround.bots.dynamitenurse.choosing import best
from wardround.bots.dynamitenurse.situation import leads_of, load, rounds_left, score_of, vp_of
from wardround.bots.dynamitenurse.worth import Worth
from wardround.bots.tempers import near_best
from wardround.core.ints import i64
from wardround.core.luck import Rng
from wardround.dynamitenurse import actions, steps
from wardround.dynamitenurse.patients import CHARGES
from wardround.dynamitenurse.state import Table
from wardround.dynamitenurse.treatment import side_of

LAST_ROUNDS: Final = 1.5
"""With fewer rounds left, a Patient in a bed is a point and no longer a risk."""
DEATH: Final = -20.0
"""To let a Patient die is worse than anything else."""


def strength(table: Table, worth: Worth, seat: i64) -> float:
    """Return how many TP a player has in a turn, about."""
    hospital = table.hospitals[seat]
    total = 0.0
    count: i64 = 0
    for cards in (hospital.hand, hospital.deck, hospital.discard, hospital.in_play):
        count += len(cards)
        for card in cards:
            total += worth.tp[card]
    return total * float(table.content.house.hand) / float(max(1, count))


def effort(table: Table, worth: Worth, seat: i64, sided: i64) -> float:
    """Return how many turns of a player the treatment of a Patient takes, about."""
    return float(table.content.severity[sided]) / (strength(table, worth, seat) + 1.0)


def take_value(table: Table, worth: Worth, seat: i64, sided: i64) -> float:
    """Return how good it is to take charge of a Patient."""
    weights = worth.weights
    beds = table.content.house.beds
    charged = load(table, seat)
    value = weights[style.TAKE] + weights[style.TAKE_VP] * vp_of(table, sided)
    value += weights[style.TAKE_SEVERITY] * effort(table, worth, seat, sided)
    value += weights[style.TAKE_LOAD] * float(min(beds, charged))
    value += weights[style.TAKE_OVER] * float(max(0, charged + 1 - beds))
    if rounds_left(table) < LAST_ROUNDS:
        value += weights[style.TAKE_LATE]
    if table.content.payment[sided | 1] > 0:
        value += weights[style.TAKE_EMERGENCY]
    return value


def give_value(table: Table, worth: Worth, seat: i64, sided: i64, lead: float) -> float:
    """Return how good it is that another player is in charge of a Patient."""
    weights = worth.weights
    beds = table.content.house.beds
    charged = load(table, seat)
    value = weights[style.GIVE_LOAD] * float(min(0, charged - beds))
    value += weights[style.GIVE_OVER] * float(max(0, charged - beds))
    value += weights[style.GIVE_LEAD] * lead
    value += weights[style.GIVE_SEVERITY] * effort(table, worth, seat, sided)
    value += weights[style.GIVE_VP] * vp_of(table, sided)
    if table.content.payment[sided | 1] > 0:
        value += weights[style.GIVE_EMERGENCY]
    return value


def assign(table: Table, worth: Worth, seat: i64, legal: list[int], rng: Rng) -> int:
    """Return who takes charge: the bot of a useful Patient, else the player it hurts most."""
    leads = leads_of(table)
    values = [charge_value(table, worth, seat, action, leads) for action in legal]
    if worth.margin > 0.0:
        return legal[near_best(values, worth.margin, rng)]
    return best(legal, values, rng)


def charge_value(table: Table, worth: Worth, seat: i64, action: i64, leads: list[float]) -> float:
    """Return how good it is to a seat that a certain player is in charge of a Patient."""
    sided = table.town.arriving * 2 if table.step == steps.ASSIGN else table.work.patient
    player = action - actions.ASSIGN
    if player == seat:
        return take_value(table, worth, seat, sided)
    return give_value(table, worth, player, sided, leads[player])


def admission(table: Table, worth: Worth, seat: i64, legal: list[int], rng: Rng) -> int:
    """Return whom to admit: as many as there are beds, more where waiting is worse."""
    space = table.space
    over = len(table.hospitals[seat].admitted) - table.content.house.beds
    if over > 0 and actions.SKIP_ADMISSION in legal:
        return actions.SKIP_ADMISSION
    options = [action for action in legal if space.admit <= action < space.choose]
    if not options:
        return actions.DONE
    values = [admit_value(table, worth, seat, action - space.admit) for action in options]
    return best(options, values, rng) if max(values) > 0.0 else actions.DONE


def admit_value(table: Table, worth: Worth, seat: i64, patient: i64) -> float:
    """Return how much one wants a charge in transport in a bed; critical ones are in danger."""
    weights = worth.weights
    row = table.town.ambulances
    sided: i64 = 2 * patient
    for charge in row:
        if charge // (2 * CHARGES) == patient:
            sided = charge // CHARGES
    value = weights[style.ADMIT] + weights[style.ADMIT_VP] * vp_of(table, sided)
    if sided & 1:
        value += weights[style.ADMIT_CRITICAL]
    value += weights[style.ADMIT_SEVERITY] * effort(table, worth, seat, sided)
    if len(table.hospitals[seat].admitted) >= table.content.house.beds:
        value += weights[style.ADMIT_OVER]
    if len(row) >= table.seats:
        value += weights[style.ADMIT_FULL]
    if rounds_left(table) <= LAST_ROUNDS:
        value += weights[style.ADMIT_LAST]
    return value


def to_worsen(table: Table, worth: Worth, seat: i64, legal: list[int], rng: Rng) -> int:
    """Return which admitted Patient should get worse: none that dies of it, if possible."""
    values: list[float] = []
    for action in legal:
        sided = side_of(table.hospitals[seat].admitted, action - table.space.choose)
        values.append(DEATH if sided & 1 else worsening(table, worth, sided))
    return best(legal, values, rng)


def worsening(table: Table, worth: Worth, sided: i64) -> float:
    """Return how little it hurts that a Patient turns critical, the least at 0."""
    weights = worth.weights
    content = table.content
    value = -weights[style.WORSE_VP] * vp_of(table, sided)
    if content.care[sided + 1] > 0:
        value -= weights[style.WORSE_CARE] * float(content.care[sided + 1])
    else:
        value -= weights[style.WORSE_DUE] * float(content.payment[sided + 1] + 1)
    return value


def burden(table: Table, worth: Worth, seat: i64, patient: i64) -> float:
    """Return how much one would like to be rid of an own Patient; 0 or less: not at all."""
    weights = worth.weights
    sided = side_of(table.hospitals[seat].admitted, patient)
    if sided < 0:
        for charge in table.town.ambulances:
            if charge // (2 * CHARGES) == patient:
                sided = charge // CHARGES
    over = float(max(0, load(table, seat) - table.content.house.beds))
    value = weights[style.RID] + weights[style.RID_OVER] * over
    value += weights[style.RID_SEVERITY] * float(table.content.severity[sided])
    value += weights[style.RID_VP] * vp_of(table, sided)
    return value + weights[style.RID_CRITICAL] if sided & 1 else value


def hand_over(table: Table, worth: Worth, seat: i64, legal: list[int], rng: Rng) -> int:
    """Return which Patient another player should take charge of, or to decline."""
    options = [action for action in legal if action != actions.SKIP]
    values = [burden(table, worth, seat, action - table.space.choose) for action in options]
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


def admit_now(table: Table, worth: Worth, seat: i64, legal: list[int], rng: Rng) -> int:
    """Return whom to admit by a card, while there is a bed."""
    if len(table.hospitals[seat].admitted) >= table.content.house.beds:
        return actions.SKIP
    options = [action for action in legal if action != actions.SKIP]
    base = table.space.admit
    values = [admit_value(table, worth, seat, action - base) for action in options]
    return best(options, values, rng)


def move(table: Table, seat: i64, rng: Rng) -> int:
    """Return how to move a Patient: one of the leader's to the lead, instead of the bot's own."""
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

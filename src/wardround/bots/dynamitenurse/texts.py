"""When to play a card for its text, and when not."""

from __future__ import annotations

from wardround.bots.dynamitenurse import style
from wardround.bots.dynamitenurse.situation import criticals, leads, load, next_to_worsen
from wardround.bots.dynamitenurse.worth import Worth
from wardround.core.ints import i64
from wardround.dynamitenurse import content as printed
from wardround.dynamitenurse.content import Clause
from wardround.dynamitenurse.decisions import charges, free_players
from wardround.dynamitenurse.patients import CHARGES
from wardround.dynamitenurse.state import Table


def applies(table: Table, clause: Clause) -> bool:
    """Return whether the active player would meet the condition of a clause now."""
    holds = table.town.dynamite_nurse == table.active
    if clause.condition == printed.IF_DYNAMITE_NURSE:
        return holds
    return not (clause.condition == printed.UNLESS_DYNAMITE_NURSE and holds)


def burdens(table: Table, seat: i64) -> i64:
    """Return how many admitted Patients a player would rather not have."""
    over = len(table.hospitals[seat].admitted) - table.content.house.beds
    return max(criticals(table, seat), over)


def purpose(table: Table, worth: Worth, card: i64) -> float:
    """Return how good it is to play a card now for its text alone; 0 if it can wait."""
    good = 0.0
    if worth.draws[card] > 0.0:
        good = 20.0 + worth.draws[card]
    elif worth.actions[card] > 0.0 and worth.tp[card] < 1.0 and worth.gold[card] < 1.0:
        good = 10.0 + worth.actions[card]
    for clause in table.content.cards[card].clauses:
        if applies(table, clause):
            good = max(good, purpose_of(table, clause))
    return good


def purpose_of(table: Table, clause: Clause) -> float:
    """Return how good it is to play a clause now."""
    seat = table.active
    does = clause.does
    if does == printed.ACQUIRE:
        return 9.0
    if does == printed.ERASE:
        return 8.0
    if does == printed.RECOVER:
        return 15.0
    if does == printed.WORSEN_ALL:
        return 7.0
    if does in (printed.REFER, printed.SEND_BACK):
        return 6.0 if burdens(table, seat) > 0 and free_players(table, seat) else 0.0
    if does == printed.PASS_ON:
        crowded = load(table, seat) > table.content.house.beds
        return 5.0 if crowded and charges(table, seat) else 0.0
    return 0.0


def reluctant(table: Table, worth: Worth, card: i64) -> bool:
    """Return whether playing a card now would hurt, or be for nothing."""
    for clause in table.content.cards[card].clauses:
        if clause.does >= printed.DRAW and applies(table, clause) and hurts(table, worth, clause):
            return True
    return False


def hurts(table: Table, worth: Worth, clause: Clause) -> bool:
    """Return whether a clause would hurt its player now, or do nothing where it should."""
    seat = table.active
    own = table.own()
    does = clause.does
    if does == printed.TRANSPORT:
        return transport_hurts(table)
    if does == printed.WORSEN_OWN:
        return len(own.admitted) > 0
    if does == printed.WORSEN_ALL:
        return not attack_pays(table, worth)
    if does == printed.WORSEN_LEADING:
        row = table.town.ambulances
        return len(row) > 0 and row[0] % CHARGES == seat
    if does == printed.ERASE:
        return own.kill_marks == 0
    if does == printed.RECOVER:
        return not own.discard
    if does == printed.SEND_BACK:
        return burdens(table, seat) == 0
    if does == printed.ACQUIRE:
        severity = table.content.severity
        return not [sided for sided in own.admitted if severity[sided] <= clause.amount]
    return False


def transport_hurts(table: Table) -> bool:
    """Return whether one more transport would cost its player something."""
    seat = table.active
    if len(table.town.ambulances) >= table.seats:
        return next_to_worsen(table) == seat
    return not table.town.dungeon and not leads(table, seat)


def attack_pays(table: Table, worth: Worth) -> bool:
    """Return whether others lose more than its player if every admitted Patient gets worse."""
    weights = worth.weights
    if criticals(table, table.active) > 0:
        return False
    gain = -weights[style.ATTACK_OWN] * float(len(table.own().admitted))
    for other in range(table.seats):
        if other != table.active:
            dying = criticals(table, other)
            fresh = len(table.hospitals[other].admitted) - dying
            gain += weights[style.ATTACK_DEATH] * float(dying)
            gain += weights[style.ATTACK_CRITICAL] * float(fresh)
    return gain > 0.0

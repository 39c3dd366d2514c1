"""Decisions of a player, and what several of them have in common."""

from __future__ import annotations

from wardround.core.ints import i64
from wardround.core.steps import Step
from wardround.dynamitenurse import actions, events
from wardround.dynamitenurse.journal import tell
from wardround.dynamitenurse.patients import CHARGES
from wardround.dynamitenurse.state import Table


def ask(table: Table, step: Step[Table], seat: i64) -> None:
    """Let a seat decide; what leaves nothing to choose is carried out at once (DN-1.8).

    Only for decisions whose choices everyone can see: otherwise not asking would tell a secret.
    """
    legal = step.legal(table, seat)
    if len(legal) == 1:
        step.push(table, seat, legal[0])
    else:
        table.waiting = [seat]


def declined(table: Table, seat: i64, action: i64) -> bool:
    """Note the decision, and return whether it was to decline; then the step is over."""
    table.waiting = []
    if action != actions.SKIP:
        return False
    tell(table, events.EFFECT_DECLINED, seat)
    table.back()
    return True


def free_players(table: Table, without: i64) -> list[int]:
    """Return the seats with an unused Duty Marker, but for one of them."""
    return [
        seat for seat in range(table.seats) if seat != without and table.hospitals[seat].markers > 0
    ]


def charges(table: Table, seat: i64) -> list[int]:
    """Return a player's Patients in transport, with their sides, the leading one first."""
    return [charge // CHARGES for charge in table.town.ambulances if charge % CHARGES == seat]


def place_of(table: Table, patient: i64) -> i64:
    """Return the place of a Patient in the ambulances; it must be there."""
    row = table.town.ambulances
    at: i64 = 0
    while row[at] // (2 * CHARGES) != patient:
        at += 1
    return at


def move_marker(table: Table, giver: i64, taker: i64) -> None:
    """Take one player's marker off a Patient and put another's on it."""
    table.hospitals[giver].markers += 1
    table.hospitals[taker].markers -= 1

"""Unfinished work in a turn, as part of a position: the Main Phase, and the card in progress."""

from __future__ import annotations

from typing import Final

from wardround.core.ints import i64
from wardround.dynamitenurse.content import GAINS

MAIN_FIELDS: Final = (
    "care_discount", "extra_nurses", "flex", "gold", "moonlights", "on_acquire", "paid",
    "played", "purchase_discount", "purchases", "tp", "treatments",
)  # fmt: skip
WORK_FIELDS: Final = (
    "amount", "by_dynamite_nurse", "card", "clause", "drawer", "draws", "first", "gave",
    "hires", "left", "loser", "partner", "patient", "picked",
)  # fmt: skip


class Main:
    """What the active player has in the Main Phase; nothing of it outlasts the phase (DN-6.2)."""

    __slots__ = MAIN_FIELDS

    tp: i64
    gold: i64
    flex: i64
    """Actions open to both kinds: the one of the phase, and what cards added."""
    treatments: i64
    purchases: i64
    moonlights: i64
    extra_nurses: i64
    care_discount: i64
    purchase_discount: i64
    on_acquire: list[int]
    """What the next Patient acquired brings, by the clauses that gain."""
    played: list[int]
    """The cards played in this phase, in order."""
    paid: list[int]
    """Emergency Cases paid for in this phase."""

    def __init__(self, like: Main | None = None) -> None:
        if like is None:
            self.tp = 0
            self.gold = 0
            self.flex = 0
            self.treatments = 0
            self.purchases = 0
            self.moonlights = 0
            self.extra_nurses = 0
            self.care_discount = 0
            self.purchase_discount = 0
            self.on_acquire = [0] * GAINS
            self.played = []
            self.paid = []
        else:
            self.tp = like.tp
            self.gold = like.gold
            self.flex = like.flex
            self.treatments = like.treatments
            self.purchases = like.purchases
            self.moonlights = like.moonlights
            self.extra_nurses = like.extra_nurses
            self.care_discount = like.care_discount
            self.purchase_discount = like.purchase_discount
            self.on_acquire = like.on_acquire[:]
            self.played = like.played[:]
            self.paid = like.paid[:]

    def same_as(self, other: Main) -> bool:
        """Return whether all is equal: field by field, since it is asked often."""
        return (
            self.tp == other.tp
            and self.gold == other.gold
            and self.flex == other.flex
            and self.treatments == other.treatments
            and self.purchases == other.purchases
            and self.moonlights == other.moonlights
            and self.extra_nurses == other.extra_nurses
            and self.care_discount == other.care_discount
            and self.purchase_discount == other.purchase_discount
            and self.on_acquire == other.on_acquire
            and self.played == other.played
            and self.paid == other.paid
        )


class Work:
    """The card being resolved, and what was decided for it so far."""

    __slots__ = WORK_FIELDS

    card: i64
    clause: i64
    """The next clause of the card."""
    by_dynamite_nurse: bool
    """Whether the Dynamite Nurse played it."""
    left: bool
    """Whether the card has left play."""
    loser: i64
    """The seat that lost a Kill Mark by it, or -1."""
    amount: i64
    """The amount of the clause under way; how many are still to be chosen."""
    patient: i64
    """The Patient chosen, with its side."""
    partner: i64
    first: i64
    """Who picks first in an exchange of Patients."""
    gave: list[int]
    """The Patients that the active player and the partner give, or -1."""
    picked: list[int]
    """Patients chosen to enter Critical Condition together."""
    drawer: i64
    draws: i64
    """How many cards the drawer still has to draw."""
    hires: i64
    """How many Nurses are still to be acquired."""

    def __init__(self, like: Work | None = None) -> None:
        if like is None:
            self.card = -1
            self.clause = 0
            self.by_dynamite_nurse = False
            self.left = False
            self.loser = -1
            self.amount = 0
            self.patient = -1
            self.partner = -1
            self.first = -1
            self.gave = [-1, -1]
            self.picked = []
            self.drawer = -1
            self.draws = 0
            self.hires = 0
        else:
            self.card = like.card
            self.clause = like.clause
            self.by_dynamite_nurse = like.by_dynamite_nurse
            self.left = like.left
            self.loser = like.loser
            self.amount = like.amount
            self.patient = like.patient
            self.partner = like.partner
            self.first = like.first
            self.gave = like.gave[:]
            self.picked = like.picked[:]
            self.drawer = like.drawer
            self.draws = like.draws
            self.hires = like.hires

    def same_as(self, other: Work) -> bool:
        """Return whether all is equal: field by field, since it is asked often."""
        return (
            self.card == other.card
            and self.clause == other.clause
            and self.by_dynamite_nurse == other.by_dynamite_nurse
            and self.left == other.left
            and self.loser == other.loser
            and self.amount == other.amount
            and self.patient == other.patient
            and self.partner == other.partner
            and self.first == other.first
            and self.drawer == other.drawer
            and self.draws == other.draws
            and self.hires == other.hires
            and self.gave == other.gave
            and self.picked == other.picked
        )

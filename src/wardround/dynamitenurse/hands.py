"""What all players know of a hand (DN-12.3), updated as cards come and go."""

from __future__ import annotations

from wardround.core.ints import i64
from wardround.core.multisets import put
from wardround.dynamitenurse.state import Hospital


def leave_hand(hospital: Hospital, card: i64) -> None:
    """Take a card out of the hand openly; of two alike, a known one is the one that leaves."""
    hospital.hand.remove(card)
    if card in hospital.shown:
        hospital.shown.remove(card)


def show_to_hand(hospital: Hospital, card: i64) -> None:
    """Add a card to the hand for all to see."""
    put(hospital.hand, card)
    put(hospital.shown, card)


def note_empty_deck(hospital: Hospital) -> None:
    """With no deck, everyone can tell the whole hand from what the player owns (DN-12.2)."""
    if not hospital.deck:
        hospital.shown = hospital.hand[:]

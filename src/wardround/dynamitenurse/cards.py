"""Cards in sorted lists: hands, decks and discard piles, where order means nothing (DN-12.1)."""

from __future__ import annotations

from wardround.core.ints import i64
from wardround.dynamitenurse.state import Hospital


def put(cards: list[int], card: i64) -> None:
    """Add a card (or a Patient) at its place in a sorted list."""
    at: i64 = len(cards)
    while at > 0 and cards[at - 1] > card:
        at -= 1
    cards.insert(at, card)


def distinct(cards: list[int]) -> list[int]:
    """Return the different cards of a sorted list."""
    out: list[int] = []
    last: i64 = -1
    for card in cards:
        if card != last:
            out.append(card)
            last = card
    return out


def lacking(cards: list[int], gone: list[int]) -> list[int]:
    """Return the cards without those of another list, as far as they are there."""
    left = cards[:]
    for card in gone:
        if card in left:
            left.remove(card)
    return left


def contains(cards: list[int], some: tuple[int, ...]) -> bool:
    """Tell whether all of `some` are among the cards, each as often as it is named."""
    left = cards[:]
    for card in some:
        if card not in left:
            return False
        left.remove(card)
    return True


# --- what everybody knows of a hand (DN-12.3) ----------------------------------------------------


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
    """With no deck, everybody can tell the whole hand from what the player owns (DN-12.2)."""
    if not hospital.deck:
        hospital.shown = hospital.hand[:]

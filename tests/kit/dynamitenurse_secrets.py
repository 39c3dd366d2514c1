"""What is hidden in Dynamite Nurse, and positions that differ in nothing else (DN-12)."""

from __future__ import annotations

from collections import Counter
from typing import cast

from tests.kit.plain import Json
from wardround.core.game import State
from wardround.core.records import Move, did, luck
from wardround.dynamitenurse import GAME
from wardround.dynamitenurse.state import Hospital, Table

OPENLY = frozenset({"card-played", "card-discarded", "nurse-acquired"})
"""Events by which a card comes to light that others could not see before."""


def hidden_in_hand(hospital: Hospital) -> list[int]:
    """Return the different cards of a hand that nobody else knows to be there."""
    return sorted(Counter(hospital.hand) - Counter(hospital.shown))


def disguises(state: State, owner: int) -> list[State]:
    """Return every position that differs from this one in one thing that only `owner` knows.

    That is a hidden card of the hand exchanged for another one of the deck, or the Nurse that
    the owner put on top exchanged for another one beneath her.
    """
    table = cast(Table, state)
    found: list[State] = []
    for card in hidden_in_hand(table.hospitals[owner]):
        others = sorted(set(table.hospitals[owner].deck) - {card})
        found += [exchanged(table, owner, card, other) for other in others]
    if table.town.nurse_knower == owner:
        top = table.town.nurses[0][0]
        found += [topped(table, one) for one in sorted(set(table.town.nurses[1]) - {top})]
    return found


def exchanged(table: Table, owner: int, card: int, other: int) -> Table:
    """Return the position in which a card of a hand and one of the deck have changed places."""
    twin = table.copy()
    hospital = twin.hospitals[owner]
    hospital.hand.remove(card)
    hospital.deck.remove(other)
    hospital.hand = sorted([*hospital.hand, other])
    hospital.deck = sorted([*hospital.deck, card])
    return twin


def topped(table: Table, nurse: int) -> Table:
    """Return the position in which another Nurse was put on top of her pile."""
    twin = table.copy()
    (top,), beneath, *rest = twin.town.nurses
    others = [*beneath, top]
    others.remove(nurse)
    twin.town.nurses = ((nurse,), tuple(sorted(others)), *rest)
    return twin


def disguised(state: State, other: State, move: Move) -> Move | None:
    """Return the move in `other` that all but its player take for `move` in `state`, if any.

    A draw gives what lies in the other deck instead; the card kept is the other card.
    """
    table, twin = cast(Table, state), cast(Table, other)
    if move.is_luck():
        if GAME.possible(twin, move.outcome):
            return move
        swaps = changes(table.hospitals[table.chance_seat].deck, twin, int(table.chance_seat))
        outcome = tuple(sorted(swaps.get(card, card) for card in move.outcome))
        return luck(move.key, outcome) if GAME.possible(twin, outcome) else None
    action = move.action
    keep = int(table.space.keep)
    if keep <= action < keep + len(table.content.cards):
        hand, other_hand = table.hospitals[move.seat].hand, twin.hospitals[move.seat].hand
        gone, come = list(difference(hand, other_hand)), list(difference(other_hand, hand))
        if action - keep in gone:
            action = keep + come[gone.index(action - keep)]
    return did(move.seat, action) if action in GAME.legal(twin, move.seat) else None


def difference(cards: list[int], others: list[int]) -> Counter[int]:
    """Return the cards that are among these and not among the others, as often as they are."""
    return Counter(cards) - Counter(others)


def changes(deck: list[int], twin: Table, seat: int) -> dict[int, int]:
    """Return which cards of a deck are which others in the twin's."""
    other = twin.hospitals[seat].deck
    return dict(zip(difference(deck, other), difference(other, deck), strict=True))


def shown(told: list[Json]) -> list[Json]:
    """Return the events by which hidden cards came to light."""
    return [event for event in told if event["event"] in OPENLY]

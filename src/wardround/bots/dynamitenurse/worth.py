"""What the cards of a pack are good for, read from what is printed on them.

Every judgement here follows from gold, TP, VP and the clauses of a card, so that a user's card is
weighed as one of the box is.
"""

from __future__ import annotations

from typing import Final

from wardround.core.ints import i64
from wardround.dynamitenurse import content as printed
from wardround.dynamitenurse.content import Clause, Content, PlayCard

GOLD_WORTH: Final = 1.0
TP_WORTH: Final = 1.4
WORTH_OF_CLAUSES: Final = (
    GOLD_WORTH, TP_WORTH, 0.7, 0.5, 0.8, 1.0, 0.8, 0.3,
    0.4, 0.2, 1.2, -0.5, 1.2, -0.3, 0.8,
    0.8, 0.6, 1.0, 0.3, -1.0, 0.8, 0.3, 0.1,
    0.1, 0.2, 0.2, 0.2, 0.2,
)  # fmt: skip
"""What one of each clause is worth in Gold, in the order of their numbers."""
CONDITIONAL: Final = 0.4
"""How often a clause applies that asks who the Dynamite Nurse is."""
WAITING: Final = 0.6
"""How often a Patient is acquired after the card that waits for it."""


class Worth:
    """The judgement of every card of one pack, by its index."""

    __slots__ = ("actions", "draws", "gold", "tp", "vp", "worth")

    def __init__(self, content: Content) -> None:
        self.worth: list[float] = [worth_of(card) for card in content.cards]
        """What playing it once is worth, in Gold."""
        self.gold: list[float] = [
            points_of(card, printed.GOLD, card.gold) for card in content.cards
        ]
        self.tp: list[float] = [points_of(card, printed.TP, card.tp) for card in content.cards]
        self.draws: list[float] = [points_of(card, printed.DRAW, 0) for card in content.cards]
        self.actions: list[float] = [actions_of(card) for card in content.cards]
        self.vp: list[float] = [float(card.vp) for card in content.cards]


def amount_of(clause: Clause) -> float:
    """Return how much a clause gives on average, whatever it gives."""
    amount = float(max(clause.amount, 1))
    if clause.condition != printed.ALWAYS:
        amount *= CONDITIONAL
    if clause.every > 0:
        amount /= float(clause.every)
    return amount * WAITING if clause.on_acquire else amount


def worth_of(card: PlayCard) -> float:
    """Return what playing a card once is worth, in Gold."""
    total = float(card.gold) * GOLD_WORTH + float(card.tp) * TP_WORTH
    for clause in card.clauses:
        total += amount_of(clause) * WORTH_OF_CLAUSES[clause.does]
    return total


def points_of(card: PlayCard, does: i64, points: i64) -> float:
    """Return how much of one thing a card gives: what is printed, and by its clauses."""
    total = float(points)
    for clause in card.clauses:
        if clause.does == does:
            total += amount_of(clause)
    return total


def actions_of(card: PlayCard) -> float:
    """Return how many further Treatments and Purchases a card gives."""
    total = 0.0
    for clause in card.clauses:
        if printed.ADDED_TREATMENT <= clause.does <= printed.MOONLIGHT:
            total += amount_of(clause)
    return total


_KNOWN: Final[dict[str, Worth]] = {}


def worth_for(content: Content) -> Worth:
    """Return the judgement of a pack's cards; it is made once."""
    found = _KNOWN.get(content.digest)
    if found is None:
        found = Worth(content)
        _KNOWN[content.digest] = found
    return found

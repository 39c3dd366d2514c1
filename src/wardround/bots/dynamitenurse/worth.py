"""The value of a pack's cards to a style of play, from what is printed on them.

It depends only on Gold, TP, VP and the clauses of a card, so that a user's card counts like one of
the box.
"""

from __future__ import annotations

from typing import Final

from wardround.core.ints import i64
from wardround.dynamitenurse import content as printed
from wardround.dynamitenurse.content import Clause, Content, PlayCard

CONDITIONAL: Final = 0.4
"""How often a clause applies that asks who the Dynamite Nurse is."""
WAITING: Final = 0.6
"""How often a Patient is acquired after the card that waits for it."""
HARMS: Final = (printed.WORSEN_ALL, printed.WORSEN_LEADING, printed.MOONLIGHT)
RELIEF: Final = (printed.REFER, printed.PASS_ON, printed.SEND_BACK, printed.ERASE)


class Worth:
    """The judgement of every card of one pack, by its index, and of everything else by weights."""

    __slots__ = (
        "acquires", "actions", "draws", "gold", "harms", "has_ends", "margin", "patient_vp",
        "relief", "tp", "vp", "weights", "worth",
    )  # fmt: skip

    def __init__(self, content: Content, weights: list[float], margin: float = 0.0) -> None:
        self.weights = weights
        """See `style`."""
        self.margin = margin
        """What looks worse than the best by less than this may be taken in its place."""
        self.worth: list[float] = [worth_of(card, weights) for card in content.cards]
        """What playing it once is worth, in Gold."""
        self.gold: list[float] = [
            points_of(card, printed.GOLD, card.gold) for card in content.cards
        ]
        self.tp: list[float] = [points_of(card, printed.TP, card.tp) for card in content.cards]
        self.draws: list[float] = [points_of(card, printed.DRAW, 0) for card in content.cards]
        self.actions: list[float] = [actions_of(card) for card in content.cards]
        self.acquires: list[float] = [points_of(card, printed.ACQUIRE, 0) for card in content.cards]
        """Up to which Severity it acquires a Patient."""
        self.harms: list[float] = [count_of(card, HARMS) for card in content.cards]
        """How many of its clauses hurt other players."""
        self.relief: list[float] = [count_of(card, RELIEF) for card in content.cards]
        """How many of its clauses rid its player of a Patient or a Kill Mark."""
        self.vp: list[float] = [float(card.vp) for card in content.cards]
        self.has_ends: list[bool] = [bool(card.ends) for card in content.cards]
        """Whether it has a text that works at the end of the game."""
        self.patient_vp: list[float] = [float(content.kinds[one].vp) for one in content.patients]


def amount_of(clause: Clause) -> float:
    """Return how much a clause gives on average, whatever it gives."""
    amount = float(max(clause.amount, 1))
    if clause.condition != printed.ALWAYS:
        amount *= CONDITIONAL
    if clause.every > 0:
        amount /= float(clause.every)
    return amount * WAITING if clause.on_acquire else amount


def worth_of(card: PlayCard, weights: list[float]) -> float:
    """Return what playing a card once is worth, in Gold."""
    total = float(card.gold) * weights[printed.GOLD] + float(card.tp) * weights[printed.TP]
    for clause in card.clauses:
        total += amount_of(clause) * weights[clause.does]
    return total


def points_of(card: PlayCard, does: i64, points: i64) -> float:
    """Return how much of one thing a card gives: what is printed, and by its clauses."""
    total = float(points)
    for clause in card.clauses:
        if clause.does == does:
            total += amount_of(clause)
    return total


def count_of(card: PlayCard, some: tuple[int, ...]) -> float:
    """Return how many clauses of a card are among some, as often as they apply."""
    total = 0.0
    for clause in card.clauses:
        if clause.does in some:
            total += CONDITIONAL if clause.condition != printed.ALWAYS else 1.0
    return total


def actions_of(card: PlayCard) -> float:
    """Return how many further Treatments and Purchases a card gives."""
    total = 0.0
    for clause in card.clauses:
        if printed.ADDED_TREATMENT <= clause.does <= printed.MOONLIGHT:
            total += amount_of(clause)
    return total


class Style:
    """Weights, and what the cards of each pack are worth by them."""

    __slots__ = ("_known", "margin", "weights")

    def __init__(self, weights: list[float], margin: float = 0.0) -> None:
        self.weights = weights
        self.margin = margin
        self._known: dict[str, Worth] = {}

    def worth(self, content: Content) -> Worth:
        """Return the judgement of a pack's cards; it is made once."""
        found = self._known.get(content.digest)
        if found is None:
            found = Worth(content, self.weights, self.margin)
            self._known[content.digest] = found
        return found

"""Actions as dense numbers, and the text and records they stand for.

The numbers of one pack are fixed: first the actions that every pack has, then those that
count its Patients and its cards.
"""

from __future__ import annotations

from typing import Final, get_args

from wardround.core import spaces
from wardround.core.ints import i64
from wardround.dynamitenurse.action_types import (
    CardVerb,
    DynamiteNurseAction,
    PatientVerb,
    SeatVerb,
    SingleWord,
)
from wardround.dynamitenurse.content import MAX_SEATS, MOST_MARKERS, Content
from wardround.dynamitenurse.events import PILES
from wardround.dynamitenurse.patients import name_of, number_of

DONE: Final = 0
SKIP: Final = 1
SKIP_ADMISSION: Final = 2
SECOND_EVENT: Final = 3
SEARCH: Final = 4
"""One for each pile of `PILES`."""
SEND_BACK: Final = 6
"""How many Patients to send back, from 0."""
ASSIGN: Final = SEND_BACK + MOST_MARKERS + 1
"""One for each seat, as the next two."""
SWAP: Final = ASSIGN + MAX_SEATS
FIRST: Final = SWAP + MAX_SEATS
FIXED: Final = FIRST + MAX_SEATS

SINGLE_WORDS: Final[tuple[SingleWord, ...]] = get_args(SingleWord)
SEAT_VERBS: Final[tuple[SeatVerb, ...]] = get_args(SeatVerb)
PATIENT_VERBS: Final[tuple[PatientVerb, ...]] = get_args(PatientVerb)
CARD_VERBS: Final[tuple[CardVerb, ...]] = get_args(CardVerb)
VERBS: Final = (
    *SINGLE_WORDS, *SEAT_VERBS, *PATIENT_VERBS, *CARD_VERBS, "search", "send-back", "exchange",
)  # fmt: skip
"""Every verb that an action can have."""


class Space(spaces.Space):
    """Where each family of actions of one pack begins, and how actions read."""

    __slots__ = (
        "admit", "buy", "cards", "care", "choose", "content", "discard", "exchange", "keep",
        "lead", "operate", "patients", "pay", "play", "recover", "top", "trail",
    )  # fmt: skip

    def __init__(self, content: Content) -> None:
        self.content = content
        patients: i64 = len(content.patients)
        cards: i64 = len(content.cards)
        self.patients: i64 = patients
        self.cards: i64 = cards
        self.operate: i64 = FIXED
        self.care: i64 = self.operate + patients
        self.pay: i64 = self.care + patients
        self.admit: i64 = self.pay + patients
        self.choose: i64 = self.admit + patients
        self.lead: i64 = self.choose + patients
        self.trail: i64 = self.lead + patients
        self.play: i64 = self.trail + patients
        self.buy: i64 = self.play + cards
        self.keep: i64 = self.buy + cards
        self.discard: i64 = self.keep + cards
        self.recover: i64 = self.discard + cards
        self.top: i64 = self.recover + cards
        self.exchange: i64 = self.top + cards
        """Card × seats + seat whose discard pile it lies in."""
        super().__init__(self.exchange + cards * MAX_SEATS)

    def card_id(self, card: int) -> str:
        """Return the id of a card."""
        return self.content.cards[card].card.id

    def named(self, action: int) -> DynamiteNurseAction:
        """Return an action of the space as a verb and its named arguments."""
        if action < FIXED:
            return self._fixed_record(action)
        if action < int(self.play):
            family, patient = divmod(action - FIXED, int(self.patients))
            return {"verb": PATIENT_VERBS[family], "patient": name_of(patient)}
        if action < int(self.exchange):
            family, card = divmod(action - int(self.play), int(self.cards))
            return {"verb": CARD_VERBS[family], "card": self.card_id(card)}
        card, seat = divmod(action - int(self.exchange), MAX_SEATS)
        return {"verb": "exchange", "card": self.card_id(card), "player": seat + 1}

    def _fixed_record(self, action: int) -> DynamiteNurseAction:
        if action < SEARCH:
            return {"verb": SINGLE_WORDS[action]}
        if action < SEND_BACK:
            return {"verb": "search", "pile": PILES[action - SEARCH]}
        if action < ASSIGN:
            return {"verb": "send-back", "number": action - SEND_BACK}
        family, seat = divmod(action - ASSIGN, MAX_SEATS)
        return {"verb": SEAT_VERBS[family], "player": seat + 1}

    def read(self, words: list[str]) -> int:
        """Return the action that the words name, or -1."""
        joined = "-".join(words)
        if joined in SINGLE_WORDS:
            return SINGLE_WORDS.index(joined)
        verb, last = words[0], words[-1]
        if verb in PATIENT_VERBS:
            return FIXED + PATIENT_VERBS.index(verb) * int(self.patients) + number_of(last)
        if verb in CARD_VERBS:
            return int(self.play) + CARD_VERBS.index(verb) * int(self.cards) + self._card(last)
        if verb in SEAT_VERBS:
            return ASSIGN + SEAT_VERBS.index(verb) * MAX_SEATS + int(last) - 1
        if verb == "search":
            return SEARCH + PILES.index(last)
        if verb == "send":
            return SEND_BACK + int(last)
        if verb == "exchange":
            return int(self.exchange) + self._card(words[1]) * MAX_SEATS + int(last) - 1
        return -1

    def _card(self, name: str) -> int:
        return [card.card.id for card in self.content.cards].index(name)

"""What events alone tell of a game of Dynamite Nurse: who has what, and where Patients are."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from tests.kit.plain import Json
from wardround.dynamitenurse import patients
from wardround.dynamitenurse.content import Content
from wardround.dynamitenurse.patients import CHARGES
from wardround.dynamitenurse.state import Table

Charge = tuple[str, int, bool]
"""Where a Patient is, whose it is (-1: nobody's), and whether it is critical."""

COMES_TO = {
    "patient-transported": "transport",
    "patient-sent-back": "transport",
    "marker-replaced": "transport",
    "emergency-transported": "admitted",
    "patient-referred": "admitted",
    "patient-given": "acquired",
}
"""Where a Patient is after an event that names its new owner."""
STAYS = frozenset({"patient-worsened", "patient-stabilised", "patient-cared-for"})
"""Events that change nothing of a Patient but its side."""
GAINED = frozenset({"card-bought", "nurse-acquired"})
LOST = frozenset({"card-returned", "card-scrapped"})

patient_name = lru_cache(patients.name_of)


@lru_cache(8)
def card_names(content: Content) -> list[str]:
    """Return the ids of all cards."""
    return [card.card.id for card in content.cards]


@lru_cache
def tally(content: Content, cards: tuple[int, ...]) -> dict[str, int]:
    """Return how many of each card there are; few players' cards change in a move."""
    names = card_names(content)
    return dict(Counter([names[card] for card in cards]))


class Ledger:
    """Everything that events must tell of; begun from a table, kept from events alone."""

    def __init__(self, table: Table) -> None:
        names = card_names(table.content)
        self.owned = [
            tally(table.content, tuple(some.hand + some.deck + some.discard + some.in_play))
            for some in table.hospitals
        ]
        self.hands = [len(some.hand) for some in table.hospitals]
        self.decks = [len(some.deck) for some in table.hospitals]
        self.kill_marks = [int(some.kill_marks) for some in table.hospitals]
        self.dynamite_nurse = int(table.town.dynamite_nurse)
        self.tp, self.gold = int(table.main.tp), int(table.main.gold)
        self.row = [patient_name(one // (2 * CHARGES)) for one in table.town.ambulances]
        self.patients = places(table)
        self._played = names[table.work.card] if table.work.card >= 0 else ""

    def told(self) -> Json:
        """Return everything that the events must have told."""
        return {name: value for name, value in vars(self).items() if name != "_played"}

    def enter(self, event: Json) -> None:
        """Enter one event."""
        kind, seat = event["event"], event["seat"]
        if "patient" in event:
            self.enter_patient(kind, seat, event)
        elif "card" in event:
            self.enter_card(kind, seat, event)
        elif kind == "cards-drawn":
            self.hands[seat] += event["count"]
            self.decks[seat] -= event["count"]
        elif kind == "deck-rebuilt":
            self.decks[seat] += event["count"]
        elif kind == "points-gained":
            self.tp += event["tp"]
            self.gold += event["gold"]
        elif kind == "main-phase-ended":
            self.tp = self.gold = 0
        elif kind == "dynamite-nurse-taken":
            self.dynamite_nurse = seat
        elif kind in {"kill-marks-taken", "kill-mark-returned"}:
            self.kill_marks[seat] += event.get("count", -1)
            assert self.kill_marks[seat] == event["total"], "the total is told"

    def enter_card(self, kind: str, seat: int, event: Json) -> None:
        """Enter an event about a card."""
        card = event["card"]
        if kind in GAINED:
            self.own(seat, card, 1)
            self.gold -= event.get("cost", 0)
        elif kind in LOST:
            self.own(seat, card, -1)
        elif kind == "nurse-exchanged":
            self.own(seat, card, 1)
            self.own(seat, self._played, -1)
            self.own(event["owner"], self._played, 1)
            self.own(event["owner"], card, -1)
        elif kind == "card-played":
            self._played = card
        self.hands[seat] += (kind == "card-recovered") - (kind in {"card-played", "card-discarded"})

    def own(self, seat: int, card: str, more: int) -> None:
        """Let a player own more or fewer copies of a card."""
        owned = {**self.owned[seat], card: self.owned[seat].get(card, 0) + more}
        self.owned[seat] = {card: number for card, number in owned.items() if number}

    def enter_patient(self, kind: str, seat: int, event: Json) -> None:
        """Enter an event about a Patient."""
        name = event["patient"].removesuffix("!")
        critical = name != event["patient"]
        if kind in COMES_TO:
            self.move(name, (COMES_TO[kind], event["owner"], critical))
        elif kind == "patient-admitted":
            self.move(name, ("admitted", seat, critical))
        elif kind == "patient-acquired":
            self.move(name, ("acquired", seat, False))
        elif kind == "patient-died":
            self.move(name, ("graveyard", -1, False))
        elif kind == "patient-exhumed":
            del self.patients[name]
        elif kind == "patient-moved":
            self.row.remove(name)
            self.row.insert(0 if event["place"] == "leading" else len(self.row), name)
        elif kind in STAYS:
            place, owner, _ = self.patients[name]
            self.patients[name] = (place, owner, critical)
        if seat >= 0:
            self.tp -= event.get("cost", 0)

    def move(self, name: str, to: Charge) -> None:
        """Let a Patient be somewhere else, or in someone else's charge."""
        was = self.patients.get(name, ("dungeon", -1, False))[0]
        self.patients[name] = to
        if was == "transport" and to[0] != "transport":
            self.row.remove(name)
        elif was != "transport" and to[0] == "transport":
            self.row.append(name)


def places(table: Table) -> dict[str, Charge]:
    """Return where every Patient is that has left the Dungeon."""
    town = table.town
    found: dict[str, Charge] = {}
    for charge in town.ambulances:
        sided, seat = divmod(charge, CHARGES)
        found[patient_name(sided >> 1)] = ("transport", seat, bool(sided & 1))
    for patient in town.graveyard:
        found[patient_name(patient)] = ("graveyard", -1, False)
    for seat, hospital in enumerate(table.hospitals):
        for sided in hospital.admitted:
            found[patient_name(sided >> 1)] = ("admitted", seat, bool(sided & 1))
        for patient in hospital.acquired:
            found[patient_name(patient)] = ("acquired", seat, False)
    return found

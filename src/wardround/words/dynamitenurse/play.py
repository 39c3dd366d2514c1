"""A running game of Dynamite Nurse in words: actions, events and points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from wardround.core.json_types import ActionRecord, EventRecord
from wardround.dynamitenurse.content import Content
from wardround.dynamitenurse.events import KINDS
from wardround.dynamitenurse.patients import NAME
from wardround.words.dynamitenurse import cards, patients
from wardround.words.files import Argument
from wardround.words.words import Words, capital, ended, signed

FACTS: Final = {name: dict(facts) for name, facts in KINDS}
FAMILIES: Final = {"added": "dn-added", "pile": "dn-pile", "place": "dn-place"}
"""Facts with a few possible words, and the prefixes of their keys."""


class Names:
    """The names of the cards and Patients of one game, by the ids in events."""

    def __init__(self, words: Words, content: Content, *, numbered: bool = True) -> None:
        self._words = words
        self._numbered = numbered
        """Whether Patients go by their numbers, or by what one sees of them."""
        self._content = content
        self._cards = {card.card.id: card for card in content.cards}

    def card(self, id: str) -> str:
        """Return the title of a card; an id that is none stays as it is."""
        return cards.title(self._words, self._cards[id]) if id in self._cards else id

    def patient(self, text: str) -> str:
        """Return a Patient by name and number, or by what distinguishes it on the table."""
        told = patients.named if self._numbered else patients.by_severity
        return told(self._words, self._content, text)

    def described(self, text: str) -> str:
        """Return a Patient with what its upper side shows."""
        return patients.described(self._words, self._content, text, numbered=self._numbered)

    def source(self, id: str) -> str:
        """Return what gave a point: a card, or a Patient."""
        return self.patient(id) if NAME.fullmatch(id) else self.card(id)


def action(
    words: Words,
    names: Names,
    record: ActionRecord,
    patient: Callable[[str], str],
    player: Callable[[int], str],
) -> str:
    """Return an action record as a label; the functions name its targets."""
    told: dict[str, Argument] = {}
    for name, value in record.items():
        if name == "patient":
            told["patient"] = patient(str(value))
        elif name == "card":
            told["card"] = names.card(str(value))
        elif name == "player":
            told["player"] = player(int(value) - 1)
        elif name == "pile":
            told["pile"] = words.say(f"dn-pile-{value}")
        elif name == "number":
            told["count"] = int(value)
    return words.say(f"dn-action-{record['verb']}", **told)


def event(
    words: Words,
    names: Names,
    record: EventRecord,
    seat_names: Sequence[str],
    family: str = "happened",
    **more: Argument,
) -> str:
    """Return an event record as a sentence, from the messages that start with `dn-` and `family`.

    The message gets `more` arguments than the facts of the event.
    """
    kind, seat = str(record["event"]), int(record["seat"])
    player = words.player(seat, seat_names)
    told: dict[str, Argument] = {"player": player, "person": words.person(player)}
    told["of"] = words.of(player)
    for fact, form in FACTS.get(kind, {}).items():
        told.update(_facts(words, names, fact, form, record, seat_names))
    return ended(capital(words.say(f"dn-{family}-{kind}", **told, **more)))


def _facts(
    words: Words,
    names: Names,
    fact: str,
    form: str,
    record: EventRecord,
    seat_names: Sequence[str],
) -> dict[str, Argument]:
    """Return the arguments that one fact of an event gives to its message."""
    value = record[fact]
    if form == "patient":
        return {fact: names.patient(str(value)), "described": names.described(str(value))}
    if form == "card":
        return {fact: names.card(str(value))}
    if form == "seat":
        player = words.player(int(value), seat_names)
        return {
            fact: player,
            f"{fact}-of": words.of(player),
            f"{fact}-to": words.to(player),
            f"{fact}-is": _who(words, record, fact, seat_names),
        }
    if form == "number":
        return {fact: int(value)}
    if form == "reason":
        return {fact: words.say(f"dn-ended-{value}")}
    return {fact: words.say(f"{FAMILIES[form]}-{value}"), f"{fact}-is": str(value)}


def _who(words: Words, record: EventRecord, fact: str, seat_names: Sequence[str]) -> str:
    """Return `you` for the reader, `self` for the acting player, else `other`."""
    seat = int(record[fact])
    if words.person(words.player(seat, seat_names)) == "you":
        return "you"
    return "self" if seat == int(record["seat"]) else "other"


def point(words: Words, names: Names, reason: str, amount: int, source: str) -> str:
    """Return one line of a final score."""
    told = scored(words, names, reason, source)
    return words.say("dn-point", signed=signed(amount), reason=told)


def scored(words: Words, names: Names, reason: str, source: str) -> str:
    """Return what points are for."""
    return words.say(f"score-{reason}", source=names.source(source) if source else "")

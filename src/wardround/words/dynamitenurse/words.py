"""All words of Dynamite Nurse, in one class: names, actions, events, points and cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from wardround.core.json_types import ActionRecord, EventRecord
from wardround.dynamitenurse.content import Content, PatientKind, PlayCard
from wardround.dynamitenurse.events import KINDS
from wardround.dynamitenurse.patients import NAME
from wardround.words.dynamitenurse import cards, patients
from wardround.words.files import Argument
from wardround.words.words import Words, capital, ended, signed

FACTS: Final = {name: dict(facts) for name, facts in KINDS}
FAMILIES: Final = {"added": "dn-added", "pile": "dn-pile", "place": "dn-place"}
"""Facts with a few possible words, and the prefixes of their keys."""


class DynamiteNurseWords(Words):
    """Sentences in a language about a game that is played with `content`.

    Patients go by their numbers where those are typed (`numbered`), else by what one sees of them.
    """

    def __init__(self, language: str, content: Content, *, numbered: bool = True) -> None:
        super().__init__(language)
        self.numbered = numbered
        self._content = content
        self._cards = {card.card.id: card for card in content.cards}

    # --- names -----------------------------------------------------------------------------

    def card(self, id: str) -> str:
        """Return the title of the card with this id; an id that is none stays as it is."""
        return cards.title(self, self._cards[id]) if id in self._cards else id

    def patient(self, text: str) -> str:
        """Return a Patient (`P17`, `P17!`) by name and number, or by what distinguishes it."""
        told = patients.named if self.numbered else patients.by_severity
        return told(self, self._content, text)

    def kind_of_patient(self, text: str) -> str:
        """Return the name that a Patient shares with others: `Wounded Patient`."""
        return patients.condition(self, patients.kind_of(self._content, text))

    def described(self, text: str) -> str:
        """Return a Patient with what its upper side shows."""
        return patients.described(self, self._content, text, numbered=self.numbered)

    # --- actions and events ----------------------------------------------------------------

    def action(
        self,
        record: ActionRecord,
        patient: Callable[[str], str] | None = None,
        player: Callable[[int], str] | None = None,
    ) -> str:
        """Return an action (from `game.action_record`) as something one can choose to do.

        `patient` and `player` say what to call a Patient and a seat; without them Patients go
        by their names and players by their numbers.
        """
        told: dict[str, Argument] = {}
        for name, value in record.items():
            if name == "patient":
                told["patient"] = (patient or self.patient)(str(value))
            elif name == "card":
                told["card"] = self.card(str(value))
            elif name == "player":
                seat = int(value) - 1
                told["player"] = player(seat) if player is not None else self.player(seat, [])
            elif name == "pile":
                told["pile"] = self.say(f"dn-pile-{value}")
            elif name == "number":
                told["count"] = int(value)
        return self.say(f"dn-action-{record['verb']}", **told)

    def event(self, record: EventRecord, seat_names: Sequence[str]) -> str:
        """Return an event (from `game.event_record`) as a sentence of what happened."""
        return self._event(record, seat_names, "happened")

    def would(self, record: EventRecord) -> str:
        """Return an event as a sentence of what would happen; nothing if it is not worth one."""
        if not self.has(f"dn-would-{record['event']}"):
            return ""
        worth = ""
        if "patient" in record:
            kind = patients.kind_of(self._content, record["patient"])
            worth = cards.vp(self, int(kind.vp))
        return self._event(record, [], "would", vp=worth)

    def _event(
        self, record: EventRecord, seat_names: Sequence[str], family: str, **more: Argument
    ) -> str:
        """Return an event as a sentence, from the messages that start with `dn-` and `family`."""
        kind, seat = str(record["event"]), int(record["seat"])
        player = self.player(seat, seat_names)
        told: dict[str, Argument] = {"player": player, "person": self.person(player)}
        told["of"] = self.of(player)
        for fact, form in FACTS.get(kind, {}).items():
            told.update(self._facts(fact, form, record, seat_names))
        return ended(capital(self.say(f"dn-{family}-{kind}", **told, **more)))

    def _facts(
        self, fact: str, form: str, record: EventRecord, seat_names: Sequence[str]
    ) -> dict[str, Argument]:
        """Return the arguments that one fact of an event gives to its message."""
        value = record[fact]
        if form == "patient":
            return {fact: self.patient(str(value)), "described": self.described(str(value))}
        if form == "card":
            return {fact: self.card(str(value))}
        if form == "seat":
            player = self.player(int(value), seat_names)
            return {
                fact: player,
                f"{fact}-of": self.of(player),
                f"{fact}-to": self.to(player),
                f"{fact}-is": self._who(int(value), player, record),
            }
        if form == "number":
            return {fact: int(value)}
        if form == "reason":
            return {fact: self.say(f"dn-ended-{value}")}
        return {fact: self.say(f"{FAMILIES[form]}-{value}"), f"{fact}-is": str(value)}

    def _who(self, seat: int, player: str, record: EventRecord) -> str:
        """Return `you` for the reader, `self` for the acting player, else `other`."""
        if self.person(player) == "you":
            return "you"
        return "self" if seat == int(record["seat"]) else "other"

    # --- points ----------------------------------------------------------------------------

    def point(self, reason: str, amount: int, source: str) -> str:
        """Return a line of a final score; `source` is the card or Patient that gave it."""
        told = self.scored(reason, source)
        return self.say("dn-point", signed=signed(amount), reason=told)

    def scored(self, reason: str, source: str) -> str:
        """Return what points are for."""
        named = self.patient if NAME.fullmatch(source) else self.card
        return self.say(f"score-{reason}", source=named(source) if source else "")

    # --- cards and Patients ----------------------------------------------------------------

    def title(self, card: PlayCard) -> str:
        """Return the title of a card."""
        return cards.title(self, card)

    def printed(self, card: PlayCard) -> str:
        """Return type, cost, VP and copies of a card."""
        return cards.printed(self, card)

    def text(self, card: PlayCard) -> str:
        """Return what a card gives and its rules text."""
        return cards.text(self, card)

    def condition(self, kind: PatientKind) -> str:
        """Return the name of Patients of a kind."""
        return patients.condition(self, kind)

    def patient_text(self, kind: PatientKind) -> str:
        """Return both sides of a Patient in words."""
        return patients.text(self, kind)

    def source(self, thing: PlayCard | PatientKind) -> str:
        """Return what of a card the rulebook does not print, or nothing."""
        return cards.source(self, thing)

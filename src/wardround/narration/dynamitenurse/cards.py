"""The cards and Patients of Dynamite Nurse: the text of each, by id, number or title."""

from __future__ import annotations

import re
from collections.abc import Sequence

from wardround.core.errors import BadNotation
from wardround.dynamitenurse.content import Content, PatientKind, PlayCard
from wardround.dynamitenurse.patients import parse
from wardround.words.dynamitenurse import DynamiteNurseWords
from wardround.words.dynamitenurse.cards import emergency_source, penalty_source, points, vp


def plain(text: str) -> str:
    """Return a text as people type it: small letters and digits, one space between words."""
    return " ".join(re.findall(r"\w+", text.lower().replace("’", "'").replace("'", "")))


def _sourced(text: str, source: str) -> str:
    """Return a text with what of it is not printed, if there is something."""
    return f"{text} ({source})" if source else text


class Cards:
    """Every card of a content with its title and its text."""

    def __init__(self, words: DynamiteNurseWords, content: Content) -> None:
        self._words = words
        self._content = content
        self._by_id = {card.card.id: card for card in content.cards}
        self._ids: dict[str, str] = {}
        for id, card in self._by_id.items():
            number = card.card.rule.rpartition("-")[2]
            for name in (number, words.title(card), id):
                self._ids.setdefault(plain(name), id)

    def card(self, id: str) -> PlayCard:
        """Return a card by its id."""
        return self._by_id[id]

    def id_of(self, typed: str) -> str | None:
        """Return the id of the card with a typed name, or None."""
        return self._ids.get(plain(typed))

    def sorted(self, ids: Sequence[str]) -> list[str]:
        """Return cards in the order of the pack."""
        places = {id: at for at, id in enumerate(self._by_id)}
        return sorted(ids, key=lambda id: places[id])

    def counted(self, ids: Sequence[str]) -> str:
        """Return cards by name, each once, with how many there are of it."""
        told = [self.times(id, list(ids).count(id)) for id in dict.fromkeys(ids)]
        return ", ".join(told) or self._words.say("dn-no-card")

    def times(self, id: str, count: int) -> str:
        """Return a card with its number of copies."""
        name = self._words.card(id)
        return self._words.say("dn-times", card=name, count=count) if count > 1 else name

    def priced(self, id: str) -> str:
        """Return a card with its cost."""
        cost = self._words.say("dn-cost", count=int(self.card(id).cost))
        return self._words.say("dn-card-with", card=self._words.card(id), printed=cost)

    def hand(self, ids: Sequence[str]) -> str:
        """Return cards with their gains and texts."""
        told: list[str] = []
        for id in dict.fromkeys(ids):
            text = self._words.text(self.card(id)).rstrip(".")
            name = self.times(id, list(ids).count(id))
            told.append(self._words.say("dn-card-with", card=name, printed=text))
        return self._words.listed(told) or self._words.say("dn-no-card")

    def brings(self, id: str) -> list[str]:
        """Return the points that a card gives when it is played, and its VP."""
        card = self.card(id)
        given = points(self._words, card)
        told = [self._words.say("dn-gives", points=given)] if given else []
        return [*told, *([vp(self._words, int(card.vp))] if card.vp else [])]

    def unlike_points(self, id: str) -> list[str]:
        """Return the text of a card without points; points already show its use."""
        card = self.card(id)
        return [] if points(self._words, card) else [self._words.text(card).rstrip(".")]

    # --- what a card says ------------------------------------------------------------------

    def find(self, typed: str) -> list[str]:
        """Return the text of a card or a Patient, or nothing if there is none of that name."""
        id = self.id_of(typed)
        if id is not None:
            return [self.line(id)]
        term = self._term(plain(typed))
        return [term] if term else self._patients(typed)

    def _term(self, typed: str) -> str:
        """Return what something that is no Action card, Nurse or Patient is, or nothing."""
        say, house = self._words.say, self._content.house
        if typed == plain(say("dn-dynamite-nurse")):
            return say("dn-dynamite-nurse-text", count=house.dynamite_nurse_marks)
        if typed == plain(say("dn-emergency-case")):
            return _sourced(say("dn-emergency-case-text"), emergency_source(self._words))
        if typed in [plain(say("dn-kill-mark")), plain(say("dn-kill-marks"))]:
            costs = [
                say("dn-kill-mark-cost", count=count, vp=vp(self._words, -cost))
                for count, cost in enumerate(house.penalty)
                if count
            ]
            text = say("dn-kill-mark-text", costs=", ".join(costs))
            return _sourced(text, penalty_source(self._words, house))
        return ""

    def line(self, id: str) -> str:
        """Return title, type, cost, VP and text of a card, and what of it is not printed."""
        card = self.card(id)
        name = self._words.say(
            "dn-card-with", card=self._words.title(card), printed=self._words.printed(card)
        )
        return self._line(name, self._words.text(card), card)

    def _line(self, name: str, text: str, thing: PlayCard | PatientKind) -> str:
        source = self._words.source(thing)
        if source:
            return self._words.say("look-card-of", name=name, text=text, source=source)
        return self._words.say("look-card", name=name, text=text)

    def _patient(self, called: str, kind: PatientKind) -> str:
        copies = self._words.say("dn-copies", count=kind.card.copies)
        name = self._words.say("dn-card-with", card=called, printed=copies)
        return self._line(name, self._words.patient_text(kind), kind)

    def _patients(self, typed: str) -> list[str]:
        """Return one Patient by number, or a line for each kind with the id or name."""
        try:
            number = parse(typed.upper()) >> 1
        except BadNotation:
            number = -1
        content, words = self._content, self._words
        if 0 <= number < len(content.patients):
            kind = content.kinds[content.patients[number]]
            return [self._patient(words.patient(typed.upper()), kind)]
        wanted = plain(typed)
        return [
            self._patient(words.condition(kind), kind)
            for kind in content.kinds
            if wanted in (plain(kind.card.id), plain(words.condition(kind)))
        ]

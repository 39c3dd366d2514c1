"""The cards of Dice Hospital: what each one says, by id or by name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wardround.dicehospital.content import Card, Content, Department, Effect, Specialist
from wardround.words import Words


class Cards:
    """Every card of a content with its title and its text."""

    def __init__(self, words: Words, content: Content) -> None:
        self._words = words
        self._content = content
        self.printed = [one.card.id for one in content.departments if one.printed]

    def _all(self) -> Iterator[tuple[str, Card, str]]:
        """Give kind, card and text of all cards."""
        words, content = self._words, self._content
        for department in content.departments:
            yield "department", department.card, words.department_text(department)
        for specialist in content.specialists:
            yield "specialist", specialist.card, words.specialist_text(specialist)
        for administrator in content.administrators:
            yield "administrator", administrator.card, words.administrator_text(administrator)
        for event in content.events:
            yield "event", event.card, words.event_text(event)
        for report in content.reports:
            yield "report", report.card, words.report_text(report)

    def line(self, kind: str, id: str) -> str:
        """Return the name of a card and what it says; a reconstructed one is called so."""
        return self._line(kind, *self._card(kind, id))

    def text(self, kind: str, id: str) -> str:
        """Return what a card says."""
        return self._card(kind, id)[1]

    def _card(self, kind: str, id: str) -> tuple[Card, str]:
        return next((card, text) for its, card, text in self._all() if (its, card.id) == (kind, id))

    def find(self, name: str) -> list[str]:
        """Return a line for each card with this id or name."""
        wanted = name.lower()
        return [
            self._line(kind, card, text)
            for kind, card, text in self._all()
            if wanted in (card.id, self._words.named(kind, card.id).lower())
        ]

    def effects(self, kind: str, id: str) -> list[str]:
        """Return the effects between which a department or specialist lets one choose."""
        content = self._content
        piles: dict[str, Sequence[Department | Specialist]] = {
            "department": content.departments,
            "specialist": content.specialists,
        }
        card = next(one for one in piles[kind] if one.card.id == id)
        return [self._effect(number, effect) for number, effect in enumerate(card.effects, 1)]

    def _effect(self, number: int, effect: Effect) -> str:
        text = self._words.effect_text(effect)
        return self._words.say("look-numbered-effect", number=number, text=text)

    def _line(self, kind: str, card: Card, text: str) -> str:
        name = self._words.named(kind, card.id)
        if card.source not in ("seed", "found"):
            source = self._words.say(f"source-{card.source}")
            return self._words.say("look-card-of", name=name, text=text, source=source)
        return self._words.say("look-card", name=name, text=text)

"""The cards of Dice Hospital: the text of each, by id or by name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final

from wardround.core.cards import Card
from wardround.dicehospital.content import (
    RECOLOUR,
    Content,
    Department,
    Effect,
    Part,
    Report,
    Specialist,
)
from wardround.dicehospital.view_types import DiceHospitalShape, DicePlacement
from wardround.narration.grammar import words_of
from wardround.words.dicehospital import DiceHospitalWords
from wardround.words.dicehospital import cards as texts

UNTOLD: Final = ("meeple",)
"""Facts that the text of a card does not show."""


def under_way(hospital: DiceHospitalShape) -> DicePlacement:
    """Return the placement of a hospital that is in the middle of one."""
    placement = hospital["placement"]
    assert placement is not None, "only a placement asks for this"
    return placement


class Cards:
    """Every card of a content with its title and its text."""

    def __init__(self, words: DiceHospitalWords, content: Content) -> None:
        self._words = words
        self._content = content
        self.printed = [one.card.id for one in content.departments if one.printed]
        self._copiers = {one.card.id for one in content.specialists if one.copies_another}

    @cached_property
    def _ids(self) -> dict[tuple[str, ...], str]:
        """The ids of cards by the words of their titles, and the word for a nurse."""
        titled = {
            tuple(words_of(self._words.named(kind, card.id))): card.id
            for kind, card, _ in self._all()
        }
        nurse = words_of(self._words.say("staff-nurse"))
        return {**titled, tuple(nurse): "nurse", (nurse[-1],): "nurse"}

    def by_ids(self, typed: Sequence[str]) -> list[str]:
        """Return what is typed in small letters, with ids for titles of cards."""
        told: list[str] = []
        # No title is longer; a single sign can be between any two words.
        longest = 2 * max(len(title) for title in self._ids)
        at = 0
        while at < len(typed):
            for stop in range(min(len(typed), at + longest), at, -1):
                id = self._ids.get(tuple(words_of(" ".join(typed[at:stop]))))
                if id is not None:
                    told.append(id)
                    break
            else:
                stop = at + 1
                told.append(typed[at].lower())
            at = stop
        return told

    def _all(self) -> Iterator[tuple[str, Card, str]]:
        """Give kind, card and text of all cards."""
        words, content = self._words, self._content
        for department in content.departments:
            yield "department", department.card, texts.department(words, department)
        for specialist in content.specialists:
            yield "specialist", specialist.card, texts.specialist(words, specialist)
        for administrator in content.administrators:
            yield "administrator", administrator.card, texts.administrator(words, administrator)
        for event in content.events:
            yield "event", event.card, texts.event(words, event)
        for report in content.reports:
            yield "report", report.card, texts.report(words, report)

    def line(self, kind: str, id: str) -> str:
        """Return the name of a card, its text, and which parts of it are not printed."""
        return self._line(kind, *self._card(kind, id))

    def text(self, kind: str, id: str) -> str:
        """Return the text of a card."""
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
        told = enumerate(self._effects(kind, id), 1)
        return [self._effect(number, effect) for number, effect in told]

    def _effects(self, kind: str, id: str) -> list[Effect]:
        content = self._content
        piles: dict[str, Sequence[Department | Specialist]] = {
            "department": content.departments,
            "specialist": content.specialists,
        }
        return next(one.effects for one in piles[kind] if one.card.id == id)

    def _effect(self, number: int, effect: Effect) -> str:
        text = texts.effect(self._words, effect)
        return self._words.say("look-numbered-effect", number=number, text=text)

    def report(self, id: str) -> Report:
        """Return a medical report."""
        return next(one for one in self._content.reports if one.card.id == id)

    def source(self, kind: str, id: str) -> str:
        """Return what of a card the rulebook does not print, or nothing."""
        return self._words.source(self._card(kind, id)[0], UNTOLD)

    def _line(self, kind: str, card: Card, text: str) -> str:
        name, source = self._words.named(kind, card.id), self._words.source(card, UNTOLD)
        if source:
            return self._words.say("look-card-of", name=name, text=text, source=source)
        return self._words.say("look-card", name=name, text=text)

    # --- the placement under way -----------------------------------------------------------

    def copies(self, specialist: str) -> bool:
        """Return whether a specialist copies another one (DH-16.1)."""
        return specialist in self._copiers

    def at_work(self, hospital: DiceHospitalShape) -> tuple[str, str]:
        """Return kind and id of the card whose effect is under way, or is offered next."""
        placement = under_way(hospital)
        staff = str(placement["staff"])
        offered = hospital["asked"] in ("between", "admissions") and staff != "nurse"
        if not placement["by_specialist"] and not offered:
            return "department", str(placement["department"])
        if self.copies(staff) and hospital["copied"]:
            return "specialist", str(hospital["copied"])
        return "specialist", staff

    def part_at_work(self, hospital: DiceHospitalShape) -> Part | None:
        """Return the part of the effect whose patients are being chosen, where that is clear."""
        placement = hospital["placement"]
        if placement is None:
            return None
        effects = [one for one in self._effects(*self.at_work(hospital)) if one.parts]
        if placement["choice"] >= 0:
            effect = self._effects(*self.at_work(hospital))[placement["choice"]]
            return effect.parts[placement["part"]] if effect.parts else None
        return effects[0].parts[0] if len(effects) == 1 else None

    def recolours_freely(self, hospital: DiceHospitalShape) -> bool:
        """Return whether the current effect changes colours itself, without a blood bag."""
        part = self.part_at_work(hospital)
        return part is not None and part.does == RECOLOUR

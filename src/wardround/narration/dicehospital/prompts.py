"""Questions to a player of Dice Hospital, with their reason and numbers."""

from __future__ import annotations

from collections.abc import Callable

from wardround.dicehospital.phases.intake import A_LOAD
from wardround.dicehospital.phases.setup import CRISIS_VALUES, VALUES
from wardround.dicehospital.view_types import DiceHospitalShape, DiceHospitalView
from wardround.narration.dicehospital.cards import Cards, under_way
from wardround.words.dicehospital import DiceHospitalWords

LARGE = 99
"""More patients than any number that an effect asks for."""


class Prompts:
    """Writes the questions."""

    def __init__(self, words: DiceHospitalWords, cards: Cards) -> None:
        self._words = words
        self._cards = cards
        self._by_prompt: dict[str, Callable[[DiceHospitalView, DiceHospitalShape], str]] = {
            "set-values": self._values,
            "load": self._load,
            "take-ambulance": self._ambulance,
            "treat": self._treat,
            "between": self._between,
            "protect": self._protect,
        }

    def prompt(self, view: DiceHospitalView, seat: int) -> str:
        """Return what the seat is asked."""
        prompt = view["prompts"][str(seat)]
        if prompt in self._by_prompt:
            return self._by_prompt[prompt](view, view["hospitals"][seat])
        told = self._words.say(f"prompt-{prompt}")
        return self._by_event(view, told) if prompt.startswith("event-") else told

    def _by_event(self, view: DiceHospitalView, prompt: str) -> str:
        event = self._words.named("event", view["event"] or "")
        return self._words.say("prompt-by-event", event=event, prompt=prompt)

    def _values(self, view: DiceHospitalView, hospital: DiceHospitalShape) -> str:
        values = CRISIS_VALUES if view["options"].get("opening-crisis") else VALUES
        return self._words.say(
            "prompt-set-next",
            values=self._words.joined([str(value) for value in values]),
            value=values[len(values) - hospital["to_do"]],
        )

    def _load(self, view: DiceHospitalView, hospital: DiceHospitalShape) -> str:
        number, load = next(
            (at, one) for at, one in enumerate(view["ambulances"], 1) if len(one) < A_LOAD
        )
        lowest = view["loose"][0][-1]
        return self._words.say(
            "prompt-load-into", number=number, room=A_LOAD - len(load), value=int(lowest)
        )

    def _ambulance(self, view: DiceHospitalView, hospital: DiceHospitalShape) -> str:
        first = view["first"] == hospital["seat"]
        told = self._words.say("prompt-take-ambulance")
        more = "prompt-ambulance-first" if first else "prompt-ambulance-lowest"
        return f"{told} {self._words.say(more)}"

    def _treat(self, view: DiceHospitalView, hospital: DiceHospitalShape) -> str:
        part = self._cards.part_at_work(hospital)
        if part is None:
            return self._words.say("prompt-treat")
        kind, at_work = self._cards.at_work(hospital)
        card = self._words.named(kind, at_work)
        number, count = under_way(hospital)["picked"] + 1, min(int(part.count), LARGE)
        if count == 1:
            return self._words.say(f"prompt-treat-by-{kind}", card=card)
        return self._words.say(
            f"prompt-treat-several-{kind}", card=card, number=number, count=count
        )

    def _between(self, view: DiceHospitalView, hospital: DiceHospitalShape) -> str:
        card = self._words.named(*self._cards.at_work(hospital))
        staff = under_way(hospital)["staff"]
        if self._cards.copies(staff):
            own = self._words.named("specialist", staff)
            return self._words.say("prompt-between-copied", card=card, staff=own)
        return self._words.say("prompt-between-by", card=card)

    def _protect(self, view: DiceHospitalView, hospital: DiceHospitalShape) -> str:
        if not hospital["volunteers_asked"]:
            return self._words.say("prompt-protect-by", count=hospital["to_do"])
        told = self._words.say("prompt-protect-more", count=hospital["to_do"])
        return self._by_event(view, told)

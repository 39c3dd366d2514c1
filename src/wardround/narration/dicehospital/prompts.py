"""Questions to a player of Dice Hospital, with their reason and numbers, and the current phase."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wardround.core.game import Outcome
from wardround.core.json_types import View
from wardround.dicehospital.options import DiceHospitalOptions
from wardround.dicehospital.phases.activation import PROMPTS
from wardround.dicehospital.phases.intake import A_LOAD
from wardround.dicehospital.phases.setup import CRISIS_VALUES, VALUES
from wardround.dicehospital.scoring import rank
from wardround.dicehospital.view_types import DiceHospitalShape, DiceHospitalView
from wardround.narration.dicehospital.cards import Cards, under_way
from wardround.narration.status import Status
from wardround.words.dicehospital import DiceHospitalWords
from wardround.words.words import numeral

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


ROUND = ("intake", "improvement", "activation", "neglect", "discharge", "shift-change")
"""The phases of every round."""
DURING = ("choose", "treat", "between", "admissions")
"""The decisions during a placement."""


class DiceHospitalStatus(Status):
    """The status sentences of a game with these options."""

    def __init__(self, words: DiceHospitalWords, options: DiceHospitalOptions) -> None:
        before = ["event"] if options.events else []
        after = ["collections"] if options.final_round_collections else []
        super().__init__(words, [*before, *ROUND, *after])
        self._solo_ranks = options.content.house.solo_ranks

    def begins(self, prompt: str) -> bool:
        """Return whether a move starts; all decisions during a placement belong to it."""
        return prompt not in DURING

    def counted(self, view: View) -> tuple[int | None, int | None]:
        """Return the round, which is none during setup, and how many there are."""
        return view["round"] or None, view["rounds"]

    def task(self, view: View, seats: Sequence[int]) -> str:
        """Return what seats have to do; how far each is in its activation is its own business."""
        if view["prompts"][str(seats[0])] in PROMPTS:
            return self.words.say("task-activation")
        return super().task(view, seats)

    def score(self, amount: int) -> str:
        """Return a number of points, with a true minus sign."""
        told = self.words.say("count-points", count=amount)
        return told.replace(str(amount), numeral(amount))

    def won(self, outcome: Outcome, names: Sequence[str]) -> str:
        """Return who won; alone, the title that was earned."""
        if len(names) > 1:
            return super().won(outcome, names)
        say, score = self.words.say, outcome.scores[0]
        earned = say(f"rank-{rank(score, self._solo_ranks)}")
        title = f"{earned} ({say('source-reconstructed')})"  # DH-11.6
        return say("result-solo", score=numeral(score), rank=title)

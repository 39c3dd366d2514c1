"""What a player of Dice Hospital must know for the current decision."""

from __future__ import annotations

from collections.abc import Callable

from wardround.dicehospital.view_types import DiceHospitalShape, DiceHospitalView
from wardround.narration.dicehospital.cards import Cards
from wardround.narration.dicehospital.look import Looker
from wardround.words.dicehospital import DiceHospitalWords

ROUNDS_OF_LEARNING = 2


class Briefing:
    """Shows what is needed for each kind of decision, and no more."""

    def __init__(self, words: DiceHospitalWords, looker: Looker, cards: Cards) -> None:
        self._words = words
        self._looker = looker
        self._cards = cards
        self._by_prompt: dict[str, Callable[[DiceHospitalView, DiceHospitalShape], list[str]]] = {
            "keep-administrator": self._administrators,
            "load": self._ambulances,
            "take-ambulance": self._ambulances,
            "improve": self._display,
            "return-improvement": self._own_cards,
            "copy": self._copying,
            "place": self._staff,
            "choose": self._effects,
            "treat": self._placement,
            "between": self._placement,
            "admissions": self._placement,
            "reports": self._reports,
            "collect": self._ambulances,
        }

    def lines(self, view: DiceHospitalView, seat: int) -> list[str]:
        """Return the lines for the decision of a seat, the patients last."""
        hospital = view["hospitals"][seat]
        prompt = view["prompts"].get(str(seat), "")
        of_prompt = self._by_prompt.get(prompt)
        lines = [] if of_prompt is None else of_prompt(view, hospital)
        return lines + self._looker.patients(view, hospital)

    def _administrators(self, view: DiceHospitalView, hospital: DiceHospitalShape) -> list[str]:
        return [self._administrator(one) for one in hospital["dealt"]]

    def _administrator(self, id: str) -> str:
        name, text = self._words.named("administrator", id), self._cards.text("administrator", id)
        return self._words.say("look-administrator-text", name=name, text=text)

    def _ambulances(self, view: DiceHospitalView, hospital: DiceHospitalShape) -> list[str]:
        return self._looker.ambulances(view)

    def _display(self, view: DiceHospitalView, hospital: DiceHospitalShape) -> list[str]:
        lines = [self._cards.line("department", one) for one in view["departments"]]
        return lines + [self._cards.line("specialist", one) for one in view["specialists"]]

    def _own_cards(self, view: DiceHospitalView, hospital: DiceHospitalShape) -> list[str]:
        lines = [self._cards.line("department", one) for one in hospital["departments"]]
        return lines + [self._cards.line("specialist", one) for one in hospital["specialists"]]

    def _copying(self, view: DiceHospitalView, hospital: DiceHospitalShape) -> list[str]:
        return [
            self._cards.line("specialist", one)
            for one in hospital["specialists"]
            if not self._cards.copies(one)
        ]

    def _staff(self, view: DiceHospitalView, hospital: DiceHospitalShape) -> list[str]:
        """Return what can be placed; at the start also what everything does.

        In the first rounds the departments are listed again at each placement.
        """
        say = self._words.say
        untouched = len(hospital["open"]) == len(self._cards.printed) + len(hospital["departments"])
        lines: list[str] = []
        if untouched or view["round"] <= ROUNDS_OF_LEARNING:
            lines.append(" ".join(self._cards.line("department", one) for one in hospital["open"]))
        if untouched:
            idle = sorted({one for one in hospital["idle"] if one != "nurse"})
            lines += [self._cards.line("specialist", one) for one in idle]
        if hospital["copied"]:
            copied = self._words.named("specialist", hospital["copied"])
            lines.append(say("look-copied", specialist=copied))
        staff = say("look-staff", names=self._looker.staff(hospital["idle"]))
        return [*lines, self._words.listed([staff, say("look-bags", count=hospital["bags"])])]

    def _placement(self, view: DiceHospitalView, hospital: DiceHospitalShape) -> list[str]:
        if hospital["placement"] is None:
            return []
        return [self._cards.line(*self._cards.at_work(hospital))]

    def _effects(self, view: DiceHospitalView, hospital: DiceHospitalShape) -> list[str]:
        return self._cards.effects(*self._cards.at_work(hospital))

    def _reports(self, view: DiceHospitalView, hospital: DiceHospitalShape) -> list[str]:
        counted = self._looker.counted(hospital["report_dice"])
        return [*self._looker.reports(view), self._words.say("look-report-dice", dice=counted)]

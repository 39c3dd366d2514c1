"""What a player of Dice Hospital must know for the decision at hand."""

from __future__ import annotations

from collections.abc import Callable

from wardround.core.game import Json
from wardround.terminal.dicehospital.cards import Cards
from wardround.terminal.dicehospital.look import REPORTS_A_ROW, Looker
from wardround.words import Words


class Briefing:
    """Says what is needed for each kind of decision, and no more."""

    def __init__(self, words: Words, looker: Looker, cards: Cards) -> None:
        self._words = words
        self._looker = looker
        self._cards = cards
        self._by_prompt: dict[str, Callable[[Json, Json], list[str]]] = {
            "keep-administrator": self._administrators,
            "load": self._ambulances,
            "take-ambulance": self._ambulances,
            "improve": self._display,
            "return-improvement": self._own_cards,
            "place": self._staff,
            "choose": self._effects,
            "treat": self._placement,
            "between": self._placement,
            "admissions": self._placement,
            "reports": self._reports,
            "collect": self._ambulances,
        }

    def lines(self, view: Json, seat: int) -> list[str]:
        """Return the lines for the decision of a seat."""
        hospital = view["hospitals"][seat]
        prompt = view["prompts"].get(str(seat), "")
        lines = self._looker.patients(hospital)
        if prompt in self._by_prompt:
            lines += self._by_prompt[prompt](view, hospital)
        return lines

    def _administrators(self, view: Json, hospital: Json) -> list[str]:
        return [self._cards.text("administrator", one) for one in hospital["dealt"]]

    def _ambulances(self, view: Json, hospital: Json) -> list[str]:
        return self._looker.ambulances(view)

    def _display(self, view: Json, hospital: Json) -> list[str]:
        lines = [self._cards.line("department", one) for one in view["departments"]]
        return lines + [self._cards.line("specialist", one) for one in view["specialists"]]

    def _own_cards(self, view: Json, hospital: Json) -> list[str]:
        lines = [self._cards.line("department", one) for one in hospital["departments"]]
        return lines + [self._cards.line("specialist", one) for one in hospital["specialists"]]

    def _staff(self, view: Json, hospital: Json) -> list[str]:
        """Return what can be placed; at the beginning also what the departments do."""
        say = self._words.say
        printed = [one for one in hospital["open"] if one not in hospital["departments"]]
        untouched = len(hospital["open"]) == len(self._cards.printed) + len(hospital["departments"])
        known = printed if untouched and view["round"] == 1 else []
        return [
            *[self._cards.line("department", one) for one in known],
            *(self._own_cards(view, hospital) if untouched else []),
            say("look-staff", names=self._looker.staff(hospital["idle"])),
            say("look-bags", count=hospital["bags"]),
        ]

    def _placement(self, view: Json, hospital: Json) -> list[str]:
        placement = hospital["placement"]
        if placement is None:
            return []
        kind, id = self._at_work(placement, by_specialist=view_is_specialists(placement, hospital))
        return [self._cards.line(kind, id)]

    def _effects(self, view: Json, hospital: Json) -> list[str]:
        placement = hospital["placement"]
        kind, id = self._at_work(placement, by_specialist=bool(placement["by_specialist"]))
        return self._cards.effects(kind, id)

    def _at_work(self, placement: Json, *, by_specialist: bool) -> tuple[str, str]:
        """Return the card whose effect is being resolved."""
        if by_specialist:
            return "specialist", str(placement["staff"])
        return "department", str(placement["department"])

    def _reports(self, view: Json, hospital: Json) -> list[str]:
        counted = self._looker.counted(hospital["discharged"])
        told = [self._words.say("look-discharged", dice=counted)]
        return told + [
            self._cards.line("report", one) for one in view["reports"][:REPORTS_A_ROW] if one
        ]


def view_is_specialists(placement: Json, hospital: Json) -> bool:
    """Tell whether the effect under way, or offered next, is the specialist's."""
    offered = hospital["asked"] in ("between", "admissions")
    return bool(placement["by_specialist"]) or (offered and placement["staff"] != "nurse")

"""Questions to a player of Dynamite Nurse, with their card and Patient."""

from __future__ import annotations

from wardround.core.game import Json
from wardround.dynamitenurse.content import Content
from wardround.words.dynamitenurse import DynamiteNurseWords

OWN_PHASES = ("main", "second-event", "admission", "beds", "cleanup")
"""What the phases themselves ask, and no card."""


class Prompts:
    """Writes the questions."""

    def __init__(self, words: DynamiteNurseWords, content: Content) -> None:
        self._words = words
        self._content = content

    def prompt(self, view: Json, seat: int) -> str:
        """Return what the seat is asked; where a card asks, with its title."""
        name = view["prompts"][str(seat)]
        told = self._words.say(f"dn-prompt-{name}", **self._facts(name, view))
        card = (view["resolving"] or {}).get("card")
        if card is None or name in OWN_PHASES:
            return told
        return self._words.say("dn-prompt-by-card", card=self._words.card(card), prompt=told)

    def _facts(self, name: str, view: Json) -> dict[str, str | int]:
        work = view["resolving"] or {}
        facts: dict[str, str | int] = {"count": int(work.get("number", 0))}
        if name == "cleanup":
            facts["count"] = self._content.house.hand
        patient = view["arriving"] if name == "assign" else work.get("patient")
        if patient is not None:
            facts["patient"] = self._words.patient(patient)
            facts["described"] = self._words.described(patient)
        return facts

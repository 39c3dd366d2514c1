"""Questions to a player of Dynamite Nurse, the current phase, and points with their source."""

from __future__ import annotations

from collections.abc import Sequence

from wardround.core.game import Outcome, Point
from wardround.core.json_types import View
from wardround.dynamitenurse.content import Content
from wardround.dynamitenurse.view_types import DynamiteNurseView
from wardround.narration.status import Status
from wardround.words.dynamitenurse import DynamiteNurseWords
from wardround.words.words import numeral, signed

OWN_PHASES = ("main", "second-event", "admission", "beds", "cleanup")
"""What the phases themselves ask, and no card."""


class Prompts:
    """Writes the questions."""

    def __init__(self, words: DynamiteNurseWords, content: Content) -> None:
        self._words = words
        self._content = content

    def prompt(self, view: DynamiteNurseView, seat: int) -> str:
        """Return what the seat is asked; where a card asks, with its title."""
        name = view["prompts"][str(seat)]
        told = self._words.say(f"dn-prompt-{name}", **self._facts(name, view))
        resolving = view["resolving"]
        card = None if resolving is None else resolving["card"]
        if card is None or name in OWN_PHASES:
            return told
        return self._words.say("dn-prompt-by-card", card=self._words.card(card), prompt=told)

    def _facts(self, name: str, view: DynamiteNurseView) -> dict[str, str | int]:
        work = view["resolving"]
        facts: dict[str, str | int] = {"count": 0 if work is None else work["number"]}
        if name == "cleanup":
            facts["count"] = self._content.house.hand
        patient = None if work is None else work["patient"]
        if name == "assign":
            patient = view["arriving"]
        if patient is not None:
            facts["patient"] = self._words.patient(patient)
            facts["described"] = self._words.described(patient)
        return facts


TURN = ("main", "transportation", "admission", "cleanup")
"""The phases of every turn."""
BEGINNINGS = ("first-player", "main", "assign", "admission", "beds", "cleanup")
"""What is asked by the phases themselves."""


class DynamiteNurseStatus(Status):
    """The status sentences of a game."""

    prefix = "dn-"

    def __init__(self, words: DynamiteNurseWords) -> None:
        super().__init__(words, TURN)

    def begins(self, prompt: str) -> bool:
        """Return whether a move starts; decisions of a card belong to playing or buying it."""
        return prompt in BEGINNINGS

    def counted(self, view: View) -> tuple[int | None, int | None]:
        """Return the turn; nobody knows how many there will be."""
        return view["turn"] or None, None

    def score(self, amount: int) -> str:
        """Return a number of Victory Points."""
        return self.words.say("dn-count-vp", shown=numeral(amount))


class Points:
    """Describes the reasons of points."""

    def __init__(self, words: DynamiteNurseWords) -> None:
        self._words = words

    def breakdown(
        self, outcome: Outcome, names: Sequence[str], view: DynamiteNurseView | None
    ) -> list[str]:
        """Return every point of every seat, one line each."""
        told: list[str] = []
        for seat, name in enumerate(names):
            own = self._words.person(name) == "you"
            key = "dn-result-your-vp" if own else "dn-result-vp-of"
            told += ["", self._words.say(key, player=name, of=self._words.of(name))]
            told += [
                self._words.say("dn-point", signed=signed(point.amount), reason=reason)
                for point, reason in self.reasons(outcome, seat, view)
            ]
            told.append(self._words.say("result-total", score=numeral(outcome.scores[seat])))
        return told

    def reasons(
        self, outcome: Outcome, seat: int, view: DynamiteNurseView | None
    ) -> list[tuple[Point, str]]:
        """Return the points of a seat, each with what it is for."""
        return [(point, self._reason(point, seat, view)) for point in outcome.points[seat]]

    def _reason(self, point: Point, seat: int, view: DynamiteNurseView | None) -> str:
        if point.reason == "kill-marks" and view is not None:
            hospital = view["hospitals"][seat]
            name = "dynamite-nurse" if hospital["dynamite_nurse"] else "kill-marks"
            return self._words.say(f"score-{name}-counted", count=hospital["final_kill_marks"] or 0)
        return self._words.scored(point.reason, point.source)

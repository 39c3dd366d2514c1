"""The coach's sentences about Dynamite Nurse."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wardround.words.coaching import CoachWords, Data, Line, amount, line
from wardround.words.dynamitenurse.words import DynamiteNurseWords


class DynamiteNurseCoachWords(CoachWords):
    """Reviews, hints, the best line and odds in sentences."""

    chapter = "turn"

    words: DynamiteNurseWords

    def action(self, record: Data) -> str:
        """Return an action in words."""
        return self.words.action({name: one for name, one in record.items() if name != "do"})

    def told_chapter(self, chapter: Data) -> list[Line]:
        """Return nothing: there are many turns, and costly ones are listed as mistakes."""
        return []

    def reasons(self, why: Sequence[Data]) -> list[str]:
        """Return why a line is better, reason by reason."""
        return [
            self.words.say(
                f"dn-coach-why-{one['reason']}", points=amount(self.words, one["points"])
            )
            for one in why
        ]

    def hint(self, step: Data) -> str:
        """Return one step of a hint."""
        say, kind = self.words.say, step["hint"]
        if kind == "turn":
            return say("dn-coach-hint-turn", gain=self.words.decimal(step["gain"], 1))
        if kind == "turn-stop":
            return say("dn-coach-hint-stop")
        if kind == "play":
            return say("dn-coach-hint-play", card=self.words.card(step["card"]))
        if kind in ("treat", "buy"):
            return say(f"dn-coach-hint-{kind}")
        return super().hint(step)

    def plans(self, plans: Sequence[Data]) -> list[Line]:
        """Return the best line, the odds of the next turn, and everyone's Kill Marks."""
        return [(self._plan(plan), 0) for plan in plans]

    def offer(self, plan: Data) -> tuple[str, str]:
        """Return the title of the best line; what it comes to are only its points."""
        return self.words.say("dn-coach-offer-turn"), ""

    def _plan(self, plan: Data) -> str:
        if plan["plan"] == "turn":
            return self.words.say("dn-coach-line", line=line(self, plan["line"]))
        if plan["plan"] == "odds":
            share = self.words.decimal(100 * plan["share"], 0)
            patient = self.words.patient(plan["patient"])
            return self.words.say("dn-coach-odds", patient=patient, share=share)
        counts = {name: plan[name] for name in ("left", "own", "most")}
        return self.words.say("dn-coach-race", **counts)


COACH: Final = DynamiteNurseCoachWords

"""The coach's sentences about Dice Hospital."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wardround.words.coaching import A_LOSS, CoachWords, Data, Line, amount, because, line, unsigned
from wardround.words.dicehospital.words import DiceHospitalWords
from wardround.words.words import numeral, signed


class DiceHospitalCoachWords(CoachWords):
    """Verdicts, plans, reasons and hints in sentences."""

    chapter = "round"

    words: DiceHospitalWords

    def action(self, record: Data) -> str:
        """Return an action in words."""
        known = {name: value for name, value in record.items() if name not in ("do", "free")}
        return self.words.action(known, free=bool(record.get("free")))

    def told_chapter(self, chapter: Data) -> list[Line]:
        """Return the verdict on a round, and the plan that was better."""
        points, possible = self._points(chapter["points"]), self._number(chapter["possible"])
        say, number = self.words.say, chapter["round"]
        if not chapter["line"]:
            key = "coach-round-best-proven" if chapter["exact"] else "coach-round-best"
            told = [(say(key, round=number, points=points), 0)]
            return told + (self._for_game(chapter) if chapter["loss"] >= A_LOSS else [])
        key = "coach-round-proven" if chapter["exact"] else "coach-round-at-least"
        if chapter["average"]:
            key = "coach-round-average"
        count = int(chapter["possible"])
        told = [(say(key, round=number, points=points, possible=possible, count=count), 0)]
        told.append((say("coach-round-line", line=line(self, chapter["line"])), 2))
        return told + because(self, chapter["why"], 2) + self._for_game(chapter)

    def left(self, chapter: Data) -> list[Line]:
        """Return what a round has cost for the game, and the plan that was best for it."""
        told = self.told_chapter(chapter)
        loss = self.words.decimal(chapter["loss"], 1)
        lines = [told[0], (self.words.say("coach-round-bad-for-game", loss=loss), 2)]
        for plan in chapter["plans"]:
            if plan["plan"] == "game":
                better = line(self, plan["line"])
                lines.append((self.words.say("coach-better", line=better), 2))
                lines.append((self._plan(plan), 2))
                # The reasons are those of the plan with the most points, which may be another.
                if plan["line"] == chapter["line"]:
                    lines += because(self, chapter["why"], 2)
        return lines

    def _for_game(self, chapter: Data) -> list[Line]:
        """Return what an activation was worth for the game, and what the other plans come to."""
        if chapter["loss"] >= A_LOSS:
            loss = self.words.decimal(chapter["loss"], 1)
            told = [(self.words.say("coach-round-bad-for-game", loss=loss), 2)]
        else:
            told = [(self.words.say("coach-round-good-for-game"), 2)]
        others = [plan for plan in chapter["plans"] if plan["plan"] != "points"]
        return told + [(self._plan(plan), 2) for plan in others]

    def reasons(self, why: Sequence[Data]) -> list[str]:
        """Return why a plan is better, reason by reason."""
        return [self._reason(one) for one in why]

    def _reason(self, why: Data) -> str:
        if why["reason"] in ("now", "later"):
            points = amount(self.words, why["points"])
            return self.words.say(f"coach-why-{why['reason']}", points=points)
        return self.words.say(
            f"coach-why-{why['reason']}",
            points=signed(why["points"]),
            better=why["better"],
            worse=why["worse"],
        )

    def hint(self, step: Data) -> str:
        """Return one step of a hint."""
        say, kind = self.words.say, step["hint"]
        if kind == "plan":
            points = self._points(step["points"])
            return say(
                "coach-hint-plan",
                points=points,
                discharged=step["discharged"],
                deaths=step["deaths"],
            )
        if kind == "place":
            staff = self.words.named("staff", step["staff"])
            department = self.words.named("department", step["department"])
            return say("coach-hint-place", staff=staff, department=department)
        return super().hint(step)

    def plans(self, plans: Sequence[Data]) -> list[Line]:
        """Return the three plans for an activation."""
        out: list[Line] = []
        for plan in plans:
            out += [(self._plan(plan), 0), (line(self, plan["line"]), 2)]
        return out

    def offer(self, plan: Data) -> tuple[str, str]:
        """Return the title of a plan, and what it comes to."""
        title = self.words.say(f"coach-offer-{plan['plan']}")
        return title, self.words.sentence(self._result(plan))

    def _plan(self, plan: Data) -> str:
        """Return what a plan comes to."""
        return self.words.say(f"coach-plan-{plan['plan']}", result=self._result(plan))

    def _result(self, plan: Data) -> str:
        return self.words.say(
            "coach-plan-result",
            points=self._points(plan["points"]),
            discharged=plan["discharged"],
            deaths=plan["deaths"],
            neglected=plan["neglected"],
        )

    def _points(self, points: float) -> str:
        """Return a number of points, which may be an average."""
        whole = isinstance(points, int) and points >= 0
        return self.words.say("count-points", count=int(points) if whole else self._number(points))

    def _number(self, points: float) -> str:
        """Return a number, with a decimal only for an average."""
        return numeral(points) if isinstance(points, int) else unsigned(self.words, points)


COACH: Final = DiceHospitalCoachWords

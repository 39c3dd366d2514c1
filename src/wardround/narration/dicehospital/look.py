"""The table and the hospitals of Dice Hospital, line by line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from wardround.dicehospital.actions import LETTERS
from wardround.dicehospital.content import Content
from wardround.dicehospital.view_types import DiceCount, DiceHospitalShape, DiceHospitalView
from wardround.narration.dicehospital.cards import Cards
from wardround.narration.narrators import hospital_of
from wardround.words.dicehospital import DiceHospitalWords
from wardround.words.words import numeral, signed

REPORTS_A_ROW = 3
"""Only the bottom row of reports can be completed (DH-11.4)."""
COLOURS: Final[Mapping[str, str]] = {"R": "red", "Y": "yellow", "G": "green"}


class Looker:
    """Describes a view."""

    def __init__(self, words: DiceHospitalWords, content: Content, cards: Cards) -> None:
        self._words = words
        self._content = content
        self._cards = cards

    # --- parts of lines --------------------------------------------------------------------

    def dice(self, texts: Sequence[str]) -> str:
        """Return dice in words, without their marks."""
        told = [self._words.die(text.rstrip("*+")) for text in texts]
        return ", ".join(told) or self._nothing()

    def colours(self, letters: Sequence[str]) -> str:
        """Return colours in words."""
        told = [self._words.say(f"colour-{COLOURS[letter]}") for letter in letters]
        return ", ".join(told) or self._nothing()

    def counted(self, numbers: DiceCount) -> str:
        """Return how many dice of each colour."""
        told = [
            self._words.say("count-coloured", count=numbers[letter], colour=COLOURS[letter])
            for letter in LETTERS
            if numbers[letter]
        ]
        return ", ".join(told) or self._nothing()

    def names(self, kind: str, ids: Sequence[str]) -> str:
        """Return cards by name."""
        return ", ".join(self._words.named(kind, id) for id in ids) or self._nothing()

    def staff(self, ids: Sequence[str]) -> str:
        """Return meeples by name, nurses counted."""
        nurses = list(ids).count("nurse")
        told = [self._words.say("count-nurses", count=nurses)] if nurses else []
        told += [self._words.named("specialist", id) for id in ids if id != "nurse"]
        return ", ".join(told) or self._nothing()

    def _nothing(self) -> str:
        return self._words.say("look-nothing")

    # --- the table -------------------------------------------------------------------------

    def table(self, view: DiceHospitalView, names: Sequence[str]) -> list[str]:
        """Return the lines about the table."""
        say = self._words.say
        lines = [say("look-phase", phase=say(f"phase-{view['phase']}"))]
        if view["round"] > 0:
            lines.insert(0, say("look-round", round=view["round"], rounds=view["rounds"]))
        if view["first"] is not None:
            player = names[view["first"]]
            person = self._words.person(player)
            lines.append(say("look-first-player", player=player, person=person))
        if view["event"] is not None:
            lines.append(say("look-event", event=self._cards.line("event", view["event"])))
        lines.append(say("look-bag", dice=self.counted(view["bag"])))
        lines += self.ambulances(view)
        if view["departments"]:
            shown = self.names("department", view["departments"])
            lines.append(say("look-departments", names=shown))
        if view["specialists"]:
            shown = self.names("specialist", view["specialists"])
            lines.append(say("look-specialists", names=shown))
        return lines + self.reports(view)

    def ambulances(self, view: DiceHospitalView) -> list[str]:
        """Return what is in the ambulances, or what they wait for."""
        say = self._words.say
        lines: list[str] = []
        if view["loose"]:
            lines.append(say("look-loose", dice=self.dice(view["loose"])))
        for number, load in enumerate(view["ambulances"], 1):
            if load:
                lines.append(say("look-ambulance", number=number, dice=self.dice(load)))
        waiting: dict[int, list[str]] = {}
        for place, die in view["spaces"]:
            waiting.setdefault(int(place), []).append(str(die))
        for number, wanted in waiting.items():
            lines.append(say("look-waiting-for", number=number, dice=self.dice(wanted)))
        return lines

    def reports(self, view: DiceHospitalView) -> list[str]:
        """Return the medical reports of the solo game, column by column, and those completed."""
        lines: list[str] = []
        if any(view["reports"]):
            lines.append(self._words.say("look-reports", names=self.columns(view["reports"])))
        if view["reports_done"]:
            done = self._words.listed([self._report(one) for one in view["reports_done"]])
            lines.append(self._words.say("look-reports-done", names=done))
        return lines

    def columns(self, reports: Sequence[str | None]) -> str:
        """Return reports in columns: first those at the bottom, then those above them."""
        told: list[str] = []
        for number in range(1, REPORTS_A_ROW + 1):
            column = [self._report(one) for one in reports[number - 1 :: REPORTS_A_ROW] if one]
            if column:
                above = self._words.joined(column, "look-report-above")
                told.append(self._words.say("look-report-column", number=number, reports=above))
        return self._words.listed(told)

    def _report(self, id: str) -> str:
        points = signed(self._cards.report(id).points)
        name = self._words.named("report", id)
        return self._words.say("look-report", report=name, signed=points)

    # --- a hospital ------------------------------------------------------------------------

    def patients(self, view: DiceHospitalView, hospital: DiceHospitalShape) -> list[str]:
        """Return the patients of a hospital, those treated and those protected apart."""
        say = self._words.say
        protected = hospital["held"] if view["phase"] == "neglect" else []
        dice = [*hospital["dice"], *([] if protected else hospital["held"])]
        untreated = [die for die in dice if "*" not in die]
        treated = [die for die in dice if "*" in die]
        lines: list[str] = []
        if hospital["arrivals"]:
            lettered = all(die in COLOURS for die in hospital["arrivals"])
            told = (self.colours if lettered else self.dice)(hospital["arrivals"])
            lines.append(say("look-arrivals", dice=told))
        lines.append(say("look-wards", dice=self.dice(untreated)))
        if treated:
            lines.append(say("look-treated", dice=self.dice(treated)))
        if protected:
            lines.append(say("look-protected", dice=self.dice(protected)))
        return lines

    def hospital(self, view: DiceHospitalView, seat: int, player: str) -> list[str]:
        """Return everything about one hospital."""
        say = self._words.say
        hospital = view["hospitals"][seat]
        lines = [
            hospital_of(seat, player, self._words),
            *self.patients(view, hospital),
            say("look-staff", names=self.staff(hospital["idle"])),
        ]
        if any(hospital["discharged"].values()):
            lines.append(say("look-discharged", dice=self.counted(hospital["discharged"])))
        if view["phase"] == "activation":
            texts = " ".join(self._cards.line("department", one) for one in hospital["open"])
            lines.append(say("look-open-departments", names=texts or self._nothing()))
        owned = [*hospital["departments"], *hospital["specialists"]]
        if owned:
            lines.append(say("look-tiles", names=self.names("improvement", owned)))
        if hospital["copied"]:
            copied = self._words.named("specialist", hospital["copied"])
            lines.append(say("look-copied", specialist=copied))
        if hospital["administrator"]:
            name = self._words.named("administrator", hospital["administrator"])
            lines.append(say("look-administrator", name=name))
        return [*lines, self.counts(hospital)]

    def counts(self, hospital: DiceHospitalShape) -> str:
        """Return beds, bags, fatalities and points in one line."""
        say = self._words.say
        used, beds = len(hospital["dice"]) + len(hospital["held"]), self._content.house.beds
        told = [
            say("look-beds", used=used, beds=beds),
            say("look-bags", count=hospital["bags"]),
            say("look-fatalities", count=hospital["fatalities"]),
            say("look-score", score=numeral(hospital["score"])),
        ]
        if hospital["if_it_ended_now"] != hospital["score"]:
            told.append(say("look-forecast", score=numeral(hospital["if_it_ended_now"])))
        return self._words.listed(told)

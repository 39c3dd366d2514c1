"""Dice Hospital's `Narrator`: the game in words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from wardround.core.game import Options, Outcome, Point
from wardround.core.json_types import ActionRecord, EventRecord
from wardround.dicehospital.forecast_types import ForeseenRound
from wardround.dicehospital.options import DiceHospitalOptions
from wardround.dicehospital.scoring import fatality_points
from wardround.dicehospital.view_types import DiceHospitalView, Switch
from wardround.narration.dicehospital.briefing import Briefing
from wardround.narration.dicehospital.cards import Cards
from wardround.narration.dicehospital.forecast_types import DiceHospitalForecast
from wardround.narration.dicehospital.forecasts import Forecasts, Previews
from wardround.narration.dicehospital.grammar import ALIASES, DiceHospitalGrammar, typed
from wardround.narration.dicehospital.lines import DiceHospitalLines
from wardround.narration.dicehospital.look import Looker
from wardround.narration.dicehospital.points import Points
from wardround.narration.dicehospital.prompts import DiceHospitalStatus, Prompts
from wardround.narration.dicehospital.sentences import Sentences
from wardround.narration.narrators import hospital_of
from wardround.narration.status import ranking
from wardround.words.dicehospital import DiceHospitalWords
from wardround.words.words import signed

LABELS = 2048
DIE_OR_COLOUR = re.compile(r"[RYG](>{1,2}[RYG])?[0-9]\*?\+?|[RYG]", re.IGNORECASE)


class DiceHospitalNarrator:
    """A game with these options in words, in a language; nothing of it goes by numbers."""

    def __init__(self, options: Options, language: str, *, numbered: bool = True) -> None:
        assert isinstance(options, DiceHospitalOptions)
        self._options = options
        self.words = DiceHospitalWords(language, options.content)
        self.examples = {
            "action": "place nurse pharmacy",
            "card": self.words.named("department", "cardiology").lower(),
            "rule": "DH-5.2",
        }
        self.typed = typed(self.words, options.content)
        self.grammar = DiceHospitalGrammar(self.words, options.content)
        self.status = DiceHospitalStatus(self.words, options)
        self._cards = Cards(self.words, options.content)
        self._looker = Looker(self.words, options.content, self._cards)
        self._points = Points(self.words, options)
        self._prompts = Prompts(self.words, self._cards)
        self._sentences = Sentences(self.words, self._looker, self._cards, self._points)
        self.lines = DiceHospitalLines(self._sentences)
        self._forecasts = Forecasts(self.words, options)
        self._previews = Previews(self.words)
        # The same few labels are asked for again and again.
        self._label = lru_cache(LABELS)(self._make_label)
        self._briefing = Briefing(self.words, self._looker, self._cards)

    def welcome(self, seats: int) -> list[str]:
        """Return game, edition, players and optional rules."""
        say = self.words.say
        edition = say(f"edition-{self._options.edition}")
        game = say("game-dice-hospital")
        told = [say("play-welcome", game=game, edition=edition, players=seats)]
        switches = [self._option(name) for name in self._options.switches()]
        if switches:
            told.append(say("play-with-options", options=", ".join(switches)))
        return [*told, say("unofficial")]

    def aim(self) -> list[str]:
        """Return the aim of the game, as much as a beginner needs."""
        rounds, points = self._options.content.house.rounds, fatality_points(self._options)
        lost = self.words.say("signed-points", signed=signed(points), size=abs(points))
        return [self.words.say("play-aim", rounds=rounds, fatality=lost)]

    def _option(self, name: Switch) -> str:
        """Return the title of a switch that is on; of one promo alone also which it is."""
        title = self.words.say(f"option-{name}")
        alone = self._options.settings()[name]
        return title if alone is True else f"{title} ({self.words.named('specialist', alone)})"

    def narrate(
        self,
        events: Sequence[EventRecord],
        names: Sequence[str],
        view: DiceHospitalView | None = None,
        before: Sequence[EventRecord] = (),
    ) -> list[str]:
        """Return what happened; with the view after it, also totals."""
        return self._sentences.paragraphs(events, names, view)

    def disclosed(
        self,
        events: Sequence[EventRecord],
        before: Sequence[DiceHospitalView],
        after: Sequence[DiceHospitalView],
    ) -> list[EventRecord]:
        """Return events with the administrators that were dealt."""
        told: list[EventRecord] = []
        for event in events:
            dealt = event["event"] == "administrators-dealt"
            seat = event["seat"]
            names = after[seat]["hospitals"][seat]["dealt"] if dealt else []
            told.append({**event, "dealt": names} if dealt else event)
        return told

    def forecast(self, told: ForeseenRound) -> DiceHospitalForecast:
        """Return the forecast of a seat, with names and reasons."""
        return self._forecasts.worded(told)

    def says(
        self,
        events: Sequence[EventRecord],
        seat: int,
        view: DiceHospitalView,
        names: Sequence[str] = (),
    ) -> str:
        """Return what a choice of a seat would come to."""
        return self._previews.says(events, seat)

    def prompt(self, view: DiceHospitalView, seat: int) -> str:
        """Return what the seat is asked."""
        return self._prompts.prompt(view, seat)

    def brief(
        self, view: DiceHospitalView, seat: int, names: Sequence[str], *, titled: bool = False
    ) -> list[str]:
        """Return what the seat must know for its decision."""
        lines = self._briefing.lines(view, seat)
        return [hospital_of(seat, names[seat], self.words), *lines] if titled else lines

    def look(self, view: DiceHospitalView, names: Sequence[str], seat: int | None) -> list[str]:
        """Return the whole table, or one hospital."""
        if seat is not None:
            return self._looker.hospital(view, seat, names[seat])
        lines = self._looker.table(view, names)
        for number, name in enumerate(names):
            lines += ["", *self._looker.hospital(view, number, name)]
        return lines

    def action(
        self, record: ActionRecord, view: DiceHospitalView | None = None, names: Sequence[str] = ()
    ) -> str:
        """Return an action as something one can choose to do."""
        return self._label(tuple(record.items()), self._is_free(record, view))

    def _make_label(self, record: tuple[tuple[str, str | int], ...], free: bool) -> str:
        return self.words.action(dict(record), free=free)

    def _is_free(self, record: ActionRecord, view: DiceHospitalView | None) -> bool:
        """Return whether the viewer changes a colour without a blood bag."""
        if view is None or view["viewer"] is None or record["verb"] != "treat" or not record["as"]:
            return False
        return self._cards.recolours_freely(view["hospitals"][view["viewer"]])

    def lateness(self, record: ActionRecord, view: DiceHospitalView) -> int:
        """Return 1 for what costs a blood bag, 2 for what ends or declines something, else 0."""
        if record["verb"] in ("done", "pass", "skip"):
            return 2
        recolours = record["verb"] == "treat" and bool(record["as"])
        pays = recolours and not self._is_free(record, view)
        return 1 if pays or record["verb"] == "transfuse" else 0

    def group(
        self, record: ActionRecord, view: DiceHospitalView, names: Sequence[str] = ()
    ) -> tuple[str, str]:
        """Put placements under their meeple, and what is done to patients under its verb."""
        say, verb = self.words.say, record["verb"]
        if verb == "place":
            staff = self.words.named("staff", record["staff"])
            department = self.words.named("department", record["department"])
            return say("group-place", staff=staff), department
        if verb == "treat" and record["as"]:
            colour = self._looker.colours([record["as"]])
            key = "group-recolour" if self._is_free(record, view) else "group-treat-as"
            return say(key, colour=colour), self.words.die(record["die"])
        for kind in ("department", "specialist"):
            if verb == f"take-{kind}":
                return say(f"group-{verb}"), self.words.named(kind, record[kind])
        if "die" in record and self.words.has(f"group-{verb}"):
            return say(f"group-{verb}"), self.words.die(record["die"])
        return self.words.action(record), ""

    def parts(self, text: str) -> list[str]:
        """Return the line: it names one action."""
        return [text]

    def spelling(self, text: str) -> str:
        """Return dice and colours in capitals, cards by their ids, the rest in small letters."""
        verb, *rest = text.split()
        words = [ALIASES.get(verb.lower(), verb.lower()), *self._cards.by_ids(rest)]
        return " ".join(one.upper() if DIE_OR_COLOUR.fullmatch(one) else one for one in words)

    def secret(self, view: DiceHospitalView, seat: int) -> bool:
        """Return whether the seat is looking at its dealt administrators."""
        return bool(view["hospitals"][seat]["dealt"])

    def card(self, name: str) -> list[str]:
        """Return the text of a card, with a note if it is our version."""
        return self._cards.find(name)

    def points(
        self, outcome: Outcome, seat: int, view: DiceHospitalView
    ) -> list[tuple[Point, str]]:
        """Return the points of a seat, each with what it is for."""
        return self._points.reasons(outcome, seat, view)

    def ending(
        self, outcome: Outcome, names: Sequence[str], view: DiceHospitalView | None = None
    ) -> list[str]:
        """Return the ranking (solo: the title earned) and every point."""
        if len(names) > 1:
            told = ranking(self.words, outcome, names)
        else:
            told = [self.words.say("result-heading"), self.status.won(outcome, names)]
        return [*told, *self._points.breakdown(outcome, names, view)]


NARRATOR: Final = DiceHospitalNarrator

"""Dynamite Nurse's `Narrator`: the game in words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

from wardround.core.game import Options, Outcome, Point
from wardround.core.json_types import ActionRecord, EventRecord
from wardround.dynamitenurse.actions import CARD_VERBS, PATIENT_VERBS
from wardround.dynamitenurse.forecast_types import ForeseenTurn
from wardround.dynamitenurse.options import DynamiteNurseOptions
from wardround.dynamitenurse.view_types import DynamiteNurseView
from wardround.narration.dynamitenurse.briefing import Briefing
from wardround.narration.dynamitenurse.cards import Cards
from wardround.narration.dynamitenurse.forecast_types import DynamiteNurseForecast
from wardround.narration.dynamitenurse.forecasts import Forecasts, Previews
from wardround.narration.dynamitenurse.grammar import ALIASES, DynamiteNurseGrammar, typed
from wardround.narration.dynamitenurse.labels import Labels
from wardround.narration.dynamitenurse.lines import DynamiteNurseLines
from wardround.narration.dynamitenurse.look import Looker
from wardround.narration.dynamitenurse.prompts import DynamiteNurseStatus, Points, Prompts
from wardround.narration.dynamitenurse.sentences import Sentences
from wardround.narration.narrators import hospital_of
from wardround.narration.status import ranking
from wardround.words.dynamitenurse import DynamiteNurseWords

LEAVING = ("card-played", "card-discarded", "card-returned", "card-scrapped")
"""Events that show the cards that leave a hand."""
PATIENT = re.compile(r"[Pp]([0-9]{1,2})!?")


class DynamiteNurseNarrator:
    """A game with these options in words, in a language."""

    def __init__(self, options: Options, language: str, *, numbered: bool = True) -> None:
        assert isinstance(options, DynamiteNurseOptions)
        self._content = options.content
        self.words = DynamiteNurseWords(language, options.content, numbered=numbered)
        first = options.content.sold[0]
        title = self.words.title(options.content.cards[first])
        self.examples = {"action": f"play {title.lower()}", "card": title.lower(), "rule": "DN-6.3"}
        self.typed = typed(self.words, options.content)
        self.grammar = DynamiteNurseGrammar(self.words, options.content)
        self.status = DynamiteNurseStatus(self.words)
        self._cards = Cards(self.words, options.content)
        self._looker = Looker(self.words, options.content, self._cards)
        self._labels = Labels(self.words, options.content, self._cards)
        self._points = Points(self.words)
        self._prompts = Prompts(self.words, options.content)
        self._sentences = Sentences(self.words, options.content, self._cards)
        self.lines = DynamiteNurseLines(self._sentences)
        self._forecasts = Forecasts(self.words)
        self._previews = Previews(self.words, options.content)
        self._briefing = Briefing(self.words, self._looker, self._cards)

    def welcome(self, seats: int) -> list[str]:
        """Return game and players, and that most numbers are our version."""
        say = self.words.say
        told = say("play-welcome-game", game=say("game-dynamite-nurse"), players=seats)
        return [told, say("dn-numbers-ours"), say("unofficial")]

    def aim(self) -> list[str]:
        """Return the aim of the game, as much as a beginner needs."""
        return [self.words.say("dn-aim", beds=self._content.house.beds)]

    def narrate(
        self,
        events: Sequence[EventRecord],
        names: Sequence[str],
        view: DynamiteNurseView | None = None,
        before: Sequence[EventRecord] = (),
    ) -> list[str]:
        """Return what happened."""
        return self._sentences.paragraphs(events, names, before, new_hands=view is None)

    def disclosed(
        self,
        events: Sequence[EventRecord],
        before: Sequence[DynamiteNurseView],
        after: Sequence[DynamiteNurseView],
    ) -> list[EventRecord]:
        """Return events with the cards that were drawn."""
        told: list[EventRecord] = []
        known: set[int] = set()
        for event in events:
            seat, cards = event["seat"], list[str]()
            if event["event"] == "cards-drawn" and seat not in known:
                known.add(seat)
                own = [one for one in events if one["seat"] == seat]
                held, hand = (views[seat]["hospitals"][seat]["hand"] for views in (before, after))
                cards = self._cards.sorted(drawn(own, held or [], hand or []))
            told.append({**event, "cards": cards} if cards else event)
        return told

    def forecast(self, told: ForeseenTurn) -> DynamiteNurseForecast:
        """Return the forecast of a seat, with names and reasons."""
        return self._forecasts.worded(told)

    def says(
        self,
        events: Sequence[EventRecord],
        seat: int,
        view: DynamiteNurseView,
        names: Sequence[str] = (),
    ) -> str:
        """Return what a choice of a seat would come to."""
        return self._previews.says(events, seat, view, names)

    def prompt(self, view: DynamiteNurseView, seat: int) -> str:
        """Return what the seat is asked."""
        return self._prompts.prompt(view, seat)

    def brief(
        self, view: DynamiteNurseView, seat: int, names: Sequence[str], *, titled: bool = False
    ) -> list[str]:
        """Return what the seat must know for its decision."""
        lines = self._briefing.lines(view, seat, names)
        return [hospital_of(seat, names[seat], self.words), *lines] if titled else lines

    def look(self, view: DynamiteNurseView, names: Sequence[str], seat: int | None) -> list[str]:
        """Return the whole table, or one Hospital."""
        if seat is not None:
            return self._looker.hospital(view, seat, names[seat])
        lines = self._looker.table(view, names)
        for number, name in enumerate(names):
            lines += ["", *self._looker.hospital(view, number, name)]
        return lines

    def action(
        self, record: ActionRecord, view: DynamiteNurseView | None = None, names: Sequence[str] = ()
    ) -> str:
        """Return an action as something one can choose to do, with its cost."""
        return self._labels.label(record, view, names)

    def lateness(self, record: ActionRecord, view: DynamiteNurseView) -> int:
        """Return 1 for what is paid for, 2 for what ends or declines something, else 0."""
        return self._labels.lateness(record)

    def group(
        self, record: ActionRecord, view: DynamiteNurseView, names: Sequence[str] = ()
    ) -> tuple[str, str]:
        """Put what is played, bought, operated on and so on under its verb."""
        return self._labels.group(record, view, names)

    def parts(self, text: str) -> list[str]:
        """Return the actions that a line names: one for each of several Patients."""
        verb, *rest = text.split()
        patients = [word for word in rest if PATIENT.fullmatch(word)]
        called = ALIASES.get(verb.lower(), verb.lower())
        if called in PATIENT_VERBS and len(rest) > 1 and patients == rest:
            return [f"{verb} {patient}" for patient in rest]
        return [text]

    def spelling(self, text: str) -> str:
        """Return cards by their ids, Patients in capitals, and verbs as the game has them."""
        verb, *rest = text.lower().split()
        verb = ALIASES.get(verb, verb)
        if verb in CARD_VERBS:
            return " ".join([verb, self._cards.id_of(" ".join(rest)) or " ".join(rest)])
        if verb == "exchange" and len(rest) > 1:
            card = " ".join(rest[:-1])
            return " ".join([verb, self._cards.id_of(card) or card, rest[-1]])
        return " ".join([verb, *[_patient(word) for word in rest]])

    def secret(self, view: DynamiteNurseView, seat: int) -> bool:
        """Return whether the seat's hand is shown: it always is."""
        return True

    def card(self, name: str) -> list[str]:
        """Return the text of a card or a Patient, with a note if it is our version."""
        return self._cards.find(name)

    def points(
        self, outcome: Outcome, seat: int, view: DynamiteNurseView
    ) -> list[tuple[Point, str]]:
        """Return the points of a seat, each with what it is for."""
        return self._points.reasons(outcome, seat, view)

    def ending(
        self, outcome: Outcome, names: Sequence[str], view: DynamiteNurseView | None = None
    ) -> list[str]:
        """Return the ranking and every point."""
        told = ranking(self.words, outcome, names, "dn-result-line")
        return [*told, *self._points.breakdown(outcome, names, view)]


def drawn(events: Sequence[EventRecord], held: Sequence[str], hand: Sequence[str]) -> list[str]:
    """Return the cards that a seat drew during these events.

    Empty if the hands before and after do not show it.
    """
    count = sum(event["count"] for event in events if event["event"] == "cards-drawn")
    gone = Counter(event["card"] for event in events if event["event"] in LEAVING)
    for kept in (Counter(held) - gone, Counter(held)):
        found = list((Counter(hand) - kept).elements())
        if len(found) == count:
            return found
    return []


def _patient(word: str) -> str:
    """Return a Patient as the game writes it: `P07` for `p7`; other words as they are."""
    match = PATIENT.fullmatch(word)
    return word if match is None else f"P{int(match[1]):02}"


NARRATOR: Final = DynamiteNurseNarrator

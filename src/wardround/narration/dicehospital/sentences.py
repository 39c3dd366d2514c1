"""What happened in Dice Hospital: one sentence per event, or for several that belong together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from wardround.core.json_types import EventRecord
from wardround.dicehospital.view_types import DiceHospitalView
from wardround.narration.dicehospital.cards import Cards
from wardround.narration.dicehospital.look import Looker
from wardround.narration.dicehospital.news import Totals, in_context
from wardround.narration.dicehospital.points import Points
from wardround.words.dicehospital import DiceHospitalWords
from wardround.words.words import numeral, signed

WORSE = ("patient-worsened", "neglect-worsened", "patient-died", "neglect-died")


def _deaths_last(events: Sequence[EventRecord]) -> list[EventRecord]:
    """Return the events with each seat's deaths after those who only worsened."""
    told: list[EventRecord] = []
    for (_, worse), group in groupby(events, lambda one: (one["seat"], one["event"] in WORSE)):
        run = list(group)
        told += sorted(run, key=lambda one: WORSE.index(one["event"])) if worse else run
    return told


class Sentences:
    """Describes events in paragraphs: one per seat in a row, one per topic of the table."""

    def __init__(
        self, words: DiceHospitalWords, looker: Looker, cards: Cards, points: Points
    ) -> None:
        self._words = words
        self._looker = looker
        self._texts = cards
        self._points = points
        self._merged: dict[str, Callable[[Sequence[EventRecord], str], str]] = {
            "administrators-dealt": self._dealt,
            "starting-die-drawn": self._drawn_at_start,
            "starting-die-set": self._set_at_start,
            "die-drawn": self._drawn,
            "die-loaded": self._loaded,
            "patient-admitted": self._admitted,
            "patient-worsened": self._worsened,
            "patient-died": self._died,
            "improvement-buried": self._buried,
        }
        self._always: dict[str, Callable[[Sequence[EventRecord], str], str]] = {
            "department-revealed": self._departments,
            "specialist-revealed": self._specialists,
            "department-joined": self._department_joined,
            "specialist-joined": self._specialist_joined,
            "report-dealt": self._reports,
            "event-revealed": self._event,
            "lowest-ambulance": self._lowest,
            "neglect-worsened": self._worsened,
            "neglect-died": self._died_of_neglect,
            "points-told": self._scored,
        }
        """Kinds that get this form even when there is only one of them."""

    def paragraphs(
        self,
        events: Sequence[EventRecord],
        names: Sequence[str],
        view: DiceHospitalView | None = None,
    ) -> list[str]:
        """Return paragraphs about all events; with the view after them also totals."""
        paragraphs: list[str] = []
        last_seat = -1
        totals = None
        if view is not None:
            totals = Totals([one["score"] for one in view["hospitals"]], view["round"])
        for run, told in self.of_events(events, names, totals):
            seat = int(run[0]["seat"])
            if seat >= 0 and seat == last_seat:
                paragraphs[-1] += " " + told
            else:
                paragraphs.append(told)
            last_seat = seat
        return paragraphs

    def of_events(
        self, events: Sequence[EventRecord], names: Sequence[str], totals: Totals | None = None
    ) -> list[tuple[list[EventRecord], str]]:
        """Return the sentences about all events, each with its events."""
        seen = _deaths_last(in_context(events, totals))
        runs = [list(group) for _, group in groupby(seen, self._same)]
        return [(run, self._run(run, names)) for run in runs]

    def deed(self, events: Sequence[EventRecord], names: Sequence[str]) -> str:
        """Return a placement, or a blood bag, and all that it did, in one sentence."""
        first, results = events[0], [self._words.deed(event) for event in events[1:]]
        told = self._words.deed(first, names[first["seat"]])
        for result in results:
            if result:
                told = self._words.say("list-more", first=told, rest=result)
        return f"{told}."

    def _same(self, event: EventRecord) -> tuple[object, ...]:
        """Return what events that go into one sentence have in common."""
        kind = event["event"]
        if kind == "administrators-dealt":
            return (kind,)
        if kind == "points-told":
            return (id(event),)
        if kind in self._merged or kind in self._always:
            return kind, event["seat"], event.get("ambulance", 0)
        return (id(event),)

    def seen(self, event: EventRecord, names: Sequence[str]) -> str:
        """Return an event with what only its seat saw of it."""
        return self._run([event], names)

    def _run(self, run: Sequence[EventRecord], names: Sequence[str]) -> str:
        kind, seat = run[0]["event"], int(run[0]["seat"])
        if kind == "administrators-dealt":
            if "dealt" in run[0]:
                return " ".join([self._dealt_openly(event, names) for event in run])
            return self._dealt(run, self._words.joined([names[event["seat"]] for event in run]))
        if kind == "round-scores":
            return self._scores(run[0], names)
        player = names[seat] if seat >= 0 else ""
        if kind in self._always:
            return self._always[kind](run, player)
        if len(run) == 1:
            return self._words.event(run[0], names)
        return self._merged[kind](run, player)

    # --- sentences about several things ----------------------------------------------------

    def _dice(self, run: Sequence[EventRecord], fact: str = "die") -> str:
        return self._words.joined([self._words.die(event[fact]) for event in run])

    def _cards(self, run: Sequence[EventRecord], kind: str, fact: str | None = None) -> str:
        return self._words.joined([self._words.named(kind, event[fact or kind]) for event in run])

    def _say(self, key: str, player: str, **facts: str | int) -> str:
        return self._words.say(key, player=player, person=self._words.person(player), **facts)

    def _dealt(self, run: Sequence[EventRecord], player: str) -> str:
        person = "several" if len(run) > 1 else self._words.person(player)
        return self._words.say("happened-administrators-dealt", player=player, person=person)

    def _dealt_openly(self, event: EventRecord, names: Sequence[str]) -> str:
        """Return which administrators a player looked at, once that is no secret any more."""
        player = names[event["seat"]]
        cards = [self._words.named("administrator", id) for id in event["dealt"]]
        names = self._words.joined(cards)
        return self._say("told-administrators-dealt", player, names=names)

    def _departments(self, run: Sequence[EventRecord], player: str) -> str:
        return self._listed("look-departments", self._cards(run, "department"))

    def _specialists(self, run: Sequence[EventRecord], player: str) -> str:
        return self._listed("look-specialists", self._cards(run, "specialist"))

    def _reports(self, run: Sequence[EventRecord], player: str) -> str:
        columns = self._looker.columns([event["report"] for event in run])
        return self._listed("look-reports", columns)

    def _listed(self, key: str, names: str) -> str:
        return self._words.sentence(self._words.say(key, names=names))

    def _drawn_at_start(self, run: Sequence[EventRecord], player: str) -> str:
        letters = {"R": "red", "Y": "yellow", "G": "green"}
        colours = [self._words.say(f"colour-{letters[event['colour']]}") for event in run]
        return self._say("told-drawn-at-start", player, colours=self._words.joined(colours))

    def _set_at_start(self, run: Sequence[EventRecord], player: str) -> str:
        dice, person = self._dice(run), self._words.person(player)
        return self._words.say("told-set-at-start", player=player, person=person, dice=dice)

    def _drawn(self, run: Sequence[EventRecord], player: str) -> str:
        return self._words.say("happened-die-drawn", die=self._dice(run))

    def _loaded(self, run: Sequence[EventRecord], player: str) -> str:
        number = int(run[0]["ambulance"])
        return self._words.say("happened-die-loaded", ambulance=number, die=self._dice(run))

    def _admitted(self, run: Sequence[EventRecord], player: str) -> str:
        return self._say("happened-patient-admitted", player, die=self._dice(run))

    def _worsened(self, run: Sequence[EventRecord], player: str) -> str:
        steps = [
            self._words.say(
                "told-worse-by",
                before=self._words.die(event["before"]),
                after=self._value(event["after"]),
            )
            for event in run
        ]
        dice = self._words.joined(steps)
        return self._say("told-worsened", player, dice=dice, count=len(run))

    def _value(self, die: str) -> str:
        return next(letter for letter in die if letter.isdecimal())

    def _died(self, run: Sequence[EventRecord], player: str) -> str:
        return self._deaths("told-died", run, player)

    def _died_of_neglect(self, run: Sequence[EventRecord], player: str) -> str:
        return self._deaths("told-died-neglected", run, player)

    def _deaths(self, key: str, run: Sequence[EventRecord], player: str) -> str:
        fatalities = self._words.say("count-fatalities", count=len(run))
        return self._say(key, player, dice=self._dice(run, "before"), fatalities=fatalities)

    def _buried(self, run: Sequence[EventRecord], player: str) -> str:
        names = self._cards(run, "improvement")
        return self._words.say("told-buried", names=names)

    def _department_joined(self, run: Sequence[EventRecord], player: str) -> str:
        return self._words.say("told-joined", names=self._cards(run, "department"))

    def _specialist_joined(self, run: Sequence[EventRecord], player: str) -> str:
        return self._words.say("told-joined", names=self._cards(run, "specialist"))

    def _event(self, run: Sequence[EventRecord], player: str) -> str:
        """Return an event card with its text, called our version where it is."""
        card = str(run[0]["card"])
        told = [self._words.event(run[0], []), self._texts.text("event", card)]
        source = self._texts.source("event", card)
        return " ".join([*told, *([f"({source})"] if source else [])])

    def _lowest(self, run: Sequence[EventRecord], player: str) -> str:
        key = "told-lowest-token" if run[0]["token"] else "told-lowest"
        return self._say(key, player)

    def _scored(self, run: Sequence[EventRecord], player: str) -> str:
        amount, reason = int(run[0]["amount"]), str(run[0]["reason"])
        return self._say(
            "told-points",
            player,
            signed=signed(amount),
            reason=self._points.reason(reason, amount),
            total=numeral(int(run[0]["total"])),
        )

    def _scores(self, event: EventRecord, names: Sequence[str]) -> str:
        told = [
            self._words.say("told-score-of", player=name, score=numeral(score))
            for name, score in zip(names, event["scores"], strict=True)
        ]
        scores = self._words.listed(told)
        return self._words.say("told-round-scores", round=event["round"], scores=scores)

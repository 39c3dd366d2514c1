"""What happened in Dynamite Nurse: a paragraph per turn, a sentence for what belongs together."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wardround.core.json_types import EventRecord
from wardround.dynamitenurse.content import Content
from wardround.narration.dynamitenurse.cards import Cards
from wardround.narration.dynamitenurse.news import in_context
from wardround.words.dynamitenurse import DynamiteNurseWords
from wardround.words.dynamitenurse.cards import vp
from wardround.words.dynamitenurse.patients import kind_of
from wardround.words.words import capital, ended


class Sentences:
    """Describes events in paragraphs, one per turn."""

    def __init__(self, words: DynamiteNurseWords, content: Content, cards: Cards) -> None:
        self._words = words
        self._content = content
        self._cards = cards
        self._by_kind: dict[str, Callable[[Sequence[EventRecord], str], str]] = {
            "card-played": self._played,
            "patient-operated": self._healed,
            "event-revealed": self._event,
            "second-event-declared": self._second_event,
            "patient-worsened": self._suffered,
            "patient-died": self._suffered,
            "cards-drawn": self._drew,
        }
        """Kinds with their own form; of the others, several are joined."""

    def paragraphs(
        self,
        events: Sequence[EventRecord],
        names: Sequence[str],
        before: Sequence[EventRecord] = (),
        *,
        new_hands: bool = True,
    ) -> list[str]:
        """Return paragraphs about all events that came after those `before`."""
        paragraphs: list[list[str]] = []
        for run, told in self.of_events(events, names, before, new_hands=new_hands):
            if not paragraphs or run[0]["event"] == "turn-began":
                paragraphs.append([])
            paragraphs[-1].append(told)
        return [" ".join(sentences) for sentences in paragraphs]

    def of_events(
        self,
        events: Sequence[EventRecord],
        names: Sequence[str],
        before: Sequence[EventRecord] = (),
        *,
        new_hands: bool = True,
    ) -> list[tuple[list[EventRecord], str]]:
        """Return the sentences about all events, each with its events."""
        runs = in_context(events, before, new_hands=new_hands)
        return [(run, self._run(run, names)) for run in runs]

    def seen(self, event: EventRecord, names: Sequence[str]) -> str:
        """Return an event with what only its seat saw of it."""
        return self._run([event], names)

    def _run(self, run: Sequence[EventRecord], names: Sequence[str]) -> str:
        kind, player = run[0]["event"], self._words.player(run[0]["seat"], names)
        if kind in self._by_kind:
            return ended(capital(self._by_kind[kind](run, player)))
        if len(run) == 1:
            return self._words.event(run[0], names)
        return ended(capital(self._several(run, player)))

    def _say(self, key: str, player: str, **facts: str | int) -> str:
        person, of = self._words.person(player), self._words.of(player)
        return self._words.say(key, player=player, person=person, of=of, **facts)

    def _several(self, run: Sequence[EventRecord], player: str) -> str:
        """Return one sentence about several cards, or several Patients."""
        if "card" in run[0]:
            cards = self._counted([event["card"] for event in run])
            return self._say(f"dn-happened-{run[0]['event']}", player, card=cards)
        patients = self._words.joined([self._words.patient(event["patient"]) for event in run])
        return self._say(f"dn-told-{run[0]['event']}", player, patients=patients)

    def _counted(self, ids: Sequence[str]) -> str:
        told = [self._cards.times(id, list(ids).count(id)) for id in dict.fromkeys(ids)]
        return self._words.joined(told)

    def _suffered(self, run: Sequence[EventRecord], player: str) -> str:
        """Return who got worse or died, and why, where that was no card."""
        if len(run) > 1:
            told = self._several(run, player)
        else:
            patient = self._words.patient(run[0]["patient"])
            told = self._say(f"dn-happened-{run[0]['event']}", player, patient=patient)
        if "cause" not in run[0]:
            return told
        cause = self._words.say(f"dn-cause-{run[0]['cause']}")
        return self._words.say("dn-with-cause", told=told.rstrip("."), cause=cause)

    def _drew(self, run: Sequence[EventRecord], player: str) -> str:
        """Return how many cards were drawn, or which, where that is no secret any more."""
        if run[0].get("cards"):
            return self._say("dn-told-drew", player, cards=self._counted(run[0]["cards"]))
        return self._say("dn-happened-cards-drawn", player, count=run[0]["count"])

    # --- sentences of their own ------------------------------------------------------------

    def _played(self, run: Sequence[EventRecord], player: str) -> str:
        """Return the cards that were played one after the other, and what they brought."""
        cards = self._counted([event["card"] for event in run if event["event"] == "card-played"])
        gains = self._gains(run)
        if not gains:
            return self._say("dn-happened-card-played", player, card=cards)
        return self._say("dn-told-played", player, cards=cards, gains=", ".join(gains))

    def _gains(self, run: Sequence[EventRecord]) -> list[str]:
        say = self._words.say
        totals: dict[str, int] = {}
        for event in run:
            if event["event"] == "points-gained":
                totals["gold"] = totals.get("gold", 0) + event["gold"]
                totals["tp"] = totals.get("tp", 0) + event["tp"]
            elif event["event"] == "actions-gained":
                totals[event["kind"]] = totals.get(event["kind"], 0) + event["count"]
            elif event["event"] == "cards-drawn":
                totals["drawn"] = totals.get("drawn", 0) + event["count"]
        return [say(f"dn-gain-{name}", count=count) for name, count in totals.items() if count]

    def _healed(self, run: Sequence[EventRecord], player: str) -> str:
        patient = run[0]["patient"]
        worth = vp(self._words, int(kind_of(self._content, patient).vp))
        return self._say(
            "dn-told-healed",
            player,
            patient=self._words.patient(patient),
            cost=run[0]["cost"],
            vp=worth,
        )

    def _event(self, run: Sequence[EventRecord], player: str) -> str:
        """Return the new top Event with its cost."""
        card = self._cards.priced(run[0]["card"])
        return self._words.say("dn-happened-event-revealed", card=card)

    def _second_event(self, run: Sequence[EventRecord], player: str) -> str:
        """Return that the top Event was passed over, and for which; perhaps that one was left."""
        card = self._words.card(run[0]["card"])
        if len(run) == 1:
            return self._say("dn-happened-second-event-declared", player, card=card)
        key = "dn-told-second-event" if len(run) == 2 else "dn-told-second-event-left"
        return self._say(key, player, card=card, other=self._cards.priced(run[1]["card"]))

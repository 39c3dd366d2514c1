"""All words of Dice Hospital, in one class: names, dice, actions, events, points and cards."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Final

from wardround.core.cards import Card
from wardround.core.json_types import ActionRecord, EventRecord
from wardround.dicehospital.content import COLOURS, Content
from wardround.dicehospital.events import KINDS
from wardround.words.dicehospital import cards
from wardround.words.dicehospital.cards import Titled
from wardround.words.files import ENGLISH, Argument
from wardround.words.provenance import INFERRED, NOT_PRINTED, RECONSTRUCTED, partly
from wardround.words.words import Words, capital, onset, signed

DIE: Final = re.compile(r"([RYG])(?:(>{1,2})([RYG]))?([0-9]+)(\*?)(\+?)")
READ: Final = 1024
"""So many dice are remembered in words; there are fewer."""
FOR_ROUND: Final = ">>"
"""Between the printed colour of a die and one that lasts for the round."""
COLOUR_OF: Final = dict(zip("RYG", COLOURS, strict=True))
FACTS: Final = {name: dict(facts) for name, facts in KINDS}


class DiceHospitalWords(Words):
    """Sentences in a language; with `content`, cards have the names of its packs.

    Without `content` an id is its own name key, which is right for every card whose pack does not
    rename it.
    """

    def __init__(self, language: str = ENGLISH, content: Content | None = None) -> None:
        super().__init__(language)
        self._things: dict[tuple[str, str], Titled] = {}
        self._dice = lru_cache(READ)(self._read_die)
        if content is None:
            return
        for kind, pile in cards.piles_of(content).items():
            for thing in pile:
                self._things[kind, thing.card.id] = thing

    # --- names of cards --------------------------------------------------------------------

    def named(self, kind: str, id: str) -> str:
        """Return the title of a card of this content, else the message for the id, else the id.

        The kind `improvement` is a department or a specialist; `staff` is a nurse or one.
        """
        if kind == "improvement":
            kind = self._kind_of(id)
        if kind == "staff":
            if id == "nurse":
                return self.say("staff-nurse")
            name = self.named("specialist", id)
            return self.say("staff-specialist", specialist=name, onset=onset(name))
        if (kind, id) in self._things:
            return self.title(self._things[kind, id])
        key = f"{kind}-{id}"
        return self.say(key) if self.has(key) else id

    def _kind_of(self, improvement: str) -> str:
        """Return whether an improvement is a `department` or a `specialist`."""
        known = ("specialist", improvement) in self._things
        is_specialist = known or self.has(f"specialist-{improvement}")
        return "specialist" if is_specialist else "department"

    def title(self, thing: Titled) -> str:
        """Return the title of a card: its name, or its power where it has no name (DH-14.9)."""
        return cards.title(self, thing)

    def source(self, card: Card, unseen: Collection[str] = ()) -> str:
        """Return what of a card the rulebook does not print, or nothing.

        What is `unseen` where the card is shown is not told.
        """
        if card.source in NOT_PRINTED:
            return self.say(f"source-{card.source}")
        # The books print a text of each such card, so that only some of it can be inferred.
        inferred = ["effect-part" if field == "effect" else field for field in card.inferred]
        marked = {RECONSTRUCTED: card.reconstructed, INFERRED: inferred}
        seen = {mark: [one for one in told if one not in unseen] for mark, told in marked.items()}
        return partly(self, seen, "fact")

    # --- dice and facts --------------------------------------------------------------------

    def die(self, text: str) -> str:
        """Return a die (`R3`, `G2*`, `R>G3*`) with its marks; other text is returned as it is."""
        match = DIE.fullmatch(text)
        if match is None:
            return text
        printed, into, now, value, treated, healed = match.groups()
        marks = [self.say("mark-for-round")] if into == FOR_ROUND else []
        if healed or treated:
            marks.append(self.say("mark-just-healed" if healed else "mark-treated"))
        return self._marked_die(printed, now, value, marks)

    def _marked_die(self, printed: str, now: str | None, value: str, marks: list[str]) -> str:
        if now is not None:
            marks = [self.say("mark-printed", colour=self._colour(printed)), *marks]
        told = self.say("die", colour=self._colour(now or printed), value=int(value))
        return self.say("die-marked", die=told, marks=", ".join(marks)) if marks else told

    def _colour(self, colour: str) -> str:
        return self.say(f"colour-{COLOUR_OF.get(colour, colour)}")

    def _die_facts(self, fact: str, text: str) -> dict[str, Argument]:
        """Return a die that something happened to, and its value and colour for themselves."""
        die = self._dice(text)
        if die is None:
            return {fact: text}
        told, value, colour = die
        return {fact: told, f"{fact}-value": value, f"{fact}-colour": colour}

    def _read_die(self, text: str) -> tuple[str, int, str] | None:
        """Return a die in words without marks, its value and its colour; None for other texts."""
        match = DIE.fullmatch(text)
        if match is None:
            return None
        printed, _, now, value, _, _ = match.groups()
        told = self._marked_die(printed, now, value, [])
        return told, int(value), self._colour(now or printed)

    def _card_facts(self, kind: str, fact: str, id: str) -> dict[str, Argument]:
        """Return a card as an argument called `fact`; of an improvement also which kind it is."""
        told: dict[str, Argument] = {fact: self.named(kind, id)}
        if kind == "improvement":
            told[f"{fact}-kind"] = self._kind_of(id)
        return told

    def _facts(self, record: EventRecord) -> dict[str, Argument]:
        """Return the arguments that the facts of an event give to its message."""
        told: dict[str, Argument] = {}
        for fact, kind in FACTS.get(str(record["event"]), {}).items():
            value = record[fact]
            if kind == "die":
                told.update(self._die_facts(fact, str(value)))
            elif kind == "colour":
                told[fact] = self._colour(str(value))
            elif kind == "number":
                told.update({fact: int(value), "signed": signed(int(value))})
            elif kind == "reason":
                told[fact] = self.say(f"score-{value}")
            else:
                told.update(self._card_facts(kind, fact, str(value)))
        return told

    # --- actions, events, points -----------------------------------------------------------

    def action(self, record: ActionRecord, *, free: bool = False) -> str:
        """Return an action (from `game.action_record`) as something one can choose to do.

        Changing a colour costs a blood bag unless it is `free`, by an effect.
        """
        verb = str(record["verb"])
        told: dict[str, Argument] = {}
        for name, value in record.items():
            if name == "die":
                told.update(self._die_facts(name, str(value)))
                told[name] = self.die(str(value))
            elif name == "as" and value:
                verb = "recolour" if free else "treat-as"
                told[name] = self._colour(str(value))
            elif name in ("number", "kind"):
                told[name] = value
            elif name not in ("verb", "as"):
                told.update(self._card_facts(name, name, str(value)))
        return self.say(f"action-{verb}", **told)

    def event(
        self, record: EventRecord, seat_names: Sequence[str], family: str = "happened"
    ) -> str:
        """Return an event (from `game.event_record`) as a sentence of what happened.

        It is one of the messages whose keys start with `family`.
        """
        player = self.player(int(record["seat"]), seat_names)
        told: dict[str, Argument] = {"player": player, "person": self.person(player)}
        told.update(self._facts(record))
        return capital(self.say(f"{family}-{record['event']}", **told))

    def would(self, record: EventRecord) -> str:
        """Return an event as a sentence of what would happen; nothing if it is not worth one."""
        if not self.has(f"would-{record['event']}"):
            return ""
        return self.event(record, [], "would")

    def deed(self, record: EventRecord, player: str = "") -> str:
        """Return an event as a part of what a player did; nothing if it is not worth a word."""
        key = f"deed-{record['event']}"
        if not self.has(key):
            return ""
        told = self._facts(record)
        if record["event"] == "staff-placed":
            staff = record["staff"]
            is_nurse = staff == "nurse"
            told["staff"] = self.say("deed-nurse") if is_nurse else self.named("specialist", staff)
        if player:
            return self.say(f"{key}-by", player=player, **told)
        return self.say(key, **told)

    def point(self, reason: str, amount: int, round: int) -> str:
        """Return a line of a final score; round 0 is the end of the game."""
        told = self.say(f"score-{reason}")
        if round:
            return self.say("point-in-round", round=round, signed=signed(amount), reason=told)
        return self.say("point-at-end", signed=signed(amount), reason=told)

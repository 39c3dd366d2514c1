"""A running game of Dice Hospital in words: dice, actions, events and points."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from wardround.core.json_types import ActionRecord, EventRecord
from wardround.dicehospital.content import COLOURS, Content
from wardround.dicehospital.events import KINDS
from wardround.words.dicehospital.cards import Titled, title
from wardround.words.files import Argument
from wardround.words.words import Words, capital, onset, signed

DIE: Final = re.compile(r"([RYG])(?:(>{1,2})([RYG]))?([0-9]+)(\*?)(\+?)")
FOR_ROUND: Final = ">>"
"""Between the printed colour of a die and one that lasts for the round."""
COLOUR_OF: Final = dict(zip("RYG", COLOURS, strict=True))
FACTS: Final = {name: dict(facts) for name, facts in KINDS}


class Names:
    """The names of the cards of one game, by the ids in actions and events."""

    def __init__(self, words: Words, content: Content | None) -> None:
        self._words = words
        self._things: dict[tuple[str, str], Titled] = {}
        if content is None:
            return
        piles: dict[str, Sequence[Titled]] = {
            "department": content.departments,
            "specialist": content.specialists,
            "administrator": content.administrators,
            "event": content.events,
            "report": content.reports,
        }
        for kind, pile in piles.items():
            for thing in pile:
                self._things[kind, thing.card.id] = thing

    def named(self, kind: str, id: str) -> str:
        """Return the title of a card of this content, else the message for the id, else the id.

        The kind `improvement` is a department or a specialist; `staff` is a nurse or one.
        """
        if kind == "improvement":
            kind = self.kind_of(id)
        if kind == "staff":
            if id == "nurse":
                return self._words.say("staff-nurse")
            name = self.named("specialist", id)
            return self._words.say("staff-specialist", specialist=name, onset=onset(name))
        if (kind, id) in self._things:
            return title(self._words, self._things[kind, id])
        key = f"{kind}-{id}"
        return self._words.say(key) if self._words.has(key) else id

    def kind_of(self, improvement: str) -> str:
        """Return whether an improvement is a `department` or a `specialist`."""
        known = ("specialist", improvement) in self._things
        is_specialist = known or self._words.has(f"specialist-{improvement}")
        return "specialist" if is_specialist else "department"

    def facts(self, kind: str, fact: str, id: str) -> dict[str, Argument]:
        """Return a card as an argument called `fact`; of an improvement also which kind it is."""
        told: dict[str, Argument] = {fact: self.named(kind, id)}
        if kind == "improvement":
            told[f"{fact}-kind"] = self.kind_of(id)
        return told


# --- dice and facts ----------------------------------------------------------------------------


def die(words: Words, text: str) -> str:
    """Return a die in words, with its marks; other text is returned as it is."""
    match = DIE.fullmatch(text)
    if match is None:
        return text
    printed, into, now, value, treated, healed = match.groups()
    marks = [words.say("mark-for-round")] if into == FOR_ROUND else []
    if healed or treated:
        marks.append(words.say("mark-just-healed" if healed else "mark-treated"))
    return _marked_die(words, printed, now, value, marks)


def _marked_die(words: Words, printed: str, now: str | None, value: str, marks: list[str]) -> str:
    if now is not None:
        marks = [words.say("mark-printed", colour=_colour(words, printed)), *marks]
    told = words.say("die", colour=_colour(words, now or printed), value=int(value))
    return words.say("die-marked", die=told, marks=", ".join(marks)) if marks else told


def _colour(words: Words, colour: str) -> str:
    return words.say(f"colour-{COLOUR_OF.get(colour, colour)}")


def _die_facts(words: Words, fact: str, text: str) -> dict[str, Argument]:
    """Return a die that something happened to, and its value and colour for themselves."""
    match = DIE.fullmatch(text)
    if match is None:
        return {fact: text}
    printed, _, now, value, _, _ = match.groups()
    return {
        fact: _marked_die(words, printed, now, value, []),
        f"{fact}-value": int(value),
        f"{fact}-colour": _colour(words, now or printed),
    }


def _facts(
    words: Words, names: Names, fact: str, kind: str, value: str | int
) -> dict[str, Argument]:
    """Return the arguments that one fact of an event gives to its message."""
    if kind == "die":
        return _die_facts(words, fact, str(value))
    if kind == "colour":
        return {fact: _colour(words, str(value))}
    if kind == "number":
        return {fact: int(value), "signed": signed(int(value))}
    if kind == "reason":
        return {fact: words.say(f"score-{value}")}
    return names.facts(kind, fact, str(value))


# --- actions, events, points -------------------------------------------------------------------


def action(words: Words, names: Names, record: ActionRecord, *, free: bool = False) -> str:
    """Return an action record as a label; `free`: a colour is changed without a blood bag."""
    verb = str(record["verb"])
    told: dict[str, Argument] = {}
    for name, value in record.items():
        if name == "die":
            told.update(_die_facts(words, name, str(value)))
            told[name] = die(words, str(value))
        elif name == "as" and value:
            verb = "recolour" if free else "treat-as"
            told[name] = _colour(words, str(value))
        elif name in ("number", "kind"):
            told[name] = value
        elif name not in ("verb", "as"):
            told.update(names.facts(name, name, str(value)))
    return words.say(f"action-{verb}", **told)


def event(
    words: Words,
    names: Names,
    record: EventRecord,
    seat_names: Sequence[str],
    family: str = "happened",
) -> str:
    """Return an event record as a sentence, from the messages whose keys start with `family`."""
    kind, seat = str(record["event"]), int(record["seat"])
    player = words.player(seat, seat_names)
    told: dict[str, Argument] = {"player": player, "person": words.person(player)}
    for fact, reading in FACTS.get(kind, {}).items():
        told.update(_facts(words, names, fact, reading, record[fact]))
    return capital(words.say(f"{family}-{kind}", **told))


def deed(words: Words, names: Names, record: EventRecord, player: str) -> str:
    """Return an event as part of a move: who acts and on whom, or the result."""
    kind, told = str(record["event"]), dict[str, Argument]()
    for fact, reading in FACTS[kind].items():
        told.update(_facts(words, names, fact, reading, record[fact]))
    if kind == "staff-placed":
        nurse = record["staff"] == "nurse"
        staff = words.say("deed-nurse") if nurse else names.named("specialist", record["staff"])
        told["staff"] = staff
    if player:
        return words.say(f"deed-{kind}-by", player=player, **told)
    return words.say(f"deed-{kind}", **told)


def point(words: Words, reason: str, amount: int, round: int) -> str:
    """Return one line of a final score."""
    told = words.say(f"score-{reason}")
    if round:
        return words.say("point-in-round", round=round, signed=signed(amount), reason=told)
    return words.say("point-at-end", signed=signed(amount), reason=told)

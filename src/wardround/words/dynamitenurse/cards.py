"""Dynamite Nurse's cards in words: rules texts built from the clauses that the rules read.

Nothing here depends on a card's name, so that a card of a user's pack gets its text as well, and a
text always matches what the card does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final

from wardround.dynamitenurse.content import (
    AFTERWARDS,
    ALWAYS,
    COLOURS,
    CONDITIONS_OF_CLAUSES,
    ENDS,
    GAINS,
    STAYS,
    TYPES,
    VERBS,
    Clause,
    EndText,
    House,
    PatientKind,
    PlayCard,
)
from wardround.dynamitenurse.provenance import fields_marked
from wardround.words.provenance import INFERRED, NOT_PRINTED, partly
from wardround.words.words import Words, numeral, signed

CARD: Final = "dn-card"
"""The prefixes of title keys."""
FACT: Final = "dn-fact"
"""The prefix of keys for names of fields."""


def title(words: Words, card: PlayCard) -> str:
    """Return the name of a card."""
    return words.name(CARD, card.card)


def printed(words: Words, card: PlayCard) -> str:
    """Return type, colour, cost, VP and copies of a card, as far as it has them."""
    told = [words.say(f"dn-type-{TYPES[card.type]}")]
    if card.start:
        told.append(words.say("dn-starting-card"))
    elif not card.is_nurse():
        told.append(words.say("dn-cost", count=int(card.cost)))
    if card.colour >= 0:
        told.append(words.say(f"dn-colour-{COLOURS[card.colour]}"))
    told.append(vp(words, int(card.vp)))
    told.append(words.say("dn-copies", count=card.card.copies))
    return ", ".join(told)


def vp(words: Words, amount: int) -> str:
    """Return a number of VP."""
    return words.say("dn-count-vp", shown=numeral(amount))


def points(words: Words, card: PlayCard) -> str:
    """Return the Gold and the TP that a card gives, or nothing."""
    told: list[str] = []
    if card.gold:
        told.append(words.say("dn-count-gold", count=int(card.gold)))
    if card.tp:
        told.append(words.say("dn-count-tp", count=int(card.tp)))
    return words.joined(told)


# --- texts -----------------------------------------------------------------------------------


def text(words: Words, card: PlayCard) -> str:
    """Return the gains and text of a card: its points, its clauses, and where it goes then."""
    told = [words.sentence(one) for one in (points(words, card), *_clauses(words, card)) if one]
    if card.afterwards != STAYS:
        told.append(words.say(f"dn-afterwards-{AFTERWARDS[card.afterwards]}"))
    told.extend(_end(words, end) for end in card.ends)
    return " ".join(told) or words.say("dn-no-text")


def wrapping_of(clause: Clause) -> tuple[int, int, bool]:
    """Return under which condition and how often a clause is done."""
    return int(clause.condition), int(clause.every), clause.on_acquire


def _clauses(words: Words, card: PlayCard) -> list[str]:
    told: list[str] = []
    for wrapping, group in groupby(card.clauses, wrapping_of):
        inner = [one for some in _gains_together(list(group)) for one in [_said(words, some)]]
        if wrapping == (ALWAYS, 0, False):
            told.extend(inner)
        else:
            told.append(wrapped(words, wrapping, words.joined(inner, "clauses-and")))
    return told


def _gains_together(clauses: Sequence[Clause]) -> list[list[Clause]]:
    """Return clauses one by one, but gains that follow each other together."""
    out: list[list[Clause]] = []
    for is_gain, group in groupby(clauses, lambda one: one.does < GAINS):
        run = list(group)
        out.extend([run] if is_gain else [[one] for one in run])
    return out


def wrapped(words: Words, wrapping: tuple[int, int, bool], clause: str, form: str = "dn") -> str:
    """Return a clause with when it holds; the messages of another `form` say it shorter."""
    condition, every, on_acquire = wrapping
    if on_acquire:
        clause = words.say(f"{form}-when-acquire", clause=clause)
    if every:
        clause = words.say(f"{form}-when-every", every=every, clause=clause)
    if condition != ALWAYS:
        clause = words.say(f"{form}-if-{CONDITIONS_OF_CLAUSES[condition]}", clause=clause)
    return clause


def _said(words: Words, clauses: Sequence[Clause]) -> str:
    """Return a clause, or gains that are made together, without a full stop."""
    if clauses[0].does < GAINS:
        gains = [words.say(f"dn-gain-{VERBS[one.does]}", count=int(one.amount)) for one in clauses]
        return words.say("dn-gain", gains=words.joined(gains))
    return words.say(f"dn-do-{VERBS[clauses[0].does]}", count=int(clauses[0].amount))


def _end(words: Words, end: EndText) -> str:
    amount = int(end.amount)
    return words.say(
        f"dn-end-{ENDS[end.does]}", signed=signed(amount), count=abs(amount), sense=_sense(amount)
    )


def _sense(amount: int) -> str:
    return "fewer" if amount < 0 else "more"


# --- where it comes from ----------------------------------------------------------------------


def source(words: Words, thing: PlayCard | PatientKind) -> str:
    """Return that a card is our version or the user's, or which of its facts are what."""
    marks = thing.provenance
    if len(set(marks.values())) == 1 and thing.card.source in NOT_PRINTED:
        return words.say(f"source-{thing.card.source}")
    return partly(words, {mark: _fields(marks, mark) for mark in NOT_PRINTED}, FACT)


def _fields(marks: Mapping[str, str], mark: str) -> list[str]:
    """Return the fields with a mark; of an effect whose clauses differ, that it is a part."""
    clauses = {its for fact, its in marks.items() if fact.startswith("effect")}
    told = {"effect": "effect" if len(clauses) == 1 else "effect-part"}
    return [told.get(field, field) for field in fields_marked(dict(marks), mark)]


def penalty_source(words: Words, house: House) -> str:
    """Return whether the VP that Kill Marks cost are our version or the user's, or nothing."""
    return partly(words, {house.provenance["penalty"]: ["vp"]}, FACT)


def emergency_source(words: Words) -> str:
    """Return what of the Emergency Case the rulebook does not print (DN-7.6)."""
    return partly(words, {INFERRED: ["effect-part"]}, FACT)

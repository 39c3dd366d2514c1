"""Dynamite Nurse's cards in words: rules texts built from the clauses that the rules read.

Nothing here depends on a card's name, so that a card of a user's pack gets its text as well, and a
text always matches what the card does.
"""

from __future__ import annotations

from collections.abc import Sequence
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
    PatientKind,
    PlayCard,
)
from wardround.dynamitenurse.provenance import USER, fields_marked
from wardround.words.words import Words, numeral, signed

CARD: Final = "dn-card"
"""The prefixes of title keys."""


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
    """Return that a card is our version or the user's, or which of its facts are whose."""
    marks = set(thing.provenance.values())
    if len(marks) == 1 and marks <= {"reconstructed", USER}:
        return words.say(f"source-{thing.card.source}")
    told: list[str] = []
    ours, theirs = thing.card.reconstructed, fields_marked(thing.provenance, USER)
    if ours:
        told.append(words.say("dn-source-partly", facts=_facts(words, ours)))
    if theirs:
        told.append(words.say("dn-source-partly-yours", facts=_facts(words, theirs)))
    return words.listed(told)


def _facts(words: Words, fields: Sequence[str]) -> str:
    return words.joined([words.say(f"dn-fact-{field}") for field in fields])

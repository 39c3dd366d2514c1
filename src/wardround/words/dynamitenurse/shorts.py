"""Short texts and signs for the cards of Dynamite Nurse, made from their clauses."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from wardround.dynamitenurse.content import (
    AFTERWARDS,
    ALWAYS,
    CONDITIONS_OF_CLAUSES,
    COUNTED,
    ENDS,
    GOLD,
    STAYS,
    TP,
    VERBS,
    Clause,
    PatientKind,
    PlayCard,
)
from wardround.words.book_types import Glyph
from wardround.words.books import fitted, glyph, row
from wardround.words.dynamitenurse.cards import wrapped, wrapping_of
from wardround.words.words import Words, signed

SIGNS: Final = {GOLD: "gold", TP: "treatment"}
"""Clauses that give what is drawn as a plate; the others are drawn under their own names."""
ADDED: Final = "added-"
"""The prefixes of signs for extra Treatments and Purchases: points have the bare names."""
FURTHER: Final = ("treatment", "purchase")
UNWRAPPED: Final = (ALWAYS, 0, False)
"""A clause that is simply done."""


def text(words: Words, card: PlayCard) -> str:
    """Return the text of a card besides its points, or nothing if that is all."""
    told: list[str] = []
    for wrapping, group in groupby(card.clauses, wrapping_of):
        clauses = [_clause(words, one) for one in group]
        if wrapping == UNWRAPPED:
            told += clauses
        else:
            told.append(wrapped(words, wrapping, row(words, clauses), "dn-short"))
    told += [
        words.say(f"dn-short-end-{ENDS[end.does]}", signed=signed(int(end.amount)))
        for end in card.ends
    ]
    return fitted(words, told)


def _clause(words: Words, clause: Clause) -> str:
    return words.say(f"dn-short-{VERBS[clause.does]}", count=int(clause.amount))


def patient(words: Words, kind: PatientKind) -> str:
    """Return what a Patient needs on both sides."""
    front, back = int(kind.severity), int(kind.critical)
    return fitted(words, [words.say("dn-short-patient", front=front, back=back)])


# --- signs -------------------------------------------------------------------------------------


def signs(card: PlayCard) -> list[Glyph]:
    """Return what a card gives, what its clauses do, where it goes, and its VP."""
    out: list[Glyph] = []
    if card.gold:
        out.append(glyph("gold", int(card.gold)))
    if card.tp:
        out.append(glyph("treatment", int(card.tp)))
    for wrapping, group in groupby(card.clauses, wrapping_of):
        out += [*_wrapping_signs(wrapping), *[_sign(one) for one in group]]
    if card.afterwards != STAYS:
        out.append(glyph(AFTERWARDS[card.afterwards]))
    for end in card.ends:
        out.append(glyph(f"end-{ENDS[end.does]}", int(end.amount)))
    return [*out, glyph("points", int(card.vp))] if card.vp else out


def _wrapping_signs(wrapped: tuple[int, int, bool]) -> Iterator[Glyph]:
    condition, every, on_acquire = wrapped
    if condition != ALWAYS:
        yield glyph(f"if-{CONDITIONS_OF_CLAUSES[condition]}")
    if every:
        yield glyph("every", every)
    if on_acquire:
        yield glyph("on-acquire")


def _sign(clause: Clause) -> Glyph:
    verb = VERBS[clause.does]
    sign = SIGNS.get(int(clause.does), f"{ADDED}{verb}" if verb in FURTHER else verb)
    return glyph(sign, int(clause.amount) if clause.does in COUNTED else None)


def patient_signs(kind: PatientKind) -> list[Glyph]:
    """Return the numbers of a Patient: front, back, Care or payment, and VP."""
    out = [glyph("severity", int(kind.severity)), glyph("critical", int(kind.critical))]
    if kind.care:
        out.append(glyph("care", int(kind.care)))
    if kind.emergency:
        out.append(glyph("emergency"))
    if kind.payment:
        out.append(glyph("payment", int(kind.payment)))
    return [*out, glyph("points", int(kind.vp))]

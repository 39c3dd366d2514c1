"""The signs on the cards of Dice Hospital: glyphs with numbers, made from the effects."""

from __future__ import annotations

from typing import Final

from wardround.dicehospital.content import (
    ANY,
    COLOURS,
    DIFFERENT,
    EQUAL,
    FLIP,
    FREELY,
    HEAL,
    HEALED,
    RECOLOUR,
    REROLL,
    UP_TO,
    Administrator,
    AmbulanceBack,
    Effect,
    EventCard,
    Part,
    Report,
)
from wardround.words.book_types import Glyph
from wardround.words.books import glyph
from wardround.words.dicehospital.cards import FACES, colour_of

MOST_IN_A_ROW: Final = 4
"""A pattern of more dice than these is drawn once, with a number."""
DOES: Final = {REROLL: "reroll", FLIP: "flip", RECOLOUR: "recolour"}


def effects(choices: list[Effect]) -> list[Glyph]:
    """Return the signs of effects between which one chooses."""
    out: list[Glyph] = []
    for number, effect in enumerate(choices):
        out += [glyph("or")] if number else []
        out += _effect(effect)
    return out


def _effect(effect: Effect) -> list[Glyph]:
    """Return what an effect costs, does and brings."""
    out: list[Glyph] = []
    for number, part in enumerate(effect.parts):
        out += [glyph("plus")] if number else []
        out += _part(part)
    if effect.admissions:
        out.append(glyph("admissions"))
    if effect.bags:
        out.append(glyph("bag", int(effect.bags)))
    if effect.points:
        out.append(glyph("points", int(effect.points)))
    if effect.fatalities:
        out = [glyph("fatality", int(effect.fatalities)), glyph("arrow"), *out]
    return out


def _part(part: Part) -> list[Glyph]:
    """Return the targets of a part, and what happens to them; a heal ends with its step."""
    out: list[Glyph] = []
    if part.who in (HEALED, DIFFERENT):
        out.append(glyph("healed" if part.who == HEALED else "different"))
    if part.same_value:
        out.append(glyph("same-value"))
    out += _dice(part)
    if part.does == HEAL:
        return [*out, glyph("step", int(part.steps))]
    return [*out, glyph(DOES[part.does])]


def _dice(part: Part) -> list[Glyph]:
    """Return the dice of a part: `red = red = red`, or `1 2 3 × 2`."""
    limited = len(part.values) < FACES
    values = [glyph("value", value) for value in sorted(part.values)] if limited else []
    one = [] if limited and part.colour == ANY else [glyph(colour_of(part.colour))]
    count = int(part.count)
    if part.pattern != FREELY and count > 1:
        sign = glyph("equal" if part.pattern == EQUAL else "run")
        die = one or [glyph("any")]
        if part.fewer == UP_TO or count > MOST_IN_A_ROW:
            return [*die, sign, *die, *_times(part), *values]
        row = die[:]
        for _ in range(count - 1):
            row += [sign, *die]
        return [*row, *values]
    return [*one, *values, *(_times(part) if count > 1 else [])]


def _times(part: Part) -> list[Glyph]:
    return [glyph("up-to" if part.fewer == UP_TO else "times", int(part.count))]


def needs(counts: tuple[int, int, int]) -> list[Glyph]:
    """Return dice that are needed, one sign for each."""
    return [glyph(COLOURS[at]) for at, count in enumerate(counts) for _ in range(count)]


def administrator(administrator: Administrator) -> list[Glyph]:
    """Return what an administrator asks for and gives."""
    out: list[Glyph] = []
    if administrator.points:
        if administrator.per_set:
            out.append(glyph("each"))
        wanted = [glyph("most")] if administrator.most else needs(administrator.needs)
        out += [*wanted, glyph("points", administrator.points)]
    if administrator.protects != ANY:
        sign = glyph(colour_of(administrator.protects))
        out += [sign, glyph("shield", administrator.protects_count or None)]
    return out


def report(report: Report) -> list[Glyph]:
    """Return what a medical report asks for and brings."""
    return [*needs(report.needs), glyph("points", report.points)]


def back(back: AmbulanceBack) -> list[Glyph]:
    """Return the dice that a flipped ambulance waits for."""
    return [glyph(COLOURS[at], value) for at, value in enumerate(back.values)]


def event(event: EventCard) -> list[Glyph]:
    """Return what an event changes."""
    counted = (
        ("bag", event.bags), ("nurse", event.nurses), ("patient", event.extra_dice),
        ("neglect", event.neglect), ("shield", event.volunteers),
    )  # fmt: skip
    switched = (
        ("return", event.may_return), ("raise", event.may_raise), ("lower", event.must_lower),
        ("bags-frozen", event.bags_frozen), ("improvements-wait", event.improvements_wait),
    )  # fmt: skip
    out = [glyph(sign, number) for sign, number in counted if number]
    out += [glyph(sign) for sign, holds in switched if holds]
    if event.clean_points:
        out += [glyph("untreated", 0), glyph("points", event.clean_points)]
    if event.dirty_points:
        out += [glyph("untreated", event.dirty_from), glyph("points", event.dirty_points)]
    if event.grant_points:
        out += [*needs(event.grant_needs), glyph("points", event.grant_points)]
    return out

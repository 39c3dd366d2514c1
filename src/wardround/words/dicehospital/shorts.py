"""Short texts for the cards of Dice Hospital, made from the effects: about six words at most."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from wardround.dicehospital.content import (
    ANY,
    COLOURS,
    DIFFERENT,
    DISCHARGES,
    EQUAL,
    FLIP,
    HEAL,
    HEALED,
    RECOLOUR,
    REROLL,
    RUN,
    UP_TO,
    Administrator,
    AmbulanceBack,
    Department,
    Effect,
    EventCard,
    Part,
    Report,
    Specialist,
)
from wardround.words.books import fitted, row
from wardround.words.dicehospital.cards import (
    FACES,
    colour_of,
    counted,
    dice_of,
    switched,
    values_told,
)
from wardround.words.words import Words, capital, signed

VERBS: Final = {REROLL: "short-reroll", FLIP: "short-flip", RECOLOUR: "short-recolour"}
PATTERNS: Final = {EQUAL: "equal", RUN: "run"}
WHO: Final = {HEALED: "healed", DIFFERENT: "different"}

Aim = Callable[[Words, Part], str]
"""The form of a part's patients."""


def department(words: Words, department: Department) -> str:
    """Return the targets of a department; its effect is drawn next to it."""
    effects = department.effects
    if len(effects) == 1 and _is_plain_heal(effects[0]):
        return capital(_patients(words, effects[0].parts[0]))
    return capital(_effects(words, effects, _patients))


def specialist(words: Words, specialist: Specialist) -> str:
    """Return what a specialist adds to a placement."""
    if specialist.copies_another:
        return capital(words.say("short-copies"))
    told = _effects(words, specialist.effects, _whom)
    if specialist.when == DISCHARGES:
        told = words.say("short-when-discharged", effect=told)
    return capital(told)


def _is_plain_heal(effect: Effect) -> bool:
    """Return whether an effect only raises the patients of one part."""
    gains = effect.admissions or effect.bags or effect.points or effect.fatalities
    if gains or len(effect.parts) != 1:
        return False
    return effect.parts[0].does == HEAL and effect.parts[0].steps > 0


def _effects(words: Words, effects: list[Effect], aim: Aim) -> str:
    several = len(effects) > 1 or any(len(effect.parts) > 1 for effect in effects)
    told = [_effect(words, effect, _compact if several else aim) for effect in effects]
    return words.joined(told, "list-two-or") or words.say("short-nothing")


def _effect(words: Words, effect: Effect, aim: Aim) -> str:
    told = [_part(words, part, aim(words, part)) for part in effect.parts]
    if effect.admissions:
        told.append(words.say("short-admissions"))
    if effect.bags:
        told.append(words.say("count-bags", count=int(effect.bags)))
    if effect.points:
        told.append(words.say("count-points", count=int(effect.points)))
    whole = row(words, told) if told else words.say("short-nothing")
    if not effect.fatalities:
        return whole
    cost = words.say("count-fatalities", count=int(effect.fatalities))
    return words.say("short-at-cost", cost=cost, effect=whole)


def _part(words: Words, part: Part, whom: str) -> str:
    if part.does == HEAL:
        return words.say("short-step", whom=whom, signed=signed(int(part.steps)))
    return words.say(VERBS[part.does], whom=whom)


# --- patients ----------------------------------------------------------------------------------


def _fewer(part: Part) -> str:
    return "up-to" if part.fewer == UP_TO else "other"


def _patients(words: Words, part: Part) -> str:
    """Return the patients of a department: `three equal reds`, `one of 1 or 2`."""
    count, pattern = int(part.count), PATTERNS.get(int(part.pattern), "free")
    pattern = pattern if count > 1 else "free"
    limited = len(part.values) < FACES
    values = values_told(words, sorted(part.values)) if limited else ""
    if limited and part.colour == ANY and pattern == "free":
        return words.say("short-one-of", count=count, fewer=_fewer(part), values=values)
    told = words.say(
        "short-patients",
        count=count,
        fewer=_fewer(part),
        colour=colour_of(part.colour),
        pattern=pattern,
    )
    return words.say("short-limited", patients=told, values=values) if limited else told


def _whom(words: Words, part: Part) -> str:
    """Return the patients of a specialist: `a different red`."""
    count = int(part.count)
    told = words.say(
        "short-whom",
        count=count,
        fewer=_fewer(part),
        who=WHO.get(int(part.who), "anyone"),
        noun=_noun(part, words.say("short-noun", count=count, colour=colour_of(part.colour))),
    )
    return words.say("short-same-value", whom=told) if part.same_value else told


def _compact(words: Words, part: Part) -> str:
    """Return the patients of one part of several: `1–3`, `2 × red`."""
    anybody = words.say("short-anybody")
    named = words.say("short-noun", count=1, colour=colour_of(part.colour))
    noun = _noun(part, anybody if part.colour == ANY else named)
    if part.count == 1:
        return noun
    return words.say("short-several", count=int(part.count), noun=noun)


def _noun(part: Part, patient: str) -> str:
    """Return values where they are all that is asked for, else the patient and the values."""
    if len(part.values) == FACES:
        return patient
    values = sorted(part.values)
    is_run = len(values) > 1 and values[-1] - values[0] == len(values) - 1
    told = f"{values[0]}–{values[-1]}" if is_run else "/".join(str(one) for one in values)
    return told if part.colour == ANY else f"{patient} {told}"


# --- other cards -------------------------------------------------------------------------------


def _needs(words: Words, needs: tuple[int, int, int]) -> str:
    if needs[0] == needs[1] == needs[2] != 0:
        return words.say("short-each-colour", count=needs[0])
    told = [
        words.say("short-needed", count=count, colour=COLOURS[at])
        for at, count in enumerate(needs)
        if count
    ]
    return row(words, told)


def administrator(words: Words, administrator: Administrator) -> str:
    """Return what an administrator looks for."""
    told: list[str] = []
    if administrator.points and administrator.most:
        told.append(words.say("short-most"))
    elif administrator.points:
        key = "short-each-leaving" if administrator.per_set else "short-leaving"
        needs = _needs(words, administrator.needs)
        told.append(words.say(key, needs=needs))
    if administrator.protects != ANY:
        count, of = administrator.protects_count, colour_of(administrator.protects)
        told.append(words.say("short-safe", count=count, colour=of))
    return fitted(words, told) if told else capital(words.say("short-nothing"))


def report(words: Words, report: Report) -> str:
    """Return the patients that a medical report asks for."""
    return capital(_needs(words, report.needs))


def ambulance_back(words: Words, back: AmbulanceBack) -> str:
    """Return the patients that a flipped ambulance waits for."""
    return capital(row(words, dice_of(words, back)))


def _key(key: str) -> str:
    """Return the key of the short text for that of a whole one."""
    return f"short-{key.removeprefix('text-')}"


def event(words: Words, event: EventCard) -> str:
    """Return what an event changes."""
    told = [words.say(_key(key), count=count) for key, count in counted(event) if count > 0]
    told += [words.say(_key(key)) for key, holds in switched(event) if holds]
    if event.clean_points:
        told.append(words.say("short-event-clean", signed=signed(event.clean_points)))
    if event.dirty_points:
        points = signed(event.dirty_points)
        told.append(words.say("short-event-dirty", signed=points, count=event.dirty_from))
    if event.grant_points:
        needs = _needs(words, event.grant_needs)
        told.append(words.say("short-event-grant", needs=needs, signed=signed(event.grant_points)))
    return fitted(words, told) if told else capital(words.say("short-nothing"))

"""Dice Hospital's cards in words: rules texts built from the effects that the rules read.

Nothing here depends on a card's name, so that a card of a user's pack gets its text as well, and a
text always matches what the card does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wardround.dicehospital.content import (
    ANY,
    COLOURS,
    DIFFERENT,
    EQUAL,
    FLIP,
    HEAL,
    HEALED,
    HEALS,
    IF_SHORT,
    NEVER,
    RECOLOUR,
    REROLL,
    RUN,
    UP_TO,
    Administrator,
    AmbulanceBack,
    Content,
    Department,
    Effect,
    EventCard,
    Part,
    Report,
    Specialist,
)
from wardround.words.words import Words, capital, signed

Titled = Department | Specialist | Administrator | EventCard | Report

FACES: Final = 6
INFINITIVE: Final = "infinitive"
"""The form of a verb after another one, or after a preposition."""
FEWER: Final = {NEVER: "never", IF_SHORT: "if-short", UP_TO: "up-to"}
VERBS: Final = {REROLL: "part-reroll", FLIP: "part-flip", RECOLOUR: "part-recolour"}
PATTERNS: Final = {EQUAL: "of-equal", RUN: "of-run"}
KINDS: Final[dict[type, str]] = {
    Department: "department",
    Specialist: "specialist",
    Administrator: "administrator",
    EventCard: "event",
    Report: "report",
}


def piles_of(content: Content) -> dict[str, Sequence[Titled]]:
    """Return all cards that have a title, by their kinds."""
    return {
        "department": content.departments,
        "specialist": content.specialists,
        "administrator": content.administrators,
        "event": content.events,
        "report": content.reports,
    }


def colour_of(number: int) -> str:
    """Return the id of a colour, or `any`."""
    return "any" if number == ANY else COLOURS[number]


# --- whom a part of an effect is aimed at ------------------------------------------------------


def values_told(words: Words, values: list[int]) -> str:
    """Return values as a range where they are three or more in a row, else as a list."""
    if len(values) > 2 and values[-1] - values[0] == len(values) - 1:
        return words.say("range", low=values[0], high=values[-1])
    return words.joined([str(value) for value in values], "list-two-or")


class Trigger:
    """What sets an effect off: nothing but its use, or what a specialist waits for."""

    def __init__(self, specialist: Specialist | None = None) -> None:
        self.by_specialist = specialist is not None
        self.heals = specialist is not None and specialist.when == HEALS
        self.colour = ANY if specialist is None else specialist.when_colour
        gains = specialist is not None and _only_gains(specialist.effects)
        self.form = "order" if gains or specialist is None else INFINITIVE
        """The form of an effect: `heal one patient!`, or `(you may) heal one patient`."""


def _of(words: Words, part: Part, trigger: Trigger) -> str:
    """Return what follows the noun “patients”, with a space before it."""
    told: list[str] = []
    limited = len(part.values) < FACES
    values = values_told(words, sorted(part.values)) if limited else ""
    if part.pattern in PATTERNS and part.count > 1:
        key = PATTERNS[part.pattern]
        told.append(words.say(f"{key}-within", values=values) if limited else words.say(key))
    elif limited:
        told.append(words.say("of-values", values=values))
    if part.same_value:
        told.append(words.say("of-same-value" if trigger.heals else "of-same-value-healed"))
    if part.fewer == IF_SHORT and part.count > 1:
        told.append(words.say("or-fewer", count=part.count))
    return "".join(f" {one}" for one in told)


def _overlap(one: Part, other: Part) -> bool:
    """Return whether a die could fit both parts, so that the second needs "another"."""
    colours = one.colour == other.colour or ANY in (one.colour, other.colour)
    return colours and one.who == other.who and bool(set(one.values) & set(other.values))


def _who(part: Part, earlier: list[Part], trigger: Trigger) -> str:
    if part.who == HEALED:
        those = trigger.heals and part.colour in (ANY, trigger.colour)
        return "healed" if those else "just-healed"
    again = any(_overlap(part, before) for before in earlier)
    if part.who == DIFFERENT:
        return "further" if again else "different"
    if again:
        return "another"
    return "anyone" if trigger.by_specialist else "everyone"


# --- effects -----------------------------------------------------------------------------------


def _part(words: Words, part: Part, who: str, trigger: Trigger, form: str) -> str:
    patients = words.say(
        "patients",
        count=part.count,
        colour=colour_of(part.colour),
        fewer=FEWER[part.fewer],
        who=who,
        of=_of(words, part, trigger),
    )
    if part.does == HEAL:
        verb = "part-lower" if part.steps < 0 else "part-heal"
        steps = abs(int(part.steps))
        return words.say(verb, patients=patients, count=part.count, steps=steps, form=form)
    lasts = "round" if part.for_round else "phase"
    verb = VERBS[part.does]
    return words.say(verb, patients=patients, count=part.count, lasts=lasts, form=form)


def _effect(words: Words, effect: Effect, trigger: Trigger) -> str:
    """Return an effect as a clause without a subject: `heal one red patient, +3`."""
    form = INFINITIVE if effect.fatalities else trigger.form  # what is paid comes first
    clauses = [
        _part(words, part, _who(part, effect.parts[:i], trigger), trigger, form)
        for i, part in enumerate(effect.parts)
    ]
    if effect.admissions:
        clauses.append(words.say("effect-admissions", form=form))
    if effect.bags:
        clauses.append(words.say("gain-bags", count=effect.bags, form=form))
    if effect.points:
        clauses.append(words.say("gain-points", count=effect.points, form=form))
    told = words.joined(clauses, "clauses-and")
    if not effect.fatalities:
        return told or words.say("effect-nothing")
    cost = words.say("cost-fatalities", count=effect.fatalities, form=trigger.form)
    return words.say("effect-at-cost", cost=cost, effect=told) if told else cost


def _effects(words: Words, effects: list[Effect], trigger: Trigger) -> str:
    told = [_effect(words, effect, trigger) for effect in effects]
    if len(told) > 1:
        return words.say("effect-either", effects=words.joined(told, "clauses-or"))
    return told[0] if told else words.say("effect-nothing")


def _only_gains(effects: list[Effect]) -> bool:
    """Return whether there is nothing to target and nothing to pay: only bags or points to take."""
    return not any(effect.parts or effect.admissions or effect.fatalities for effect in effects)


def effect(words: Words, effect: Effect) -> str:
    """Return one effect as a sentence."""
    return words.sentence(_effect(words, effect, Trigger()))


def department(words: Words, department: Department) -> str:
    """Return the rules text of a department."""
    return words.sentence(_effects(words, department.effects, Trigger()))


def specialist(words: Words, specialist: Specialist) -> str:
    """Return the rules text of a specialist."""
    if specialist.copies_another:
        return words.say("text-specialist-copies")
    trigger = Trigger(specialist)
    key = "when-healed" if trigger.heals else "when-discharged"
    when = words.say(key, colour=colour_of(trigger.colour), count=1)
    told = _effects(words, specialist.effects, trigger)
    key = "text-specialist-gains" if _only_gains(specialist.effects) else "text-specialist-may"
    sentences = [words.say(key, when=when, effect=told)]
    if specialist.coloured_only:
        sentences.append(words.say("text-specialist-coloured-only"))
    return " ".join(sentences)


# --- needs and points --------------------------------------------------------------------------


def _needs(words: Words, needs: tuple[int, int, int]) -> str:
    """Return numbers of red, yellow and green patients in words."""
    if needs[0] == needs[1] == needs[2] != 0:
        return words.say("needed-each", count=needs[0])
    told = [
        words.say("needed-colour", count=count, colour=colour)
        for colour, count in zip(COLOURS, needs, strict=True)
        if count
    ]
    return words.joined(told)


def _points(words: Words, points: int) -> str:
    return words.say("signed-points", signed=signed(points), size=abs(points))


def administrator(words: Words, administrator: Administrator) -> str:
    """Return the rules text of an administrator."""
    told: list[str] = []
    points = _points(words, administrator.points)
    needs = _needs(words, administrator.needs)
    if administrator.points and administrator.most:
        told.append(words.say("text-administrator-strict-most", points=points))
    elif administrator.points:
        key = "text-administrator-sets" if administrator.per_set else "text-administrator-needs"
        told.append(words.say(key, points=points, needs=needs))
    if administrator.protects != ANY:
        told.append(
            words.say(
                "text-administrator-protects",
                count=administrator.protects_count,
                colour=colour_of(administrator.protects),
            )
        )
    return " ".join(told) or words.sentence(words.say("effect-nothing"))


def report(words: Words, report: Report) -> str:
    """Return what a medical report asks for, and what it brings or costs."""
    return words.say(
        "text-report",
        needs=_needs(words, report.needs),
        gain=_points(words, report.points),
        loss=signed(-report.points),
    )


def dice_of(words: Words, back: AmbulanceBack) -> list[str]:
    """Return the dice of a flipped ambulance, one of each colour."""
    return [
        words.say("die", colour=words.say(f"colour-{colour}"), value=value)
        for colour, value in zip(COLOURS, back.values, strict=True)
    ]


def ambulance_back(words: Words, back: AmbulanceBack) -> str:
    """Return which patients a flipped ambulance waits for."""
    return words.say("text-back", dice=words.joined(dice_of(words, back)))


# --- events ------------------------------------------------------------------------------------


def counted(event: EventCard) -> list[tuple[str, int]]:
    """Return the messages of an event that count something, each with its number."""
    return [
        ("text-event-bags", event.bags),
        ("text-event-more-nurses", event.nurses),
        ("text-event-fewer-nurses", -event.nurses),
        ("text-event-extra-dice", event.extra_dice),
        ("text-event-neglect", event.neglect),
        ("text-event-volunteers", event.volunteers),
    ]


def switched(event: EventCard) -> list[tuple[str, bool]]:
    """Return the messages of an event that say that something is so."""
    return [
        ("text-event-may-return", event.may_return),
        ("text-event-may-raise", event.may_raise),
        ("text-event-must-lower", event.must_lower),
        ("text-event-bags-frozen", event.bags_frozen),
        ("text-event-improvements-wait", event.improvements_wait),
    ]


def event(words: Words, event: EventCard) -> str:
    """Return the rules text of an event card: a sentence for each thing that it changes."""
    told = [words.say(key, count=count) for key, count in counted(event) if count > 0]
    told.extend(words.say(key) for key, holds in switched(event) if holds)
    if event.clean_points:
        told.append(words.say("text-event-clean", points=_points(words, event.clean_points)))
    if event.dirty_points:
        points = _points(words, event.dirty_points)
        told.append(words.say("text-event-dirty", points=points, count=event.dirty_from))
    if event.grant_points:
        points, needs = _points(words, event.grant_points), _needs(words, event.grant_needs)
        told.append(words.say("text-event-grant", points=points, needs=needs))
    return " ".join(told) or words.sentence(words.say("effect-nothing"))


# --- titles ------------------------------------------------------------------------------------


def title(words: Words, thing: Titled) -> str:
    """Return the name of a card; administrators and reports are named by what they do (DH-14.9)."""
    if words.language not in thing.card.titles:
        if isinstance(thing, Administrator):
            return capital(_power(words, thing))
        if isinstance(thing, Report):
            return capital(words.say("title-report", needs=_needs(words, thing.needs)))
    return words.name(KINDS[type(thing)], thing.card)


def _power(words: Words, administrator: Administrator) -> str:
    points = signed(administrator.points)
    if administrator.protects != ANY:
        colour = colour_of(administrator.protects)
        return words.say("title-protects", count=administrator.protects_count, colour=colour)
    if administrator.most:
        return words.say("title-strict-most", signed=points)
    key = "title-sets" if administrator.per_set else "title-needs"
    return words.say(key, needs=_needs(words, administrator.needs), signed=points)

"""The book of Dice Hospital: its cards, and the names of everything else in its views."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from wardround.core.cards import Card
from wardround.core.json_types import Settings
from wardround.dicehospital.content import (
    ANY,
    COLOURS,
    DISCHARGES,
    EQUAL,
    FREELY,
    HEALED,
    Administrator,
    Content,
    Department,
    Effect,
    House,
    Part,
    Report,
    Specialist,
)
from wardround.dicehospital.options import NAMES, SWITCHES, DiceHospitalOptions, fits
from wardround.dicehospital.pack_files import EDITIONS
from wardround.dicehospital.phases.discharge import EMPTY_BONUS
from wardround.dicehospital.scoring import BAG, RANKS, REASONS, fatality_points
from wardround.dicehospital.views import PHASES
from wardround.words.book_types import (
    BookCard,
    CardFacts,
    CardKind,
    Glyph,
    HouseFacts,
    Names,
    Origin,
    RecolourLasts,
)
from wardround.words.books import BOOK, NUMBERS, OURS, bound, entry, glyph, named, stated
from wardround.words.dicehospital import cards as texts
from wardround.words.dicehospital import glyphs, shorts
from wardround.words.dicehospital.cards import Titled
from wardround.words.dicehospital.words import DiceHospitalWords
from wardround.words.provenance import RECONSTRUCTED
from wardround.words.words import capital, signed

LETTERS: Final = {"R": "red", "Y": "yellow", "G": "green"}
TERMS: Final = (
    "patient", "ward", "bed", "hospital", "department", "specialist", "nurse", "staff",
    "administrator", "improvement", "ambulance", "blood-bag", "fatality", "mortuary",
    "discharge-area", "first-player", "medical-report", "event", "round", "bag",
)  # fmt: skip
WHOLE: Final = ("experimental", "promos", "prototype-extras")
"""The settings that add cards."""
UNSEEN: Final = ("copies", "meeple")
"""Facts that are not on the face of a card, so that it bears no mark if they are ours."""


def words_of(options: DiceHospitalOptions, language: str) -> DiceHospitalWords:
    """Return the words for a game."""
    return DiceHospitalWords(language, options.content)


def whole_settings(edition: str | None) -> Settings:
    """Return settings with every card of an edition."""
    told: Settings = {} if edition is None else {"edition": edition}
    of = edition or EDITIONS[0]
    if of in EDITIONS:
        return {**told, **{name: True for name in WHOLE if fits(name, of)}}
    return told


def names(words: DiceHospitalWords) -> Names:
    """Return the names of the other things in a view."""
    return {
        "phase": named(words, "phase", [name for _, name in PHASES]),
        "colour": {
            **named(words, "colour", [*COLOURS, "blue"]),
            **{letter: capital(words.say(f"colour-{one}")) for letter, one in LETTERS.items()},
        },
        "edition": named(words, "edition", EDITIONS),
        "option": named(words, "option", NAMES),
        "about": named(words, "about", SWITCHES),
        "score": named(words, "score", REASONS),
        "rank": named(words, "rank", RANKS),
        "term": named(words, "term", TERMS),
    }


def house(options: DiceHospitalOptions) -> HouseFacts:
    """Return the numbers of the box that a table shows."""
    box = options.content.house
    return {
        "rounds": box.rounds,
        "beds": box.beds,
        "nurses": box.nurses,
        "score": list(box.score),
        "bag_points": BAG,
        "fatality_points": fatality_points(options),
        "empty_points": EMPTY_BONUS,
        "improvement_required": box.improvement_required,
        "returns_a_round": box.returns_a_round,
        "recolour_lasts": recolour_lasts(box),
    }


def cards(words: DiceHospitalWords, options: DiceHospitalOptions) -> dict[str, BookCard]:
    """Return every card of a game by its id, and the tokens that need an explanation."""
    content = options.content
    return bound(
        [*_improvements(words, content), *_others(words, content), *_tokens(words, options)]
    )


def origin(words: DiceHospitalWords, card: Card) -> tuple[Origin, str]:
    """Return where a card comes from, and a note on what is not from the rulebook."""
    told = words.source(card)
    note = words.sentence(told) if told else ""
    if card.source == RECONSTRUCTED:
        return OURS, note
    if any(field not in UNSEEN for field in card.reconstructed):
        return NUMBERS, note
    return BOOK, note


# --- departments and specialists ---------------------------------------------------------------


def _entry(
    words: DiceHospitalWords,
    kind: CardKind,
    thing: Titled,
    texts: tuple[str, str],
    fx: list[Glyph],
    facts: CardFacts,
) -> BookCard:
    card, title = thing.card, words.title(thing)
    return entry(card, kind, card.id, title, texts, fx, facts, origin(words, card))


def _improvements(words: DiceHospitalWords, content: Content) -> Iterator[BookCard]:
    for department in content.departments:
        told = texts.department(words, department), shorts.department(words, department)
        fx, facts = glyphs.effects(department.effects), _department_facts(content, department)
        yield _entry(words, "department", department, told, fx, facts)
    for specialist in content.specialists:
        told = texts.specialist(words, specialist), shorts.specialist(words, specialist)
        copied = [glyph("copy")] if specialist.copies_another else []
        fx, facts = glyphs.effects(specialist.effects), _specialist_facts(content, specialist)
        yield _entry(words, "specialist", specialist, told, [*copied, *fx], facts)


def _department_facts(content: Content, department: Department) -> CardFacts:
    parts = [part for effect in department.effects for part in effect.parts]
    colours = {int(part.colour) for part in parts}
    of = colours.pop() if len(colours) == 1 else ANY
    stack = (
        "printed"
        if department.printed
        else _stack(department.index, content.department_expansion, content.department_extras)
    )
    return stated(
        {
            "copies": department.card.copies,
            "colour": texts.colour_of(of),
            "stack": stack,
            "choices": len(department.effects),
            **(_part_facts(parts[0]) if len(parts) == 1 else {}),
        }
    )


def _part_facts(part: Part) -> dict[str, object]:
    """Return the numbers of an effect that has one part."""
    pattern = None if part.pattern == FREELY else "equal" if part.pattern == EQUAL else "run"
    return {
        "count": int(part.count),
        "steps": int(part.steps) or None,
        "values": sorted(part.values) if len(part.values) < texts.FACES else None,
        "pattern": pattern if part.count > 1 else None,
    }


def _stack(index: int, expansion: list[int], extras: list[int]) -> str:
    if index in expansion:
        return "expansion"
    return "extra" if index in extras else "base"


def _specialist_facts(content: Content, specialist: Specialist) -> CardFacts:
    waits = not specialist.copies_another
    return stated(
        {
            "copies": specialist.card.copies,
            "meeple": specialist.meeple,
            "colour": texts.colour_of(specialist.when_colour) if waits else "any",
            "when": ("discharged" if specialist.when == DISCHARGES else "healed")
            if waits
            else None,
            "family": _family(specialist.effects),
            "stack": _stack(
                specialist.index, content.specialist_expansion, content.specialist_extras
            ),
        }
    )


def _family(effects: list[Effect]) -> str | None:
    """Return whom a healing specialist targets: those healed, others, or equal ones."""
    parts = [part for effect in effects for part in effect.parts]
    if not parts:
        return None
    if parts[0].same_value:
        return "same-value"
    return "healed" if parts[0].who == HEALED else "different"


# --- other cards -------------------------------------------------------------------------------


def _others(words: DiceHospitalWords, content: Content) -> Iterator[BookCard]:
    for one in content.administrators:
        told = texts.administrator(words, one), shorts.administrator(words, one)
        fx, facts = glyphs.administrator(one), _administrator_facts(one)
        yield _entry(words, "administrator", one, told, fx, facts)
    for event in content.events:
        told = texts.event(words, event), shorts.event(words, event)
        yield _entry(words, "event", event, told, glyphs.event(event), {})
    for report in content.reports:
        told = texts.report(words, report), shorts.report(words, report)
        yield _entry(words, "report", report, told, glyphs.report(report), _report_facts(report))
    for back in content.ambulance_backs:
        told = texts.ambulance_back(words, back), shorts.ambulance_back(words, back)
        title = words.say("ambulance-numbered", number=back.number)
        facts = {"number": back.number, "values": list(back.values)}
        fx, its = glyphs.back(back), origin(words, back.card)
        yield entry(back.card, "ambulance", back.card.id, title, told, fx, facts, its)


def _needs(needs: tuple[int, int, int]) -> dict[str, int] | None:
    return dict(zip(COLOURS, needs, strict=True)) if any(needs) else None


def _administrator_facts(one: Administrator) -> CardFacts:
    protects = one.protects != ANY
    return stated(
        {
            "points": one.points or None,
            "needs": _needs(one.needs),
            "each": one.per_set or None,
            "most": one.most or None,
            "colour": COLOURS[one.protects] if protects else None,
            "protects": one.protects_count if protects else None,
        }
    )


def _report_facts(report: Report) -> CardFacts:
    return stated({"points": report.points, "needs": _needs(report.needs)})


def recolour_lasts(box: House) -> RecolourLasts:
    """Return how long a blood bag's colour lasts: for the `phase`, or for one `effect`."""
    return "effect" if box.recolour_passes else "phase"


def _tokens(words: DiceHospitalWords, options: DiceHospitalOptions) -> Iterator[BookCard]:
    """Give nurses, blood bags and fatalities: no cards, but drawn and explained like them."""
    say = words.say
    told = say("text-nurse"), capital(say("short-text-nurse"))
    yield entry(None, "staff", "nurse", capital(say("term-nurse")), told, [], {})
    points = say("signed-points", signed=signed(BAG), size=abs(BAG))
    lasts = recolour_lasts(options.content.house)
    told = say("text-blood-bag", points=points, lasts=lasts), capital(say("short-text-blood-bag"))
    name, fx = capital(say("term-blood-bag")), [glyph("step", 1), glyph("or"), glyph("recolour")]
    yield entry(None, "token", "blood-bag", name, told, fx, {"points": BAG})
    lost = fatality_points(options)
    points = say("signed-points", signed=signed(lost), size=abs(lost))
    told = say("text-fatality", points=points), say("short-text-fatality", points=points)
    name, fx = capital(say("term-fatality")), [glyph("points", lost)]
    yield entry(None, "token", "fatality", name, told, fx, {"points": lost})

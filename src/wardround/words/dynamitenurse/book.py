"""The book of Dynamite Nurse: cards, Patients, and the names of everything else in its views."""

from __future__ import annotations

from collections.abc import Iterator

from wardround.core.json_types import Settings
from wardround.dynamitenurse.content import (
    AFTERWARDS,
    COLOURS,
    CONDITIONS,
    STAYS,
    TYPES,
    Content,
    PatientKind,
    PlayCard,
)
from wardround.dynamitenurse.events import PILES, REASONS
from wardround.dynamitenurse.options import NAMES, DynamiteNurseOptions
from wardround.dynamitenurse.patients import name_of
from wardround.dynamitenurse.views import PHASES
from wardround.words.book_types import BookCard, CardFacts, HouseFacts, Names, Origin
from wardround.words.books import BOOK, NUMBERS, OURS, bound, entry, glyph, named, stated
from wardround.words.dynamitenurse import shorts
from wardround.words.dynamitenurse.cards import emergency_source, penalty_source, vp
from wardround.words.dynamitenurse.words import DynamiteNurseWords
from wardround.words.provenance import RECONSTRUCTED
from wardround.words.words import capital


def words_of(options: DynamiteNurseOptions, language: str) -> DynamiteNurseWords:
    """Return the words for a game."""
    return DynamiteNurseWords(language, options.content)


def whole_settings(edition: str | None) -> Settings:
    """Return settings with every card; there are no editions, so that one is refused later."""
    return {} if edition is None else {"edition": edition}


def names(words: DynamiteNurseWords) -> Names:
    """Return the names of the other things in a view."""
    phases = [name for _, name in PHASES]
    return {
        "phase": named(words, "dn-phase", [*phases[:2], "transportation", *phases[2:]]),
        "colour": named(words, "dn-colour", COLOURS),
        "type": named(words, "dn-type", TYPES),
        "kind": named(words, "dn-kind", ("action", "nurse", "patient")),
        "condition": {
            **named(words, "dn-condition", CONDITIONS),
            "critical": words.say("dn-critical"),
            "emergency": capital(words.say("dn-emergency-case")),
        },
        "pile": named(words, "dn-pile", PILES),
        "end": named(words, "dn-ended", REASONS),
        "option": named(words, "option", NAMES),
    }


def house(options: DynamiteNurseOptions) -> HouseFacts:
    """Return the numbers of the box that a table shows."""
    box = options.content.house
    return {
        "beds": box.beds,
        "hand": box.hand,
        "markers": box.markers,
        "kill_marks": box.kill_marks,
        "kill_marks_of_three": box.kill_marks_of_three,
        "penalty": list(box.penalty),
    }


def cards(words: DynamiteNurseWords, options: DynamiteNurseOptions) -> dict[str, BookCard]:
    """Return every card and every Patient by id, and what else needs an explanation."""
    content = options.content
    played = [_played(words, card) for card in content.cards]
    patients = [
        _patient(words, name_of(number), content.kinds[kind])
        for number, kind in enumerate(content.patients)
    ]
    return bound([*played, *patients, *_tokens(words, content)])


def origin(words: DynamiteNurseWords, thing: PlayCard | PatientKind) -> tuple[Origin, str]:
    """Return where a card comes from, and a note on what is not from the rulebook."""
    marks = set(thing.provenance.values())
    note = _note(words, words.source(thing))
    if RECONSTRUCTED not in marks:
        return BOOK, note
    return (OURS if marks == {RECONSTRUCTED} else NUMBERS), note


def _note(words: DynamiteNurseWords, told: str) -> str:
    return words.sentence(told) if told else ""


def _played(words: DynamiteNurseWords, card: PlayCard) -> BookCard:
    """Return an Action card or a Nurse."""
    is_bought = not card.start and not card.is_nurse()
    facts = {
        "type": TYPES[card.type],
        "copies": card.card.copies,
        "cost": int(card.cost) if is_bought else None,
        "gold": int(card.gold) or None,
        "treatment": int(card.tp) or None,
        "points": int(card.vp) or None,
        "start": int(card.start) or None,
        "colour": COLOURS[card.colour] if card.colour >= 0 else None,
        "afterwards": AFTERWARDS[card.afterwards] if card.afterwards != STAYS else None,
    }
    return entry(
        card.card,
        "nurse" if card.is_nurse() else "action",
        card.card.id,
        words.title(card),
        (words.text(card), shorts.text(words, card)),
        shorts.signs(card),
        stated(facts),
        origin(words, card),
    )


def _patient(words: DynamiteNurseWords, id: str, kind: PatientKind) -> BookCard:
    facts = {
        "group": kind.card.id,
        "copies": kind.card.copies,
        "condition": CONDITIONS[kind.condition],
        "severity": int(kind.severity),
        "critical": int(kind.critical),
        "care": int(kind.care) or None,
        "payment": int(kind.payment) or None,
        "emergency": kind.emergency or None,
        "points": int(kind.vp),
    }
    return entry(
        kind.card,
        "patient",
        id,
        words.condition(kind),
        (words.patient_text(kind), shorts.patient(words, kind)),
        shorts.patient_signs(kind),
        stated(facts),
        origin(words, kind),
    )


def _tokens(words: DynamiteNurseWords, content: Content) -> Iterator[BookCard]:
    """Give the Dynamite Nurse card, Kill Marks and Emergency Cases."""
    say, house = words.say, content.house
    marks = house.dynamite_nurse_marks
    told = say("dn-dynamite-nurse-text", count=marks), say("dn-short-dynamite-nurse", count=marks)
    name = say("dn-dynamite-nurse")
    yield entry(None, "title", "dynamite-nurse", name, told, [glyph("kill-mark", marks)], {})
    costs = [
        say("dn-kill-mark-cost", count=count, vp=vp(words, -cost))
        for count, cost in enumerate(house.penalty)
        if count
    ]
    told = say("dn-kill-mark-text", costs=", ".join(costs)), capital(say("dn-short-kill-mark"))
    facts: CardFacts = {"penalty": list(house.penalty)}
    its: Origin = NUMBERS if house.provenance["penalty"] == RECONSTRUCTED else BOOK
    note = _note(words, penalty_source(words, house))
    name = capital(say("dn-kill-mark"))
    yield entry(None, "token", "kill-mark", name, told, [], facts, (its, note))
    told = say("dn-emergency-case-text"), capital(say("dn-short-emergency"))
    name, fx = capital(say("dn-emergency-case")), [glyph("emergency")]
    note = _note(words, emergency_source(words))
    yield entry(None, "token", "emergency-case", name, told, fx, {}, (BOOK, note))

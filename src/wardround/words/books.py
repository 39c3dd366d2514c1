"""Books: every card of a game with its name, texts, glyphs and facts, for interfaces.

A book is plain values. The texts of a card are generated from what the rules read, in the package
of each game here, so that cards of a user's pack are in it as well.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import Final, cast

from wardround import catalog
from wardround.core.cards import Card
from wardround.core.json_types import Settings
from wardround.core.records import Terms
from wardround.words.book_types import Book, BookCard, CardFacts, CardKind, Glyph, Origin
from wardround.words.words import Words, capital

PHRASES: Final = ("hello", "good-luck", "well-played", "thanks", "one-moment", "bye")
"""The ready-made chat messages."""
MOST_LETTERS: Final = 46
"""How long a short text may be; a longer one is cut between its clauses."""

BOOK: Final = "book"
NUMBERS: Final = "numbers"
OURS: Final = "ours"
"""Where a card comes from: the rulebook, the rulebook with something of ours on it, or us."""


def book_of(terms: Terms, language: str) -> Book:
    """Return the book of a game with these terms in a language."""
    module = import_module(f"wardround.words.{catalog.package_of(terms.game)}.book")
    words: Words = module.words_of(terms.options, language)
    return {
        "game": terms.game.id,
        "language": language,
        "cards": module.cards(words, terms.options),
        "phrases": [{"id": one, "text": words.say(f"phrase-{one}")} for one in PHRASES],
        "names": module.names(words),
        "house": module.house(terms.options),
    }


def whole_settings(game_id: str, edition: str | None) -> Settings:
    """Return the settings with which a game has all its cards, in an edition."""
    game = catalog.find(game_id)
    module = import_module(f"wardround.words.{catalog.package_of(game)}.book")
    settings: Settings = module.whole_settings(edition)
    return settings


# --- what the books of all games are made of -----------------------------------------------------


def glyph(sign: str, number: int | None = None) -> Glyph:
    """Return a sign that is drawn on a card, with its number if it has one."""
    return {"g": sign, "n": number}


def entry(
    card: Card | None,
    kind: CardKind,
    id: str,
    name: str,
    texts: tuple[str, str],
    fx: Sequence[Glyph],
    facts: CardFacts,
    origin: tuple[Origin, str] = (BOOK, ""),
) -> BookCard:
    """Return a card of a book; `texts` are the whole one and the short one."""
    return {
        "id": id,
        "kind": kind,
        "name": name,
        "text": texts[0],
        "short": texts[1],
        "origin": origin[0],
        "note": origin[1] or None,
        "rule": (card.rule if card is not None else "") or None,
        "fx": list(fx),
        "facts": facts,
    }


def bound(entries: Iterable[BookCard]) -> dict[str, BookCard]:
    """Return cards by their ids; where two kinds share an id, the later one is `kind:id`."""
    cards: dict[str, BookCard] = {}
    for one in entries:
        id = one["id"]
        cards[f"{one['kind']}:{id}" if id in cards else id] = one
    return cards


def fitted(words: Words, clauses: Sequence[str], most: int = MOST_LETTERS) -> str:
    """Return clauses as one short text; those for which there is no room become an ellipsis."""
    told = ""
    for clause in clauses:
        longer = words.say("list-more", first=told, rest=clause) if told else clause
        if told and len(longer) > most:
            return capital(words.say("list-more", first=told, rest="…"))
        told = longer
    return capital(told)


def row(words: Words, items: Sequence[str]) -> str:
    """Return items with commas between them, without an `and`."""
    told = items[-1] if items else ""
    for item in reversed(items[:-1]):
        told = words.say("list-more", first=item, rest=told)
    return told


def named(words: Words, family: str, ids: Iterable[str]) -> dict[str, str]:
    """Return ids with their names, which are the messages `<family>-<id>`."""
    return {id: capital(words.say(f"{family}-{id}")) for id in ids}


def stated(facts: Mapping[str, object]) -> CardFacts:
    """Return the facts that a card has; those that are None are left out."""
    return cast(CardFacts, {name: fact for name, fact in facts.items() if fact is not None})

"""Books of packs with random cards: whatever a pack can say, its book tells and draws."""

from __future__ import annotations

import pytest
from pydantic import TypeAdapter

from tests.kit.dynamitenurse_random_packs import random_box
from tests.kit.random_packs import random_pack
from wardround import catalog
from wardround.core.records import Terms
from wardround.server.declared import described
from wardround.words import LANGUAGES
from wardround.words.book_types import Book
from wardround.words.books import book_of

SHAPE = TypeAdapter(described(Book))
MAKERS = {"dice-hospital": random_pack, "dynamite-nurse": random_box}
LONGEST = 120
"""A clause that stands alone is not cut, however long it is."""


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("game", MAKERS)
def test_whatever_a_pack_says_has_a_book_of_the_promised_shape(game: str, number: int) -> None:
    pack = MAKERS[game](f"books {number}")
    terms = Terms(catalog.find(game), {}, {"mine": pack})
    for language in LANGUAGES:
        book = book_of(terms, language)
        SHAPE.validate_python(book, strict=True)
        for card in book["cards"].values():
            assert card["text"], card
            assert len(card["short"]) <= LONGEST, card
            assert "  " not in card["short"], card
            assert card["fx"] or card["kind"] in ("staff", "token", "action", "nurse"), card

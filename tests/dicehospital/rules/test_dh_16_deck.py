"""DH-16.3: promos in the deck of specialists."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.kit.build import GAME, decide, new
from tests.kit.cards import card
from tests.kit.cards_build import stacked
from tests.kit.rules import rule


@rule("DH-16.3")
@card("consultant", "admissions-nurse")
@pytest.mark.parametrize("edition", ["final", "italian"])
@pytest.mark.parametrize("experimental", [False, True])
def test_each_promo_replaces_one_random_specialist(edition: str, experimental: bool) -> None:
    """Two cards leave, both promos come, and the deck stays at 24; never a promo leaves."""
    table = new(2, promos=True, experimental=experimental, edition=edition, first_player=0)
    ids = [one.card.id for one in table.content.specialists]
    surgeon, paramedic = ids.index("surgeon"), ids.index("paramedic")

    assert GAME.possible(table, (paramedic, surgeon))
    assert GAME.possible(table, (surgeon, surgeon)) is not experimental
    assert not GAME.possible(table, (surgeon,))
    assert not GAME.possible(table, (surgeon, ids.index("consultant")))
    assert not GAME.possible(table, (ids.index("admissions-nurse"), surgeon))
    decide(table, surgeon, paramedic)

    _, cards = stacked(table)
    copies = Counter(cards)
    left = 0 if experimental else 1
    assert len(cards) == 24
    assert (copies["surgeon"], copies["paramedic"]) == (left, left)
    assert (copies["consultant"], copies["admissions-nurse"]) == (1, 1)


@rule("DH-16.3")
@card("consultant", "admissions-nurse")
@pytest.mark.parametrize(
    ("promo", "other"), [("consultant", "admissions-nurse"), ("admissions-nurse", "consultant")]
)
def test_one_promo_alone_replaces_one_specialist(promo: str, other: str) -> None:
    """The other promo stays in the box, and the deck has 24 cards all the same."""
    table = new(2, promos=promo, first_player=0)
    ids = [one.card.id for one in table.content.specialists]
    assert other not in ids
    decide(table, ids.index("surgeon"))

    _, cards = stacked(table)
    copies = Counter(cards)
    assert len(cards) == 24
    assert (copies["surgeon"], copies[promo]) == (1, 1)

"""A re-dealt game of Dynamite Nurse: all that the viewer knows stays, all else can be anything."""

from __future__ import annotations

from collections import Counter
from math import comb
from typing import cast

import pytest
from hypothesis import given
from hypothesis import settings as examples

from tests.kit.drive import Play
from tests.kit.dynamitenurse_secrets import exchanged
from tests.kit.games import played
from tests.kit.nurse import act, card, chance, give, main, names, strip, top_nurse
from tests.kit.plain import Json
from tests.kit.rules import rule
from tests.kit.secrecy import Letters, Twins, seen, viewers, worlds, written
from tests.kit.strategies import plays_of
from wardround.core.luck import Rng
from wardround.dynamitenurse import GAME
from wardround.dynamitenurse.state import Table

MANY = 400
"""Re-deals enough to reach every one of a few dozen positions."""


def small(cards: str, shown: str = "") -> Table:
    """Return a game of seat 0 in which seat 1 has two hidden cards in hand; seat 2 has none."""
    table = main("examination simple-surgery")
    for seat in (1, 2):
        strip(table, seat)
    hand, deck = cards.split(" / ")
    give(table, 1, hand=hand, deck=deck, shown=shown)
    return table


def redealt(table: Table, viewer: int | None) -> dict[Letters, int]:
    """Return the different positions that many re-deals give, and how often each came."""
    return Counter(written(GAME, GAME.redeal(table, viewer, Rng(number))) for number in range(MANY))


def open_part(table: Table, viewer: int | None) -> Json:
    """Return a position without the only things that a viewer may not know."""
    data: Json = GAME.dump(table)
    for seat, hospital in enumerate(data["hospitals"]):
        if seat != viewer:
            hidden = Counter(hospital["hand"]) - Counter(hospital["shown"])
            hospital["hidden"] = sorted([*hidden.elements(), *hospital["deck"]])
            hospital["counts"] = len(hospital.pop("hand")), len(hospital.pop("deck"))
    town = data["town"]
    if town["nurse_knower"] not in {-1, viewer}:
        first, second, *rest = town["nurses"]
        town["nurses"] = [sorted(first + second), *rest]
    return data


# --- what the viewer knows stays -----------------------------------------------------------------


@rule("DN-12.1", "DN-12.2", "DN-12.3", "DN-12.4")
@given(plays_of("dynamite-nurse"))
@examples(max_examples=80)
def test_a_re_deal_changes_only_what_the_viewer_cannot_know(play: Play) -> None:
    table = cast(Table, play.state)
    for viewer in viewers(play.seats):
        other = cast(Table, GAME.redeal(table, viewer, Rng(str(viewer))))

        assert open_part(other, viewer) == open_part(table, viewer)


@rule("DN-12.1")
def test_a_viewer_keeps_the_own_hand_and_deck_and_what_each_player_owns() -> None:
    for play in played(GAME, 6, "owned"):
        for state in play.states():
            table = cast(Table, state)
            other = cast(Table, GAME.redeal(table, 1, Rng(len(play.moves))))

            assert other.hospitals[1].hand == table.hospitals[1].hand
            assert other.hospitals[1].deck == table.hospitals[1].deck
            for one, real in zip(other.hospitals, table.hospitals, strict=True):
                assert sorted(one.hand + one.deck) == sorted(real.hand + real.deck)
                assert (one.discard, one.in_play) == (real.discard, real.in_play)
                assert not Counter(one.shown) - Counter(one.hand)


@rule("DN-12.3")
def test_a_card_known_to_be_in_a_hand_stays_there() -> None:
    table = small("examination / simple-surgery white-magic n02", shown="erase")
    dealt = [cast(Table, GAME.redeal(table, 0, Rng(number))) for number in range(MANY)]

    assert all(card(table, "erase") in one.hospitals[1].hand for one in dealt)
    assert {names(table, one.hospitals[1].hand) for one in dealt} == {
        "examination erase",
        "simple-surgery erase",
        "white-magic erase",
        "erase n02",
    }


@rule("DN-12.3")
def test_the_order_at_the_bottom_of_the_event_pile_stays() -> None:
    """Two Events were put under the pile one after the other, for all to see."""
    table = main()
    for _ in range(2):
        table.main.flex = 1
        act(table, "buy second event")
        chance(table)
    below = table.town.events[-2:]

    assert [len(layer) for layer in below] == [1, 1]
    for viewer in viewers(3):
        other = cast(Table, GAME.redeal(table, viewer, Rng(7)))
        assert other.town.events == table.town.events
        assert GAME.view(other, viewer)["town"]["events"]["bottom"] == names(
            table, [layer[0] for layer in below]
        ).split(" ")


@rule("DN-12.4")
def test_only_the_viewer_who_put_a_nurse_on_top_keeps_her_there() -> None:
    table = searched()
    tops = {
        viewer: {
            cast(Table, GAME.redeal(table, viewer, Rng(n))).town.nurses[0] for n in range(MANY)
        }
        for viewer in viewers(3)
    }
    every = {(one,) for layer in table.town.nurses for one in layer}

    assert tops == {0: {(card(table, "n12"),)}, 1: every, 2: every, None: every}
    assert len(every) == 18


def searched() -> Table:
    """Return a game in which seat 0 has put Kei Lincoln (N12) on top of the Nurse pile."""
    table = main("closed")
    act(table, "play closed", "search nurses", "top n12")
    return table


@rule("DN-12.4")
def test_a_nurse_that_came_up_for_all_to_see_is_no_secret() -> None:
    table = main("closed")
    top_nurse(table, "n12")
    tops = {cast(Table, GAME.redeal(table, 1, Rng(n))).town.nurses[0] for n in range(20)}

    assert tops == {(card(table, "n12"),)}


# --- all else can be anything --------------------------------------------------------------------


@rule("DN-12.2")
@pytest.mark.parametrize("viewer", [None, 0, 2])
@pytest.mark.parametrize(
    ("cards", "shown", "count"),
    [
        ("examination n02 / simple-surgery white-magic erase", "", comb(5, 2)),
        ("examination examination / simple-surgery white-magic", "", 4),
        ("examination / examination examination", "", 1),
        ("examination n02 / simple-surgery white-magic", "erase", comb(4, 2)),
        ("white-magic / white-magic simple-surgery n02", "white-magic", 3),
    ],
)
def test_re_deals_reach_every_position_that_could_be_and_no_other(
    viewer: int | None, cards: str, shown: str, count: int
) -> None:
    """The positions are found by exchanging cards one by one, and counted by hand."""
    table = small(cards, shown)
    strip_hidden(table, viewer)
    possible = worlds(GAME, table, viewer, 3, most=count)

    assert len(possible) == count
    assert set(redealt(table, viewer)) == possible


def strip_hidden(table: Table, viewer: int | None) -> None:
    """Leave seat 0 no secret from the viewer, so that only those of seat 1 are counted."""
    if viewer != 0:
        strip(table, 0)


@rule("DN-12.2", "DN-12.4")
def test_re_deals_reach_every_hand_together_with_every_nurse() -> None:
    """Four Nurses are in the pile, the top one unseen; seat 1 has one of three cards in hand."""
    table = main("closed")
    for seat in (1, 2):
        strip(table, seat)
    give(table, 1, hand="examination", deck="simple-surgery n02")
    table.town.scrapped = sorted([*table.town.scrapped, *table.town.nurses[0][4:]])
    table.town.nurses = (table.town.nurses[0][:4],)
    nurse = table.space.card_id(table.town.nurses[0][2])
    act(table, "play closed", "search nurses", f"top {nurse}")
    strip(table, 0)
    possible = worlds(GAME, table, 2, 3, most=4 * 3)

    assert len(possible) == 4 * 3
    assert set(redealt(table, 2)) == possible


@rule("DN-12.2")
def test_every_hidden_hand_is_equally_likely() -> None:
    """Ten hands, 400 deals: each comes about 40 times; a lopsided deal would be far off."""
    found = redealt(small("examination n02 / simple-surgery white-magic erase"), 0)

    assert len(found) == 10
    assert min(found.values()) > 20
    assert max(found.values()) < 65


# --- secrets over whole games --------------------------------------------------------------------


@rule("DN-12.5")
def test_a_card_can_be_kept_for_many_turns_without_anybody_telling_which() -> None:
    """In both games all see the same; only the card kept in Cleanup, turn after turn, is another.

    Whoever has it keeps it, as long as the deck does not run out: then all know the hand.
    """
    turns = []
    for number in range(20):
        table = main("erase examination", deck="white-magic major-surgery moonlighting " * 4)
        twin = exchanged(table, 0, card(table, "erase"), card(table, "white-magic"))
        pair = Twins(GAME, table, twin, 0, 3)
        pair.follow(Rng(f"kept/{number}"), at_most=200)
        turns.append(int(cast(Table, pair.state).turn))

    assert min(turns) >= 4
    assert max(turns) >= 7


@rule("DN-12.4", "DN-12.5")
def test_which_nurse_was_put_on_top_is_told_to_nobody_until_she_is_hired() -> None:
    for nurse in ("n06", "n23"):
        table, twin = main("closed"), main("closed")
        told = act(table, "play closed", "search nurses", "top n12")
        told_of_twin = act(twin, "play closed", "search nurses", f"top {nurse}")
        for viewer in (None, 1, 2):
            assert seen(GAME, twin, viewer) == seen(GAME, table, viewer)
        moves = Twins(GAME, table, twin, 0, 3).follow(Rng(nurse), at_most=120)

        assert told == told_of_twin
        assert seen(GAME, twin, 0) != seen(GAME, table, 0)
        assert moves > 40

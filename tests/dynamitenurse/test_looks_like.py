"""Positions that look alike without a view of them: all is equal but what is dealt again."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from tests.kit.copies import change, slots
from tests.kit.games import shared
from tests.kit.nurse import act, admit, card, give, leave_nurses, main, to_main
from tests.kit.nurse_fields import FIELDS_OF_PARTS, busy_table, instead, part
from tests.kit.nurse_views import VIEWERS
from tests.kit.revealing import by_views, pushed
from wardround.core.game import CHANCE
from wardround.core.luck import Rng
from wardround.core.multisets import put
from wardround.core.reveals import others, reveals
from wardround.core.steps import Board
from wardround.dynamitenurse import GAME
from wardround.dynamitenurse.options import DynamiteNurseOptions
from wardround.dynamitenurse.state import Table

OF_A_TABLE = sorted((slots(Board) | slots(Table)) - {"journal", "hospitals"})
"""All fields but who listens, and the Hospitals, whose own fields are changed below."""
NO_ONE = [False] * len(VIEWERS)
EVERYONE = [True] * len(VIEWERS)


def who_takes(one: Table, other: Table) -> list[bool]:
    """Return for each viewer whether both look the same to them, whichever is asked."""
    found = [one.looks_like(other, viewer) for viewer in VIEWERS]
    assert found == [other.looks_like(one, viewer) for viewer in VIEWERS]
    return found


def topped() -> Table:
    """Return a table at which seat 0 alone knows the top Nurse, out of two."""
    table = main("closed")
    leave_nurses(table, "n07 n08 n09")
    act(table, "play closed", "search nurses", "top n07")
    return table


# --- what may not differ -------------------------------------------------------------------------


@pytest.mark.parametrize("field", OF_A_TABLE)
def test_another_value_of_any_field_of_a_table_looks_different(field: str) -> None:
    """A new field must be compared, or added to this test with what may differ in it."""
    table = busy_table()
    twin = table.copy()
    assert who_takes(table, twin) == EVERYONE
    assert twin == table
    change(twin, field, instead())

    assert who_takes(table, twin) == NO_ONE
    assert (twin == table) == (field == "space")  # it follows from the content


@pytest.mark.parametrize(("name", "field"), FIELDS_OF_PARTS)
def test_another_value_of_any_field_of_a_part_looks_different(name: str, field: str) -> None:
    table = busy_table()
    twin = table.copy()
    assert who_takes(table, twin) == EVERYONE
    assert twin == table
    change(part(twin, name), field, {})

    assert who_takes(table, twin) == NO_ONE
    assert twin != table


@pytest.mark.parametrize("pile", ["hand", "deck", "discard"])
def test_other_cards_look_different_also_where_they_are_as_many(pile: str) -> None:
    table, twin = busy_table(), busy_table()
    give(table, 1, **{pile: "n12"})
    give(twin, 1, **{pile: "n13"})
    twin.town = table.copy().town

    assert who_takes(table, twin) == NO_ONE


def test_the_same_cards_look_different_where_the_hand_is_larger() -> None:
    table = busy_table()
    twin = table.copy()
    one = twin.hospitals[1]
    put(one.hand, one.deck.pop())

    assert who_takes(table, twin) == NO_ONE


def test_a_card_that_all_know_is_not_any_of_the_others() -> None:
    table = main()
    give(table, 1, hand="white-magic n12")
    twin = table.copy()
    table.hospitals[1].shown = [card(table, "white-magic")]
    twin.hospitals[1].shown = [card(table, "n12")]

    assert who_takes(table, twin) == NO_ONE


def test_options_that_are_another_object_tell_nothing() -> None:
    """They may be the same options, as they are here: that is not looked into."""
    table = busy_table()
    twin = table.copy()
    twin.options = cast(DynamiteNurseOptions, GAME.options(table.options.settings(), {}))
    assert twin.options is not table.options

    assert who_takes(table, twin) == NO_ONE
    assert twin == table


def test_another_thing_is_no_table() -> None:
    table = busy_table()

    assert not table.looks_like(Board(3), 0)


# --- what may differ -----------------------------------------------------------------------------


def test_how_hand_and_deck_divide_is_seen_by_the_owner_alone() -> None:
    table = busy_table()
    twin = table.copy()
    one = twin.hospitals[1]
    one.hand[0], one.deck[-1] = one.deck[-1], one.hand[0]
    one.hand.sort()
    one.deck.sort()
    assert one.hand != table.hospitals[1].hand

    assert dict(zip(VIEWERS, who_takes(table, twin), strict=True)) == {
        0: True,
        1: False,
        2: True,
        None: True,
    }
    assert twin != table
    assert not twin.surely_equals(table)


def test_the_nurse_put_on_top_is_seen_by_who_did_it_alone() -> None:
    table = topped()
    twin = table.copy()
    (top,), (other, *more), *rest = table.town.nurses
    twin.town.nurses = ((other,), tuple(sorted([top, *more])), *rest)

    assert dict(zip(VIEWERS, who_takes(table, twin), strict=True)) == {
        0: False,
        1: True,
        2: True,
        None: True,
    }
    assert twin != table
    assert not twin.surely_equals(table)


def test_only_the_first_two_layers_of_the_nurses_hide_anything() -> None:
    table = topped()
    first, second, *_ = table.town.nurses
    table.town.nurses = (first, second, (20,), (21,))
    twin = table.copy()
    twin.town.nurses = (first, second, (21,), (20,))

    assert who_takes(table, twin) == NO_ONE


def test_nurses_whose_order_nobody_hides_look_different() -> None:
    table = topped()
    table.town.nurse_knower = -1
    twin = table.copy()
    (top,), (other, *more), *rest = table.town.nurses
    twin.town.nurses = ((other,), tuple(sorted([top, *more])), *rest)

    assert who_takes(table, twin) == NO_ONE


@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_is_dealt_again_looks_the_same(viewer: int | None) -> None:
    """All that `redeal` changes is left out: else views would be built for every one of them."""
    for table in (busy_table(), topped()):
        dealt = [cast(Table, GAME.redeal(table, viewer, Rng(number))) for number in range(20)]

        assert any(one != table for one in dealt)
        assert all(table.looks_like(one, viewer) for one in dealt)


# --- what an action reveals ----------------------------------------------------------------------


def test_what_nearly_any_action_reveals_is_told_without_a_view() -> None:
    """Hands are always hidden, so each choice is tried in many positions: it must be quick."""
    found: Counter[bool] = Counter()
    for play in shared(GAME, 4):
        for state in play.states():
            for seat in [one for one in GAME.actors(state) if one != CHANCE]:
                imagined = others(GAME, state, seat)
                for action in GAME.legal(state, seat)[:3]:
                    after = pushed(GAME, state, seat, action)
                    for one in imagined:
                        found[after.looks_like(pushed(GAME, one, seat, action), seat)] += 1

    assert found[True] > 99 * found[False]


@pytest.mark.parametrize(("seat", "shown"), [(0, False), (1, True)])
def test_a_nurse_that_comes_up_is_news_to_who_did_not_put_her_there(seat: int, shown: bool) -> None:
    """Another one comes up in some positions that looked alike: views are built for those."""
    table = topped()
    give(table, seat, hand="major-surgery")
    admit(table, seat, "P01")
    to_main(table, seat, tp=2)
    imagined = others(GAME, table, seat)
    for action in GAME.legal(table, seat):
        after = pushed(GAME, table, seat, action)
        told = reveals(GAME, imagined, after, seat, action)

        assert told == by_views(GAME, imagined, after, seat, action)
        assert told == (shown and GAME.action_text(table, action) == "operate P01")
    assert GAME.action_parse(table, "operate P01") in GAME.legal(table, seat)

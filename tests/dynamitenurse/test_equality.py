"""Positions compare, hash, pickle and copy by their values, in both builds."""

import copy
import pickle

import pytest

from tests.kit.dynamitenurse import LONG_PACK
from tests.kit.nurse import act, admit, main, new, started
from wardround.core.errors import BadOption, IllegalAction
from wardround.dynamitenurse import GAME
from wardround.dynamitenurse.state import Table


def mid_effect() -> Table:
    """Return a table in the middle of an effect."""
    table = main("reference-letter", deck="examination", colours="green,red")
    admit(table, 0, "P01 P10!")
    act(table, "play reference-letter", "choose P10")
    return table


def test_a_copy_is_equal_until_something_happens() -> None:
    table = main("examination simple-surgery")
    twin = table.copy()
    same = twin == table
    same_hash = hash(twin) == hash(table)
    act(twin, "play examination")

    assert same
    assert same_hash
    assert twin != table
    assert table != "a table"


def test_positions_that_differ_in_a_secret_alone_differ() -> None:
    table = started()
    other = table.copy()
    hospital = other.hospitals[1]
    hospital.hand, hospital.deck = hospital.deck[:4], hospital.hand + hospital.deck[4:]

    assert other != table


def test_positions_of_other_options_or_packs_differ() -> None:
    assert new(3, first_player=0) == new(3, first_player=0)
    assert new(3, first_player=0) != new(3, first_player=0, colours="green")
    assert new(3, first_player=0) != new(3, first_player=0, packs={"long.toml": LONG_PACK})
    assert new(3, first_player=0) != new(4, first_player=0)


def test_a_position_is_pickled_and_deep_copied_mid_effect() -> None:
    table = mid_effect()

    assert pickle.loads(pickle.dumps(table)) == table  # noqa: S301 - our own bytes
    assert copy.deepcopy(table) == table


def test_what_is_no_number_of_an_action_is_refused_whatever_its_size() -> None:
    table = started()

    for action in (-1, 10**30):
        with pytest.raises(IllegalAction, match="unknown-action"):
            GAME.apply(table, 0, action)
    for seat in (-5, 7, 10**30):
        with pytest.raises(IllegalAction, match="not-your-turn"):
            GAME.apply(table, seat, 0)


def test_luck_is_only_told_when_it_is_due() -> None:
    with pytest.raises(IllegalAction, match="no-luck-now"):
        GAME.luck_key(started())


def test_luck_may_be_given_as_any_sequence() -> None:
    table = new(3)
    GAME.apply_luck(table, [1])

    assert table.first == 1


@pytest.mark.parametrize("viewer", [-1, 3, 9])
def test_a_viewer_sits_at_the_table_or_is_a_bystander(viewer: int) -> None:
    with pytest.raises(BadOption, match="unknown-seat"):
        GAME.view(new(3), viewer)

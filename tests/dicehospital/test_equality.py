"""Positions compare, hash, pickle and copy by their values, in both builds."""

import copy
import pickle

import pytest

from tests.kit.build import GAME, act, activation, new
from wardround.core.errors import BadOption, IllegalAction


def test_a_copy_is_equal_until_something_happens() -> None:
    table = activation("R2 R3 / nurse surgeon / cardiology / 1")
    twin = table.copy()
    same = twin == table
    same_hash = hash(twin) == hash(table)
    act(twin, "place surgeon intensive-care")

    assert same
    assert same_hash
    assert twin != table
    assert table != "a table"


def test_positions_of_other_options_or_packs_differ() -> None:
    assert new(2, first_player=0) == new(2, first_player=0)
    assert new(2, first_player=0) != new(2, first_player=0, linear=True)
    assert new(2, first_player=0) != new(2, first_player=0, edition="prototype")


def test_a_position_is_pickled_and_deep_copied_mid_effect() -> None:
    table = activation("R2 R3 / nurse surgeon / - / 1", experimental=True)
    act(table, "place surgeon intensive-care", "treat R2")

    assert pickle.loads(pickle.dumps(table)) == table  # noqa: S301 - our own bytes
    assert copy.deepcopy(table) == table


def test_what_is_no_number_of_an_action_is_refused_whatever_its_size() -> None:
    table = activation("R2 / nurse / - / 0")

    for action in (-1, 10**30):
        with pytest.raises(IllegalAction, match="unknown-action"):
            GAME.apply(table, 0, action)
    for seat in (-5, 7, 10**30):
        with pytest.raises(IllegalAction, match="not-your-turn"):
            GAME.apply(table, seat, 0)


def test_luck_is_only_told_when_it_is_due() -> None:
    table = activation("R2 / nurse / - / 0")

    with pytest.raises(IllegalAction, match="no-luck-now"):
        GAME.luck_key(table)


def test_luck_may_be_given_as_any_sequence() -> None:
    table = new(2)
    GAME.apply_luck(table, [1])

    assert table.first == 1


@pytest.mark.parametrize("viewer", [-1, 2, 9])
def test_a_viewer_sits_at_the_table_or_is_a_bystander(viewer: int) -> None:
    with pytest.raises(BadOption, match="unknown-seat"):
        GAME.view(new(2), viewer)

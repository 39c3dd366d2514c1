"""Stacks: layers whose order luck decides only when something is turned over."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from wardround.core.luck import Rng
from wardround.core.stacks import Stack, could_draw, draw, size, under, without_all

LAYERED: Stack = ((1, 2, 2), (3,), (1, 4))

layers = st.lists(st.integers(0, 4), min_size=1, max_size=4).map(tuple)
stacks = st.lists(layers, max_size=4).map(tuple)


def test_a_layer_comes_up_before_what_lies_under_it() -> None:
    drawn = draw(LAYERED, 6, Rng("any"))

    assert [sorted(drawn[:3]), drawn[3:4], sorted(drawn[4:])] == [[1, 2, 2], [3], [1, 4]]


def test_a_stack_that_runs_out_gives_what_it_has() -> None:
    assert len(draw(LAYERED, 9, Rng("any"))) == size(LAYERED) == 6
    assert draw((), 2, Rng("any")) == []


@given(stacks, st.integers(0, 18), st.integers(0, 99))
def test_what_is_drawn_could_be_drawn_and_the_rest_remains(
    stack: Stack, count: int, seed: int
) -> None:
    drawn = draw(stack, count, Rng(f"stack/{seed}"))
    rest = without_all(stack, tuple(drawn))

    assert could_draw(stack, drawn)
    assert sorted([*drawn, *[one for layer in rest for one in layer]]) == sorted(
        [one for layer in stack for one in layer]
    )
    assert () not in rest


def test_what_lies_deeper_cannot_come_up_first() -> None:
    assert not could_draw(LAYERED, [3])
    assert not could_draw(LAYERED, [1, 1])
    assert not could_draw((), [1])
    assert could_draw(LAYERED, [2, 1, 2, 3, 4])


def test_what_is_put_under_a_stack_is_one_layer_in_no_order() -> None:
    assert under(LAYERED, (9, 7)) == (*LAYERED, (7, 9))
    assert under(LAYERED, ()) == LAYERED

"""What an action reveals: told by views, but only of positions that may look different."""

from __future__ import annotations

from typing import cast

import pytest

from tests.kit.plain import Json
from tests.kit.revealing import by_views
from tests.kit.tiny import TAKE, TURN, Tiny, TinyState
from wardround.core.game import State
from wardround.core.luck import Rng
from wardround.core.reveals import others, reveals


class Watched(Tiny):
    """Counts how many views are built."""

    def __init__(self) -> None:
        self.views = 0

    def view(self, state: State, viewer: int | None) -> Json:
        """Return what the tiny game shows."""
        self.views += 1
        return super().view(state, viewer)


class Telling(TinyState):
    """Tells of others in turn whether they look the same; of those left, nothing."""

    def __init__(self, like: TinyState, answers: tuple[bool, ...]) -> None:
        super().__init__(like.options, like.seats)
        vars(self).update(vars(like.copy()))
        self.answers = answers
        self.asked: list[int | None] = []

    def looks_like(self, other: State, viewer: int | None) -> bool:
        """Return the next answer."""
        self.asked.append(viewer)
        return len(self.asked) <= len(self.answers) and self.answers[len(self.asked) - 1]


def dealt(game: Tiny) -> TinyState:
    """Return a position of two seats in which both may act."""
    state = cast(TinyState, game.new(game.options({}, {}), 2))
    rng = Rng("dealt")
    while not state.waiting:
        game.push_luck(state, game.sample(state, rng))
    return state


def asked(action: int, answers: tuple[bool, ...]) -> tuple[bool, int, list[int | None]]:
    """Return what is told of an action, how many views that took, and who looked."""
    game = Watched()
    state = dealt(game)
    imagined = others(game, state, 1)
    assert len(imagined) > 8
    after = Telling(state, answers)
    game.push(after, 1, action)
    told = reveals(game, imagined, after, 1, action)
    return told, game.views, after.asked


def test_views_are_built_where_a_position_tells_nothing_by_itself() -> None:
    told, views, viewers = asked(TAKE, ())

    assert not told
    assert views == 1 + len(viewers)


def test_no_view_is_built_where_all_positions_look_the_same_by_themselves() -> None:
    told, views, viewers = asked(TAKE, (True,) * 16)

    assert (told, views) == (False, 0)
    assert set(viewers) == {1}


def test_a_view_is_built_only_for_positions_that_may_look_different() -> None:
    told, views, viewers = asked(TAKE, (True,) * 5)

    assert not told
    assert views == 1 + len(viewers) - 5


def test_the_first_position_that_looks_different_ends_the_question() -> None:
    """Two are passed over, whatever comes up in them; in one of the others it is another card."""
    told, views, viewers = asked(TURN, (True, True))

    assert told
    assert views == len(viewers) - 1


@pytest.mark.parametrize("answer", [True, False])
def test_nothing_is_revealed_where_nothing_else_could_be(answer: bool) -> None:
    game = Watched()
    state = Telling(dealt(game), (answer,))

    assert not reveals(game, [], state, 0, TURN)
    assert game.views == 0


@pytest.mark.parametrize("action", [TAKE, TURN])
def test_what_is_told_is_what_the_views_tell(action: int) -> None:
    game = Tiny()
    state = dealt(game)
    imagined = others(game, state, 0)
    after = state.copy()
    game.push(after, 0, action)

    assert reveals(game, imagined, after, 0, action) == by_views(game, imagined, after, 0, action)
    assert by_views(game, imagined, after, 0, action) == (action == TURN)

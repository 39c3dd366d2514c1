"""Nothing leaks: a view shows what its viewer may see, and a re-dealt game looks the same."""

from __future__ import annotations

import json

from tests.kit.drive import continued
from tests.kit.games import EVERY_GAME, KITS, played
from tests.kit.positions import positions
from wardround.core.game import Game, State
from wardround.core.luck import Rng


def viewers(seats: int) -> list[int | None]:
    """Return all seats and the bystander."""
    return [None, *range(seats)]


@EVERY_GAME
def test_at_every_step_a_re_dealt_game_looks_the_same(game: Game) -> None:
    for number, play in enumerate(played(game, 12, "redeal")):
        for state in play.states():
            before = game.dump(state)
            for viewer in viewers(play.seats):
                check_redeal(game, state, viewer, Rng(f"{number}/{len(play.moves)}/{viewer}"))

            assert game.dump(state) == before


def check_redeal(game: Game, state: State, viewer: int | None, rng: Rng) -> None:
    """Assert that a viewer cannot tell a position dealt anew from the real one."""
    other = game.redeal(state, viewer, rng)
    assert game.view(other, viewer) == game.view(state, viewer)
    assert game.actors(other) == game.actors(state)
    if viewer is not None:
        assert game.legal(other, viewer) == game.legal(state, viewer)


@EVERY_GAME
def test_a_re_dealt_game_is_a_sound_one(game: Game) -> None:
    for position in positions(game.id, 4):
        for viewer in viewers(position.seats):
            other = game.redeal(position.state(), viewer, Rng(str(viewer)))
            KITS[game.id].watch(other)
            continued(game, other, "on", at_most=40)
            KITS[game.id].watch(other)


@EVERY_GAME
def test_re_dealing_reaches_more_than_one_position_where_there_are_secrets(game: Game) -> None:
    """Otherwise the tests above would hold for a re-deal that does nothing."""
    kit = KITS[game.id]
    hidden = 0
    for position in positions(game.id, 4):
        state = position.state()
        if any(kit.secrets(state, seat) for seat in range(1, position.seats)):
            dealt = [game.dump(game.redeal(state, 0, Rng(number))) for number in range(20)]
            hidden += 1

            assert len({json.dumps(one, sort_keys=True) for one in dealt}) > 1
    assert hidden > 0


@EVERY_GAME
def test_no_view_has_a_secret_of_another_seat(game: Game) -> None:
    kit = KITS[game.id]
    found = 0
    for position in positions(game.id, 4):
        state = position.state()
        for owner in range(position.seats):
            secrets = kit.secrets(state, owner)
            found += len(secrets)
            for viewer in viewers(position.seats):
                seen = json.dumps(game.view(state, viewer))

                assert {word: f'"{word}"' in seen for word in secrets} == dict.fromkeys(
                    secrets, viewer == owner
                )
    assert found > 0


@EVERY_GAME
def test_views_are_plain_values_and_looking_changes_nothing(game: Game) -> None:
    for position in positions(game.id, 4):
        state = position.state()
        before = game.dump(state)
        for viewer in viewers(position.seats):
            view = game.view(state, viewer)

            assert json.loads(json.dumps(view)) == view
            assert game.view(state.copy(), viewer) == view
        assert game.dump(state) == before

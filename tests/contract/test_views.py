"""Nothing leaks: a view shows what its viewer may see, and a re-dealt game looks the same."""

from __future__ import annotations

import json

from tests.kit.drive import continued
from tests.kit.games import EVERY_GAME, KITS, shared
from tests.kit.plain import Json
from tests.kit.positions import MANY, positions
from tests.kit.secrecy import Twins, seen_by_all, viewers
from wardround.core.game import Game, State
from wardround.core.luck import Rng


@EVERY_GAME
def test_at_every_moment_and_step_a_re_dealt_game_looks_the_same(game: Game) -> None:
    """Whole games show all steps in their order, positions the moments that are rare in games."""
    for number, position in enumerate(positions(game.id, MANY)):
        state = position.state()
        for viewer in viewers(position.seats):
            check_redeal(game, state, viewer, Rng(f"{number}/{viewer}"))

        assert state == position.state()
    for number, play in enumerate(shared(game, 12)):
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
    if not game.hides(state, viewer):
        assert other == state


@EVERY_GAME
def test_a_re_dealt_game_is_a_sound_one(game: Game) -> None:
    for position in positions(game.id, MANY):
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
    for position in positions(game.id, MANY):
        state = position.state()
        if any(kit.disguises(state, seat) for seat in range(1, position.seats)):
            dealt = [game.dump(game.redeal(state, 0, Rng(number))) for number in range(20)]
            hidden += 1

            assert game.hides(state, 0)
            assert len({json.dumps(one, sort_keys=True) for one in dealt}) > 1
    assert hidden > 0


# --- every secret, exchanged for every other -----------------------------------------------------


@EVERY_GAME
def test_whatever_only_one_seat_knows_changes_what_that_seat_sees_and_no_other(game: Game) -> None:
    """Every hidden card is exchanged for every card that it could be; views are alike as text."""
    found = 0
    for position in positions(game.id, MANY):
        state = position.state()
        real = seen_by_all(game, state, position.seats)
        for owner in range(position.seats):
            for twin in KITS[game.id].disguises(state, owner):
                found += 1
                told = seen_by_all(game, twin, position.seats)

                assert {viewer for viewer in real if told[viewer] != real[viewer]} == {owner}
    assert found > 0


@EVERY_GAME
def test_what_is_dealt_anew_depends_on_the_view_and_never_on_what_is_hidden(game: Game) -> None:
    """A bot that thinks in re-dealt positions decides alike, whatever the others hide."""
    found = 0
    for number, position in enumerate(positions(game.id, MANY)):
        state = position.state()
        dealt = {
            viewer: dealt_anew(game, state, viewer, number) for viewer in viewers(position.seats)
        }
        for owner in range(position.seats):
            for twin in KITS[game.id].disguises(state, owner):
                for viewer in viewers(position.seats):
                    if viewer != owner:
                        found += 1

                        assert dealt_anew(game, twin, viewer, number) == dealt[viewer]
    assert found > 0


def dealt_anew(game: Game, state: State, viewer: int | None, seed: int) -> tuple[Json, int]:
    """Return a position dealt anew for a viewer, and what luck would give next."""
    rng = Rng(seed)
    return game.dump(game.redeal(state, viewer, rng)), rng.next32()


@EVERY_GAME
def test_nothing_that_happens_tells_a_secret_before_it_is_shown(game: Game) -> None:
    """Two games go on with the same before everybody's eyes; only one seat knows which is which."""
    kit = KITS[game.id]
    kept = 0
    for number, position in enumerate(positions(game.id, 2)):
        rng = Rng(f"twins/{number}")
        for owner in range(position.seats):
            twins = kit.disguises(position.state(), owner)
            if twins:
                twin = twins[rng.below(len(twins))]
                pair = Twins(game, position.state(), twin, owner, position.seats)
                kept += pair.follow(rng, at_most=40)
    assert kept > 0


@EVERY_GAME
def test_views_are_plain_values_and_looking_changes_nothing(game: Game) -> None:
    for position in positions(game.id, MANY):
        state = position.state()
        before = game.dump(state)
        for viewer in viewers(position.seats):
            view = game.view(state, viewer)

            assert json.loads(json.dumps(view)) == view
            assert game.view(state.copy(), viewer) == view
        assert game.dump(state) == before

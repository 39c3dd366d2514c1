"""What an action reveals: told alike with views alone, and mostly without any."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tests.kit.games import EVERY_GAME, KITS, shared
from tests.kit.positions import MANY, positions
from tests.kit.revealing import by_views, pushed
from tests.kit.secrecy import viewers
from wardround.core.game import CHANCE, Game, State
from wardround.core.luck import Rng
from wardround.core.reveals import others, reveals


def moments(game: Game) -> Iterator[tuple[State, int]]:
    """Give positions with their numbers of seats: rare moments, and some of whole games."""
    for position in positions(game.id, MANY):
        yield position.state(), position.seats
    for number, play in enumerate(shared(game, 6)):
        for at, state in enumerate(play.states()):
            if at % 10 == number:
                yield state, play.seats


@EVERY_GAME
def test_what_any_action_reveals_is_what_the_views_after_it_tell(game: Game) -> None:
    found: Counter[bool] = Counter()
    for state, _ in moments(game):
        for seat in [one for one in game.actors(state) if one != CHANCE]:
            imagined = others(game, state, seat)
            for action in game.legal(state, seat):
                after = pushed(game, state, seat, action)
                told = reveals(game, imagined, after, seat, action)
                found[told] += bool(imagined)

                assert told == by_views(game, imagined, after, seat, action)
    assert found[False] > 0


@EVERY_GAME
def test_what_looks_alike_without_a_view_has_the_same_view(game: Game) -> None:
    """To nobody may positions look alike that differ before their eyes, whoever acted in them."""
    found: Counter[bool] = Counter()
    for number, (state, seats) in enumerate(moments(game)):
        for one, other in pairs(game, state, seats, Rng(number)):
            for viewer in viewers(seats):
                same = game.view(one, viewer) == game.view(other, viewer)
                found[same] += 1

                assert same or not one.looks_like(other, viewer)
                assert same or not other.looks_like(one, viewer)
    assert min(found[True], found[False]) > 0


def pairs(game: Game, state: State, seats: int, rng: Rng) -> Iterator[tuple[State, State]]:
    """Give positions that could be taken for each other: twins, and what follows from them."""
    twins = [twin for owner in range(seats) for twin in KITS[game.id].disguises(state, owner)]
    for twin in twins:
        yield state, twin
    for seat in [one for one in game.actors(state) if one != CHANCE]:
        imagined = [game.redeal(state, seat, rng) for _ in range(2)]
        for action in game.legal(state, seat):
            after = pushed(game, state, seat, action)
            for one in imagined:
                yield after, pushed(game, one, seat, action)
            yield state, after

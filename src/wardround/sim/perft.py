"""Perft: the number of action sequences up to a depth, which finds what examples miss."""

from __future__ import annotations

from wardround.core.game import CHANCE, NOBODY, Game, Options, State
from wardround.core.luck import Keyed


def perft(game: Game, options: Options, seats: int, depth: int, seed: str) -> list[int]:
    """Return how many sequences of 1, 2, … `depth` actions a game can start with.

    Rolls follow `seed` and do not count as actions. Where several seats can act, the first of them
    does.
    """
    counts = [0] * depth
    _count(game, game.new(options, seats), Keyed(seed), counts, 0)
    return counts


def _count(game: Game, state: State, keyed: Keyed, counts: list[int], at: int) -> None:
    if at == len(counts):
        return
    seat = game.actor(state)
    while seat == CHANCE:
        game.push_luck(state, game.sample(state, keyed.stream(game.luck_key(state))))
        seat = game.actor(state)
    if seat == NOBODY:
        return
    legal = game.legal(state, seat)
    counts[at] += len(legal)
    if at + 1 == len(counts):
        return
    for action in legal:
        after = state.copy()
        game.push(after, seat, action)
        _count(game, after, keyed, counts, at + 1)

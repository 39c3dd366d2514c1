"""Random games as records."""

from __future__ import annotations

from wardround.core.game import CHANCE, Game
from wardround.core.luck import Keyed, Rng, commitment
from wardround.core.records import Move, Record, Terms, did, luck


def random_record(
    game: Game,
    seed: str,
    seats: int,
    settings: dict[str, object] | None = None,
    packs: dict[str, str] | None = None,
    at_most: int = 100_000,
) -> Record:
    """Return the record of a game of random choices, cut after `at_most` moves."""
    terms = Terms(game, settings or {}, packs or {})
    state = game.new(terms.options, seats)
    keyed = Keyed(seed)
    rng = Rng(seed)
    moves: list[Move] = []
    while game.actors(state) and len(moves) < at_most:
        actors = game.actors(state)
        if actors[0] == CHANCE:
            key = game.luck_key(state)
            outcome = game.sample(state, keyed.stream(key))
            game.push_luck(state, outcome)
            moves.append(luck(key, outcome))
            continue
        seat = actors[rng.below(len(actors))]
        legal = game.legal(state, seat)
        action = legal[rng.below(len(legal))]
        game.push(state, seat, action)
        moves.append(did(seat, action))
    ending = game.outcome(state)
    names = ["random"] * seats
    shown = seed if ending is not None else None
    return Record(terms, names, commitment(seed), moves, seed=shown, outcome=ending)

"""Plays whole games: the loop behind simulations, playouts and fuzzing."""

from __future__ import annotations

import hashlib
import json
import struct
from typing import Final

from wardround.core.game import CHANCE, Game, Options, State
from wardround.core.ints import i64
from wardround.core.luck import Keyed, Rng

LUCK_MARK: Final = -1
"""The prefix of an outcome in a trace."""
SEATS: Final = 8
"""More than any game has; in a trace an action is its number × `SEATS` + its seat."""


class Tally:
    """What is left of one played game: its length, its result, and a digest of its record."""

    __slots__ = ("decisions", "digest", "lucks", "places", "scores")

    def __init__(
        self,
        decisions: int,
        lucks: int,
        scores: tuple[int, ...],
        places: tuple[int, ...],
        digest: str,
    ) -> None:
        self.decisions = decisions
        self.lucks = lucks
        self.scores = scores
        self.places = places
        self.digest = digest


def bot_rng(seed: str, seat: int) -> Rng:
    """Return the generator of the bot on a seat; it can't move the dice."""
    return Rng(f"{seed}/bot/{seat}")


def digest(game: Game, options: Options, seats: int, trace: list[int]) -> str:
    """Return a hash over a whole record: what was played, and every action and outcome."""
    terms = [game.id, game.rules_version, options.pack_digest(), options.settings(), seats]
    told = hashlib.sha256(json.dumps(terms, sort_keys=True).encode())
    told.update(struct.pack(f"<{len(trace)}i", *trace))
    return told.hexdigest()


def random_game(game: Game, options: Options, seats: int, seed: str) -> Tally:
    """Play one game in which every seat picks among its legal actions at random."""
    return play_out(game, options, game.new(options, seats), seats, seed)


def play_out(game: Game, options: Options, state: State, seats: int, seed: str) -> Tally:
    """Play a game from its start, at random; `state` is then its last position.

    Where several seats can act, the first of them does.
    """
    luck = Keyed(seed)
    rngs = [bot_rng(seed, seat) for seat in range(seats)]
    trace: list[int] = []
    decisions: i64 = 0
    lucks: i64 = 0
    while True:
        seat = game.actor(state)
        if seat >= 0:
            legal = game.legal(state, seat)
            action: i64 = legal[rngs[seat].below(len(legal))]
            trace.append(action * SEATS + seat)
            game.push(state, seat, action)
            decisions += 1
        elif seat == CHANCE:
            outcome = game.sample(state, luck.stream(game.luck_key(state)))
            trace.append(LUCK_MARK)
            trace.extend(outcome)
            game.push_luck(state, outcome)
            lucks += 1
        else:
            break
    result = game.outcome(state)
    assert result is not None, "a game that nobody can move in is over"
    told = digest(game, options, seats, trace)
    return Tally(decisions, lucks, result.scores, result.places, told)

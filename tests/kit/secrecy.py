"""Games that differ in something hidden: what all others see must stay the same."""

from __future__ import annotations

import marshal
from collections.abc import Iterable
from typing import Final

from tests.kit.games import KITS
from tests.kit.plain import Json
from wardround.core.game import CHANCE, NOBODY, Event, Game, State
from wardround.core.luck import Rng
from wardround.core.records import Move, did, luck

PLAINLY: Final = 0
"""The format of `marshal` in which nothing depends on where else a value is used."""


def viewers(seats: int) -> list[int | None]:
    """Return all seats and the spectator."""
    return [None, *range(seats)]


Letters = bytes
"""Plain values, to the letter: alike if and only if every value, type and order is."""


def to_the_letter(value: Json) -> Letters:
    """Return a plain value as bytes, much sooner than as JSON, which would be alike too."""
    return marshal.dumps(value, PLAINLY)


def seen(game: Game, state: State, viewer: int | None) -> Letters:
    """Return a view to the letter, with what the viewer may do."""
    legal = [] if viewer is None else game.legal(state, viewer)
    return to_the_letter([game.view(state, viewer), legal, game.luck(state), game.actors(state)])


def check_alike(game: Game, state: State, twin: State, others: Iterable[int | None]) -> None:
    """Assert that none of the others can tell one position from its twin."""
    for viewer in others:
        assert seen(game, twin, viewer) == seen(game, state, viewer)


def seen_by_all(game: Game, state: State, seats: int) -> dict[int | None, Letters]:
    """Return what each viewer sees, to the letter."""
    return {viewer: seen(game, state, viewer) for viewer in viewers(seats)}


def worlds(game: Game, state: State, viewer: int | None, seats: int, most: int) -> set[Letters]:
    """Return every position that a viewer must hold possible, to the letter.

    They are found by exchanging one hidden thing after the other, and not by a re-deal. There
    must not be more than `most`.
    """
    kit = KITS[game.id]
    found = {written(game, state)}
    fresh = [state]
    while fresh:
        one = fresh.pop()
        for owner in set(range(seats)) - {viewer}:
            for twin in kit.disguises(one, owner):
                letters = written(game, twin)
                if letters not in found:
                    found.add(letters)
                    fresh.append(twin)
        assert len(found) <= most
    return found


def written(game: Game, state: State) -> Letters:
    """Return a whole position to the letter."""
    return to_the_letter(game.dump(state))


class Twins:
    """Two games that differ in one secret, in which the same is done before everyone's eyes."""

    def __init__(self, game: Game, state: State, twin: State, owner: int, seats: int) -> None:
        self.game = game
        self.kit = KITS[game.id]
        self.state = state
        self.twin = twin
        self.others = [viewer for viewer in viewers(seats) if viewer != owner]

    def follow(self, rng: Rng, at_most: int) -> int:
        """Play on as long as the secret can be kept, and return for how many moves.

        Everyone plays at random, but whoever has the secret does not give it away if they can.
        After every move nobody else can tell one game from the other.
        """
        for count in range(at_most):
            check_alike(self.game, self.state, self.twin, self.others)
            if not any(self.play(move) for move in self.moves(rng)):
                return count
        return at_most

    def moves(self, rng: Rng) -> list[Move]:
        """Return the moves that can be made now, in any order; of luck a few."""
        actor = int(self.game.actor(self.state))
        if actor == NOBODY:
            return []
        if actor == CHANCE:
            key = self.game.luck_key(self.state)
            return [luck(key, self.game.sample(self.state, rng)) for _ in range(3)]
        legal = self.game.legal(self.state, actor)
        rng.shuffle(legal)
        return [did(actor, action) for action in legal]

    def play(self, move: Move) -> bool:
        """Make a move in both games, unless it would show the secret; tell whether it was made."""
        state, twin = self.state.copy(), self.twin.copy()
        other = self.kit.disguised(state, twin, move)
        if other is None:
            return False
        told, told_of_twin = self.make(state, move), self.make(twin, other)
        if self.kit.shown(told) != self.kit.shown(told_of_twin):
            return False
        assert to_the_letter(told) == to_the_letter(told_of_twin), "events are the same"
        self.state, self.twin = state, twin
        return True

    def make(self, state: State, move: Move) -> list[Json]:
        """Make a move in one game, and return what everyone is told."""
        events: list[Event]
        if move.is_luck():
            events = self.game.apply_luck(state, move.outcome)
        else:
            events = self.game.apply(state, move.seat, move.action)
        return [self.game.event_record(state, event) for event in events]

"""Playing games for tests: move by move, with everything kept that a record needs."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tests.kit.plain import Json
from wardround.core.game import CHANCE, NOBODY, Event, Game, Options, State
from wardround.core.luck import Keyed, Rng, commitment
from wardround.core.records import Move, Record, Terms, did, luck

IDLE_VERBS = frozenset({"done", "skip", "pass"})
"""Verbs by which a player does less than they could."""


class Choice:
    """A choice to make: one of the legal actions of a position, with a generator of one's own."""

    def __init__(
        self,
        game: Game,
        state: State,
        legal: list[int],
        rng: Rng,
        records: dict[int, Json] | None = None,
    ) -> None:
        self.legal = legal
        self.rng = rng
        self._game = game
        self._state = state
        self._records = {} if records is None else records
        self._by_verb: dict[str, list[int]] = {}

    def record(self, action: int) -> Json:
        """Return an action as a verb and its named arguments."""
        found = self._records.get(action)
        if found is None:
            found = self._records[action] = self._game.action_record(self._state, action)
        return found

    def by_verb(self) -> dict[str, list[int]]:
        """Return the legal actions of each verb."""
        found = self._by_verb
        if not found:
            records = self._records
            for action in self.legal:
                verb = (records.get(action) or self.record(action))["verb"]
                if verb in found:
                    found[verb].append(action)
                else:
                    found[verb] = [action]
        return found

    def rests(self, action: int) -> bool:
        """Return whether an action is to stop, decline or pass."""
        return self.record(action)["verb"] in IDLE_VERBS

    def any_of(self, actions: list[int]) -> int:
        """Return any of some actions, all equally likely."""
        return actions[self.rng.below(len(actions))]


Chooser = Callable[[Choice], int]
"""Picks one of the legal actions."""
Picker = Callable[[list[int], Rng], int]
"""Picks the actor who moves next, where several may."""


# --- who chooses what ----------------------------------------------------------------------------


def at_random(choice: Choice) -> int:
    """Choose any legal action, all equally likely."""
    return choice.any_of(choice.legal)


def keen(choice: Choice) -> int:
    """Choose at random, but rarely to stop, decline or pass."""
    chosen = choice.any_of(choice.legal)
    if choice.rests(chosen) and choice.rng.below(8):
        chosen = choice.any_of(choice.legal)
    return chosen


def idle(choice: Choice) -> int:
    """Choose to stop, decline or pass wherever that is legal."""
    rest = [action for action in choice.legal if choice.rests(action)]
    return choice.any_of(rest or choice.legal)


def first_actor(actors: list[int], _rng: Rng) -> int:
    """Let the first of several actors move."""
    return actors[0]


def last_actor(actors: list[int], _rng: Rng) -> int:
    """Let the last of several actors move."""
    return actors[-1]


def any_actor(actors: list[int], rng: Rng) -> int:
    """Let any of several actors move."""
    return actors[rng.below(len(actors))]


# --- whole games ---------------------------------------------------------------------------------


class Play:
    """One game being played: keyed luck, and a generator of its own for every seat.

    What a seat chooses depends on its own earlier choices only, not on when its turn came.
    """

    def __init__(
        self,
        terms: Terms,
        seats: int,
        seed: str,
        choose: Chooser = at_random,
        pick: Picker = first_actor,
    ) -> None:
        self.terms = terms
        self.game: Game = terms.game
        self.seats = seats
        self.seed = seed
        self.state: State = terms.game.new(terms.options, seats)
        self.moves: list[Move] = []
        self._choose = choose
        self._pick = pick
        self._keyed = Keyed(seed)
        self._records: dict[int, Json] = {}  # they are the same throughout a game
        self._rngs = [Rng(f"{seed}/seat/{seat}") for seat in range(seats)]
        self._turns = Rng(f"{seed}/turns")

    def over(self) -> bool:
        """Return whether nobody can move any more."""
        return self.game.actor(self.state) == NOBODY

    def next_move(self) -> Move:
        """Return the move that comes next, before it is carried out."""
        game, state = self.game, self.state
        actors = game.actors(state)
        if actors == [CHANCE]:
            key = game.luck_key(state)
            return luck(key, game.sample(state, self._keyed.stream(key)))
        seat = self._pick(actors, self._turns)
        choice = Choice(game, state, game.legal(state, seat), self._rngs[seat], self._records)
        return did(seat, self._choose(choice))

    def make(self, move: Move) -> list[Event]:
        """Carry out a move, checked; it is noted first, so that a failure is in the record."""
        self.moves.append(move)
        if move.is_luck():
            return self.game.apply_luck(self.state, move.outcome)
        return self.game.apply(self.state, move.seat, move.action)

    def step(self) -> list[Event]:
        """Make the next move, and return what happened."""
        return self.make(self.next_move())

    def states(self, at_most: int = 100_000) -> Iterator[State]:
        """Give the position before each move, and the last one; it is one state that changes."""
        yield self.state
        while not self.over() and len(self.moves) < at_most:
            self.step()
            yield self.state

    def finish(self) -> State:
        """Play to the end, and return the last position."""
        while not self.over():
            self.step()
        return self.state

    def record(self) -> Record:
        """Return the game so far as a record."""
        outcome = self.game.outcome(self.state)
        return Record(
            self.terms,
            ["random"] * self.seats,
            commitment(self.seed),
            self.moves,
            seed=self.seed if outcome is not None else None,
            outcome=outcome,
        )


class Again(Play):
    """A game that was played before, made again move by move: nobody has to choose."""

    def __init__(self, before: Play) -> None:
        super().__init__(before.terms, before.seats, before.seed)
        self._before = before.moves

    def next_move(self) -> Move:
        """Return the move that came next."""
        return self._before[len(self.moves)]


def continued(game: Game, state: State, seed: str, at_most: int = 100_000) -> list[Move]:
    """Play on from a position, in place, at random and by the luck of `seed`; return the moves."""
    keyed = Keyed(seed)
    rng = Rng(seed)
    moves: list[Move] = []
    while len(moves) < at_most and (actor := int(game.actor(state))) != NOBODY:
        if actor == CHANCE:
            key = game.luck_key(state)
            moves.append(luck(key, game.sample(state, keyed.stream(key))))
            game.push_luck(state, moves[-1].outcome)
        else:
            legal = game.legal(state, actor)
            moves.append(did(actor, legal[rng.below(len(legal))]))
            game.push(state, actor, moves[-1].action)
    return moves


def sequences(game: Game, state: State, depth: int, seed: str) -> list[int]:
    """Return how many sequences of 1, 2, … `depth` actions begin here; luck is what `seed` gives.

    Where several seats may act at once, the first of them does.
    """
    counts = [0] * depth
    _count(game, state.copy(), Keyed(seed), counts, 0)
    return counts


def _count(game: Game, state: State, keyed: Keyed, counts: list[int], at: int) -> None:
    while game.actor(state) == CHANCE:
        game.push_luck(state, game.sample(state, keyed.stream(game.luck_key(state))))
    seat = game.actor(state)
    if seat == NOBODY:
        return
    legal = game.legal(state, seat)
    counts[at] += len(legal)
    if at + 1 < len(counts):
        for action in legal:
            after = state.copy()
            game.push(after, seat, action)
            _count(game, after, keyed, counts, at + 1)


def same_options(terms: Terms) -> Options:
    """Return the options of `terms`, made again as another process would make them."""
    return terms.game.options(terms.options.settings(), terms.packs)

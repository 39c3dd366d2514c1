"""Records: everything that was decided in a game, rolls and draws included, in order.

Saving, replay, undo, fork and bug reports all use them. A record holds the outcomes of rolls and
draws, so that replaying needs no generator; `record_text` turns it into lines of text and back.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from wardround.core.errors import BadRecord
from wardround.core.game import CHANCE, Game, Outcome, State
from wardround.core.limits import check_packs, check_settings
from wardround.core.luck import Keyed, commitment

FIRST_MOVE_LINE: Final = 2
"""The line of a record's first move; the header is line 1."""


class Terms:
    """What a game is played by: the game, its options, and the user's packs (name to TOML)."""

    __slots__ = ("game", "options", "packs")

    def __init__(
        self, game: Game, settings: Mapping[str, object], packs: Mapping[str, str]
    ) -> None:
        check_settings(settings)
        check_packs(packs)
        self.game = game
        self.packs: dict[str, str] = dict(packs)
        self.options = game.options(settings, packs)


class Move:
    """One line of a record: what a seat did, or (`seat` is CHANCE) what the luck `key` gave."""

    __slots__ = ("action", "key", "outcome", "seat")

    def __init__(self, seat: int, action: int, key: str, outcome: tuple[int, ...]) -> None:
        self.seat = seat
        self.action = action
        self.key = key
        self.outcome = outcome

    def is_luck(self) -> bool:
        """Return whether this move is a roll or draw."""
        return self.seat == CHANCE

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Move):
            return False
        mine = (self.seat, self.action, self.key, self.outcome)
        return mine == (other.seat, other.action, other.key, other.outcome)

    def __hash__(self) -> int:
        return hash((self.seat, self.action, self.key, self.outcome))

    def __repr__(self) -> str:
        return f"Move({self.seat}, {self.action}, {self.key!r}, {self.outcome})"


def did(seat: int, action: int) -> Move:
    """Return the move of a seat."""
    return Move(seat, action, "", ())


def luck(key: str, outcome: tuple[int, ...]) -> Move:
    """Return the move of chance."""
    return Move(CHANCE, -1, key, outcome)


class Record:
    """One game, finished or not: its terms, its seats and every move.

    `commitment` is the hash of the seed behind the luck, except that of the first `taken_over`
    moves, which came from another game. `seed` and `outcome` are set once the game is over.
    """

    __slots__ = ("_final", "commitment", "moves", "outcome", "seats", "seed", "taken_over", "terms")

    def __init__(
        self,
        terms: Terms,
        seats: Sequence[str],
        commitment: str,
        moves: Sequence[Move],
        taken_over: int = 0,
        seed: str | None = None,
        outcome: Outcome | None = None,
    ) -> None:
        self.terms = terms
        self.seats: tuple[str, ...] = tuple(seats)
        self.commitment = commitment
        self.moves: tuple[Move, ...] = tuple(moves)
        self.taken_over = taken_over
        self.seed = seed
        self.outcome = outcome
        self._final: State | None = None

    def start(self) -> State:
        """Return the position before the first move."""
        return self.terms.game.new(self.terms.options, len(self.seats))

    def remember(self, final: State) -> None:
        """Keep the position after the last move, so that it need not be played out again."""
        self._final = final

    def remembered(self) -> State | None:
        """Return the position after the last move, if it was kept."""
        return self._final


def push_move(game: Game, state: State, move: Move) -> None:
    """Carry out a move in place, unchecked."""
    if move.seat == CHANCE:
        game.push_luck(state, move.outcome)
    else:
        game.push(state, move.seat, move.action)


def replay(record: Record) -> State:
    """Return the position after the last move."""
    final = record.remembered()
    if final is None:
        final = record.start()
        game = record.terms.game
        for move in record.moves:
            push_move(game, final, move)
        record.remember(final)
    return final.copy()


def positions(record: Record) -> Iterator[State]:
    """Give the position before the first move, then the one after each move.

    It is one state that changes from step to step: copy what is to be kept.
    """
    state = record.start()
    game = record.terms.game
    yield state
    for move in record.moves:
        push_move(game, state, move)
        yield state


def fork(record: Record, moves: int) -> Record:
    """Return the record cut to its first `moves` moves, for playing on from there."""
    if moves < 0 or moves > len(record.moves):
        raise BadRecord("record-too-short", found=moves, moves=len(record.moves))
    return Record(
        record.terms,
        record.seats,
        record.commitment,
        record.moves[:moves],
        min(record.taken_over, moves),
    )


def verify(record: Record, file_name: str) -> int:
    """Check all luck against the seed that the record shows; return how much luck there was.

    Luck that was taken over from another game is not this seed's, and is left out; a record
    in which there is no other luck can't be verified at all.
    """
    seed = record.seed
    if seed is None:
        raise BadRecord("record-no-seed", file=file_name)
    last_line = len(record.moves) + FIRST_MOVE_LINE
    if commitment(seed) != record.commitment:
        raise BadRecord("record-seed-mismatch", file=file_name, line=last_line)
    keyed = Keyed(seed)
    game = record.terms.game
    state = record.start()
    checked = 0
    for index, move in enumerate(record.moves):
        if move.seat == CHANCE and index >= record.taken_over:
            expected = game.sample(state, keyed.stream(move.key))
            if expected != move.outcome:
                line = index + FIRST_MOVE_LINE
                raise BadRecord("record-seed-mismatch", file=file_name, line=line)
            checked += 1
        push_move(game, state, move)
    if record.taken_over and checked == 0:
        raise BadRecord("record-all-taken-over", file=file_name, moves=record.taken_over)
    return checked

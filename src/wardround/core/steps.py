"""The step machine: a position goes from step to step until a player must decide or a roll is due.

A game lists its steps and its kinds of luck; a position holds only their numbers. A step never
calls another: it names the next step, so that phases do not need to know each other.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from wardround.core.game import Event, Options, State
from wardround.core.ints import i64
from wardround.core.luck import Source
from wardround.core.spaces import Space

BOARD_FIELDS: Final = (
    "chance", "chance_seat", "journal", "seats", "stage", "step", "waiting",
)  # fmt: skip
NO_LUCK: Final = -1


class Board(State):
    """A position that goes from step to step. Games add their own fields.

    A subclass passes `like` on to `Board.__init__` and copies its own fields; its `__slots__` are
    its own fields alone.
    """

    __slots__ = BOARD_FIELDS

    seats: i64
    step: i64
    stage: i64
    """How far the step has come; 0 when it is entered."""
    waiting: list[int]
    """The seats that must decide now, in order."""
    chance: i64
    """The kind of luck that is next (its number in the game's list), or -1."""
    chance_seat: i64
    """The seat that the luck is for; -1 for the table."""
    # Not part of the position: who listens to what happens.
    journal: list[Event] | None

    def __init__(self, seats: i64, like: Board | None = None) -> None:
        if like is None:
            self.seats = seats
            self.step = 0
            self.stage = 0
            self.waiting = []
            self.chance = NO_LUCK
            self.chance_seat = -1
        else:
            self.seats = like.seats
            self.step = like.step
            self.stage = like.stage
            self.waiting = like.waiting[:]
            self.chance = like.chance
            self.chance_seat = like.chance_seat
        self.journal = None

    def terms(self) -> Options:
        """Return the options that are played with."""
        raise AssertionError("a game's board must tell its options")

    def all_actions(self) -> Space:
        """Return the actions that there are."""
        raise AssertionError("a game's board must tell its actions")

    def hides(self, viewer: int | None) -> bool:
        """Return whether anything can be hidden from `viewer`."""
        return True

    def key(self) -> tuple[object, ...]:
        """Return the whole position as one comparable and hashable value."""
        raise AssertionError("a game's board must tell its values")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board) or self.hidden_differs(other):
            return False
        return self.surely_equals(other) or self.key() == other.key()

    def hidden_differs(self, other: Board) -> bool:
        """Return whether what can be hidden differs: a quick answer for a board dealt again."""
        return False

    def surely_equals(self, other: Board) -> bool:
        """Return True only if all is certainly equal; False tells nothing: a quick answer too."""
        return False

    def __hash__(self) -> int:
        return hash(self.key())

    def luck_key(self, name: str) -> str:
        """Return what the luck of this name, which is next, is for: unlike in any other moment."""
        raise AssertionError("a game's board must name its luck")

    def count_luck(self, seat: i64) -> None:
        """Note that luck decided something for `seat` (-1: for the table)."""
        raise AssertionError("a game's board must count its luck")

    def go(self, step: i64) -> None:
        """Move to a step, at its start."""
        self.step = step
        self.stage = 0

    def call(self, kind: i64, seat: i64 = -1) -> None:
        """Let luck of a kind decide next, for a seat or for the table."""
        self.chance = kind
        self.chance_seat = seat


B = TypeVar("B", bound=Board)


class Step(Generic[B]):
    """One step: how the game moves on when nobody has to act, and who can do what when they do.

    By itself it does nothing: the end, the last step of every game, is such a step.
    """

    name: str = ""
    """What the player is asked, as the key of a prompt."""
    rule: str = ""
    """The rule that governs the step."""

    def run(self, board: B) -> None:
        """Move the game on: let seats wait, call for luck, or go to another step."""
        raise AssertionError

    def legal(self, board: B, seat: i64) -> list[int]:
        """Return what a waiting seat may do, in a fixed order, without doubles."""
        raise AssertionError

    def push(self, board: B, seat: i64, action: i64) -> None:
        """Carry out a legal action."""
        raise AssertionError


class Luck(Generic[B]):
    """One kind of luck: its name in keys, what it can give, and what follows from that."""

    name: str = ""

    def sample(self, board: B, source: Source) -> tuple[int, ...]:
        """Return one outcome, drawn from `source`."""
        raise AssertionError

    def possible(self, board: B, outcome: tuple[int, ...]) -> bool:
        """Return whether the luck could give `outcome` now."""
        raise AssertionError

    def push(self, board: B, outcome: tuple[int, ...]) -> None:
        """Carry out a possible outcome."""
        raise AssertionError


class Flow(Generic[B]):
    """The order of play of one game: the objects behind the numbers, and what drives them."""

    __slots__ = ("end", "lucks", "steps")

    def __init__(self, steps: list[Step[B]], lucks: list[Luck[B]]) -> None:
        self.steps = steps
        self.lucks = lucks
        self.end: i64 = len(steps) - 1
        """The number of the last step: the game is over."""

    def settle(self, board: B) -> None:
        """Let the game run until a player or luck must decide, or it is over."""
        while board.chance < 0 and not board.waiting and board.step != self.end:
            self.steps[board.step].run(board)

    def push(self, board: B, seat: i64, action: i64) -> None:
        """Carry out a legal action and what follows from it."""
        self.steps[board.step].push(board, seat, action)
        if board.chance < 0 and not board.waiting:
            self.settle(board)

    def push_luck(self, board: B, outcome: tuple[int, ...]) -> None:
        """Carry out what luck decided and what follows from it."""
        kind = board.chance
        seat = board.chance_seat
        board.chance = NO_LUCK
        self.lucks[kind].push(board, outcome)
        # `push` can read whom the luck was for, or ask for more.
        if board.chance < 0:
            board.chance_seat = -1
        board.count_luck(seat)
        self.settle(board)

    def luck_key(self, board: B) -> str:
        """Return what the luck that is next is for."""
        return board.luck_key(self.lucks[board.chance].name)

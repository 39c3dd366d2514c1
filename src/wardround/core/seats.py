"""The seats of a game: people and bots, and what a bot gets for its turn."""

from __future__ import annotations

from typing import Final, Protocol

from wardround.core.game import Game, State
from wardround.core.json_types import ActionRecord, View
from wardround.core.luck import Rng, Source


class Budget:
    """A bot's limit for one decision: 0 means none.

    Nodes count the positions it looks at, so that the same question has the same answer anywhere;
    milliseconds are for games with people. A bot reads a clock only if they are given.
    """

    __slots__ = ("milliseconds", "nodes")

    def __init__(self, nodes: int = 0, milliseconds: int = 0) -> None:
        self.nodes = nodes
        self.milliseconds = milliseconds

    def __repr__(self) -> str:
        return f"Budget(nodes={self.nodes}, milliseconds={self.milliseconds})"


AS_IT_LIKES: Final = Budget()
"""The budget of a bot that nobody hurries."""


class Turn:
    """One decision of a bot: what it sees, what it can do, and its own generator.

    It is built on a position that looks the same to the seat as the real one, so that it contains
    no secrets; a bot that searches gets more of those from `imagine`.
    """

    __slots__ = ("_state", "budget", "game", "legal", "rng", "seat")

    def __init__(
        self,
        game: Game,
        state: State,
        seat: int,
        numbers: Source,
        rng: Rng,
        budget: Budget = AS_IT_LIKES,
    ) -> None:
        """Ask about `state`, re-dealt with these `numbers`."""
        self.game = game
        self._state = game.redeal(state, seat, numbers)
        self.seat = seat
        self.legal: list[int] = game.legal(self._state, seat)
        self.rng = rng
        self.budget = budget

    def view(self) -> View:
        """Return what the seat may see."""
        return self.game.view(self._state, self.seat)

    def text(self, action: int) -> str:
        """Return a legal action as a line of text."""
        return self.game.action_text(self._state, action)

    def record(self, action: int) -> ActionRecord:
        """Return a legal action as a verb and its named arguments."""
        return self.game.action_record(self._state, action)

    def imagine(self, source: Source) -> State:
        """Return a position that looks the same to the seat as the real one."""
        return self.game.redeal(self._state, self.seat, source)


class Bot(Protocol):
    """A computer player: anything that answers a turn with one of its legal actions."""

    def choose(self, turn: Turn) -> int:
        """Return one of `turn.legal`."""
        ...


class Seat:
    """One seat: a name for the record, and a bot with its budget unless a person sits there."""

    __slots__ = ("bot", "budget", "name")

    def __init__(self, name: str, bot: Bot | None, budget: Budget = AS_IT_LIKES) -> None:
        self.name = name
        self.bot = bot
        self.budget = budget

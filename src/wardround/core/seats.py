"""Who sits at a table: people and bots, and what a bot is asked."""

from __future__ import annotations

from typing import Protocol

from wardround.core.game import Game, Json, State
from wardround.core.luck import Rng, Source


class Turn:
    """One question to a bot: what it sees, what it may do, and a generator of its own.

    It is built on a position that the seat could not tell from the real one, so that there is
    nothing in it to peek at; a bot that searches asks for more of those by `imagine`.
    """

    __slots__ = ("_game", "_state", "legal", "rng", "seat")

    def __init__(self, game: Game, state: State, seat: int, veil: Source, rng: Rng) -> None:
        """Ask about `state`, re-dealt with the numbers of `veil`."""
        self._game = game
        self._state = game.redeal(state, seat, veil)
        self.seat = seat
        self.legal: list[int] = game.legal(self._state, seat)
        self.rng = rng

    def view(self) -> Json:
        """Return what the seat may see."""
        return self._game.view(self._state, self.seat)

    def text(self, action: int) -> str:
        """Return a legal action as a line of text."""
        return self._game.action_text(self._state, action)

    def record(self, action: int) -> Json:
        """Return a legal action as a verb and its named arguments."""
        return self._game.action_record(self._state, action)

    def imagine(self, source: Source) -> State:
        """Return a position that the seat could not tell from the real one."""
        return self._game.redeal(self._state, self.seat, source)


class Bot(Protocol):
    """A computer player: anything that answers a turn with one of its legal actions."""

    def choose(self, turn: Turn) -> int:
        """Return one of `turn.legal`."""
        ...


class Seat:
    """One seat: a name for the record, and a bot unless a person sits there."""

    __slots__ = ("bot", "name")

    def __init__(self, name: str, bot: Bot | None) -> None:
        self.name = name
        self.bot = bot

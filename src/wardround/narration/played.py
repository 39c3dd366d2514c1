"""A game being played, as narration reads it."""

from __future__ import annotations

from typing import Protocol

from wardround.core.game import Game, Reason, State
from wardround.core.json_types import ActionRecord, View


class Played(Protocol):
    """A game with what its seats may see and do now."""

    game: Game

    def actors(self) -> list[int]:
        """Return the seats that may act now."""

    def view(self, seat: int | None) -> View:
        """Return what a seat (None: a spectator) can see."""

    def legal(self, seat: int) -> list[int]:
        """Return what a seat may do now."""

    def why_not(self, seat: int, action: int) -> Reason | None:
        """Return why a seat can't do an action now, or None if it can."""

    def text(self, action: int) -> str:
        """Return an action as a line of text."""

    def parse(self, text: str) -> int:
        """Return the action that a line of text names."""

    def action_record(self, action: int) -> ActionRecord:
        """Return an action as a verb and its named arguments."""

    def imagined(self, seat: int) -> State:
        """Return a position that looks the same to a seat as the real one."""

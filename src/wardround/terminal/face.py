"""What line play must know of a game in order to tell it: its face."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from wardround.core.game import Json, Outcome
from wardround.words import Words


class Face(Protocol):
    """How one game is told in lines. Lists are of paragraphs."""

    words: Words

    def welcome(self, seats: int) -> list[str]:
        """Return what is being played."""
        ...

    def tell(self, events: Sequence[Json], names: Sequence[str]) -> list[str]:
        """Return what happened."""
        ...

    def prompt(self, view: Json, seat: int) -> str:
        """Return what the seat is asked."""
        ...

    def brief(self, view: Json, seat: int) -> list[str]:
        """Return what the seat must know for its decision."""
        ...

    def look(self, view: Json, names: Sequence[str], seat: int | None) -> list[str]:
        """Return the whole table, or (`seat`) one seat's part of it."""
        ...

    def action(self, record: Json) -> str:
        """Return an action as something one can choose to do."""
        ...

    def closes(self, record: Json) -> bool:
        """Tell whether an action ends or declines something, and so is offered last."""
        ...

    def group(self, record: Json) -> tuple[str, str]:
        """Return what a long list puts an action under, and what is left to say there."""
        ...

    def card(self, name: str) -> list[str]:
        """Return what a card says, or nothing if there is none of that name."""
        ...

    def ending(self, outcome: Outcome, names: Sequence[str]) -> list[str]:
        """Return the ranking and every point with its reason."""
        ...

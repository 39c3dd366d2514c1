"""Who sits at a table: people and bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from wardround.core.game import Json
from wardround.core.luck import Rng


class Bot(Protocol):
    """A computer player: anything that chooses from a list of legal actions."""

    def choose(self, view: Json, legal: Sequence[int], rng: Rng) -> int:
        """Return one of `legal`, from the seat's view and the bot's own generator."""
        ...


class Seat:
    """One seat: a name for the record, and a bot unless a person sits there."""

    __slots__ = ("bot", "name")

    def __init__(self, name: str, bot: Bot | None) -> None:
        self.name = name
        self.bot = bot

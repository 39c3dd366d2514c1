"""Bots that play by the script, without lookahead: easy and normal."""

from __future__ import annotations

from typing import cast

from wardround.bots.dynamitenurse import scripted
from wardround.bots.dynamitenurse.taste import tasteful
from wardround.bots.tempers import STEADY
from wardround.core.seats import Turn
from wardround.dynamitenurse.state import Table


class ScriptedBot:
    """Answers every question by the script, in one style."""

    def __init__(self, weights: list[float], temper: str = STEADY) -> None:
        self.style = tasteful(weights, temper)

    def choose(self, turn: Turn) -> int:
        """Return the script's answer; hidden information is dealt again, and never used."""
        table = cast(Table, turn.imagine(turn.rng))
        worth = self.style.worth(table.content)
        return scripted.choose(table, worth, turn.seat, turn.legal, turn.rng)

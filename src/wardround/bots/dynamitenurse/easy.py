"""The easy opponent: plays by rules of thumb, without looking ahead."""

from __future__ import annotations

from typing import cast

from wardround.bots.dynamitenurse import scripted
from wardround.bots.dynamitenurse.worth import worth_for
from wardround.core.seats import Turn
from wardround.dynamitenurse.state import Table


class EasyBot:
    """Answers every question by the script."""

    def choose(self, turn: Turn) -> int:
        """Return the script's answer; what is hidden is dealt anew, and never looked at."""
        table = cast(Table, turn.imagine(turn.rng))
        return scripted.choose(table, worth_for(table.content), turn.seat, turn.legal, turn.rng)

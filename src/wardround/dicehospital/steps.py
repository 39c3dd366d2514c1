"""The steps of a game and the kinds of luck, as numbers, and what each of them can do.

`flow` holds the objects behind the numbers. A step never calls another: it says which step
comes next, so that phases do not need to know each other.
"""

from __future__ import annotations

from typing import Final

from wardround.core.ints import i64
from wardround.core.luck import Source
from wardround.dicehospital.state import Table

# Setup (DH-2).
FIRST_PLAYER: Final = 0
STACKS: Final = 1
REVEAL: Final = 2
REVEAL_EXTRA: Final = 3
STARTING_DICE: Final = 4
SET_VALUES: Final = 5
DEAL: Final = 6
KEEP: Final = 7
# The round.
ROUND: Final = 8
EVENT: Final = 9
INTAKE: Final = 10
LOAD: Final = 11
TAKE: Final = 12
LEAVE: Final = 13
ADMIT: Final = 14
IMPROVE: Final = 15
RETURN: Final = 16
ACTIVATE: Final = 17
PROTECT: Final = 18
NEGLECT: Final = 19
REPORTS: Final = 20
DISCHARGE: Final = 21
SHIFT: Final = 22
# The end.
COLLECT: Final = 23
END: Final = 24

# Kinds of luck.
LUCK_FIRST_PLAYER: Final = 0
LUCK_STACKS: Final = 1
LUCK_REVEAL: Final = 2
LUCK_REVEAL_EXTRA: Final = 3
LUCK_STARTING_DICE: Final = 4
LUCK_ADMINISTRATORS: Final = 5
LUCK_REPORTS: Final = 6
LUCK_EVENT: Final = 7
LUCK_INTAKE: Final = 8
LUCK_EXTRA_DICE: Final = 9
LUCK_REROLL: Final = 10
LUCK_ADMISSION: Final = 11


class Step:
    """One step: how the game moves on when nobody has to act, and who may do what when they do."""

    name: str = ""
    """What the player is asked, as the key of a prompt."""
    rule: str = ""
    """The rule that governs the step."""

    def run(self, table: Table) -> None:
        """Move the game on: let seats wait, call for luck, or go to another step."""
        raise AssertionError

    def legal(self, table: Table, seat: i64) -> list[int]:
        """Return what a waiting seat may do, in a fixed order, without doubles."""
        raise AssertionError

    def push(self, table: Table, seat: i64, action: i64) -> None:
        """Carry out a legal action."""
        raise AssertionError


class Luck:
    """One kind of luck: its name in keys, what it can give, and what follows from that."""

    name: str = ""

    def sample(self, table: Table, source: Source) -> tuple[int, ...]:
        """Return one outcome, drawn from `source`."""
        raise AssertionError

    def possible(self, table: Table, outcome: tuple[int, ...]) -> bool:
        """Tell whether luck could give `outcome` now."""
        raise AssertionError

    def push(self, table: Table, outcome: tuple[int, ...]) -> None:
        """Carry out a possible outcome."""
        raise AssertionError

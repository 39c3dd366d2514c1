"""The steps of a game and the kinds of luck, as numbers; `flow` maps them to objects."""

from __future__ import annotations

from typing import Final

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

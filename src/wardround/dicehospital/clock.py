"""The time limit of the prototype's timed play (DH-10.6), for tables that use it.

The rules have no clock: the table plays `done` for a player whose time is up.
"""

from __future__ import annotations

from typing import Final

FIRST_ROUND: Final = 60
EACH_ROUND_MORE: Final = 5


def activation_seconds(round: int) -> int:
    """Return how long a player has for the activation of a round, in seconds."""
    return FIRST_ROUND + EACH_ROUND_MORE * (round - 1)

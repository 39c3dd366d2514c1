"""The opponents of Dynamite Nurse by name, the weakest first."""

from __future__ import annotations

from typing import Final

from wardround.bots.dynamitenurse.easy import EasyBot
from wardround.bots.kinds import Kind

LEVELS: Final[dict[str, Kind]] = {
    "easy": Kind(lambda _: EasyBot()),
}
"""Each level beats the one before it."""

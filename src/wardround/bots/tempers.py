"""Play styles: what a bot prefers among choices that are nearly as good.

The names are the same in every game; each game defines them in the module `taste` of its package
here. A steady bot has no preferences: it always plays the move it rates best.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wardround.core.errors import BadBot
from wardround.core.luck import Rng

TEMPER: Final = "temper"
"""The parameter that names one."""
STEADY: Final = "steady"
CAREFUL: Final = "careful"
BOLD: Final = "bold"
BUILDER: Final = "builder"
TEMPERS: Final = (STEADY, CAREFUL, BOLD, BUILDER)
STEPS: Final = 1000
"""The resolution of chances."""


def temper_of(parameters: Mapping[str, str]) -> str:
    """Return the play style of a parameter; steady if it is missing."""
    found = parameters.get(TEMPER, STEADY)
    if found not in TEMPERS:
        raise BadBot("bad-bot-temper", found=found, allowed=", ".join(TEMPERS))
    return found


def near_best(values: list[float], margin: float, rng: Rng) -> int:
    """Return the place of a value that falls short of the best by less than the margin.

    The less it does, the more likely it is. Where only one is that good, no luck is asked for.
    """
    highest = max(values)
    if margin <= 0.0:
        return values.index(highest)
    chances: list[int] = []
    total = 0
    for value in values:
        chance = max(0, int(STEPS * (1.0 - (highest - value) / margin)))
        chances.append(chance)
        total += chance
    if total == STEPS:
        return values.index(highest)
    drawn = rng.below(total)
    for at, chance in enumerate(chances):
        drawn -= chance
        if drawn < 0:
            return at
    raise AssertionError("somebody has the last of all chances")

"""Every level of every game, with all parts of its thinking at work, but little of each."""

from __future__ import annotations

from typing import Final

from wardround.core.seats import AS_IT_LIKES, Budget

A_FEW: Final = Budget(nodes=12)
LEVELS: Final = {
    "dice-hospital": {
        "random": AS_IT_LIKES,
        "easy": AS_IT_LIKES,
        "normal:beam=3:draft=1": AS_IT_LIKES,
        "hard:beam=6:draft=1": AS_IT_LIKES,
        "expert:beam=3:draft=1:plans=2:samples=1": AS_IT_LIKES,
        "expert:beam=1:draft=0:plans=2:samples=1:temper=bold": AS_IT_LIKES,
    },
    "dynamite-nurse": {
        "random": AS_IT_LIKES,
        "easy": AS_IT_LIKES,
        "normal": AS_IT_LIKES,
        "hard": A_FEW,
        "expert": A_FEW,
        "hard:temper=bold": A_FEW,
    },
}

"""Play styles of Dynamite Nurse: what a bot adds to its weights.

They change only weights and depend on no card, so that they work with a user's cards as well. A
planning bot values a plan slightly more if it fits its style.
"""

from __future__ import annotations

from typing import Final

from wardround.bots.dynamitenurse.charges import charge_value
from wardround.bots.dynamitenurse.main_phase import buy_value, find_aim, useful_play
from wardround.bots.dynamitenurse.plans import Plan
from wardround.bots.dynamitenurse.situation import leads_of
from wardround.bots.dynamitenurse.style import NAMES
from wardround.bots.dynamitenurse.worth import Style, Worth
from wardround.bots.tempers import BOLD, BUILDER, CAREFUL, STEADY
from wardround.core.ints import i64
from wardround.core.luck import Rng
from wardround.dynamitenurse import steps
from wardround.dynamitenurse.state import Table

MARGIN: Final = 0.4
"""What looks worse than the best by less than this may be taken in its place."""
RATE: Final = 0.006
"""The chance to win, about, that one unit of the weights is worth to a play style."""

TASTES: Final[dict[str, dict[str, float]]] = {
    STEADY: {},
    CAREFUL: {
        "take": 1.0, "take-over": 1.0, "give-load": -3.0, "give-over": -1.0, "saved": 1.0,
        "pass-on": -0.6, "refer": -0.6, "worsen-all": -1.0, "attack-death": -3.0,
    },
    BOLD: {
        "take": -1.0, "give-over": 0.5, "pass-on": 1.0, "refer": 0.8, "send-back": 0.8,
        "worsen-all": 1.0, "worsen-leading": 0.8, "moonlight": 0.7,
    },
    BUILDER: {"use": 0.5, "average": -0.8, "gold": 0.4},
}  # fmt: skip
"""By play style and name of a weight."""


def tasteful(weights: list[float], temper: str) -> Style:
    """Return the weights of a play style."""
    liked = TASTES[temper]
    own = [weight + liked.get(name, 0.0) for name, weight in zip(NAMES, weights, strict=True)]
    return Style(own, 0.0 if temper == STEADY else MARGIN)


def favour(
    table: Table, seat: i64, own: Worth, plain: Worth, plans: list[Plan], legal: list[int], rng: Rng
) -> None:
    """Give each plan a bonus for how much better the play style rates it."""
    if table.step == steps.MAIN and useful_play(table, own, legal, rng.copy()) < 0:
        aim = find_aim(table, own)
        if aim.action >= 0:
            plans[0].aim = aim  # or it would continue as others do
    for plan in plans:
        action = plan.action if plan.aim is None else plan.aim.action
        liked = liking(table, seat, own, action) - liking(table, seat, plain, action)
        plan.bonus = RATE * liked


def liking(table: Table, seat: i64, worth: Worth, action: i64) -> float:
    """Return the rating of something by a play style's weights; 0 where they do not matter."""
    space = table.space
    if table.step == steps.ASSIGN:
        return charge_value(table, worth, seat, action, leads_of(table))
    if table.step == steps.MAIN and space.play <= action < space.buy:
        return worth.worth[action - space.play]
    if table.step == steps.MAIN and space.buy <= action < space.buy + len(worth.worth):
        return buy_value(table, worth, action - space.buy)
    return 0.0

"""Why one line is better than another, in the terms of the evaluation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wardround.bots.dynamitenurse.outlook import NAMES, Outlook, features
from wardround.bots.dynamitenurse.worth import Worth
from wardround.coach.data import Why
from wardround.dynamitenurse.state import Table

REASONS: Final[Mapping[str, tuple[str, ...]]] = {
    "points": ("points",),
    "cards": ("tp", "tp-to-come", "gold-to-come", "draws-to-come"),
    "patients": (
        "healthy", "healthy-vp", "critical", "critical-vp", "unpaid", "riding", "over-beds",
    ),
}  # fmt: skip
"""What a player understands, and the features that speak of it."""
WORTH_A_REASON: Final = 0.3
"""What is less than this many points is no reason."""


def reasons(outlook: Outlook, worth: Worth, seat: int, better: Table, worse: Table) -> list[Why]:
    """Return in what one position is better than another, the weightiest first."""
    weights = outlook.weights[int(better.seats)]
    more, less = features(better, worth, seat), features(worse, worth, seat)
    gains = {name: weights[at] * (more[at] - less[at]) for at, name in enumerate(NAMES)}
    totals = {reason: sum(gains[one] for one in names) for reason, names in REASONS.items()}
    order = sorted(totals, key=lambda reason: -totals[reason])
    return [
        {"reason": reason, "points": round(totals[reason], 1)}
        for reason in order[:2]
        if totals[reason] >= WORTH_A_REASON
    ]

"""Which cards of Dice Hospital can be counted, and the events that tell of them."""

from __future__ import annotations

from typing import Final

from wardround.core.game import Options
from wardround.dicehospital.options import DiceHospitalOptions

TAKEN: Final = {
    "improvement-taken": ("improvement",),
    "administrator-kept": ("administrator",),
}
"""Events by which a player gets a card, and the facts that name it."""
USED: Final = {"staff-placed": ("staff", "department")}
"""Events by which a player makes use of cards."""


def cards(options: Options) -> list[str]:
    """Return the ids of all departments, specialists and administrators."""
    assert isinstance(options, DiceHospitalOptions)
    content = options.content
    piles = (content.departments, content.specialists, content.administrators)
    return [card.card.id for pile in piles for card in pile]

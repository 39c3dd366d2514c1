"""Which cards of Dynamite Nurse can be counted, and the events that tell of them."""

from __future__ import annotations

from typing import Final

from wardround.core.game import Options
from wardround.dynamitenurse.options import DynamiteNurseOptions

TAKEN: Final = {
    "card-bought": ("card",),
    "nurse-acquired": ("card",),
    "nurse-exchanged": ("card",),
}
"""Events by which a player gets a card, and the facts that name it."""
USED: Final = {"card-played": ("card",)}
"""Events by which a player makes use of cards."""


def cards(options: Options) -> list[str]:
    """Return the ids of all Action cards and Nurses."""
    assert isinstance(options, DynamiteNurseOptions)
    return [card.card.id for card in options.content.cards]

"""The packs of a game: the packaged one, then the user's own."""

from __future__ import annotations

from typing import Final

from wardround.core.pack_store import PackStore
from wardround.dynamitenurse.pack_layout import LAYOUT

STANDARD: Final = "standard"

PACKS: Final = PackStore(LAYOUT, "wardround.dynamitenurse.packs", (STANDARD,))
"""All packs of Dynamite Nurse; there is one edition."""

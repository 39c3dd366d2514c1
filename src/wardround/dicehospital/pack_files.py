"""The packs of a game: the packaged ones of its edition, then the user's own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wardround.core import pack_store
from wardround.core.pack_store import PackStore
from wardround.dicehospital.pack_layout import LAYOUT

EDITIONS: Final = ("final", "french", "italian", "prototype")
EXPERIMENTAL: Final = {
    "final": "experimental",
    "french": "french-experimental",
    "italian": "italian-experimental",
    "prototype": "prototype-experimental",
}
"""The expansion of each edition (DH-15, DH-17.7)."""
ALL_PROMOS: Final = "all"
PROMOS: Final = {
    ALL_PROMOS: "promos",
    "consultant": "promo-consultant",
    "admissions-nurse": "promo-admissions-nurse",
}
"""The promos, all or one of them alone (DH-16.3)."""
EXTRAS: Final = "prototype-extras"

PACKS: Final = PackStore(LAYOUT, "wardround.dicehospital.packs", EDITIONS)
"""All packs of Dice Hospital."""


class Choice(pack_store.Choice):
    """Which content is asked for: an edition, what is added to it, and the user's packs.

    `promos` is a key of `PROMOS`, or empty for none. `user_packs` maps the name of a file, for
    errors, to its text; they are laid in order.
    """

    __slots__ = ()

    def __init__(
        self,
        edition: str,
        experimental: bool = False,
        promos: str = "",
        prototype_extras: bool = False,
        user_packs: Mapping[str, str] | None = None,
    ) -> None:
        PACKS.check_edition(edition)
        added: list[str] = []
        if experimental:
            added.append(EXPERIMENTAL[edition])
        if promos:
            added.append(PROMOS[promos])
        if prototype_extras:
            added.append(EXTRAS)
        super().__init__(edition, added, user_packs)

"""Which packs a game is played with: the packaged ones of its edition, then the user's own."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from wardround.core.errors import BadOption, BadPack
from wardround.core.pack_schema import Place
from wardround.core.pack_text import Table, allowed
from wardround.core.pack_write import to_toml
from wardround.core.packs import HEADER, USER, Merged, Pack, check_complete, merge, parse
from wardround.dicehospital.pack_layout import LAYOUT

EDITIONS: Final = ("final", "french", "italian", "prototype")
EXPERIMENTAL: Final = {
    "final": "experimental",
    "french": "experimental",
    "italian": "italian-experimental",
    "prototype": "prototype-experimental",
}
"""The expansion of each edition (DH-15, DH-17.7)."""
PROMOS: Final = "promos"
EXTRAS: Final = "prototype-extras"

CACHED: Final = 64
"""How many of the user's packs are kept as read, before all of them are read again."""

_packaged: Final[dict[str, Pack]] = {}
_users: Final[dict[tuple[str, str], Pack]] = {}


class Choice:
    """Which content is asked for: an edition, what is added to it, and the user's packs.

    `user_packs` maps the name of a file, for errors, to its text; they are laid in order.
    """

    __slots__ = ("edition", "experimental", "promos", "prototype_extras", "user_packs")

    def __init__(
        self,
        edition: str,
        experimental: bool = False,
        promos: bool = False,
        prototype_extras: bool = False,
        user_packs: Mapping[str, str] | None = None,
    ) -> None:
        if edition not in EDITIONS:
            raise BadOption("unknown-edition", edition=edition, allowed=allowed(EDITIONS))
        self.edition = edition
        self.experimental = experimental
        self.promos = promos
        self.prototype_extras = prototype_extras
        self.user_packs: dict[str, str] = dict(user_packs or {})

    def key(self) -> tuple[str, bool, bool, bool, tuple[tuple[str, str], ...]]:
        """Return everything that tells this choice from another."""
        texts = tuple(self.user_packs.items())
        return self.edition, self.experimental, self.promos, self.prototype_extras, texts


def packaged(name: str) -> Pack:
    """Return one of the packs that come with the game."""
    pack = _packaged.get(name)
    if pack is None:
        file = f"{name}.toml"
        folder = files("wardround.dicehospital.packs")
        pack = parse(LAYOUT, file, folder.joinpath(file).read_text("utf-8"))
        _packaged[name] = pack
    return pack


def user_pack(file: str, text: str) -> Pack:
    """Return a pack of the user's; it must be of that kind, and its base an edition or none."""
    key = (file, text)
    pack = _users.get(key)
    if pack is not None:
        return pack
    pack = parse(LAYOUT, file, text)
    if pack.kind != USER:
        raise Place(file, HEADER, "kind").unknown_value(pack.kind, USER)
    if pack.base and pack.base not in EDITIONS:
        raise BadPack("pack-unknown-base", file=file, found=pack.base, allowed=allowed(EDITIONS))
    if len(_users) >= CACHED:
        _users.clear()
    _users[key] = pack
    return pack


def edition_asked(user_packs: Mapping[str, str]) -> str:
    """Return the edition that the user's packs are made for, or nothing if any will do."""
    asked = ""
    for file, text in user_packs.items():
        base = user_pack(file, text).base
        if base and not asked:
            asked = base
    return asked


def packaged_content(choice: Choice) -> Merged:
    """Return the packaged packs of a choice, laid one on the other."""
    names = _chain(choice.edition)
    if choice.experimental:
        names += _chain(EXPERIMENTAL[choice.edition])
    if choice.promos:
        names += _chain(PROMOS)
    if choice.prototype_extras:
        names += _chain(EXTRAS)
    return merge(LAYOUT, [packaged(name) for name in dict.fromkeys(names)])


def whole_content(choice: Choice) -> Merged:
    """Return all packs of a choice, the user's on top, with nothing missing."""
    packs = list(packaged_content(choice).packs)
    for file, text in choice.user_packs.items():
        pack = user_pack(file, text)
        if pack.base and pack.base != choice.edition:
            place = Place(file, HEADER, "base")
            raise place.refusal("pack-other-edition", found=pack.base, edition=choice.edition)
        packs.append(pack)
    merged = merge(LAYOUT, packs)
    check_complete(LAYOUT, merged)
    return merged


def export(choice: Choice, name: str, comments: dict[str, str]) -> str:
    """Return all content of a choice as the text of one pack of the user's.

    Laid on its edition, it gives the same content. `comments` has text to put above `pack`,
    `house`, the first entry of a kind (`department`), or one entry (`department cardiology`).
    """
    header: Table = {"name": name, "kind": USER, "base": choice.edition}
    base = packaged_content(Choice(choice.edition))
    return to_toml(LAYOUT, header, whole_content(choice), base, comments)


def _chain(name: str) -> list[str]:
    """Return a packaged pack and those below it, the lowest first."""
    base = packaged(name).base
    return [*_chain(base), name] if base else [name]

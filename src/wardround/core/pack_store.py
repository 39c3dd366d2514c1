"""Finds packs: those of a game, and the user's own on top of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Final, Generic, TypeVar

from wardround.core.errors import BadOption, BadPack
from wardround.core.pack_schema import Place
from wardround.core.pack_text import Table, allowed, found
from wardround.core.pack_write import to_toml
from wardround.core.packs import HEADER, USER, Layout, Merged, Pack, check_complete, merge, parse

CACHED: Final = 64
"""How many things read from the user's packs are kept, before all of them are read again."""
CACHED_LETTERS: Final = 4_000_000
"""And from how many letters: what strangers send stays in memory for as long."""

T = TypeVar("T")


class PackCache(Generic[T]):
    """What was read, by everything that it was read from; the same question is read once."""

    __slots__ = ("_kept", "_letters")

    def __init__(self) -> None:
        self._kept: dict[tuple[object, ...], T] = {}
        self._letters = 0

    def find(self, key: tuple[object, ...]) -> T | None:
        """Return what was read for a key, or nothing."""
        return self._kept.get(key)

    def keep(self, key: tuple[object, ...], value: T) -> None:
        """Cache what was read, and clear the cache when it is full."""
        letters = _letters(key)
        if len(self._kept) >= CACHED or self._letters + letters > CACHED_LETTERS:
            self._kept.clear()
            self._letters = 0
        self._kept[key] = value
        self._letters += letters


def _letters(key: tuple[object, ...]) -> int:
    """Return how many letters there are in a key."""
    count = 0
    for part in key:
        if isinstance(part, str):
            count += len(part)
        elif isinstance(part, tuple):
            count += _letters(part)
    return count


class Choice:
    """The chosen content: an edition, additions, and the user's packs.

    `added` names packaged packs; `user_packs` maps the name of a file, for errors, to its text;
    they are applied in order.
    """

    __slots__ = ("added", "edition", "user_packs")

    def __init__(
        self,
        edition: str,
        added: Sequence[str] = (),
        user_packs: Mapping[str, str] | None = None,
    ) -> None:
        self.edition = edition
        self.added = tuple(added)
        self.user_packs: dict[str, str] = dict(user_packs or {})

    def key(self) -> tuple[object, ...]:
        """Return the key of this choice."""
        return self.edition, self.added, tuple(self.user_packs.items())


class PackStore:
    """The packs of one game, each read once.

    `folder` is the package with the packs that come with the game; the `editions` among them
    are what a game is played with and what a user's pack can be made for, the usual one first.
    """

    __slots__ = ("_packaged", "_users", "editions", "folder", "layout")

    def __init__(self, layout: Layout, folder: str, editions: tuple[str, ...]) -> None:
        self.layout = layout
        self.folder = folder
        self.editions = editions
        self._packaged: dict[str, Pack] = {}
        self._users: PackCache[Pack] = PackCache()

    def check_edition(self, edition: str) -> None:
        """Refuse an edition that there is not."""
        if edition not in self.editions:
            known = allowed(self.editions)
            raise BadOption("unknown-edition", edition=found(edition), allowed=known)

    def packaged(self, name: str) -> Pack:
        """Return one of the packs that come with the game."""
        pack = self._packaged.get(name)
        if pack is None:
            file = f"{name}.toml"
            text = files(self.folder).joinpath(file).read_text("utf-8")
            pack = parse(self.layout, file, text)
            self._packaged[name] = pack
        return pack

    def user_pack(self, file: str, text: str) -> Pack:
        """Return a pack of the user's; it must be of that kind, and its base an edition or none."""
        pack = self._users.find((file, text))
        if pack is not None:
            return pack
        pack = parse(self.layout, file, text)
        if pack.kind != USER:
            raise Place(file, HEADER, "kind").unknown_value(pack.kind, USER)
        if pack.base and pack.base not in self.editions:
            known = allowed(self.editions)
            raise BadPack("pack-unknown-base", file=file, found=found(pack.base), allowed=known)
        self._users.keep((file, text), pack)
        return pack

    def edition_asked(self, user_packs: Mapping[str, str]) -> str:
        """Return the edition that the user's packs are made for, or nothing if any will do."""
        asked = ""
        for file, text in user_packs.items():
            base = self.user_pack(file, text).base
            if base and not asked:
                asked = base
        return asked

    def packaged_content(self, choice: Choice) -> Merged:
        """Return the packaged packs of a choice, merged."""
        self.check_edition(choice.edition)
        names: list[str] = []
        for name in (choice.edition, *choice.added):
            names += self._chain(name)
        return merge(self.layout, [self.packaged(name) for name in dict.fromkeys(names)])

    def whole_content(self, choice: Choice) -> Merged:
        """Return all packs of a choice, the user's on top, with nothing missing."""
        packs = list(self.packaged_content(choice).packs)
        for file, text in choice.user_packs.items():
            pack = self.user_pack(file, text)
            if pack.base and pack.base != choice.edition:
                place = Place(file, HEADER, "base")
                raise place.refusal("pack-other-edition", found=pack.base, edition=choice.edition)
            packs.append(pack)
        merged = merge(self.layout, packs)
        check_complete(self.layout, merged)
        return merged

    def export(self, choice: Choice, name: str, comments: dict[str, str]) -> str:
        """Return all content of a choice as the text of one user pack.

        Applied to its edition, it gives the same content. `comments` has text to put above `pack`,
        `house`, the first entry of a kind (`department`), or one entry (`department cardiology`).
        """
        header: Table = {"name": name, "kind": USER, "base": choice.edition}
        base = self.packaged_content(Choice(choice.edition))
        return to_toml(self.layout, header, self.whole_content(choice), base, comments)

    def _chain(self, name: str) -> list[str]:
        """Return a packaged pack and those below it, the lowest first."""
        base = self.packaged(name).base
        return [*self._chain(base), name] if base else [name]

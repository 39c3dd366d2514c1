"""Strands: parts of a picture that are kept up to date together, and how they came to be so.

A strand remembers its last changes. Whoever had it at one of the entries in between is sent what
has changed since; for anyone else there is only the whole.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Sequence
from typing import Final, NamedTuple

from wardround.core.json_types import Undeclared as Json
from wardround.tables.pictures.encoding import changes, encoded
from wardround.tables.pictures.look import Look
from wardround.tables.pictures.parts import BOARD, Part

MOST_LINKS: Final = 32
"""So many changes are remembered for viewers who return."""

Pieces = dict[str, dict[str, bytes]]
"""Encoded values by their places, in each part."""
Memo = dict[tuple[str, int, int], dict[str, bytes]]
"""What differs between two values of a key, by their ids, while both are in use."""


class News(NamedTuple):
    """What has changed: keys that are gone, and then what is new in which part."""

    gone: list[str]
    parts: Pieces


class _Link(NamedTuple):
    """What one look changed."""

    before: int
    """The entry of the look before."""
    anew: bool
    """Whether lines that were told before would read differently now."""
    news: News


class Strand:
    """Some parts of a picture as one kind of viewers sees them."""

    def __init__(self, parts: Sequence[Part], *, board: bool) -> None:
        self._parts = parts
        self._has_board = board
        self.seq = -1
        """The entry up to which it is up to date."""
        self._depends: dict[str, object] = {}
        self._pieces: Pieces = {}
        self._values: dict[str, Json] = {}
        """The values of deep parts."""
        self._view: Json = {}
        self._sight: Json = {}
        self._own = 0
        self._reading: Hashable = None
        """What the lines told so far depend on besides the game."""
        self._links: deque[_Link] = deque(maxlen=MOST_LINKS)

    def follow(self, look: Look, memo: Memo) -> None:
        """Make again what has changed since the last look."""
        sight = look.own_view
        look.own = self._own if _is_same(self._sight, sight, memo) else self._own + 1
        depends, pieces, news = dict(self._depends), dict(self._pieces), News([], {})
        deep = dict(self._values)
        for part in self._parts:
            basis = None if part.depends is None else part.depends(look)
            if part.name in pieces and part.depends is not None and depends[part.name] == basis:
                continue
            values = part.make(look)
            made = {key: encoded(value) for key, value in values.items()}
            _note(news, part.name, pieces.get(part.name, {}), made)
            if part.deep:
                _refine(news, part.name, self._values.get(part.name, {}), values)
                deep[part.name] = values
            depends[part.name], pieces[part.name] = basis, made
        if self._has_board and look.view:
            self._note_board(news, look.view, memo)
        reading = (look.names_key, look.muted)
        anew = reading != self._reading
        self._links.append(_Link(self.seq, anew, news))
        self._depends, self._pieces, self._view = depends, pieces, look.view
        self._values = deep
        self._sight, self._own, self._reading = sight, look.own, reading
        self.seq = look.table.seq

    def _note_board(self, news: News, view: Json, memo: Memo) -> None:
        """Note where the view has changed; what viewers have in common is compared once."""
        if view.keys() != self._view.keys():
            news.parts[BOARD] = {"view": encoded(view)}
            return
        found: dict[str, bytes] = {}
        for key, value in view.items():
            found |= _changes(key, self._view[key], value, memo)
        if found:
            news.parts[BOARD] = found

    def whole(self) -> Pieces:
        """Return all of it."""
        return self._pieces | ({BOARD: {"view": encoded(self._view)}} if self._view else {})

    def since(self, seq: int) -> News | None:
        """Return what has changed for who had it at an entry; None if that is not known."""
        if seq == self.seq:
            return News([], {})
        if self._links and self._links[-1].before == seq:  # as for all who follow it
            return None if self._links[-1].anew else self._links[-1].news
        links = list(self._links)
        first = next((at for at, link in enumerate(links) if link.before == seq), None)
        if first is None or any(link.anew for link in links[first:]):
            return None
        told = News([], {})
        for link in links[first:]:
            _add(told, link.news)
        return told


def _changes(key: str, before: object, after: object, memo: Memo) -> dict[str, bytes]:
    """Return where a value of a view has changed."""
    if before is after:
        return {}
    pair = (key, id(before), id(after))
    known = memo.get(pair)
    if known is None:
        known = memo[pair] = changes(f"view/{key}", before, after)
    return known


def _is_same(before: Json, after: Json, memo: Memo) -> bool:
    """Return whether a viewer's own sight is as before; it consists of values of their view."""
    return before.keys() == after.keys() and not any(
        _changes(key, before[key], value, memo) for key, value in after.items()
    )


def _note(news: News, name: str, before: dict[str, bytes], after: dict[str, bytes]) -> None:
    """Note how a part has changed."""
    news.gone.extend(key for key in before if key not in after)
    found = {key: one for key, one in after.items() if before.get(key) != one}
    if found:
        news.parts[name] = found


def _refine(news: News, name: str, before: Json, after: Json) -> None:
    """Note instead of changed values the places in them that have changed."""
    for key in news.parts.get(name, {}).keys() & before.keys():
        del news.parts[name][key]
        news.parts[name] |= changes(key, before[key], after[key])


def _add(told: News, news: News) -> None:
    """Add later news to earlier ones."""
    for part in told.parts.values():
        for key in news.gone:
            _drop(part, key)
    told.gone.extend(key for key in news.gone if key not in told.gone)
    for name, found in news.parts.items():
        part = told.parts.setdefault(name, {})
        for path, one in found.items():
            # What was put inside it before is replaced, and what comes later is put there later.
            _drop(part, path)
            part[path] = one


def _drop(part: dict[str, bytes], path: str) -> None:
    """Drop what was put in a place, and inside of it."""
    for inside in [old for old in part if old == path or old.startswith(f"{path}/")]:
        del part[inside]

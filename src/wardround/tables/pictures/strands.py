"""Strands: parts of a picture that are kept up to date together, and how they came to be so.

A strand remembers its last changes. Whoever had it at one of the entries in between is sent what
has changed since; for anyone else there is only the whole.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Final, NamedTuple

from wardround.core.json_types import View
from wardround.tables.game.table import OVER
from wardround.tables.pictures.encoding import Places, changes, encoded
from wardround.tables.pictures.look import Earlier, Look
from wardround.tables.pictures.parts import BOARD, Part
from wardround.tables.pictures.views import VIEWER

MOST_LINKS: Final = 16
"""So many changes are remembered for viewers who return."""

Values = Mapping[str, object]
"""The values of a part by their keys."""
Pieces = dict[str, Places]
"""What is new in each part."""


class Memo:
    """What differs between two values that many viewers had and have, found once."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], tuple[object, object, Places]] = {}

    def find(self, before: object, after: object, differ: Callable[[], dict[str, bytes]]) -> Places:
        """Return in which places two values differ; both live as long as this."""
        pair = (id(before), id(after))
        known = self._known.get(pair)
        if known is None:
            known = self._known[pair] = (before, after, Places(differ()))
        return known[2]


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
        self._is_over = False
        self._depends: dict[str, object] = {}
        self._values: dict[str, Values] = {}
        """The values of parts that are compared by them."""
        self._pieces: dict[str, dict[str, bytes]] = {}
        """The others, encoded."""
        self._view: View = {}
        self._seen: View = {}
        self._sight: object = {}
        self._earlier: Earlier | None = None
        self._own = 0
        self._reading: Hashable = None
        """What the lines told so far depend on besides the game."""
        self._links: deque[_Link] = deque(maxlen=MOST_LINKS)

    def follow(self, look: Look, seen: View, memo: Memo) -> None:
        """Make again what has changed since the last look; `seen` is the view that many share."""
        sight = look.own_view
        look.own = self._own if self._sight == sight else self._own + 1
        look.earlier = self._earlier
        depends, news = dict(self._depends), News([], {})
        values, pieces = dict(self._values), dict(self._pieces)
        for part in self._parts:
            name = part.name
            if part.depends is not None:
                basis = part.depends(look)
                if name in depends and depends[name] == basis:
                    continue
                depends[name] = basis
            made = part.make(look)
            if part.by_value:
                before = values.get(name)
                if before is not made:
                    _note_values(news, part, before or {}, made, memo)
                    values[name] = made
            else:
                told = {key: encoded(value) for key, value in made.items()}
                _note(news, name, pieces.get(name, {}), told)
                pieces[name] = told
        if self._has_board and seen:
            board = _board(self._seen, seen, look.view, memo)
            if board is not None:
                news.parts[BOARD] = board
        if not self._is_over and look.table.status == OVER:
            self._is_over = True
            self._links.clear()  # few come back to what led to the end; they are sent everything
        reading = (look.names_key, look.muted)
        self._links.append(_Link(self.seq, reading != self._reading, news))
        self._depends, self._values, self._pieces = depends, values, pieces
        self._view, self._seen, self._sight = look.view, seen, sight
        self._earlier, self._own, self._reading = look.now, look.own, reading
        self.seq = look.table.seq

    def pack(self) -> None:
        """Forget how it came to be so."""
        self._links.clear()

    def whole(self) -> Pieces:
        """Return all of it."""
        told = {
            name: Places({key: encoded(value) for key, value in made.items()})
            for name, made in self._values.items()
        }
        encoded_before = {name: Places(part) for name, part in self._pieces.items()}
        board = {BOARD: Places({"view": encoded(self._view)})} if self._view else {}
        return encoded_before | told | board

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


def _board(before: View, seen: View, view: View, memo: Memo) -> Places | None:
    """Return where a view has changed; what viewers have in common is compared once."""
    if before is seen:
        return None
    if not before:
        return Places({"view": encoded(view)})

    def differ() -> dict[str, bytes]:
        found: dict[str, bytes] = {}
        for key, value in seen.items():
            if value is not before[key] and key != VIEWER:  # a strand stays one viewer's
                found |= changes(f"view/{key}", before[key], value)
        return found

    found = memo.find(before, seen, differ)
    return found if found.by_path else None


def _note(news: News, name: str, before: dict[str, bytes], after: dict[str, bytes]) -> None:
    """Note how a part has changed."""
    news.gone.extend([key for key in before if key not in after])
    found = {key: one for key, one in after.items() if before.get(key) != one}
    if found:
        news.parts[name] = Places(found)


def _note_values(news: News, part: Part, before: Values, after: Values, memo: Memo) -> None:
    """Note how a part has changed, if need be by the places inside its values."""
    news.gone.extend([key for key in before if key not in after])

    def differ() -> dict[str, bytes]:
        found: dict[str, bytes] = {}
        for key, value in after.items():
            if key not in before:
                found[key] = encoded(value)
            elif part.deep:
                found |= changes(key, before[key], value)
            elif before[key] != value:
                found[key] = encoded(value)
        return found

    places = memo.find(before, after, differ) if before else Places(differ())
    if places.by_path:
        news.parts[part.name] = places


def _add(told: News, news: News) -> None:
    """Add later news to earlier ones."""
    for part in told.parts.values():
        for key in news.gone:
            _drop(part.by_path, key)
    told.gone.extend(key for key in news.gone if key not in told.gone)
    for name, found in news.parts.items():
        part = told.parts.setdefault(name, Places({}))
        for path, one in found.by_path.items():
            # What was put inside it before is replaced, and what comes later is put there later.
            _drop(part.by_path, path)
            part.by_path[path] = one


def _drop(part: dict[str, bytes], path: str) -> None:
    """Drop what was put in a place, and inside of it."""
    for inside in [old for old in part if old == path or old.startswith(f"{path}/")]:
        del part[inside]

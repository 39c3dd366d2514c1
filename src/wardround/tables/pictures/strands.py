"""Strands: parts of a picture that are kept up to date together, and how they came to be so.

A strand remembers its last changes. Whoever had it at one of the entries in between is sent what
has changed since; for anyone else there is only the whole.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Mapping, Sequence
from typing import Final, NamedTuple

from wardround.core.json_types import View
from wardround.tables.game.table import OVER
from wardround.tables.pictures.encoding import changes, encoded
from wardround.tables.pictures.look import Look
from wardround.tables.pictures.parts import BOARD, Part
from wardround.tables.pictures.views import VIEWER

MOST_LINKS: Final = 16
"""So many changes are remembered for viewers who return."""

Values = Mapping[str, object]
"""The values of a part by their keys."""
Pieces = dict[str, dict[str, bytes]]
"""Encoded values by their places, in each part."""
Memo = dict[tuple[int, int], dict[str, bytes]]
"""What differs between two views, by their ids, while both are in use."""


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
        self._pieces: Pieces = {}
        """The others, encoded."""
        self._view: View = {}
        self._seen: View = {}
        self._sight: Values = {}
        self._own = 0
        self._reading: Hashable = None
        """What the lines told so far depend on besides the game."""
        self._links: deque[_Link] = deque(maxlen=MOST_LINKS)

    def follow(self, look: Look, seen: View, memo: Memo) -> None:
        """Make again what has changed since the last look; `seen` is the view that many share."""
        sight = look.own_view
        look.own = self._own if self._sight == sight else self._own + 1
        depends, news = dict(self._depends), News([], {})
        values, pieces = dict(self._values), dict(self._pieces)
        for part in self._parts:
            name, basis = part.name, None if part.depends is None else part.depends(look)
            if part.depends is not None and name in depends and depends[name] == basis:
                continue
            depends[name], made = basis, part.make(look)
            if part.by_value:
                _note_values(news, part, values.get(name, {}), made)
                values[name] = made
            else:
                told = {key: encoded(value) for key, value in made.items()}
                _note(news, name, pieces.get(name, {}), told)
                pieces[name] = told
        if self._has_board and seen:
            board = _board(self._seen, seen, look.view, memo)
            if board:
                news.parts[BOARD] = board
        if not self._is_over and look.table.status == OVER:
            self._is_over = True
            self._links.clear()  # few come back to what led to the end; they are sent everything
        reading = (look.names_key, look.muted)
        self._links.append(_Link(self.seq, reading != self._reading, news))
        self._depends, self._values, self._pieces = depends, values, pieces
        self._view, self._seen, self._sight = look.view, seen, sight
        self._own, self._reading = look.own, reading
        self.seq = look.table.seq

    def whole(self) -> Pieces:
        """Return all of it."""
        told = {
            name: {key: encoded(value) for key, value in made.items()}
            for name, made in self._values.items()
        }
        board = {BOARD: {"view": encoded(self._view)}} if self._view else {}
        return self._pieces | told | board

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


def _board(before: View, seen: View, view: View, memo: Memo) -> dict[str, bytes]:
    """Return where a view has changed; what viewers have in common is compared once."""
    if before is seen:
        return {}
    if before.keys() != seen.keys():
        return {"view": encoded(view)}
    pair = (id(before), id(seen))
    found = memo.get(pair)
    if found is None:
        found = memo[pair] = {}
        for key, value in seen.items():
            if value is not before[key] and key != VIEWER:  # a strand stays one viewer's
                found |= changes(f"view/{key}", before[key], value)
    return found


def _note(news: News, name: str, before: dict[str, bytes], after: dict[str, bytes]) -> None:
    """Note how a part has changed."""
    news.gone.extend(key for key in before if key not in after)
    found = {key: one for key, one in after.items() if before.get(key) != one}
    if found:
        news.parts[name] = found


def _note_values(news: News, part: Part, before: Values, after: Values) -> None:
    """Note how a part has changed, if need be by the places inside its values."""
    news.gone.extend(key for key in before if key not in after)
    found: dict[str, bytes] = {}
    for key, value in after.items():
        if key not in before:
            found[key] = encoded(value)
        elif part.deep:
            found |= changes(key, before[key], value)
        elif before[key] != value:
            found[key] = encoded(value)
    if found:
        news.parts[part.name] = found


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

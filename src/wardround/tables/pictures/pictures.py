"""Pictures of tables: whole ones, and for streams only what has changed.

Everything is made when somebody looks, once for all who see the same, and encoded once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakKeyDictionary

from wardround.tables.game import showing
from wardround.tables.game.table import Table
from wardround.tables.pictures.encoding import Places, encoded, joined, joined_parts
from wardround.tables.pictures.look import Look, Spoken, spoken_at
from wardround.tables.pictures.parts import CHAT, HERE, LOG, SHARED, VIEWED
from wardround.tables.pictures.private_events import Sight
from wardround.tables.pictures.strands import Memo, Pieces, Strand
from wardround.tables.pictures.views import VIEWER, Views

if TYPE_CHECKING:
    from wardround.tables.pictures.narrating import TableWords


@dataclass(frozen=True, slots=True)
class Looked:
    """Who looks at a table, and what about them is not in its log."""

    viewer: int | None
    language: str
    mine: list[int]
    away: list[int]
    secret: bool = False
    """Whether the seed stays secret after the end."""

    def here(self, table: Table) -> dict[str, bytes]:
        """Return what holds for this look only."""
        told = {"mine": _numbers(tuple(self.mine)), "away": _numbers(tuple(self.away))}
        if table.match is not None:
            told["seed"] = encoded(None if self.secret else showing.seed(table))
        return told


@lru_cache(1024)
def _numbers(seats: tuple[int, ...]) -> bytes:
    """Return a list of seats as JSON."""
    return encoded(seats)


class _Lines(NamedTuple):
    """What is new in the log after an entry."""

    events: dict[str, bytes]
    keep: int
    """How many lines still hold."""
    add: bytes
    first: int
    """The number of events from which on they are told again."""

    def places(self) -> Places:
        """Return it as keys of a picture."""
        return Places({**self.events, "told": b'{"keep":%d,"add":%s}' % (self.keep, self.add)})


class _Shelf:
    """What is known of one table."""

    def __init__(self) -> None:
        self.shared: dict[str, Strand] = {}
        self.viewed: dict[tuple[int | None, str], Strand] = {}
        self.seq = -1
        self.views = Views()
        self.spoken: dict[str, Spoken] = {}
        self.logs: dict[tuple[int | None, str, int], _Lines] = {}
        self.told: dict[tuple[int | None, str, int, int], Places] = {}
        """The same as keys of a picture, for viewers with so many more lines than others."""
        self.sights: dict[int, Sequence[Sight]] = {}
        self.memo = Memo()

    def turn(self, seq: int) -> None:
        """Forget what held at an earlier entry."""
        if seq != self.seq:
            self.seq = seq
            self.views.turn()
            self._clear()

    def _clear(self) -> None:
        self.spoken, self.logs, self.told, self.sights = {}, {}, {}, {}
        self.memo = Memo()

    def pack(self) -> None:
        """Forget what leads from an earlier entry to this one."""
        self._clear()
        self.views.pack()
        for strand in [*self.shared.values(), *self.viewed.values()]:
            strand.pack()


class Pictures:
    """The pictures of a server's tables."""

    def __init__(self, table_words: TableWords) -> None:
        self._words = table_words
        self._shelves: WeakKeyDictionary[Table, _Shelf] = WeakKeyDictionary()

    def whole(self, table: Table, looked: Looked, after: int = 0) -> bytes:
        """Return all that a viewer may see who knew the log up to `after`."""
        parts = self._whole(self._shelf(table), table, looked, after)
        flat = {"seq": encoded(table.seq)}
        for part in parts.values():
            flat |= part.by_path
        return joined(flat)

    def news(
        self, table: Table, looked: Looked, after: int, here: dict[str, bytes]
    ) -> tuple[bytes, dict[str, bytes]]:
        """Return what is new to a viewer who knew the table up to `after`, and `Looked.here`.

        They also know what was `here` at their last look. If what they had is not known, they are
        sent everything, as after no entry at all.
        """
        shelf = self._shelf(table)
        now, told, gone = looked.here(table), Pieces(), list[str]()
        for strand in self._strands(shelf, table, looked):
            one = strand.since(after) if after > 0 else None
            if one is None:
                return _event(table.seq, 0, [], self._whole(shelf, table, looked, 0)), now
            told |= one.parts
            gone += one.gone
        told |= self._added(shelf, table, looked, after)
        if here != now:
            changed = {key: value for key, value in now.items() if here.get(key) != value}
            if changed:
                told[HERE] = Places(changed)
        return _event(table.seq, after, gone, told), now

    def pack(self, table: Table) -> None:
        """Drop what only those need who don't know a table as it is; they are sent everything."""
        shelf = self._shelves.get(table)
        if shelf is not None and shelf.seq == table.seq:
            shelf.pack()

    def forget(self, table: Table) -> None:
        """Drop what is known of a table; who follows it is sent everything at the next change."""
        self._shelves.pop(table, None)

    def _whole(self, shelf: _Shelf, table: Table, looked: Looked, after: int) -> Pieces:
        parts: Pieces = {}
        for strand in self._strands(shelf, table, looked):
            parts |= strand.whole()
        parts |= self._added(shelf, table, looked, after)
        parts.setdefault(CHAT, Places({"said": b"[]"}))
        return parts | {HERE: Places(looked.here(table))}

    def _strands(self, shelf: _Shelf, table: Table, looked: Looked) -> tuple[Strand, Strand]:
        """Return the parts that the viewer shares and those of their own, up to date."""
        viewer, language = looked.viewer, looked.language
        shared, viewed = shelf.shared.get(language), shelf.viewed.get((viewer, language))
        if shared is None:
            shared = shelf.shared[language] = Strand(SHARED, board=False)
        if viewed is None:
            viewed = shelf.viewed[viewer, language] = Strand(VIEWED, board=True)
        if shared.seq != table.seq:
            spoken = self._spoken(shelf, table, language)
            shared.follow(Look(self._words, table, None, spoken, {}), {}, shelf.memo)
        if viewed.seq != table.seq:
            spoken, seen = self._spoken(shelf, table, language), shelf.views.of(table.match, viewer)
            view = {**seen, VIEWER: viewer} if seen else {}
            viewed.follow(Look(self._words, table, viewer, spoken, view), seen, shelf.memo)
        return shared, viewed

    def _spoken(self, shelf: _Shelf, table: Table, language: str) -> Spoken:
        spoken = shelf.spoken.get(language)
        if spoken is None:
            narrator = self._words.narrator(table, language)
            spoken = shelf.spoken[language] = spoken_at(table, narrator)
        return spoken

    def _shelf(self, table: Table) -> _Shelf:
        shelf = self._shelves.get(table)
        if shelf is None:
            shelf = self._shelves[table] = _Shelf()
        shelf.turn(table.seq)
        return shelf

    def _added(self, shelf: _Shelf, table: Table, looked: Looked, after: int) -> Pieces:
        """Return the lines, events and messages after an entry."""
        told: Pieces = {}
        if table.match is not None:
            told[LOG] = self._log(shelf, table, looked, after)
        if table.story.messages():
            said = showing.said(table, looked.viewer, after)
            if said:
                told[CHAT] = Places({"said": encoded(said)})
        return told

    def _log(self, shelf: _Shelf, table: Table, looked: Looked, after: int) -> Places:
        """Return what is new in the log; lines that all are told are made for all."""
        viewer, language = looked.viewer, looked.language
        more = -1
        if viewer is not None and table.hidden is None:
            more = self._more(shelf, table, viewer, language, after)
        whose = viewer if more < 0 else None
        key = (whose, language, after, more)
        told = shelf.told.get(key)
        if told is None:
            lines = self._lines(shelf, table, whose, language, after)
            told = shelf.told[key] = lines._replace(keep=lines.keep + max(more, 0)).places()
        return told

    def _more(self, shelf: _Shelf, table: Table, viewer: int, language: str, after: int) -> int:
        """Return how many lines a seat has more than others, who are told the same; or -1."""
        first = self._lines(shelf, table, None, language, after).first
        seen = shelf.sights.get(viewer)
        if seen is None:
            narrator = self._spoken(shelf, table, language).narrator
            seen = shelf.sights[viewer] = self._words.sights(table, narrator, viewer)
        return self._words.lines_for_all(table, language, first, seen) if seen else 0

    def _lines(
        self, shelf: _Shelf, table: Table, viewer: int | None, language: str, after: int
    ) -> _Lines:
        """Return what is new in the log of all, or of one viewer."""
        key = (viewer, language, after)
        known = shelf.logs.get(key)
        if known is None:
            told = self._words.lines(table, language, viewer, after)
            match = table.playing()
            events = encoded(showing.events(table, match, viewer, after))
            others = {"steps": encoded(match.seen_by(viewer).version), "log": events}
            first = self._words.first_new(table, language, viewer, after)
            known = shelf.logs[key] = _Lines(others, told["keep"], encoded(told["add"]), first)
        return known


def _event(seq: int, after: int, gone: list[str], parts: Pieces) -> bytes:
    """Return an event of a stream."""
    told = joined_parts(parts)
    lost = b'"gone":%s,' % encoded(gone) if gone else b""
    return b'{"seq":%d,"after":%d,%s"parts":%s}' % (seq, after, lost, told)

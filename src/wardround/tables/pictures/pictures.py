"""Pictures of tables: whole ones, and for streams only what has changed.

Everything is made when somebody looks, once for all who see the same, and encoded once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakKeyDictionary

from wardround.core.json_types import Undeclared as Json
from wardround.tables.game import showing
from wardround.tables.game.table import Table
from wardround.tables.pictures.encoding import encoded, joined
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
        told: Json = {"mine": self.mine, "away": self.away}
        if table.match is not None:
            told["seed"] = None if self.secret else showing.seed(table)
        return {key: encoded(value) for key, value in told.items()}


class _Lines(NamedTuple):
    """What is new in the log after an entry."""

    events: dict[str, bytes]
    keep: int
    """How many lines still hold."""
    add: bytes
    first: int
    """The number of events from which on they are told again."""

    def pieces(self) -> dict[str, bytes]:
        """Return it as keys of a picture."""
        return {**self.events, "told": b'{"keep":%d,"add":%s}' % (self.keep, self.add)}


class _Shelf:
    """What is known of one table."""

    def __init__(self) -> None:
        self.shared: dict[str, Strand] = {}
        self.viewed: dict[tuple[int | None, str], Strand] = {}
        self.seq = -1
        self.views = Views()
        self.spoken: dict[str, Spoken] = {}
        self.logs: dict[tuple[int | None, str, int], _Lines] = {}
        self.sights: dict[int, Sequence[Sight]] = {}
        self.memo: Memo = {}

    def turn(self, seq: int) -> None:
        """Forget what held at an earlier entry."""
        if seq != self.seq:
            self.seq = seq
            self.views.turn()
            self.spoken, self.logs, self.sights, self.memo = {}, {}, {}, {}


class Pictures:
    """The pictures of a server's tables."""

    def __init__(self, table_words: TableWords) -> None:
        self._words = table_words
        self._shelves: WeakKeyDictionary[Table, _Shelf] = WeakKeyDictionary()

    def whole(self, table: Table, looked: Looked, after: int = 0) -> bytes:
        """Return all that a viewer may see who knew the log up to `after`."""
        parts = self._whole(table, looked, after)
        flat = {"seq": encoded(table.seq)}
        for pieces in parts.values():
            flat |= pieces
        return joined(flat)

    def news(
        self, table: Table, looked: Looked, after: int, here: dict[str, bytes]
    ) -> tuple[bytes, dict[str, bytes]]:
        """Return what is new to a viewer who knew the table up to `after`, and `Looked.here`.

        They also know what was `here` at their last look. If what they had is not known, they are
        sent everything, as after no entry at all.
        """
        strands = self._strands(table, looked)
        news = [strand.since(after) for strand in strands] if after > 0 else [None]
        now = looked.here(table)
        told: Pieces = {}
        gone: list[str] = []
        for one in news:
            if one is None:
                whole = {name: joined(part) for name, part in self._whole(table, looked, 0).items()}
                return _event(table.seq, 0, [], whole), now
            told |= one.parts
            gone += one.gone
        told |= self._added(table, looked, after)
        changed = {key: one for key, one in now.items() if here.get(key) != one}
        if changed:
            told[HERE] = changed
        parts = {name: joined(part) for name, part in told.items()}
        return _event(table.seq, after, gone, parts), now

    def _whole(self, table: Table, looked: Looked, after: int) -> Pieces:
        parts: Pieces = {}
        for strand in self._strands(table, looked):
            parts |= strand.whole()
        parts |= self._added(table, looked, after)
        parts.setdefault(CHAT, {"said": b"[]"})
        return parts | {HERE: looked.here(table)}

    def _strands(self, table: Table, looked: Looked) -> tuple[Strand, Strand]:
        """Return the parts that the viewer shares and those of their own, up to date."""
        shelf = self._shelf(table)
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

    def _added(self, table: Table, looked: Looked, after: int) -> Pieces:
        """Return the lines, events and messages after an entry."""
        told: Pieces = {}
        if table.match is not None:
            told[LOG] = self._log(table, looked.viewer, looked.language, after).pieces()
        said = showing.chat(table, looked.viewer, after)["said"]
        if said:
            told[CHAT] = {"said": encoded(said)}
        return told

    def _log(self, table: Table, viewer: int | None, language: str, after: int) -> _Lines:
        """Return what is new in the log; lines that all are told are made for all."""
        table_words, shelf = self._words, self._shelf(table)
        if viewer is not None and table.hidden is None:
            narrator = table_words.narrator_for(table, language, viewer)
            if viewer not in shelf.sights:
                shelf.sights[viewer] = table_words.sights(table, narrator, viewer)
            common = self._log(table, None, language, after)
            seen = shelf.sights[viewer]
            more = table_words.lines_for_all(table, language, common.first, seen)
            if more >= 0:
                return common._replace(keep=common.keep + more)
        key = (viewer, language, after)
        if key not in shelf.logs:
            told = table_words.lines(table, language, viewer, after)
            story = showing.history(table, table.playing(), viewer, after)
            others = {name: encoded(value) for name, value in story.items()}
            first = table_words.first_new(table, language, viewer, after)
            shelf.logs[key] = _Lines(others, told["keep"], encoded(told["add"]), first)
        return shelf.logs[key]


def _event(seq: int, after: int, gone: list[str], parts: dict[str, bytes]) -> bytes:
    """Return an event of a stream."""
    told = {"seq": encoded(seq), "after": encoded(after)}
    if gone:
        told["gone"] = encoded(gone)
    return joined(told | {"parts": joined(parts)})

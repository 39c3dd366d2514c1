"""One viewer's look at a table in one language, with what several parts of it read."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from wardround import catalog
from wardround.core.game import Game
from wardround.core.json_types import View
from wardround.narration.narrator import Narrator
from wardround.tables.game.table import Table
from wardround.tables.pictures.names import table_names

if TYPE_CHECKING:
    from wardround.tables.pictures.narrating import TableWords
    from wardround.tables.pictures.picture_types import NowPart

Sight = Callable[[View, int], object]


class Spoken:
    """A table as it is now in a language: who tells it, and what its players are called."""

    __slots__ = ("key", "names", "narrator", "waiting")

    def __init__(self, narrator: Narrator, names: list[str]) -> None:
        self.narrator = narrator
        self.names = names
        self.key = tuple(names)
        """The names, to be compared."""
        self.waiting: NowPart | None = None
        """The status line of all who wait, once one of them has looked."""


def spoken_at(table: Table, narrator: Narrator) -> Spoken:
    """Return a table in the language of a narrator."""
    return Spoken(narrator, table_names(table.chairs, narrator.words))


@cache
def _sight_of(game: Game, kind: str) -> Sight | None:
    """Return what a game declares that something of a seat follows from, if it does."""
    name = f"wardround.{catalog.package_of(game)}.apart"
    if find_spec(name) is None:
        return None
    told: Sight = getattr(import_module(name), f"{kind}_sight")
    return told


class Earlier:
    """What a viewer saw at their last look, and where the game was."""

    __slots__ = ("_moves", "_past", "_view")

    def __init__(self, past: object, moves: int, view: View) -> None:
        self._past = past
        self._moves = moves
        self._view = view

    def view_at(self, past: object, moves: int) -> View | None:
        """Return the view after so many moves of a course, if that was then."""
        return self._view if self._past is past and self._moves == moves else None


class Look:
    """A look at a table as it is now; it holds no longer than until the next entry."""

    def __init__(
        self,
        table_words: TableWords,
        table: Table,
        viewer: int | None,
        spoken: Spoken,
        view: View,
    ) -> None:
        self.table_words = table_words
        self.table = table
        self.viewer = viewer
        self.view = view
        """What the viewer sees of the game; empty before it."""
        self.spoken = spoken
        self.narrator = spoken.narrator
        self.names = spoken.names
        self.names_key = spoken.key
        chair = None if viewer is None else table.chairs.all[viewer]
        self.muted = tuple(sorted(chair.muted)) if chair is not None and chair.muted else ()
        self.own = 0
        """A number that is another whenever `own_view` is another."""
        self.earlier: Earlier | None = None
        self._reach: tuple[int, str] | None = None

    def basis(self, kind: str) -> object:
        """Return what the viewer's `forecast` or `prospect` follows from, or that of one `card`."""
        declared = _sight_of(self.table.terms.game, kind)
        if self.viewer is None or self.table.match is None:
            return None
        return self.own if declared is None else declared(self.view, self.viewer)

    @property
    def now(self) -> Earlier | None:
        """This look, for the next one; None where a viewer does not see the game as it is."""
        match = self.table.match
        if match is None or self.table.hidden is not None:
            return None
        return Earlier(match.past, match.version, self.view)

    @property
    def waits(self) -> bool:
        """Whether the viewer can do nothing but wait, as all others who do."""
        match = self.table.match
        if match is None or self.table.hidden is not None:
            return False
        actors = match.actors()
        return bool(actors) and self.viewer not in actors

    @property
    def reach(self) -> tuple[int, str]:
        """The first action that the seat can undo, and why not earlier ones."""
        if self._reach is None:
            assert self.viewer is not None, "only seats do something"
            self._reach = self.table.playing().reach(self.viewer)
        return self._reach

    @property
    def own_view(self) -> object:
        """What the own choices, plan and forecast of the viewer follow from."""
        declared = _sight_of(self.table.terms.game, "own")
        if declared is None or self.viewer is None or self.table.match is None:
            return self.view
        sight = declared(self.view, self.viewer)
        return self.view if sight is None else sight

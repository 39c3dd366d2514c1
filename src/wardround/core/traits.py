"""What is special about a game: facts that general code reads instead of knowing the game.

A game declares its `Traits` once; tables, clocks, the server and the browser follow them.
"""

from __future__ import annotations

from typing import Final

from wardround.core.json_types import Settings, View

SETUP: Final = "setup"
"""The phase that every game starts in."""
END: Final = "end"
"""The phase of every finished game."""


class Vocabulary:
    """The ids that a game uses in views, actions and events."""

    __slots__ = ("events", "phases", "prompts", "verbs")

    def __init__(
        self,
        *,
        phases: tuple[str, ...] = (SETUP, END),
        verbs: tuple[str, ...] = (),
        prompts: tuple[str, ...] = (),
        events: tuple[str, ...] = (),
    ) -> None:
        self.phases = phases
        """In the order of play, from `SETUP` to `END`."""
        self.verbs = verbs
        self.prompts = prompts
        self.events = events

    def all(self) -> set[str]:
        """Return all of them."""
        return {*self.phases, *self.verbs, *self.prompts, *self.events}


class Chapters:
    """How a game counts its progress: in rounds, in turns, or not at all."""

    __slots__ = ("began", "count", "total")

    def __init__(self, *, count: str = "", total: str = "", began: str = "") -> None:
        self.count = count
        """The field of a view that counts, such as `round`; its name is the name of a chapter."""
        self.total = total
        """The field with how many there will be, if that is known."""
        self.began = began
        """The event that starts a chapter."""

    def number(self, view: View) -> int:
        """Return the chapter that a view is in; 0 before the first."""
        return int(view[self.count]) if self.count else 0

    def of(self, view: View) -> int | None:
        """Return how many chapters there are, or None if nobody knows."""
        return int(view[self.total]) if self.total else None


class Together:
    """A phase in which all seats decide at the same time, so their boards can stay hidden."""

    __slots__ = ("phase", "unless")

    def __init__(self, phase: str, *, unless: str) -> None:
        self.phase = phase
        self.unless = unless
        """The setting by which they decide one after the other instead."""


class TimedPlay:
    """A phase with a time limit that the rules propose."""

    __slots__ = ("closing", "first", "more", "phase")

    def __init__(self, phase: str, *, first: int, more: int, closing: tuple[str, ...]) -> None:
        self.phase = phase
        self.first = first
        """The seconds in the first chapter."""
        self.more = more
        """The additional seconds in each chapter after that."""
        self.closing = closing
        """The verbs that end the phase for a seat without time, most wanted first."""


class DailyWard:
    """What the daily ward of a game is played with."""

    __slots__ = ("bots", "week")

    def __init__(self, week: tuple[Settings, ...], bots: tuple[str, ...] = ()) -> None:
        self.week = week
        """The settings of each day of the week, from Monday on."""
        self.bots = bots
        """The opponents. They count nodes instead of time, so they always answer the same."""


class Traits:
    """Everything that a game declares about itself."""

    __slots__ = ("boards", "chapters", "daily", "endings", "timed", "together", "vocabulary")

    def __init__(
        self,
        *,
        vocabulary: Vocabulary,
        chapters: Chapters,
        boards: str = "",
        endings: tuple[str, ...] = (),
        together: Together | None = None,
        timed: TimedPlay | None = None,
        daily: DailyWard | None = None,
    ) -> None:
        self.vocabulary = vocabulary
        self.chapters = chapters
        self.boards = boards
        """The field of a view that lists each seat's own board, which is open to that seat."""
        self.endings = endings
        """The verbs that end a turn or phase: nobody plays them automatically for a person."""
        self.together = together
        self.timed = timed
        self.daily = daily


PLAIN: Final = Traits(vocabulary=Vocabulary(), chapters=Chapters())
"""A game with nothing special."""

"""The setup of a table: everything decided before anyone joins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from wardround.core.errors import BadOption
from wardround.core.game import Game
from wardround.core.json_types import Settings, Unchecked
from wardround.core.records import Move, Terms, did, luck
from wardround.tables.game.clocks import NO_CLOCK, Clock, read_clock
from wardround.tables.game.table_types import Boards, SeatKind, TakebackMode
from wardround.tables.rows import Stored

PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"

PATIENCE: Final = 60
LEAST_PATIENCE: Final = 60
"""Seconds that a connected player always has, whatever the table's patience."""


@dataclass(frozen=True, slots=True)
class Place:
    """The setup of a seat: open for people, or for a bot."""

    kind: SeatKind
    bot: str = ""
    """The bot, as in `hard:beam=300`; for an open seat the one that plays if nobody joins."""


@dataclass(frozen=True, slots=True)
class TableSetup:
    """The setup of a table. It contains the seed: never show it."""

    game: str
    seed: str
    places: tuple[Place, ...]
    settings: Settings = field(default_factory=dict)
    packs: dict[str, str] = field(default_factory=dict)
    clock: Clock = NO_CLOCK
    watched: bool = True
    """Whether spectators can watch."""
    takebacks: TakebackMode = "none"
    """Whether one may go back beyond what can be undone (see `takebacks`)."""
    boards: Boards = "live"
    """Whether simultaneous moves are shown right away, or when all are done."""
    listed: bool = False
    """Whether it is listed publicly while it waits for players."""
    moves: tuple[Move, ...] = ()
    """Moves that were taken over from another game."""
    practice: bool = False
    daily: str = ""
    """The day of a daily ward, as in `2026-11-15`: the same dice for all, and one attempt."""
    deal: str = ""
    """The table whose dice and cards are dealt again, if there is one."""
    patience: int = PATIENCE
    """Seconds of waiting for a player until the others can let a bot play for them. A connected
    player has `LEAST_PATIENCE` at least."""
    owner: str = ""
    """The person who created it, by the id that only the server knows."""
    mark: str = ""
    """The rules and content it was created with (see `mark_of`); any if it is empty."""

    def terms(self, game: Game, read: Terms | None = None) -> Terms:
        """Return what the game is played by; raise if a setting or a pack is bad.

        What was `read` before from the same settings and packs is not read again.
        """
        terms = Terms(game, self.settings, self.packs) if read is None else read
        count = len(self.places)
        if not game.min_seats <= count <= game.max_seats:
            raise BadOption("bad-seat-count", count=count, low=game.min_seats, high=game.max_seats)
        # A log means something else under other rules or with other cards: never guess.
        rules, _, content = self.mark.partition(" ")
        ours = content == terms.options.pack_digest() and game.follows(rules, terms.options)
        if self.mark and not ours:
            raise BadOption("table-other-rules", game=game.id)
        return terms

    def patience_with(self, *, present: bool) -> int:
        """Return how many seconds the others wait for a player, connected or not."""
        return max(self.patience, LEAST_PATIENCE) if present else self.patience

    def record(self) -> Unchecked:
        """Return it as plain values, to be kept."""
        return {
            "game": self.game,
            "seed": self.seed,
            "places": [[one.kind, one.bot] for one in self.places],
            "settings": self.settings,
            "packs": self.packs,
            "clock": self.clock.record(),
            "watched": self.watched,
            "takebacks": self.takebacks,
            "boards": self.boards,
            "listed": self.listed,
            "moves": [_plain(move) for move in self.moves],
            "practice": self.practice,
            "daily": self.daily,
            "deal": self.deal,
            "patience": self.patience,
            "owner": self.owner,
            "mark": self.mark,
        }


def mark_of(terms: Terms) -> str:
    """Return what identifies the rules and the content of a game."""
    return f"{terms.game.rules_version} {terms.options.pack_digest()}"


def read_setup(told: Stored) -> TableSetup:
    """Return the setup from its `TableSetup.record`."""
    return TableSetup(
        game=told["game"],
        seed=told["seed"],
        places=tuple(Place(*one) for one in told["places"]),
        settings=told["settings"],
        packs=told["packs"],
        clock=read_clock(told["clock"]),
        watched=told["watched"],
        takebacks=told.get("takebacks", "none"),
        boards=told.get("boards", "live"),
        listed=told["listed"],
        moves=tuple(_read(one) for one in told["moves"]),
        practice=told["practice"],
        daily=told.get("daily", ""),
        deal=told.get("deal", ""),
        patience=told["patience"],
        owner=told.get("owner", ""),
        mark=told["mark"],
    )


def _plain(move: Move) -> list[object]:
    return [move.key, *move.outcome] if move.is_luck() else [move.seat, move.action]


def _read(told: Sequence[Any]) -> Move:
    first, *rest = told
    return luck(first, tuple(rest)) if isinstance(first, str) else did(first, rest[0])

"""Tables for tests: laid, with people on their seats, and everything that can be seen of them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.kit.plain import Json
from tests.kit.shown import show
from tests.kit.tiny import TINY
from wardround.catalog import GAMES
from wardround.core.errors import WardroundError
from wardround.core.game import Game
from wardround.core.luck import Rng
from wardround.core.records import replay
from wardround.tables.game.clocks import NO_CLOCK, Clock
from wardround.tables.game.entries import TABLE, Entry
from wardround.tables.game.match import Match
from wardround.tables.game.setup import BOT, OPEN, PATIENCE, Place, TableSetup
from wardround.tables.game.table import Table
from wardround.tables.game.table_types import Boards, TakebackMode

DICE, NURSE = GAMES["dice-hospital"], GAMES["dynamite-nurse"]
EVERY = pytest.mark.parametrize("game", [TINY, DICE, NURSE], ids=lambda game: game.id)
"""Runs a test for the tiny game and for both real ones."""
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")
START = 1_700_000_000_000
"""When the tables of tests are laid."""


class Logged:
    """A table with the log of what it accepted, and a clock that only moves when it is told."""

    def __init__(self, game: Game, laid: TableSetup) -> None:
        self.game = game
        self.setup = laid
        self.table = Table("table", laid, game)
        self.entries: list[Entry] = []
        self.at = START

    @property
    def match(self) -> Match:
        """The game at the table."""
        return self.table.playing()

    def add(self, kind: str, seat: int = TABLE, body: Json | None = None) -> None:
        """Let something happen."""
        entry = Entry(self.table.seq + 1, self.at, kind, seat, body or {})
        self.table.add(entry)
        self.entries.append(entry)

    def refused(self, kind: str, seat: int = TABLE, body: Json | None = None) -> str:
        """Return the code with which something is refused, which must change nothing."""
        before = whole(self.table)
        with pytest.raises(WardroundError) as told:
            self.add(kind, seat, body)
        assert whole(self.table) == before
        return told.value.code

    def act(self, seat: int, action: int | str) -> None:
        """Do something on a seat, by its number or its text."""
        number = self.match.parse(action) if isinstance(action, str) else action
        self.add("act", seat, {"action": number})

    def again(self) -> Table:
        """Return the table that follows from the log."""
        table = Table("table", self.setup, self.game)
        for entry in self.entries:
            table.add(entry)
        return table

    def play(self, rng: Rng, entries: int, by: str = "bot") -> None:
        """Let chance decide for everybody, for so many entries; nothing of a bot is taken back."""
        for _ in range(entries):
            actors = self.match.actors()
            if not actors:
                return
            seat = actors[rng.below(len(actors))]
            legal = self.match.legal(seat)
            self.add("act", seat, {"action": legal[rng.below(len(legal))], "by": by})


def lay(
    game: Game,
    seats: Sequence[str],
    settings: Json | None = None,
    *,
    seed: str = "seed",
    clock: Clock = NO_CLOCK,
    takebacks: TakebackMode = "none",
    boards: Boards = "live",
    patience: int = PATIENCE,
) -> Logged:
    """Lay a table: a seat is `open`, `open:BOT` or the name of a bot."""
    places = tuple(
        Place(OPEN, seat.partition(":")[2]) if seat.startswith(OPEN) else Place(BOT, seat)
        for seat in seats
    )
    laid = TableSetup(
        game.id,
        seed,
        places,
        settings or {},
        clock=clock,
        takebacks=takebacks,
        boards=boards,
        patience=patience,
    )
    return Logged(game, laid)


def seated(
    game: Game,
    people: int,
    settings: Json | None = None,
    *,
    seed: str = "seed",
    clock: Clock = NO_CLOCK,
    takebacks: TakebackMode = "none",
    boards: Boards = "live",
    patience: int = PATIENCE,
) -> Logged:
    """Lay a table and let people sit down on all its seats, so that the game begins."""
    log = lay(
        game,
        ["open"] * people,
        settings,
        seed=seed,
        clock=clock,
        takebacks=takebacks,
        boards=boards,
        patience=patience,
    )
    for seat in range(people):
        log.add("sit", seat, {"name": NAMES[seat], "person": f"p{seat}"})
    return log


def viewers(table: Table) -> list[int | None]:
    """Return everybody who can look at a table."""
    return [None, *range(len(table.chairs.all))]


def glance(table: Table) -> Json:
    """Return what there is at a table, without the work of telling all choices."""
    told: Json = {
        "seq": table.seq,
        "status": table.status,
        "rematch": table.rematch,
        "chairs": [(one.record(), one.automatic, sorted(one.muted)) for one in table.chairs.all],
        "versions": table.decisions.versions[:],
        "deadlines": table.decisions.deadlines[:],
        "said": table.story.said(0, ()),
    }
    if table.match is None:
        return told
    match, seats = table.match, range(len(table.chairs.all))
    told["position"] = position(match)
    told["practice"] = match.practice
    told["may"] = [(match.may_undo(s), match.may_redo(s), match.may_rewind(s)) for s in seats]
    told["bots"] = table.bots_to_act()
    return told


def position(match: Match) -> Json:
    """Return where a game is and how it came there."""
    seats = range(len(match.seats))
    record = match.record()
    return {
        "moves": [repr(move) for move in match.moves_since(0)],
        "events": match.events_since(0),
        "views": [match.view(viewer) for viewer in (None, *seats)],
        "legal": [match.legal(seat) for seat in seats],
        "actors": match.actors(),
        "names": record.seats,
        "replayed": match.game.dump(replay(record)),
    }


def whole(table: Table) -> Json:
    """Return everything that there is at a table, as everybody sees it."""
    return {**glance(table), "shown": [show(table, viewer) for viewer in viewers(table)]}

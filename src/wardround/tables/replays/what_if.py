"""What if: a player's own line from a step of a finished game. Nothing is stored.

The client sends all decisions since that step with every request, also those of the others, which
the server sent it before. So the same line always leads to the same position, and no bot is asked
twice.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from wardround.core.errors import IllegalAction
from wardround.core.game import CHANCE, State
from wardround.core.json_types import View
from wardround.core.records import Record, positions
from wardround.narration.narrator import Narrator
from wardround.tables.errors import Busy, NotFound, Unfit
from wardround.tables.game.match import Match
from wardround.tables.game.table import Table
from wardround.tables.pictures import TableWords
from wardround.tables.pictures.forecasts import foreseen_in
from wardround.tables.ports import Thinker
from wardround.tables.replays.replay_types import BranchShape, DecidedRecord, Meanwhile
from wardround.tables.replays.steps import check_step
from wardround.tables.thinking.choosing import try_easy
from wardround.tables.thinking.claims import Claim

MOST_DECISIONS: Final = 2000
"""The longest line: longer than games are."""


class Decided(NamedTuple):
    """A decision of a line."""

    seat: int
    action: int


class Line(NamedTuple):
    """A player's own line from a step of a finished game."""

    step: int
    decided: Sequence[Decided] = ()
    seat: int | None = None
    """The seat that it is for; the default is the one that decided there."""
    everybody: bool = False
    """Whether the player decides for the others too."""


class Branch:
    """A variation of a game from a step on, with the dice and cards of the record."""

    def __init__(self, table: Table, step: int, seat: int | None, *, everybody: bool) -> None:
        """Start at a step of a game, to decide for a seat or for all.

        The default seat is the one that decided there.
        """
        real = table.playing()
        self.record: Record = real.record()
        check_step(step, len(self.record.moves))
        later = [move for move in self.record.moves[step:] if not move.is_luck()]
        first = later[0].seat if later else 0
        if seat is not None and seat >= len(real.seats):
            raise NotFound("no-such-seat")
        self.seat = first if seat is None else seat
        self.everybody = everybody
        self.line: list[DecidedRecord] = []
        moves = self.record.moves[:step]
        setup = replace(table.setup, moves=moves, boards="live", daily="", practice=True)
        self.table = Table(table.id, setup, table.terms.game)
        self.table.chairs = table.chairs  # for the sentences: the names are the same
        self.match = Match(table.terms, real.seats, setup.seed, moves)
        self.match.practice = True
        self.table.match = self.match
        self._left: list[deque[int]] = [deque() for _ in real.seats]
        """What each seat did in the game from here on; nothing once it does something else."""
        for move in later:
            self._left[move.seat].append(move.action)
        self._lucks = {
            move.key: move.outcome for move in self.record.moves[step:] if move.is_luck()
        }
        """What luck gave in the game from here on."""

    def repeat(self, line: Sequence[Decided]) -> None:
        """Carry out decisions; raise `IllegalAction` at the first that can't be."""
        for one in line:
            self._settle_luck()
            self.decide(one.seat, one.action)

    def go_on(self) -> int | None:
        """Play until the player must decide; return the seat that a bot decides for, or None.

        Dice and cards are those of the game, forced moves are played, and the others repeat their
        moves while they can.
        """
        while True:
            self._settle_luck()
            actors = self.match.actors()
            if not actors:
                return None
            if self.seat not in actors and not self.everybody:
                seat, action = actors[0], self._as_in_game(actors[0])
                if action is None:
                    return seat
            else:
                seat = self.seat if self.seat in actors else actors[0]
                self.seat, action = seat, self._forced(seat)
                if action is None:
                    return None
            self.decide(seat, action)

    def decide(self, seat: int, action: int) -> None:
        """Carry out a decision; raise `IllegalAction` if it can't be."""
        if len(self.line) >= MOST_DECISIONS:
            raise Unfit("branch-too-long", most=MOST_DECISIONS)
        if seat not in self.match.actors():
            raise IllegalAction("not-your-turn", "", "")
        # A client undoes by sending less of the line, so nothing is stored for that.
        self.match.act(seat, action, final=True)
        self.line.append({"seat": seat, "action": action})
        left = self._left[seat]
        if left and left[0] == action:
            left.popleft()
        else:
            left.clear()

    def _settle_luck(self) -> None:
        """Apply the next roll or draw: the same as in the game, if it is possible here.

        It is found by its key, since simultaneous seats can decide in another order here. If there
        is none, the seed decides, which gives the same result for the same decision. The seed
        alone is not enough: a game that continued another one started with that one's dice.
        """
        course, game = self.match.course, self.match.game
        while game.actors(course.state) == [CHANCE]:
            known = self._lucks.get(game.luck_key(course.state))
            is_possible = known is not None and game.possible(course.state, known)
            course.resolve_luck(known if is_possible else None)

    def _as_in_game(self, seat: int) -> int | None:
        """Return what a seat did in the game, if it can still do that."""
        left, legal = self._left[seat], self.match.legal(seat)
        if left and left[0] in legal:
            return left[0]
        return legal[0] if len(legal) == 1 else None

    def _forced(self, seat: int) -> int | None:
        """Return the only thing that a seat can do, if it ends nothing."""
        legal = self.match.legal(seat)
        if len(legal) != 1 or self.match.is_ending(legal[0]):
            return None
        return legal[0]


async def ask_bots(branch: Branch, thinker: Thinker, step: int, claim: Claim) -> None:
    """Play until the player must decide, or the game is over.

    Refuses (503) if all workers are busy with tables: the client can try again.
    """
    while (seat := branch.go_on()) is not None:
        match, table = branch.match, branch.table
        action = await try_easy(
            thinker,
            table.terms,
            match.imagined(seat),
            seat,
            seed=f"{table.setup.seed}/what-if/{step}/{match.version}/{seat}",
            claim=claim,
        )
        if action is None:
            raise Busy("unavailable")
        branch.decide(seat, action)


def branch_shown(branch: Branch, table_words: TableWords, language: str) -> BranchShape:
    """Return where a branch has come, as the seat sees it, and what the game had come to then."""
    table, seat = branch.table, branch.seat
    shown = table_words.shown(table, seat, language, mine=[seat])
    narrator = table_words.narrator(table, language)
    return {
        "line": branch.line,
        "shown": shown,
        "game": meanwhile(branch.record, seat, narrator, branch.match.view(seat)),
    }


def meanwhile(record: Record, seat: int, narrator: Narrator, view: View) -> Meanwhile | None:
    """Return where a seat ended the same round or turn in the game, and what it came to for it.

    That is what was forecast at its last decision there; None if nothing was.
    """
    game, wanted = record.terms.game, narrator.status.counted(view)[0]
    own: list[tuple[int, State]] = []
    for step, (state, move) in enumerate(zip(positions(record), record.moves, strict=False)):
        if move.seat != seat:
            continue
        if narrator.status.counted(game.view(state, seat))[0] == wanted:
            own.append((step, state.copy()))
        elif own:
            break
    for step, state in reversed(own):
        forecast = foreseen_in(game, state, seat)
        if forecast is not None:
            return {"step": step, "forecast": narrator.forecast(forecast)}
    return None

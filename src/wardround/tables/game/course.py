"""The course of a game: the position, its moves, and replaying its end without one of them."""

from __future__ import annotations

import marshal
import zlib
from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from wardround.core.errors import IllegalAction
from wardround.core.game import CHANCE, Event, State
from wardround.core.json_types import EventRecord
from wardround.core.luck import Keyed
from wardround.core.records import Move, Terms, did, luck, push_move
from wardround.tables.game.happened import Happened
from wardround.tables.game.moment import Moment

UNPACKED: Final = 16
"""The moves of so many finished games are kept unpacked for all tables together."""


class Mark:
    """A place in the course of a game to which one can go back."""

    __slots__ = ("events", "index", "state", "without")

    def __init__(self, index: int, state: State, events: int) -> None:
        self.index = index
        """How many moves there had been."""
        self.state = state
        self.events = events
        """The number of events before it."""
        self.without: Without | None = None


class Without:
    """How far the game has been tried without what a seat did from a mark on."""

    __slots__ = ("past", "refused", "state", "until")

    def __init__(self, past: object, mark: Mark) -> None:
        self.past = past
        """The past of the game for which it holds."""
        self.state = mark.state.copy()
        self.until = mark.index
        """How many moves have been tried."""
        self.refused = ""
        """Why the game can't go on so, as a code."""


class Made(NamedTuple):
    """A move, and how it was made."""

    move: Move
    forced: bool
    """Whether it was played for the seat, because there was nothing else."""
    final: bool
    """Whether a bot or the clock decided for the seat."""


class Retold:
    """The end of a game replayed without some actions."""

    __slots__ = ("ends", "events", "left_out", "marks", "state")

    def __init__(self, left_out: Sequence[Mark]) -> None:
        self.left_out = left_out
        """The marks of the actions that are left out, the first one first."""
        self.state = left_out[0].state.copy()
        self.events: list[EventRecord] = []
        self.ends: list[int] = []
        """How many events there were after each move."""
        self.marks: list[tuple[Mark, State, int]] = []
        """The marks on the way, with the position and the events there are now."""


class Course:
    """A position, the moves that led there and their events."""

    def __init__(
        self,
        terms: Terms,
        seats: int,
        seed: str,
        moves: Sequence[Move],
        state: State | None = None,
        opening: State | None = None,
    ) -> None:
        """Start a game, or continue after the `moves` of another, whose events are not listed.

        `state` is the position after these, where that is known, and `opening` the one to start
        with instead of a new game.
        """
        self.game = terms.game
        self._opening = opening
        self._terms = terms
        self._seats = seats
        self._keyed = Keyed(seed)
        self.taken_over = len(moves)
        self._moves = list(moves)
        self._packed = b""
        """The moves, once the game is over."""
        self._forced = bytearray(self.taken_over)
        """Which moves were played for a seat, because there was nothing else."""
        self._final = bytearray(b"\1" * self.taken_over)
        """The moves that a bot or the clock made for a seat."""
        self.events = Happened()
        """Another one whenever earlier events have changed."""
        self.ends = array("i", [0] * self.taken_over)
        """The number of events after each move."""
        self.past = object()
        """Another one whenever earlier moves have changed; else moves and events only grow."""
        self._counts: dict[int, tuple[object, int, int]] = {}
        """How many of the first moves each seat made, as it was asked last."""
        self._luck: tuple[object, int, int] = (None, 0, -1)
        """The last luck among the first moves, as it was asked last."""
        self.state = self.start() if state is None else state
        self._moment: Moment | None = None

    @property
    def moves(self) -> list[Move]:
        """The moves so far, to be read."""
        return _unpacked(self._packed) if self._packed else self._moves

    @property
    def moment(self) -> Moment:
        """What follows from the position as it is now."""
        known = self._moment
        if known is None or known.state is not self.state:
            known = self._moment = Moment(self.game, self.state, len(self.moves))
        return known

    def start(self) -> State:
        """Return the position after what was taken over, before the first event."""
        begun = self._opening
        state = self.game.new(self._terms.options, self._seats) if begun is None else begun.copy()
        for move in self.moves[: self.taken_over]:
            push_move(self.game, state, move)
        return state

    # --- going on --------------------------------------------------------------------------

    def act(self, seat: int, action: int, *, forced: bool = False, final: bool = False) -> None:
        """Play the action of a seat; raise `IllegalAction` if it is not legal."""
        happened = self.game.apply(self.state, seat, action)
        self._moment = None
        self._tell(self.state, happened, self.events)
        self._moves.append(did(seat, action))
        self.ends.append(len(self.events))
        self._forced.append(forced)
        self._final.append(final)

    def resolve_luck(self, known: tuple[int, ...] | None = None) -> None:
        """Let the seed decide the luck that is next, unless what it gives is known."""
        key = self.game.luck_key(self.state)
        outcome = self.game.sample(self.state, self._keyed.stream(key)) if known is None else known
        happened = self.game.apply_luck(self.state, outcome)
        self._moment = None
        self._tell(self.state, happened, self.events)
        self._moves.append(luck(key, outcome))
        self.ends.append(len(self.events))
        self._forced.append(False)
        self._final.append(False)

    def _tell(
        self, state: State, happened: list[Event], events: list[EventRecord] | Happened
    ) -> None:
        events.extend(self.game.event_record(state, event) for event in happened)

    def pack(self) -> None:
        """Take few bytes from now on: nothing more will happen."""
        self.events.pack()
        if self._moves:
            self._packed = _packed(self._moves)
            self._moves = []

    def leave(self) -> None:
        """Forget what follows from the position, until somebody asks again."""
        self._moment = None

    # --- going back ------------------------------------------------------------------------

    def mark(self) -> Mark:
        """Return where the game is now."""
        return Mark(len(self.moves), self.state.copy(), len(self.events))

    def last_of(self, seat: int) -> int | None:
        """Return the place of the last move that a seat chose in this game, or None."""
        for index in range(len(self.moves) - 1, self.taken_over - 1, -1):
            if self.moves[index].seat == seat and not self._forced[index]:
                return index
        return None

    def count_of(self, seat: int, until: int) -> int:
        """Return how many of the first moves a seat made."""
        past, known, count = self._counts.get(seat, (None, 0, 0))
        if past is not self.past or known > until:
            known = count = 0
        for index in range(known, until):
            count += self.moves[index].seat == seat
        self._counts[seat] = (self.past, until, count)
        return count

    def last_luck(self) -> int:
        """Return the place of the last roll or draw; -1 if there was none."""
        past, known, last = self._luck
        if past is not self.past:
            known, last = 0, -1
        for index in range(known, len(self.moves)):
            if self.moves[index].is_luck():
                last = index
        self._luck = (self.past, len(self.moves), last)
        return last

    def alone_since(self, seat: int) -> int:
        """Return the number of moves up to the last one that was not a seat's."""
        index = len(self.moves)
        while index and self.moves[index - 1].seat == seat:
            index -= 1
        return index

    def rested(self, seat: int) -> int:
        """Return the number of moves up to the last one of a seat, with the luck that followed."""
        index = len(self.moves)
        while index and self.moves[index - 1].seat != seat:
            index -= 1
        while 0 < index < len(self.moves) and self.moves[index].is_luck():
            index += 1
        return index

    def luck_follows(self, index: int) -> bool:
        """Return whether the move after the one at `index` was a roll or draw."""
        return index + 1 < len(self.moves) and self.moves[index + 1].is_luck()

    def cut(self, index: int) -> None:
        """Go back to before the move at `index`."""
        moves = self.moves[:index]
        self.past, self._moment = object(), None
        self.state = self.start()
        self.events = Happened()
        del self.ends[self.taken_over :]
        for move in moves[self.taken_over :]:
            refused = self._repeat(self.state, move, self.events)
            assert not refused, "what was played can be played again"
            self.ends.append(len(self.events))
        self._moves = moves
        del self._forced[index:]
        del self._final[index:]

    def made(self, index: int) -> list[Made]:
        """Return the moves from a place on, each with how it was made."""
        every = zip(self.moves, self._forced, self._final, strict=True)
        return [Made(move, bool(forced), bool(final)) for move, forced, final in every][index:]

    def staying(self, index: int) -> list[Made]:
        """Return which of the moves after the one at `index` can stay if that one goes.

        What was forced by it, and the luck that it asked for, goes by itself. From the first other
        move on that is not possible any more, or luck that would be another, everything goes.
        """
        game, state, seat = self.game, self.start(), self.moves[index].seat
        for move in self.moves[self.taken_over : index]:
            push_move(game, state, move)
        stay: list[Made] = []
        for made in self.made(index + 1):
            is_luck = made.move.is_luck()
            if (
                game.actors(state) != [CHANCE]
                if is_luck
                else made.forced and made.move.seat == seat
            ):
                continue
            if self._repeat(state, made.move, []):
                break
            stay.append(made)
        return stay

    def seen_by(self, seat: int | None, start: int, state: State) -> Course:
        """Return it as if since a place, where the game was so, only one seat had acted."""
        taken_over, seed = self.moves[: self.taken_over], self._keyed.seed
        seen = Course(self._terms, self._seats, seed, taken_over, state.copy(), self._opening)
        seen._follow(self, seat, start)
        return seen

    def _follow(self, course: Course, seat: int | None, start: int) -> None:
        """Take over all moves to a place, then those of a seat and the luck that they ask for."""
        told = course.ends[start - 1] if start else 0
        self._moves, self.ends = course.moves[:start], course.ends[:start]
        self.events = Happened(course.events[:told])
        self._forced, self._final = course._forced[:start], course._final[:start]
        for made in course.made(start):
            move = made.move
            if not (self._asks_for(move) if move.is_luck() else move.seat == seat):
                continue
            refused = self._repeat(self.state, move, self.events)
            assert not refused, "what a seat does depends on no other while all decide at once"
            self._moves.append(move)
            self.ends.append(len(self.events))
            self._forced.append(made.forced)
            self._final.append(made.final)

    def _asks_for(self, luck: Move) -> bool:
        """Return whether this roll or draw is the next."""
        game, state = self.game, self.state
        return game.actors(state) == [CHANCE] and game.luck_key(state) == luck.key

    def without(self, left_out: Sequence[Mark], marks: Sequence[Mark]) -> Retold | str:
        """Return how the game goes without the moves at some marks, or as a code why it can't.

        What the others did since must be possible still, and their luck must be the same.
        """
        again = Retold(left_out)
        gone = [one.index for one in left_out]
        later = {one.index: one for one in marks}
        for index in range(gone[0], len(self.moves)):
            if index in gone:
                continue
            if index in later:
                again.marks.append((later[index], again.state.copy(), len(again.events)))
            refused = self._repeat(again.state, self.moves[index], again.events)
            if refused:
                return refused
            again.ends.append(len(again.events))
        return again

    def blocked(self, left_out: Sequence[Mark]) -> str:
        """Return as a code why the game can't go without the moves at some marks; else nothing.

        They are all that their seat did since the first of them. Only moves that came since the
        last time are tried.
        """
        tried = left_out[0].without
        if tried is None or tried.past is not self.past:
            tried = left_out[0].without = Without(self.past, left_out[0])
        if tried.refused or tried.until == len(self.moves):
            return tried.refused
        gone = {one.index for one in left_out}
        while not tried.refused and tried.until < len(self.moves):
            if tried.until not in gone:
                tried.refused = self._repeat(tried.state, self.moves[tried.until], None)
            tried.until += 1
        return tried.refused

    def _repeat(self, state: State, move: Move, events: list[EventRecord] | Happened | None) -> str:
        """Replay a move in place; return the reason code if that is impossible, or nothing.

        What happens is added to `events`, if anyone wants to know.
        """
        game = self.game
        if move.is_luck():
            if game.actors(state) != [CHANCE] or game.luck_key(state) != move.key:
                return "undo-luck"
            if game.sample(state, self._keyed.stream(move.key)) != move.outcome:
                return "undo-luck"
            happened = game.apply_luck(state, move.outcome)
            if events is not None:
                self._tell(state, happened, events)
            return ""
        try:
            happened = game.apply(state, move.seat, move.action)
        except IllegalAction:
            return "undo-other-seat"
        if events is not None:
            self._tell(state, happened, events)
        return ""

    def restore(self, again: Retold) -> None:
        """Replace the end of the game with the replayed one."""
        self.past, self._moment = object(), None
        gone = [one.index for one in again.left_out]
        told_before = again.left_out[0].events
        for index in reversed(gone):
            del self._moves[index]
            del self._forced[index]
            del self._final[index]
        self.events = Happened([*self.events[:told_before], *again.events])
        del self.ends[gone[0] :]
        self.ends.extend(told_before + end for end in again.ends)
        self.state = again.state
        for mark, state, told in again.marks:
            mark.state = state
            mark.events = told_before + told
            mark.index -= sum(index < mark.index for index in gone)


def _packed(moves: list[Move]) -> bytes:
    # The quickest way to and fro, and nothing else ever reads it.
    plain = [(move.seat, move.action, move.key, move.outcome) for move in moves]
    return zlib.compress(marshal.dumps(plain))


@lru_cache(UNPACKED)
def _unpacked(packed: bytes) -> list[Move]:
    """Return moves that nobody may change."""
    plain = marshal.loads(zlib.decompress(packed))  # noqa: S302 - packed here
    return [Move(*move) for move in plain]

"""Takebacks: undo past a barrier, where a table allows it.

A player always asks for their own last decision. The others see which one it was and whose
decisions would go with it, and each of them must agree.
"""

from __future__ import annotations

from typing import Final

from wardround.tables.game.chairs import Chairs, TableRefused
from wardround.tables.game.match import Match
from wardround.tables.game.table_types import TakebackMode
from wardround.tables.game.undo import Taken, UndoRefused

NONE: Final = "none"
"""Only undo."""
ASK: Final = "ask"
"""When every other person agrees."""
AUTOMATIC: Final = "automatic"
"""Without asking, until someone else has decided something."""

WAIT_SECONDS: Final = 60
"""How long the bots of a table wait for all answers."""


class Request:
    """A request to take back a last decision."""

    __slots__ = ("agreed", "at", "lost", "seat", "seq", "taken")

    def __init__(self, seat: int, taken: Taken, lost: list[int], seq: int, at: int) -> None:
        self.seat = seat
        self.taken = taken
        self.lost = lost
        """The seats of which decisions would go with it."""
        self.seq = seq
        """The entry that asked, by which it is answered."""
        self.at = at
        self.agreed: set[int] = set()


class Takebacks:
    """What a table allows, and what is asked for now."""

    def __init__(self, mode: TakebackMode) -> None:
        self.mode = mode
        self.asked: Request | None = None
        self._refused: dict[int, tuple[int, int]] = {}
        """The last decision of each seat whose takeback was declined."""

    def offered(self, match: Match, chairs: Chairs, seat: int) -> Taken | None:
        """Return what a seat can ask to take back now, or None."""
        if self.mode == NONE:
            return None
        try:
            return self._checked(match, chairs, seat)
        except (TableRefused, UndoRefused):
            return None

    def ask(self, match: Match, chairs: Chairs, seat: int, seq: int, at: int) -> Request:
        """Add a seat's request, and return it; raise if it can't ask."""
        taken = self._checked(match, chairs, seat)
        self.asked = Request(seat, taken, match.lost_with(taken), seq, at)
        return self.asked

    def _checked(self, match: Match, chairs: Chairs, seat: int) -> Taken:
        if self.mode == NONE:
            raise TableRefused("takeback-none")
        if not chairs.all[seat].is_person():
            raise TableRefused("seat-no-person", seat=seat + 1)
        if self.asked is not None:
            raise TableRefused("takeback-asked")
        if match.may_undo(seat):
            raise TableRefused("takeback-free")
        if self.mode == ASK and (absent := chairs.imposed()):
            raise TableRefused("takeback-stand-in", seat=absent[0] + 1)
        taken = match.taken_last(seat)
        if taken is None:
            raise UndoRefused("undo-nothing" if match.outcome() is None else "undo-revealed")
        if self.mode == AUTOMATIC and match.decided_since(taken, seat):
            raise UndoRefused("undo-other-seat")
        if self._refused.get(seat) == (taken.index, taken.action):
            raise TableRefused("takeback-refused")
        return taken

    def waiting(self, chairs: Chairs) -> list[int]:
        """Return the seats that have still to agree: those of other people.

        A bot that others have put in the place of one of them speaks for nobody, and can't agree.
        """
        if self.asked is None or self.mode == AUTOMATIC:
            return []
        # Several seats can be one person's, who shares a device with others.
        asker = chairs.all[self.asked.seat]
        return [
            seat
            for seat in sorted([*chairs.people(), *chairs.imposed()])
            if seat not in {self.asked.seat, *self.asked.agreed}
            and (not asker.person or chairs.all[seat].person != asker.person)
        ]

    def agree(self, chairs: Chairs, seat: int, seq: int) -> None:
        """Take in that a seat agrees to what was asked in an entry."""
        self._answered(chairs, seat, seq).agreed.add(seat)

    def refuse(self, chairs: Chairs, seat: int, seq: int) -> Request:
        """Take in that a seat does not agree: the same decision is not asked for again."""
        asked = self._answered(chairs, seat, seq)
        self._refused[asked.seat] = (asked.taken.index, asked.taken.action)
        self.asked = None
        return asked

    def _answered(self, chairs: Chairs, seat: int, seq: int) -> Request:
        asked = self._of(seq)
        if seat not in self.waiting(chairs):
            raise TableRefused("takeback-not-asked", seat=seat + 1)
        return asked

    def withdraw(self, seat: int, seq: int) -> None:
        """Withdraw a request."""
        if self._of(seq).seat != seat:
            raise TableRefused("takeback-not-yours")
        self.asked = None

    def _of(self, seq: int) -> Request:
        if self.asked is None or self.asked.seq != seq:
            raise TableRefused("takeback-gone")
        return self.asked

    def lapse(self) -> None:
        """End the request, since a player made a move."""
        self.asked = None

    def done(self) -> None:
        """Note that a decision was taken back: a declined one can be another now."""
        self.asked = None
        self._refused.clear()

    def bots_wait(self, now: int) -> bool:
        """Return whether bots wait for people to answer."""
        return self.asked is not None and now - self.asked.at < WAIT_SECONDS * 1000

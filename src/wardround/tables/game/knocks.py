"""Knocks: requests to take over a seat from a bot in a running game.

The new player sees what the bot saw, so all people at the table must agree. An invite link from
the host is consent enough, except for someone who already plays at the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wardround.tables.game.chairs import Chairs, TableRefused

OPEN_SEAT: Final = "open"
"""A player joins before the start."""
INVITED: Final = "invited"
"""A player came by the seat's link."""
ASKED: Final = "asked"
"""A player asked, and all agreed."""


class Knock:
    """A request for a seat."""

    __slots__ = ("agreed", "name", "own", "person", "seat", "seq")

    def __init__(self, seat: int, name: str, person: str, own: Sequence[int], seq: int) -> None:
        self.seat = seat
        self.name = name
        self.person = person
        self.own = tuple(own)
        """The seats that they have already."""
        self.seq = seq
        """The entry that asked, by which it is answered."""
        self.agreed: set[int] = set()


class Knocks:
    """The open request for a seat, who can join since all agreed, and who can't ask again."""

    def __init__(self) -> None:
        self.asked: Knock | None = None
        self._let_in: dict[str, int] = {}
        self._refused: set[str] = set()

    def ask(self, chairs: Chairs, knock: Knock) -> None:
        """Add a request."""
        if not chairs.all[knock.seat].is_free():
            raise TableRefused("seat-taken", seat=knock.seat + 1)
        if knock.person in self._refused:
            raise TableRefused("knock-refused")
        if self.asked is not None:
            raise TableRefused("knock-busy")
        self.asked = knock

    def waiting(self, chairs: Chairs) -> list[int]:
        """Return the seats that have still to agree: those of other people."""
        if self.asked is None:
            return []
        done = {*self.asked.own, *self.asked.agreed}
        return [
            seat
            for seat in chairs.people()
            if seat not in done and chairs.all[seat].person != self.asked.person
        ]

    def agree(self, chairs: Chairs, seat: int, seq: int) -> None:
        """Take in that a seat agrees to what was asked in an entry."""
        self._answered(chairs, seat, seq).agreed.add(seat)

    def refuse(self, chairs: Chairs, seat: int, seq: int) -> None:
        """Take in that a seat does not agree: the same person does not ask again."""
        self._refused.add(self._answered(chairs, seat, seq).person)
        self.asked = None

    def _answered(self, chairs: Chairs, seat: int, seq: int) -> Knock:
        if self.asked is None or self.asked.seq != seq:
            raise TableRefused("knock-gone")
        if seat not in self.waiting(chairs):
            raise TableRefused("knock-not-asked", seat=seat + 1)
        return self.asked

    def withdraw(self, person: str) -> None:
        """Withdraw a request."""
        if self.asked is None or self.asked.person != person:
            raise TableRefused("knock-gone")
        self.asked = None

    def settle(self, chairs: Chairs) -> None:
        """Accept a request when all have agreed; drop requests for taken seats.

        If nobody is there to agree, a stranger waits; a player without other people asks nobody.
        """
        knock = self.asked
        if knock is None:
            return
        if not chairs.all[knock.seat].is_free():
            self.asked = None
        elif not self.waiting(chairs) and (knock.agreed or knock.own):
            self._let_in[knock.person] = knock.seat
            self.asked = None

    def end(self) -> None:
        """Drop all requests, since the game is over."""
        self.asked = None

    def seat_for(self, person: str) -> int | None:
        """Return the seat that a person can take since all agreed."""
        return self._let_in.get(person)

    def was_refused(self, person: str) -> bool:
        """Return whether a person asked and was refused."""
        return person in self._refused

    def check(self, chairs: Chairs, seat: int, person: str, how: str) -> None:
        """Refuse to let a person take over a seat in a running game without consent."""
        plays = any(chair.person == person for chair in chairs.all if person)
        invited = how == INVITED and not plays
        if not invited and not (how == ASKED and self._let_in.get(person) == seat):
            raise TableRefused("seat-consent", seat=seat + 1)
        self._let_in.pop(person, None)

"""The seats of a table: who has them, and who plays for whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wardround.core.errors import WardroundError
from wardround.tables.game import table_types
from wardround.tables.game.setup import BOT, OPEN, PERSON, Place

USUAL_BOT: Final = "normal"
"""The default bot for open seats when a table starts early."""


class TableRefused(WardroundError):
    """Something that a table does not allow, or not now."""


class Chair:
    """One seat of a table: a person, a bot, or nobody yet; and a bot in a person's place."""

    __slots__ = (
        "agreed",
        "automatic",
        "bot",
        "imposed",
        "kind",
        "muted",
        "name",
        "person",
        "stand_in",
    )

    def __init__(self, place: Place) -> None:
        self.kind = place.kind
        self.bot = place.bot
        self.name = ""
        self.person = ""
        """Who sat down here, by the id that only the server knows."""
        self.stand_in = ""
        """The bot that plays for the person for the time being."""
        self.imposed = False
        """Whether others have put that bot there, so that it speaks for nobody."""
        self.agreed: set[int] = set()
        """The seats that want a bot to play here instead of a person who left."""
        self.automatic = True
        """Whether what is forced is played for the seat."""
        self.muted: set[int] = set()
        """The seats whose messages are not shown to this one."""

    def player(self) -> str:
        """Return the bot that decides here now, or nothing if a person does."""
        return self.bot if self.kind == BOT else self.stand_in

    def is_person(self) -> bool:
        """Return whether a person decides here now."""
        return self.kind == PERSON and not self.stand_in

    def is_free(self) -> bool:
        """Return whether a person can take the seat: it is open, or a bot holds it."""
        return self.kind == OPEN or (self.kind == BOT and bool(self.name))

    def record(self) -> table_types.Chair:
        """Return the public information about it."""
        return {
            "kind": self.kind,
            "name": self.name,
            "bot": self.bot,
            "stand_in": self.stand_in,
            "agreed": sorted(self.agreed),
        }


class Chairs:
    """All seats of a table."""

    def __init__(self, places: Sequence[Place]) -> None:
        self.all = [Chair(place) for place in places]
        self.moves = 0
        """How often someone has sat down or stood up."""

    def people(self) -> list[int]:
        """Return the seats where a person decides now."""
        return [seat for seat, chair in enumerate(self.all) if chair.is_person()]

    def bots(self) -> tuple[int, ...]:
        """Return the seats where bots decide now."""
        return tuple([seat for seat, chair in enumerate(self.all) if chair.player()])

    def is_solo(self) -> bool:
        """Return whether there is one person; one with a stand-in bot counts."""
        people = 0
        for chair in self.all:
            people += chair.kind == PERSON
        return people == 1

    def are_full(self) -> bool:
        """Return whether all seats are taken."""
        return all(chair.kind != OPEN for chair in self.all)

    def sit(self, seat: int, name: str, person: str) -> None:
        """Let a person take an open seat, or one where a bot kept an open seat warm."""
        chair = self.all[seat]
        if not chair.is_free():
            raise TableRefused("seat-taken", seat=seat + 1)
        self.moves += 1
        chair.kind = PERSON
        chair.name = name
        chair.person = person
        chair.bot = ""

    def stand(self, seat: int, bot: str) -> None:
        """Let a person leave a table before the start; the seat is open again."""
        self.moves += 1
        self.all[seat] = Chair(Place(OPEN, bot))

    def rename(self, seat: int, name: str) -> None:
        """Call a person by another name."""
        if self.all[seat].kind != PERSON:
            raise TableRefused("seat-no-person", seat=seat + 1)
        self.all[seat].name = name

    def fill(self) -> None:
        """Put bots into the open seats; players can still take them over later."""
        for chair in self.all:
            if chair.kind == OPEN:
                chair.kind = BOT
                chair.bot = chair.bot or USUAL_BOT
                chair.name = chair.bot  # a bot with a name keeps the seat for a person

    def agree(self, seat: int, absent: int, bot: str) -> bool:
        """Note that a seat wants a stand-in bot for another; return whether all agree.

        A player can ask for their own seat; for another one, all others must agree.
        """
        chair = self.all[absent]
        for one in (absent, seat):  # who handed over their own seat has no say
            if not self.all[one].is_person():
                raise TableRefused("seat-no-person", seat=one + 1)
        chair.agreed.add(seat)
        others = {one for one in self.people() if one != absent}
        if seat != absent and not others <= chair.agreed:
            return False
        chair.stand_in = bot
        chair.imposed = False
        chair.agreed.clear()
        return True

    def imposed(self) -> list[int]:
        """Return the seats where others have put a bot in the place of a person."""
        return [seat for seat, one in enumerate(self.all) if one.stand_in and one.imposed]

    def heard(self, seat: int, *, decides: bool) -> None:
        """Note that a person did something: they are not away, and who decides is back."""
        chair = self.all[seat]
        chair.agreed.clear()
        if decides:
            chair.stand_in = ""

    def come_back(self, seat: int) -> None:
        """Let a person play again where a bot stood in."""
        chair = self.all[seat]
        if not chair.stand_in and not chair.agreed:
            raise TableRefused("seat-no-stand-in", seat=seat + 1)
        chair.stand_in = ""
        chair.agreed.clear()

    def names(self) -> list[str]:
        """Return the names of the seats for records."""
        return [chair.name if chair.kind == PERSON else chair.bot for chair in self.all]

    def records(self) -> list[table_types.Chair]:
        """Return the public information about the seats."""
        return [chair.record() for chair in self.all]

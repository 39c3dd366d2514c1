"""Bodies of requests that create and join tables."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from wardround.core.limits import MOST_PACKS, MOST_SETTINGS
from wardround.server.http.bodies import (
    Body,
    BotName,
    Command,
    Key,
    Name,
    RecordText,
    SeatNumber,
    Word,
)
from wardround.tables.game.table_types import Boards, TakebackMode
from wardround.tables.wanted import SeatWanted, TableWanted

Secret = Annotated[str, Field(min_length=20, max_length=100)]


class SeatAsked(Body):
    """A seat of a new table: for you, for a bot, or open."""

    kind: Literal["me", "bot", "open"]
    bot: BotName = "normal"
    """The bot that plays there or, in an open seat, if nobody joins."""


def wanted_seats(seats: list[SeatAsked]) -> list[SeatWanted]:
    """Return the seats that are asked for."""
    return [SeatWanted(one.kind, one.bot) for one in seats]


class ClockAsked(Body):
    """The clock of a new table."""

    kind: Annotated[str, Field(pattern=r"^[a-z-]{1,20}$")] = "none"
    """`none`, `decision`, or the phase of the game's timed play."""
    seconds: Annotated[int, Field(ge=0, le=86_400 * 14)] = 0


class TableAsked(Body):
    """A new table."""

    game: Annotated[str, Field(max_length=40)]
    seats: Annotated[list[SeatAsked], Field(min_length=1, max_length=8)]
    name: Name | None = None
    """The creator's name, if they have no cookie yet."""
    settings: Annotated[dict[Word, bool | int | Word | None], Field(max_length=MOST_SETTINGS)] = (
        Field(default_factory=dict)
    )
    packs: Annotated[dict[Word, str], Field(max_length=MOST_PACKS)] = Field(default_factory=dict)
    clock: ClockAsked = Field(default_factory=ClockAsked)
    watched: bool = True
    boards: Boards = "live"
    """Whether others see simultaneous decisions right away, or when all are done."""
    takebacks: TakebackMode = "none"
    """Whether one may go back beyond what can be undone: when all others agree, or just so."""
    listed: bool = False
    patience: Annotated[int, Field(ge=0, le=86_400)] = 60
    """Seconds of waiting until the others can let a bot play for a player; at least 60 for a player
    who is connected."""
    record: RecordText | None = None
    """A record to continue, instead of a new game."""
    step: Annotated[int, Field(ge=0)] | None = None
    """The step to continue from; the default is its end."""
    lesson: bool = False
    """A game to learn by, for one person: its luck is always the same, and it is practice."""
    key: Key = ""

    def wanted(self) -> TableWanted:
        """Return what it asks for."""
        return TableWanted(
            game=self.game,
            seats=wanted_seats(self.seats),
            settings=self.settings,
            packs=self.packs,
            clock=self.clock.kind,
            seconds=self.clock.seconds,
            watched=self.watched,
            boards=self.boards,
            takebacks=self.takebacks,
            listed=self.listed,
            patience=self.patience,
            record=self.record,
            step=self.step,
            lesson=self.lesson,
        )


class LinkUsed(Body):
    """The secret of a seat, from its link."""

    secret: Secret
    name: Name | None = None


class Joining(Body):
    """A player joins."""

    seat: SeatNumber | None = None
    name: Name | None = None
    key: Key = ""


class Admitting(Command):
    """An answer to a player who asks for a bot's seat."""

    do: Literal["agree", "refuse"]
    asked: Annotated[int, Field(ge=0)]
    """The number of what is answered."""


class Forking(Body):
    """Playing from a step of a finished game."""

    step: Annotated[int, Field(ge=0)]
    seats: Annotated[list[SeatAsked], Field(min_length=1, max_length=8)]
    name: Name | None = None


class Dealing(Body):
    """Playing the deal of a finished game again."""

    seats: Annotated[list[SeatAsked], Field(min_length=1, max_length=8)]
    name: Name | None = None
    key: Key = ""

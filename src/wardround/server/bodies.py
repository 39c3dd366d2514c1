"""Request bodies, validated before the routes see them."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from wardround.core.limits import LONGEST_NAME, LONGEST_RECORD, MOST_PACKS, MOST_SETTINGS
from wardround.tables.replays.what_if import MOST_DECISIONS, Decided
from wardround.tables.verbs.playing import LONGEST_MESSAGE
from wardround.tables.wanted import SeatWanted, TableWanted

Key = Annotated[str, Field(max_length=64, pattern=r"^[A-Za-z0-9_.:-]*$")]
"""What the sender calls a command, so that sending it again does nothing."""
SeatNumber = Annotated[int, Field(ge=0, le=7)]
BotName = Annotated[str, Field(max_length=80, pattern=r"^[a-z]+(:[a-z]+=[A-Za-z0-9.]+)*$")]
Name = Annotated[str, Field(min_length=1, max_length=80)]
Secret = Annotated[str, Field(min_length=20, max_length=100)]
Word = Annotated[str, Field(max_length=LONGEST_NAME)]
RecordText = Annotated[str, Field(max_length=LONGEST_RECORD)]
MOST_ACTION = 1 << 20


class Body(BaseModel):
    """A body of a request: nothing in it may be unknown."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Naming(Body):
    """A player's name."""

    name: Name


class Preferring(Body):
    """A person's preferences: anything their device wants to save."""

    values: Annotated[
        dict[Word, bool | int | float | Word | dict[Word, bool | int | float | Word]],
        Field(max_length=60),
    ]


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


class Laying(Body):
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
    boards: Literal["live", "reveal"] = "live"
    """Whether others see simultaneous decisions right away, or when all are done."""
    takebacks: Literal["none", "ask", "automatic"] = "none"
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


class Command(Body):
    """Something a seat wants to happen."""

    key: Key = ""


class Versioned(Command):
    """Something that was decided on what the seat saw."""

    version: Annotated[int, Field(ge=0)]


class Acting(Versioned):
    """An action, by its number or as text."""

    action: Annotated[int, Field(ge=0, le=MOST_ACTION)] | None = None
    text: Annotated[str, Field(max_length=200)] | None = None


class Undoing(Versioned):
    """Undo; `across` goes past rolls and reveals, alone or against bots."""

    across: bool = False


class TakingBack(Command):
    """A takeback request, or an answer to one."""

    do: Literal["ask", "agree", "refuse", "withdraw"]
    asked: Annotated[int, Field(ge=0)] | None = None
    """The number of what is answered."""
    version: Annotated[int, Field(ge=0)] | None = None
    """What was asked for was decided on this version of the seat."""


class Admitting(Command):
    """An answer to a player who asks for a bot's seat."""

    do: Literal["agree", "refuse"]
    asked: Annotated[int, Field(ge=0)]
    """The number of what is answered."""


class Planning(Body):
    """A plan to be looked at."""

    actions: Annotated[
        list[Annotated[int, Field(ge=0, le=MOST_ACTION)]], Field(min_length=1, max_length=100)
    ]


class Saying(Command):
    """A chat message: your own words or a ready-made phrase."""

    text: Annotated[str, Field(min_length=1, max_length=LONGEST_MESSAGE)] | None = None
    phrase: Literal["hello", "good-luck", "well-played", "thanks", "one-moment", "bye"] | None = (
        None
    )


class Muting(Command):
    """Mute or unmute a player."""

    who: SeatNumber
    on: bool = True


class Switching(Command):
    """Whether what is forced is played for the seat."""

    on: bool


class StandingIn(Command):
    """A stand-in bot for a player who is away."""

    absent: SeatNumber
    bot: BotName = "normal"


class Extending(Command):
    """More time for everyone whose clock is running."""

    seconds: Annotated[int, Field(ge=1, le=3600)]


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


class Verifying(Body):
    """A game file to check."""

    record: RecordText


class Deciding(Body):
    """What a player did in your What if line."""

    seat: SeatNumber
    action: Annotated[int, Field(ge=0, le=MOST_ACTION)]


class Branching(Body):
    """A What if line from a step of a finished game."""

    seat: SeatNumber | None = None
    """The seat you decide for; the default is the one that decided there."""
    everybody: bool = False
    """Whether one decides for the others too. They do as in the game, or as bots, if not."""
    line: Annotated[list[Deciding], Field(max_length=MOST_DECISIONS)] = Field(default_factory=list)
    """All decisions since that step, also those of others and forced ones, as the server sent them.
    """

    def decided(self) -> list[Decided]:
        """Return the line."""
        return [Decided(one.seat, one.action) for one in self.line]

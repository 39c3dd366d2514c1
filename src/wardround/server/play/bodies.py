"""Bodies of requests at a table."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from wardround.server.http.bodies import MOST_ACTION, Body, BotName, Command, SeatNumber, Versioned
from wardround.tables.verbs.playing import LONGEST_MESSAGE


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

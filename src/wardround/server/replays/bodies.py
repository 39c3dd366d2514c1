"""Bodies of requests about replays."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from wardround.server.http.bodies import MOST_ACTION, Body, RecordText, SeatNumber
from wardround.tables.replays.what_if import MOST_DECISIONS, Decided, Line


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

    def line_from(self, step: int) -> Line:
        """Return the line from a step."""
        decided = [Decided(one.seat, one.action) for one in self.line]
        return Line(step, decided, self.seat, self.everybody)

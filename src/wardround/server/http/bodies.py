"""What the bodies of all requests share: they are validated before the routes see them."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from wardround.core.limits import LONGEST_NAME, LONGEST_RECORD

Key = Annotated[str, Field(max_length=64, pattern=r"^[A-Za-z0-9_.:-]*$")]
"""What the sender calls a command, so that sending it again does nothing."""
SeatNumber = Annotated[int, Field(ge=0, le=7)]
BotName = Annotated[str, Field(max_length=80, pattern=r"^[a-z]+(:[a-z]+=[A-Za-z0-9.]+)*$")]
Name = Annotated[str, Field(min_length=1, max_length=80)]
Word = Annotated[str, Field(max_length=LONGEST_NAME)]
RecordText = Annotated[str, Field(max_length=LONGEST_RECORD)]
MOST_ACTION = 1 << 20


class Body(BaseModel):
    """A body of a request: nothing in it may be unknown."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Command(Body):
    """Something a seat wants to happen."""

    key: Key = ""


class Versioned(Command):
    """Something that was decided on what the seat saw."""

    version: Annotated[int, Field(ge=0)]

"""What requests and answers about reminders look like."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from wardround.server.bodies import Body
from wardround.server.reminding.endpoints import LONGEST

Endpoint = Annotated[str, Field(min_length=10, max_length=LONGEST)]
KeyText = Annotated[str, Field(max_length=100)]


class ReminderState(BaseModel):
    """Whether somebody is told that it is their move."""

    push: str | None = Field(
        description="the key to subscribe with; null if this server has no push"
    )
    browsers: int = Field(description="number of your browsers that get reminders")
    mail: bool = Field(default=False, description="whether this server sends emails")
    address: str | None = Field(default=None, description="your confirmed email address")
    confirmed: bool = False


class BrowserTold(Body):
    """A browser that wants to be told, as its push service subscribed it."""

    endpoint: Endpoint
    p256dh: KeyText
    auth: KeyText
    language: Literal["en", "fr", "it"]


class BrowserLeft(Body):
    """A browser that is not to be told any more."""

    endpoint: Endpoint


class AddressOffered(Body):
    """An address at which somebody wants to be told."""

    address: Annotated[str, Field(min_length=6, max_length=254)]
    language: Literal["en", "fr", "it"]


class AddressConfirmed(Body):
    """The code that was sent to an address."""

    code: Annotated[str, Field(min_length=1, max_length=40)]


class TableReminders(BaseModel):
    """Whether somebody is told of their moves at a table, if they are told at all."""

    on: bool


class TableReminding(Body):
    """Whether somebody wants to be told of their moves at a table."""

    on: bool

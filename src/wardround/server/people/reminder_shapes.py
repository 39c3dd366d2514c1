"""OpenAPI types of reminders."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from wardround.server.http.bodies import Body
from wardround.server.people.reminders.endpoints import LONGEST

Endpoint = Annotated[str, Field(min_length=10, max_length=LONGEST)]
KeyText = Annotated[str, Field(max_length=100)]


class ReminderState(BaseModel):
    """A person's reminders."""

    push: str | None = Field(
        description="the key to subscribe with; null if this server has no push"
    )
    browsers: int = Field(description="number of your browsers that get reminders")
    mail: bool = Field(default=False, description="whether this server sends emails")
    address: str | None = Field(default=None, description="your confirmed email address")
    confirmed: bool = False


class BrowserTold(Body):
    """A browser that wants reminders, with its push subscription."""

    endpoint: Endpoint
    p256dh: KeyText
    auth: KeyText
    language: Literal["en", "fr", "it"]


class BrowserLeft(Body):
    """A browser that no longer wants reminders."""

    endpoint: Endpoint


class AddressOffered(Body):
    """An email address for reminders."""

    address: Annotated[str, Field(min_length=6, max_length=254)]
    language: Literal["en", "fr", "it"]


class AddressConfirmed(Body):
    """The code that was sent to an address."""

    code: Annotated[str, Field(min_length=1, max_length=40)]


class TableReminders(BaseModel):
    """Whether a person gets reminders for a table, if they get any."""

    on: bool


class TableReminding(Body):
    """Whether a person wants reminders for a table."""

    on: bool

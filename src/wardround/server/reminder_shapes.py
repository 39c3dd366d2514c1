"""OpenAPI types of reminders."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from wardround.server.bodies import Body
from wardround.server.reminding.endpoints import LONGEST

Endpoint = Annotated[str, Field(min_length=10, max_length=LONGEST)]
KeyText = Annotated[str, Field(max_length=100)]


class ReminderState(BaseModel):
    """Your notifications."""

    push: str | None = Field(description="the key to subscribe for; null if there is no push here")
    browsers: int = Field(description="how many of one's browsers are told")
    mail: bool = Field(default=False, description="whether this server sends mail")
    address: str | None = Field(default=None, description="where one gets mail, if confirmed")
    confirmed: bool = False


class BrowserTold(Body):
    """A browser's push subscription."""

    endpoint: Endpoint
    p256dh: KeyText
    auth: KeyText
    language: Literal["en", "fr", "it"]


class BrowserLeft(Body):
    """A browser that should get no more messages."""

    endpoint: Endpoint


class AddressOffered(Body):
    """An email address for notifications."""

    address: Annotated[str, Field(min_length=6, max_length=254)]
    language: Literal["en", "fr", "it"]


class AddressConfirmed(Body):
    """The code that was sent to an address."""

    code: Annotated[str, Field(min_length=1, max_length=40)]


class TableReminders(BaseModel):
    """Whether you get notifications for a table, if you get any."""

    on: bool


class TableReminding(Body):
    """Whether you want notifications for a table."""

    on: bool

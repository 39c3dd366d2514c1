"""OpenAPI types of people, their passkeys and preferences."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, Field


class Me(BaseModel):
    """Who asks."""

    name: str
    passkeys: int = 0


class PasskeyShape(BaseModel):
    """A passkey."""

    id: str
    created_at: int = Field(description="in milliseconds since 1970")


class PasskeyList(BaseModel):
    """A person's passkeys, oldest first."""

    passkeys: list[PasskeyShape]


class Preferences(BaseModel):
    """A person's preferences, as their device saved them; null if none has."""

    values: dict[str, Any] | None

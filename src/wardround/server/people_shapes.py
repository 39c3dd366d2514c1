"""What the passkeys of people look like, for the OpenAPI document."""

from __future__ import annotations

from pydantic import BaseModel, Field


class PasskeyShape(BaseModel):
    """A passkey."""

    id: str
    created_at: int = Field(description="in milliseconds since 1970")


class PasskeyList(BaseModel):
    """Somebody's passkeys, the oldest first."""

    passkeys: list[PasskeyShape]

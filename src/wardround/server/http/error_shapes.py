"""OpenAPI types of errors and of the server's status."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel


class ErrorBody(BaseModel):
    """What is wrong: a code for programs, a sentence for people."""

    code: str
    message: str
    facts: dict[str, Any]


class ErrorShape(BaseModel):
    """An error."""

    error: ErrorBody


class Health(BaseModel):
    """Whether the server can do its work."""

    status: Literal["ok", "store-away", "store-not-writable"]


class Echo(BaseModel):
    """What the server saw of a request, after its proxies had their say."""

    scheme: Literal["http", "https"]
    host: str
    """The header `Host` as it came."""
    address: str
    """The client's address; empty for a socket in the file system."""

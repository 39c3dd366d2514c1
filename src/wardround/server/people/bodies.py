"""Bodies of requests about a person."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from wardround.server.http.bodies import Body, Name, Word


class Naming(Body):
    """A player's name."""

    name: Name


class Preferring(Body):
    """A person's preferences: anything their device wants to save."""

    values: Annotated[
        dict[Word, bool | int | float | Word | dict[Word, bool | int | float | Word]],
        Field(max_length=60),
    ]

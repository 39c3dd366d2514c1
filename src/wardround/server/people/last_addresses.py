"""The last known address of each person, so that workers are shared by address.

It counts also after they left. It is in memory only: addresses are never written to the database.
People who left before the server started share one place in the queue.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from fastapi import Request

from wardround.server.http.addresses import neighbourhood
from wardround.server.operations.telemetry.requests import address
from wardround.tables.rows import Person
from wardround.tables.thinking.claims import Claim

MOST: Final = 10_000
"""How many people are remembered; those who asked last."""


class LastAddresses:
    """The addresses that people asked from last."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str, request: Request) -> None:
        """Remember a person's address."""
        self._known[person] = neighbourhood(address(request.scope))
        self._known.move_to_end(person)
        if len(self._known) > MOST:
            self._known.popitem(last=False)

    def of(self, person: str) -> str:
        """Return a person's address, or nothing if it is unknown."""
        return self._known.get(person, "")


def claim_of(request: Request, asker: Person | None, table: str) -> Claim:
    """Return the claim for a question of a person."""
    person = "" if asker is None else asker.id
    return Claim(neighbourhood(address(request.scope)), person, table)

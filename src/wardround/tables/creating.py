"""Creates tables, gives their creators the seats they want, and starts what is full."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Annotated, TypedDict

from wardround import catalog
from wardround.core.json_types import About
from wardround.core.luck import commitment
from wardround.tables.access import grant_again, sit
from wardround.tables.errors import NotNow
from wardround.tables.game.chairs import TableRefused
from wardround.tables.game.setup import OPEN, TableSetup, mark_of
from wardround.tables.game.table import Table
from wardround.tables.ids import UNDEALT, hashed, new_id
from wardround.tables.live import Live, summary_of
from wardround.tables.open_tables import Asked, OpenTables
from wardround.tables.rows import Person, Stored


class SeatLink(TypedDict):
    """The secret link of a seat."""

    seat: int
    secret: str


@dataclass(frozen=True, slots=True)
class NewTable:
    """A new table."""

    table: str
    seats: Annotated[list[int], About("your own seats")]
    links: Annotated[list[SeatLink], About("of its open seats")]
    commitment: str


async def create_table(
    tables: OpenTables, setup: TableSetup, creator: Person, own: Sequence[int], key: str = ""
) -> NewTable:
    """Store a new table, and give its creator their seats.

    With a `key` they have used before, return the table they created then.
    """
    id = id_of(creator, key) if key else new_id()
    if setup.seed == UNDEALT:
        setup = replace(setup, seed=tables.deals.of_table(creator, setup.game, id))
    table = Table(id, setup, catalog.find(setup.game))
    setup = replace(setup, owner=creator.id, mark=mark_of(table.terms))
    is_new = await tables.storage.lay(
        id,
        setup.record(),
        tables.calendar.clock(),
        listed=setup.listed,
        links=[hashed(one) for one in secrets_of(creator, id, setup)],
        summary=summary_of(table),
        laid_by=creator.id,
    )
    live = await tables.find(id)
    if not is_new and asked_for(live.setup) != asked_for(setup):
        raise NotNow("key-used")
    await sit_down(tables, live, creator, own)
    secrets = secrets_of(creator, id, live.setup)
    return NewTable(
        table=id,
        seats=[seat for seat in own if seat in live.seats_of(creator.id)],
        links=[
            {"seat": seat, "secret": secret}
            for seat, secret in enumerate(secrets)
            if live.setup.places[seat].kind == OPEN
        ],
        commitment=commitment(live.setup.seed),
    )


def id_of(creator: Person, key: str) -> str:
    """Return the id of a table created with a key; others can't guess it."""
    digest = hashlib.sha256(f"table/{creator.id}/{key}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:9]).decode()


def secrets_of(creator: Person, id: str, setup: TableSetup) -> list[str]:
    """Return the secrets in the links of a new table.

    They follow from a secret of the server, so that a repeated request gets the same ones.
    """
    return [
        base64.urlsafe_b64encode(
            hashlib.sha256(f"link/{creator.id}/{id}/{setup.seed}/{seat}".encode()).digest()
        ).decode()
        for seat in range(len(setup.places))
    ]


def asked_for(setup: TableSetup) -> Stored:
    """Return the creator's choices about a table, as plain values."""
    return {**setup.record(), "seed": "", "owner": "", "mark": ""}


async def sit_down(tables: OpenTables, live: Live, creator: Person, own: Sequence[int]) -> None:
    """Seat the creator of a table, and start if all seats are taken.

    A server that died can have done a part of it.
    """
    for seat in own:
        if live.table.chairs.all[seat].kind == OPEN:
            with suppress(TableRefused):  # two simultaneous requests, and already seated
                await sit(tables, live, creator, seat)
        elif live.table.chairs.all[seat].person == creator.id:
            await grant_again(tables, live, creator, seat)
    if live.table.match is None and live.table.chairs.are_full():
        with suppress(TableRefused):  # two simultaneous requests, and already started
            await tables.add(live, Asked("begin"))

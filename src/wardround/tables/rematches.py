"""Rematches, with the seats moved by one, and other names for players at all their tables."""

from __future__ import annotations

import logging
from contextlib import suppress

from wardround.core.errors import WardroundError
from wardround.tables.access import sit
from wardround.tables.creating import create_table
from wardround.tables.game.chairs import TableRefused
from wardround.tables.game.setup import OPEN, PERSON, TableSetup
from wardround.tables.game.table import OVER
from wardround.tables.ids import UNDEALT
from wardround.tables.live import Live
from wardround.tables.open_tables import Asked, OpenTables
from wardround.tables.rows import Person


async def rematch(tables: OpenTables, live: Live, asker: Person, seat: int) -> str:
    """Create the same table again with the seats moved by one; return its id.

    All players get their seats there right away. If the server dies in between, a player who asks
    again gets theirs.
    """
    wanted = live.seats_of(asker.id)
    if not live.table.rematch:
        seed = tables.deals.of_rematch(live.setup.seed)
        made = await create_table(tables, setup_again(live.setup, seed), asker, [])
        try:
            await tables.add(live, Asked("rematch", seat, {"table": made.table}))
        except TableRefused:
            pass  # another player was faster; the table created in vain stays empty
        else:
            wanted = list(range(len(live.setup.places)))
    again = await tables.find(live.table.rematch)
    for new, before in enumerate(moved_on(len(live.setup.places))):
        if before in wanted and again.table.chairs.all[new].kind == OPEN:
            person = await who_sat(tables, live, before)
            if person is not None:
                with suppress(TableRefused):  # they asked at the same moment, and sit already
                    await sit(tables, again, person, new)
    return live.table.rematch


async def who_sat(tables: OpenTables, live: Live, seat: int) -> Person | None:
    """Return the person of a seat: a guest may have become another with a passkey since."""
    chair = live.table.chairs.all[seat]
    if not chair.person:
        return None
    if await tables.storage.person(chair.person) is not None:
        return Person(chair.person, chair.name, 0)
    held = [one for one in await tables.storage.holders(live.id) if one.seat == seat]
    return Person(held[0].person_id, chair.name, 0) if held else None


def moved_on(count: int) -> list[int]:
    """Return for each seat of a rematch the seat that its player had before."""
    return [(seat + 1) % count for seat in range(count)]


def setup_again(setup: TableSetup, seed: str = UNDEALT) -> TableSetup:
    """Return the setup of a rematch: another seed, and another first player."""
    return TableSetup(
        game=setup.game,
        seed=seed,
        places=tuple(setup.places[before] for before in moved_on(len(setup.places))),
        settings=setup.settings,
        packs=setup.packs,
        clock=setup.clock,
        watched=setup.watched,
        takebacks=setup.takebacks,
        boards=setup.boards,
        patience=setup.patience,
    )


log = logging.getLogger("wardround.renaming")


async def call_at_tables(tables: OpenTables, person: str, name: str) -> None:
    """Rename a player at all their unfinished tables, the latest 100.

    A table that can't be read does not stop the others.
    """
    for one in await tables.storage.tables_of(person):
        if one.status == OVER:
            continue
        try:
            await _call(tables, await tables.find(one.id), person, name)
        except WardroundError as error:
            log.warning("could not rename a player at a table", extra={"code": error.code})


async def _call(tables: OpenTables, live: Live, person: str, name: str) -> None:
    for seat in live.seats_of(person):
        chair = live.table.chairs.all[seat]
        if chair.kind != PERSON or chair.name == name:
            continue
        sits = await who_sat(tables, live, seat)  # others may hold the seat too, by its link
        if sits is not None and sits.id == person:
            with suppress(TableRefused):  # they left, or it ended, just now
                await tables.add(live, Asked("rename", seat, {"name": name}))

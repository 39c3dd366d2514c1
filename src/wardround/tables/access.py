"""Who may do and see what at a table."""

from __future__ import annotations

from collections.abc import Sequence

from wardround.tables.errors import NotAllowed, NotFound, NotNow
from wardround.tables.game.showing import may_see
from wardround.tables.game.table import OVER
from wardround.tables.live import Live
from wardround.tables.open_tables import OpenTables
from wardround.tables.rows import Person


async def look_up_seats(tables: OpenTables, live: Live, person_id: str) -> None:
    """Load the seats that a person got at another node, or for another device."""
    while True:
        revoked = live.revoked
        found = await tables.storage.seats_of(person_id, live.id)
        if live.revoked == revoked:  # else they may have lost one since the storage was asked
            break
    for seat in found:
        live.grant(person_id, seat)


async def own_seat(tables: OpenTables, live: Live, asker: Person, seat: int) -> int:
    """Return a seat if the person has it; refuse them if not."""
    if seat not in live.seats_of(asker.id):
        await look_up_seats(tables, live, asker.id)
    if seat not in live.seats_of(asker.id):
        raise NotAllowed("not-your-seat")
    return seat


async def seats_of(tables: OpenTables, live: Live, asker: Person | None) -> list[int]:
    """Return a person's seats at a table."""
    if asker is None:
        return []
    own = live.seats_of(asker.id)
    if not own:
        await look_up_seats(tables, live, asker.id)
        own = live.seats_of(asker.id)
    return own


async def viewer(
    tables: OpenTables, live: Live, asker: Person | None, seat: int | None
) -> int | None:
    """Return the seat whose view a person wants (None: a spectator's), if they have access."""
    own = await seats_of(tables, live, asker)
    if not own and live.is_secret():
        raise daily_secret(live.opening())
    if not may_see(live.table, seat, own):
        raise NotAllowed("not-your-seat" if seat is not None else "not-watched")
    if seat is not None and seat >= len(live.table.chairs.all):
        raise NotFound("no-such-seat")
    return seat


async def still_sees(
    tables: OpenTables, live: Live, asker: Person | None, seat: int | None
) -> bool:
    """Return whether a person still has access: they can have left the seat since."""
    if seat is None and live.setup.watched:
        return True
    own = await seats_of(tables, live, asker)
    return may_see(live.table, seat, own) and (bool(own) or not live.is_secret())


def surely_sees(live: Live, seat: int | None, own: Sequence[int]) -> bool:
    """Return whether a person with these seats has access, if that needs no look at the storage."""
    if seat is None and live.setup.watched:
        return True
    return bool(own) and may_see(live.table, seat, own)


def must_be_over(live: Live) -> None:
    """Refuse what is available only for finished games."""
    if live.table.status != OVER:
        raise NotNow("table-not-over")


def must_be_public(live: Live) -> None:
    """Refuse what is available only once a game's seed is public."""
    must_be_over(live)
    if live.is_secret():
        raise daily_secret(live.opening())


def daily_secret(opening: str) -> NotAllowed:
    """Return the refusal with the time at which a ward's seed becomes public."""
    return NotAllowed("daily-secret", when=opening)

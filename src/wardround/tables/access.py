"""Who may do and see what at a table, and how a person gets and keeps a seat."""

from __future__ import annotations

from collections.abc import Sequence

from wardround.tables.errors import NotAllowed, NotFound, NotNow
from wardround.tables.game.chairs import TableRefused
from wardround.tables.game.knocks import OPEN_SEAT
from wardround.tables.game.showing import may_see
from wardround.tables.game.table import OVER
from wardround.tables.ids import hashed, new_secret
from wardround.tables.live import Live
from wardround.tables.open_tables import Asked, OpenTables
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


async def sit(
    tables: OpenTables,
    live: Live,
    person: Person,
    seat: int,
    key: str = "",
    secret: str = "",
    how: str = OPEN_SEAT,
) -> None:
    """Seat a person; the seat is theirs when this returns.

    With a `secret` its link is renewed, since others knew the old one, and people who used that
    lose the seat. `how` they came decides whether they can join a running game.
    """
    body = {"name": person.name, "person": person.id, "how": how}
    added = await tables.add(live, Asked("sit", seat, body, key))
    # The key of something that another did there is no ticket: then nothing was added.
    if live.table.chairs.all[seat].person != person.id:
        raise TableRefused("seat-taken", seat=seat + 1)
    if secret:
        await tables.storage.renew_link(live.id, seat, hashed(secret))
    if not added.repeated:
        await tables.storage.revoke_grants(live.id, seat)
        live.revoke(seat)
    await tables.storage.grant(live.id, seat, person.id)
    live.grant(person.id, seat)


async def grant_again(tables: OpenTables, live: Live, person: Person, seat: int) -> None:
    """Store that a seated person has their seat, unless they have left it by now.

    A person who came by a link has it only while the link is valid, so nothing is stored for them.
    """
    if live.table.chairs.all[seat].person != person.id:
        return
    await tables.storage.grant(live.id, seat, person.id)
    if await has_changed_hands(tables, live, seat, live.table.seq):
        await tables.storage.revoke_grants(live.id, seat, person.id)
        raise NotAllowed("not-your-seat")


async def renew_link(tables: OpenTables, live: Live, person: Person, seat: int) -> str:
    """Return a new secret for the link of a person's own seat; the old one stops working.

    All others who came by a link lose the seat.
    """
    last = await tables.storage.last_seqs([live.id])
    await tables.reach(
        live, last[live.id]
    )  # another player joined or left, perhaps at another node
    seq = live.table.seq
    await own_seat(tables, live, person, seat)
    secret = new_secret()
    evicted = await tables.storage.renew_link(live.id, seat, hashed(secret), person.id)
    if evicted:
        await tables.add(live, Asked("link", seat))  # so that all nodes drop the old owners
    if await has_changed_hands(tables, live, seat, seq):
        # The seat has just changed hands: nobody must know a link to it.
        await tables.storage.renew_link(live.id, seat, hashed(new_secret()))
        raise NotAllowed("not-your-seat")
    return secret


async def has_changed_hands(tables: OpenTables, live: Live, seat: int, seq: int) -> bool:
    """Return whether anyone has joined or left a seat after an entry of the log."""
    newer = await tables.storage.entries(live.id, seq)
    return any(entry.seat == seat and entry.kind in ("sit", "stand") for entry in newer)

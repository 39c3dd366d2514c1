"""Seats people: the entry in the log, their right to the seat, and its link."""

from __future__ import annotations

from wardround.tables import access
from wardround.tables.errors import NotAllowed
from wardround.tables.game.chairs import TableRefused
from wardround.tables.game.knocks import OPEN_SEAT
from wardround.tables.ids import hashed, new_secret
from wardround.tables.live import Live
from wardround.tables.open_tables import Asked, OpenTables
from wardround.tables.rows import Person


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
    await access.own_seat(tables, live, person, seat)
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

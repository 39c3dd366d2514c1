"""Join and leave: by a link, by a table's id, and by asking its players."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from wardround.core.errors import WardroundError
from wardround.core.json_types import About
from wardround.tables import access
from wardround.tables.errors import NotFound, NotNow
from wardround.tables.game.chairs import TableRefused
from wardround.tables.game.knocks import ASKED, INVITED, OPEN_SEAT
from wardround.tables.game.setup import OPEN, PERSON
from wardround.tables.game.table import OVER
from wardround.tables.ids import hashed, new_secret
from wardround.tables.live import Live
from wardround.tables.open_tables import Added, Asked
from wardround.tables.rows import Link, Person
from wardround.tables.verbs.service import Asker, Service


class Seated(TypedDict):
    """A seat that a player got."""

    table: str
    seat: int
    secret: Annotated[str | None, About("the seat's link, for your other devices")]


class Knocked(TypedDict):
    """The players have been asked about a bot's seat."""

    table: str
    seat: int
    asked: Annotated[int, About("the number to answer it with")]


class Knock(TypedDict):
    """The state of a request for a seat."""

    state: Literal["none", "asked", "agreed", "refused"]
    seat: int | None


class Joining(Service):
    """The verbs of coming and going."""

    async def use_link(self, secret: str, asker: Asker) -> Seated:
        """Trade an invite link's secret for its seat.

        A link to a free seat works for one player, even if several open it together.
        """
        storage = self.open.storage
        link = await storage.link(hashed(secret))
        if link is None:
            raise NotFound("no-such-link")
        live, found = await self.open.find(link.table_id), asker.known
        if found is not None and link.seat in await access.seats_of(self.open, live, found):
            await access.grant_again(self.open, live, found, link.seat)
            return Seated(table=live.id, seat=link.seat, secret=None)
        if not link.holds:
            raise NotNow("link-used")
        if live.table.status == OVER and live.table.chairs.all[link.seat].kind != PERSON:
            raise TableRefused("table-over")
        person = await asker.person()
        if live.table.chairs.all[link.seat].kind != PERSON:
            return await self._invited(live, person, link, hashed(secret))
        if not await storage.grant_by_link(link, hashed(secret), person.id):
            raise NotNow("link-used")
        live.grant(person.id, link.seat)
        return Seated(table=live.id, seat=link.seat, secret=None)

    async def _invited(self, live: Live, person: Person, link: Link, old: str) -> Seated:
        """Seat a player by the link of a free seat, which stops working for others."""
        if live.table.match is not None and await access.seats_of(self.open, live, person):
            raise TableRefused("seat-consent", seat=link.seat + 1)
        secret = new_secret()
        # All nodes ask the storage, which lets one of them have it.
        if not await self.open.storage.use_link(link, old, hashed(secret)):
            raise NotNow("link-used")
        try:
            await access.sit(self.open, live, person, link.seat, how=INVITED)
        except WardroundError:
            if live.table.chairs.all[link.seat].is_free():
                await self.open.storage.use_link(link, hashed(secret), old)
            raise
        return Seated(table=live.id, seat=link.seat, secret=secret)

    async def join(
        self, live: Live, asker: Asker, wanted: int | None = None, key: str = ""
    ) -> Seated | Knocked:
        """Join an open seat: the first one, or the one that is wanted.

        If a bot holds it in a running game, the players are asked first: call this again when all
        have agreed (see `request`).
        """
        found, mine = asker.known, await access.seats_of(self.open, live, asker.known)
        if found is not None and mine and wanted in (None, *mine):
            seat = mine[0] if wanted is None else wanted
            # A server that died may have written that they sat, but not that the seat is theirs.
            await access.grant_again(self.open, live, found, seat)
            return Seated(table=live.id, seat=seat, secret=None)
        free_seat(live, wanted)
        person = await asker.person()
        while live.table.match is None:
            seat = free_seat(live, wanted)
            try:
                return await self._seated(live, person, seat, key)
            except TableRefused as error:
                # Another player was faster: with the seat, or with the start.
                if error.code == "seat-taken" and wanted is not None:
                    raise
                if error.code not in ("seat-taken", "seat-consent"):
                    raise
        return await self._taken_over(live, person, wanted, key)

    async def _taken_over(
        self, live: Live, person: Person, wanted: int | None, key: str
    ) -> Seated | Knocked:
        """Let a person take over a bot's seat if all have agreed; else ask the players."""
        knocks = live.table.knocks
        asked = knocks.asked
        if asked is None or asked.person != person.id:
            seat = knocks.seat_for(person.id)
            if seat is None or wanted not in (None, seat):
                own = await access.seats_of(self.open, live, person)
                told = {"do": "ask", "seat": free_seat(live, wanted), "name": person.name}
                body = {**told, "person": person.id, "own": own}
                await self.open.add(live, Asked("knock", body=body))
        # Asked for now: it is another table object where the log had to be read again.
        knocks = live.table.knocks
        seat = knocks.seat_for(person.id)
        if seat is not None:  # also right away, if there are no other people
            return await self._seated(live, person, seat, key, ASKED)
        if knocks.asked is None or knocks.asked.person != person.id:
            raise TableRefused("knock-gone")
        return Knocked(table=live.id, seat=knocks.asked.seat, asked=knocks.asked.seq)

    async def _seated(
        self, live: Live, person: Person, seat: int, key: str = "", how: str = OPEN_SEAT
    ) -> Seated:
        """Seat a player, and give them a link to the seat that only they know."""
        secret = new_secret()
        await access.sit(self.open, live, person, seat, key, secret, how)
        return Seated(table=live.id, seat=seat, secret=secret)

    def request(self, live: Live, person: Person) -> Knock:
        """Return the state of a person's request for a seat."""
        knocks = live.table.knocks
        if knocks.asked is not None and knocks.asked.person == person.id:
            return Knock(state="asked", seat=knocks.asked.seat)
        if knocks.seat_for(person.id) is not None:
            return Knock(state="agreed", seat=knocks.seat_for(person.id))
        refused = knocks.was_refused(person.id)
        return Knock(state="refused" if refused else "none", seat=None)

    async def withdraw_request(self, live: Live, person: Person) -> None:
        """Withdraw a person's request for a seat."""
        await self.open.add(live, Asked("knock", body={"do": "withdraw", "person": person.id}))

    async def admit(
        self,
        live: Live,
        person: Person,
        seat: int,
        do: Literal["agree", "refuse"],
        asked: int,
        key: str = "",
    ) -> Added:
        """Let a player take over a bot's seat, or refuse."""
        return await self.do(live, person, Asked("knock", seat, {"do": do, "asked": asked}, key))

    async def renew_link(self, live: Live, person: Person, seat: int) -> Seated:
        """Give a person's own seat a new link; the old one stops working.

        Anyone who took the seat by an earlier link loses it.
        """
        secret = await access.renew_link(self.open, live, person, seat)
        return Seated(table=live.id, seat=seat, secret=secret)

    async def leave(self, live: Live, person: Person, seat: int, key: str = "") -> Added:
        """Leave a table before the game starts; the seat is open again."""
        await access.own_seat(self.open, live, person, seat)
        if live.table.match is not None:
            raise TableRefused("table-begun")
        # First, so that no node can find a right to the seat when it is open again.
        await self.open.storage.revoke_grants(live.id, seat)
        try:
            return await self.do(live, person, Asked("stand", seat, {}, key))
        except WardroundError:
            if live.table.chairs.all[seat].person == person.id:
                await access.grant_again(self.open, live, person, seat)
            raise


def free_seat(live: Live, wanted: int | None) -> int:
    """Return the wanted or the first free seat; refuse if it is taken.

    This is checked before a stranger becomes a guest, so that no guest is created in vain.
    """
    chairs = live.table.chairs.all
    if live.table.status == OVER:
        raise TableRefused("table-over")
    if wanted is not None:
        if wanted >= len(chairs):
            raise NotFound("no-such-seat")
        if not chairs[wanted].is_free():
            raise TableRefused("seat-taken", seat=wanted + 1)
        return wanted
    free = [seat for seat, chair in enumerate(chairs) if chair.is_free()]
    if not free:
        raise NotNow("table-full")
    return next((seat for seat in free if chairs[seat].kind == OPEN), free[0])

"""Creates tables: new ones, and those that continue another game."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from wardround import catalog
from wardround.core.game import Json
from wardround.core.luck import commitment
from wardround.core.record_text import read
from wardround.core.records import Record, fork
from wardround.server.bodies import Laying, SeatAsked
from wardround.server.identity import new_id, new_secret, own_seat
from wardround.server.laying_shapes import LaidShape, SeatLink
from wardround.server.safety.answers import Refused
from wardround.server.safety.cookies import hashed
from wardround.store.rows import Person
from wardround.tables.daily.days import now
from wardround.tables.deals import UNDEALT
from wardround.tables.game.chairs import TableRefused
from wardround.tables.game.clocks import Clock, make_clock
from wardround.tables.game.knocks import OPEN_SEAT
from wardround.tables.game.setup import BOT, OPEN, Laid, Place, mark_of
from wardround.tables.game.table import Table
from wardround.tables.live import Live, summary_of
from wardround.tables.open_tables import Asked, Node
from wardround.tables.thinking.budgets import check_bot

UPLOADED = "record"
"""What errors call a record that was sent."""
LESSON = "lesson"
"""The seed of every lesson: what a tutorial explains must come up."""


def laid_of(body: Laying) -> Laid:
    """Return the requested table; raise what is wrong with it."""
    if body.lesson and (body.record is not None or not is_alone(body.seats)):
        raise Refused("lesson-alone", 422)
    if body.record is not None:
        return taken_up(body, read(body.record, UPLOADED, catalog.find))
    if body.step is not None:
        raise Refused("step-no-record", 422)
    laid = Laid(
        game=body.game,
        seed=LESSON if body.lesson else UNDEALT,
        places=places_of(body.game, body.seats),
        settings=body.settings,
        packs=body.packs,
        clock=clock_of(body),
        watched=body.watched,
        takebacks=body.takebacks,
        boards=body.boards,
        listed=body.listed,
        patience=body.patience,
        practice=body.lesson,
    )
    check(laid)
    return laid


def clock_of(body: Laying) -> Clock:
    """Return the clock that is asked for; raise if the game has no such clock."""
    timed = catalog.find(body.game).traits.timed
    return make_clock(body.clock.kind, body.clock.seconds, timed)


def is_alone(seats: Sequence[SeatAsked]) -> bool:
    """Return whether one person plays with bots, or solo."""
    kinds = [one.kind for one in seats]
    return kinds.count("me") == 1 and "open" not in kinds


def taken_up(body: Laying, record: Record) -> Laid:
    """Return the table that continues a recorded game, with the record's settings."""
    game = record.terms.game.id
    if body.game != game:
        raise Refused("record-wrong-game", 422, file=UPLOADED, found=game, game=body.game)
    if body.settings or body.packs:
        raise Refused("record-settings", 422)
    step = len(record.moves) if body.step is None else body.step
    laid = forked(record, step, body.seats)
    return replace(
        laid,
        clock=clock_of(body),
        watched=body.watched,
        takebacks=body.takebacks,
        boards=body.boards,
        listed=body.listed,
        patience=body.patience,
    )


def forked(record: Record, step: int, seats: Sequence[SeatAsked]) -> Laid:
    """Return a table that continues from a step of a recorded game, with its own seed."""
    cut = fork(record, step)
    game = record.terms.game
    if len(seats) != len(record.seats):
        raise Refused("fork-seats", 422, count=len(seats), seats=len(record.seats))
    laid = Laid(
        game=game.id,
        seed=UNDEALT,
        places=places_of(game.id, seats),
        settings=record.terms.options.settings(),
        packs=record.terms.packs,
        moves=cut.moves,
        practice=True,
    )
    check(laid)
    return laid


def dealt_again(laid: Laid, table: str, seats: Sequence[SeatAsked]) -> Laid:
    """Return a table with the dice and cards of another, which are public by now."""
    if len(seats) != len(laid.places):
        raise Refused("fork-seats", 422, count=len(seats), seats=len(laid.places))
    return Laid(
        game=laid.game,
        seed=laid.seed,
        places=places_of(laid.game, seats),
        settings=laid.settings,
        packs=laid.packs,
        moves=laid.moves,
        practice=True,
        deal=table,
    )


def places_of(game_id: str, seats: Sequence[SeatAsked]) -> tuple[Place, ...]:
    """Return the seats that are asked for; raise `BadBot` for a bot that can't be had."""
    game = catalog.find(game_id)
    for one in seats:
        check_bot(one.bot, game)
    return tuple(Place(BOT if one.kind == "bot" else OPEN, one.bot) for one in seats)


def check(laid: Laid) -> None:
    """Refuse what could not be played: settings, packs, and numbers of players."""
    game = catalog.find(laid.game)
    terms = laid.terms(game)
    game.new(terms.options, len(laid.places))


async def lay(
    node: Node, laid: Laid, layer: Person, own: Sequence[int], key: str = ""
) -> LaidShape:
    """Store a new table, and give its creator their seats.

    With a `key` they have used before, return the table they created then.
    """
    id = id_of(layer, key) if key else new_id()
    if laid.seed == UNDEALT:
        laid = replace(laid, seed=node.deals.of_table(layer, laid.game, id))
    table = Table(id, laid, catalog.find(laid.game))
    laid = replace(laid, owner=layer.id, mark=mark_of(table.terms))
    is_new = await node.ask(
        node.store.lay,
        id,
        laid.record(),
        now(),
        listed=laid.listed,
        links=[hashed(one) for one in secrets_of(layer, id, laid)],
        summary=summary_of(table),
        laid_by=layer.id,
    )
    live = await node.find(id)
    if not is_new and asked_for(live.laid) != asked_for(laid):
        raise Refused("key-used", 409)
    await sit_down(node, live, layer, own)
    secrets = secrets_of(layer, id, live.laid)
    links = [SeatLink(seat=seat, secret=one) for seat, one in enumerate(secrets)]
    return LaidShape(
        table=id,
        seats=[seat for seat in own if seat in live.seats_of(layer.id)],
        links=[one for one in links if live.laid.places[one.seat].kind == OPEN],
        commitment=commitment(live.laid.seed),
    )


def id_of(layer: Person, key: str) -> str:
    """Return the id of a table created with a key; others can't guess it."""
    digest = hashlib.sha256(f"table/{layer.id}/{key}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:9]).decode()


def secrets_of(layer: Person, id: str, laid: Laid) -> list[str]:
    """Return the secrets in the links of a new table.

    They follow from a secret of the server, so that a repeated request gets the same ones.
    """
    return [
        base64.urlsafe_b64encode(
            hashlib.sha256(f"link/{layer.id}/{id}/{laid.seed}/{seat}".encode()).digest()
        ).decode()
        for seat in range(len(laid.places))
    ]


def asked_for(laid: Laid) -> Json:
    """Return the creator's choices about a table, as plain values."""
    return {**laid.record(), "seed": "", "owner": "", "mark": ""}


async def sit_down(node: Node, live: Live, layer: Person, own: Sequence[int]) -> None:
    """Seat the creator of a table, and start if all seats are taken.

    A server that died can have done a part of it.
    """
    for seat in own:
        if live.table.chairs.all[seat].kind == OPEN:
            with suppress(TableRefused):  # two simultaneous requests, and already seated
                await sit(node, live, layer, seat)
        elif live.table.chairs.all[seat].person == layer.id:
            await grant_again(node, live, layer, seat)
    if live.table.match is None and live.table.chairs.are_full():
        with suppress(TableRefused):  # two simultaneous requests, and already started
            await node.add(live, Asked("begin"))


async def sit(
    node: Node,
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
    added = await node.add(live, Asked("sit", seat, body, key))
    # The key of something that another did there is no ticket: then nothing was added.
    if live.table.chairs.all[seat].person != person.id:
        raise TableRefused("seat-taken", seat=seat + 1)
    if secret:
        await node.ask(node.store.renew_link, live.id, seat, hashed(secret))
    if not added.repeated:
        await node.ask(node.store.revoke_grants, live.id, seat)
        live.revoke(seat)
    await node.ask(node.store.grant, live.id, seat, person.id)
    live.grant(person.id, seat)


async def grant_again(node: Node, live: Live, person: Person, seat: int) -> None:
    """Store that a seated person has their seat, unless they have left it by now.

    A person who came by a link has it only while the link is valid, so nothing is stored for them.
    """
    if live.table.chairs.all[seat].person != person.id:
        return
    await node.ask(node.store.grant, live.id, seat, person.id)
    if await has_changed_hands(node, live, seat, live.table.seq):
        await node.ask(node.store.revoke_grants, live.id, seat, person.id)
        raise Refused("not-your-seat", 403)


async def renew_link(node: Node, live: Live, person: Person, seat: int) -> str:
    """Return a new secret for the link of a person's own seat; the old one stops working.

    All others who came by a link lose the seat.
    """
    last = await node.ask(node.store.last_seqs, [live.id])
    await node.reach(live, last[live.id])  # another player joined or left, perhaps at another node
    seq = live.table.seq
    await own_seat(node, live, person, seat)
    secret = new_secret()
    evicted = await node.ask(node.store.renew_link, live.id, seat, hashed(secret), person.id)
    if evicted:
        await node.add(live, Asked("link", seat))  # so that all nodes drop the old owners
    if await has_changed_hands(node, live, seat, seq):
        # The seat has just changed hands: nobody must know a link to it.
        await node.ask(node.store.renew_link, live.id, seat, hashed(new_secret()))
        raise Refused("not-your-seat", 403)
    return secret


async def has_changed_hands(node: Node, live: Live, seat: int, seq: int) -> bool:
    """Return whether anyone has joined or left a seat after an entry of the log."""
    newer = await node.ask(node.store.entries, live.id, seq)
    return any(entry.seat == seat and entry.kind in ("sit", "stand") for entry in newer)

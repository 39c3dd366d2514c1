"""Laying tables: new ones, those that go on with another game, and rematches."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from wardround import catalog
from wardround.bots.registry import make_bot
from wardround.core.luck import commitment
from wardround.core.record_text import read
from wardround.core.records import Record, fork
from wardround.match.chairs import TableRefused
from wardround.match.clocks import make_clock
from wardround.match.laying import BOT, OPEN, Laid, Place, mark_of
from wardround.match.table import Table
from wardround.server.bodies import Laying, SeatAsked
from wardround.server.identity import hashed, new_id, new_secret, now, own_seat
from wardround.server.live import Live, summary_of
from wardround.server.node import Asked, Node
from wardround.server.safety.answers import Refused
from wardround.server.shapes import LaidShape, SeatLink
from wardround.store.rows import Person

UPLOADED = "record"
"""What errors call a record that was sent."""


def laid_of(body: Laying) -> Laid:
    """Return the table that somebody asks for; raise what is wrong with it."""
    if body.record is not None:
        return taken_up(body, read(body.record, UPLOADED, catalog.find))
    if body.step is not None:
        raise Refused("step-no-record", 422)
    laid = Laid(
        game=body.game,
        seed=new_secret(),
        places=places_of(body.game, body.seats),
        settings=body.settings,
        packs=body.packs,
        clock=make_clock(body.clock.kind, body.clock.seconds),
        watched=body.watched,
        listed=body.listed,
        patience=body.patience,
    )
    check(laid)
    return laid


def taken_up(body: Laying, record: Record) -> Laid:
    """Return the table at which a recorded game goes on; what the record says is not asked for."""
    game = record.terms.game.id
    if body.game != game:
        raise Refused("record-wrong-game", 422, file=UPLOADED, found=game, game=body.game)
    if body.settings or body.packs:
        raise Refused("record-settings", 422)
    step = len(record.moves) if body.step is None else body.step
    laid = forked(record, step, body.seats)
    return replace(
        laid,
        clock=make_clock(body.clock.kind, body.clock.seconds),
        watched=body.watched,
        listed=body.listed,
        patience=body.patience,
    )


def forked(record: Record, step: int, seats: Sequence[SeatAsked]) -> Laid:
    """Return a table that goes on from a step of a recorded game, with luck of its own."""
    cut = fork(record, step)
    game = record.terms.game
    if len(seats) != len(record.seats):
        raise Refused("fork-seats", 422, count=len(seats), seats=len(record.seats))
    laid = Laid(
        game=game.id,
        seed=new_secret(),
        places=places_of(game.id, seats),
        settings=record.terms.options.settings(),
        packs=record.terms.packs,
        moves=cut.moves,
        practice=True,
    )
    check(laid)
    return laid


def places_of(game_id: str, seats: Sequence[SeatAsked]) -> tuple[Place, ...]:
    """Return the seats that are asked for; raise `BadBot` for a bot that there is not."""
    game = catalog.find(game_id)
    for one in seats:
        make_bot(one.bot, game)
    return tuple(Place(BOT if one.kind == "bot" else OPEN, one.bot) for one in seats)


def check(laid: Laid) -> None:
    """Refuse what could not be played: settings, packs, and numbers of players."""
    game = catalog.find(laid.game)
    terms = laid.terms(game)
    game.new(terms.options, len(laid.places))


async def lay(node: Node, laid: Laid, layer: Person, own: Sequence[int]) -> LaidShape:
    """Keep a new table, and let the one who laid it sit down on their own seats."""
    id = new_id()
    secrets = [new_secret() for _ in laid.places]
    table = Table(id, laid, catalog.find(laid.game))
    laid = replace(laid, mark=mark_of(table.terms))
    summary = summary_of(table)
    await node.ask(
        node.store.lay,
        id,
        laid.record(),
        now(),
        listed=laid.listed,
        links=[hashed(one) for one in secrets],
        summary=summary,
    )
    live = await node.find(id)
    for seat in own:
        await sit(node, live, layer, seat)
    if table.chairs.are_full():
        await node.add(live, Asked("begin"))
    links = [SeatLink(seat=seat, secret=one) for seat, one in enumerate(secrets)]
    open_links = [one for one in links if laid.places[one.seat].kind == OPEN]
    return LaidShape(table=id, seats=list(own), links=open_links, commitment=commitment(laid.seed))


async def sit(
    node: Node, live: Live, person: Person, seat: int, key: str = "", secret: str = ""
) -> None:
    """Let a person sit down; the seat is theirs when this returns.

    Its link is renewed if there is a `secret` for that: others knew the old one. What they got by
    it until then is taken from them.
    """
    body = {"name": person.name, "person": person.id}
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
    """Write down that a person who sits has their seat, unless they have left it by now."""
    await node.ask(node.store.grant, live.id, seat, person.id)
    if await has_changed_hands(node, live, seat, live.table.seq):
        await node.ask(node.store.revoke_grants, live.id, seat, person.id)
        raise Refused("not-your-seat", 403)


async def renew_link(node: Node, live: Live, person: Person, seat: int) -> str:
    """Return a new secret for the link of somebody's own seat; the old one is void."""
    last = await node.ask(node.store.last_seqs, [live.id])
    await node.reach(live, last[live.id])  # whoever sat down or left, perhaps at another node
    seq = live.table.seq
    await own_seat(node, live, person, seat)
    secret = new_secret()
    await node.ask(node.store.renew_link, live.id, seat, hashed(secret))
    if await has_changed_hands(node, live, seat, seq):
        # The seat became another's just now: nobody is to know a link that leads to it.
        await node.ask(node.store.renew_link, live.id, seat, hashed(new_secret()))
        raise Refused("not-your-seat", 403)
    return secret


async def has_changed_hands(node: Node, live: Live, seat: int, seq: int) -> bool:
    """Tell whether somebody has sat down on a seat or left it after an entry of the log."""
    newer = await node.ask(node.store.entries, live.id, seq)
    return any(entry.seat == seat and entry.kind in ("sit", "stand") for entry in newer)


async def rematch(node: Node, live: Live, asker: Person, seat: int) -> str:
    """Lay the same table again, the seats moved on by one so that another begins; return its id.

    Everybody who sat here has their seat there at once. Should the server die in the middle of
    that, whoever asks again gets theirs.
    """
    wanted = live.seats_of(asker.id)
    if not live.table.rematch:
        made = await lay(node, laid_again(live.laid), asker, [])
        try:
            await node.add(live, Asked("rematch", seat, {"table": made.table}))
        except TableRefused:
            pass  # somebody was quicker; the table laid in vain stays empty
        else:
            wanted = list(range(len(live.laid.places)))
    again = await node.find(live.table.rematch)
    for new, before in enumerate(moved_on(len(live.laid.places))):
        if before in wanted and again.table.chairs.all[new].kind == OPEN:
            person = await who_sat(node, live, before)
            if person is not None:
                with suppress(TableRefused):  # they asked at the same moment, and sit already
                    await sit(node, again, person, new)
    return live.table.rematch


async def who_sat(node: Node, live: Live, seat: int) -> Person | None:
    """Return the person of a seat: a guest may have become another with a passkey since."""
    chair = live.table.chairs.all[seat]
    if not chair.person:
        return None
    if await node.ask(node.store.person, chair.person) is not None:
        return Person(chair.person, chair.name, 0)
    held = [one for one in await node.ask(node.store.holders, live.id) if one.seat == seat]
    return Person(held[0].person_id, chair.name, 0) if held else None


def moved_on(count: int) -> list[int]:
    """Return for each seat of a rematch the seat that its player had before."""
    return [(seat + 1) % count for seat in range(count)]


def laid_again(laid: Laid) -> Laid:
    """Return how a rematch is laid: with another seed, and another beginning."""
    return Laid(
        game=laid.game,
        seed=new_secret(),
        places=tuple(laid.places[before] for before in moved_on(len(laid.places))),
        settings=laid.settings,
        packs=laid.packs,
        clock=laid.clock,
        watched=laid.watched,
        patience=laid.patience,
    )

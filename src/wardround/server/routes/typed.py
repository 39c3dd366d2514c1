"""Act in words: a typed line can name several actions."""

from __future__ import annotations

import asyncio

from wardround.core.errors import WardroundError
from wardround.narration.narrator import Narrator
from wardround.server.bodies import Acting
from wardround.server.routes.asking import carry_out
from wardround.server.shapes import AddedShape
from wardround.store.rows import Person
from wardround.tables.live import Live
from wardround.tables.open_tables import Asked, Node
from wardround.tables.pictures.understanding import Typed


async def act_typed(
    body: Acting, live: Live, seat: int, person: Person, node: Node, narrator: Narrator
) -> AddedShape:
    """Play a typed line, step by step, up to the first refused one.

    Sent again with the same key it does nothing: by now the words can mean something else.
    """
    async with live.lock:
        known = live.sent_before(seat, body.key)
        if known is not None and known.kind == "act":
            return AddedShape(seq=known.seq, repeated=True)
        typed = await asyncio.to_thread(Typed, live.table, narrator, seat, body.text or "")
    key, version, added = body.key, body.version, AddedShape(seq=0, repeated=False)
    try:
        while True:
            async with live.lock:
                action = await asyncio.to_thread(typed.next)
            if action is None:
                return added
            asked = Asked("act", seat, {"action": action}, key, version)
            added = await carry_out(node, live, person, asked)
            if added.repeated:
                return added
            typed.did()
            key, version = "", live.table.offers.versions[seat]
    except WardroundError as error:
        raise typed.refused(error) from None

"""Tables with the same packs share what was read from them, for as long as they are there."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

from tests.server.rules.test_reading import PACK
from wardround.server.node import Node
from wardround.server.operations.telemetry.metrics import Metrics
from wardround.store.store import Store
from wardround.tables import creating
from wardround.tables.errors import NotNow
from wardround.tables.game.setup import OPEN, Place, TableSetup
from wardround.tables.live import Live
from wardround.tables.open_tables import MOST_ENTRIES, Asked
from wardround.tables.rows import Person
from wardround.tables.sharing import _known

ANN = Person("ann", "Ann", 0)
PLACES = (Place(OPEN),) * 2


async def laid(node: Node, name: str, packs: dict[str, str]) -> Live:
    """Return a new table."""
    made = TableSetup("dice-hospital", f"seed of {name}", PLACES, packs=packs)
    return await node.find((await creating.create_table(node, made, ANN, [])).table)


def test_equal_packs_are_in_memory_once_and_go_with_the_last_table(tmp_path: Path) -> None:
    async def run(store: Store) -> None:
        node = Node(store, Metrics())
        before = len(_known)
        one = await laid(node, "one", {"mine": PACK})
        two = await laid(node, "two", {"mine": PACK})
        other = await laid(node, "other", {"yours": PACK.replace("spa", "bath")})
        assert one.table.terms is two.table.terms
        assert one.setup.packs["mine"] is two.setup.packs["mine"]
        assert other.table.terms is not one.table.terms
        assert len(_known) == before + 2
        gc.disable()
        try:
            node.lives.clear()
            del one, two, other
            await asyncio.sleep(0)  # the loop lets go of what it did last
            assert len(_known) == before
        finally:
            gc.enable()
        await node.close()

    with Store.open(f"sqlite:///{tmp_path}/tables.db") as store:
        asyncio.run(run(store))


def test_a_log_has_an_end(tmp_path: Path) -> None:
    async def run(store: Store) -> str:
        node = Node(store, Metrics())
        store.add_person("ann", "Ann", "token", 0)
        live = await laid(node, "one", {})
        live.table.seq = MOST_ENTRIES
        try:
            await node.add(live, Asked("say", 0, {"text": "hello"}))
        except NotNow as refused:
            return refused.code
        finally:
            await node.close()
        return ""

    with Store.open(f"sqlite:///{tmp_path}/tables.db") as store:
        assert asyncio.run(run(store)) == "log-full"

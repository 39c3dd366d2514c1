"""People at many tables with many bots do not hold up the bots of others."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest

from tests.kit.thinking import LONG, PATHS, children, choices, moody, question, until
from wardround.server.node import Node
from wardround.server.operations.telemetry.metrics import Metrics
from wardround.server.thinking.thinkers import Thinkers
from wardround.store.store import Store
from wardround.tables import creating
from wardround.tables.background import Background
from wardround.tables.game.setup import BOT, OPEN, Place, TableSetup
from wardround.tables.rows import Person

ANN, BOB = Person("ann", "Ann", 1000), Person("bob", "Bob", 1000)
MANY = 6


async def lay(node: Node, person: Person, bots: int) -> str:
    """Lay a table for somebody with bots, and return its id."""
    places = (Place(OPEN), *[Place(BOT, "easy")] * bots)
    made = await creating.create_table(
        node, TableSetup("dice-hospital", "seed", places), person, [0]
    )
    return made.table


async def first_of_bob(store: Store) -> int:
    """Return how many bots of Ann's tables decide before the one at Bob's."""
    node, order = Node(store, Metrics()), list[str]()
    held = question(choices("dice-hospital")[0], "hang")
    async with Thinkers(1, LONG, moody(), wait=LONG) as thinkers:
        stewards = Background(node, thinkers)
        holding = asyncio.create_task(thinkers.ask(held))
        await until(lambda: thinkers.alive == 1)
        for _ in range(MANY):
            await lay(node, ANN, 3)
        bobs = await lay(node, BOB, 1)
        await until(lambda: thinkers.waiting == 3 * MANY + 1)
        # From now on nobody but bots does anything.
        node.changed.append(lambda live: order.append(live.id))
        (pid,) = children()
        os.kill(pid, signal.SIGKILL)
        await holding
        await until(lambda: bobs in order)
        await stewards.close()
    await node.close()
    return order.index(bobs)


def test_the_tables_of_one_person_share_a_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", PATHS)
    with Store.open(f"sqlite:///{tmp_path}/tables.db") as store:
        for person in (ANN, BOB):
            store.add_person(person.id, person.name, f"token of {person.id}", 1000)
        before = asyncio.run(first_of_bob(store))

    assert before == 1

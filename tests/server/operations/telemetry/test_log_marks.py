"""Whoever knows the id of a table can look at it: no line of the log holds one."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.kit.thinking import LONG, PATHS, moody, until
from wardround.server.node import Node
from wardround.server.operations.telemetry.logs import JsonLines
from wardround.server.operations.telemetry.metrics import Metrics
from wardround.server.thinking.thinkers import Thinkers
from wardround.store.store import Store
from wardround.tables import creating
from wardround.tables.background import Background
from wardround.tables.game.setup import BOT, OPEN, Place, TableSetup
from wardround.tables.ids import mark
from wardround.tables.open_tables import Asked
from wardround.tables.rows import Person

ANN = Person("ann", "Ann", 1000)
STAND_IN, TOO_LATE, FAULT = (
    "a stand-in bot decided for a bot",
    "bot decision came too late",
    "could not ask a bot",
)


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """Give the log as a server writes it."""
    text = io.StringIO()
    handler = logging.StreamHandler(text)
    handler.setFormatter(JsonLines())
    logger = logging.getLogger("wardround")
    level = logger.level
    logger.addHandler(handler)
    logger.setLevel("INFO")
    yield text
    logger.removeHandler(handler)
    logger.setLevel(level)


async def misfortunes(store: Store, lines: io.StringIO) -> str:
    """Let bots crash, come too late and find no store; return the table at which they do."""
    node = Node(store, Metrics())
    async with Thinkers(1, LONG, moody("crash"), wait=LONG) as thinkers:
        stewards = Background(node, thinkers)
        laid = TableSetup("dice-hospital", "seed", (Place(OPEN), Place(BOT, "easy")))
        table = (await creating.create_table(node, laid, ANN, [0])).table
        live = await node.find(table)
        while STAND_IN not in lines.getvalue():
            match = live.table.playing()
            if match.actors() == [0]:
                action = match.legal(0)[0]
                await node.add(live, Asked("act", 0, {"action": action}))
            await asyncio.sleep(0)
        # A bot does not act while it is known that somebody else should.
        stewards._begin(live, 1, "easy", "clock")  # noqa: SLF001 - as a round does
        await until(lambda: TOO_LATE in lines.getvalue())
        await node.close()
        live.thinking.clear()
        stewards.ask_bots(live)
        stewards._begin(live, live.table.playing().actors()[0], "easy", "bot")  # noqa: SLF001
        await until(lambda: FAULT in lines.getvalue())
        await stewards.close()
    return table


def test_bots_that_fail_are_logged_without_the_id_of_their_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines: io.StringIO
) -> None:
    monkeypatch.setenv("PYTHONPATH", PATHS)
    with Store.open(f"sqlite:///{tmp_path}/tables.db") as store:
        store.add_person(ANN.id, ANN.name, "token", 1000)
        table = asyncio.run(misfortunes(store, lines))
    told: list[dict[str, Any]] = [json.loads(line) for line in lines.getvalue().splitlines()]

    assert {STAND_IN, TOO_LATE, FAULT} <= {line["message"] for line in told}
    assert {line["table"] for line in told if "table" in line} == {mark(table)}
    assert table not in lines.getvalue()

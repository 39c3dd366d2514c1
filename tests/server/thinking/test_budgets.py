"""Bots of strangers think no longer than others can wait, and in turn."""

from __future__ import annotations

import asyncio
import re
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from tests.kit.server import Player, Server
from tests.kit.thinking import LONG, PATHS, activation, moody, question, until
from wardround.bots.registry import kinds_of
from wardround.catalog import find
from wardround.server.node import Node
from wardround.server.operations.telemetry.metrics import Metrics
from wardround.server.thinking.thinkers import Thinkers
from wardround.store.store import Store
from wardround.tables import creating
from wardround.tables.background import Background
from wardround.tables.game.setup import BOT, Place, TableSetup
from wardround.tables.rows import Person
from wardround.tables.thinking.budgets import MOST, capped, check_bot, is_quick

DICE, NURSE = "dice-hospital", "dynamite-nurse"
SOME = 10
"""Decisions of a bot elsewhere while others think as much as they may."""


@pytest.mark.parametrize(
    ("bot", "most"),
    [
        ("hard:nodes=999999999", 10_000),
        ("hard:nodes=" + "9" * 40, 10_000),
        ("hard:ms=3001", 3_000),
        ("easy:beam=301", 300),
        ("hard:draft=31", 30),
        ("expert:plans=11", 10),
        ("expert:samples=10000", 16),
    ],
)
def test_a_bot_that_may_think_for_too_long_is_refused(server: Server, bot: str, most: int) -> None:
    ann = server.person()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
    answer = ann.http.post("/api/tables", json={"game": DICE, "seats": seats})
    error = answer.json()["error"]

    assert (answer.status_code, error["code"]) == (422, "bad-bot-number")
    assert error["facts"]["high"] == most
    assert f" to {most}" in error["message"]


def test_neither_an_open_seat_nor_a_stand_in_may_think_for_too_long(server: Server) -> None:
    ann = server.person()
    greedy = "hard:nodes=999999999"
    open_seat = [{"kind": "me"}, {"kind": "open", "bot": greedy}]
    table = ann.lay(DICE, ["me", "me"])["table"]
    stand_in = {"absent": 0, "bot": greedy}

    assert ann.refused("/api/tables", {"game": DICE, "seats": open_seat}) == (
        422,
        "bad-bot-number",
    )
    assert ann.refused(f"/api/tables/{table}/seats/0/stand-in", stand_in) == (
        422,
        "bad-bot-number",
    )


def test_every_number_of_every_bot_has_a_limit() -> None:
    for game in (find(DICE), find(NURSE)):
        for kind in kinds_of(game).values():
            assert {*kind.parameters()} <= {*MOST, "temper"}


def test_a_table_that_is_older_than_the_limits_is_held_to_them() -> None:
    game = find(DICE)
    old = "expert:beam=10000:nodes=999999999:temper=bold"

    assert capped(old, game) == "expert:beam=300:nodes=10000:temper=bold"
    assert capped("hard:draft=0", game) == "hard:draft=0"
    assert capped("nobody:nodes=999999999", game) == "nobody:nodes=999999999"
    check_bot(capped(old, game), game)


def test_only_bots_that_hardly_search_are_quick() -> None:
    game = find(DICE)
    quick = {bot for bot in ("random", *kinds_of(game)) if is_quick(bot, game)}

    assert quick == {"random", "easy", "normal"}
    assert is_quick("easy:temper=bold", game)
    assert not is_quick("easy:beam=300", game)


def answers(player: Player, level: str) -> int:
    """Return how many decisions bots of a level have made at this server."""
    told = player.http.get("/metrics").text
    found = re.search(rf'^wardround_bot_answers_total{{level="{level}"}} (\d+)', told, re.MULTILINE)
    return int(found[1]) if found else 0


def test_an_easy_bot_keeps_its_pace_beside_four_tables_of_the_greediest(server: Server) -> None:
    """The greediest think for more than a second; one of theirs, and another, would come first."""
    ann = server.person()
    greedy = f"expert:nodes={MOST['nodes']}"
    with ExitStack() as watching:
        for number in range(4):
            eve = server.person(f"Eve {number}")
            table = eve.lay(NURSE, [greedy] * 3)["table"]
            next(watching.enter_context(closing(eve.events(table))))
        elsewhere = ann.lay(DICE, ["easy", "easy"])["table"]
        events = watching.enter_context(closing(ann.events(elsewhere)))
        before = answers(ann, "expert"), answers(ann, "easy")
        while answers(ann, "easy") < before[1] + SOME:
            next(events)
        greedily = answers(ann, "expert") - before[0]

    assert greedily <= SOME


# --- resting -------------------------------------------------------------------------------------


def with_table(tmp_path: Path, place: Place) -> tuple[int, int]:
    """Return how many bots of a watched table wait for the worker, and when nobody looks."""
    ann = Person("ann", "Ann", 1000)
    hold = question(activation(), "hang")

    async def leave(store: Store) -> tuple[int, int]:
        node = Node(store, Metrics())
        laid = TableSetup(DICE, "seed", (place, place))
        async with Thinkers(1, LONG, moody(), wait=LONG) as thinkers:
            stewards = Background(node, thinkers)
            holding = asyncio.create_task(thinkers.ask(hold))
            await until(lambda: thinkers.alive == 1)
            live = await node.find((await creating.create_table(node, laid, ann, [])).table)
            live.watchers = 1
            stewards.ask_bots(live)
            await until(lambda: thinkers.waiting > 0)
            watched = thinkers.waiting
            live.watchers = 0
            stewards.start()
            await until(lambda: thinkers.waiting == 0)
            holding.cancel()
            await stewards.close()
        await node.close()
        return watched, len(live.thinking)

    with Store.open(f"sqlite:///{tmp_path}/tables.db") as store:
        store.add_person(ann.id, ann.name, "token", 1000)
        return asyncio.run(leave(store))


def test_what_a_table_asked_is_withdrawn_when_everybody_has_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", PATHS)

    watched, thinking = with_table(tmp_path, Place(BOT, "easy"))

    assert watched > 0
    assert thinking == 0

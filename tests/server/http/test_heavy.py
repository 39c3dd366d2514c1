"""Whatever is sent, those who play go on: no body costs the serving process much."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections import Counter
from pathlib import Path
from types import FrameType

import httpx
import pytest

from tests.kit.hostile_bodies import DICE, NURSE, full_box, laying, long_packs
from tests.kit.server import Server
from tests.kit.serving_cost import HEADERS, Costs
from tests.kit.thinking import PATHS
from wardround import catalog
from wardround.core import limits
from wardround.core.errors import WardroundError
from wardround.core.records import Terms
from wardround.server.app import make_app
from wardround.server.settings import HOST, PORT, Settings
from wardround.store.store import Store

MOST = 50.0
"""Milliseconds of computing that a body may cost."""
READING = ("tomllib/_parser.py", "core/packs.py", "core/record_text.py")
"""Where packs and records are read."""


@pytest.fixture(scope="module")
def costs(server: Server) -> Costs:
    """Give somebody who measures; everything was asked for once, and is in memory."""
    costs = Costs(server)
    for sending in (*costs.everywhere(16), *costs.typed("first"), *costs.boxes(DICE)):
        costs.answer(sending)
    return costs


@pytest.mark.timed
def test_no_body_costs_the_serving_process_more_than_50_milliseconds(costs: Costs) -> None:
    dear = {
        f"{sending.route.path}: {sending.hostile.name}": spent
        for sending in (*costs.everywhere(6), *costs.uploads())
        if (spent := costs.milliseconds(sending)) > MOST
    }

    assert dear == {}


@pytest.mark.timed
@pytest.mark.parametrize("game", [DICE, NURSE])
def test_a_table_with_packs_at_their_limits_costs_no_more(costs: Costs, game: str) -> None:
    answers = []
    spent = []
    for sending in costs.boxes(game):
        spent.append(costs.milliseconds(sending, tries=1))
        answers.append(costs.answer(sending).status_code)

    assert answers == [201] * 3
    assert min(spent) <= MOST


@pytest.mark.timed
def test_what_is_typed_costs_no_more_however_long_it_is(costs: Costs) -> None:
    dear = {
        sending.hostile.name: spent
        for sending in costs.typed("typed")
        if (spent := costs.milliseconds(sending)) > MOST
    }

    assert dear == {}


# --- without a clock -------------------------------------------------------------------------


class Steps:
    """Counts the functions that are called, in the files that have certain names."""

    def __init__(self, *files: str) -> None:
        self.files = files
        self.counted: Counter[str] = Counter()

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        """Count a call."""
        name = frame.f_code.co_filename
        if event == "call" and name.endswith(self.files):
            self.counted[name.rpartition("/")[2]] += 1


async def read_here(store: Store, bodies: list[bytes]) -> list[tuple[int, int]]:
    """Return how uploads are answered, and how many steps of reading the server took itself."""
    steps = Steps(*READING)
    threading.setprofile(steps)
    app = make_app(Settings(rate_limits=False), store)
    transport, address = httpx.ASGITransport(app), f"http://{HOST}:{PORT}"
    told = []
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url=address, timeout=60) as ann,
    ):
        plain = await ann.post("/api/tables", content=laying(DICE, name="Ann"), headers=HEADERS)
        assert plain.status_code == 201
        for body in bodies:
            steps.counted.clear()
            sys.setprofile(steps)
            answer = await ann.post("/api/tables", content=body, headers=HEADERS)
            sys.setprofile(None)
            told.append((answer.status_code, sum(steps.counted.values())))
    return told


def test_the_server_reads_no_pack_or_record_that_was_not_found_right_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", PATHS)
    wrong = full_box(DICE) + "[house]\nbeds = 0\n"
    bodies = [
        laying(DICE, packs={"mine.toml": wrong}),
        laying(DICE, record="{}\n" * 7_000),
        laying(DICE, packs={"mine.toml": "a" * 900_000}),
        laying(DICE, packs={"mine.toml": full_box(DICE, "# of this test alone\n")}),
    ]
    with Store.open(f"sqlite:///{tmp_path}/tables.db") as store:
        try:
            told = asyncio.run(read_here(store, bodies))
        finally:
            threading.setprofile(None)

    assert told[:3] == [(422, 0)] * 3
    assert told[3][0] == 201
    assert told[3][1] > 0


def steps_of(game: str, text: str) -> int:
    """Return how many functions are called to read a pack, whether or not it is right."""
    steps = Steps("")
    sys.setprofile(steps)
    try:
        Terms(catalog.find(game), {}, {"mine.toml": text})
    except WardroundError:
        pass
    finally:
        sys.setprofile(None)
    return sum(steps.counted.values())


def test_twice_as_long_a_pack_takes_no_more_than_twice_the_steps() -> None:
    long = limits.MOST_PACK_BYTES // 4
    head = "[pack]\ngame = '{}'\nname = 'mine'\nformat = 1\n"
    for game in (DICE, NURSE):
        steps_of(game, head.format(game))  # our own packs are read once
    pairs = zip(long_packs(long // 2), long_packs(long), strict=True)
    more = {
        name: (shorter, longer)
        for (game, name, one), (_, _, two) in pairs
        if (longer := steps_of(game, head.format(game) + two))
        > 2.2 * (shorter := steps_of(game, head.format(game) + one)) + 1_000
    }

    assert more == {}

"""Creating tables under a key, and lessons: over HTTP, and where a crash left things half done."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.kit.server import Player, Server
from wardround.server.node import Node
from wardround.server.operations.telemetry.metrics import Metrics
from wardround.store.store import Store
from wardround.tables import creating
from wardround.tables.creating import NewTable
from wardround.tables.game.setup import BOT, OPEN, Place, TableSetup
from wardround.tables.ids import hashed
from wardround.tables.rematches import setup_again
from wardround.tables.rows import Person

ANN = Person("ann-whom-only-we-know", "Ann", 1000)
TWO: dict[str, Any] = {"game": "dice-hospital", "seats": [{"kind": "me"}, {"kind": "open"}]}


def begun(player: Player, game: str, seats: list[str], **more: object) -> Any:
    """Return the view of a table that was laid and has begun."""
    table = player.lay(game, seats, **more)["table"]
    return player.look(table, 0)["view"]


def test_a_table_laid_again_under_its_key_is_the_same_one(server: Server) -> None:
    ann = server.person("Ann")

    first = ann.post("/api/tables", {**TWO, "key": "once"})
    again = ann.post("/api/tables", {**TWO, "key": "once"})
    other = ann.post("/api/tables", {**TWO, "key": "twice"})

    assert again == first
    assert other["table"] != first["table"]
    assert len(ann.get("/api/tables")["tables"]) == 2
    secret = next(one["secret"] for one in first["links"] if one["seat"] == 1)
    seated = server.person("Bob").post("/api/links", {"secret": secret})
    assert (seated["table"], seated["seat"]) == (first["table"], 1)
    assert ann.post("/api/tables", {**TWO, "key": "once"})["table"] == first["table"]


def test_a_bot_keeps_its_temperament_but_is_not_called_by_it(server: Server) -> None:
    ann = server.person("Ann")
    bold = {"kind": "bot", "bot": "easy:temper=bold"}
    table = ann.post("/api/tables", {"game": TWO["game"], "seats": [{"kind": "me"}, bold]})["table"]
    shown = ann.look(table, 0)

    assert shown["chairs"][1]["bot"] == bold["bot"]
    assert shown["names"][1] == "Easy 2"


def test_a_rematch_is_with_bots_of_the_same_temperaments() -> None:
    places = (Place(OPEN), Place(BOT, "hard:temper=careful"), Place(BOT, "easy"))
    again = setup_again(TableSetup(game="dynamite-nurse", seed="seed", places=places))

    assert {place.bot for place in again.places if place.kind == BOT} == {
        "hard:temper=careful",
        "easy",
    }


def test_a_key_cannot_be_used_for_another_table(server: Server) -> None:
    ann = server.person("Ann")
    ann.post("/api/tables", {**TWO, "key": "mine"})

    refused = ann.refused("/api/tables", {**TWO, "watched": False, "key": "mine"})

    assert refused == (409, "key-used")


def test_the_keys_of_different_people_have_nothing_to_do_with_each_other(server: Server) -> None:
    tables = {
        server.person(name).post("/api/tables", {**TWO, "key": "same"})["table"]
        for name in ("Ann", "Ann")
    }

    assert len(tables) == 2


@pytest.mark.parametrize(
    ("game", "seats"),
    [("dice-hospital", ["me", "easy"]), ("dynamite-nurse", ["me", "easy", "easy"])],
)
def test_a_lesson_begins_alike_for_everybody_and_is_practice(
    server: Server, game: str, seats: list[str]
) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    settings = {"first-player": 0}

    table = ann.lay(game, seats, lesson=True, settings=settings)["table"]
    usual = ann.lay(game, seats, settings=settings)["table"]

    shown = ann.look(table, 0)
    assert shown["view"] == begun(bob, game, seats, lesson=True, settings=settings)
    assert (shown["practice"], ann.look(usual, 0)["practice"]) == (True, False)


@pytest.mark.parametrize("seats", [["me", "open"], ["me", "me"], ["easy", "easy"]])
def test_a_lesson_is_for_one_person(server: Server, seats: list[str]) -> None:
    asked = [{"kind": one} if one in ("me", "open") else {"kind": "bot"} for one in seats]
    body = {"game": "dice-hospital", "seats": asked, "lesson": True}

    assert server.person("Ann").refused("/api/tables", body) == (422, "lesson-alone")


def test_a_lesson_does_not_go_on_from_a_record(server: Server) -> None:
    body = {"game": "dice-hospital", "seats": [{"kind": "me"}], "lesson": True, "record": "{}"}

    assert server.person("Ann").refused("/api/tables", body) == (422, "lesson-alone")


# --- at close range --------------------------------------------------------------------------


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """Give a store that knows Ann."""
    with Store.open(f"sqlite:///{tmp_path}/tables.db") as opened:
        opened.add_person(ANN.id, ANN.name, "token", 1000)
        yield opened


def lay_at(store: Store, times: int) -> list[NewTable]:
    """Lay the same table several times at once, at a node of its own."""

    async def run() -> list[NewTable]:
        node = Node(store, Metrics())
        laids = [
            TableSetup("dice-hospital", f"seed {number}", (Place(OPEN), Place(BOT, "easy")))
            for number in range(times)
        ]
        try:
            asked = [creating.create_table(node, laid, ANN, [0], "key") for laid in laids]
            return list(await asyncio.gather(*asked))
        finally:
            await node.close()

    return asyncio.run(run())


def test_asked_for_several_times_at_once_there_is_one_table_with_one_seed(store: Store) -> None:
    first, *others = lay_at(store, 4)

    assert others == [first] * 3
    (listed,) = store.tables_of(ANN.id)
    assert (listed.status, listed.seats) == ("playing", (0,))


def test_what_a_crash_left_out_is_done_when_somebody_asks_again(store: Store) -> None:
    """The table was written down, and the server died before anybody sat down."""
    laid = TableSetup("dice-hospital", "the first seed", (Place(OPEN), Place(BOT, "easy")))
    id = creating.id_of(ANN, "key")
    secrets = creating.secrets_of(ANN, id, laid)
    links = [hashed(one) for one in secrets]
    store.lay(id, laid.record(), 5, listed=False, links=links, summary={})

    (again,) = lay_at(store, 1)

    assert (again.table, again.seats) == (id, [0])
    assert again.links == [{"seat": 0, "secret": secrets[0]}]
    assert store.seats_of(ANN.id, id) == [0]
    assert [one.status for one in store.tables_of(ANN.id)] == ["playing"]

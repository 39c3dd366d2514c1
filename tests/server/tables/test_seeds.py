"""The seeds of tables: secrets, unless the server was given a text that they follow from."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.kit.server import DAY, Player, Server, running
from tests.kit.tables import random_record
from wardround.catalog import find
from wardround.core.luck import commitment
from wardround.core.record_text import write
from wardround.tables.ids import Deals
from wardround.tables.rows import Person

DICE, NURSE = "dice-hospital", "dynamite-nurse"
ANN, NAMESAKE = Person("ann", "Ann", 1000), Person("another", "Ann", 1000)
BOTS = ("random", "random")
LAST = 60
"""How many moves before the end bots go on with a game."""


def test_without_a_text_no_seed_comes_twice() -> None:
    deals = Deals()
    seeds = [deals.of_table(ANN, DICE, "table") for _ in range(3)]
    seeds += [deals.of_rematch("seed") for _ in range(3)]
    seeds += [deals.of_ward(DICE, DAY) for _ in range(3)]

    assert len({*seeds}) == 9
    assert {len(seed) for seed in seeds} == {43}
    assert not deals.are_known


def test_with_a_text_the_same_tables_have_the_same_seeds_in_any_order() -> None:
    one, other = Deals("text"), Deals("text")
    first = [one.of_table(ANN, DICE, "a"), one.of_table(ANN, DICE, "b")]
    first += [one.of_table(ANN, NURSE, "c"), one.of_table(NAMESAKE, DICE, "d")]
    # Another one of the same name has laid theirs before, and hers have other ids.
    again = [other.of_table(NAMESAKE, DICE, "e"), other.of_table(ANN, NURSE, "f")]
    again += [other.of_table(ANN, DICE, "g"), other.of_table(ANN, DICE, "h")]

    assert first == [again[2], again[3], again[1], again[0]]
    assert first[0] == first[3]
    assert len({*first}) == 3
    assert {len(seed) for seed in first} == {43}


def test_a_table_that_is_asked_for_twice_does_not_count_twice() -> None:
    deals, other = Deals("text"), Deals("text")
    once = [deals.of_table(ANN, DICE, table) for table in "aabab"]
    first, second = (other.of_table(ANN, DICE, table) for table in "xy")

    assert once == [first, first, second, first, second]


@pytest.mark.parametrize("text", ["another text", "ü"])
def test_another_text_gives_other_seeds(text: str) -> None:
    one, other = Deals("text"), Deals(text)

    assert one.of_table(ANN, DICE, "a") != other.of_table(ANN, DICE, "a")
    assert one.of_rematch("seed") != other.of_rematch("seed")
    assert one.of_ward(DICE, DAY) != other.of_ward(DICE, DAY)


def fingerprints(player: Player) -> list[Any]:
    """Return what the luck of tables is known by: new ones, of a record, and of the day."""
    record = write(random_record(find(DICE), "seeds", 1, at_most=20))
    laid = [player.lay(DICE, ["me"]), player.lay(DICE, ["me"]), player.lay(NURSE, ["me", *BOTS])]
    laid += [player.lay(DICE, ["me"], record=record)]
    ward = player.look(player.post("/api/daily")["table"], 0)
    return [*[one["commitment"] for one in laid], ward["commitment"]]


def played(server: Server) -> tuple[Any, ...]:
    """Let bots end a game over the network; return what happened, and the seed of a rematch."""
    eve = server.person("Eve")
    game = random_record(find(DICE), "seeds", 3)
    step = len(game.moves) - LAST
    bots = ["easy", "random", "random"]
    table = eve.lay(DICE, bots, record=write(game), step=step)["table"]
    with closing(eve.events(table)) as events:
        next(shown for _, shown in events if shown["status"] == "over")
    shown = eve.look(table)
    record = eve.http.get(f"/api/tables/{table}/record").text
    return record, shown["seed"], shown["outcome"]


def test_servers_with_one_text_deal_alike_and_their_bots_play_alike(
    server: Server, tmp_path: Path
) -> None:
    """Also where bots decide at once, and where others have laid tables meanwhile."""
    log = tmp_path / "log"
    with running(f"sqlite:///{tmp_path}/tables.db", "--no-rate-limits", log=log) as other:
        assert fingerprints(server.person("Zoe")) == fingerprints(other.person("Zoe"))
        assert played(server) == played(other)
        assert played(server) == played(other)
        assert other.person().get("/api/daily")["day"] == DAY
    warned = [json.loads(line) for line in log.read_text().splitlines()]

    told = [one["message"] for one in warned if one["level"] == "warning"]
    assert told == ["--seed is set: anyone who knows it can predict dice and cards"]


def test_every_rematch_has_another_deal(server: Server) -> None:
    ann = server.person("Ann")
    record = random_record(find(DICE), "seeds", 1)
    told = []
    for _ in range(2):
        table = ann.lay(DICE, ["me"], record=write(record), step=len(record.moves) - 1)["table"]
        while (shown := ann.look(table, 0))["status"] != "over":
            ann.act(table, 0, shown["choices"][0]["action"], shown["version"])
        again = ann.post(f"/api/tables/{table}/seats/0/rematch")["table"]
        told.append((shown["seed"], ann.look(again, 0)["commitment"]))

    (first, other), (second, another) = told
    assert len({commitment(first), other, commitment(second), another}) == 4

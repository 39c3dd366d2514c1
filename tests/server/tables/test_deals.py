"""The same deal once more: the luck of a game that is over, for whoever wants to do better."""

from __future__ import annotations

from contextlib import closing
from typing import Any

from tests.kit.server import Player, Server
from wardround.catalog import find
from wardround.core.record_text import read

ALONE = [{"kind": "me"}]


def finished(player: Player, *seats: str) -> Any:
    """Return a game that bots have played to its end."""
    table = player.lay("dice-hospital", seats)["table"]
    with closing(player.events(table)) as events:
        next(shown for _, shown in events if shown["status"] == "over")
    return player.look(table)


def test_the_same_deal_has_the_same_luck_wherever_one_decides_alike(server: Server) -> None:
    eve, bob = server.person("Eve"), server.person("Bob")
    first = finished(eve, "random")
    text = eve.http.get(f"/api/tables/{first['table']}/record").text
    moves = read(text, "first", find).moves
    again = bob.post(f"/api/tables/{first['table']}/deal", {"seats": ALONE})
    table = again["table"]
    while (shown := bob.look(table, 0))["steps"] < 40:
        bob.act(table, 0, moves[shown["steps"]].action, shown["version"])
    told = shown["log"]["add"]

    assert again["commitment"] == first["commitment"]
    assert (shown["deal"], shown["practice"], shown["seed"]) == (first["table"], True, None)
    assert len(told) >= 40
    assert told == first["log"]["add"][: len(told)]


def test_a_deal_is_not_for_playing_again_before_the_end_or_with_other_seats(server: Server) -> None:
    ann = server.person("Ann")
    going = ann.lay("dice-hospital", ["me", "open"])["table"]
    over = finished(ann, "random")["table"]

    assert ann.refused(f"/api/tables/{going}/deal", {"seats": ALONE}) == (409, "table-not-over")
    assert ann.refused(f"/api/tables/{over}/deal", {"seats": ALONE * 2}) == (422, "fork-seats")


def test_asked_for_twice_by_one_name_it_is_one_table(server: Server) -> None:
    ann = server.person("Ann")
    path = f"/api/tables/{finished(ann, 'random')['table']}/deal"
    laid = [ann.post(path, {"seats": ALONE, "key": "again"})["table"] for _ in range(2)]

    assert laid[0] == laid[1]

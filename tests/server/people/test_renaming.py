"""A changed name reaches the tables where somebody sits, and no others."""

from __future__ import annotations

from tests.kit.server import Player, Server
from tests.kit.tables import random_record
from wardround.catalog import find
from wardround.core.record_text import write

DICE = "dice-hospital"


def names(player: Player, table: str) -> list[str]:
    """Return what the seats of a table are called."""
    return [chair["name"] for chair in player.look(table)["chairs"]]


def test_a_new_name_is_at_every_table_where_one_sits_and_wakes_those_who_look(
    server: Server,
) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    waiting = ann.lay(DICE, ["me", "open"], listed=True)["table"]
    playing = bob.lay(DICE, ["me", "open"])["table"]
    ann.post(f"/api/tables/{playing}/join")
    before = bob.look(playing, 0)

    me = ann.post("/api/me", {"name": "  Anna\tMaria "})

    assert me["name"] == "Anna Maria"
    assert names(ann, waiting) == ["Anna Maria", ""]
    assert names(bob, playing) == ["Bob", "Anna Maria"]
    told = bob.wait(playing, 0, before["seq"])
    assert told["chairs"][1]["name"] == "Anna Maria"
    assert told["version"] == before["version"]
    listed = [one for one in bob.get("/api/tables/open")["tables"] if one["table"] == waiting]
    assert listed[0]["chairs"][0]["name"] == "Anna Maria"


def test_the_same_name_again_changes_nothing(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.lay(DICE, ["me", "open"])["table"]
    seq = ann.look(table)["seq"]

    ann.post("/api/me", {"name": "Ann"})

    assert ann.look(table)["seq"] == seq


def test_whoever_only_has_the_link_of_a_seat_does_not_rename_it(server: Server) -> None:
    ann, helper = server.person("Ann"), server.person("Helper")
    laid = ann.lay(DICE, ["me", "open"])
    helper.post("/api/links", {"secret": laid["links"][0]["secret"]})

    helper.post("/api/me", {"name": "Somebody else"})

    assert names(ann, laid["table"]) == ["Ann", ""]


def test_a_game_that_is_over_keeps_the_names_of_those_who_played(server: Server) -> None:
    ann = server.person("Ann")
    record = write(random_record(find(DICE), "renaming", 1))
    over = ann.lay(DICE, ["me"], record=record)["table"]
    assert ann.look(over)["status"] == "over"

    ann.post("/api/me", {"name": "Anna"})

    assert names(ann, over) == ["Ann"]

"""A bot's warm seat in the middle of a game, asked for over HTTP."""

from __future__ import annotations

from tests.kit.server import Player, Server

NURSE = "dynamite-nurse"


def begun(server: Server) -> tuple[str, Player, Player, str]:
    """Return a game of two people with a bot that keeps a seat warm, and the link of that seat."""
    ann, bob = server.person("Ann"), server.person("Bob")
    laid = ann.lay(NURSE, ["me", "open", "open"])
    bob.post(f"/api/tables/{laid['table']}/join", {"seat": 1})
    ann.post(f"/api/tables/{laid['table']}/begin")
    return laid["table"], ann, bob, laid["links"][2]["secret"]


def sees(player: Player, table: str, seat: int) -> bool:
    """Tell whether somebody sees the game through the eyes of a seat."""
    return player.http.get(f"/api/tables/{table}", params={"seat": seat}).is_success


def test_nobody_sees_a_bots_hand_before_all_who_play_have_agreed(server: Server) -> None:
    table, ann, bob, _ = begun(server)
    path, eve = f"/api/tables/{table}", server.person("Eve")
    answer = eve.http.post(f"{path}/join", json={})
    asked = answer.json()["asked"]
    shown = ann.look(table, 0)["knocking"]
    states = [eve.get(f"{path}/knock")["state"]]
    for player, seat in ((ann, 0), (bob, 1)):
        assert not sees(eve, table, 2)
        player.post(f"{path}/seats/{seat}/admit", {"do": "agree", "asked": asked})
        states.append(eve.get(f"{path}/knock")["state"])
    seated = eve.post(f"{path}/join")

    assert answer.status_code == 202
    assert shown["text"].startswith("Eve asks to take over from ")
    assert (shown["waiting"], shown["seat"]) == ([0, 1], 2)
    assert states == ["asked", "asked", "agreed"]
    assert (seated["seat"], bool(seated["secret"])) == (2, True)
    assert sees(eve, table, 2)
    assert eve.look(table, 2)["chairs"][2]["name"] == "Eve"


def test_who_was_refused_or_asks_no_more_has_no_seat(server: Server) -> None:
    table, ann, _, _ = begun(server)
    path, eve, cleo = f"/api/tables/{table}", server.person("Eve"), server.person("Cleo")
    asked = eve.post(f"{path}/join")["asked"]
    again = eve.post(f"{path}/join")["asked"]
    busy = cleo.refused(f"{path}/join")
    ann.post(f"{path}/seats/0/admit", {"do": "refuse", "asked": asked})
    cleo.post(f"{path}/join")
    withdrawn = cleo.http.delete(f"{path}/knock").status_code

    assert again == asked
    assert busy == (409, "knock-busy")
    assert eve.get(f"{path}/knock") == {"state": "refused", "seat": None}
    assert eve.refused(f"{path}/join") == (409, "knock-refused")
    assert withdrawn == 204
    assert ann.look(table, 0)["knocking"] is None
    assert not sees(eve, table, 2)


def test_who_plays_gets_no_second_seat_alone_not_even_with_its_link(server: Server) -> None:
    table, ann, bob, link = begun(server)
    path = f"/api/tables/{table}"
    by_link = ann.refused("/api/links", {"secret": link})
    asked = ann.post(f"{path}/join", {"seat": 2})["asked"]
    before = sees(ann, table, 2)
    bob.post(f"{path}/seats/1/admit", {"do": "agree", "asked": asked})
    ann.post(f"{path}/join", {"seat": 2})

    assert by_link == (409, "seat-consent")
    assert not before
    assert sees(ann, table, 2)


def test_who_comes_with_the_link_of_the_seat_is_invited(server: Server) -> None:
    table, _, _, link = begun(server)
    eve = server.person("Eve")

    assert eve.post("/api/links", {"secret": link})["seat"] == 2
    assert sees(eve, table, 2)


def test_only_who_plays_answers(server: Server) -> None:
    table, _, _, _ = begun(server)
    path, eve = f"/api/tables/{table}", server.person("Eve")
    asked = eve.post(f"{path}/join")["asked"]
    mine = {"do": "agree", "asked": asked}

    assert eve.refused(f"{path}/seats/0/admit", mine) == (403, "not-your-seat")
    assert eve.refused(f"{path}/seats/2/admit", mine) == (403, "not-your-seat")

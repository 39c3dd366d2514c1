"""Seats over the network: links, joining, leaving, stand-ins, chat, watching, rematches."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.kit.server import SECONDS, Player, Server
from tests.kit.tables import random_record
from wardround.catalog import find
from wardround.core.record_text import write
from wardround.tables.game.setup import Place, TableSetup
from wardround.tables.rematches import setup_again

DICE, NURSE = "dice-hospital", "dynamite-nurse"


def trio(server: Server, **more: object) -> tuple[str, list[Player]]:
    """Return a table of Dynamite Nurse at which three people play."""
    people = [server.person(name) for name in ("Ann", "Bob", "Cleo")]
    table: str = people[0].lay(NURSE, ["me", "open", "open"], **more)["table"]
    for guest in people[1:]:
        guest.post(f"/api/tables/{table}/join")
    return table, people


def status_of(player: Player, path: str, **params: Any) -> int:
    """Return the status of what a path answers."""
    return player.http.get(path, params=params).status_code


# --- sitting down and leaving ----------------------------------------------------------------


def test_a_link_is_exchanged_for_a_seat_and_a_cookie_that_scripts_cannot_read(
    server: Server,
) -> None:
    ann = server.person()
    laid = ann.lay(DICE, ["me", "open"])
    link, guest = laid["links"][1], server.stranger()
    nameless = guest.refused("/api/links", {"secret": link["secret"]})
    answer = guest.http.post("/api/links", json={"secret": link["secret"], "name": "Bob"})
    cookie = answer.headers["set-cookie"]
    seated = answer.json()

    assert nameless == (401, "name-needed")
    assert (seated["table"], seated["seat"]) == (laid["table"], link["seat"])
    assert [part.strip().lower() for part in cookie.split(";")[1:]] == [
        "httponly", "max-age=31536000", "path=/", "samesite=lax",
    ]  # fmt: skip
    assert guest.look(laid["table"], 1)["chairs"][1]["name"] == "Bob"
    assert seated["secret"] not in {link["secret"], None}


def test_the_link_that_one_got_opens_the_seat_on_ones_other_device(server: Server) -> None:
    ann, bob, phone = server.person(), server.person("Bob"), server.person("Bob too")
    laid = ann.lay(DICE, ["me", "open"])
    table = laid["table"]
    secret = bob.post(f"/api/tables/{table}/join")["secret"]
    again = phone.post("/api/links", {"secret": secret})

    assert again == {"table": table, "seat": 1, "secret": None}
    assert phone.look(table, 1)["version"] == bob.look(table, 1)["version"]
    assert [one["name"] for one in phone.look(table, 1)["chairs"]] == ["Ann", "Bob"]
    assert phone.get("/api/tables")["tables"][0]["seats"] == [1]
    assert status_of(phone, f"/api/tables/{table}", seat=0) == 403


def test_who_joins_gets_the_first_open_seat_or_the_one_they_name(server: Server) -> None:
    ann, bob, cleo = (server.person(name) for name in ("Ann", "Bob", "Cleo"))
    table = ann.lay(NURSE, ["me", "open", "open"], listed=True)["table"]
    join = f"/api/tables/{table}/join"
    listed = [one["table"] for one in bob.get("/api/tables/open")["tables"]]

    assert table in listed
    assert bob.refused(join, {"seat": 3}) == (404, "no-such-seat")
    assert bob.refused(join, {"seat": 0}) == (409, "seat-taken")
    assert bob.post(join, {"seat": 2})["seat"] == 2
    assert bob.post(join)["seat"] == 2
    assert server.stranger().refused(join) == (401, "name-needed")
    assert cleo.post(join)["seat"] == 1
    assert server.person("Dan").refused(join) == (409, "table-full")
    assert ann.look(table, 0)["status"] == "playing"
    assert table not in [one["table"] for one in bob.get("/api/tables/open")["tables"]]


def statuses(stream: Iterator[tuple[int, Any]]) -> list[str]:
    """Return how a table stood, until a stream ends or the game has begun."""
    found: list[str] = []
    for _, shown in stream:
        found.append(shown["status"])
        if shown["status"] != "waiting":
            break
    return found


def test_who_left_a_seat_learns_nothing_of_it_any_more(server: Server) -> None:
    """Neither by asking, nor on the stream that was open, nor by the link of before."""
    ann, eve, bob = (server.person(name) for name in ("Ann", "Eve", "Bob"))
    table = ann.lay(NURSE, ["me", "open", "open"])["table"]
    path = f"/api/tables/{table}"
    secret = eve.post(f"{path}/join")["secret"]
    stream = eve.events(table, 1)
    first = next(stream)[1]
    with ThreadPoolExecutor(1) as threads:
        rest = threads.submit(statuses, stream)
        eve.post(f"{path}/seats/1/leave")
        bob.post(f"{path}/join")
        server.person("Cleo").post(f"{path}/join")
        later = rest.result(SECONDS)

    assert (first["seat"], first["status"]) == (1, "waiting")
    assert set(later) <= {"waiting"}
    assert bob.look(table, 1)["view"]["hospitals"][1]["hand"]
    assert status_of(eve, path, seat=1) == status_of(eve, f"{path}/wait", seat=1) == 403
    assert eve.refused(f"{path}/seats/1/undo", {"version": 0}) == (403, "not-your-seat")
    assert eve.refused("/api/links", {"secret": secret}) == (409, "link-used")
    assert eve.get("/api/tables")["tables"] == []
    assert bob.refused(f"{path}/seats/1/leave") == (409, "table-begun")


def test_open_seats_get_bots_when_somebody_begins_and_people_may_still_come(
    server: Server,
) -> None:
    ann, bob = server.person(), server.person("Bob")
    table = ann.lay(DICE, ["me", "open"])["table"]
    begin = f"/api/tables/{table}/begin"
    refused = bob.refused(begin)
    ann.post(begin)
    chairs = ann.look(table, 0)["chairs"]
    asked = bob.post(f"/api/tables/{table}/join")["asked"]
    ann.post(f"/api/tables/{table}/seats/0/admit", {"do": "agree", "asked": asked})
    seat = bob.post(f"/api/tables/{table}/join")["seat"]

    assert refused == (403, "not-your-table")
    assert (chairs[1]["kind"], chairs[1]["bot"]) == ("bot", "normal")
    assert seat == 1
    assert bob.look(table, 1)["chairs"][1]["kind"] == "person"
    assert ann.refused(begin) == (409, "table-begun")


# --- somebody is away ------------------------------------------------------------------------


def test_who_is_connected_is_not_replaced_at_once_however_impatient_the_table_is(
    server: Server,
) -> None:
    table, (ann, bob, cleo) = trio(server, patience=0)
    stand_in = f"/api/tables/{table}/seats/0/stand-in"
    shown = cleo.look(table, 2)
    answer = ann.http.post(stand_in, json={"absent": 2, "bot": "random"})
    error = answer.json()["error"]

    assert (answer.status_code, error["code"]) == (409, "seat-not-away")
    assert error["facts"]["seconds"] in (59, 60)
    assert shown["patience"] == {"away": 0, "present": 60}
    assert bob.look(table, 1)["chairs"][2]["agreed"] == []


def test_a_bot_stands_in_for_who_wants_that_until_they_come_back(server: Server) -> None:
    table, (ann, _, cleo) = trio(server)
    path = f"/api/tables/{table}"
    cleo.post(f"{path}/seats/2/stand-in", {"absent": 2, "bot": "random"})
    away = ann.look(table, 0)["chairs"][2]
    cleo.post(f"{path}/seats/2/come-back")
    back = ann.look(table, 0)["chairs"][2]

    assert (away["stand_in"], away["agreed"]) == ("random", [])
    assert (back["stand_in"], back["kind"]) == ("", "person")
    assert cleo.refused(f"{path}/seats/2/come-back") == (409, "seat-no-stand-in")
    assert ann.refused(f"{path}/seats/0/stand-in", {"absent": 5}) == (404, "no-such-seat")
    assert ann.refused(f"{path}/seats/0/stand-in", {"absent": 1, "bot": "hal"})[0] == 422


def test_a_bot_plays_for_who_handed_over_and_nobody_is_alone_by_that(server: Server) -> None:
    ann, bob = server.person(), server.person("Bob")
    table = ann.lay(DICE, ["me", "open"])["table"]
    path = f"/api/tables/{table}"
    bob.post(f"{path}/join")
    bob.post(f"{path}/seats/1/stand-in", {"absent": 1, "bot": "random"})
    shown = ann.look(table, 0)
    for _ in range(4):
        if shown["choices"]:
            ann.act(table, 0, shown["choices"][0]["action"], shown["version"])
        shown = ann.wait(table, 0, shown["seq"]) or shown
    refused = (409, "stale")
    while refused == (409, "stale"):  # the bot may have played just now
        across = {"version": ann.look(table, 0)["version"], "across": True}
        refused = ann.refused(f"{path}/seats/0/undo", across)

    assert shown["across"] is False
    assert refused == (409, "undo-not-alone")
    assert bob.post(f"{path}/seats/1/come-back")["repeated"] is False


# --- chat and watching -----------------------------------------------------------------------


def test_who_is_muted_is_not_shown_to_the_one_who_muted_them_and_does_not_know(
    server: Server,
) -> None:
    table, (ann, bob, cleo) = trio(server)
    path, eve = f"/api/tables/{table}", server.person("Eve")
    bob.post(f"{path}/seats/1/say", {"text": "first"})
    ann.post(f"{path}/seats/0/mute", {"who": 1})
    bob.post(f"{path}/seats/1/say", {"phrase": "good-luck"})
    cleo.post(f"{path}/seats/2/say", {"text": "third"})

    def said(player: Player, seat: int | None) -> list[str]:
        return [one.get("text") or one["phrase"] for one in player.look(table, seat)["said"]]

    everything = ["first", "good-luck", "third"]
    assert said(ann, 0) == ["third"]
    assert ann.look(table, 0)["muted"] == [1]
    assert said(bob, 1) == said(cleo, 2) == said(eve, None) == everything
    assert bob.look(table, 1)["muted"] == []
    assert eve.refused(f"{path}/seats/0/say", {"text": "me too"}) == (403, "not-your-seat")
    ann.post(f"{path}/seats/0/mute", {"who": 1, "on": False})
    assert said(ann, 0) == everything


def test_nobody_watches_a_table_that_is_not_for_watching_before_it_is_over(server: Server) -> None:
    table, (ann, _, _) = trio(server, watched=False)
    path, eve = f"/api/tables/{table}", server.person("Eve")

    for each in (path, f"{path}/wait", f"{path}/events", f"{path}/steps/0"):
        assert status_of(eve, each) == 403
    assert ann.look(table)["seat"] is None
    assert table not in [one["table"] for one in eve.get("/api/tables/open")["tables"]]


# --- after the end ---------------------------------------------------------------------------


def last_moves(server: Server) -> tuple[str, Player, Player]:
    """Return a table of two people whose game is nearly over: one that goes on from a record."""
    ann, bob = server.person(), server.person("Bob")
    record = random_record(find(DICE), "nearly-over", 2)
    step = len(record.moves) - 6
    table = ann.lay(DICE, ["me", "open"], record=write(record), step=step)["table"]
    bob.post(f"/api/tables/{table}/join")
    return table, ann, bob


def play_out(table: str, *people: Player) -> None:
    """Let people play a game to its end."""
    while (seats := people[0].get("/api/tables")["tables"][0]["deciding"]) != []:
        shown = people[seats[0]].look(table, seats[0])
        people[seats[0]].act(table, seats[0], shown["choices"][-1]["action"], shown["version"])


def test_a_rematch_is_one_table_for_all_with_the_seats_moved_on(server: Server) -> None:
    table, ann, bob = last_moves(server)
    path = f"/api/tables/{table}"
    early = ann.refused(f"{path}/seats/0/rematch")
    play_out(table, ann, bob)
    first, second = (ann.post(f"{path}/seats/0/rematch"), bob.post(f"{path}/seats/1/rematch"))
    again = ann.look(first["table"], 1)

    assert early == (409, "table-not-over")
    assert first == second
    assert [chair["name"] for chair in again["chairs"]] == ["Bob", "Ann"]
    assert (again["status"], again["steps"] > 0, again["practice"]) == ("playing", True, False)
    assert bob.look(first["table"], 0)["seat"] == 0
    assert ann.look(table, 0)["rematch"] == first["table"]
    assert again["commitment"] != ann.look(table, 0)["commitment"]


def test_a_fork_goes_on_from_a_step_of_a_game_that_is_over(server: Server) -> None:
    table, ann, bob = last_moves(server)
    path, seats = f"/api/tables/{table}", [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    early = bob.refused(f"{path}/fork", {"step": 3, "seats": seats})
    play_out(table, ann, bob)
    step = ann.look(table, 0)["steps"] // 2
    forked = bob.post(f"{path}/fork", {"step": step, "seats": seats})
    past = ann.get(f"{path}/steps/{step}")
    began = bob.get(f"/api/tables/{forked['table']}/steps/{step}")

    assert early == (409, "table-not-over")
    assert began["view"] == past["view"]
    assert bob.look(forked["table"], 0)["practice"] is True
    assert bob.refused(f"{path}/fork", {"step": 10**9, "seats": seats})[0] == 422
    assert bob.refused(f"{path}/fork", {"step": 1, "seats": seats[:1]})[0] == 422
    assert server.stranger().get(f"{path}/steps/1", seat=1)["step"] == 1
    assert ann.refused(f"{path}/seats/0/undo", {"version": ann.look(table, 0)["version"]})[0] == 409


# --- taking back with consent ----------------------------------------------------------------


def walled(player: Player, table: str) -> Any:
    """Play the first choices of a seat until something is done that undo does not take back."""
    shown = player.look(table, 0)
    while not shown["takeback"]:
        body = {"action": shown["choices"][-1]["action"], "version": shown["version"]}
        player.post(f"/api/tables/{table}/seats/0/act", body)
        shown = player.look(table, 0)
    return shown


def test_a_decision_is_taken_back_when_everybody_agrees(server: Server) -> None:
    table, (ann, bob, cleo) = trio(server, takebacks="ask", settings={"first-player": 0})
    path = f"/api/tables/{table}/seats"
    mine = walled(ann, table)
    nothing = bob.refused(f"{path}/1/takeback", {"do": "agree", "asked": mine["seq"]})
    unnamed = bob.refused(f"{path}/1/takeback", {"do": "agree"})
    seq = ann.post(f"{path}/0/takeback", {"do": "ask", "version": mine["version"]})["seq"]
    asking = cleo.look(table, 2)["asking"]
    for seat, player in ((1, bob), (2, cleo)):
        player.post(f"{path}/{seat}/takeback", {"do": "agree", "asked": seq, "key": "yes"})
    again = bob.post(f"{path}/1/takeback", {"do": "agree", "asked": seq, "key": "yes"})
    after = cleo.look(table, 2)

    assert (nothing, unnamed) == ((409, "takeback-gone"), (422, "takeback-which"))
    assert (asking["asked"], asking["seat"], asking["waiting"]) == (seq, 0, [1, 2])
    assert again["repeated"]
    assert (after["asking"], after["practice"], after["takebacks"]) == (None, True, "ask")
    assert after["steps"] < mine["steps"]
    assert after["told"]["add"][-1]["text"].startswith("Ann took ")


def test_a_rematch_has_the_takebacks_of_the_table_before() -> None:
    laid = TableSetup(DICE, "seed", (Place("open"), Place("open")), takebacks="automatic")

    assert setup_again(laid).takebacks == "automatic"

"""Whoever sends whatever to a table: it is answered with a code, and the table goes on unharmed."""

from __future__ import annotations

import json

import pytest

from tests.kit.hall import GAME, Hall, hall, house, told
from tests.kit.hostile_requests import BIG, COOKIES, NAMES, NO_NAMES, TYPES
from tests.kit.server import Player

__all__ = ["hall", "house"]


# --- whose seat ------------------------------------------------------------------------------


def test_nobody_plays_on_the_seat_of_another(hall: Hall) -> None:
    player, seat, shown = hall.deciding()
    act = {"action": shown["choices"][0]["action"], "version": shown["version"]}
    other = hall.bob if player is hall.ann else hall.ann
    forged, stranger = Player(hall.server.url), Player(hall.server.url)
    forged.http.cookies.set("wardround", "A" * 43)
    path = f"{hall.path}/seats/{seat}/act"

    assert other.refused(path, act) == (403, "not-your-seat")
    assert hall.eve.refused(path, act) == (403, "not-your-seat")
    assert forged.refused(path, act) == (401, "not-known")
    assert stranger.refused(path, act) == (401, "not-known")
    assert other.refused(f"{hall.path}/seats/7/act", act) == (403, "not-your-seat")
    assert told(other.http.post(f"{hall.path}/seats/8/act", json=act))[0] == 422
    assert told(other.http.post(f"{hall.path}/seats/-1/act", json=act))[0] == 422
    forged.http.close()
    stranger.http.close()
    assert hall.goes_on()


@pytest.mark.parametrize(
    "cookie",
    COOKIES,
)
def test_a_forged_cookie_is_nobody(hall: Hall, cookie: str) -> None:
    head = f"GET /api/me HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\nConnection: close\r\n"
    answer = hall.sent(head.encode("latin-1") + b"\r\n")

    assert answer.split(b" ")[1] in {b"400", b"401"}
    assert hall.goes_on()


def test_a_link_that_was_used_opens_the_seat_for_nobody_else(hall: Hall) -> None:
    """Not for the one who laid the table and wrote the link down, either."""
    used = {"secret": hall.links[1]}

    assert hall.ann.refused("/api/links", used) == (409, "link-used")
    assert hall.eve.refused("/api/links", used) == (409, "link-used")
    for made_up in ("A" * 43, hall.links[1][:-1] + "!", hall.table + "x" * 20):
        assert hall.eve.refused("/api/links", {"secret": made_up}) == (404, "no-such-link")
    assert hall.eve.http.get(hall.path, params={"seat": 1}).status_code == 403
    assert hall.goes_on()


def test_the_key_of_anothers_command_is_no_ticket_to_their_seat(hall: Hall) -> None:
    player, seat, shown = hall.deciding()
    action = shown["choices"][0]["action"]
    player.act(hall.table, seat, action, shown["version"], "known-to-eve")
    joining = {"seat": seat, "key": "known-to-eve"}

    assert hall.eve.refused(f"{hall.path}/join", joining) == (409, "seat-taken")
    assert hall.eve.refused(f"{hall.path}/join") == (409, "table-full")
    assert told(hall.eve.http.get(hall.path, params={"seat": seat})) == (403, "not-your-seat")
    assert hall.goes_on()


# --- what is done ----------------------------------------------------------------------------


def test_what_is_late_or_sent_twice_happens_once(hall: Hall) -> None:
    player, seat, shown = hall.deciding()
    path = f"{hall.path}/seats/{seat}/act"
    act = {"action": shown["choices"][0]["action"], "version": shown["version"], "key": "twice"}
    first, again = player.post(path, act), player.post(path, act)

    assert (first["repeated"], again) == (False, {**first, "repeated": True})
    assert player.refused(path, {**act, "key": "late"}) == (409, "stale")
    assert player.refused(path, {**act, "key": "", "version": BIG}) == (409, "stale")
    assert player.look(hall.table, seat)["seq"] == first["seq"]
    assert hall.goes_on()


def test_what_is_no_legal_action_is_refused_with_its_reason(hall: Hall) -> None:
    player, seat, shown = hall.deciding()
    path, version = f"{hall.path}/seats/{seat}/act", shown["version"]
    legal = {choice["action"] for choice in shown["choices"]}
    illegal = next(number for number in range(1000) if number not in legal)
    wrong: list[dict[str, object]] = [{"action": illegal}, {"action": 1 << 20}]
    bad: list[dict[str, object]] = [
        {"action": -1}, {"action": BIG}, {"action": 1.5}, {"action": "1"}, {"action": True},
        {"action": None}, {}, {"action": 1, "text": "done"}, {"action": [1]}, {"action": {}},
        {"text": "play examination"}, {"text": ""}, {"text": "x" * 201}, {"text": "\x00"},
        {"action": 1, "more": 1}, {"action": 1, "key": "a b"}, {"action": 1, "key": "x" * 65},
    ]  # fmt: skip

    for body in wrong:
        status, code = player.refused(path, {**body, "version": version})
        assert (status, code) != (409, "stale"), body
        assert status in {409, 422}, body
    for body in bad:
        assert told(player.http.post(path, json={**body, "version": version}))[0] == 422, body
    odd_versions: list[object] = [-1, 1.5, "1", None, [], True]
    for odd in odd_versions:
        answer = player.http.post(path, json={"action": 0, "version": odd})
        assert told(answer) == (422, "not-valid"), odd
    assert hall.goes_on()


# --- bodies ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "status", "code"),
    NO_NAMES,
)
def test_a_body_that_is_no_name_is_refused(
    hall: Hall, body: bytes, status: int | None, code: str | None
) -> None:
    answer = hall.eve.http.post(
        "/api/me", content=body, headers={"content-type": "application/json"}
    )
    found = told(answer)

    assert found[0] == status or (status is None and found[0] in {400, 422})
    assert code in {None, found[1]}
    assert hall.eve.get("/api/me")["name"] == "Eve"


@pytest.mark.parametrize(
    "headers",
    TYPES,
)
def test_a_body_of_another_type_is_not_read(hall: Hall, headers: dict[str, str]) -> None:
    answer = hall.eve.http.post("/api/me", content=b'{"name": "Mallory"}', headers=headers)

    assert told(answer) == (415, "wrong-content-type")
    assert hall.eve.get("/api/me")["name"] == "Eve"


# --- names and chat --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "shown"),
    NAMES,
)
def test_names_and_chat_come_back_as_data_and_never_as_a_page(
    hall: Hall, name: str, shown: str
) -> None:
    guest = hall.server.stranger()
    table = guest.lay(GAME, ["me"], name=name)["table"]
    guest.post(f"/api/tables/{table}/seats/0/say", {"text": f"({name})"})
    answer = guest.http.get(f"/api/tables/{table}", params={"seat": 0})
    stream = next(guest.events(table, 0))[1]

    for told_so in (answer.json(), stream):
        assert told_so["chairs"][0]["name"] == shown
        assert told_so["said"][0]["text"] == f"({' ' * name[0].isspace()}{shown})"
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert guest.get("/api/me")["name"] == shown


def test_odd_messages_are_refused(hall: Hall) -> None:
    path = f"{hall.path}/seats/0/say"
    bad: list[dict[str, object]] = [
        {}, {"text": ""}, {"text": "x" * 501}, {"phrase": "curse"}, {"text": 7},
        {"text": "a", "phrase": "hello"}, {"text": "a", "seat": 1}, {"text": "\ud800"},
    ]  # fmt: skip

    for body in bad:
        raw = json.dumps(body).encode()
        answer = hall.ann.http.post(path, content=raw, headers={"content-type": "application/json"})
        assert told(answer)[0] == 422, body
    assert hall.goes_on()

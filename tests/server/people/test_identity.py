"""A cookie ends when what it allows changes, and so does whatever was opened with it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager

import pytest

from tests.kit.accounts import add_passkey, copy_cookie, log_in
from tests.kit.server import SECONDS, Player, Server

DICE, NURSE = "dice-hospital", "dynamite-nurse"
NOBODY = 401


@pytest.fixture
def come(server: Server) -> Iterator[Callable[..., Player]]:
    """Give people at a page with a name, as passkeys need one."""
    players: list[Player] = []

    def another(name: str = "Ann") -> Player:
        player = Player(f"http://localhost:{server.port}")
        players.append(player)
        player.post("/api/me", {"name": name})
        return player

    yield another
    for one in players:
        one.http.close()


@pytest.fixture
def thief(server: Server) -> Iterator[Player]:
    """Give a browser whose cookies are what somebody kept or planted."""
    player = Player(f"http://localhost:{server.port}")
    yield player
    player.http.close()


def status(player: Player) -> int:
    """Return the status with which somebody is told who they are."""
    return player.http.get("/api/me").status_code


@contextmanager
def followed(player: Player, table: str, seat: int) -> Iterator[Future[list[str]]]:
    """Give the codes with which a stream says farewell, once it has ended."""
    path = f"/api/tables/{table}/events"

    def read(lines: Iterator[str]) -> list[str]:
        told = [json.loads(line[6:]) for line in lines if line.startswith("data: ")]
        return [one["code"] for one in told if "code" in one and one["message"]]

    with (
        player.http.stream("GET", path, params={"seat": seat}) as stream,
        ThreadPoolExecutor(1) as threads,
    ):
        lines = stream.iter_lines()
        next(line for line in lines if line.startswith("data: "))
        yield threads.submit(read, lines)


# --- cookies ---------------------------------------------------------------------------------


def test_a_guests_cookie_that_somebody_kept_does_not_become_the_account(
    server: Server, come: Callable[..., Player], thief: Player
) -> None:
    device = add_passkey(come("Ann"), server)
    guest = come("Guest")
    kept = copy_cookie(guest, thief)
    table = guest.lay(NURSE, ["me", "open", "open"])["table"]

    with followed(thief, table, 0) as ended:
        log_in(guest, device)
        farewell = ended.result(SECONDS)

    assert guest.http.cookies["wardround"] != kept
    assert guest.get("/api/me")["name"] == "Ann"
    assert guest.look(table, 0)["seat"] == 0
    assert farewell == ["signed-out"]
    assert status(thief) == NOBODY
    assert thief.refused("/api/passkeys/registration") == (NOBODY, "not-known")


def test_the_first_passkey_ends_the_cookie_that_the_guest_had(
    server: Server, come: Callable[..., Player], thief: Player
) -> None:
    ann = come()
    kept = copy_cookie(ann, thief)
    add_passkey(ann, server)

    assert ann.http.cookies["wardround"] != kept
    assert (status(ann), status(thief)) == (200, NOBODY)


def test_another_passkey_gives_this_browser_a_new_cookie_and_leaves_other_devices_alone(
    server: Server, come: Callable[..., Player], thief: Player
) -> None:
    ann, phone = come(), come("Phone")
    log_in(phone, add_passkey(ann, server))
    copy_cookie(ann, thief)
    add_passkey(ann, server)

    assert ann.get("/api/me")["passkeys"] == 2
    assert (status(ann), status(phone), status(thief)) == (200, 200, NOBODY)


def test_a_passkey_that_is_removed_takes_its_devices_along(
    server: Server, come: Callable[..., Player], thief: Player
) -> None:
    ann, lost = come(), come("Lost phone")
    log_in(lost, add_passkey(ann, server))
    copy_cookie(ann, thief)
    (passkey,) = ann.get("/api/passkeys")["passkeys"]
    ann.http.delete(f"/api/passkeys/{passkey['id']}")

    assert ann.get("/api/me") == {"name": "Ann", "passkeys": 0}
    assert (status(lost), status(thief)) == (NOBODY, NOBODY)


def test_who_comes_in_from_another_account_leaves_that_one_for_good(
    server: Server, come: Callable[..., Player], thief: Player
) -> None:
    ann, bob = come("Ann"), come("Bob")
    device = add_passkey(ann, server)
    add_passkey(bob, server)
    copy_cookie(bob, thief)
    log_in(bob, device)

    assert bob.get("/api/me")["name"] == "Ann"
    assert status(thief) == NOBODY


def test_signing_out_ends_the_stream_that_is_open(come: Callable[..., Player]) -> None:
    ann = come()
    table = ann.lay(NURSE, ["me", "open", "open"])["table"]
    with followed(ann, table, 0) as ended:
        ann.http.delete("/api/me")
        farewell = ended.result(SECONDS)

    assert farewell == ["signed-out"]
    assert status(ann) == NOBODY


def test_all_other_devices_can_be_signed_out(
    server: Server, come: Callable[..., Player], thief: Player
) -> None:
    ann, phone = come(), come("Phone")
    log_in(phone, add_passkey(ann, server))
    kept = copy_cookie(ann, thief)
    table = ann.lay(NURSE, ["me", "open", "open"])["table"]
    with followed(phone, table, 0) as ended:
        me = ann.post("/api/me/sign-out-others")
        farewell = ended.result(SECONDS)

    assert me == ann.get("/api/me") == {"name": "Ann", "passkeys": 1}
    assert ann.http.cookies["wardround"] != kept
    assert farewell == ["signed-out"]
    assert (status(phone), status(thief)) == (NOBODY, NOBODY)
    assert server.stranger().refused("/api/me/sign-out-others") == (NOBODY, "not-known")


# --- links -----------------------------------------------------------------------------------


def test_a_new_link_takes_the_seat_from_who_came_by_the_old_one(server: Server) -> None:
    ann, eve, bob = (server.person(name) for name in ("Ann", "Eve", "Bob"))
    table = ann.lay(NURSE, ["me", "open", "open"])["table"]
    path = f"/api/tables/{table}"
    link = {"secret": ann.post(f"{path}/seats/0/link")["secret"]}
    for _ in range(2):
        eve.post("/api/links", link)
        eve.post(f"{path}/join")
    bob.post(f"{path}/join")
    server.person("Cleo").post(f"{path}/join")
    hand = eve.look(table, 0)["view"]["hospitals"][0]["hand"]

    with followed(eve, table, 0) as ended:
        new = ann.post(f"{path}/seats/0/link")["secret"]
        farewell = ended.result(SECONDS)

    assert hand
    assert farewell == ["seat-lost"]
    assert eve.http.get(path, params={"seat": 0}).status_code == 403
    assert eve.refused(f"{path}/seats/0/say", {"text": "still me"}) == (403, "not-your-seat")
    assert eve.refused("/api/links", link) == (409, "link-used")
    assert table not in str(eve.get("/api/tables"))
    assert ann.look(table, 0)["view"]["hospitals"][0]["hand"] == hand
    assert eve.post("/api/links", {"secret": new})["seat"] == 0


def test_another_device_renews_the_link_and_who_sat_down_keeps_the_seat(server: Server) -> None:
    ann, phone, eve = (server.person(name) for name in ("Ann", "Ann's phone", "Eve"))
    path = f"/api/tables/{ann.lay(DICE, ['me', 'open'])['table']}"
    link = {"secret": ann.post(f"{path}/seats/0/link")["secret"]}
    for one in (phone, eve):
        one.post("/api/links", link)
    phone.post(f"{path}/seats/0/link")

    seen = [one.http.get(path, params={"seat": 0}).status_code for one in (ann, phone, eve)]
    assert seen == [200, 200, 403]

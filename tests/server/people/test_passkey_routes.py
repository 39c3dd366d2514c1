"""Passkeys over the network: the same person on another device, with all their tables."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kit.authenticator import Authenticator, Json
from tests.kit.server import Player, Server, running
from tests.kit.tables import random_record
from wardround.catalog import find
from wardround.core.record_text import write


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Give one server for all devices here."""
    folder = tmp_path_factory.mktemp("passkeys")
    database = f"sqlite:///{folder / 'tables.db'}"
    with running(database, "--no-rate-limits", log=folder / "log.jsonl") as server:
        yield server


def page(server: Server) -> str:
    """Return the origin of our pages: passkeys need a name."""
    return f"http://localhost:{server.port}"


@pytest.fixture
def ann(server: Server) -> Iterator[Player]:
    """Give somebody whom the server knows."""
    player = Player(page(server))
    player.post("/api/me", {"name": "Ann"})
    yield player
    player.http.close()


@pytest.fixture
def other(server: Server) -> Iterator[Player]:
    """Give a browser that was never here."""
    player = Player(page(server))
    yield player
    player.http.close()


@pytest.fixture
def device(server: Server, ann: Player) -> Authenticator:
    """Give a device with a passkey of Ann's."""
    device = Authenticator(page(server), synced=True)
    answer = device.create(ann.post("/api/passkeys/registration"))
    assert ann.post("/api/passkeys/registration/answer", answer)["passkeys"] == 1
    return device


def answered(device: Authenticator, player: Player) -> Json:
    """Let a device answer the question that a browser got."""
    return device.get(player.post("/api/passkeys/login"))


def test_who_has_the_passkey_is_the_same_person_with_the_same_tables(
    ann: Player, other: Player, device: Authenticator
) -> None:
    laid = ann.lay("dice-hospital", ["me", "open"])
    me = other.post("/api/passkeys/login/answer", answered(device, other))

    assert me["name"] == "Ann"
    assert other.get("/api/me") == ann.get("/api/me")
    assert laid["table"] in str(other.get("/api/tables"))


def test_the_tables_of_a_guest_come_along(
    ann: Player, other: Player, device: Authenticator
) -> None:
    other.post("/api/me", {"name": "Ann again"})
    laid = other.lay("dice-hospital", ["me", "open"])
    other.post("/api/passkeys/login/answer", answered(device, other))

    assert laid["table"] in str(ann.get("/api/tables"))


def test_a_rematch_is_also_for_who_came_in_with_a_passkey_meanwhile(
    other: Player, device: Authenticator
) -> None:
    """The guest who sat at the table is another person by now."""
    other.post("/api/me", {"name": "Ann again"})
    record = write(random_record(find("dice-hospital"), "over", 1))
    table = other.lay("dice-hospital", ["me"], record=record)["table"]
    other.post("/api/passkeys/login/answer", answered(device, other))
    again = other.post(f"/api/tables/{table}/seats/0/rematch")["table"]

    assert other.look(again, 0)["chairs"][0]["name"] == "Ann again"
    assert again in str(other.get("/api/tables"))


def test_who_follows_a_review_is_told_who_leads_it_by_now(
    server: Server, other: Player, device: Authenticator
) -> None:
    other.post("/api/me", {"name": "Ann again"})
    record = write(random_record(find("dice-hospital"), "over", 1))
    table = other.lay("dice-hospital", ["me"], record=record)["table"]
    review = other.post(f"/api/tables/{table}/reviews", {"step": 1})["review"]
    path = f"/api/reviews/{review}/events"

    with server.stranger().http.stream("GET", path) as stream:
        told = (json.loads(line[6:]) for line in stream.iter_lines() if line.startswith("data: "))
        before = next(told)["people"]
        other.post("/api/passkeys/login/answer", answered(device, other))
        after = next(told)["people"]

    assert (before, after) == (["Ann again"], ["Ann"])


def test_an_answer_cannot_be_sent_again_nor_by_another_browser(
    server: Server, other: Player, device: Authenticator
) -> None:
    other.post("/api/me", {"name": "Bob"})
    answer = answered(device, other)
    thief = server.person("Eve")
    thief.http.base_url = page(server)

    assert thief.refused("/api/passkeys/login/answer", answer) == (403, "passkey-challenge")
    other.post("/api/passkeys/login/answer", answer)
    assert other.refused("/api/passkeys/login/answer", answer)[0] == 403


def test_what_is_no_answer_is_refused(other: Player, device: Authenticator) -> None:
    answer = answered(device, other)
    device.origin = "http://evil.example"

    assert other.refused("/api/passkeys/login/answer", {}) == (403, "passkey-refused")
    assert other.refused("/api/passkeys/login/answer", answered(device, other)) == (
        403,
        "passkey-refused",
    )
    assert other.refused("/api/passkeys/login/answer", {**answer, "id": "AAAA"}) == (
        403,
        "passkey-refused",
    )


def test_a_stranger_has_nobody_to_add_a_passkey_to(other: Player) -> None:
    assert other.refused("/api/passkeys/registration")[0] == 401


def test_at_an_address_without_a_name_there_are_no_passkeys(server: Server) -> None:
    assert server.stranger().refused("/api/passkeys/login") == (409, "passkey-no-domain")


def test_nothing_of_it_is_in_the_log(server: Server, other: Player, device: Authenticator) -> None:
    answer = answered(device, other)
    other.post("/api/passkeys/login/answer", answer)
    assert server.log is not None
    log = Path(server.log).read_text(encoding="utf-8")

    assert '"route":"/api/passkeys/login/answer"' in log
    assert answer["id"] not in log
    assert [value for value in other.http.cookies.values() if value in log] == []


def test_passkeys_are_listed_and_one_that_is_removed_opens_nothing(
    server: Server, ann: Player, other: Player, device: Authenticator
) -> None:
    second = Authenticator(page(server), synced=True)
    answer = second.create(ann.post("/api/passkeys/registration"))
    ann.post("/api/passkeys/registration/answer", answer)
    kept, gone = ann.get("/api/passkeys")["passkeys"]
    assert gone["id"] == answer["id"]
    assert kept["created_at"] <= gone["created_at"]

    removed = ann.http.delete(f"/api/passkeys/{gone['id']}")

    assert removed.status_code == 204
    assert ann.get("/api/passkeys")["passkeys"] == [kept]
    assert ann.get("/api/me")["passkeys"] == 1
    refused = other.refused("/api/passkeys/login/answer", answered(second, other))
    assert refused == (403, "passkey-unknown")
    assert other.post("/api/passkeys/login/answer", answered(device, other))["name"] == "Ann"


@pytest.mark.usefixtures("device")
def test_nobody_removes_or_sees_the_passkeys_of_another(ann: Player, other: Player) -> None:
    (known,) = ann.get("/api/passkeys")["passkeys"]
    stranger = other.http.get("/api/passkeys")
    other.post("/api/me", {"name": "Bob"})

    taken = other.http.delete(f"/api/passkeys/{known['id']}")
    unwritten = other.http.delete("/api/passkeys/a")

    assert stranger.json()["error"]["code"] == "not-known"
    assert other.get("/api/passkeys")["passkeys"] == []
    assert (taken.status_code, taken.json()["error"]["code"]) == (404, "passkey-unknown")
    assert unwritten.status_code == 404
    assert ann.get("/api/passkeys")["passkeys"] == [known]

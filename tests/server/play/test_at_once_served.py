"""Seats decide at the same moment over HTTP; what is sent twice, late or halfway does no harm."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.kit.at_once import all_at_once, known, play_at_once, retold, seated
from tests.kit.server import SECONDS, Player, Server, running
from wardround.store.store import Store


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return where the tables of this module are kept."""
    return f"sqlite:///{tmp_path_factory.mktemp('at-once')}/tables.db"


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return where the server logs to."""
    return tmp_path_factory.mktemp("at-once-log") / "log"


@pytest.fixture(scope="module")
def server(address: str, log: Path) -> Iterator[Server]:
    """Give one server for all tables here."""
    with running(address, "--no-rate-limits", log=log) as server:
        yield server


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    """Give the store beneath the server."""
    with Store.open(address) as opened:
        yield opened


def to_decide(players: list[Player], table: str) -> tuple[Player, int, Any]:
    """Return somebody who is to decide, their seat and what they see."""
    shown = known(players, table, len(players))
    seat = next(seat for seat, one in enumerate(shown) if one["choices"])
    return players[seat], seat, shown[seat]


@pytest.mark.parametrize("people", [2, 4])
def test_seats_that_decide_at_the_same_moment_are_all_heard(
    server: Server, store: Store, people: int
) -> None:
    table, players = seated([server], "dice-hospital", people)
    batches = play_at_once(players, table, 16)

    row = store.table(table)
    assert row is not None
    told = [batch.seen for batch in batches]
    assert retold(row, batches, backwards=False) == told
    assert retold(row, batches, backwards=True) == told
    assert any(len(batch.actions) == people for batch in batches)
    assert [seq for batch in batches for seq in batch.seqs] == [
        *range(people + 1, len(store.entries(table)) + 1)
    ]


def test_a_key_counts_once_however_often_it_is_sent(server: Server, store: Store) -> None:
    table, players = seated([server], "dice-hospital", 4)
    player, seat, shown = to_decide(players, table)
    action = shown["choices"][-1]["action"]
    send = partial(player.act, table, seat, action, shown["version"], "once")

    answers = all_at_once([send] * 20)
    later = send()

    assert {answer["seq"] for answer in [*answers, later]} == {shown["seq"] + 1}
    assert sorted(answer["repeated"] for answer in answers) == [False] + [True] * 19
    assert later["repeated"]
    assert [one.key for one in store.entries(table) if one.key] == ["once"]


def test_what_was_decided_too_late_is_refused_and_changes_nothing(
    server: Server, store: Store
) -> None:
    table, players = seated([server], "dynamite-nurse", 3)
    player, seat, shown = to_decide(players, table)
    action = shown["choices"][0]["action"]
    path = f"/api/tables/{table}/seats/{seat}"
    player.act(table, seat, action, shown["version"], "first")
    after = [one.look(table, place) for place, one in enumerate(players)]

    late = {"action": action, "version": shown["version"], "key": "late"}
    answers = [player.http.post(f"{path}/act", json=late) for _ in range(3)]
    for what in ("undo", "redo"):
        body = {"version": shown["version"], "key": f"late-{what}"}
        answers.append(player.http.post(f"{path}/{what}", json=body))

    assert {one.status_code for one in answers} == {409}
    facts = {"version": after[seat]["version"]}
    assert all(one.json()["error"]["facts"] == facts for one in answers)
    assert {one.json()["error"]["code"] for one in answers} == {"stale"}
    assert [one.look(table, place) for place, one in enumerate(players)] == after
    assert [one.key for one in store.entries(table) if one.key] == ["first"]


def request(player: Player, server: Server, path: str, body: bytes = b"") -> bytes:
    """Return a request as it goes over the wire."""
    cookies = "; ".join(f"{name}={value}" for name, value in player.http.cookies.items())
    method = "POST" if body else "GET"
    lines = [
        f"{method} {path} HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        f"Cookie: {cookies}",
        *(["Content-Type: application/json", f"Content-Length: {len(body)}"] if body else []),
    ]
    return "\r\n".join([*lines, "", ""]).encode() + body


def hang_up(server: Server, sent: bytes, *, read: int = 0) -> None:
    """Send something, perhaps read the beginning of the answer, and break off without a word."""
    with socket.create_connection(("127.0.0.1", server.port), SECONDS) as line:
        line.sendall(sent)
        if read:
            assert line.recv(read)
        # With this the connection is reset and not closed politely.
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")


def number(player: Player, name: str) -> float:
    """Return one of the server's numbers."""
    lines = player.http.get("/metrics").text.splitlines()
    return next(float(line.split()[-1]) for line in lines if line.startswith(f"{name} "))


def wait_until_zero(player: Player, name: str) -> None:
    """Wait until one of the server's numbers is back at nothing."""
    until = time.monotonic() + SECONDS
    while found := number(player, name):
        assert time.monotonic() < until, f"{name} stays {found}"


def test_whoever_hangs_up_breaks_nothing(server: Server, store: Store, log: Path) -> None:
    table, players = seated([server], "dice-hospital", 4)
    player, seat, shown = to_decide(players, table)
    told = {"action": shown["choices"][0]["action"], "version": shown["version"]}
    path = f"/api/tables/{table}/seats/{seat}/act"

    for length in (1, 10, 40):
        whole = request(player, server, path, json.dumps({**told, "key": "half"}).encode())
        hang_up(server, whole[:-length])
    for _ in range(5):
        hang_up(server, request(player, server, path, json.dumps({**told, "key": "all"}).encode()))
        hang_up(server, request(player, server, f"/api/tables/{table}/events"), read=100)
        hang_up(server, request(player, server, f"/api/tables/{table}/events"))
        hang_up(server, request(player, server, f"/api/tables/{table}/wait?after={shown['seq']}"))
    answer = player.act(table, seat, told["action"], told["version"], "all")
    wait_until_zero(player, "wardround_open_streams")

    assert answer["seq"] == shown["seq"] + 1
    assert [one.key for one in store.entries(table) if one.key] == ["all"]
    assert known(players, table, answer["seq"])[seat]["version"] == answer["seq"]
    assert play_at_once(players, table, 3)
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    assert [line for line in lines if line["level"] in ("error", "critical")] == []

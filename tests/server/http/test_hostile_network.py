"""Other sites, strange paths and heads, and very many at once: the table goes on."""

from __future__ import annotations

import json
import socket
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from functools import partial

import pytest

from tests.kit.eavesdropping import given_away
from tests.kit.flooding import join_bytes, statuses
from tests.kit.hall import Hall, hall, house, told
from tests.kit.hostile_requests import EVENT_IDS, HEAD_LINES, ORIGINS, PATHS
from tests.kit.server import running

__all__ = ["hall", "house"]


# --- where it comes from ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("headers", "status", "code"),
    ORIGINS,
)
def test_the_page_of_another_site_changes_nothing(
    hall: Hall, headers: dict[str, str], status: int, code: str
) -> None:
    player, seat, shown = hall.deciding()
    act = {"action": shown["choices"][0]["action"], "version": shown["version"]}
    answer = player.http.post(f"{hall.path}/seats/{seat}/act", json=act, headers=headers)

    assert told(answer) == (status, code)
    assert player.look(hall.table, seat)["seq"] == shown["seq"]
    assert hall.goes_on()


@pytest.mark.parametrize("path", PATHS)
def test_no_path_leads_out_of_the_tables(hall: Hall, path: str) -> None:
    cookie = f"wardround={hall.eve.http.cookies['wardround']}"
    head = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\nConnection: close\r\n"
    answer = hall.sent(head.encode() + b"\r\n")
    top, _, body = answer.partition(b"\r\n\r\n")

    assert top.split(b" ")[1] in {b"400", b"403", b"404", b"405", b"422"}
    assert b"root:" not in body
    assert json.loads(body)["error"]["code"]
    assert b"\r\nX:" not in top
    assert hall.goes_on()


@pytest.mark.parametrize("number", EVENT_IDS)
def test_an_absurd_last_event_id_is_refused(hall: Hall, number: str) -> None:
    head = f"GET {hall.path}/events HTTP/1.1\r\nHost: localhost\r\nLast-Event-ID: {number}\r\n"
    answer = hall.sent(head.encode("latin-1") + b"Connection: close\r\n\r\n")

    assert answer.split(b" ")[1] == b"422"
    assert hall.goes_on()


def test_a_last_event_id_of_the_future_is_told_everything(hall: Hall) -> None:
    with closing(hall.eve.events(hall.table, None, 10**17)) as events:
        number, shown = next(events)

    assert number == shown["seq"] == hall.ann.look(hall.table, 0)["seq"]
    assert shown["log"]["keep"] == 0


@pytest.mark.parametrize(
    "line",
    HEAD_LINES,
)
def test_odd_lines_in_a_head_change_nothing(hall: Hall, line: bytes) -> None:
    head = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n" + line + b"\r\nConnection: close\r\n"
    answer = hall.sent(head + b"\r\n")

    assert answer.split(b" ")[1] in {b"200", b"400", b"431"}
    assert b"X-Bad" not in answer.partition(b"\r\n\r\n")[0]
    assert hall.goes_on()


def test_what_was_refused_is_in_the_log_with_its_code_and_without_secrets(hall: Hall) -> None:
    hall.eve.refused(f"{hall.path}/seats/0/act", {"action": 0, "version": 0})
    hall.eve.refused("/api/links", {"secret": hall.links[1]})
    hall.eve.http.post("/api/me", json={"name": "x"}, headers={"origin": "https://evil.example"})
    hall.eve.http.post("/api/me", json={"name": "x" * 70_000})
    hall.eve.http.get(hall.path, params={"seat": 0, "secret": hall.link})
    hall.goes_on()
    lines = [json.loads(line) for line in hall.log.read_text().splitlines()]
    secrets = [*hall.links, hall.link]
    secrets += [one.http.cookies["wardround"] for one in (hall.ann, hall.bob, hall.eve)]

    codes = {line.get("code") for line in lines}
    assert {"not-your-seat", "link-used", "body-too-large", "wrong-origin"} <= codes
    assert [line for line in lines if line["level"] in {"error", "critical"}] == []
    assert given_away(json.dumps(lines), secrets) == []


# --- very many at once -----------------------------------------------------------------------


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """Give a server with its usual limits."""
    folder = tmp_path_factory.mktemp("guarded")
    with running(f"sqlite:///{folder}/tables.db", log=folder / "log") as server:
        yield Hall(server, folder / "log")


def test_ten_thousand_joins_are_turned_away_and_make_nobody(guarded: Hall) -> None:
    requests = [join_bytes(guarded.path, number) for number in range(10_000)]
    with ThreadPoolExecutor(4) as threads:
        parts = [requests[start::4] for start in range(4)]
        told_each = threads.map(partial(statuses, guarded.server.port), parts)
        counted = sum(told_each, Counter[bytes]())

    assert counted[b"429"] > 9_000
    assert set(counted) <= {b"429", b"409", b"404"}
    assert [chair["name"] for chair in guarded.eve.look(guarded.table)["chairs"]] == ["Ann", "Bob"]
    assert guarded.goes_on()


def test_hundreds_of_streams_of_one_address_are_not_opened(guarded: Hall) -> None:
    head = f"GET {guarded.path}/events HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
    counted: Counter[bytes] = Counter()
    with ExitStack() as streams:
        for _ in range(600):
            stream = socket.create_connection(("127.0.0.1", guarded.server.port), timeout=60)
            stream.sendall(head)
            status = stream.recv(12)[9:]
            counted[status] += 1
            if status == b"200":
                streams.callback(stream.close)
            else:
                stream.close()
        played = guarded.goes_on()

    assert counted == {b"200": 256, b"429": 344}
    assert played
    assert guarded.goes_on()

"""Other sites, strange paths and heads, and very many at once: the table goes on."""

from __future__ import annotations

import json
import socket
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing

import pytest

from tests.kit.eavesdropping import given_away
from tests.kit.hall import Hall, hall, house, told
from tests.kit.server import running

__all__ = ["hall", "house"]


# --- where it comes from ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("headers", "status", "code"),
    [
        ({"origin": "https://evil.example"}, 403, "wrong-origin"),
        ({"origin": "null"}, 403, "wrong-origin"),
        ({"origin": "http://127.0.0.1:1"}, 403, "wrong-origin"),
        ({"sec-fetch-site": "cross-site"}, 403, "wrong-origin"),
        ({"sec-fetch-site": "same-site"}, 403, "wrong-origin"),
        ({"host": "evil.example"}, 400, "wrong-host"),
        ({"host": ""}, 400, "wrong-host"),
        ({"host": "localhost@evil.example"}, 400, "wrong-host"),
        ({"host": "localhost:99999999"}, 400, "wrong-host"),
    ],
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


PATHS = (
    "/api/tables/..", "/api/tables/../me", "/api/tables/%2e%2e/me", "/api/tables/%2e%2e%2fme",
    "/api/tables/..%2f..%2fetc%2fpasswd", "/api/tables/%00", "/api/tables/a%00bcdef/record",
    "/api/tables/....//record", "/api/tables/%5c..%5c../record", "/api/tables/aaaaaa%0d%0aX:y",
    "/api/archive/../../etc/passwd/record", "/api/archive/%2e%2e%2f%2e%2e%2fetc%2fpasswd/record",
    "/api/archive/..%252f..%252fetc/record", "/api/archive/%ff%fe/record", "//api//tables",
    "/api/tables/aaaaaa/steps/-1", "/api/tables/aaaaaa/steps/99999999999999999999999",
    "/api/tables/aaaaaa/steps/1e3", "/api/tables/aaaaaa/steps/%D9%A3", "/etc/passwd",
    "/api/tables?before=1.%27--", "/api/tables?before=" + "9" * 30 + ".aaaaaa",
    "/api/tables/open?before=%00", "/api/tables/" + "a" * 41, "/api/tables/aaaaaa?seat=99",
    "/api/tables/aaaaaa?seat=1&seat=2", "/api/tables/aaaaaa?lang=" + "x" * 100,
    "/.git/config", "/static/../../pyproject.toml", "/api/tables/aaaaaa/record/../../me",
)  # fmt: skip


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


@pytest.mark.parametrize("number", ["-1", "x", "1.5", "9" * 19, "9" * 500, "1\t2", "\xb2"])
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
    [b"X-Bad: a\r\n b", b"X: \x00", b"No colon", b": empty", b"X-Many: a\r\n" * 5000, b"X\xff: y"],
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


def join_bytes(path: str, number: int) -> bytes:
    """Return a request to join, of somebody who claims to be somebody new each time."""
    body = json.dumps({"name": f"Guest {number}", "seat": number % 8}).encode()
    return (
        f"POST {path}/join HTTP/1.1\r\nHost: localhost\r\nCookie: wardround=forged{number}\r\n"
        f"X-Forwarded-For: 10.0.0.{number % 250}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n\r\n"
    ).encode() + body


def statuses(hall: Hall, requests: list[bytes]) -> Counter[bytes]:
    """Send requests on one connection, and count the statuses of their answers."""
    counted: Counter[bytes] = Counter()
    with socket.create_connection(("127.0.0.1", hall.server.port), timeout=60) as connection:
        answers = connection.makefile("rb")
        for start in range(0, len(requests), 50):
            some = requests[start : start + 50]
            connection.sendall(b"".join(some))
            for _ in some:
                counted[answers.readline().split(b" ")[1]] += 1
                length = 0
                while (line := answers.readline()) != b"\r\n":
                    name, _, value = line.partition(b":")
                    length = int(value) if name.lower() == b"content-length" else length
                answers.read(length)
    return counted


def test_ten_thousand_joins_are_turned_away_and_make_nobody(guarded: Hall) -> None:
    requests = [join_bytes(guarded.path, number) for number in range(10_000)]
    with ThreadPoolExecutor(4) as threads:
        parts = [requests[start::4] for start in range(4)]
        counted = sum(threads.map(lambda part: statuses(guarded, part), parts), Counter[bytes]())

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

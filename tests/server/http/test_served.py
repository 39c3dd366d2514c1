"""The guards before a real server: streams stay streams, and odd bytes get an answer."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from tests.server.http.serving import FEW_STREAMS, Served, code_of, received, served

EVENTS = "/api/tables/7/events"
HELLO = b"GET /api/hello HTTP/1.1\r\nHost: localhost\r\n\r\n"
HEAD = b"POST /api/moves HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("server")) as running:
        yield running


def told(answer: bytes) -> tuple[int, str]:
    """Return the status and the code in the bytes of a refusal."""
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split(b" ")[1]), json.loads(body)["error"]["code"]


def chunk(data: bytes) -> bytes:
    """Return a piece of a chunked body."""
    return f"{len(data):x}\r\n".encode() + data + b"\r\n"


def test_events_arrive_one_by_one_and_a_body_that_does_not_come_is_not_waited_for(
    tmp_path: Path,
) -> None:
    """The second event is made only after the first one was read, so nobody held it back."""
    with (
        served(tmp_path) as server,
        httpx.Client(base_url=server.url, timeout=20) as client,
        client.stream("GET", EVENTS) as stream,
    ):
        lines = (line for line in stream.iter_lines() if line)
        first = next(lines)
        # This takes as long as a head may take; the stream must not mind.
        slow = server.sent(HEAD + b"Content-Length: 100\r\n\r\n{")
        assert httpx.post(f"{server.url}/api/more").status_code == 200
        rest = list(lines)

    assert (first, rest) == ("data: 7", ["data: more"])
    assert told(slow) == (408, "body-too-slow")


def test_streams_are_counted_while_they_are_open(server: Served) -> None:
    ann = {"cookie": "wardround=ann"}
    with httpx.Client(base_url=server.url, timeout=20) as client:
        streams = [client.stream("GET", EVENTS, headers=ann) for _ in range(FEW_STREAMS)]
        assert [stream.__enter__().status_code for stream in streams] == [200] * FEW_STREAMS
        refused = client.get(EVENTS, headers=ann)
        with client.stream("GET", EVENTS, headers={"cookie": "wardround=bob"}) as other:
            assert other.status_code == 200
        for stream in streams:
            stream.__exit__(None, None, None)
        # The server learns that a stream was left when it hears of the closed connection.
        codes: list[int] = []
        while not codes or (codes[-1] == 429 and len(codes) < 1000):
            with client.stream("GET", EVENTS, headers=ann) as again:
                codes.append(again.status_code)

    assert code_of(refused) == (429, "too-many-streams")
    assert refused.headers["retry-after"] == "5"
    assert codes[-1] == 200


def test_open_streams_are_a_number(server: Served) -> None:
    eve = {"cookie": "wardround=eve"}
    with (
        httpx.Client(base_url=server.url, timeout=20) as client,
        client.stream("GET", EVENTS, headers=eve),
    ):
        numbers = client.get("/metrics").text

    assert any(
        float(line.split()[1]) >= 1
        for line in numbers.splitlines()
        if line.startswith("wardround_open_streams ")
    )


def test_a_body_that_says_it_is_too_long_is_refused_before_it_comes(server: Served) -> None:
    answer = server.sent(HEAD + b"Content-Length: 10000000\r\n\r\n")

    assert told(answer) == (413, "body-too-large")


def test_a_body_without_end_is_refused_while_it_comes(server: Served) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as connection:
        connection.sendall(HEAD + b"Transfer-Encoding: chunked\r\n\r\n")
        for _ in range(65):
            connection.sendall(chunk(b"x" * 1024))
        answer = received(connection)

    assert told(answer) == (413, "body-too-large")


@pytest.mark.parametrize(
    "request_bytes",
    [
        b"nonsense\r\n\r\n",
        b"GET / HTTP/9.9\r\nHost: localhost\r\n\r\n",
        HEAD + b"Content-Length: 5\r\nContent-Length: 6\r\nConnection: close\r\n\r\nhello",
        HEAD + b"Content-Length: x\r\nConnection: close\r\n\r\n",
        HEAD + b"Transfer-Encoding: chunked\r\nConnection: close\r\n\r\nzz\r\n",
        b"GET /api/hello HTTP/1.1\r\nConnection: close\r\n\r\n",
        b"GET /api/hello HTTP/1.1\r\nHost: a\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    ],
)
def test_bytes_that_are_no_good_request_get_400(server: Served, request_bytes: bytes) -> None:
    answer = server.sent(request_bytes)

    assert answer.split(b" ")[1] == b"400"
    assert httpx.get(f"{server.url}/api/hello").status_code == 200


@pytest.mark.parametrize("line", [b"X-Long: %b\r\n" % (b"x" * 1000), b"x" * 1010])
def test_a_head_that_is_too_long_is_refused(server: Served, line: bytes) -> None:
    answer = server.sent(b"GET /api/hello HTTP/1.1\r\nX-Long: x" + line * 66)

    assert answer.split(b" ")[1] == b"400"
    assert httpx.get(f"{server.url}/api/hello").status_code == 200


def test_a_head_of_too_many_lines_is_refused(server: Served) -> None:
    lines = b"".join(b"X-%d: x\r\n" % number for number in range(101))
    answers = [
        server.sent(b"GET /api/hello HTTP/1.1\r\nConnection: close\r\n" + some + b"\r\n")
        for some in (lines, b"Host: 127.0.0.1\r\n" + lines[: lines.index(b"X-98:")])
    ]

    assert [one.split(b" ")[1] for one in answers] == [b"400", b"200"]


@pytest.mark.parametrize(
    "flood",
    [chunk(b" ") * 4097, (b"1;" + b"x" * 60_000 + b"\r\n \r\n") * 40],
    ids=["chunks", "extensions"],
)
def test_a_body_with_too_much_around_it_is_refused_though_it_is_short(
    server: Served, flood: bytes
) -> None:
    answer = server.sent(HEAD + b"Transfer-Encoding: chunked\r\n\r\n" + flood)

    assert answer.split(b" ")[1] == b"400"


def test_a_body_in_many_chunks_is_taken(server: Served) -> None:
    body = b"".join(chunk(b'{"action": 1}'[place : place + 1]) for place in range(13))
    many = chunk(b" ") * 4000 + body + b"0\r\n\r\n"
    answer = server.sent(HEAD + b"Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n" + many)

    assert answer.split(b" ")[1] == b"200"


def test_long_bodies_one_after_the_other_are_taken_on_one_connection(server: Served) -> None:
    """Whatever pieces they come in: the end of one may be in the same piece as all of the next."""
    body = b'{"action": 1, "note": "' + b"x" * 60_000 + b'"}'
    head = HEAD + f"Content-Length: {len(body)}\r\n".encode()
    requests = (head + b"\r\n" + body) * 40 + head + b"Connection: close\r\n\r\n" + body
    with (
        socket.create_connection(("127.0.0.1", server.port), timeout=20) as connection,
        ThreadPoolExecutor(1) as threads,
    ):
        answers = threads.submit(received, connection)
        connection.sendall(requests)

        assert answers.result().count(b"HTTP/1.1 200") == 41


def test_empty_lines_without_end_are_no_request(server: Served) -> None:
    connection = socket.create_connection(("127.0.0.1", server.port), timeout=20)
    with connection, pytest.raises(ConnectionError):
        connection.sendall(b"\r\n" * 15_000_000)


def test_a_head_without_end_ends_the_connection(server: Served) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as connection:
        connection.sendall(b"GET /api/hello HTTP/1.1\r\nX-Long: ")
        with pytest.raises(ConnectionError):
            connection.sendall(b"x" * 30_000_000)


def test_a_connection_that_says_nothing_is_closed(server: Served) -> None:
    assert server.sent(b"") == b""


@pytest.mark.parametrize("begun", [b"\r\n", HELLO[:-2]])
def test_a_head_that_does_not_come_is_not_waited_for_for_ever(server: Served, begun: bytes) -> None:
    """Neither on a new connection nor on one that was of use before."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as connection:
        connection.sendall(HELLO)
        answer = b""
        while not answer.endswith(b"}"):
            answer += connection.recv(65536)
        connection.sendall(begun)
        more = received(connection)

    assert (answer.split(b" ")[1], more) == (b"200", b"")
    assert server.sent(begun) == b""


def test_the_server_does_not_say_what_it_is(server: Served) -> None:
    assert "server" not in httpx.get(f"{server.url}/api/hello").headers

"""The straight path: what it takes, and that the framework would have answered the same."""

from __future__ import annotations

import json
from typing import Any

import pytest
from fastapi import FastAPI

from tests.kit.server import Player, Server
from wardround.server.play.straight_path import Query, StraightPath, plain_query

ROUND_ABOUT = "x=1"
"""A query that no page sends, so the framework answers; it ignores the name."""
OWN_HEADERS = {"date", "x-request-id"}
ACTION = b'{"action": 3, "version": 0, "key": "a"}'
TABLE = "/api/tables/abcdef"


def is_straight(
    method: str, path: str, query: str = "", body: bytes = b"", entry: str = ""
) -> bool:
    """Return whether a request takes the straight path."""
    scope = {
        "type": "http",
        "method": method,
        "path": path,
        "query_string": query.encode(),
        "headers": [(b"last-event-id", entry.encode())] if entry else [],
    }
    return StraightPath(FastAPI()).find(scope, body) is not None


@pytest.mark.parametrize(
    ("method", "path", "query", "body"),
    [
        ("GET", TABLE, "", b""),
        ("GET", TABLE, "seat=7&lang=fr", b""),
        ("GET", f"{TABLE}/events", "lang=it&seat=0", b""),
        ("POST", f"{TABLE}/seats/0/act", "lang=en", ACTION),
        ("POST", f"{TABLE}/seats/7/undo", "", b'{"version": 2, "across": true}'),
        ("POST", f"{TABLE}/seats/1/redo", "", b'{"version": 2}'),
    ],
)
def test_what_pages_send_most_goes_straight(
    method: str, path: str, query: str, body: bytes
) -> None:
    assert is_straight(method, path, query, body)


@pytest.mark.parametrize(
    ("method", "path", "query", "body"),
    [
        ("HEAD", TABLE, "", b""),
        ("POST", TABLE, "", ACTION),
        ("GET", f"{TABLE}/", "", b""),
        ("GET", f"{TABLE}\n", "", b""),
        ("GET", f"{TABLE}/wait", "", b""),
        ("GET", "/api/tables/abc", "", b""),
        ("GET", TABLE, "seat=8", b""),
        ("GET", TABLE, "seat=", b""),
        ("GET", TABLE, "seat=1&seat=2", b""),
        ("GET", TABLE, "seat=1&seat=1", b""),
        ("GET", TABLE, "seat=%31", b""),
        ("GET", TABLE, "lang=deutsche", b""),
        ("GET", TABLE, "after=3", b""),
        ("GET", TABLE, "x=" + "1" * 100, b""),
        ("POST", f"{TABLE}/seats/8/act", "", ACTION),
        ("POST", f"{TABLE}/seats/0/say", "", b'{"text": "hello"}'),
        ("POST", f"{TABLE}/seats/0/act", "", b""),
        ("POST", f"{TABLE}/seats/0/act", "", b"{"),
        ("POST", f"{TABLE}/seats/0/act", "", b'{"version": 0}'),
        ("POST", f"{TABLE}/seats/0/act", "", b'{"text": "done", "version": 0}'),
        ("POST", f"{TABLE}/seats/0/act", "", b'{"action": "3", "version": 0}'),
        ("POST", f"{TABLE}/seats/0/act", "", b'{"action": 3.0, "version": 0}'),
        ("POST", f"{TABLE}/seats/0/act", "", b'{"action": true, "version": 0}'),
        ("POST", f"{TABLE}/seats/0/act", "", b'{"action": -1, "version": 0}'),
        ("POST", f"{TABLE}/seats/0/act", "", b'{"action": 3, "version": 0, "more": 1}'),
        ("POST", f"{TABLE}/seats/0/act", "", b'{"action": 3, "version": 0, "key": "\xc3\xa9"}'),
        ("POST", f"{TABLE}/seats/0/undo", "", b'{"version": 0, "across": 1}'),
    ],
)
def test_whatever_is_odd_is_left_to_the_framework(
    method: str, path: str, query: str, body: bytes
) -> None:
    assert not is_straight(method, path, query, body)


@pytest.mark.parametrize(
    ("entry", "straight"), [("", True), ("12", True), ("-1", False), ("1" * 19, False)]
)
def test_a_stream_goes_on_from_an_entry_only_if_it_is_a_number(entry: str, straight: bool) -> None:
    assert is_straight("GET", f"{TABLE}/events", entry=entry) == straight


def test_a_query_is_read_as_it_is_written() -> None:
    assert plain_query(b"") == Query()
    assert plain_query(b"seat=2") == Query(seat=2)
    assert plain_query(b"lang=fr&seat=0") == Query("fr", 0)


# --- the same answers ------------------------------------------------------------------------


def answers(player: Player, method: str, path: str, query: str = "", **sent: Any) -> list[Any]:
    """Return what both ways answer: status, body and headers."""
    found = []
    for more in ("", ROUND_ABOUT):
        whole = "&".join(part for part in (query, more) if part)
        answer = player.http.request(method, f"{path}?{whole}" if whole else path, **sent)
        headers = {name: value for name, value in answer.headers.items() if name not in OWN_HEADERS}
        found.append((answer.status_code, answer.content, headers))
    return found


def test_both_ways_show_a_table_in_the_same_bytes(server: Server) -> None:
    ann, ben = server.person("Ann"), server.person("Ben")
    table = ann.lay("dice-hospital", ["me", "open"], watched=False)["table"]
    path = f"/api/tables/{table}"
    for player, query in [
        (ann, "seat=0"), (ann, "seat=0&lang=fr"), (ann, "seat=1"), (ann, ""), (ben, "seat=0"),
        (ben, ""), (server.stranger(), "lang=it"),
    ]:  # fmt: skip
        straight, other = answers(player, "GET", path, query)
        assert straight == other, query
    straight, other = answers(ann, "GET", "/api/tables/nowhere-1")
    assert straight == other
    assert straight[0] == 404


def test_both_ways_do_and_refuse_the_same(server: Server) -> None:
    ann, ben = server.person("Ann"), server.person("Ben")
    table = ann.lay("dice-hospital", ["me"])["table"]
    shown = ann.look(table, 0)
    seat = f"/api/tables/{table}/seats/0"
    action, version = shown["choices"][0]["action"], shown["version"]
    done = {"action": action, "version": version, "key": "once"}
    first = ann.post(f"{seat}/act", done)
    assert first["repeated"] is False
    cases = [
        (ann, "act", done, 200),
        (ann, "act", {**done, "key": "twice"}, 409),
        (ann, "act", {**done, "action": action + 1}, 409),
        (ben, "act", done, 403),
        (server.stranger(), "act", done, 401),
        (ann, "redo", {"version": ann.look(table, 0)["version"]}, 409),
    ]
    for player, verb, body, status in cases:
        straight, other = answers(player, "POST", f"{seat}/{verb}", json=body)
        assert straight == other, (verb, body)
        assert straight[0] == status, (verb, body, straight)
    assert json.loads(answers(ann, "POST", f"{seat}/act", json=done)[0][1]) == {
        **first,
        "repeated": True,
    }


def test_numbers_name_the_same_route_for_both_ways(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.lay("dice-hospital", ["me"])["table"]
    before = looks(ann)

    straight, other = answers(ann, "GET", f"/api/tables/{table}", "seat=0")

    assert straight == other
    assert looks(ann) == before + 2


def looks(player: Player) -> float:
    """Return how many tables were shown, as the server counts it."""
    name = 'wardround_requests_total{method="GET",route="/api/tables/{table}",status="200"} '
    lines = player.http.get("/metrics").text.splitlines()
    return sum(float(line.removeprefix(name)) for line in lines if line.startswith(name))

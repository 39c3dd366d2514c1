"""Origins and hosts: who may change something, and by which names we go."""

from __future__ import annotations

import socket

import pytest
from fastapi import FastAPI

from tests.server.http.serving import ask, code_of, made
from wardround.core.errors import BadOption
from wardround.server.http.protection import Protection

OPEN = made()
PUBLIC = made(Protection(public_url="https://games.example.org"))
MOVE = {"action": 7}


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://localhost"},
        {"origin": "http://LOCALHOST:80"},
        {},
        {"sec-fetch-site": "same-origin"},
        {"sec-fetch-site": "none"},
    ],
)
def test_our_own_pages_and_programs_may_change_things(headers: dict[str, str]) -> None:
    assert ask(OPEN, "POST", "/api/moves", json=MOVE, headers=headers).status_code == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "https://localhost"},
        {"origin": "http://localhost:8000"},
        {"origin": "http://localhost.evil.example"},
        {"origin": "http://user@localhost"},
        {"origin": "null"},
        {"origin": ""},
        {"origin": "http://[bad"},
        {"origin": "http://localhost" + "/" * 1000},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"origin": "http://evil.example", "sec-fetch-site": "same-origin"},
    ],
)
def test_pages_of_others_may_not(headers: dict[str, str]) -> None:
    refused = ask(OPEN, "POST", "/api/moves", json=MOVE, headers=headers)

    assert code_of(refused) == (403, "wrong-origin")


def test_two_origins_are_none() -> None:
    origins = [("origin", "http://localhost"), ("origin", "http://evil.example")]
    refused = ask(OPEN, "POST", "/api/moves", json=MOVE, headers=origins)

    assert code_of(refused) == (403, "wrong-origin")


def test_reading_is_free() -> None:
    headers = {"origin": "http://evil.example", "sec-fetch-site": "cross-site"}

    assert ask(OPEN, "GET", "/api/hello", headers=headers).status_code == 200


def test_behind_a_proxy_the_public_url_is_our_origin() -> None:
    """A proxy that ends https passes on the name, but not always the scheme."""
    headers = {"origin": "https://games.example.org"}
    response = ask(
        PUBLIC, "POST", "/api/moves", json=MOVE, headers=headers, origin="http://games.example.org"
    )

    assert response.status_code == 200


@pytest.mark.parametrize(
    "host",
    [
        "localhost:8000", "play.localhost", "127.0.0.1:80", "[::1]:8000", "192.168.1.5",
        socket.gethostname(), "LOCALHOST.",
    ],
)  # fmt: skip
def test_without_settings_the_machine_and_addresses_are_known(host: str) -> None:
    assert ask(OPEN, "GET", "/api/hello", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "", "a b", "[::1",
        "localhost@evil.example", "localhost:99999", "localhost/x", "x." * 200 + "localhost",
    ],
)  # fmt: skip
def test_a_name_that_another_site_may_own_is_refused(host: str) -> None:
    refused = ask(OPEN, "GET", "/api/hello", headers={"host": host})

    assert code_of(refused) == (400, "wrong-host")


def test_two_hosts_are_none() -> None:
    hosts = [("host", "localhost"), ("host", "evil.example")]

    assert code_of(ask(OPEN, "GET", "/api/hello", headers=hosts)) == (400, "wrong-host")


def test_a_public_server_goes_by_its_names_only() -> None:
    named = made(Protection(hosts=("One.example", "two.example")))

    def status(app: FastAPI, host: str) -> int:
        return ask(app, "GET", "/api/hello", headers={"host": host}).status_code

    assert [status(named, host) for host in ("one.example", "two.example:8000")] == [200, 200]
    assert [status(named, host) for host in ("three.example", "198.51.100.7")] == [400, 400]
    assert [status(PUBLIC, host) for host in ("games.example.org", "localhost")] == [200, 200]
    assert status(PUBLIC, "198.51.100.7") == 400


def test_probes_may_call_us_as_they_like() -> None:
    """Whoever watches a server knows its address, and often not its name."""
    assert ask(PUBLIC, "GET", "/metrics", headers={"host": "10.1.2.3:8421"}).status_code == 200
    assert ask(PUBLIC, "GET", "/metrics/x", headers={"host": "10.1.2.3:8421"}).status_code == 400


@pytest.mark.parametrize(
    "url", ["games.example.org", "ftp://games.example.org", "https://games.example.org/x", "https:"]
)
def test_a_public_url_must_be_a_plain_origin(url: str) -> None:
    with pytest.raises(BadOption, match="bad-public-url"):
        made(Protection(public_url=url))

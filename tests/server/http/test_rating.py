"""The headers that a browser gets would be rated well: nothing unsafe, nothing left open.

The points are those of Mozilla's HTTP Observatory, read from what a real server answers.
"""

from __future__ import annotations

import pytest

from tests.kit.server import Server
from tests.server.http.serving import ask, made
from wardround.server.http.headers import HTTPS_ONLY

LOOSE = ("'unsafe-inline'", "'unsafe-eval'", "*", "http:", "https:", "data:", "blob:")
HALF_A_YEAR = 15_768_000
PATHS = ["/", "/t/nothing", "/api/games", "/notices.txt", "/sw.js", "/nowhere", "/openapi.json"]


def directives(policy: str) -> dict[str, list[str]]:
    """Return what a content security policy allows, by kinds."""
    parts = [part.split() for part in policy.split(";")]
    assert len({name for name, *_ in parts}) == len(parts)
    return {name: sources for name, *sources in parts}


@pytest.mark.parametrize("path", PATHS)
def test_every_kind_of_answer_is_rated_well(server: Server, path: str) -> None:
    headers = server.stranger().http.get(path).headers
    policy = directives(headers["content-security-policy"])
    loose = {
        (name, source) for name, sources in policy.items() for source in sources if source in LOOSE
    }

    assert policy["default-src"] == ["'none'"]
    assert loose <= {("img-src", "data:")}
    assert (policy["base-uri"], policy["frame-ancestors"]) == (["'none'"], ["'none'"])
    assert policy["form-action"] in (["'none'"], ["'self'"])
    assert headers["x-frame-options"] == "DENY"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"].split(", ")
    assert "access-control-allow-origin" not in headers
    assert "server" not in headers
    assert "strict-transport-security" not in headers  # the server was asked without encryption


def test_over_https_a_browser_stays_there_for_half_a_year_at_least() -> None:
    headers = ask(made(), "GET", "/api/hello", origin="https://localhost").headers

    assert headers["strict-transport-security"] == HTTPS_ONLY.decode()
    assert int(HTTPS_ONLY.partition(b"=")[2]) >= HALF_A_YEAR


def test_the_cookie_is_for_the_server_alone(server: Server) -> None:
    answer = server.stranger().http.post("/api/me", json={"name": "Ann"})
    parts = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}

    assert {"httponly", "samesite=lax", "path=/"} <= parts

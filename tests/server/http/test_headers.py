"""Every answer carries the headers, whoever gives it."""

from __future__ import annotations

import pytest

from tests.server.http.serving import WORKER_POLICY, ask, made
from wardround.server.http.headers import FIXED, POLICY
from wardround.server.http.protection import Protection


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/hello", 200),
        ("GET", "/nowhere", 404),
        ("POST", "/api/hello", 405),
        ("GET", "/api/fails/badly", 500),
        ("GET", "/api/fails/illegal", 409),
    ],
)
def test_every_answer_has_the_headers(method: str, path: str, status: int) -> None:
    response = ask(made(), method, path)

    assert response.status_code == status
    assert response.headers["content-security-policy"] == POLICY
    assert {name: response.headers[name] for name in FIXED} == FIXED
    assert len(response.headers["x-request-id"]) == 16


def test_answers_to_refusals_before_the_routes_have_them_too() -> None:
    response = ask(made(), "GET", "/api/hello", origin="http://evil.example")

    assert response.status_code == 400
    assert response.headers["content-security-policy"] == POLICY


def test_nothing_under_the_api_is_kept_by_a_browser() -> None:
    app = made()

    assert ask(app, "GET", "/api/hello").headers["cache-control"] == "no-store"
    assert "cache-control" not in ask(app, "GET", "/worker.js").headers


def test_only_https_is_told_to_stay_https() -> None:
    app = made()
    name = "strict-transport-security"

    assert name not in ask(app, "GET", "/api/hello").headers
    assert ask(app, "GET", "/api/hello", origin="https://localhost").headers[name] == (
        "max-age=31536000"
    )


def test_a_route_cannot_soften_them() -> None:
    headers = ask(made(), "GET", "/worker.js").headers

    assert headers.get_list("content-security-policy") == [POLICY]
    assert headers.get_list("referrer-policy") == ["no-referrer"]


def test_one_path_can_have_a_policy_of_its_own() -> None:
    app = made(Protection(policies={"/worker.js": WORKER_POLICY}))

    assert ask(app, "GET", "/worker.js").headers["content-security-policy"] == WORKER_POLICY
    assert ask(app, "GET", "/api/hello").headers["content-security-policy"] == POLICY

"""Errors as answers: one shape, the right status, the reader's language, nothing secret."""

from __future__ import annotations

import pytest

from tests.server.http.serving import SECRET, ask, code_of, made
from wardround.core.errors import BadBot, BadOption, WardroundError
from wardround.server.http.answers import Refused, failure, preferred, status_of
from wardround.server.http.handlers import CODES, place
from wardround.tables.errors import Busy, Gone, HalfDone, NotAllowed, NotFound, NotNow, Unfit
from wardround.tables.game.chairs import TableRefused
from wardround.words import LANGUAGES, Words

APP = made()


@pytest.mark.parametrize(
    ("method", "path", "answer"),
    [
        ("GET", "/api/fails/illegal", (409, "not-your-turn")),
        ("GET", "/api/fails/notation", (422, "bad-die")),
        ("GET", "/api/fails/refused", (401, "not-known")),
        ("GET", "/api/fails/badly", (500, "fault")),
        ("GET", "/api/nothing", (404, "not-found")),
        ("GET", "/api/../../etc/passwd", (404, "not-found")),
        ("GET", "/api/%2e%2e/%2e%2e/etc/passwd", (404, "not-found")),
        ("DELETE", "/api/hello", (405, "wrong-method")),
    ],
)
def test_every_error_has_the_one_shape(method: str, path: str, answer: tuple[int, str]) -> None:
    assert code_of(ask(APP, method, path)) == answer


def test_a_method_that_is_not_allowed_says_which_are() -> None:
    assert ask(APP, "DELETE", "/api/hello").headers["allow"] == "GET"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_message_is_in_the_language_of_the_reader(language: str) -> None:
    response = ask(APP, "GET", "/nowhere", headers={"accept-language": f"{language}-XX, de"})

    assert response.json()["error"]["message"] == Words(language).say("error-not-found")


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de", "en"),
        ("fr", "fr"),
        ("it-CH, fr;q=0.9", "it"),
        ("de, en;q=0.5, fr;q=0.8", "fr"),
        ("fr;q=0, it;q=0.1", "it"),
        ("fr;q=x", "en"),
        ("FR-ca", "fr"),
        ("fr;q=nan", "en"),
        (";;;,,,=", "en"),
    ],
)
def test_the_language_that_is_liked_best_wins(accepted: str, language: str) -> None:
    assert preferred(accepted) == language


def test_what_nobody_expected_is_told_by_an_id_only() -> None:
    response = ask(APP, "GET", f"/api/fails/badly?token={SECRET}", headers={"cookie": SECRET})

    assert response.json()["error"]["facts"] == {"id": response.headers["x-request-id"]}
    assert SECRET not in response.text
    assert "ValueError" not in response.text


def test_each_kind_of_error_has_its_status() -> None:
    errors = [
        Refused("seat-taken", 410),
        NotAllowed("not-your-seat"),
        NotFound("no-such-table"),
        NotNow("stale"),
        TableRefused("seat-taken"),
        Unfit("step-no-record"),
        Gone("table-closed"),
        Busy("table-busy"),
        HalfDone("next-step", NotFound("bad-step")),
        BadOption("unknown-option"),
        BadBot("unknown-bot"),
        WardroundError("store-away"),
        WardroundError("anything-else"),
    ]

    assert [status_of(error) for error in errors] == [
        *(410, 403, 404, 409, 409, 422, 410, 503, 404),
        *(422, 422, 503, 422),
    ]


def test_a_failure_can_be_made_by_hand() -> None:
    made_by_hand = failure(418, "teapot", "It is a teapot.", litres=2)

    assert made_by_hand.status_code == 418
    assert made_by_hand.body == (
        b'{"error":{"code":"teapot","message":"It is a teapot.","facts":{"litres":2}}}'
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_of_the_framework_has_a_sentence(language: str) -> None:
    words = Words(language)

    assert [code for code in CODES.values() if not words.has(f"error-{code}")] == []


def test_a_place_in_a_body_shows_nothing_odd() -> None:
    assert place(("body", "seats", 0, "name")) == "body.seats.0.name"
    assert place(("body", "<script>", "x" * 41)) == "body.….…"

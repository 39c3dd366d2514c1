"""Bodies: too long, of a wrong type, malformed, and as they should be."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator

import pytest

from tests.server.http.serving import SECRET, ask, code_of, made
from wardround.server.http.body_limits import RECORD, SMALL

APP = made()
JSON = {"content-type": "application/json"}


async def pieces(count: int) -> AsyncIterator[bytes]:
    """Give a body in pieces of a kibibyte that does not tell its length."""
    for _ in range(count):
        yield b"x" * 1024


def test_a_plain_body_arrives() -> None:
    response = ask(APP, "POST", "/api/moves", json={"action": 7})

    assert (response.status_code, response.json()) == (200, {"action": 7})


def test_a_body_that_tells_its_length_may_be_as_long_as_the_limit_and_not_longer() -> None:
    frame = len(json.dumps({"action": 7, "note": ""}, separators=(",", ":")))
    fits = {"action": 7, "note": "n" * (SMALL - frame)}
    over = {"action": 7, "note": "n" * (SMALL - frame + 1)}

    assert ask(APP, "POST", "/api/moves", json=fits).status_code == 200
    refused = ask(APP, "POST", "/api/moves", json=over)
    assert code_of(refused) == (413, "body-too-large")
    assert refused.json()["error"]["facts"] == {"limit": SMALL}
    assert refused.headers["connection"] == "close"


def test_a_body_in_pieces_is_counted() -> None:
    refused = ask(APP, "POST", "/api/moves", content=pieces(65), headers=JSON)

    assert code_of(refused) == (413, "body-too-large")


def test_a_record_may_be_longer() -> None:
    taken = ask(APP, "POST", "/api/tables", content=pieces(RECORD // 1024), headers=JSON)
    refused = ask(APP, "POST", "/api/tables", content=pieces(RECORD // 1024 + 1), headers=JSON)

    assert taken.json() == {"bytes": RECORD}
    assert code_of(refused) == (413, "body-too-large")


@pytest.mark.parametrize("path", ["/api/tables/7/seats/0/say", "/api/tablesets", "/x/api/tables"])
def test_a_path_that_only_looks_like_that_of_records_has_no_such_right(path: str) -> None:
    refused = ask(APP, "POST", path, content=pieces(65), headers=JSON)

    assert code_of(refused) == (413, "body-too-large")


@pytest.mark.parametrize(
    "headers",
    [
        {"content-type": "text/plain"},
        {"content-type": "application/x-www-form-urlencoded"},
        {"content-type": "application/jsonp"},
        {"content-type": ""},
        {"content-type": "application/json", "content-encoding": "gzip"},
    ],
)
def test_another_type_is_refused(headers: dict[str, str]) -> None:
    refused = ask(APP, "POST", "/api/moves", content=b'{"action": 7}', headers=headers)

    assert code_of(refused) == (415, "wrong-content-type")
    assert refused.json()["error"]["facts"] == {"allowed": "application/json"}


def test_a_charset_beside_the_type_is_fine() -> None:
    headers = {"content-type": "application/json; charset=utf-8"}
    response = ask(APP, "POST", "/api/moves", content=b'{"action": 7}', headers=headers)

    assert response.status_code == 200


@pytest.mark.parametrize(
    ("length", "answer"),
    [
        (b"-1", (400, "bad-request")),
        (b"1e3", (400, "bad-request")),
        (b"\xb2", (400, "bad-request")),
        (b"9" * 5000, (413, "body-too-large")),
    ],
)
def test_a_length_that_is_no_number_or_an_absurd_one_is_refused(
    length: bytes, answer: tuple[int, str]
) -> None:
    headers = [(b"content-type", b"application/json"), (b"content-length", length)]
    refused = ask(APP, "POST", "/api/moves", content=b"{}", headers=headers)

    assert code_of(refused) == answer


@pytest.mark.parametrize(
    ("body", "answer"),
    [
        (b"", (422, "not-valid")),
        (b"{", (400, "not-json")),
        (b"\xff\xfe", (400, "not-json")),
        (b'{"action": 1, "note": "\xff"}', (400, "bad-request")),
        (b"[" * 60_000, (400, "bad-request")),
        (b'{"action":' * 6_000, (400, "bad-request")),
        (b'{"action": NaN}', (422, "not-valid")),
        (b'{"action": ' + b"9" * 60_000 + b"}", (400, "bad-request")),
        (b"[]", (422, "not-valid")),
        (b'{"action": "x"}', (422, "not-valid")),
        (b'{"action": 1, "seed": 2}', (422, "not-valid")),
    ],
)
def test_a_body_that_is_not_what_it_should_be_is_refused(
    body: bytes, answer: tuple[int, str]
) -> None:
    refused = ask(APP, "POST", "/api/moves", content=body, headers=JSON)

    assert code_of(refused) == answer


def test_what_was_sent_is_not_sent_back() -> None:
    bodies = [
        {"action": SECRET},
        {"action": 1, SECRET: 2},
        {"action": 1, "note": [SECRET]},
        {"action": 1, f"a {SECRET}": 2},
        {"action": 1, "short7": 2},
    ]

    for body in bodies:
        refused = ask(APP, "POST", "/api/moves", json=body)
        assert code_of(refused) == (422, "not-valid")
        assert SECRET not in refused.text
        assert "short7" not in refused.text


def test_a_wrong_field_is_named() -> None:
    refused = ask(APP, "POST", "/api/moves", json={"action": "x"})

    assert refused.json()["error"]["facts"] == {"fields": "body.action", "kinds": "int_parsing"}

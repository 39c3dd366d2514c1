"""Log lines: JSON, one a request, and nothing of what players keep to themselves."""

from __future__ import annotations

import io
import json
import logging
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.http.serving import SECRET, Served, served
from wardround.server.operations.telemetry.access import LOG as REQUESTS
from wardround.server.operations.telemetry.access import log_request
from wardround.server.operations.telemetry.logs import (
    HIDDEN,
    JsonLines,
    configure,
    redacted,
    sole_listener,
)


def line_of(message: str, *arguments: object, **record: Any) -> dict[str, Any]:
    """Return the line that a message becomes, read back."""
    made = logging.getLogger("test").makeRecord(
        "test", logging.INFO, "file", 1, message, arguments, record.pop("exc_info", None)
    )
    vars(made).update(record)
    line = JsonLines().format(made)
    assert "\n" not in line
    read: dict[str, Any] = json.loads(line)
    return read


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (f"link {SECRET} opened", f"link {HIDDEN} opened"),
        (f"/seats/{SECRET}/x", f"/seats/{HIDDEN}/x"),
        (f"{SECRET[:-1]}", HIDDEN),
        ("Cookie: wardround=abc; other=def", f"Cookie: {HIDDEN}"),
        ("'set-cookie': 'a=b', 'x'", f"'set-cookie: {HIDDEN}"),
        ("Authorization: Basic YTpi", f"Authorization: {HIDDEN}"),
        ("sent bearer abc.def to us", f"sent bearer {HIDDEN} to us"),
        ("GET /api/x?seed=17&n=1 done", f"GET /api/x?{HIDDEN} done"),
        ("postgresql://me:word@host/db", f"postgresql://{HIDDEN}@host/db"),
        ("is it so? yes: table 7f3a, seat 2", "is it so? yes: table 7f3a, seat 2"),
    ],
)
def test_what_looks_like_a_secret_is_hidden(text: str, shown: str) -> None:
    assert redacted(text) == shown


def test_a_line_has_its_fields_and_extras() -> None:
    line = line_of("hello %s", "you", created=0.5, table="t1", seat=2, milliseconds=1.5)

    assert line == {
        "time": "1970-01-01T00:00:00.500Z",
        "level": "info",
        "logger": "test",
        "message": "hello you",
        "table": "t1",
        "seat": 2,
        "milliseconds": 1.5,
    }


def test_extras_cannot_hold_secrets_or_break_the_line() -> None:
    line = line_of("x", seed="17", Cookie="a", body={"chat": "hi"}, bot=f"a\nb {SECRET}")

    assert [line["seed"], line["Cookie"], line["body"]] == [HIDDEN] * 3
    assert line["bot"] == f"a\nb {HIDDEN}"


def test_of_an_exception_the_type_and_the_way_are_told_but_not_the_text() -> None:
    def failing() -> None:
        try:
            dict[str, int]()["what a player wrote"]
        except KeyError as error:
            raise ValueError("and more of it") from error

    try:
        failing()
    except ValueError:
        line = line_of("fault", exc_info=sys.exc_info())

    assert [one["type"] for one in line["fault"]] == ["ValueError", "KeyError"]
    assert [way.rpartition(" ")[2] for way in line["fault"][1]["at"]] == ["failing"]
    assert "wrote" not in json.dumps(line)
    assert "more of it" not in json.dumps(line)


@pytest.fixture
def root() -> Iterator[logging.Logger]:
    """Give the root logger, and put back how it was."""
    logger = logging.getLogger()
    handlers, level = list(logger.handlers), logger.level
    yield logger
    logger.handlers[:] = handlers
    logger.setLevel(level)
    logging.captureWarnings(capture=False)


def test_all_of_the_process_logs_through_it(root: logging.Logger) -> None:
    stream = io.StringIO()
    configure("WARNING", stream)
    logging.getLogger("some.library").warning("token %s", SECRET)
    root.info("too quiet")

    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [(line["logger"], line["message"]) for line in lines] == [
        ("some.library", f"token {HIDDEN}")
    ]


# --- lines of requests -----------------------------------------------------------------------


def scope_of(**more: Any) -> dict[str, Any]:
    """Return a request that was answered."""
    state = {"request_id": "0123456789abcdef", **more.pop("state", {})}
    usual = {"method": "GET", "client": ("192.0.2.1", 4000), "route": Route("/api/me")}
    return {**usual, "state": state, **more}


class Route:
    """A route, as a request finds it."""

    def __init__(self, path: str) -> None:
        self.path = path


@pytest.mark.parametrize(
    "scope",
    [
        scope_of(),
        scope_of(state={"person_id": "ann", "refusal": "bad-step"}),
        scope_of(client=None, method="BREW", route=None),
        scope_of(client=('fe80::1%"\\\x1b', 0), route=Route("/t/{é}\u2028")),
        scope_of(client=(SECRET, 0), route=Route(f"/links/{SECRET}?seed=17")),
        scope_of(client=("7" * 500, 0)),
    ],
)
def test_a_request_is_logged_in_the_same_words_whoever_listens(
    root: logging.Logger, scope: dict[str, Any]
) -> None:
    quick, usual = io.StringIO(), io.StringIO()
    handler = configure("INFO", quick)
    for _ in range(2):
        log_request(scope, 404, 0.01234)
    other = logging.StreamHandler(usual)
    other.setFormatter(JsonLines())
    assert sole_listener(REQUESTS) is handler
    root.addHandler(other)
    assert sole_listener(REQUESTS) is None
    for _ in range(2):
        log_request(scope, 404, 0.01234)

    def timeless(text: str) -> list[str]:
        return [line.partition(",")[2] for line in text.split("\n")]

    assert timeless(quick.getvalue())[2:] == timeless(usual.getvalue())
    assert timeless(quick.getvalue())[:2] == timeless(usual.getvalue())[:2]
    lines = quick.getvalue().split("\n")[:-1]
    times = [json.loads(line)["time"] for line in lines]
    assert times == sorted(times)
    assert SECRET not in quick.getvalue()
    assert len(lines) == 4


@pytest.mark.usefixtures("root")
def test_a_request_is_not_logged_past_what_others_have_set() -> None:
    handler = configure("INFO", io.StringIO())
    assert sole_listener(REQUESTS) is handler
    handler.setLevel("WARNING")
    assert sole_listener(REQUESTS) is None
    handler.setLevel("INFO")
    handler.addFilter(lambda _: False)
    assert sole_listener(REQUESTS) is None
    configure("WARNING", stream := io.StringIO())
    log_request(scope_of(), 200, 0.1)
    assert stream.getvalue() == ""
    configure("INFO", io.StringIO())
    parent = REQUESTS.parent
    assert parent is not None
    own = logging.NullHandler()
    parent.addHandler(own)
    assert sole_listener(REQUESTS) is None
    parent.removeHandler(own)
    assert sole_listener(REQUESTS) is not None


@pytest.mark.usefixtures("root")
def test_a_log_that_cannot_be_written_disturbs_nobody(capsys: pytest.CaptureFixture[str]) -> None:
    stream = io.StringIO()
    configure("INFO", stream)
    stream.close()
    log_request(scope_of(), 200, 0.1)
    assert "ValueError" in capsys.readouterr().err


def visited(server: Served) -> dict[str, httpx.Response]:
    """Ask for all kinds of things with secrets in all places."""
    secrets = {"cookie": f"wardround={SECRET}", "authorization": f"Bearer {SECRET}"}
    with httpx.Client(base_url=server.url, headers=secrets, timeout=20) as client:
        return {
            "seat": client.get(f"/api/seats/{SECRET}?from=quietplace"),
            "move": client.post("/api/moves", json={"action": 1, "note": "whispered words"}),
            "wrong": client.post("/api/moves", json={"action": "whispered words"}),
            "fault": client.get("/api/fails/badly?from=quietplace"),
            "nowhere": client.get(f"/nowhere/{SECRET}"),
            "origin": client.post(
                "/api/moves", json={"action": 1}, headers={"origin": "http://evil.example"}
            ),
        }


def test_nothing_secret_reaches_the_log_of_a_real_server(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        answers = visited(server)
    text = server.log.read_text(encoding="utf-8")
    lines = [json.loads(line) for line in text.splitlines()]
    requests = {line["request"]: line for line in lines if line["message"] == "request"}
    by_name = {name: requests[one.headers["x-request-id"]] for name, one in answers.items()}

    for secret in (SECRET, SECRET[:20], "quietplace", "whispered", "person-7", "wardround="):
        assert secret not in text, secret
    assert len(requests) == len(answers)
    told = {
        name: (line["method"], line["route"], line["status"], line.get("code", ""))
        for name, line in by_name.items()
    }
    assert told == {
        "seat": ("GET", "/api/seats/{secret}", 200, ""),
        "move": ("POST", "/api/moves", 200, ""),
        "wrong": ("POST", "/api/moves", 422, "not-valid"),
        "fault": ("GET", "/api/fails/{how}", 500, "fault"),
        "nowhere": ("GET", "unmatched", 404, "not-found"),
        "origin": ("POST", "unmatched", 403, "wrong-origin"),
    }
    assert by_name["seat"]["address"] == "127.0.0.1"
    assert len(by_name["seat"]["person"]) == 8
    assert by_name["seat"]["milliseconds"] >= 0


def test_a_fault_is_found_in_the_log_by_the_id_of_its_answer(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        id = httpx.get(f"{server.url}/api/fails/badly").json()["error"]["facts"]["id"]
    lines = [json.loads(line) for line in server.log.read_text(encoding="utf-8").splitlines()]
    [fault] = [line for line in lines if line["message"] == "server error"]

    assert (fault["request"], fault["level"]) == (id, "error")
    assert fault["fault"][0]["type"] == "ValueError"
    assert fault["fault"][0]["at"][-1].endswith(" fail")

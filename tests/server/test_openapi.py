"""The OpenAPI document: it is complete, and whatever is sent, the server answers as it says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any

import jsonschema_rs
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.kit.server import Player, Server, running
from tests.kit.tables import random_record
from wardround.catalog import find
from wardround.core.record_text import write
from wardround.core.records import Record
from wardround.tables.rows import STATUSES
from wardround.words import LANGUAGES

Json = dict[str, Any]

CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
]
STREAMS = {"/api/tables/{table}/events", "/api/echo/stream"}
"""Texts in the document; read as single events they would be objects. One of them never ends."""
THOUGHTFUL = {
    f"/api/tables/{{table}}/seats/{{seat}}/{asked}" for asked in ("hint", "plans", "hindsight")
}
"""Paths whose answers take the time of a bot: they are asked for strange tables only."""
ENDING = {("DELETE", "/api/me"), ("POST", "/api/me/sign-out-others")}
"""What would end the cookie of Ann, who is asked for afterwards: strangers ask for it."""
PATHS = {"example", "game", "passkey", "puzzle", "review", "table", "seat", "step"}


class Desk:
    """A server, its document, and somebody with tables in every state."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.ann: Player = server.person("Ann")
        self.document: Json = self.ann.get("/openapi.json")
        waiting = self.ann.lay("dice-hospital", ["me", "open"], listed=True)
        playing = self.ann.lay("dynamite-nurse", ["me", "me", "me"])
        over = self.ann.lay("dice-hospital", ["me"], record=write(finished()))
        self.tables: list[str] = [one["table"] for one in (waiting, playing, over)]
        assert [self.ann.look(one)["status"] for one in self.tables] == list(STATUSES)

    def session(self) -> requests.Session:
        """Return a browser in which Ann is known."""
        session = requests.Session()
        session.trust_env = False  # it would look for proxies before each request
        session.cookies.set("wardround", self.ann.http.cookies["wardround"], domain="127.0.0.1")
        return session

    def operations(self) -> Iterator[tuple[str, str, Json]]:
        """Give every operation of the document: its path, its method and what is said of it."""
        for path, methods in self.document["paths"].items():
            for method, operation in methods.items():
                yield path, method, operation


def finished() -> Record:
    """Return a game that is over."""
    return random_record(find("dice-hospital"), "desk", 1)


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    """Give one server for all questions."""
    folder = tmp_path_factory.mktemp("desk")
    with running(f"sqlite:///{folder}/tables.db", "--no-rate-limits") as server:
        yield Desk(server)


# --- the document ----------------------------------------------------------------------------


def test_every_operation_has_a_typed_answer_and_every_error_the_same_shape(desk: Desk) -> None:
    error = {"$ref": "#/components/schemas/ErrorShape"}
    for path, method, operation in desk.operations():
        where = f"{method} {path}"
        answers = operation["responses"]
        good = {status: one for status, one in answers.items() if status.startswith("2")}
        assert good, where
        for status, one in good.items():
            kinds = [kind["schema"] for kind in one.get("content", {}).values()]
            assert all(kinds), where
            assert bool(kinds) == (status != "204"), where
        for status, one in answers.items():
            if status not in good and (path, status) != ("/healthz", "503"):
                assert one["content"]["application/json"]["schema"] == error, (where, status)
        assert {"400", "405", "500", "503"} <= set(answers), where
        assert operation["summary"], where
        assert operation["tags"], where


def test_operations_have_names_of_their_own_for_those_who_make_types_of_them(desk: Desk) -> None:
    names = [operation["operationId"] for _, _, operation in desk.operations()]

    assert len(set(names)) == len(names)
    assert all(name.isidentifier() and len(name) < 30 for name in names)


def test_no_secret_is_ever_asked_for_in_a_path_or_query(desk: Desk) -> None:
    asked = {
        (one["in"], one["name"])
        for _, _, operation in desk.operations()
        for one in operation.get("parameters", [])
    }

    assert {name for place, name in asked if place == "path"} == PATHS
    assert {name for place, name in asked if place == "query"} == {
        "after", "before", "count", "edition", "from", "game", "lang", "maybe", "of", "seat",
        "seconds", "step", "text", "verb",
    }  # fmt: skip
    assert {name for place, name in asked if place not in {"path", "query"}} == {"last-event-id"}


def schema_of(document: Json, path: str, method: str, status: str = "200") -> Any:
    """Return what checks the answer of an operation."""
    answer = document["paths"][path][method]["responses"][status]
    (content,) = answer["content"].values()
    whole = {**content["schema"], "components": document["components"]}
    return jsonschema_rs.validator_for(closed(whole))


def closed(schema: Any) -> Any:
    """Return a schema that allows nothing in its shapes that it does not name."""
    if isinstance(schema, list):
        return [closed(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    made = {key: closed(value) for key, value in schema.items()}
    if isinstance(made.get("properties"), dict) and made.get("type") == "object":
        made.setdefault("additionalProperties", False)
    return made


@pytest.mark.parametrize("game", ["dice-hospital", "dynamite-nurse"])
def test_answers_of_a_game_have_the_shapes_of_the_document_and_nothing_else(
    desk: Desk, game: str
) -> None:
    """Named values may be missing or null only where the document says so."""
    ann = desk.server.person("Ann")
    table = ann.lay(game, ["me", "open", "open"], listed=True)["table"]
    path, root = f"/api/tables/{table}", "/api/tables/{table}"
    shown = schema_of(desk.document, root, "get")
    shown.validate(ann.look(table, 0))
    ann.post(f"{path}/seats/0/say", {"phrase": "hello"})
    ann.post(f"{path}/seats/0/say", {"text": "hello"})
    ann.post(f"{path}/begin")
    for number in range(12):
        told = ann.wait(table, 0)
        shown.validate(told)
        shown.validate(ann.look(table))
        if told["choices"]:
            action = told["choices"][0]["action"]
            own = f"{path}/seats/0"
            lang = LANGUAGES[number % 3]
            check(desk, f"{root}/seats/{{seat}}/reasons", ann.get(f"{own}/reasons", lang=lang))
            planned = ann.post(f"{own}/preview", {"actions": [action]})
            check(desk, f"{root}/seats/{{seat}}/preview", planned, "post")
            added = ann.act(table, 0, action, told["version"])
            check(desk, f"{root}/seats/{{seat}}/act", added, "post")
        else:
            ann.wait(table, 0, told["seq"])
    check(desk, f"{root}/steps/{{step}}", ann.get(f"{path}/steps/3"))
    check(desk, f"{root}/steps", ann.get(f"{path}/steps", seat=0))
    check(desk, "/api/tables", ann.get("/api/tables"))
    check(desk, "/api/tables/open", ann.get("/api/tables/open"))
    check(desk, "/api/games", ann.get("/api/games"))


def check(desk: Desk, path: str, answer: Any, method: str = "get") -> None:
    """Assert that an answer is as the document says."""
    schema_of(desk.document, path, method).validate(answer)


# --- whatever is sent ------------------------------------------------------------------------


@pytest.mark.parametrize("real", [True, False], ids=["real-tables", "strange-tables"])
@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_whatever_is_sent_is_answered_as_the_document_says(
    desk: Desk, mode: GenerationMode, real: bool
) -> None:
    schema = schemathesis.openapi.from_dict(desk.document)
    with desk.session() as session:
        for found in schema.get_all_operations():
            operation: Any = found
            operation = operation.ok()
            if operation.path in STREAMS or (real and operation.path in THOUGHTFUL):
                continue
            if not real:
                attack(desk, session, operation, mode)
            elif "{table}" in operation.path:
                attack(desk, session, operation, mode, path_parameters(desk, operation))

    assert desk.ann.get("/api/me")["name"]
    shown = desk.ann.look(desk.tables[1], 0)
    assert shown["status"] == "playing"


def path_parameters(desk: Desk, operation: Any) -> list[Json]:
    """Return what stands in a path for each table that there is."""
    fixed: list[Json] = [{"table": table, "seat": 0, "step": 1} for table in desk.tables]
    return [
        {name: value for name, value in one.items() if f"{{{name}}}" in operation.path}
        for one in fixed
    ]


def attack(
    desk: Desk,
    session: requests.Session,
    operation: Any,
    mode: GenerationMode,
    fixed: Sequence[Json] = (),
) -> None:
    """Send what the document allows (or does not), the same to each path, and check the answers."""
    strategy = operation.as_strategy(mode, path_parameters=fixed[0] if fixed else None)

    @seed(0)  # the same each time; hypothesis would take it from the source, which it reads first
    @settings(
        max_examples=3 if fixed else 6,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=strategy)
    def send(case: Any) -> None:
        if operation.path.endswith("/wait"):
            case.query = {**(case.query or {}), "seconds": 0}
        known = None if (case.method, case.path) in ENDING else session
        for path in fixed or [case.path_parameters]:
            case.path_parameters = path
            case.call_and_validate(base_url=desk.server.url, session=known, checks=CHECKS)

    # Where nothing is asked for, nothing can be wrong with it.
    with suppress(Unsatisfiable):
        send()

"""The browser's types are those of the server as it is, for the requests that the app sends."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from tools.browser_types import REQUESTS, TYPES, readable, rendered, requests

APP = REQUESTS.parents[1]
COMMAND = re.compile(r"POST /tables/\{table\}/seats/\{seat\}/([\w-]+)")


def sources() -> str:
    """Return all modules of the app that send requests."""
    paths: list[Path] = sorted(one for one in APP.rglob("*") if one.suffix in {".ts", ".svelte"})
    return "\n".join(one.read_text("utf-8") for one in paths if one != TYPES)


def is_named(request: str, text: str) -> bool:
    """Return whether the app names a request: its path, or a seat's command."""
    path = request.partition(" ")[2]
    command = COMMAND.fullmatch(request)
    # A path can be put together where several differ in one part.
    shared = [
        path.replace(folder, f"/${{{place}}}/")
        for folder in ("/tables/", "/archive/")
        for place in ("place", "this.place")
    ]
    shared.append(f"${{PATH}}/{path.rpartition('/')[2]}")
    names = [path, *shared, *([command[1]] if command else [])]
    return any(f"{quote}{name}{quote}" in text for name in names for quote in '"`')


def test_the_types_were_made_from_the_present_document(document: dict[str, Any]) -> None:
    assert TYPES.read_text("utf-8") == rendered(document, requests()), "run `make types`"


def test_the_requests_are_listed_once_and_sent_by_the_app() -> None:
    listed = requests()
    text = sources()

    assert len(set(listed)) == len(listed)
    assert [one for one in listed if not is_named(one, text)] == []


SCHEMAS: dict[str, Any] = {
    "TableShape": {
        "type": "object",
        "description": "A table.",
        "properties": {
            "id": {"type": "string"},
            "seats": {"type": "array", "items": {"$ref": "#/components/schemas/Seat"}},
            "note": {"anyOf": [{"type": "string"}, {"type": "null"}], "description": "free text"},
            "open": {"type": "boolean", "default": False},
        },
        "required": ["id", "seats"],
    },
    "Seat": {"enum": ["me", "bot"], "type": "string"},
    "Sitting": {
        "type": "object",
        "properties": {
            "to": {"$ref": "#/components/schemas/Seat"},
            "quietly": {"type": "boolean", "default": False},
            "wishes": {"type": "object", "additionalProperties": {"type": "integer"}},
            "path": {"type": "array", "items": {"type": "integer"}},
        },
        "required": ["to"],
    },
    "Unused": {"type": "object", "properties": {}},
}


def operation(schema: Any, **more: Any) -> dict[str, Any]:
    """Return a path's method that answers with a schema."""
    content = {"application/json": {"schema": schema}}
    return {"responses": {"200": {"content": content}, "404": {"content": content}}, **more}


def parameter(name: str, where: str, schema: Any) -> dict[str, Any]:
    """Return a parameter, required in a path only."""
    return {"name": name, "in": where, "required": where == "path", "schema": schema}


TABLE = {"$ref": "#/components/schemas/TableShape"}
DOCUMENT = {
    "components": {"schemas": SCHEMAS},
    "paths": {
        "/api/tables/{table}": {
            "get": operation(
                TABLE,
                parameters=[
                    parameter("table", "path", {"type": "string"}),
                    parameter("seat", "query", {"anyOf": [{"type": "integer"}, {"type": "null"}]}),
                    parameter("lang", "query", {"type": "string"}),
                ],
            ),
            "delete": {"responses": {"204": {}}},
        },
        "/api/sit": {
            "post": operation(
                {"anyOf": [TABLE, {"type": "array", "items": {"type": "number"}}]},
                requestBody={
                    "content": {
                        "application/json": {"schema": {"$ref": "#/components/schemas/Sitting"}}
                    }
                },
            )
        },
    },
}


def test_each_request_has_its_parameters_body_and_answer() -> None:
    lines = ["GET /tables/{table}", "POST /sit", "DELETE /tables/{table}"]

    text = rendered(DOCUMENT, lines)

    assert (
        '"/tables/{table}": { params: { table: string; seat?: number | null }; answer: Table };'
        in text
    )
    assert '"/sit": { params: object; body: Sitting; answer: Table | number[] };' in text
    assert '"/tables/{table}": { params: object; answer: undefined };' in text


def test_types_are_what_the_requests_refer_to_and_no_others() -> None:
    text = rendered(DOCUMENT, ["GET /tables/{table}"])

    assert re.findall(r"export type (\w+)", text) == ["Get", "Seat", "Table"]
    assert (
        """\
/** A table. */
export type Table = {
  id: string;
  seats: Seat[];
  /** free text */
  note?: string | null;
  open: boolean;
};
"""
        in text
    )
    assert 'export type Seat = "me" | "bot";\n' in text


def test_what_is_sent_can_leave_out_what_has_a_default() -> None:
    text = rendered(DOCUMENT, ["POST /sit"])

    assert (
        """\
export type Sitting = {
  to: Seat;
  quietly?: boolean;
  wishes?: Record<string, number>;
  path?: readonly number[];
};
"""
        in text
    )


def test_names_are_short_unless_two_would_be_the_same() -> None:
    names = ["ChairShape", "a__daily__Trying", "a__example_shapes__Trying"]

    assert readable(names) == dict(
        zip(names, ["Chair", "DailyTrying", "ExampleShapesTrying"], strict=True)
    )

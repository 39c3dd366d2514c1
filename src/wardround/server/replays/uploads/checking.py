"""What the upload process returns: something small and checked, or the reason against it.

It takes the body of a request as text, so that the server parses nothing of it, not even its JSON.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final, NotRequired, TypedDict, TypeVar

from pydantic import BaseModel, ValidationError

from wardround import catalog
from wardround.core.errors import BadRecord, Fact, WardroundError
from wardround.core.record_text import read
from wardround.core.records import verify
from wardround.server.http.answers import status_of
from wardround.server.replays.bodies import Verifying
from wardround.server.tables.bodies import TableAsked
from wardround.tables.replays.archive import Verdict
from wardround.tables.rows import Stored
from wardround.tables.wanted import UPLOADED, setup_of

T = TypeVar("T", bound=BaseModel)

LAY: Final = "lay"
VERIFY: Final = "verify"
MOST_PLACES: Final = 10
"""How many places of a body are named that have the wrong form."""
LONGEST_FACT: Final = 1_000


class Refusal(TypedDict):
    """An error as its code and its facts, and the status of the answer to it."""

    code: str
    facts: dict[str, Fact]
    status: int


class UploadAnswer(TypedDict):
    """What was made of an upload, or the reason against it."""

    id: NotRequired[object]
    body: NotRequired[object]
    """The body of the request, without what was read here."""
    laid: NotRequired[Stored]
    verdict: NotRequired[Verdict]
    invalid: NotRequired[list[tuple[list[int | str], str]]]
    """Places of the body, and what is wrong there."""
    refused: NotRequired[Refusal]
    fault: NotRequired[str]


def checked(question: Mapping[str, Any]) -> UploadAnswer:
    """Return the result of an upload; `id` names its question.

    It has the checked result, or `invalid` (places of the body and what is wrong there), or
    `refused` (a code, its facts and a status).
    """
    do = DOES.get(question.get("do", ""), nothing)
    try:
        answer = do(question.get("body", ""))
    except ValidationError as error:
        answer = {"invalid": places_of(error)}
    except WardroundError as error:
        answer = {
            "refused": {"code": error.code, "facts": facts_of(error), "status": status_of(error)}
        }
    return {"id": question.get("id"), **answer}


def nothing(body: str) -> UploadAnswer:  # noqa: ARG001 - the shape of them all
    """Answer that the process is alive."""
    return {}


def lay(body: str) -> UploadAnswer:
    """Return the requested table and the other fields, without its packs and record."""
    asked = parsed(TableAsked, body)
    setup = setup_of(asked.wanted())
    return {"body": asked.model_dump(exclude={"packs", "record", "step"}), "laid": setup.record()}


def check_record(body: str) -> UploadAnswer:
    """Return whether a record keeps to the rules and all its luck follows from its seed."""
    asked = parsed(Verifying, body)
    return {"body": {"record": ""}, "verdict": verdict(asked.record)}


def verdict(text: str) -> Verdict:
    """Return the verdict on a record: how many rolls were checked, or what is wrong."""
    steps = 0
    try:
        record = read(text, UPLOADED, catalog.find)
        steps = len(record.moves)
        count = verify(record, UPLOADED)
    except BadRecord as error:
        return {"ok": False, "steps": steps, "code": error.code, "facts": facts_of(error)}
    return {"ok": True, "steps": steps, "count": count, "taken": record.taken_over}


DOES: Final[Mapping[str, Callable[[str], UploadAnswer]]] = {LAY: lay, VERIFY: check_record}


def parsed(shape: type[T], body: str) -> T:
    """Return a body in its shape; raise `ValidationError` also where it is no JSON."""
    try:
        value = json.loads(body)
    except (ValueError, RecursionError):
        return shape.model_validate_json("{")  # the same refusal for everything that is no JSON
    return shape.model_validate(value)


def places_of(error: ValidationError) -> list[tuple[list[int | str], str]]:
    """Return where and how a body is wrong, without quoting it."""
    found = error.errors(include_url=False, include_context=False, include_input=False)
    return [(list(one["loc"]), one["type"]) for one in found[:MOST_PLACES]]


def facts_of(error: WardroundError) -> dict[str, Fact]:
    """Return the facts of an error, none of them long."""
    return {name: short(fact) for name, fact in error.facts.items()}


def short(fact: Fact) -> Fact:
    """Return a fact as it can be shown."""
    if isinstance(fact, str):
        return fact if len(fact) <= LONGEST_FACT else fact[: LONGEST_FACT - 1] + "…"
    return fact

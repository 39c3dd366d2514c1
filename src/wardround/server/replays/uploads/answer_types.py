"""Answers of the upload process."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from wardround.core.errors import Fact
from wardround.tables.replays.verifying import Verdict
from wardround.tables.rows import Stored


class ErrorRecord(TypedDict):
    """An error as its code and its facts."""

    code: str
    facts: dict[str, Fact]


class Refusal(ErrorRecord):
    """An error, and the status of the answer to it."""

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

"""The upload process as the server uses it: a queue, and a replacement when it overruns.

It starts with the first upload. Addresses take turns, and none can queue many uploads.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from typing import Final, cast

from fastapi.exceptions import RequestValidationError

from wardround.server.http.answers import Refused
from wardround.server.http.limits import too_often
from wardround.server.operations.telemetry.metrics import Metrics
from wardround.server.replays.uploads.checking import UploadAnswer
from wardround.server.thinking.thinkers import Thinkers
from wardround.tables.thinking.claims import LATE, Claim, Closed

SECONDS: Final = 8.0
"""How long one upload may take, on a busy machine too; its computing is limited more tightly."""
WAIT: Final = 20.0
"""How long one may wait for its turn."""
MOST_WAITING: Final = 8
"""How many uploads of one address can be read or wait."""
PROCESSES: Final = 1
PROGRAM: Final = (sys.executable, "-P", "-m", "wardround.server.replays.uploads.worker")

UNREADABLE: Final = {
    "hung": Refused("upload-too-slow", 422),
    "died": Refused("upload-too-slow", 422),
    "error: MemoryError": Refused("upload-too-slow", 422),
    "babble: too long a line": Refused("upload-too-large", 413),
}
"""The error for an upload, by what happened to the process."""


class Readers:
    """Reads uploads in a separate process."""

    def __init__(
        self, metrics: Metrics, program: Sequence[str] = PROGRAM, seconds: float = SECONDS
    ) -> None:
        self._metrics = metrics
        self._pool = Thinkers(PROCESSES, seconds, program, wait=WAIT)
        self._waiting: Counter[str] = Counter()

    async def read(self, do: str, body: bytes, address: str) -> UploadAnswer:
        """Return what an upload comes to; raise what is wrong with it.

        `address` is whose turn it is.
        """
        try:
            text = body.decode()
        except UnicodeDecodeError:
            raise Refused("not-json", 400) from None
        if self._waiting[address] >= MOST_WAITING:
            raise too_often(SECONDS)
        self._waiting[address] += 1
        try:
            thought = await self._pool.ask({"do": do, "body": text}, Claim(address))
        except Closed:
            raise Refused("unavailable", 503) from None
        finally:
            self._waiting -= Counter([address])
        answer = cast(UploadAnswer, thought.answer)
        self._metrics.uploads.labels(outcome_of(thought.fault, answer)).inc()
        if thought.fault:
            raise unreadable(thought.fault)
        return right(answer)

    async def close(self) -> None:
        """End the process."""
        await self._pool.close()


def unreadable(fault: str) -> Refused:
    """Return how an upload is refused that was not read to its end."""
    for beginning, refused in UNREADABLE.items():
        if fault.startswith(beginning):
            return Refused(refused.code, refused.status)
    # It is not known to be wrong: there was no time for it, or the mistake is ours.
    return Refused("unavailable", 503).saying(Retry_After="5")


def right(answer: UploadAnswer) -> UploadAnswer:
    """Return what was made of an upload; raise how it is refused."""
    if "invalid" in answer:
        found = [{"loc": ("body", *place), "type": kind} for place, kind in answer["invalid"]]
        raise RequestValidationError(found)
    if "refused" in answer:
        told = answer["refused"]
        raise Refused(told["code"], told["status"], **told["facts"])
    return answer


def outcome_of(fault: str, answer: UploadAnswer) -> str:
    """Return what became of an upload, for the numbers."""
    if not fault:
        return "refused" if "invalid" in answer or "refused" in answer else "read"
    return "late" if fault == LATE else "ended"

"""The upload process as the server uses it, and routes whose packs and records go there.

It has a queue, and a replacement when it overruns. It starts with the first upload. Addresses take
turns, and none can queue many uploads.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from typing import Annotated, Any, Final, cast

from fastapi import Depends, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute

from wardround.server.http.addresses import neighbourhood
from wardround.server.http.answers import Refused
from wardround.server.http.body_limits import SMALL
from wardround.server.http.limits import too_often
from wardround.server.operations.telemetry.metrics import Metrics
from wardround.server.operations.telemetry.requests import address
from wardround.server.replays.uploads.checking import LAY, VERIFY, UploadAnswer
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


Handler = Callable[[Request], Coroutine[Any, Any, Response]]

STATE: Final = "upload"
"""Where the state of a request keeps what was made of its body."""
HEAVY: Final = ("packs", "record")
"""The fields of a body that are never read here."""


class Upload(Request):
    """A request whose body was read elsewhere; what is left of it is small."""

    async def hand_over(self, do: str) -> None:
        """Let a body be read elsewhere, unless it is small and brings nothing along."""
        body = await self.body()
        if len(body) <= SMALL:
            try:
                value = json.loads(body)
            except (ValueError, RecursionError):
                return  # empty or invalid JSON: the route reports it as usual
            if is_light(value):
                self._json = value
                return
        readers: Readers = self.app.state.readers
        answer = await readers.read(do, body, neighbourhood(address(self.scope)))
        self._json = answer["body"]
        setattr(self.state, STATE, answer)


def is_light(value: object) -> bool:
    """Return whether a body has neither packs nor a record."""
    return not (isinstance(value, dict) and any(value.get(name) for name in HEAVY))


class LayingRoute(APIRoute):
    """A route that lays tables."""

    do = LAY

    def get_route_handler(self) -> Handler:
        """Return what answers a request, after its body was read elsewhere."""
        handle = super().get_route_handler()

        async def handed_over(request: Request) -> Response:
            upload = Upload(request.scope, request.receive)
            await upload.hand_over(self.do)
            return await handle(upload)

        return handed_over


class VerifyingRoute(LayingRoute):
    """A route that checks records."""

    do = VERIFY


def uploaded(request: Request) -> UploadAnswer | None:
    """Return what was made of a body that was read elsewhere; None if it was light."""
    return getattr(request.state, STATE, None)


Uploaded = Annotated[UploadAnswer | None, Depends(uploaded)]
"""What a body came to, if it was read elsewhere."""

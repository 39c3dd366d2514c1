"""Routes with packs and records: large bodies and uploads go to the upload process."""

from __future__ import annotations

import json
from collections.abc import Callable, Coroutine
from typing import Annotated, Any, Final

from fastapi import Depends, Request, Response
from fastapi.routing import APIRoute

from wardround.server.http.addresses import neighbourhood
from wardround.server.http.body_limits import SMALL
from wardround.server.operations.telemetry.requests import address
from wardround.server.replays.uploads.checking import LAY, VERIFY, UploadAnswer
from wardround.server.replays.uploads.readers import Readers

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

"""The direct way from an answer to its connection, for what needs no waiting.

An ASGI server takes answers piece by piece from a coroutine of their own. Ours also offers this
with each request, as an extension. Where it is missing, as in tests without a network, or where it
refuses since a client reads too slowly, everything goes the usual way.
"""

from __future__ import annotations

from typing import Final

from starlette.types import Scope
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

EXTENSION: Final = "wardround.direct"
CONNECTION: Final = "connection"


class Direct:
    """The connection of one request."""

    __slots__ = ("_cycle",)

    def __init__(self, cycle: RequestResponseCycle) -> None:
        self._cycle = cycle

    def push(self, piece: bytes) -> bool:
        """Send a piece of a stream now; return False if that is impossible.

        Call it only while the coroutine of the stream has sent all that it was to send.
        """
        cycle = self._cycle
        if (
            not cycle.chunked_encoding
            or cycle.response_complete
            or cycle.disconnected
            or cycle.flow.write_paused
            or cycle.transport.is_closing()
        ):
            return False
        cycle.transport.write(b"%x\r\n%b\r\n" % (len(piece), piece))
        return True


def offered(cycle: RequestResponseCycle) -> dict[str, dict[object, object]]:
    """Return the extensions of a request, as ASGI has them."""
    return {EXTENSION: {CONNECTION: Direct(cycle)}}


def direct_of(scope: Scope) -> Direct | None:
    """Return the direct way of a request, if its server has one."""
    found: Direct | None = scope.get("extensions", {}).get(EXTENSION, {}).get(CONNECTION)
    return found

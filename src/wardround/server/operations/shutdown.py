"""Graceful shutdown: ends streams first, then answers the remaining requests.

Without this every open stream would delay the shutdown until its timeout, and then end with an
error in the log.
"""

from __future__ import annotations

import socket

import uvicorn
from fastapi import FastAPI

from wardround.server.node import Node

GRACE_SECONDS = 3
"""How long requests under way may take after the server was asked to stop."""


class GentleServer(uvicorn.Server):
    """The usual server for our application, but it ends its streams when it is stopped."""

    def __init__(self, app: FastAPI, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End all streams, and stop when all other requests have been answered."""
        node: Node = self._app.state.node
        node.dismiss()
        await super().shutdown(sockets)

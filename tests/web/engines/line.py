"""A line between a browser and a server that can be cut while both go on."""

from __future__ import annotations

import socket
from contextlib import suppress
from threading import Thread
from typing import Final, Self

AT_ONCE: Final = 65536
"""How many bytes are passed on at a time, at most."""


class Line:
    """A port of its own that leads to a server, and to nothing while the line is cut."""

    def __init__(self, server_port: int) -> None:
        self._leads_to = server_port
        self._port = 0
        self._listens: socket.socket | None = None
        self._ends: list[socket.socket] = []

    def __enter__(self) -> Self:
        self.mend()
        return self

    def __exit__(self, *_: object) -> None:
        self.cut()

    @property
    def origin(self) -> str:
        """Where browsers find the server at the other end."""
        return f"http://localhost:{self._port}"

    def mend(self) -> None:
        """Let browsers connect, always at the same port."""
        self._listens = socket.create_server(("127.0.0.1", self._port))
        self._port = self._listens.getsockname()[1]
        Thread(target=self._connect, args=[self._listens], daemon=True).start()

    def cut(self) -> None:
        """End all that goes over it, and refuse what comes."""
        ended, self._ends = self._ends, []
        if self._listens is not None:
            ended.append(self._listens)
        for one in ended:
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()

    def _connect(self, listens: socket.socket) -> None:
        with suppress(OSError):
            while True:
                here, _ = listens.accept()
                there = socket.create_connection(("127.0.0.1", self._leads_to))
                self._ends += [here, there]
                for ends in ((here, there), (there, here)):
                    Thread(target=passed_on, args=ends, daemon=True).start()


def passed_on(from_one: socket.socket, to_other: socket.socket) -> None:
    """Pass on what comes from one end, until it is closed."""
    with suppress(OSError):
        while came := from_one.recv(AT_ONCE):
            to_other.sendall(came)
        to_other.shutdown(socket.SHUT_WR)

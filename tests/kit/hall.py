"""A table under attack: two players, and a stranger without a seat."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.kit.server import Player, Server, running

GAME = "dice-hospital"


class Hall:
    """A server with a table at which two people play, and someone who has no seat there."""

    def __init__(self, server: Server, log: Path) -> None:
        self.server = server
        self.log = log
        self.ann, self.bob, self.eve = (server.person(name) for name in ("Ann", "Bob", "Eve"))
        self.moves = 0
        self.lay()

    def lay(self) -> None:
        """Let Ann and Bob begin a game."""
        laid = self.ann.lay(GAME, ["me", "open"])
        self.table: str = laid["table"]
        self.path = f"/api/tables/{self.table}"
        self.links: list[str] = [link["secret"] for link in laid["links"]]
        self.link: str = self.bob.post("/api/links", {"secret": self.links[1]})["secret"]

    def deciding(self) -> tuple[Player, int, Any]:
        """Return who is to decide, and what they see."""
        for player, seat in ((self.ann, 0), (self.bob, 1)):
            shown = player.look(self.table, seat)
            if shown["choices"]:
                return player, seat, shown
        raise AssertionError("somebody is always to decide")

    def goes_on(self) -> bool:
        """Make a move, and return whether that is all that happened at the table."""
        player, seat, shown = self.deciding()
        self.moves += 1
        added = player.act(self.table, seat, shown["choices"][0]["action"], shown["version"])
        return bool(added["seq"] == shown["seq"] + 1)

    def sent(self, request: bytes) -> bytes:
        """Send bytes as they are, and return the answer."""
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=20) as connection:
            connection.sendall(request)
            parts = []
            while part := connection.recv(65536):
                parts.append(part)
        return b"".join(parts)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """Give one server for all attacks of a module, which does not mind how many there are."""
    folder = tmp_path_factory.mktemp("hall")
    log = folder / "log"
    with running(f"sqlite:///{folder}/tables.db", "--no-rate-limits", log=log) as server:
        yield Hall(server, log)


@pytest.fixture
def hall(house: Hall) -> Hall:
    """Give the table; after some moves a new one, so that no game ends."""
    if house.moves > 40:
        house.moves = 0
        house.lay()
    return house


def told(answer: httpx.Response) -> tuple[int, str]:
    """Return the status and the code of an answer that refuses."""
    error = answer.json()["error"]
    assert sorted(error) == ["code", "facts", "message"]
    assert error["message"] not in {"", error["code"]}
    assert answer.headers["content-type"] == "application/json"
    return answer.status_code, error["code"]

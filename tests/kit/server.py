"""A real server in a separate process, and people who play there over HTTP."""

from __future__ import annotations

import atexit
import json
import os
import secrets
import shutil
import signal
import ssl
import tempfile
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import httpx

from tests.kit.forking import ROOT, Forked, mother
from tests.kit.parts import applied
from tests.kit.processes import children_of
from wardround.store.store import Store

SECONDS = 60.0
"""Longer than anything takes, also on a busy machine."""
TRUST = ssl.create_default_context()
"""One for all: reading all certificates for each browser takes longer than most tests."""
SEED = "tests"
"""What the dice and cards of all servers follow from: the same in every run and any order."""
DAY = "2026-11-15"
"""The day that it is at all servers when they start, at noon: a Sunday."""


def prepare(database: str) -> None:
    """Lay an empty database in a file that is not there yet, so that no server has to make it."""
    scheme, _, path = database.partition(":///")
    if scheme == "sqlite" and path and not Path(path).exists():
        shutil.copy(empty_database(), path)


@cache
def empty_database() -> Path:
    """Return a database without tables, made as every server makes its own."""
    path = Path(tempfile.mkdtemp(prefix="wardround-")) / "tables.db"
    with Store.open(f"sqlite:///{path}"):
        pass
    atexit.register(shutil.rmtree, path.parent, ignore_errors=True)
    return path


class Server:
    """The command `wardround serve`; it can be killed and started again on the same port."""

    def __init__(
        self,
        database: str,
        *arguments: str,
        log: Path | None = None,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.database = database
        self.environment = environment or {}
        self.arguments = arguments
        self.log = log
        self.port = 0
        self._process: Forked | None = None
        self._people: list[Player] = []
        self.start()

    def start(self) -> None:
        """Start the server, and wait until it says where it is."""
        prepare(self.database)
        command = [
            "serve", "--json", "--db", self.database, "--port", str(self.port),
            "--thinkers", "1", "--seed", SEED, "--day", DAY, *self.arguments,
        ]  # fmt: skip
        # Not where a push key of whoever runs the tests may be.
        own = {"PYTHONPATH": str(ROOT / "src"), "XDG_DATA_HOME": os.devnull}
        environment = {**os.environ, **own, **self.environment}
        with (self.log or Path(os.devnull)).open("a", encoding="utf-8") as log:
            self._process = mother().run(command, environment, log)
        line = self._process.stdout.readline()
        assert line, "the server did not start"
        self.port = json.loads(line)["port"]

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self._process is not None
        return self._process.pid

    def children(self) -> list[int]:
        """Return the processes that it has started."""
        return children_of(self.pid)

    def kill(self) -> None:
        """End it without a warning."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to end, and wait until it has."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        self._process.wait(SECONDS)
        self._process.stdout.close()
        self._process = None

    def person(self, name: str = "Ann") -> Player:
        """Return someone new who is known to the server."""
        player = self.stranger()
        player.post("/api/me", {"name": name})
        return player

    def stranger(self) -> Player:
        """Return someone whom the server does not know."""
        player = Player(self.url)
        self._people.append(player)
        return player

    def send_away(self) -> None:
        """Let everyone close their browsers."""
        for player in self._people:
            player.http.close()


@contextmanager
def running(
    database: str,
    *arguments: str,
    log: Path | None = None,
    environment: Mapping[str, str] | None = None,
) -> Iterator[Server]:
    """Give a server that is stopped afterwards."""
    server = Server(database, *arguments, log=log, environment=environment)
    try:
        yield server
    finally:
        server.send_away()
        server.stop()


class Player:
    """Someone with a browser."""

    def __init__(self, url: str) -> None:
        self.http = httpx.Client(base_url=url, timeout=SECONDS, verify=TRUST)

    def get(self, path: str, **params: Any) -> Any:
        """Return what a path answers, which must be good."""
        answer = self.http.get(path, params=params)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def post(self, path: str, body: Mapping[str, object] | None = None) -> Any:
        """Return what a path answers to a body, which must be good."""
        answer = self.http.post(path, json={} if body is None else body)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def refused(self, path: str, body: Mapping[str, object] | None = None) -> tuple[int, str]:
        """Return the status and the code with which a body is refused."""
        answer = self.http.post(path, json={} if body is None else body)
        assert answer.is_error, answer.text
        return answer.status_code, answer.json()["error"]["code"]

    def lay(self, game: str, seats: Sequence[str], **more: object) -> Any:
        """Lay a table; seats are `me`, `open` or the name of a bot."""
        asked = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        return self.post("/api/tables", {"game": game, "seats": asked, **more})

    def look(self, table: str, seat: int | None = None) -> Any:
        """Return the table as a seat or a spectator sees it."""
        return self.get(f"/api/tables/{table}", **({} if seat is None else {"seat": seat}))

    def act(self, table: str, seat: int, action: int, version: int, key: str = "") -> Any:
        """Do something on a seat."""
        told = {"action": action, "version": version, "key": key or secrets.token_hex(8)}
        return self.post(f"/api/tables/{table}/seats/{seat}/act", told)

    def wait(self, table: str, seat: int | None = None, after: int = 0) -> Any:
        """Return the table when something has happened after an entry, or None."""
        params = {"after": after, "seconds": 10, **({} if seat is None else {"seat": seat})}
        return self.get(f"/api/tables/{table}/wait", **params)

    def events(
        self,
        table: str,
        seat: int | None = None,
        after: int | None = None,
        known: Mapping[str, Any] | None = None,
    ) -> Generator[tuple[int, Any]]:
        """Give what the stream of a table sends: numbers of entries, and tables as they are then.

        Of the log and the chat they hold what is new, as it was sent. Who returns with the entry
        `after` has `known` the table as it was then.
        Use it under `contextlib.closing`, so that the stream ends with the looking.
        """
        params = {} if seat is None else {"seat": seat}
        headers = {} if after is None else {"Last-Event-ID": str(after)}
        path = f"/api/tables/{table}/events"
        with self.http.stream("GET", path, params=params, headers=headers) as stream:
            assert stream.status_code == 200, stream.read()
            number, shown = 0, dict(known or {})
            for line in stream.iter_lines():
                if line == "event: gone":
                    return
                if line.startswith("id: "):
                    number = int(line.removeprefix("id: "))
                elif line.startswith("data: "):
                    shown = applied(shown, json.loads(line.removeprefix("data: ")))
                    yield number, shown


def told_so_far(before: list[Any], shown: Mapping[str, Any]) -> list[Any]:
    """Return the events that someone knows after what they were shown."""
    log = shown.get("log")
    return before if log is None else [*before[: log["keep"]], *log["add"]]

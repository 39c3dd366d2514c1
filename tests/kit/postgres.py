"""A real PostgreSQL for tests: a cluster in a temporary folder that can be killed and restarted."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread
from typing import IO, Any

import psycopg
import pytest

from tests.kit.processes import children_of, wait_for_end_of

MISSING = (
    "PostgreSQL is not installed, and tests of the store need it: on Debian, "
    "apt-get install postgresql; elsewhere, have initdb and postgres in the PATH"
)
USER = "wardround"
READY = "database system is ready to accept connections"
PATIENCE = 60
CARELESS = ["-c", "fsync=off", "-c", "full_page_writes=off", "-c", "autovacuum=off"]
"""Killing processes does not lose what the system has not yet put on the disk.

Without waiting for that a start takes a second instead of ten. And no database lives long enough to
be tidied up.
"""


def program(name: str) -> str:
    """Return the path of a program of PostgreSQL, the newest that is here; fail if none is."""
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=_version, reverse=True):
        if (folder / name).exists():
            return str(folder / name)
    found = shutil.which(name)
    assert found is not None, MISSING
    return found


def _version(folder: Path) -> float:
    with suppress(ValueError):
        return float(folder.parent.name)
    return 0


class Postgres:
    """A server of our own, which nobody else can reach; `start` it before use, and `remove` it."""

    def __init__(self, *, is_durable: bool = False) -> None:
        self._is_durable = is_durable
        self._programs = {name: program(name) for name in ("initdb", "postgres")}
        self.folder = Path(tempfile.mkdtemp(prefix="wardround-pg-"))
        self.port = _free_port()
        self._server: subprocess.Popen[str] | None = None
        self._said: list[str] = []
        self._who: dict[str, Any] = {}
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            user = pwd.getpwnam("postgres")
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self._who = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        self._initialise()

    @property
    def data(self) -> Path:
        """The folder of the cluster."""
        return self.folder / "data"

    @property
    def pid(self) -> int:
        """The process of the server."""
        assert self._server is not None, "it runs"
        return self._server.pid

    def url(self, database: str = "postgres") -> str:
        """Return the address of a database."""
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        """Start the server and wait until it answers."""
        command = [
            self._programs["postgres"], "-D", str(self.data), "-p", str(self.port),
            "-k", str(self.folder), "-c", "listen_addresses=127.0.0.1",
            *([] if self._is_durable else CARELESS),
        ]  # fmt: skip
        self._server = subprocess.Popen(
            command, stderr=subprocess.PIPE, text=True, **self._surroundings()
        )
        assert self._server.stderr is not None
        ready, self._said = Event(), []
        Thread(target=self._read, args=[self._server.stderr, ready], daemon=True).start()
        assert ready.wait(PATIENCE), f"PostgreSQL does not start: {self._said[-5:]}"
        assert self._server.poll() is None, f"PostgreSQL does not start: {self._said[-5:]}"

    def stop(self) -> None:
        """Stop the server in good order, without waiting for those who are connected."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """End the server and all its processes at once with SIGKILL, as a failing machine would."""
        assert self._server is not None
        self._server.send_signal(signal.SIGSTOP)  # so that it starts no more of them
        own = children_of(self._server.pid)
        self._end(signal.SIGKILL)
        for process in own:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        for process in own:
            # Until the last is gone, a new server is refused the memory that they share.
            wait_for_end_of(process, PATIENCE)
        # The number in it may belong to a process that nobody has buried yet.
        (self.data / "postmaster.pid").unlink(missing_ok=True)

    def remove(self) -> None:
        """Stop the server and remove all its files."""
        if self._server is not None:
            self._end(signal.SIGQUIT)
        shutil.rmtree(self.folder)

    def create(self, database: str) -> None:
        """Make an empty database."""
        self._command(f'CREATE DATABASE "{database}"')

    def drop(self, database: str) -> None:
        """Remove a database, whoever is connected to it."""
        self._command(f'DROP DATABASE "{database}" WITH (FORCE)')

    def _command(self, text: str) -> None:
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(text.encode())

    def _initialise(self) -> None:
        command = [
            self._programs["initdb"], "-D", str(self.data), "-U", USER, "--auth=trust", "--no-sync",
            "--encoding=UTF8", "--locale=C",
        ]  # fmt: skip
        made = subprocess.run(
            command, capture_output=True, text=True, check=False, **self._surroundings()
        )
        assert made.returncode == 0, made.stderr

    def _surroundings(self) -> dict[str, Any]:
        return {"cwd": self.folder, "env": {**os.environ, "LC_ALL": "C"}, **self._who}

    def _read(self, said: IO[str], ready: Event) -> None:
        """Keep reading what the server says, or it would stop when nobody listens."""
        for line in said:
            self._said.append(line.rstrip())
            if READY in line:
                ready.set()
        said.close()
        ready.set()

    def _end(self, how: signal.Signals) -> None:
        assert self._server is not None
        self._server.send_signal(how)
        self._server.wait(PATIENCE)
        self._server = None


def _free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port: int = trial.getsockname()[1]
        return port


@contextmanager
def running_postgres(*, is_durable: bool = False) -> Iterator[Postgres]:
    """Give a server that runs, and remove it at the end; a durable one waits for the disk."""
    server = Postgres(is_durable=is_durable)
    try:
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One server for all tests of this process; each takes a database of its own."""
    with running_postgres() as server:
        yield server

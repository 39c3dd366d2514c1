"""Servers forked from a process that has loaded the program.

Loading takes a server more than a second of CPU time, and tests start a hundred servers. So one
process of each test run loads the program, and every server is a fork of it that runs `wardround
serve` from its first line. `tests/cli` tests the command as people type it.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import signal
import socket
import subprocess
import sys
import traceback
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from threading import Lock
from typing import IO, Any, Final, NoReturn

LONGEST: Final = 1 << 16
ROOT: Final = Path(__file__).parents[2]
LOADED: Final = (
    "wardround.cli.serve",
    "wardround.server.people.passkeys",
    "sqlalchemy.dialects.sqlite",
    "sqlalchemy.dialects.postgresql.psycopg",
    "uvicorn.lifespan.on",
    "uvicorn.loops.uvloop",
    "uvicorn.protocols.http.httptools_impl",
)
"""What a server would load, now or later."""


class Forked:
    """A process that runs a command of wardround."""

    def __init__(self, mother: Mother, pid: int, stdout: IO[str]) -> None:
        self._mother = mother
        self.pid = pid
        self.stdout = stdout

    def send_signal(self, number: signal.Signals) -> None:
        """Send it a signal."""
        os.kill(self.pid, number)

    def wait(self, seconds: float) -> int:
        """Wait until it has ended, and return its status."""
        return self._mother.status_of(self.pid, seconds)


class Mother:
    """The process of which the others are copies."""

    def __init__(self) -> None:
        self._line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        paths = os.pathsep.join((str(ROOT), str(ROOT / "src")))
        command = [sys.executable, "-m", "tests.kit.forking", str(theirs.fileno())]
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            pass_fds=[theirs.fileno()],
            env={**os.environ, "PYTHONPATH": paths},
            cwd=ROOT,
        )
        theirs.close()
        self._ended: dict[int, int] = {}
        self._lock = Lock()
        """Two who ask at once would hear each other's answers."""

    def run(
        self, arguments: Sequence[str], environment: Mapping[str, str], stderr: IO[str]
    ) -> Forked:
        """Start a command of wardround; what it prints can be read."""
        told, tells = os.pipe()
        asked = {"arguments": arguments, "environment": dict(environment)}
        with self._lock:
            socket.send_fds(self._line, [json.dumps(asked).encode()], [tells, stderr.fileno()])
            os.close(tells)
            self._line.settimeout(None)
            while "started" not in (answer := self._heard()):
                pass
        return Forked(self, answer["started"], os.fdopen(told, encoding="utf-8"))

    def status_of(self, pid: int, seconds: float) -> int:
        """Wait until a copy has ended, and return its status."""
        with self._lock:
            self._line.settimeout(seconds)
            while pid not in self._ended:
                self._heard()
            return self._ended.pop(pid)

    def end(self) -> None:
        """End it; no copy ends with it."""
        self._line.close()
        self._process.wait()

    def _heard(self) -> Any:
        answer = json.loads(self._line.recv(LONGEST))
        if "ended" in answer:
            self._ended[answer["ended"]] = answer["status"]
        return answer


@cache
def mother() -> Mother:
    """Return the one of this test run."""
    made = Mother()
    atexit.register(made.end)
    return made


# --- in the other process --------------------------------------------------------------------


def main() -> None:
    """Load everything, and make a copy for every command that comes over the line."""
    line = socket.socket(fileno=int(sys.argv[1]))
    load()

    def tell_who_ended(*_: object) -> None:
        while (ended := waited())[0]:
            status = os.waitstatus_to_exitcode(ended[1])
            line.send(json.dumps({"ended": ended[0], "status": status}).encode())

    signal.signal(signal.SIGCHLD, tell_who_ended)
    while True:
        told, files, _, _ = socket.recv_fds(line, LONGEST, 2)
        if not told:
            return
        if (pid := os.fork()) == 0:
            line.close()
            carry_out(json.loads(told), files)
        for file in files:
            os.close(file)
        line.send(json.dumps({"started": pid}).encode())


def waited() -> tuple[int, int]:
    """Return a copy that has ended and how, or zeros."""
    try:
        return os.waitpid(-1, os.WNOHANG)
    except ChildProcessError:
        return 0, 0


def load() -> None:
    """Load what servers need, all languages too."""
    for name in LOADED:
        import_module(name)
    read_languages()
    gc.collect()
    gc.freeze()


def read_languages() -> None:
    """Read the messages of all languages, which takes longer than most tests."""
    from wardround.words import LANGUAGES, Words  # noqa: PLC0415 - not for those who fork nothing

    for language in LANGUAGES:
        Words(language).has("")  # looking for nothing reads every file


def carry_out(asked: Mapping[str, Any], files: Sequence[int]) -> NoReturn:
    """Carry out a command, as if the program had just been started for it."""
    from wardround.cli.main import main as wardround  # noqa: PLC0415 - loaded, and only here

    for number, file in enumerate(files, start=1):
        os.dup2(file, number)
        os.close(file)
    # The mother's streams know what they led to: a pipe is no file.
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", buffering=1, closefd=False)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.environ.clear()
    os.environ.update(asked["environment"])
    status: object = 1
    try:
        status = wardround(asked["arguments"])
    except SystemExit as leaving:
        status = leaving.code or 0
    except BaseException:
        traceback.print_exc()
    finally:
        # As all copies of a process do: taking the program apart is the mother's business.
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status if isinstance(status, int) else 1)


if __name__ == "__main__":
    main()

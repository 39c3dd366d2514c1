"""Servers forked from a process that has loaded the program.

Loading takes a server more than a second of CPU time, and tests start a hundred servers. So one
process of a test run loads the program, and every server is a fork of it that runs `wardround
serve` from its first line. `tests/cli` tests the command as people type it.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import select
import signal
import socket
import subprocess
import sys
import traceback
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from threading import Lock
from typing import IO, Any, Final, NoReturn

LONGEST: Final = 1 << 16
FIRST: Final = Lock()
"""Nodes are started at once: each thread would get a line, and all but one were never closed."""
ROOT: Final = Path(__file__).parents[2]
LOADED: Final = (
    "wardround.cli.serve",
    "wardround.server.people.passkeys",
    "wardround.narration.dicehospital.narrator",
    "wardround.narration.dynamitenurse.narrator",
    "fluent.runtime",
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


class Nursery:
    """The process of which the others are copies: one for all processes of a test run.

    It loads the program when somebody first asks for a copy, and ends with the last process that
    could ask.
    """

    def __init__(self) -> None:
        listening = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        listening.bind("")  # the system finds a name that nobody has
        listening.listen()
        self.address: bytes = listening.getsockname()
        alive, self._alive = os.pipe()
        theirs = (listening.fileno(), alive)
        paths = os.pathsep.join((str(ROOT), str(ROOT / "src")))
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.kit.forking", *(str(file) for file in theirs)],
            stdin=subprocess.DEVNULL,
            pass_fds=theirs,
            env={**os.environ, "PYTHONPATH": paths},
            cwd=ROOT,
            process_group=0,  # Ctrl-C is for those who ask
        )
        listening.close()
        os.close(alive)
        atexit.register(self._end)

    def _end(self) -> None:
        """Let it end with this process, or with the last fork of it; no copy ends with it."""
        os.close(self._alive)
        self._process.wait()  # a fork has nothing to wait for: it is not its child


class Mother:
    """What makes the copies, as one process of a test run knows it."""

    def __init__(self) -> None:
        self._line = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._line.connect(nursery().address)
        self._ended: dict[int, int] = {}
        self._lock = Lock()
        """Two who ask at once would hear each other's answers."""

    def run(
        self, arguments: Sequence[str], environment: Mapping[str, str], stderr: IO[str]
    ) -> Forked:
        """Start a command of wardround; what it prints can be read."""
        told, tells = os.pipe()
        group = os.getpgrp()
        asked = {"arguments": arguments, "environment": dict(environment), "group": group}
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

    def _heard(self) -> Any:
        answer = json.loads(self._line.recv(LONGEST))
        if "ended" in answer:
            self._ended[answer["ended"]] = answer["status"]
        return answer


@cache
def nursery() -> Nursery:
    """Return the one of this test run; whoever is forked afterwards has the same."""
    return Nursery()


def mother() -> Mother:
    """Return the one of this process, whichever of its threads asks first."""
    with FIRST:
        return only_mother()


@cache
def only_mother() -> Mother:
    """Return the one of this process to one who asks: the cache would not let a second wait."""
    return Mother()


# --- in the other process --------------------------------------------------------------------


def main() -> None:
    """Make a copy for every command that comes over a line, while there is anybody to ask."""
    listening, alive = socket.socket(fileno=int(sys.argv[1])), int(sys.argv[2])
    Copying(listening, alive).go_on()


class Copying:
    """Everything that the process listens to of which the others are copies."""

    def __init__(self, listening: socket.socket, alive: int) -> None:
        self._listening = listening
        self._alive = alive
        self._lines: set[socket.socket] = set()
        self._asked: dict[int, socket.socket] = {}
        """Who asked for a copy that has not ended, by its number."""
        self._woken, wakes = socket.socketpair()
        wakes.setblocking(False)
        signal.signal(signal.SIGCHLD, lambda *_: None)
        signal.set_wakeup_fd(wakes.fileno(), warn_on_full_buffer=False)
        self._wakes = wakes

    def go_on(self) -> None:
        """Do what is asked until nobody is left who could ask."""
        while True:
            own: list[int | socket.socket] = [self._listening, self._alive, self._woken]
            ready, _, _ = select.select([*own, *self._lines], [], [])
            if self._alive in ready:
                return
            if self._woken in ready:
                self._woken.recv(LONGEST)
                self._tell_who_ended()
            if self._listening in ready:
                self._lines.add(self._listening.accept()[0])
                load()
            for line in self._lines.intersection(ready):
                self._hear(line)

    def _hear(self, line: socket.socket) -> None:
        """Make a copy, or see that nothing more is asked for."""
        told, files = b"", list[int]()
        with suppress(ConnectionError):
            told, files, _, _ = socket.recv_fds(line, LONGEST, 2)
        if not told:
            self._lines.remove(line)
            line.close()
            return
        if (pid := os.fork()) == 0:
            self._forget()
            carry_out(json.loads(told), files)
        self._asked[pid] = line
        for file in files:
            os.close(file)
        self._tell(line, {"started": pid})

    def _tell_who_ended(self) -> None:
        while (ended := waited())[0]:
            status = os.waitstatus_to_exitcode(ended[1])
            self._tell(self._asked.pop(ended[0]), {"ended": ended[0], "status": status})

    def _tell(self, line: socket.socket, told: Mapping[str, int]) -> None:
        with suppress(OSError):  # who asked may be gone
            line.send(json.dumps(told).encode())

    def _forget(self) -> None:
        """Let a copy have nothing that is not for it."""
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.close(self._alive)
        for one in (self._listening, self._woken, self._wakes, *self._lines):
            one.close()


def waited() -> tuple[int, int]:
    """Return a copy that has ended and how, or zeros."""
    try:
        return os.waitpid(-1, os.WNOHANG)
    except ChildProcessError:
        return 0, 0


@cache
def load() -> None:
    """Load what servers need, all languages and the browser table too."""
    from wardround.cli.parser import build_parser  # noqa: PLC0415 - not for those who fork nothing

    for name in LOADED:
        import_module(name)
    read_languages()
    read_pages()
    build_parser()
    gc.collect()
    gc.freeze()


def read_languages() -> None:
    """Read the messages of all languages, which takes longer than most tests."""
    # Not for those who fork nothing.
    from wardround.words.files import LANGUAGES, messages  # noqa: PLC0415

    for language in LANGUAGES:
        messages(language).parse_all()


def read_pages() -> None:
    """Read the files of the browser table, which takes half of a server's start."""
    from wardround.server.http import pages  # noqa: PLC0415 - as above

    pages.read_files(pages.FOLDER)


def carry_out(asked: Mapping[str, Any], files: Sequence[int]) -> NoReturn:
    """Carry out a command, as if the program had just been started for it."""
    from wardround.cli.main import main as wardround  # noqa: PLC0415 - loaded, and only here

    for number, file in enumerate(files, start=1):
        os.dup2(file, number)
        os.close(file)
    # The first one's streams know what they led to: a pipe is no file.
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", buffering=1, closefd=False)
    # Whoever ends a process of the tests ends the servers that it asked for.
    os.setpgid(0, asked["group"])
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
        # As all copies of a process do: taking the program apart is for the first.
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status if isinstance(status, int) else 1)


if __name__ == "__main__":
    main()

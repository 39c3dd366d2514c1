"""One worker process: started on demand, one line per question, killed if it misbehaves."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from wardround.tables.thinking.answering import LONGEST_FAULT

START: Final = 30.0
"""How many seconds a worker may need until it has imported everything."""
LONGEST_LINE: Final = 1 << 20
"""More bytes than any answer has."""
KEPT: Final = frozenset(
    ("HOME", "LANG", "LC_ALL", "LD_LIBRARY_PATH", "PATH", "SYSTEMROOT", "TEMP", "TMPDIR", "TZ")
)
"""The environment variables that a worker gets, besides those of Python and our build."""
PREFIXES: Final = ("PYTHON", "WARDROUND_PURE")


class Fault(Exception):
    """A question was not answered; the first word is the reason."""


class Line(asyncio.SubprocessProtocol):
    """The line to one process: a question out, one line of answer back, and nothing else ever."""

    def __init__(self) -> None:
        self._received = bytearray()
        self._answer: asyncio.Future[bytes] | None = None
        self._transport: asyncio.SubprocessTransport | None = None
        self.gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.fault = ""
        """Why nothing more can be asked here."""

    def ask(self, question: bytes) -> asyncio.Future[bytes]:
        """Send a question, and return what will be the line of its answer."""
        assert self._transport is not None, "a process is asked when it runs"
        pipe = cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0))
        self._answer = asyncio.get_running_loop().create_future()
        pipe.write(question + b"\n")
        return self._answer

    def end(self, fault: str) -> None:
        """Kill the process, and wake its callers."""
        self.fault = self.fault or fault
        if self._transport is not None:
            self._transport.close()
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(Fault(self.fault))

    # --- what the loop tells ---------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Start."""
        self._transport = cast(asyncio.SubprocessTransport, transport)

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        """Read the output of the process; it can write one line per question."""
        if self._answer is None or self._answer.done():
            self.end("babble: spoke without being asked")
            return
        self._received += data
        line, newline, rest = self._received.partition(b"\n")
        if rest:
            self.end("babble: more than a line")
        elif newline:
            self._received.clear()
            self._answer.set_result(bytes(line))
        elif len(self._received) > LONGEST_LINE:
            self.end("babble: too long a line")

    def process_exited(self) -> None:
        """See that the process has ended."""
        assert self._transport is not None, "what has ended has begun"
        self.end(f"died: status {self._transport.get_returncode()}")

    def connection_lost(self, exc: Exception | None) -> None:
        """See that nothing is left of the process."""
        if not self.gone.done():
            self.gone.set_result(None)


class Worker:
    """A place for a process; whenever one had to be ended, the next question starts another."""

    def __init__(self, program: Sequence[str]) -> None:
        self._program = program
        self._line: Line | None = None
        self._asked = 0
        self._closed = False

    @property
    def alive(self) -> bool:
        """Return whether there is a process to ask."""
        return self._line is not None and not self._line.fault

    async def ask(self, question: Mapping[str, Any], seconds: float) -> Mapping[str, object]:
        """Return the answer of the process; raise `Fault` if there is none in time.

        The time to start a process does not count.
        """
        if not self.alive:
            await self._start()
        answer = await self._exchange(question, seconds)
        if "fault" in answer:
            raise Fault(f"error: {answer['fault']}"[:LONGEST_FAULT])
        return answer

    def close(self) -> None:
        """Kill the process right away, and start no other."""
        self._closed = True
        if self._line is not None:
            self._line.end("closed")

    async def ended(self) -> None:
        """Wait until nothing is left of the process."""
        if self._line is not None:
            await self._line.gone
            self._line = None

    async def _start(self) -> None:
        await self.ended()
        try:
            # In a session of its own, since Ctrl-C reaches the whole group of the server, and would
            # end a worker that has not yet loaded what ignores it.
            _, self._line = await asyncio.get_running_loop().subprocess_exec(
                Line,
                *self._program,
                stderr=subprocess.DEVNULL,
                env=environment(),
                start_new_session=True,
            )
        except OSError as error:
            raise Fault(f"start: {type(error).__name__}") from error
        if self._closed:
            # The process wrote that while it started.
            self._line.end("closed")
        try:
            await self._exchange({"do": "greet"}, START)
        except Fault as fault:
            raise Fault(f"start: {fault}") from None

    async def _exchange(self, question: Mapping[str, Any], seconds: float) -> Mapping[str, object]:
        line = self._line
        assert line is not None, "a process is started before it is asked"
        if line.fault:
            raise Fault(line.fault)
        self._asked += 1
        sent = json.dumps({**question, "id": self._asked}, separators=(",", ":"))
        try:
            async with asyncio.timeout(seconds):
                told = await line.ask(sent.encode())
        except TimeoutError:
            line.end("hung")
            raise Fault("hung") from None
        answer = self._read(told)
        if answer is None:
            line.end("babble: no answer")
            raise Fault(line.fault)
        return answer

    def _read(self, told: bytes) -> Mapping[str, object] | None:
        """Return the answer to our last question, or None if this is none."""
        try:
            answer = json.loads(told)
        except (ValueError, RecursionError):
            return None
        return answer if isinstance(answer, dict) and answer.get("id") == self._asked else None


def environment() -> dict[str, str]:
    """Return what a worker may know of our environment: nothing that opens the store, say."""
    return {
        name: value
        for name, value in os.environ.items()
        if name.upper() in KEPT or name.startswith(PREFIXES)
    }

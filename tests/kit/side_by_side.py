"""Runs tests in several processes, which are forked when all tests have been found.

    pytest --processes 2 tests/core

Finding ten thousand tests takes ten seconds of CPU time. The usual plugin does it in each process
and pickles every step of every test; here it is done once, and what was imported and computed by
then is there in every process. Without `--processes` nothing is forked.

The tests are cut into batches, in their order. Each process takes the next batch when it has run
one, so all of them work until the end. If a process dies, the test that it was running has failed,
and another process takes over the rest of its batch.
"""

from __future__ import annotations

import os
import signal
import time
from collections import deque
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from mmap import mmap
from multiprocessing.connection import Connection, Pipe, wait
from pathlib import Path
from typing import Final, Literal

import pytest

from tests.kit.side_by_side_worker import (
    WIDTH,
    Broke,
    Done,
    Shared,
    Took,
    Warned,
    Worker,
    flush,
    temporary_folders,
)

SHARES: Final = 16
"""How many batches a process would get if those that begin now were all as long as the next."""
PATIENCE: Final = 20.0
"""Seconds in which processes must have ended after Ctrl-C."""
DRAINED: Final = 1 << 16
FOLDER: Final = pytest.StashKey[Path]()


def add_options(parser: pytest.Parser) -> None:
    """Add `--processes N`."""
    told = "run the tests in so many processes, forked when all tests have been found"
    parser.addoption("--processes", type=int, default=0, metavar="N", help=told)


def common_folder(config: pytest.Config) -> Path:
    """Return the temporary folder of this run that all its processes share."""
    folder: Path = config.stash.get(FOLDER, None) or temporary_folders(config).getbasetemp()
    return folder


def batches(files: Sequence[object], processes: int) -> list[range]:
    """Cut tests, given by their files, into batches: parts of one file, smaller towards the end.

    A file in one piece sets up its fixtures and caches once. The last pieces are small, so that
    nobody waits long for the last process.
    """
    cut: list[range] = []
    begin = 0
    while begin < len(files):
        most = max(1, (len(files) - begin) // (processes * SHARES))
        end = begin + 1
        while end < min(begin + most, len(files)) and files[end] == files[begin]:
            end += 1
        cut.append(range(begin, end))
        begin = end
    return cut


class SideBySide:
    """Runs the tests of a session in several processes, if that is asked for."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._processes: int = config.option.processes

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        """Run all tests; leave it to pytest where there is nothing to share."""
        options = self._config.option
        broken = session.testsfailed and not options.continue_on_collection_errors
        if not self._processes or options.collectonly or broken or not session.items:
            return None
        reporter = self._config.pluginmanager.get_plugin("terminalreporter")
        if isinstance(reporter, pytest.TerminalReporter):
            reporter.showfspath = False  # the next result may be another file's
        Crew(session, self._processes).run()
        if session.shouldfail:
            raise session.Failed(session.shouldfail)
        if session.shouldstop:
            raise session.Interrupted(session.shouldstop)
        return True


@dataclass(slots=True)
class Running:
    """A process that runs tests, as seen from outside."""

    pid: int
    numbers: deque[int]
    """Its tests that are not over; the first is running."""
    reason: str = field(default="", init=False)
    """Why it ends before it should, if it told."""


class Crew:
    """All processes of a run, and what is left for them."""

    def __init__(self, session: pytest.Session, processes: int) -> None:
        self._session = session
        self._config = session.config
        self._processes = processes
        self._config.stash[FOLDER] = common_folder(self._config)
        cut = batches([item.path for item in session.items], processes)
        queue, fill = os.pipe()
        os.write(fill, b"".join(number.to_bytes(WIDTH, "big") for number in range(len(cut))))
        os.close(fill)
        self._shared = Shared(session, cut, queue, mmap(-1, 1))
        self._running: dict[Connection, Running] = {}
        self._begun = 0
        self._left = set(range(len(session.items)))
        """The tests that nothing was heard of."""
        self._unexplained: list[str] = []
        """What went wrong when no test was running."""

    def run(self) -> None:
        """Let the processes run everything, and report what came of it."""
        try:
            for _ in range(min(self._processes, len(self._shared.batches))):
                self._fork(())
            while self._running:
                for line in wait(list(self._running)):
                    assert isinstance(line, Connection)
                    self._hear(line)
        finally:
            self._end_all()
        if self._unexplained:
            raise RuntimeError("\n".join(self._unexplained))
        if not self._shared.stop[0]:
            for number in sorted(self._left):
                self._fail(number, "This test was not run: a process ended that had taken it.")

    def _fork(self, numbers: Iterable[int]) -> None:
        """Begin another process, with tests that one left behind."""
        heard, tells = Pipe(duplex=False)
        flush()
        self._begun += 1
        # Interrupted before it is noted, the process would be left behind.
        mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        pid = os.fork()
        if pid == 0:
            for other in (heard, *self._running):
                other.close()  # where the first process is gone, nobody may seem to listen
            Worker(self._shared, tells, [*numbers]).work(f"process-{self._begun}")
        tells.close()
        self._running[heard] = Running(pid, deque(numbers))
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)

    def _hear(self, line: Connection) -> None:
        """Take in what a process tells, or that it has ended."""
        worker = self._running[line]
        try:
            told = line.recv()
        except (EOFError, OSError):
            self._replace(line)
            told = None
        match told:
            case Took(batch):
                worker.numbers.extend(self._shared.batches[batch])
            case Done(reports):
                self._left.discard(worker.numbers.popleft())
                hook = self._config.hook
                for data in reports:
                    report = hook.pytest_report_from_serializable(config=self._config, data=data)
                    hook.pytest_runtest_logreport(report=report)
            case Warned(how):
                self._config.hook.pytest_warning_recorded.call_historic(kwargs=how)
            case Broke(reason):
                worker.reason = reason
        self._stop_if_asked()

    def _replace(self, line: Connection) -> None:
        """Blame the test that was running for the end of its process, and let others be run."""
        worker = self._running[line]
        status = self._end(line)
        if status == 0:
            return
        how = worker.reason or (
            f"It was ended by {signal.Signals(-status).name}."
            if status < 0
            else f"It ended with status {status}."
        )
        if not worker.numbers:
            self._unexplained.append(f"A process of the tests failed after its last one. {how}")
            return
        self._fail(worker.numbers.popleft(), f"The process that ran this test is gone. {how}")
        if not self._stop_if_asked():
            self._fork(worker.numbers)

    def _stop_if_asked(self) -> bool:
        """Let no more tests begin if enough have failed; return whether that is so."""
        if self._session.shouldfail or self._session.shouldstop:
            self._shared.stop[0] = 1
        return bool(self._shared.stop[0])

    def _fail(self, number: int, reason: str) -> None:
        self._left.discard(number)
        item = self._session.items[number]
        keywords: dict[str, Literal[1]] = dict.fromkeys(item.keywords, 1)
        report = pytest.TestReport(
            item.nodeid, item.location, keywords, "failed", reason, when="call"
        )
        self._config.hook.pytest_runtest_logreport(report=report)

    def _end_all(self) -> None:
        """Interrupt the processes that still run, and wait until none is left."""
        if self._running:
            self._shared.stop[0] = 1
        for worker in self._running.values():
            os.kill(worker.pid, signal.SIGINT)
        late = time.monotonic() + PATIENCE
        try:
            while self._running and (said := wait(list(self._running), late - time.monotonic())):
                for line in said:
                    assert isinstance(line, Connection)
                    if not os.read(line.fileno(), DRAINED):  # a message may have been cut off
                        self._end(line)
        finally:
            for line, worker in [*self._running.items()]:
                os.kill(worker.pid, signal.SIGKILL)
                self._end(line)
            os.close(self._shared.queue)

    def _end(self, line: Connection) -> int:
        """Wait for the end of a process, end what it left behind, and return its status."""
        worker = self._running.pop(line)
        line.close()
        # While nobody has asked how it ended, no other process can get its number.
        os.waitid(os.P_PID, worker.pid, os.WEXITED | os.WNOWAIT)
        with suppress(ProcessLookupError):
            os.killpg(worker.pid, signal.SIGKILL)
        return os.waitstatus_to_exitcode(os.waitpid(worker.pid, 0)[1])

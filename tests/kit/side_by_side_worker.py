"""One of the processes that run tests side by side, from its fork to its end.

It takes batches of tests until none is left, and tells the process that found the tests what
came of each. What it makes for itself (fixtures, captured output, temporary folders) is its own.
"""

from __future__ import annotations

import atexit
import os
import signal
import sys
import threading
import traceback
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from mmap import mmap
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple, NoReturn, cast
from warnings import WarningMessage

import pytest

WIDTH: Final = 2
"""The bytes of a batch's number in the queue: few, so that a pipe holds them all."""


def flush() -> None:
    """Write what was printed so far: a fork would print it again, a hard end never."""
    sys.stdout.flush()
    sys.stderr.flush()


def temporary_folders(config: pytest.Config) -> Any:
    """Return what makes the temporary folders of tests."""
    return config._tmp_path_factory  # type: ignore[attr-defined]  # noqa: SLF001


LAST_STEPS: Final[Sequence[Callable[[], object]]] = (
    threading._shutdown,  # type: ignore[attr-defined]  # noqa: SLF001
    atexit._run_exitfuncs,  # noqa: SLF001
    flush,
)
"""What Python does when a program ends."""


class Took(NamedTuple):
    """Its tests are the next that this process runs."""

    batch: int


class Done(NamedTuple):
    """The first test that it had not run is over."""

    reports: list[dict[str, Any]]


class Warned(NamedTuple):
    """Something was warned of: the arguments of `pytest_warning_recorded`."""

    how: dict[str, Any]


class Broke(NamedTuple):
    """It ends before it should, for a reason."""

    reason: str


@dataclass(frozen=True, slots=True)
class Shared:
    """What all processes share."""

    session: pytest.Session
    batches: Sequence[range]
    """The numbers of tests that one process runs together."""
    queue: int
    """A pipe with the numbers of the batches that nobody has taken yet."""
    stop: mmap
    """Not zero if no more tests may begin."""


class Following:
    """The test after another one, which is not chosen before that is torn down.

    A batch taken earlier would wait for a test that may take long, while other processes are idle.
    pytest asks for nothing but the fixtures that the next test needs as well.
    """

    def __init__(self, find: Callable[[], pytest.Item | None]) -> None:
        self._find = find

    def listchain(self) -> list[pytest.Item]:
        """Return what pytest keeps alive: all that contains the next test, or nothing."""
        item = self._find()
        return [] if item is None else cast(list[pytest.Item], item.listchain())


class Worker:
    """Runs tests, and tells what came of them."""

    def __init__(self, shared: Shared, line: Connection, numbers: Sequence[int]) -> None:
        self._shared = shared
        self._session = shared.session
        self._config = shared.session.config
        self._line = line
        self._numbers = deque(numbers)
        """Its tests that are not over; the first is running."""
        self._reports: list[dict[str, Any]] = []
        self._failed = ""
        # Times and XML contain what is left out of all other runs.
        self._tells_all = any(
            self._config.getoption(name, None) is not None for name in ("durations", "xmlpath")
        )

    def work(self, name: str) -> NoReturn:
        """Run tests while there are any, and end this process."""
        status = 1
        try:
            self._settle(name)
            self._run()
            status = 0
        except BaseException:
            self._tell_why()
        finally:
            self._leave(status)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep a report for the other process, unless it only says that all is well."""
        if report.failed:
            self._failed = report.nodeid
        fine = report.passed and report.when != "call" and report.nodeid != self._failed
        if self._tells_all or not fine:
            told = self._config.hook.pytest_report_to_serializable(
                config=self._config, report=report
            )
            self._reports.append(told)

    def pytest_warning_recorded(
        self,
        warning_message: WarningMessage,
        when: str,
        nodeid: str,
        location: tuple[str, int, str] | None,
    ) -> None:
        """Tell of a warning, without the things that it concerns."""
        message = WarningMessage(
            str(warning_message.message),
            warning_message.category,
            warning_message.filename,
            warning_message.lineno,
        )
        told = {"warning_message": message, "when": when, "nodeid": nodeid, "location": location}
        self._line.send(Warned(told))

    def _settle(self, name: str) -> None:
        """Share nothing by accident with those that were forked from the same process."""
        # Ctrl-C goes to the first process alone, which ends this one and whatever it started.
        os.setpgid(0, 0)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
        plugins = self._config.pluginmanager
        plugins.unregister(name="terminalreporter")  # the other process has one
        capture: Any = plugins.get_plugin("capturemanager")
        capture.stop_global_capturing()  # its files have one position for all
        capture.start_global_capturing()
        capture.suspend_global_capture()
        factory = temporary_folders(self._config)
        folder = factory.getbasetemp() / name
        folder.mkdir(mode=0o700)
        factory._basetemp = folder  # noqa: SLF001
        factory._exit_stack.pop_all()  # noqa: SLF001 - the other process removes old folders
        plugins.register(self)

    def _run(self) -> None:
        following = cast(pytest.Item, Following(self._following))
        while (item := self._item(0)) is not None:
            self._config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            self._numbers.popleft()
            self._line.send(Done(self._reports))
            self._reports = []

    def _following(self) -> pytest.Item | None:
        return self._item(1)

    def _item(self, place: int) -> pytest.Item | None:
        """Return one of its next tests, from a batch that it takes if need be."""
        session = self._session
        if self._shared.stop[0] or session.shouldfail or session.shouldstop:
            return None
        if len(self._numbers) <= place and (taken := os.read(self._shared.queue, WIDTH)):
            batch = int.from_bytes(taken, "big")
            self._line.send(Took(batch))
            self._numbers.extend(self._shared.batches[batch])
        return session.items[self._numbers[place]] if len(self._numbers) > place else None

    def _tell_why(self) -> None:
        """Tell what stopped it, if anybody hears it."""
        with suppress(OSError):
            self._line.send(Broke(traceback.format_exc()))

    def _leave(self, status: int) -> NoReturn:
        """End as a program does, but leave alone what belongs to the other process."""
        try:
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # once was enough
            for step in (self._tear_down, *LAST_STEPS):
                try:
                    step()
                except BaseException:
                    self._tell_why()
                    status = 1
        finally:
            os._exit(status)

    def _tear_down(self) -> None:
        self._session._setupstate.teardown_exact(None)  # noqa: SLF001

"""Tests that measure time: they run alone, and only they are tried again.

    pytest --processes 2 -m "not timed"     all that must not depend on how quick the machine is
    pytest -m timed                         the rest, one after the other

A test with the mark `timed` that fails without others beside it is tried up to two more times, and
each time that is told. What needed it is named at the end, and with `--tally FILE` counted there.
"""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Final

import pytest
from _pytest.runner import runtestprotocol

from wardround.core.build import build

NAME: Final = "timed"
MARK: Final = "timed: it measures time, so it runs alone and may be tried again"
TRIES: Final = 3
COUNTS: Final = {"passed": ("passed",), "failed": ("failed", "error"), "skipped": ("skipped",)}
"""What is counted, and what pytest calls it."""


def add_options(parser: pytest.Parser) -> None:
    """Add `--tally FILE`."""
    told = "append how many tests passed, failed, were skipped or tried again, as a line of JSON"
    parser.addoption("--tally", type=Path, metavar="FILE", help=told)


class Timed:
    """Tries timed tests again, and counts all of them."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._began = time.perf_counter()
        self._timed: set[str] = set()
        self._again: dict[str, int] = {}
        """How often tests were tried that did not pass at once."""
        self._is_alone = not getattr(config.option, "processes", 0)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(
        self, item: pytest.Item, nextitem: pytest.Item | None
    ) -> bool | None:
        """Run a timed test, and again while it fails; leave others to pytest."""
        if not self._is_alone or item.get_closest_marker(NAME) is None:
            return None
        item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
        for number in range(1, TRIES + 1):
            if number > 1:
                self._again[item.nodeid] = number
                item._initrequest()  # type: ignore[attr-defined]  # noqa: SLF001
            reports = runtestprotocol(item, log=False, nextitem=nextitem)
            failed = [one for one in reports if one.failed]
            if not failed or number == TRIES:
                break
            self._tell(f"{item.nodeid} failed, try {number} of {TRIES}: {reason(failed[0])}")
        for report in reports:
            item.ihook.pytest_runtest_logreport(report=report)
        item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note which tests are timed, also those that others ran for us."""
        if NAME in report.keywords and report.when == "call":
            self._timed.add(report.nodeid)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """Be content where nothing is timed."""
        empty = exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED
        if empty and self._config.option.markexpr == NAME:
            session.exitstatus = pytest.ExitCode.OK

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Tell what was tried again, and add to the tally."""
        bad = {
            one.nodeid for what in COUNTS["failed"] for one in terminalreporter.stats.get(what, ())
        }
        if self._is_alone and self._timed:
            terminalreporter.write_line(self._summary(self._timed & bad))
        tally: Path | None = self._config.option.tally
        if tally is not None:
            counts = {
                name: sum(len(terminalreporter.stats.get(one, ())) for one in called)
                for name, called in COUNTS.items()
            }
            line = {
                "build": build(),
                **counts,
                "timed": len(self._timed),
                "retried": len(self._again),
                "again": sorted(self._again),
                "seconds": round(time.perf_counter() - self._began, 3),
            }
            with tally.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")

    def _summary(self, bad: set[str]) -> str:
        told = [f"timed: {len(self._timed - bad)} passed"]
        if bad:
            told.append(f"{len(bad)} failed {TRIES} times")
        for number, word in ((2, "second"), (3, "third")):
            names = [
                one for one, tries in self._again.items() if tries == number and one not in bad
            ]
            if names:
                told.append(f"{len(names)} needed a {word} try ({', '.join(names)})")
        return ", ".join(told)

    def _tell(self, line: str) -> None:
        reporter = self._config.pluginmanager.get_plugin("terminalreporter")
        if isinstance(reporter, pytest.TerminalReporter):
            reporter.write_line(f"\n{line}")


def reason(report: pytest.TestReport) -> str:
    """Return in a line why a test failed."""
    crash = getattr(report.longrepr, "reprcrash", None)
    text = str(report.longrepr if crash is None else crash.message)
    return text.partition("\n")[0]

"""Only tests that measure time are tried again, and it is told which."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from wardround.core.build import build

ROOT = Path(__file__).parent.parent
CONFTEST = """
from tests.kit import side_by_side, timed


def pytest_addoption(parser):
    side_by_side.add_options(parser)
    timed.add_options(parser)


def pytest_configure(config):
    config.pluginmanager.register(side_by_side.SideBySide(config))
    config.addinivalue_line("markers", timed.MARK)
    config.pluginmanager.register(timed.Timed(config))
"""
TESTS = """
import pytest

TRIED = dict.fromkeys(("second", "third", "never"), 0)


def tried(name):
    TRIED[name] += 1
    return TRIED[name]


@pytest.fixture
def late():
    assert tried("third") > 2, "too late"


@pytest.mark.timed
def test_at_once():
    pass


@pytest.mark.timed
def test_second():
    assert tried("second") == 2, "too slow"


@pytest.mark.timed
def test_third(late):
    pass


@pytest.mark.timed
@pytest.mark.skipif(True, reason="no clock")
def test_skipped():
    pass
"""
NEVER = """

@pytest.mark.timed
def test_never():
    assert tried("never") > 3


def test_plain():
    assert not TRIED
"""


def run(folder: Path, tests: str, *arguments: str) -> tuple[int, list[str], list[Any]]:
    """Run tests; return the status, what was written, and the tally."""
    (folder / "conftest.py").write_text(CONFTEST, encoding="utf-8")
    (folder / "test_it.py").write_text(tests, encoding="utf-8")
    tally = folder / "tally"
    tally.unlink(missing_ok=True)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--strict-markers"]
    # Plugins that are not needed take longer to load than these tests to run.
    alone = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    ended = subprocess.run(
        [*command, f"--rootdir={folder}", "-c", os.devnull, "--tally", "tally", *arguments],
        cwd=folder,
        env={**os.environ, **alone, "PYTHONPATH": os.pathsep.join((str(ROOT), str(ROOT / "src")))},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    told = [json.loads(line) for line in tally.read_text(encoding="utf-8").splitlines()]
    for one in told:
        assert one.pop("seconds") > 0
    return ended.returncode, ended.stdout.splitlines(), told


def test_what_is_too_slow_once_or_twice_is_tried_again_and_named(tmp_path: Path) -> None:
    status, said, tally = run(tmp_path, TESTS, "-m", "timed")
    second, third = "test_it.py::test_second", "test_it.py::test_third"

    assert status == 0
    assert [line for line in said if " failed, try " in line] == [
        f"{second} failed, try 1 of 3: AssertionError: too slow",
        f"{third} failed, try 1 of 3: AssertionError: too late",
        f"{third} failed, try 2 of 3: AssertionError: too late",
    ]
    summary = f"1 needed a second try ({second}), 1 needed a third try ({third})"
    assert f"timed: 3 passed, {summary}" in said
    assert tally == [
        {
            "build": build(), "passed": 3, "failed": 0, "skipped": 1, "timed": 3, "retried": 2,
            "again": [second, third],
        }
    ]  # fmt: skip


def test_what_fails_three_times_fails_and_what_is_not_timed_at_once(tmp_path: Path) -> None:
    status, said, [tally] = run(tmp_path, TESTS + NEVER)

    assert status == 1
    assert sum(" failed, try " in line for line in said) == 5
    assert any(line.startswith("timed: 3 passed, 1 failed 3 times, ") for line in said)
    assert (tally["passed"], tally["failed"], tally["timed"], tally["retried"]) == (3, 2, 4, 3)


def test_beside_others_nothing_is_tried_again(tmp_path: Path) -> None:
    status, said, [tally] = run(tmp_path, TESTS, "--processes", "1")

    assert status == 1
    assert not any(" failed, try " in line or line.startswith("timed:") for line in said)
    assert (tally["passed"], tally["failed"], tally["timed"], tally["retried"]) == (1, 2, 2, 0)


def test_where_nothing_is_timed_all_is_well(tmp_path: Path) -> None:
    plain = "def test_plain():\n    pass\n"

    assert run(tmp_path, plain, "-m", "timed")[0] == 0
    assert run(tmp_path, plain, "-k", "zebra")[0] == 5

"""Tests run once each in forked processes, and no end of a process goes unnoticed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

from tests.kit.side_by_side import batches

ROOT = Path(__file__).parent.parent
CONFTEST = """
import atexit
import os
from pathlib import Path

import pytest

from tests.kit import side_by_side

HERE = Path(__file__).parent
pytest_addoption = side_by_side.add_options


def pytest_configure(config):
    config.pluginmanager.register(side_by_side.SideBySide(config))


def note(line):
    with (HERE / "notes").open("a") as notes:
        notes.write(line + "\\n")


@pytest.fixture(scope="session")
def house():
    atexit.register(note, f"exit {os.getpid()}")
    note(f"open {os.getpid()}")
    yield
    note(f"close {os.getpid()}")
"""
MANY = """
import os

import pytest

from conftest import note


@pytest.mark.parametrize("number", range(20))
def test_many(house, number):
    note(f"ran {__name__} {number}")
"""
LOUD = """
import os
import sys

import pytest


@pytest.fixture
def ending():
    yield
    print("said at the end of", os.getpid())


def test_quiet():
    print("not to be heard")


def test_loud(ending):
    print("said by", os.getpid())
    os.write(2, b"written by the same\\n")
    assert os.getpid() == 0


def test_skipped():
    pytest.skip("no reason")


@pytest.fixture
def missing():
    raise LookupError("nothing there")


def test_without(missing):
    pass
"""
DEADLY = """
import os
import signal

from conftest import note


def test_before():
    note("ran before")


def test_killed():
    os.kill(os.getpid(), signal.SIGKILL)


def test_between():
    note("ran between")


def test_left():
    os._exit(7)


def test_interrupted():
    raise KeyboardInterrupt("from inside")


def test_after():
    note("ran after")
"""
FOLDERS = """
import pytest

from conftest import note
from tests.kit.side_by_side import common_folder


@pytest.mark.parametrize("number", range(8))
def test_folder(tmp_path, pytestconfig, number):
    assert tmp_path.parent.parent == common_folder(pytestconfig)
    note(f"folder {tmp_path}")
"""
STOPPED = """
import os
import signal
import subprocess
import sys
from threading import Event

import pytest

from conftest import note


@pytest.fixture(scope="session")
def sleeper():
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as process:
        note(f"sleeper {process.pid}")
        yield
        process.kill()


@pytest.mark.parametrize("number", range(2))
def test_waits(house, sleeper, number):
    if number == 1:
        os.kill(os.getppid(), signal.SIGINT)
    Event().wait()


def test_never(house):
    note("ran never")
"""


def run(folder: Path, files: dict[str, str], *arguments: str) -> tuple[int, str, list[str]]:
    """Run tests; return the status, what was written, and what the tests noted."""
    for name, text in {"conftest": CONFTEST, **files}.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8")
    (folder / "notes").write_text("", encoding="utf-8")
    options = ["-q", "-p", "no:cacheprovider", f"--basetemp={folder / 'temporary'}"]
    options += [f"--rootdir={folder}", "-c", os.devnull]
    alone = {"PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    ended = subprocess.run(
        [sys.executable, "-m", "pytest", *options, *arguments, str(folder)],
        cwd=folder,
        env={**os.environ, **alone},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    notes = (folder / "notes").read_text(encoding="utf-8").splitlines()
    return ended.returncode, ended.stdout + ended.stderr, notes


def test_batches_are_of_one_file_and_small_at_the_end() -> None:
    files = ["a"] * 70 + ["b"] * 30 + ["c"] * 60

    cut = batches(files, 2)

    assert [number for batch in cut for number in batch] == list(range(160))
    assert all(len({files[number] for number in batch}) == 1 for batch in cut)
    assert (len(cut[0]), len(cut[-1])) == (5, 1)
    assert batches([], 4) == []


def test_every_test_runs_once_and_a_session_fixture_lives_once_in_a_process(tmp_path: Path) -> None:
    files = {"test_one": MANY, "test_two": MANY}

    status, said, notes = run(tmp_path, files, "--processes", "3")

    assert status == 0, said
    assert "40 passed" in said
    assert "[100%]" in said
    kinds = Counter(line.split()[0] for line in notes)
    assert kinds["ran"] == len({line for line in notes if line.startswith("ran")}) == 40
    opened, closed, left = (
        sorted(line.split()[1] for line in notes if line.startswith(kind))
        for kind in ("open", "close", "exit")
    )
    assert opened == closed == left
    assert len(opened) == len(set(opened)) <= 3


def test_reports_are_those_of_plain_pytest(tmp_path: Path) -> None:
    status, plain, _ = run(tmp_path, {"test_loud": LOUD}, "-rA")
    forked_status, forked, _ = run(tmp_path, {"test_loud": LOUD}, "-rA", "--processes", "1")

    assert "1 failed, 1 passed, 1 skipped, 1 error" in forked
    assert forked_status == status == 1
    assert told(forked) == told(plain)
    assert forked.count("written by the same") == plain.count("written by the same") > 0


def told(text: str) -> list[str]:
    """Return what pytest wrote, without the numbers of processes and the time."""
    return re.sub(r"\d+ ==|== \d+| \d{2,}\b|in \d+\.\d+s", "", text).splitlines()


def test_a_process_that_dies_fails_its_test_and_no_other(tmp_path: Path) -> None:
    status, said, notes = run(tmp_path, {"test_deadly": DEADLY}, "--processes", "2")

    assert status == 1
    assert sorted(notes) == ["ran after", "ran before", "ran between"]
    assert "3 failed, 3 passed" in said
    assert "The process that ran this test is gone. It was ended by SIGKILL." in said
    assert "The process that ran this test is gone. It ended with status 7." in said
    assert "KeyboardInterrupt: from inside" in said
    assert set(re.findall(r"FAILED test_deadly.py::(\w+)", said)) == {
        "test_killed", "test_left", "test_interrupted"
    }  # fmt: skip


def test_with_x_nothing_begins_after_a_failure(tmp_path: Path) -> None:
    fails_first = {"test_a": "def test_fails():\n    assert False\n", "test_b": MANY}

    status, said, notes = run(tmp_path, fails_first, "--processes", "1", "-x")

    assert status == 1
    assert "stopping after 1 failures" in said
    assert "1 failed in" in said
    assert notes == []


def test_each_process_has_its_folder_in_the_common_one(tmp_path: Path) -> None:
    status, said, notes = run(tmp_path, {"test_folders": FOLDERS}, "--processes", "2")

    assert status == 0, said
    folders = {Path(line.removeprefix("folder ")) for line in notes}
    assert len(folders) == 8
    assert {path.parent.parent for path in folders} == {tmp_path / "temporary"}
    assert {path.parent.name for path in folders} <= {"process-1", "process-2"}


def test_an_interrupt_ends_everything_that_was_started(tmp_path: Path) -> None:
    status, said, notes = run(tmp_path, {"test_stopped": STOPPED}, "--processes", "2")

    assert status == 2, said
    assert "KeyboardInterrupt" in said
    assert "ran never" not in notes
    started = [int(line.split()[1]) for line in notes if line.split()[0] in ("open", "sleeper")]
    assert len(started) >= 2
    assert [pid for pid in started if is_alive(pid)] == []


def is_alive(pid: int) -> bool:
    """Return whether there is such a process."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_what_fails_when_a_process_ends_is_an_error(tmp_path: Path) -> None:
    leaves = "import atexit, os\n\n\ndef test_leaves():\n    atexit.register(os._exit, 5)\n"

    status, said, _ = run(tmp_path, {"test_leaves": leaves}, "--processes", "1")

    assert status == 3
    assert "A process of the tests failed after its last one. It ended with status 5." in said

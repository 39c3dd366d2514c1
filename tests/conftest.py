"""Settings of the whole test run: its marks, its chance, and which build is under test."""

from __future__ import annotations

import gc
import signal
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.kit import chance, side_by_side, timed
from tests.kit.forking import nursery, read_languages
from tests.kit.positions import find_positions
from tests.kit.rules import MARK
from wardround.core.build import build

ONCE = "once: it holds in both builds if it holds in one, since they play the same games"
SOURCES = Path(__file__).parent.parent / "src"

MANY_FILES = 4
"""If more files than this look at positions, these are found before the tests begin."""
TELLING = {"cli", "coach", "narration", "server", "store", "tables", "terminal", "words"}
"""Where tests read most messages: if more than a few files do, they are read before they begin."""
LONG = {"test_builds", "test_crashes", "test_jepsen", "test_nodes"}
"""Files whose tests wait most of their time: begun last, they would keep all others waiting."""
PREPARED = "words"
"""Tests that first read all sources and messages: towards the end of a run files are cut into
pieces for all processes, and each of them would read everything."""

chance.set_up()  # here, so that hypothesis can still be told otherwise on the command line


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let `--build pure|compiled` refuse to test another build than the one that is meant."""
    parser.addoption("--build", choices=["pure", "compiled"], help="the build that must be running")
    side_by_side.add_options(parser)
    timed.add_options(parser)


def pytest_configure(config: pytest.Config) -> None:
    """Register the marks; refuse a build that is not the one asked for, or is out of date."""
    config.addinivalue_line("markers", MARK)
    config.addinivalue_line("markers", timed.MARK)
    config.addinivalue_line("markers", ONCE)
    config.pluginmanager.register(side_by_side.SideBySide(config))
    config.pluginmanager.register(timed.Timed(config))
    if config.getoption("--hypothesis-profile") != chance.FUZZ:
        chance.ignore_loaded_modules()
    # Shells let what they run in the background ignore Ctrl-C; tests of it would never end.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    gc.disable()  # until all tests are found
    wanted = config.getoption("--build")
    if wanted is not None and wanted != build():
        raise pytest.UsageError(f"the {wanted} build is to be tested, but {build()} is running")
    late = changed_since_compiled()
    if late:
        raise pytest.UsageError(f"changed since it was compiled: {late[0]}; run `make build`")


def changed_since_compiled() -> list[str]:
    """Return the sources in this tree that are newer than their compiled form in use."""
    library = sys.modules.get("wardround__mypyc")
    if library is None:
        return []
    made = Path(str(library.__file__))
    sources = [
        shim.with_name(f"{shim.name.partition('.')[0]}.py") for shim in compiled_beside(made)
    ]
    return [path.name for path in sources if path.stat().st_mtime > made.stat().st_mtime]


def compiled_beside(library: Path) -> list[Path]:
    """Return the compiled modules that use `library`, if it was made in this tree."""
    if library.parent != SOURCES:
        return []
    return sorted((SOURCES / "wardround").rglob(f"*{''.join(library.suffixes)}"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the tests that take longest, and with those that prepare most."""
    items.sort(
        key=lambda item: (item.path.stem not in LONG, PREPARED not in item.path.parent.parts)
    )


def pytest_collection_finish(session: pytest.Session) -> None:
    """Read what all processes need; stop looking for garbage among what stays until the end."""
    if session.config.option.processes:
        nursery()  # one for all processes
        chance.know_characters()
        modules = modules_of(session)
        telling = [one for one in modules if TELLING.intersection(one.__name__.split("."))]
        if len(telling) > MANY_FILES:
            read_languages()
        if sum("positions" in vars(module) for module in modules) > MANY_FILES:
            find_positions()
    gc.collect()
    gc.freeze()
    gc.enable()
    gc.set_threshold(20_000, 20, 20)


def modules_of(session: pytest.Session) -> set[ModuleType]:
    """Return the modules of all tests that were found."""
    return {item.module for item in session.items if isinstance(item, pytest.Function)}


def pytest_report_header() -> str:
    """Say at the top which build is under test."""
    return f"wardround: the {build()} build"

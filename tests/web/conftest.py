"""What tests in the browser share: a real server, a real browser, and people who come with one."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright

from tests.kit.server import Server, running
from tests.kit.side_by_side import common_folder
from tests.web.axe import remember_in
from tests.web.pages import BUILT, FEWER_PROCESSES, MILLISECONDS, Visitor, launched
from tests.web.scenes import Hall
from tests.web.windows import Windows

expect.set_options(timeout=MILLISECONDS)

FAILED = pytest.StashKey[bool]()

Visitors = Callable[..., Visitor]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember whether a test failed, for the picture of it."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Play whole games first: whoever came to one last would keep all others waiting."""
    items.sort(key=lambda item: item.path.stem != "test_whole_games")


def pytest_collection_finish(session: pytest.Session) -> None:
    """Let all processes know which colours axe has found fine."""
    if session.config.option.processes:
        remember_in(common_folder(session.config) / "fine-colours")


def serving(folder: Path) -> Iterator[Server]:
    """Give a server with the browser table, and a database of its own."""
    assert BUILT.is_file(), "the browser table was not built; run `make web`"
    arguments = ("--no-rate-limits",)
    with running(f"sqlite:///{folder}/tables.db", *arguments, log=folder / "log") as server:
        yield server


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Give one server for all: starting one takes longer than most tests.

    Files whose tests stop it have one of their own.
    """
    yield from serving(tmp_path_factory.mktemp("web"))


def as_long_as_possible(
    fixture_name: str,  # noqa: ARG001 - pytest names it
    config: pytest.Config,
) -> Literal["session", "module"]:
    """Return how long a browser lives: starting one takes longer than many tests.

    While it lives, no other test of the process can run a loop of its own; so it lives through all
    tests only where all of them are in the browser.
    """
    alone = all("tests/web" in argument for argument in config.args)
    return "session" if alone else "module"


@pytest.fixture(scope=as_long_as_possible)
def playwright() -> Iterator[Playwright]:
    """Give what starts browsers; a process can have only one at a time."""
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope=as_long_as_possible)
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Give Chromium."""
    chromium = launched(playwright, *FEWER_PROCESSES)
    yield chromium
    chromium.close()


@pytest.fixture(scope=as_long_as_possible)
def windows(browser: Browser) -> Windows:
    """Give the windows that people leave for others."""
    return Windows(browser)


@pytest.fixture
def visitors(
    browser: Browser, served: Server, windows: Windows, request: pytest.FixtureRequest
) -> Iterator[Visitors]:
    """Give people whom the server does not know, as many as asked for, each with a browser.

    It may have our files in its cache, but not if it is new, draws, or may have the service worker.
    In none of their browsers may anything have gone wrong in the end.
    """
    come: list[Visitor] = []

    def another(*, is_new: bool = False, **settings: Any) -> Visitor:
        come.append(Visitor(browser, served, windows=None if is_new else windows, **settings))
        return come[-1]

    yield another
    name = re.sub(r"\W+", "-", request.node.name)
    for number, one in enumerate(come):
        if request.node.stash.get(FAILED, False) or one.complaints():
            one.keep_picture(f"{name}-{number}")
            one.close()
        else:
            one.leave()
    assert [complaint for one in come for complaint in one.complaints()] == []


@pytest.fixture
def visitor(visitors: Visitors) -> Visitor:
    """Give one of them, at a desk."""
    return visitors()


@pytest.fixture
def page(visitor: Visitor) -> Page:
    """Give their page, which is still empty."""
    return visitor.page


@pytest.fixture(scope=as_long_as_possible)
def all_tables(browser: Browser, served: Server) -> Iterator[Hall]:
    """Give a hall for all tests that only look: coming in costs more than looking."""
    hall = Hall(browser, served)
    yield hall
    hall.ann.close()


@pytest.fixture
def hall(all_tables: Hall, request: pytest.FixtureRequest) -> Iterator[Hall]:
    """Give somebody who looks at many tables, and in whose browser nothing may go wrong."""
    yield all_tables
    ann = all_tables.ann
    complaints = ann.complaints()
    ann.faults.clear()
    if request.node.stash.get(FAILED, False) or complaints:
        ann.keep_picture(re.sub(r"\W+", "-", request.node.name))
    assert complaints == []

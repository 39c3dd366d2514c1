"""Browsers of other engines than Chromium, and a server of their own, which tests may stop."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.kit.server import Server
from tests.web.conftest import serving
from tests.web.engines.engine import Engine
from tests.web.engines.firefox import Firefox
from tests.web.engines.webkit import WebKit


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Give a server that these tests have to themselves."""
    yield from serving(tmp_path_factory.mktemp("engines"))


@pytest.fixture(scope="module", params=["firefox", "webkit"])
def engine(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Engine]:
    """Give a browser."""
    if request.param == "firefox":
        started: Engine = Firefox(tmp_path_factory.mktemp("firefox"))
    else:
        started = WebKit()
    yield started
    started.close()

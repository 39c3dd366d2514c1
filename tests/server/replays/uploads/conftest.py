"""Processes that tests of workers start find what they import."""

from __future__ import annotations

import pytest

from tests.kit.thinking import PATHS


@pytest.fixture(autouse=True)
def _find_modules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", PATHS)

"""Settings of the rule tests: the `card` mark."""

from __future__ import annotations

import pytest

from tests.kit.cards import MARK


def pytest_configure(config: pytest.Config) -> None:
    """Register the mark."""
    config.addinivalue_line("markers", MARK)

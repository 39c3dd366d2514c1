"""Commands are tested in English unless a test says otherwise, whatever the tester speaks."""

from __future__ import annotations

import pytest

from tests.kit.shell import Shell


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the language in the environment."""
    monkeypatch.setenv("WARDROUND_LANG", "en")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    """Return what runs commands."""
    return Shell(capsys, monkeypatch)

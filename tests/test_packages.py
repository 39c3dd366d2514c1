"""The environment that `make` sets up: what is installed there, with what, and from where."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools import packages
from tools.locked import file_of

STAND_IN = """#!{python}
import os, sys
print(os.environ.get("UV_CONFIG_FILE"), *sys.argv[1:])
"""


@pytest.fixture
def environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give an environment with a uv that only prints how it was called."""
    (tmp_path / "bin").mkdir()
    uv = tmp_path / "bin" / "uv"
    uv.write_text(STAND_IN.format(python=sys.executable))
    uv.chmod(0o755)
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    monkeypatch.delenv("UV_CONFIG_FILE", raising=False)
    return tmp_path


@pytest.mark.usefixtures("environment")
def test_uv_installs_locks_with_their_hashes(capfd: pytest.CaptureFixture[str]) -> None:
    assert packages.main(["build", "runtime"]) == 0

    told = capfd.readouterr().out.split()
    assert told[:5] == ["None", "pip", "install", "--python", sys.executable]
    assert told[5:] == [
        "--require-hashes", "-r", str(file_of("build")), "-r", str(file_of("runtime")),
    ]  # fmt: skip


def test_uv_asks_the_index_that_pip_is_set_up_for(
    environment: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    packages.write_settings(environment, {"index-url": "https://packages.example.org/simple"})

    assert packages.main(["--here"]) == 0
    assert capfd.readouterr().out.split()[0] == str(environment / "uv.toml")
    written = (environment / "uv.toml").read_text(encoding="utf-8")
    assert written == 'index-url = "https://packages.example.org/simple"\n'


def test_without_an_index_of_its_own_uv_keeps_its_settings(environment: Path) -> None:
    packages.write_settings(environment, {"cert": "/etc/ours.pem"})

    assert not (environment / "uv.toml").exists()


def test_without_uv_pip_installs(environment: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (environment / "bin" / "uv").unlink()
    called: list[list[str]] = []

    def note(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        called.append([str(word) for word in command])
        return subprocess.CompletedProcess(command, 3)

    monkeypatch.setattr(subprocess, "run", note)

    assert packages.main(["dev"]) == 3
    (command,) = called
    assert command[:3] == [sys.executable, "-m", "pip"]
    assert command[-3:] == ["--require-hashes", "-r", str(file_of("dev"))]


@pytest.mark.parametrize("arguments", [[], ["--create"], ["--where"], ["dev", "--no-deps"]])
def test_anything_else_is_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert packages.main(arguments) == 2
    assert capsys.readouterr().err.startswith("usage: ")

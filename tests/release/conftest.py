"""The files of a release, built once for all processes, and a place to install them.

Without a compiler there is no compiled wheel to try. With one, nothing has to be compiled for it.
"""

from __future__ import annotations

import fcntl
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from tests.kit.side_by_side import common_folder
from wardround.core.build import build

ROOT = Path(__file__).parent.parent.parent
KINDS = ("sdist", "pure", *(("compiled",) if build() == "compiled" else ()))
"""The packages that this run tries."""
ENDS = {"sdist": ".tar.gz", "pure": "-none-any.whl", "compiled": f"{sys.platform}*.whl"}
PIP = [
    sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", "{python}", "install",
    "--quiet", "--no-deps", "--no-index", "--no-build-isolation", "--ignore-installed",
    "--no-compile",
]  # fmt: skip


def make_packages(into: Path, kinds: Sequence[str] = KINDS[1:]) -> dict[str, Path]:
    """Make a source distribution and wheels, as `make dist` does; return each by its kind."""
    command = [sys.executable, "-m", "tools.dist", "--into", str(into), *kinds]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return packages_in(into, ("sdist", *kinds))


def packages_in(folder: Path, kinds: Sequence[str] = KINDS) -> dict[str, Path]:
    """Return the packages in a folder by their kinds."""
    found = {kind: [*folder.glob(f"*{ENDS[kind]}")] for kind in kinds}
    return {kind: path for kind, (path,) in found.items()}


@pytest.fixture(scope="session")
def packages(pytestconfig: pytest.Config) -> Mapping[str, Path]:
    """Give the packages; the first process that needs them makes them."""
    folder = common_folder(pytestconfig) / "packages"
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return packages_in(folder) if folder.is_dir() else make_packages(folder)


class Home:
    """A machine with Python and nothing else: no compiler, no make, no Node, nothing set up."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = folder / "venv" / "bin"
        self.away = folder / "away"
        self.away.mkdir()
        venv.create(folder / "venv")
        self.python = self.bin / "python"
        # Dependencies come from the running environment. A path in a .pth file does not follow the
        # .pth files there, so an editable wardround stays out.
        site = folder / "venv" / "lib" / f"python{sysconfig.get_python_version()}" / "site-packages"
        (site / "dependencies.pth").write_text(f"{sysconfig.get_path('purelib')}\n")

    @property
    def environment(self) -> dict[str, str]:
        """All variables that programs there see."""
        return {"PATH": str(self.bin), "HOME": str(self.folder), "LANG": "C.UTF-8"}

    def install(self, file: Path) -> None:
        """Install a package, without asking anywhere for anything."""
        pip = [str(self.python) if word == "{python}" else word for word in PIP]
        done = subprocess.run(
            [*pip, str(file)], env=self.environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def run(self, *command: str) -> str:
        """Return what a program of the environment prints, far from any sources."""
        done = subprocess.run(
            [str(self.bin / command[0]), *command[1:]],
            cwd=self.away,
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

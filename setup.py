"""The fast build: mypyc compiles the rules and the bots from their own sources, where it can.

Everything else about the package is in pyproject.toml. Without a C compiler that works, without
mypyc, or with `WARDROUND_PURE=1`, the same package is installed as plain Python. Either way a line
says so, and is kept in build/kind.txt (pip hides what is printed here).

A wheel holds the browser table, which is built here where `make web` has not done so, and the pages
of rules, which are copied from docs/rules.
"""

from __future__ import annotations

import shutil
import sys
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_py import build_py

from tools.bundling import bundled
from tools.compiling import LEVEL, SideBySide, compiled_files, why_pure
from tools.generating import remembered

BUILDING = {"bdist_wheel", "build", "build_ext", "develop", "editable_wheel", "install"}
"""Only these commands need the extensions; others just ask for names and versions."""

RULES = Path("docs/rules")

PACKING = {"bdist_wheel", "sdist"}
"""These commands make something that is used far from here, so it must hold the browser table."""


def extensions() -> list[Any]:
    """Return what is to be compiled, and tell which build this is."""
    if BUILDING.isdisjoint(sys.argv):
        return []
    reason = why_pure()
    if not reason:
        try:
            from mypyc.build import mypycify
        except ImportError:
            reason = "mypyc isn’t installed"
    if reason:
        tell(f"wardround is built pure: {reason}")
        return []

    def translated() -> list[Any]:
        said = StringIO()
        try:
            with redirect_stdout(said):  # mypyc warns of loops that are fine as they are
                found: list[Any] = mypycify(
                    compiled_files(),
                    opt_level=LEVEL,
                    debug_level="0",
                    group_name="wardround",
                    multi_file=True,
                )
                return found
        except SystemExit:
            sys.stderr.write(said.getvalue())
            raise

    made = bundled(remembered(translated))
    tell("wardround is built compiled")
    return made


def pack_web() -> None:
    """Build the browser table for a package that would lack it."""
    if PACKING.isdisjoint(sys.argv):
        return
    from tools.npm import NotBuildable, build, is_missing

    if not is_missing():
        return
    try:
        problem = "" if build() else "npm failed, and says why above"
    except NotBuildable as error:
        problem = str(error)
    if problem:
        sys.exit(
            f"Couldn’t build the browser table: {problem}. Set WARDROUND_NO_WEB=1 to leave it out."
        )


class BuildWithRules(build_py):
    """Puts the pages of rules into the package; an editable install reads them where they are."""

    def run(self) -> None:
        """Copy the package, then the rules."""
        super().run()
        if not self.editable_mode:
            into = Path(self.build_lib) / "wardround" / "rules"
            shutil.rmtree(into, ignore_errors=True)
            shutil.copytree(RULES, into)


def tell(line: str) -> None:
    """Keep which build this is, for those who cannot see what is printed here."""
    Path("build").mkdir(exist_ok=True)
    Path("build/kind.txt").write_text(f"{line}\n")


pack_web()
setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": SideBySide, "build_py": BuildWithRules},
)

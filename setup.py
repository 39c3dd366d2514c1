"""The fast build: mypyc compiles the rules and the bots from their own sources, where it can.

Everything else about the package is in pyproject.toml. Without a C compiler that works, without
mypyc, or with `WARDROUND_PURE=1`, the same package is installed as plain Python. Either way a line
says so, and is kept in build/kind.txt (pip hides what is printed here).

A wheel holds the browser table, which is built here where `make web` has not done so, and the pages
of rules, which are copied from docs/rules.
"""

from __future__ import annotations

import os
import platform
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.errors import CCompilerError, ExecError, PlatformError

SOURCES = Path("src/wardround")
PACKAGES = ["bots", "core", "dicehospital", "dynamitenurse"]
"""The packages that are compiled, with everything below them."""

LEFT_OUT = {
    "core/build.py",  # asks how the others were built
    "core/errors.py",  # exceptions with any facts; never in a hot path
    "core/ints.py",  # gives `i64` a meaning at run time
}

BUILDING = {"bdist_wheel", "build", "build_ext", "develop", "editable_wheel", "install"}
"""Only these commands need the extensions; others just ask for names and versions."""

RULES = Path("docs/rules")

PACKING = {"bdist_wheel", "sdist"}
"""These commands make something that is used far from here, so it must hold the browser table."""


def compiled_files() -> list[str]:
    """Return the sources that mypyc compiles."""
    found = [path for package in PACKAGES for path in sorted((SOURCES / package).rglob("*.py"))]
    return [
        str(path)
        for path in found
        if path.name != "__init__.py" and path.relative_to(SOURCES).as_posix() not in LEFT_OUT
    ]


def can_compile() -> bool:
    """Tell whether a tiny extension can be compiled and linked here."""
    # setuptools provides distutils, so these must come after it and not at the top.
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    includes = [sysconfig.get_path("include"), sysconfig.get_path("platinclude")]
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "trial.c"
        source.write_text("#include <Python.h>\nint trial(void) { return 0; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            objects = compiler.compile([str(source)], output_dir=folder, include_dirs=includes)
            compiler.link_shared_object(objects, str(Path(folder) / "trial.so"))
        except (CCompilerError, ExecError, PlatformError, OSError):
            return False
    return True


def why_pure() -> str:
    """Return why the plain build is made, or nothing if the fast one can be."""
    if os.environ.get("WARDROUND_PURE", "0") not in {"", "0"}:
        return "WARDROUND_PURE is set"
    if platform.python_implementation() != "CPython":
        return "only CPython runs compiled modules"
    try:
        import mypyc.build  # noqa: F401 - only whether it is there
    except ImportError:
        return "mypyc is not installed"
    if not can_compile():
        return "no C compiler with Python's headers works here"
    return ""


def extensions() -> list[Any]:
    """Return what is to be compiled, and tell which build this is."""
    if BUILDING.isdisjoint(sys.argv):
        return []
    reason = why_pure()
    if reason:
        tell(f"wardround is built pure: {reason}")
        return []
    from mypyc.build import mypycify

    made = mypycify(compiled_files(), opt_level="3", debug_level="0", group_name="wardround")
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
        sys.exit(f"The browser table was not built: {problem}. WARDROUND_NO_WEB=1 leaves it out.")


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
    """Print which build this is, and keep it for those who could not see it."""
    Path("build").mkdir(exist_ok=True)
    Path("build/kind.txt").write_text(f"{line}\n")
    print(line)


pack_web()
setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithRules})

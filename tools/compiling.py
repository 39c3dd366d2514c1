"""Compiles the fast build: many C files in parallel, and only those that changed.

The C files are compiled separately, as many in parallel as there are cores, and an up-to-date
object is reused. `setup.py` builds with this, and the build backend asks
it whether anything can be compiled.
"""

from __future__ import annotations

import os
import platform
import sysconfig
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, ExecError, PlatformError
from setuptools.modified import newer_group

from tools.progress import Steps

LEVEL: Final = "1"
"""The optimisation that games gain from; 2 and 3 compile up to four times as long for nothing."""
SOURCES: Final = Path("src/wardround")
PACKAGES: Final = ("bots", "core", "dicehospital", "dynamitenurse")
"""The packages that are compiled, with everything below them."""
HOT: Final = {
    "narration": ("lines",),
    "narration/dicehospital": (
        "forecasts", "lines", "narrator", "news", "prompts", "sentences",
    ),
    "narration/dynamitenurse": (
        "forecasts", "labels", "lines", "narrator", "news", "prompts", "sentences",
    ),
    "tables": ("duties", "presence", "sent"),
    "tables/game": (
        "chairs", "course", "decisions", "independence", "knocks", "match", "moment", "showing",
        "story", "takebacks", "undo",
    ),
    "tables/pictures": (
        "deeds", "encoding", "forecasts", "look", "names", "narrated_log", "narrating", "now",
        "own", "parts", "pictures", "plan", "private_events", "strands", "takebacks", "views",
    ),
    "words": ("files", "filling", "words"),
    "words/dicehospital": ("words",),
    "words/dynamitenurse": ("patients", "words"),
}  # fmt: skip
"""Modules of other packages: those that take in each action at a table, and that make sentences and
pictures of it."""
LEFT_OUT: Final = {
    "core/build.py",  # asks how the others were built
    "core/errors.py",  # exceptions with any facts; never in a hot path
    "core/ints.py",  # gives `i64` a meaning at run time
}


DECLARATIONS: Final = "*_types.py"
"""Modules that only declare. mypyc would drop what their annotations say but for the class."""


def compiled_files() -> list[str]:
    """Return the sources that mypyc compiles."""
    found = [path for package in PACKAGES for path in sorted((SOURCES / package).rglob("*.py"))]
    whole = [
        str(path)
        for path in found
        if path.name != "__init__.py"
        and not path.match(DECLARATIONS)
        and path.relative_to(SOURCES).as_posix() not in LEFT_OUT
    ]
    return whole + [
        str(SOURCES / package / f"{name}.py") for package, names in HOT.items() for name in names
    ]


def can_compile() -> bool:
    """Return whether a tiny extension can be compiled and linked here."""
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
    """Return why the plain build is made, or nothing if this machine can make the fast one."""
    if os.environ.get("WARDROUND_PURE", "0") not in {"", "0"}:
        return "WARDROUND_PURE is set"
    if platform.python_implementation() != "CPython":
        return "only CPython runs compiled modules"
    if not can_compile():
        return "no C compiler with Python's headers works here"
    return ""


class SideBySide(build_ext):
    """Compiles the C files of all extensions side by side, and tells how far it is."""

    def build_extensions(self) -> None:
        """Compile what changed with one process a core, then link."""
        sources = [
            (source, one.depends)
            for one in self.extensions
            if newer_group([*one.sources, *one.depends], self.get_ext_fullpath(one.name))
            for source in one.sources
        ]
        late = [
            source
            for source, depends in sources
            if not is_fresh(self._object(source), [source, *depends])
        ]
        self.parallel = os.cpu_count() or 1
        with ThreadPoolExecutor(self.parallel) as pool:
            steps = Steps("Compiling the fast build", len(late))
            self.compiler.compile = self._one_by_one(self.compiler.compile, pool, steps)
            super().build_extensions()

    def _object(self, source: str) -> Path:
        return Path(self.compiler.object_filenames([source], output_dir=self.build_temp)[0])

    def _one_by_one(
        self, compile_all: Callable[..., list[str]], pool: ThreadPoolExecutor, steps: Steps
    ) -> Callable[..., list[str]]:
        """Return a way to compile that hands each source to the pool."""

        def compiled(source: str, how: dict[str, Any]) -> str:
            made = self._object(source)
            if not is_fresh(made, [source, *(how.get("depends") or ())]):
                # A compiler that is killed leaves half a file, which must not look like a whole.
                half = str(Path(self.build_temp) / "half")
                (written,) = compile_all([source], **{**how, "output_dir": half})
                made.parent.mkdir(parents=True, exist_ok=True)
                Path(written).replace(made)
                steps.step()
            return str(made)

        def side_by_side(sources: list[str], **how: Any) -> list[str]:  # noqa: ANN401 - as setuptools
            return list(pool.map(lambda source: compiled(source, how), sources))

        return side_by_side


def is_fresh(made: Path, sources: list[str]) -> bool:
    """Return whether something is newer than all that it was made from, and than this file."""
    if not made.is_file():
        return False
    since = made.stat().st_mtime
    return all(Path(source).stat().st_mtime < since for source in [*sources, __file__])

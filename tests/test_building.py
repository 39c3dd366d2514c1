"""How the fast build and the browser table are made: side by side, only what changed, in words."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import building, scratch
from tools.npm import will_do
from tools.progress import PATIENCE

MAKE = ("make", "-s", "venv")
NOBODY = 65534
ROOT = Path(__file__).parent.parent
SETUP = """
from setuptools import Extension, setup
from tools.compiling import SideBySide

sources = ["one.c", "two.c", "module.c"]
setup(
    name="tiny",
    ext_modules=[Extension("tiny", sources, depends=["shared.h"])],
    cmdclass={"build_ext": SideBySide},
)
"""
MODULE = """
#include <Python.h>
#include "shared.h"
static PyObject *sum(PyObject *self, PyObject *none) { return PyLong_FromLong(one() + two()); }
static PyMethodDef methods[] = {{"sum", sum, METH_NOARGS, ""}, {NULL}};
static struct PyModuleDef tiny = {PyModuleDef_HEAD_INIT, "tiny", NULL, -1, methods};
PyMODINIT_FUNC PyInit_tiny(void) { return PyModule_Create(&tiny); }
"""


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """Compile a package of one extension made of three C files; give it and what was said."""
    if shutil.which("gcc") is None and shutil.which("cc") is None:
        pytest.skip("there is no C compiler")
    tree = tmp_path_factory.mktemp("first")
    (tree / "setup.py").write_text(SETUP)
    (tree / "shared.h").write_text("int one(void); int two(void);\n")
    (tree / "one.c").write_text("int one(void) { return 1; }\n")
    (tree / "two.c").write_text("int two(void) { return 2; }\n")
    (tree / "module.c").write_text(MODULE)
    for path in tree.iterdir():
        os.utime(path, (1_000_000_000, 1_000_000_000))
    return tree, compiled(tree)


@pytest.fixture
def tiny(first: tuple[Path, str], tmp_path: Path) -> Path:
    """Give a copy of the compiled package, as old as it is."""
    return shutil.copytree(first[0], tmp_path / "tiny")


def compiled(tree: Path) -> str:
    """Compile the package, and return what was said."""
    told = subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace"],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    return told.stdout


def summed(tree: Path) -> int:
    """Return what the compiled package answers."""
    code = "import tiny; print(tiny.sum())"
    told = subprocess.run(
        [sys.executable, "-c", code], cwd=tree, capture_output=True, text=True, check=True
    )
    return int(told.stdout)


def test_only_the_files_that_changed_are_compiled_again(
    first: tuple[Path, str], tiny: Path
) -> None:
    nothing = compiled(tiny)
    (tiny / "two.c").write_text("int two(void) { return 40; }\n")
    again = compiled(tiny)

    assert first[1] == "Compiling the fast build: 3 of 3\n"
    assert nothing == ""
    assert again == "Compiling the fast build: 1 of 1\n"
    assert summed(tiny) == 41


def test_a_changed_header_compiles_everything_again(tiny: Path) -> None:
    (tiny / "shared.h").write_text("int one(void); int two(void); int three(void);\n")

    assert compiled(tiny) == "Compiling the fast build: 3 of 3\n"


def test_what_a_killed_compiler_left_is_not_taken_for_an_object(tiny: Path) -> None:
    (made,) = (tiny / "build").glob("temp*/one.o")
    (library,) = (tiny / "build").glob("lib*/*.so")
    made.unlink()
    library.unlink()
    half = made.parent / "half" / "one.o"
    half.write_bytes(b"\x7fELF")

    assert compiled(tiny) == "Compiling the fast build: 1 of 1\n"
    assert summed(tiny) == 3


@pytest.mark.parametrize(
    ("version", "good"),
    [
        ("v20.20.2\n", True),
        ("v20.18.3\n", False),
        ("v18.20.8\n", False),
        ("v21.7.3\n", False),
        ("v22.11.0\n", False),
        ("v22.12.0\n", True),
        ("v24.0.0\n", True),
        ("", False),
        ("node: not found", False),
    ],
)
def test_a_node_that_cannot_run_vite_is_passed_over(version: str, *, good: bool) -> None:
    assert will_do(version) is good


@pytest.mark.parametrize(("version", "good"), [("v22.12.0\n", False), ("v24.0.0\n", True)])
def test_a_node_that_checks_slowly_is_passed_over_for_checks(version: str, *, good: bool) -> None:
    assert will_do(version, quickly=True) is good


def quietly(*command: str) -> subprocess.CompletedProcess[str]:
    """Run a command as the Makefile does."""
    return subprocess.run(
        [sys.executable, "-m", "tools.progress", "Things", *command],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_quick_command_that_works_needs_no_words() -> None:
    told = quietly(sys.executable, "-c", "print('chatter')")

    assert (told.returncode, told.stdout, told.stderr) == (0, "", "")


def test_a_command_that_fails_shows_its_words_and_its_status() -> None:
    told = quietly(sys.executable, "-c", "print('no room'); raise SystemExit(7)")

    assert told.returncode == 7
    assert told.stderr == "  Things: failed with status 7\nno room\n"


def test_a_command_that_is_missing_is_named() -> None:
    told = quietly("there-is-no-such-command")

    assert told.returncode == 127
    assert told.stderr == "  Things: No such file or directory: there-is-no-such-command\n"


def test_files_that_npm_fetches_are_counted_and_not_shown_if_it_fails() -> None:
    script = (
        "import time\n"
        "for name in 'ab':\n"
        "    print('npm http fetch GET 200 https://registry.npmjs.org/' + name, flush=True)\n"
        "print('npm error network', flush=True)\n"
        f"time.sleep({PATIENCE + 0.5})\n"
        "raise SystemExit(1)"
    )
    told = quietly(sys.executable, "-c", script)

    assert told.stdout.splitlines()[0].startswith("  Things… 2 fetched, ")
    assert told.stderr == "  Things: failed with status 1\nnpm error network\n"


def test_where_nothing_can_be_compiled_the_game_starts_as_plain_python(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(building, "BUILD", tmp_path / "file" / "build")

    assert building.main(["--beside", "make"]) == 0
    assert capsys.readouterr().out == (
        "Running as plain Python: a faster build can’t be compiled here "
        f"(Not a directory: {tmp_path}/file/build).\n"
    )


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    """Nobody but root can write to it; root is made to look like somebody else."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    tmp_path.chmod(0o555)
    is_root = os.getuid() == 0
    told = subprocess.run(
        MAKE,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        user=NOBODY if is_root else None,
        group=NOBODY if is_root else None,
        extra_groups=[] if is_root else None,
    )

    assert told.returncode == 2
    assert told.stdout == (
        "wardround sets itself up in its folder, but you can’t write to "
        f"{tmp_path}. Copy it to a folder of yours.\n"
    )


def test_no_module_stays_compiled_that_is_compiled_no_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "src" / "wardround"
    (folder / "core").mkdir(parents=True)
    (folder / "core" / "game.py").touch()
    made = ["wardround__mypyc.cpython.so", "wardround/core/game.cpython.so"]
    for name in (*made, "wardround/core/gone.cpython.so"):
        (tmp_path / "src" / name).touch()
    monkeypatch.setattr(building, "ROOT", tmp_path)
    monkeypatch.chdir(tmp_path)

    building.settle(compiled=True)
    kept = {str(path.relative_to(tmp_path / "src")) for path in folder.parent.rglob("*.so")}
    building.settle(compiled=False)

    assert kept == set(made)
    assert [*folder.parent.rglob("*.so")] == []


def test_files_of_a_test_run_go_only_where_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scratch, "NEEDED", 1)
    roomy = scratch.will_do(tmp_path)
    monkeypatch.setattr(scratch, "NEEDED", 1 << 60)

    assert roomy
    assert not scratch.will_do(tmp_path)
    assert not scratch.will_do(tmp_path / "missing")

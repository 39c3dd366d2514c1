"""What the compiler needs: the types of every library that compiled modules use."""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement

from tools.compiling import SOURCES, compiled_files

ROOT = Path(__file__).parent.parent
HERE = "wardround"
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def modules_named(path: Path) -> Iterator[str]:
    """Yield the modules that a source imports, also those that are only read for types."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{one.name}" for one in node.names)
        elif isinstance(node, ast.Import):
            yield from (one.name for one in node.names)


def libraries_read() -> dict[str, str]:
    """Return the libraries that mypyc reads the types of, each with a source that imports it."""
    found: dict[str, str] = {}
    todo = [ROOT / one for one in compiled_files()]
    seen = set(todo)
    for path in todo:
        for module in modules_named(path):
            name = module.partition(".")[0]
            if name == HERE:
                stem = ROOT / SOURCES.parent / module.replace(".", "/")
                for one in (stem.with_suffix(".py"), stem / "__init__.py"):
                    if one.exists() and one not in seen:
                        seen.add(one)
                        todo.append(one)
            elif name not in sys.stdlib_module_names:
                found.setdefault(name, str(path.relative_to(ROOT)))
    return found


def test_the_compiler_comes_with_every_library_whose_types_it_reads() -> None:
    overrides = PROJECT["tool"]["mypy"]["overrides"]
    without_types = {
        module.partition(".")[0]
        for one in overrides
        if one.get("ignore_missing_imports")
        for module in one["module"]
    }
    extra = PROJECT["project"]["optional-dependencies"]["compile"]
    named = {Requirement(one).name.replace("-", "_") for one in extra}
    read = libraries_read()

    assert "msgspec" in read
    assert {one: at for one, at in read.items() if one not in named | without_types} == {}

"""The layers of docs/architecture.md, purity of the rules, and sizes that stay readable."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from tests.kit.sources import nodes_of, statements, tree_of

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src"
FILES = sorted(SRC.rglob("*.py"))

GAMES = {"dicehospital", "dynamitenurse"}
LAYERS = [
    {"core"},
    GAMES,
    {"catalog"},
    {"bots", "words"},
    {"narration"},
    {"coach", "envs", "position", "sim"},
    {"tables"},
    {"store"},
    {"terminal", "server"},  # neither imports the other: what they share is narration
    {"cli"},  # the front door: it starts the other faces
    {"__main__"},
]
LEVELS = {part: level for level, parts in enumerate(LAYERS) for part in parts}
THIRD_PARTY = {"words": {"fluent"}, "tables": {"msgspec"}}
"""What words and tables may take from outside the standard library."""

PURE = {
    "__future__", "bisect", "collections", "collections.abc", "copyreg", "dataclasses", "difflib",
    "enum", "functools", "hashlib", "heapq", "importlib.resources", "itertools", "json", "math",
    "operator", "re", "string", "struct", "tomllib", "types", "typing",
}  # fmt: skip
"""All of the standard library that the rules may see: no clock, no files, no global luck."""

NARRATING = PURE | {"importlib.import_module", "unicodedata"}
"""The same for narration, which finds each game's part when it is asked for."""

NOT_IN_A_PAGE = {
    "concurrent", "fcntl", "http", "multiprocessing", "os", "select", "signal", "smtplib", "socket",
    "sqlite3", "ssl", "subprocess", "threading", "urllib",
}  # fmt: skip
"""All of the standard library that tables may not see: a page without a server runs them too."""
NOT_IN_A_PAGE_CALLS = {"to_thread", "run_in_executor", "wrap_future"}
"""What `asyncio` has only where there are threads."""

IMPURE_CALLS = {"eval", "exec", "input", "open", "print"}


def module_name(path: Path) -> str:
    """Return the dotted name of a source file."""
    parts = path.relative_to(SRC).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def part_of(module: str) -> str:
    """Return the package below `wardround` that a module is in, or is."""
    return module.partition(".")[2].partition(".")[0]


def imports(module: str, nodes: Iterable[ast.AST], *, is_package: bool = False) -> Iterator[str]:
    """Give the dotted names that a module imports, relative ones resolved."""
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            package = module.split(".") if is_package else module.split(".")[:-1]
            base = package[: len(package) - node.level + 1] if node.level else []
            name = ".".join([*base, *([node.module] if node.module else [])])
            if name in {"importlib", "wardround"}:
                yield from (f"{name}.{alias.name}" for alias in node.names)
            else:
                yield name


def wrong_imports(module: str, nodes: Iterable[ast.AST], *, is_package: bool = False) -> list[str]:
    """Return what a module imports against the layers."""
    part = part_of(module)
    if not part:
        return [name for name in imports(module, nodes, is_package=True) if is_ours(name)]
    return [
        name
        for name in imports(module, nodes, is_package=is_package)
        if not (may_use_ours(module, name) if is_ours(name) else may_use_other(part, name))
    ]


def is_ours(name: str) -> bool:
    """Tell whether a dotted name is in this package, beyond the version in its root."""
    return name.startswith("wardround.") and name != "wardround.__version__"


def may_use_ours(module: str, name: str) -> bool:
    """Tell whether an import inside the package points downwards, or stays where it is."""
    part, target = part_of(module), part_of(name)
    return part == target or LEVELS[target] < LEVELS[part]


def may_use_other(part: str, name: str) -> bool:
    """Tell whether a part of the package may import something from outside."""
    if name.partition(".")[0] in THIRD_PARTY.get(part, set()):
        return True
    if LEVELS[part] <= LEVELS["dicehospital"]:
        return name in PURE
    if part == "narration":
        return name in NARRATING
    module = name.partition(".")[0]
    if part == "tables":
        return module in sys.stdlib_module_names - NOT_IN_A_PAGE
    return LEVELS[part] >= LEVELS["coach"] or module in sys.stdlib_module_names


def test_every_part_of_the_package_has_a_layer() -> None:
    parts = {part_of(module_name(path)) for path in FILES} - {""}

    assert parts <= set(LEVELS)


def test_imports_point_downwards() -> None:
    names = {path: module_name(path) for path in FILES}
    wrong = {
        name: wrong_imports(name, statements(tree_of(path)), is_package=path.stem == "__init__")
        for path, name in names.items()
    }
    wrong["wardround.core.ints"].remove("mypy_extensions")  # for the type checker only

    assert {name: against for name, against in wrong.items() if against} == {}


def test_only_the_catalog_names_more_than_one_game() -> None:
    games = {
        module_name(path): {
            part_of(name) for name in imports(module_name(path), statements(tree_of(path)))
        }
        & GAMES
        for path in FILES
    }

    assert [name for name, named in games.items() if len(named) > 1] in ([], ["wardround.catalog"])


@pytest.mark.parametrize(
    ("module", "line", "wrong"),
    [
        ("wardround.core.luck", "import random", ["random"]),
        ("wardround.core.luck", "from os import path", ["os"]),
        ("wardround.core.packs", "from wardround.words import text", ["wardround.words"]),
        ("wardround.core.packs", "from wardround import catalog", ["wardround.catalog"]),
        ("wardround.core.packs", "import tomllib", []),
        ("wardround.core.packs", "from importlib import resources", []),
        ("wardround.dicehospital.a", "from ..dynamitenurse import b", ["wardround.dynamitenurse"]),
        ("wardround.dicehospital.ward", "from .bag import draw", []),
        ("wardround.bots.greedy", "import wardround.sim.simulate", ["wardround.sim.simulate"]),
        ("wardround.bots.greedy", "import wardround.dicehospital.ward", []),
        ("wardround.bots.greedy", "import numpy", ["numpy"]),
        ("wardround.words.say", "from fluent.runtime import FluentBundle", []),
        ("wardround.words.say", "import wardround.narration.a", ["wardround.narration.a"]),
        ("wardround.narration.narrators", "from wardround.words import Words", []),
        ("wardround.narration.narrators", "from importlib import import_module", []),
        ("wardround.narration.narrators", "import time", ["time"]),
        ("wardround.tables.live", "import asyncio", []),
        ("wardround.tables.live", "from threading import Lock", ["threading"]),
        ("wardround.tables.live", "import fastapi", ["fastapi"]),
        ("wardround.tables.live", "from wardround.store import Store", ["wardround.store"]),
        ("wardround.store.log", "from wardround.tables.rows import Append", []),
        ("wardround.coach.data", "import wardround.tables.live", ["wardround.tables.live"]),
        ("wardround.server.app", "from wardround.terminal import line", ["wardround.terminal"]),
        ("wardround.server.app", "from wardround.narration.narrators import bot_name", []),
        ("wardround.terminal.line", "import wardround.server.app", ["wardround.server.app"]),
        ("wardround.terminal.play", "import wardround.cli.main", ["wardround.cli.main"]),
        ("wardround.cli.main", "from wardround.terminal.play import play", []),
        ("wardround", "from wardround.core import luck", ["wardround.core"]),
    ],
)  # fmt: skip
def test_an_import_against_the_layers_is_seen(module: str, line: str, wrong: list[str]) -> None:
    assert wrong_imports(module, ast.walk(ast.parse(line))) == wrong


def test_rules_and_narration_read_no_files_and_print_nothing() -> None:
    rules = [path for path in FILES if part_of(module_name(path)) in {"core", *GAMES, "narration"}]
    calls = [
        f"{path.name}:{node.lineno} {node.func.id}"
        for path in rules
        for node in nodes_of(path)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in IMPURE_CALLS
    ]

    assert calls == []


def test_tables_start_no_threads() -> None:
    tables = [path for path in FILES if part_of(module_name(path)) == "tables"]
    calls = [
        f"{path.name}:{node.lineno} {node.attr}"
        for path in tables
        for node in nodes_of(path)
        if isinstance(node, ast.Attribute) and node.attr in NOT_IN_A_PAGE_CALLS
    ]

    assert calls == []


def all_python() -> list[Path]:
    """Return every Python file that we keep."""
    return [
        *FILES,
        ROOT / "setup.py",
        *(ROOT / "tests").rglob("*.py"),
        *(ROOT / "bench").rglob("*.py"),
    ]


def test_no_module_is_longer_than_400_lines() -> None:
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines())
        for path in all_python()
    }

    assert {name: lines for name, lines in lengths.items() if lines > 400} == {}


def test_no_function_is_longer_than_60_lines() -> None:
    lengths = {
        f"{path}:{node.lineno} {node.name}": (node.end_lineno or node.lineno) - node.lineno + 1
        for path in all_python()
        for node in statements(tree_of(path))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }

    assert {name: lines for name, lines in lengths.items() if lines > 60} == {}

"""The syntax trees of Python files, each read once by a process however many tests look at it."""

from __future__ import annotations

import ast
import gc
from collections.abc import Iterator
from functools import cache
from pathlib import Path


@cache
def tree_of(path: Path) -> ast.Module:
    """Return the syntax tree of a file."""
    # Nothing in a tree is garbage, and looking for it takes as long as reading the file.
    was_on = gc.isenabled()
    gc.disable()
    try:
        return ast.parse(path.read_text(encoding="utf-8"))
    finally:
        if was_on:
            gc.enable()


@cache
def nodes_of(path: Path) -> tuple[ast.AST, ...]:
    """Return all nodes of a file."""
    return tuple(ast.walk(tree_of(path)))


def statements(tree: ast.Module) -> Iterator[ast.stmt]:
    """Give all statements in a tree: far fewer than nodes, for who looks for nothing else."""
    waiting: list[ast.AST] = [tree]
    while waiting:
        inside = waiting.pop()
        for name in ("body", "orelse", "finalbody", "handlers", "cases"):
            waiting += getattr(inside, name, ())
        if isinstance(inside, ast.stmt):
            yield inside

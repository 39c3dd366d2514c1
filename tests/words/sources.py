"""What the sources ask the words for, found in their syntax trees.

A code is looked for where an error or a `Reason` is made. A function that only hands its own
argument on as the code (as `place.bad(code)` does) counts as another way of making one.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from tests.kit.sources import nodes_of

SOURCES = Path(__file__).parents[2] / "src" / "wardround"


@cache
def paths() -> list[Path]:
    """Return all sources."""
    return sorted(SOURCES.rglob("*.py"))


Function = ast.FunctionDef | ast.AsyncFunctionDef
Wanted = ast.Call | ast.ClassDef | Function


@cache
def nodes() -> list[Wanted]:
    """Return every call, class and function in the sources."""
    return [node for path in paths() for node in nodes_of(path) if isinstance(node, Wanted)]


@dataclass
class Maker:
    """A way of making an error: where its code stands, and which facts it adds itself."""

    prefix: str
    position: int = 0
    facts: frozenset[str] = field(default=frozenset())
    hands_on: bool = True
    """Whether the keywords of a call are facts too."""


@dataclass(frozen=True)
class Asked:
    """A message that the sources ask for, and the arguments that they give; None: not known."""

    key: str
    arguments: frozenset[str] | None


def called(call: ast.Call) -> str:
    """Return the bare name of what is called."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def literals(node: ast.expr) -> list[str]:
    """Return the texts that an expression can be, where they are written out."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return [*literals(node.body), *literals(node.orelse)]
    return []


def keywords(call: ast.Call) -> frozenset[str] | None:
    """Return the names of keyword arguments, or None where some are not written out."""
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(name for name in names if name is not None)


@cache
def functions() -> list[tuple[Function, list[str], list[ast.Call]]]:
    """Return every function with the names of its arguments, `self` left out, and its calls."""
    found: list[tuple[Function, list[str], list[ast.Call]]] = []
    for node in nodes():
        if isinstance(node, Function):
            names = [argument.arg for argument in node.args.args]
            inside = [one for one in ast.walk(node) if isinstance(one, ast.Call)]
            found.append((node, names[1:] if names[:1] == ["self"] else names, inside))
    return found


def error_classes() -> dict[str, Maker]:
    """Return the classes of errors, and `Reason`, as makers."""
    parents = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for node in nodes()
        if isinstance(node, ast.ClassDef)
    }
    errors = {"WardroundError"}
    while more := {name for name, bases in parents.items() if bases & errors} - errors:
        errors |= more
    makers = {name: Maker("error") for name in errors}
    makers["IllegalAction"] = makers["Reason"] = Maker("reason", hands_on=False)
    return makers


@cache
def makers() -> dict[str, Maker]:
    """Return every way of making an error by name: classes, and functions that hand a code on."""
    found = error_classes()
    count = 0
    while count < len(found):
        count = len(found)
        for function, names, inside in functions():
            for call in inside:
                if called(call) not in found:
                    continue
                inner = found[called(call)]
                code = call.args[inner.position] if len(call.args) > inner.position else None
                if isinstance(code, ast.Name) and code.id in names and function.name not in found:
                    told = {keyword.arg for keyword in call.keywords if keyword.arg is not None}
                    hands_on = any(keyword.arg is None for keyword in call.keywords)
                    facts = inner.facts | told
                    position = names.index(code.id)
                    found[function.name] = Maker(inner.prefix, position, facts, hands_on)
    return found


def calls() -> list[ast.Call]:
    """Return every call in the sources."""
    return [node for node in nodes() if isinstance(node, ast.Call)]


def calls_of(name: str) -> Iterator[ast.Call]:
    """Give the calls of one function, from the files that have its name."""
    for path in paths():
        if name in path.read_text(encoding="utf-8"):
            for node in nodes_of(path):
                if isinstance(node, ast.Call) and called(node) == name:
                    yield node


@cache
def codes_made() -> frozenset[Asked]:
    """Return the messages of all errors and reasons that the sources make."""
    asked: set[Asked] = set()
    for call in calls():
        maker = makers().get(called(call))
        if maker is None or len(call.args) <= maker.position:
            continue
        given = keywords(call) if maker.hands_on else frozenset()
        arguments = None if given is None else maker.facts | given
        for code in literals(call.args[maker.position]):
            asked.add(Asked(f"{maker.prefix}-{code}", arguments))
    return frozenset(asked)


@cache
def messages_said() -> frozenset[Asked]:
    """Return the messages that the sources ask for by a key that is written out."""
    asked: set[Asked] = set()
    for call in calls():
        if called(call) in {"say", "tell"} and call.args:
            for key in literals(call.args[0]):
                if isinstance(call.func, ast.Attribute):
                    asked.add(Asked(key, keywords(call)))
    return frozenset(asked)

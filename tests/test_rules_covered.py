"""Every rule in docs/rules has a test, and every test and card names a rule that exists."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.kit.sources import tree_of

ROOT = Path(__file__).parent.parent
PACKS = sorted((ROOT / "src" / "wardround").glob("*/packs/*.toml"))
RULE = re.compile(r"^(?:- |\| )((?:DH|DN)-[A-Z]*[0-9]+(?:\.[0-9]+)*)\b")


def rules_in(text: str) -> list[str]:
    """Return the ids that a page of rules defines, in order."""
    return [found[1] for line in text.splitlines() if (found := RULE.match(line))]


def written_rules() -> list[str]:
    """Return the ids of all rules in docs/rules."""
    pages = sorted((ROOT / "docs" / "rules").glob("*.md"))
    return [rule for page in pages for rule in rules_in(page.read_text(encoding="utf-8"))]


def marks_in(tree: ast.AST) -> Iterator[str]:
    """Give the ids in `@rule(…)` on tests, and in `marks=rule(…)` of their parameters."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                yield from ids_of(decorator)
        elif isinstance(node, ast.keyword) and node.arg == "marks":
            yield from ids_of(node.value)


def ids_of(mark: ast.expr) -> Iterator[str]:
    """Give the ids of a call of `rule`; only those written out can be found here."""
    if isinstance(mark, ast.Call) and ast.unparse(mark.func) in {"rule", "pytest.mark.rule"}:
        for argument in mark.args:
            if isinstance(argument, ast.Constant):
                yield str(argument.value)
            else:
                yield f"not written out: {ast.unparse(argument)}"


@cache
def marked_rules() -> dict[str, str]:
    """Return the ids that tests are marked with, each with a file that does so."""
    return {
        rule: path.name
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
        if "rule(" in path.read_text(encoding="utf-8")
        for rule in marks_in(tree_of(path))
    }


def test_every_rule_has_a_test() -> None:
    marked = marked_rules()

    assert [rule for rule in written_rules() if rule not in marked] == []


def test_every_marked_rule_exists() -> None:
    written = written_rules()

    assert {rule: file for rule, file in marked_rules().items() if rule not in written} == {}


def test_no_rule_is_written_twice() -> None:
    written = written_rules()

    assert sorted(set(written)) == sorted(written)


def test_rules_are_found_in_lists_and_tables() -> None:
    page = "- DH-1.1 One.\n| DH-EV01 | Two |\n| id | x |\nsee DH-9.9\n  - DH-8.8 no\n- DN-3 Three."

    assert rules_in(page) == ["DH-1.1", "DH-EV01", "DN-3"]


def test_marks_are_found_on_tests_and_on_their_parameters() -> None:
    code = """
@rule("DH-1.1", "DH-1.2")
@pytest.mark.parametrize("n", [pytest.param(1, marks=rule("DH-2.1")), 2])
def test_a(n): ...

@rule("DH-3.1")
def build(): ...

@pytest.mark.rule(RULE)
def test_b(): ...
"""

    found = sorted(marks_in(ast.parse(code)))

    assert found == ["DH-1.1", "DH-1.2", "DH-2.1", "not written out: RULE"]


# --- content -------------------------------------------------------------------------------------

Table = dict[str, Any]


def entries(pack: Table) -> Iterator[tuple[str, Table]]:
    """Give the entries of a pack, each with its kind and key."""
    for kind, inside in pack.items():
        if isinstance(inside, list):
            for entry in inside:
                yield f"{kind} {entry.get('id', entry.get('number'))}", entry


def rule_of(packs: dict[str, Table], pack: Table, name: str) -> str:
    """Return the rule that an entry states, in this pack or in one that it changes."""
    for found, entry in entries(pack):
        if found == name and "rule" in entry:
            return str(entry["rule"])
    base = pack["pack"].get("base")
    return rule_of(packs, packs[base], name) if base else "none"


@pytest.mark.parametrize("path", PACKS, ids=lambda path: path.stem)
def test_every_card_names_a_written_rule(path: Path) -> None:
    beside = [tomllib.loads(file.read_text("utf-8")) for file in path.parent.glob("*.toml")]
    packs = {pack["pack"]["name"]: pack for pack in beside}
    pack = tomllib.loads(path.read_text("utf-8"))
    written = written_rules()

    stated = {name: rule_of(packs, pack, name) for name, _ in entries(pack)}

    assert {name: rule for name, rule in stated.items() if rule not in written} == {}

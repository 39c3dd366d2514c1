"""Every department, specialist and administrator of every pack has tests that name it."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent
PACKS = sorted((TESTS.parents[1] / "src/wardround/dicehospital/packs").glob("*.toml"))
KINDS = ("department", "specialist", "administrator")
RETAIL = ("final", "experimental", "promos")
"""The packs whose cards are named by their id alone."""
MARKS = {"id", "inferred", "reconstructed", "source"}
"""The fields that only say where a card comes from."""


def printed_cards() -> set[str]:
    """Return the keys of all cards that some pack adds or changes (see `kit.cards`)."""
    keys: set[str] = set()
    for path in PACKS:
        pack = tomllib.loads(path.read_text(encoding="utf-8"))
        edition = "" if path.stem in RETAIL else path.stem.partition("-")[0] + ":"
        keys |= {
            edition + entry["id"]
            for kind in KINDS
            for entry in pack.get(kind, ())
            if entry.keys() - MARKS and not entry.get("remove")
        }
    return keys


def keys_in(tree: ast.AST) -> Iterator[str]:
    """Give the keys in all calls of `card` within a piece of code."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in {"card", "pytest.mark.card"}:
            for argument in node.args:
                if isinstance(argument, ast.Constant):
                    yield str(argument.value)
                else:
                    yield f"not written out: {ast.unparse(argument)}"


def named_in(module: ast.Module) -> Iterator[tuple[str, str]]:
    """Give each test with each card that its decorators name, or that lists used there name."""
    lists: dict[str, set[str]] = {}
    for statement in module.body:
        if isinstance(statement, ast.Assign):
            for target in statement.targets:
                lists[ast.unparse(target)] = set(keys_in(statement.value))
    for test in module.body:
        if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
            for decorator in test.decorator_list:
                for node in ast.walk(decorator):
                    if isinstance(node, ast.Name):
                        yield from ((test.name, key) for key in sorted(lists.get(node.id, ())))
                yield from ((test.name, key) for key in keys_in(decorator))


def cards_in_tests() -> dict[str, set[str]]:
    """Return the names of the tests of each card."""
    found: dict[str, set[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for test, key in named_in(ast.parse(path.read_text(encoding="utf-8"))):
            found.setdefault(key, set()).add(test)
    return found


def test_every_card_has_tests() -> None:
    """Two at least: for what the card does, and for what it does not."""
    tests = cards_in_tests()

    assert [key for key in sorted(printed_cards()) if len(tests.get(key, ())) < 2] == []


def test_every_card_that_a_test_names_exists() -> None:
    """A slip of the pen would leave a card without its test unnoticed."""
    assert sorted(set(cards_in_tests()) - printed_cards()) == []


def test_cards_of_other_editions_are_named_with_their_edition() -> None:
    """One id can stand for different cards."""
    cards = printed_cards()

    assert {"consultant", "prototype:consultant", "registrar", "prototype:registrar"} <= cards
    assert {"cardiology", "italian:training-department", "prototype:transplant-unit"} <= cards
    assert not {"prototype:cardiology", "french:cardiology", "final:cardiology"} & cards


def test_cards_are_found_on_tests_and_in_lists_of_their_parameters() -> None:
    """Beside the marks of the test itself, those of parameters, written there or above."""
    code = """
FAMILY = [pytest.param("surgeon", marks=card("surgeon")), "none"]

@card("clinic", "imaging")
def test_a(): ...

@rule("DH-1.1")
@pytest.mark.parametrize("one", FAMILY)
@pytest.mark.parametrize("two", [pytest.param(1, marks=[card("radiology"), rule("DH-1.2")])])
def test_b(one, two): ...

@card("triage-nurse")
def build(): ...

@card(KEY)
def test_c(): ...
"""

    assert sorted(named_in(ast.parse(code))) == [
        ("test_a", "clinic"),
        ("test_a", "imaging"),
        ("test_b", "radiology"),
        ("test_b", "surgeon"),
        ("test_c", "not written out: KEY"),
    ]

"""The graph of packages in docs/architecture.md is that of the code."""

from __future__ import annotations

from pathlib import Path

from tools.package_graph import PAGE, drawn, graph, imported, page_with, reduced


def test_the_page_shows_the_packages_as_they_are() -> None:
    page = PAGE.read_text(encoding="utf-8")

    assert page == page_with(drawn(graph()), page), "run `python -m tools.package_graph`"


def test_packages_and_single_modules_are_found(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "dice.py").write_text("import math\n")
    (tmp_path / "rules" / "ward.py").write_text("from wardround.rules.dice import roll\n")
    (tmp_path / "catalog.py").write_text("from wardround import rules, __version__\n")
    (tmp_path / "__main__.py").write_text("import wardround.catalog\n")

    assert graph(tmp_path) == {"rules": frozenset(), "catalog": frozenset({"rules"})}


def test_every_form_of_import_counts() -> None:
    code = """
import wardround.core.luck, json
from wardround import catalog
from wardround.words import Words
def later():
    from wardround.bots.registry import make_bot
"""

    assert imported(code) == {"core", "catalog", "words", "bots"}


def test_an_arrow_that_follows_from_others_is_left_out() -> None:
    whole = {
        "core": frozenset[str](),
        "rules": frozenset({"core"}),
        "tables": frozenset({"core", "rules"}),
    }

    assert reduced(whole) == {**whole, "tables": frozenset({"rules"})}

"""Draws which packages import which into docs/architecture.md.

Run it after a package has got a new import: `python -m tools.package_graph`. An arrow that follows
from others is left out, so the picture shows the shortest ways down.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
SOURCES: Final = ROOT / "src" / "wardround"
PAGE: Final = ROOT / "docs" / "architecture.md"
BEGIN: Final = "<!-- the graph of packages: python -m tools.package_graph -->\n"
END: Final = "<!-- end of the graph -->\n"
LEFT_OUT: Final = {"__init__", "__main__"}
"""The version, which everything may read, and the command, which only starts `cli`."""

Graph = Mapping[str, frozenset[str]]
"""What each package imports of the others."""


def graph(sources: Path = SOURCES) -> dict[str, frozenset[str]]:
    """Return which packages there are, and which of the others each imports."""
    found: dict[str, set[str]] = {}
    for path in sorted(sources.rglob("*.py")):
        package = path.relative_to(sources).parts[0].removesuffix(".py")
        if package not in LEFT_OUT:
            found.setdefault(package, set()).update(imported(path.read_text(encoding="utf-8")))
    return {name: frozenset(used & found.keys() - {name}) for name, used in found.items()}


def imported(code: str) -> set[str]:
    """Return the packages of wardround that some code imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module is not None:
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    split = [name.split(".") for name in names]
    return {parts[1] for parts in split if parts[0] == "wardround" and len(parts) > 1}


def reduced(whole: Graph) -> dict[str, frozenset[str]]:
    """Return a graph without the arrows that follow from others."""

    def below(name: str) -> frozenset[str]:
        return whole[name].union(*(below(used) for used in whole[name]))

    return {
        name: frozenset(used for used in uses if all(used not in below(one) for one in uses))
        for name, uses in whole.items()
    }


def drawn(whole: Graph) -> str:
    """Return the picture of a graph, as Mermaid."""
    shown = reduced(whole)
    arrows = [f"  {name} --> {used}" for name in sorted(shown) for used in sorted(shown[name])]
    return "\n".join(["```mermaid", "graph TD", *arrows, "```", ""])


def page_with(picture: str, page: str) -> str:
    """Return a page in which a picture stands between its marks."""
    before, mark, rest = page.partition(BEGIN)
    assert mark, f"{PAGE.name} lacks the mark {BEGIN.strip()}"
    after = rest[rest.index(END) :]
    return f"{before}{mark}{picture}{after}"


if __name__ == "__main__":
    PAGE.write_text(page_with(drawn(graph()), PAGE.read_text(encoding="utf-8")), encoding="utf-8")

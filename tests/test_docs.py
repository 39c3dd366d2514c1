"""What the documentation promises: its code runs, its commands exist, its links lead somewhere."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest

from wardround.cli.parser import build_parser

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
COMMANDS = re.findall(r"^wardround (.+)$", README.read_text(encoding="utf-8"), re.MULTILINE)
LINK = re.compile(r"\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)")


WITH_CODE = [README, ROOT / "docs" / "library.md", ROOT / "docs" / "notation.md"]


@pytest.mark.parametrize("page", WITH_CODE, ids=lambda page: page.name)
def test_the_code_in_the_documentation_runs(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False, encoding="utf-8")

    assert result.attempted > 5
    assert result.failed == 0


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_in_the_readme_exist(command: str) -> None:
    words = shlex.split(command.partition(" > ")[0])

    assert build_parser().parse_args(words).run


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    targets = LINK.findall(page.read_text(encoding="utf-8"))

    assert [target for target in targets if not (page.parent / target).exists()] == []

"""The same sources are translated into C once, and any change is noticed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from setuptools import Extension

from tools.compiling import SOURCES
from tools.generating import MAKERS, MEMORY, remembered

SOURCE = SOURCES / "core" / "luck.py"
MADE = Path("build/luck.c")


class Translator:
    """Writes one C file, and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self) -> list[Extension]:
        """Write the file."""
        self.asked += 1
        MADE.parent.mkdir(exist_ok=True)
        MADE.write_text("int luck;\n")
        return [Extension("luck", [str(MADE)], extra_compile_args=["-O1"], include_dirs=["build"])]


def refused() -> list[Extension]:
    """End as mypyc does when it finds a fault."""
    raise SystemExit(1)


@pytest.fixture
def translator(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Translator:
    """Give a translator in a tree of one source."""
    monkeypatch.chdir(tmp_path)
    for name in (SOURCE, *map(Path, MAKERS)):
        name.parent.mkdir(parents=True, exist_ok=True)
        name.write_text("LUCK = 1\n")
    return Translator()


def test_the_same_sources_are_translated_once(translator: Translator) -> None:
    (first,) = remembered(translator)
    (second,) = remembered(translator)

    assert translator.asked == 1
    assert vars(second) == vars(first)


@pytest.mark.parametrize(
    "change",
    [
        lambda: SOURCE.write_text("LUCK = 2\n"),
        lambda: SOURCE.rename(SOURCE.with_name("chance.py")),
        lambda: SOURCE.with_name("ints.py").write_text("i64 = int\n"),
        lambda: Path(MAKERS[0]).write_text("LEVEL = 2\n"),
        MADE.unlink,
        lambda: MEMORY.write_text("{"),
    ],
    ids=["source", "name", "another source", "options", "C file gone", "memory cut off"],
)
def test_a_change_is_translated(translator: Translator, change: Callable[[], object]) -> None:
    remembered(translator)
    change()
    remembered(translator)
    remembered(translator)

    assert translator.asked == 2


def test_a_translation_that_failed_is_not_remembered(translator: Translator) -> None:
    remembered(translator)
    SOURCE.write_text("LUCK: str = 1\n")
    with pytest.raises(SystemExit, match="1"):
        remembered(refused)
    SOURCE.write_text("LUCK = 1\n")
    remembered(translator)

    assert translator.asked == 2

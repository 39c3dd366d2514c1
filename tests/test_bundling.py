"""C files are compiled in bundles, and only bundles of changed files are new."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from setuptools import Extension

from tools.bundling import BUNDLES, SHIMS, bundled

INCLUDED = re.compile(r'#include "(.+)"')


@pytest.fixture
def sources(tmp_path: Path) -> list[str]:
    """Give many C files."""
    files = [tmp_path / f"module_{number}.c" for number in range(5 * BUNDLES)]
    for number, file in enumerate(files):
        file.write_text(f"int module_{number};\n" * (number + 1))
    return [str(file) for file in files]


def bundles_of(sources: list[str]) -> list[Path]:
    """Return what is compiled instead of some C files."""
    (one,) = bundled([Extension("tiny", sources)])
    return [Path(source) for source in one.sources]


def test_each_file_is_in_one_bundle(sources: list[str]) -> None:
    bundles = bundles_of(sources)
    included = [name for one in bundles for name in INCLUDED.findall(one.read_text())]

    assert 1 < len(bundles) <= BUNDLES
    assert sorted(included) == sorted(Path(source).name for source in sources)


def test_the_largest_bundle_comes_first(sources: list[str]) -> None:
    def size(bundle: Path) -> int:
        names = INCLUDED.findall(bundle.read_text())
        return sum(bundle.with_name(name).stat().st_size for name in names)

    sizes = [size(bundle) for bundle in bundles_of(sources)]

    assert sizes == sorted(sizes, reverse=True)


def test_only_bundles_of_changed_files_are_written_again(sources: list[str]) -> None:
    before = {path: path.read_text() for path in bundles_of(sources)}
    dates = {path: path.stat().st_mtime_ns for path in before}
    changed = Path(sources[3])
    changed.write_text("int another;\n")
    after = {path: path.read_text() for path in bundles_of(sources)}

    (rewritten,) = [path for path in after if after[path] != before[path]]
    assert f'"{changed.name}"' in after[rewritten]
    assert [p for p in after if p.stat().st_mtime_ns != dates[p]] == [rewritten]


def test_a_new_file_leaves_other_bundles_as_they_are(sources: list[str]) -> None:
    before = {path: path.read_text() for path in bundles_of(sources[:-1])}
    after = {path: path.read_text() for path in bundles_of(sources)}

    assert sum(after[path] != before.get(path) for path in after) == 1


def test_an_extension_of_few_files_is_compiled_as_it_is(sources: list[str]) -> None:
    few = sources[:BUNDLES]
    (one,) = bundled([Extension("tiny", few)])

    assert one.sources == few


def test_only_shims_are_compiled_with_their_small_header() -> None:
    shim = Extension("wardround.core.luck", ["build/wardround/core/luck.c"])
    other = Extension("wardround.core.luck", ["build/luck.c"])
    bundled([shim, other])

    assert (shim.include_dirs, other.include_dirs) == ([SHIMS], [])
    assert (Path(SHIMS) / "Python.h").is_file()


def test_what_runs_once_at_import_is_declared_before_all_that_is_included(
    sources: list[str],
) -> None:
    name = "CPyDef_luck_____top_level__"
    Path(sources[3]).write_text(f"char {name}(void) {{\n}}\nchar call(void) {{\n}}\n")
    texts = [one.read_text() for one in bundles_of(sources)]
    declared = f"char {name}(void) AS_IT_IS;\n"

    (text,) = [text for text in texts if declared in text]
    assert f'"{Path(sources[3]).name}"' in text
    assert text.index(declared) < text.index("#include")
    assert [one.count("(void)") for one in texts if one != text] == [0] * (len(texts) - 1)

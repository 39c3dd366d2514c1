"""The contents of release files, and the checks that refuse bad ones."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from collections.abc import Mapping
from email.message import Message
from email.parser import Parser
from pathlib import Path

import pytest

from tests.release.conftest import KINDS, ROOT, make_packages
from tools.dist import LIMITS, NEEDED, faults, names_in, put
from tools.packing import unpacked
from wardround import __version__

RULES = "wardround/rules/dice-hospital.md"
ASK = """
import json
from tools import backend
print(json.dumps(backend.get_requires_for_build_wheel()))
"""
wheels = pytest.mark.parametrize("kind", KINDS[1:])


def metadata(wheel: Path) -> Message:
    """Return the metadata of a wheel."""
    with zipfile.ZipFile(wheel) as opened:
        (name,) = [one for one in opened.namelist() if one.endswith(".dist-info/METADATA")]
        return Parser().parsestr(opened.read(name).decode())


def written(folder: Path, *names: str, size: int = 0) -> Path:
    """Return a wheel of empty files, the last of which has a size."""
    file = folder / f"wardround-{__version__}-py3-none-any.whl"
    with zipfile.ZipFile(file, "w") as wheel:
        for name in names:
            wheel.writestr(name, b"" if name != names[-1] else bytes(size))
    return file


@wheels
def test_a_wheel_holds_all_that_a_game_needs_and_nothing_else(
    packages: Mapping[str, Path], kind: str
) -> None:
    names = names_in(packages[kind])
    sources = {
        path.relative_to(ROOT / "src").as_posix()
        for end in ("py", "toml", "ftl", "json")
        for path in (ROOT / "src" / "wardround").rglob(f"*.{end}")
    }
    app = {
        path.relative_to(ROOT / "src").as_posix()
        for path in (ROOT / "src" / "wardround" / "web").rglob("*")
        if path.is_file()
    }
    rules = [path for path in (ROOT / "docs" / "rules").rglob("*") if path.is_file()]

    assert faults(kind, packages[kind]) == []
    assert sources | app <= set(names)
    assert len([name for name in names if name.startswith("wardround/rules/")]) == len(rules)
    assert {name.partition("/")[0] for name in names if not name.endswith(".so")} == {
        "wardround",
        f"wardround-{__version__}.dist-info",
    }


@wheels
def test_a_wheel_says_what_it_is(packages: Mapping[str, Path], kind: str) -> None:
    told = metadata(packages[kind])
    with zipfile.ZipFile(packages[kind]) as wheel:
        entries = wheel.read(f"wardround-{__version__}.dist-info/entry_points.txt").decode()

    assert (told["Name"], told["Version"]) == ("wardround", __version__)
    assert told["License-Expression"] == "MIT AND Apache-2.0 AND OFL-1.1"
    assert told["Description-Content-Type"] == "text/markdown"
    assert told.get_payload() == (ROOT / "README.md").read_text(encoding="utf-8")
    assert entries.splitlines() == ["[console_scripts]", "wardround = wardround.cli.main:main"]


def test_the_source_distribution_needs_neither_compiler_nor_node(
    packages: Mapping[str, Path], tmp_path: Path
) -> None:
    folder = unpacked(packages["sdist"], tmp_path)
    asked = subprocess.run(
        [sys.executable, "-c", ASK],
        cwd=folder,
        env={"PATH": str(tmp_path), "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=True,
    )

    assert json.loads(asked.stdout.splitlines()[-1]) == []
    assert faults("sdist", packages["sdist"]) == []
    assert (folder / "web" / "src" / "App.svelte").is_file()


def test_the_same_tree_gives_the_same_bytes(packages: Mapping[str, Path], tmp_path: Path) -> None:
    again = make_packages(tmp_path, ["pure"])

    assert {kind: file.read_bytes() for kind, file in again.items()} == {
        kind: packages[kind].read_bytes() for kind in again
    }


def test_what_is_missing_unwanted_or_too_large_is_named(tmp_path: Path) -> None:
    names = [*NEEDED, RULES]
    lacking = written(tmp_path, *names[1:])
    assert faults("pure", lacking) == [f"{lacking.name}: {NEEDED[0]} is missing"]

    for extra in ("wardround/core/a.so", "wardround/core/a.c", "tests/test_a.py"):
        assert faults("pure", written(tmp_path, *names, extra)) == [
            f"{lacking.name}: {extra} does not belong in it"
        ]
    assert faults("compiled", written(tmp_path, *names)) == [
        f"{lacking.name}: it contains no compiled module"
    ]
    assert faults("pure", written(tmp_path, *names, size=LIMITS["pure"] + 4_000)) == [
        f"{lacking.name}: 6.00 MB is over the limit of 6.00 MB"
    ]


def test_packages_of_the_same_version_are_replaced_and_of_others_kept(tmp_path: Path) -> None:
    sdist = tmp_path / "made" / "wardround-2.0.tar.gz"
    sdist.parent.mkdir()
    sdist.write_text("new")
    into = tmp_path / "dist"
    into.mkdir()
    for name in ("wardround-1.0.tar.gz", "wardround-2.0.tar.gz", "wardround-2.0-cp311.whl"):
        (into / name).write_text("old")
    put([sdist], into)

    assert {path.name: path.read_text()[:3] for path in into.glob("wardround-*")} == {
        "wardround-1.0.tar.gz": "old",
        "wardround-2.0.tar.gz": "new",
    }
    assert (into / "SHA256SUMS").read_text().split() == [
        "11507a0e2f5e69d5dfa40a62a1bd7b6ee57e6bcd85c67c9b8431b36fff21c437",
        "wardround-2.0.tar.gz",
    ]


@pytest.mark.parametrize(
    ("arguments", "variables", "status", "sentence"),
    [
        (["fast"], {}, 2, "unknown kind “fast”: choose from pure, compiled"),
        (
            ["compiled"],
            {"WARDROUND_PURE": "1"},
            1,
            "can’t build the compiled wheel: WARDROUND_PURE",
        ),
        (["pure"], {"SOURCE_DATE_EPOCH": "today"}, 1, "must be seconds since 1970, not “today”"),
    ],
)
def test_what_cannot_be_made_is_refused_in_one_sentence(
    arguments: list[str], variables: dict[str, str], status: int, sentence: str, tmp_path: Path
) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.dist", "--into", str(tmp_path / "dist"), *arguments],
        cwd=ROOT,
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
        check=False,
    )

    assert (done.returncode, done.stdout) == (status, "")
    assert sentence in done.stderr.splitlines()[-1]
    assert not (tmp_path / "dist").exists()

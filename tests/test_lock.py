"""The locked dependencies agree with pyproject.toml, and what reads and makes locks works."""

from __future__ import annotations

import re
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from tools.lock import Resolved, closure, of_version
from tools.locked import FOLDER, BadLock, Locked, file_of, parse, read, wanted
from tools.package_index import Index, of_json, of_page, settings, without_user

ROOT = Path(__file__).parent.parent
GROUPS = wanted()
A, B = "a" * 64, "b" * 64
groups = pytest.mark.parametrize("group", sorted(GROUPS))


def pins(group: str) -> dict[str, str]:
    """Return the versions that a lock names."""
    return {one.name: one.version for one in read(group)}


def resolved(*needs: str) -> Resolved:
    """Return a version 1 of something that needs others."""
    return Resolved("1", A, tuple(Requirement(one) for one in needs), "")


# --- the locks that are there ----------------------------------------------------------------


def test_every_group_of_dependencies_has_a_lock_and_there_are_no_others() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(GROUPS)


@groups
def test_each_dependency_is_locked_at_a_version_that_it_allows(group: str) -> None:
    locked = pins(group)
    asked = [Requirement(text) for text in GROUPS[group]]
    outside = [
        str(one)
        for one in asked
        if locked.get(canonicalize_name(one.name)) is None
        or Version(locked[canonicalize_name(one.name)]) not in one.specifier
    ]

    assert outside == []


@groups
def test_a_lock_is_sorted_has_hashes_without_doubles_and_no_address(group: str) -> None:
    text = file_of(group).read_text(encoding="utf-8")
    packages = read(group)
    names = [one.name for one in packages]

    assert names == sorted(set(names))
    assert [one.name for one in packages if list(one.hashes) != sorted(set(one.hashes))] == []
    assert re.findall(r"://|@|^-.*$", text, re.MULTILINE) == []


def test_no_package_is_locked_at_two_versions() -> None:
    found: dict[str, set[Locked]] = {}
    for group in GROUPS:
        for one in read(group):
            found.setdefault(one.name, set()).add(one)

    assert [name for name, versions in found.items() if len(versions) > 1] == []


@groups
def test_a_lock_holds_whatever_its_packages_need(group: str) -> None:
    """Packages that are installed here at another version are left out."""
    locked = pins(group)
    known: dict[str, Resolved] = {}
    for name, version in locked.items():
        try:
            there = distribution(name)
        except PackageNotFoundError:
            continue
        if there.version == version:
            known[name] = resolved(*(there.requires or []))
    roots = [text for text in GROUPS[group] if canonicalize_name(Requirement(text).name) in known]
    _, missing = closure(roots, known)

    assert [one for one in missing if canonicalize_name(Requirement(one).name) not in locked] == []


def test_make_and_the_container_install_nothing_that_is_not_locked() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    container = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8").replace("\\\n", "")
    installs = re.findall(r"pip (?:--python \S+ )?(?:install|wheel) [^&\n]*", container)
    groups = re.findall(r"\$\(call packages,[^,]*,([^)]*)\)", makefile)

    assert len(installs) == 4
    assert [
        one for one in installs if "--require-hashes" not in one and "--no-deps" not in one
    ] == []
    assert groups.count("--here") == 1  # without dependencies, see tools/packages.py
    assert {name for group in groups for name in group.split()} <= {*wanted(), "--here"}
    assert "pip install" not in makefile


# --- reading and making ----------------------------------------------------------------------


def test_a_lock_is_read_as_it_was_written() -> None:
    packages = [Locked("alpha", "1.0", (A, B)), Locked("beta-two", "2!1.0+cpu", (B,))]

    assert parse("# a comment\n" + "".join(one.lines() for one in packages)) == packages


@pytest.mark.parametrize(
    "line",
    [
        "alpha==1.0",
        "alpha>=1.0 --hash=sha256:" + A,
        "alpha==1.0 --hash=md5:" + A[:32],
        "alpha==1.0 --hash=sha256:" + A[:63],
        "--index-url=https://packages.example.org/simple",
        "alpha @ https://packages.example.org/alpha-1.0.tar.gz",
        "Alpha==1.0 --hash=sha256:" + A,
    ],
)
def test_what_is_not_pinned_by_hashes_is_refused(line: str) -> None:
    with pytest.raises(BadLock):
        parse(line)


def test_what_another_python_or_system_needs_belongs_to_a_lock_too() -> None:
    known = {
        "alpha": resolved(
            "beta; sys_platform == 'darwin'",
            "gamma>=2; python_version >= '3.13'",
            "delta; sys_platform == 'win32'",
            "epsilon; extra == 'more'",
            "zeta; python_version < '3.11'",
        ),
        "beta": resolved("alpha"),
        "epsilon": resolved(),
    }

    assert closure(["alpha"], known) == ({"alpha", "beta"}, ["gamma>=2"])
    assert closure(["Alpha[more]"], known) == ({"alpha", "beta", "epsilon"}, ["gamma>=2"])


def test_all_files_of_a_version_count_and_no_others() -> None:
    files = {
        "Alpha_Two-1.0-py3-none-any.whl": A,
        "alpha_two-1.0.0.tar.gz": B,
        "alpha_two-1.0.1.tar.gz": "c" * 64,
        "alpha-two-1.0.win32.exe": "d" * 64,
        "alpha-1.0.tar.gz": "e" * 64,
    }

    assert of_version("alpha-two", "1.0", files) == [A, B]


def test_both_forms_of_an_index_are_understood() -> None:
    page = f"""
    <a href="../../files/alpha-1.0.tar.gz#sha256={A}">alpha-1.0.tar.gz</a>
    <a href="https://files.example.org/alpha-1.0-py3-none-any.whl#sha256={B}">x</a>
    <a href="alpha-0.1.tar.gz">no hash</a>
    """
    told = f"""{{"files": [
        {{"filename": "alpha-1.0.tar.gz", "hashes": {{"sha256": "{A}"}}}},
        {{"filename": "alpha-0.1.tar.gz", "hashes": {{}}}}
    ]}}"""

    assert dict(of_page(page, "https://index.example.org/simple/alpha/")) == {
        "alpha-1.0.tar.gz": A,
        "alpha-1.0-py3-none-any.whl": B,
    }
    assert dict(of_json(told)) == {"alpha-1.0.tar.gz": A}


def test_pips_settings_say_which_indexes_are_asked(tmp_path: Path) -> None:
    for number, digest in enumerate((A, B)):
        page = tmp_path / str(number) / "alpha" / "index.html"
        page.parent.mkdir(parents=True)
        page.write_text(f'<a href="alpha-{number}.tar.gz#sha256={digest}">alpha</a>')
    told = (
        f":env:.index-url='file://{tmp_path}/0'\nglobal.index-url='https://nobody.invalid'\n"
        f"install.extra-index-url='file://{tmp_path}/1 file://{tmp_path}/none'\nglobal.timeout='9'"
    )

    assert Index(settings(told)).files("alpha") == {"alpha-0.tar.gz": A, "alpha-1.tar.gz": B}
    assert without_user("https://mina:hunter2@host.example/simple/alpha/") == (
        "https://host.example/simple/alpha/"
    )

"""The list of parts of a release: whole, well formed, and the same for the same tree."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.release.conftest import ROOT
from tools.locked import file_of, read
from tools.sbom import NOTICES, NoParts, bill, python_parts, web_parts, write
from wardround import __version__

DATE = 1_794_750_000
NAME = f"wardround-{__version__}"
LOCK = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
RULE = "=" * 78
NOTICE = f"{RULE}\nclsx {{version}}\nLicence: MIT\nSource: https://github.com/lukeed/clsx\n{RULE}\n"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Return the list of this tree."""
    file = write(tmp_path_factory.mktemp("sbom"), DATE)
    return json.loads(file.read_text(encoding="utf-8"))


def schema_faults(told: Any) -> list[str]:
    """Return where a list differs from the published schema; schemathesis brings what checks it."""
    schema = json.loads((Path(__file__).parent / "cyclonedx-1.6.json").read_text(encoding="utf-8"))
    validator = import_module("jsonschema_rs").validator_for(schema, validate_formats=True)
    return [str(error.message) for error in validator.iter_errors(told)]


def test_it_follows_the_published_schema(made: Any) -> None:
    assert schema_faults(made) == []
    assert schema_faults({**made, "components": [{"name": "no type"}]}) != []
    assert schema_faults({**made, "serialNumber": "1"}) != []


def test_it_names_every_locked_package_with_the_hashes_of_all_its_files(made: Any) -> None:
    listed = {
        (one["name"], one["version"], one["scope"]): one["externalReferences"][0]["hashes"]
        for one in made["components"]
        if one["purl"].startswith("pkg:pypi/")
    }
    needed = {one.name for one in read("runtime")}
    optional = [one for one in read("postgres") if one.name not in needed]
    expected = {
        (one.name, one.version, scope): [
            {"alg": "SHA-256", "content": hash_} for hash_ in one.hashes
        ]
        for scope, packages in (("required", read("runtime")), ("optional", optional))
        for one in packages
    }

    assert listed == expected
    assert ("psycopg", "optional") in {(name, scope) for name, _, scope in listed}


def test_it_names_every_library_and_font_that_the_browser_table_has_a_notice_of(made: Any) -> None:
    text = NOTICES.read_text(encoding="utf-8")
    listed = {
        f"{one['name']} {one['version']}": one["licenses"][0]["license"]["id"]
        for one in made["components"]
        if one["purl"].startswith("pkg:npm/")
    }

    assert listed == dict(re.findall(rf"^{RULE}\n(\S+ \S+)\nLicence: (\S+)$", text, re.MULTILINE))
    assert {"MIT", "OFL-1.1"} <= set(listed.values())
    assert "pkg:npm/%40fontsource/baloo-2@" in " ".join(one["purl"] for one in made["components"])


def test_every_part_is_named_once_and_the_program_depends_on_all(made: Any) -> None:
    refs = [one["bom-ref"] for one in made["components"]]
    root = made["metadata"]["component"]["bom-ref"]

    assert len(set(refs)) == len(refs)
    assert made["dependencies"][0] == {"ref": root, "dependsOn": refs}
    assert [one["ref"] for one in made["dependencies"]] == [root, *refs]


def test_the_same_parts_give_the_same_list_and_others_another_number() -> None:
    parts = python_parts()
    once, again = bill(parts, DATE), bill(parts[::-1], DATE)

    assert once == again
    assert once["metadata"]["timestamp"] == "2026-11-15T13:40:00Z"
    assert bill(parts[1:], DATE)["serialNumber"] != once["serialNumber"]


def test_a_library_of_another_version_than_the_locked_one_is_refused() -> None:
    version = LOCK["packages"]["node_modules/clsx"]["version"]
    (part,) = web_parts(NOTICE.format(version=version), LOCK)
    assert len(part["externalReferences"][0]["hashes"][0]["content"]) == 128

    with pytest.raises(NoParts, match=r"clsx 0\.0\.1 is not what"):
        list(web_parts(NOTICE.format(version="0.0.1"), LOCK))


def test_a_release_comes_with_the_list_and_the_locks_in_its_checksums(
    packages: Mapping[str, Path],
) -> None:
    folder = packages["sdist"].parent
    lines = (folder / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
    sums = {name: digest for digest, name in (line.split() for line in lines)}

    assert set(sums) == {path.name for path in folder.iterdir()} - {"SHA256SUMS"}
    assert {f"{NAME}.cdx.json", f"{NAME}-runtime.txt", f"{NAME}-postgres.txt"} <= set(sums)
    assert sums == {name: hashlib.sha256((folder / name).read_bytes()).hexdigest() for name in sums}
    assert (folder / f"{NAME}-runtime.txt").read_bytes() == file_of("runtime").read_bytes()
    assert schema_faults(json.loads((folder / f"{NAME}.cdx.json").read_text())) == []

"""`wardround doctor` as a command: its lines, its JSON, its languages and how it ends."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.kit.shell import Result, Shell
from wardround.server.operations.doctor.findings import CHECKS
from wardround.store import Store

ROOT = Path(__file__).parents[2]
SECONDS = 60
LOCAL = [
    "version", "database", "schema", "permissions", "lock", "disk", "key", "push", "mail", "clock",
    "server",
]  # fmt: skip
"""What is checked without a URL, the last of it only as left out."""
NOBODY = "http://127.0.0.1:1"
"""Where nothing listens."""


@pytest.fixture(autouse=True)
def no_key(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out what the tester's own server uses."""
    for name in ("KEY", "DB", "PUSH_KEY", "SMTP", "MAIL_FROM"):
        monkeypatch.delenv(f"WARDROUND_{name}", raising=False)


@pytest.fixture
def database(tmp_path: Path) -> str:
    """Return the address of a database of ours."""
    address = f"sqlite:///{tmp_path}/tables.db"
    Store.open(address).close()
    return address


def checks(result: Result) -> dict[str, dict[str, Any]]:
    """Return what was found, by check."""
    told = json.loads(result.out)
    return {one["id"]: one for one in told["checks"]}


def test_a_sound_set_up_ends_well(run: Shell, database: str) -> None:
    result = run("doctor", "--db", database)

    assert (result.status, result.err) == (0, "")
    assert f"ok: The database {database.removeprefix('sqlite:///')} can be read" in result.out
    assert result.out.splitlines()[-1].startswith(("All good.", "No problems, "))


def test_a_problem_ends_badly_and_says_what_to_do(run: Shell, tmp_path: Path) -> None:
    result = run("doctor", "--db", f"sqlite:///{tmp_path}/nowhere/tables.db")

    assert (result.status, result.err) == (1, "")
    assert (
        f"problem: The folder {tmp_path}/nowhere doesn’t exist.\n"
        "    Create it, or choose another file with --db.\n"
    ) in result.out
    assert result.out.endswith("\n1 problem to fix.\n")


def test_programs_get_every_check_in_its_order(run: Shell, database: str) -> None:
    near = run("doctor", "--db", database, "--json")
    far = run("doctor", "--db", database, "--url", NOBODY, "--json")

    assert (near.status, far.status) == (0, 1)
    assert list(checks(near)) == LOCAL
    assert list(checks(far)) == list(CHECKS)
    assert json.loads(far.out)["state"] == "problem"
    assert checks(far)["server"] == {
        "id": "server",
        "state": "problem",
        "code": "server-unreachable",
        "found": f"No answer from {NOBODY}: nothing is listening there.",
        "advice": "Check that server and proxy are running, and that name, port and firewall are "
        "right.",
        "facts": {"url": NOBODY, "problem": "nobody-listens"},
    }


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "problem: WARDROUND_KEY still has the example’s value"),
        ("fr", "problème\u00a0: WARDROUND_KEY a encore la valeur de l’exemple"),
        ("it", "problema: WARDROUND_KEY ha ancora il valore dell’esempio"),
    ],
)
def test_it_speaks_three_languages(
    run: Shell, database: str, monkeypatch: pytest.MonkeyPatch, language: str, line: str
) -> None:
    monkeypatch.setenv("WARDROUND_KEY", "change-me")
    result = run("doctor", "--db", database, "--lang", language)

    assert result.status == 1
    assert f"\n{line}, " in result.out


def test_the_environment_names_the_database(
    run: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WARDROUND_DB", f"sqlite:///{tmp_path}")

    assert checks(run("doctor", "--json"))["database"]["code"] == "database-is-folder"


@pytest.mark.parametrize(
    "arguments",
    [
        ["--url", "ftp://play.example.org"],
        ["--url", "play.example.org"],
        ["--url", "https://play.example.org/table"],
        ["--url", "https://mina:hunter2@play.example.org"],
        ["--url", "https://[::1"],
        ["--db", "mysql://mina:hunter2@host/games"],
        ["--db", "hunter2"],
        ["--lang", "xx"],
        ["--nonsense"],
        ["more"],
    ],
)
def test_wrong_usage_is_told_in_one_sentence(run: Shell, arguments: list[str]) -> None:
    assert run.refused("doctor", *arguments).status == 2


# --- files that may not be written -----------------------------------------------------------


def as_plain_user(*arguments: str) -> dict[str, dict[str, Any]]:
    """Return what the doctor finds where permissions count; for root they do not."""
    plain = ["setpriv", "--bounding-set=-dac_override"] if os.geteuid() == 0 else []
    ended = subprocess.run(
        [*plain, sys.executable, "-m", "wardround", "doctor", "--json", *arguments],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        timeout=SECONDS,
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (1, "")
    return checks(Result(ended.returncode, ended.stdout, ended.stderr))


def test_a_file_that_may_not_be_written_is_named(database: str, tmp_path: Path) -> None:
    (tmp_path / "tables.db").chmod(0o400)
    told = as_plain_user("--db", database)["database"]

    assert told["code"] == "database-read-only"
    assert told["facts"]["problem"] == "attempt to write a readonly database"


def test_a_folder_that_may_not_be_written_is_named(database: str, tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    told = as_plain_user("--db", database)
    new = as_plain_user("--db", f"sqlite:///{tmp_path}/new.db")
    tmp_path.chmod(0o700)

    assert told["permissions"]["code"] == "permissions-folder"
    assert new["database"]["code"] == "database-locked-folder"

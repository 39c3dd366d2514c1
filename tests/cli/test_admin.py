"""`wardround admin` as a command: its lines, its JSON, its languages, its log and how it ends."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.kit.server import prepare
from tests.kit.shell import Shell
from wardround.store import Store
from wardround.tables.game.entries import Entry
from wardround.tables.rows import Append

SECRETS = ("the-seed", "link-hash", "cookie-hash", "public-key")
LAID = {
    "game": "dice-hospital",
    "seed": "the-seed",
    "packs": {},
    "watched": True,
    "moves": [[0, 1]],
}


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the address of a database with a table where Ann and Ben sit."""
    monkeypatch.delenv("WARDROUND_DB", raising=False)
    monkeypatch.setenv("SUDO_USER", "olga")
    address = f"sqlite:///{tmp_path}/tables.db"
    prepare(address)
    with Store.open(address) as store:
        for name in ("Ann", "Ben"):
            store.add_person(f"{name}-id", name, f"cookie-hash of {name}", 1_000)
        store.add_credential("Ann-id", b"a key", b"public-key", 0, 2_000)
        summary = {"game": "dice-hospital", "chairs": [{"name": "Ann"}, {"name": "Ben"}]}
        links = ["link-hash 0", "link-hash 1"]
        store.lay("table-1", LAID, 1_000, listed=True, links=links, summary=summary)
        for seat, name in enumerate(("Ann", "Ben")):
            store.grant("table-1", seat, f"{name}-id")
        entries = (
            Entry(1, 3_000, "sit", 0, {"name": "Ann", "person": "Ann-id"}),
            Entry(2, 3_000, "sit", 1, {"name": "Ben", "person": "Ben-id"}),
            Entry(3, 60_000, "say", 1, {"text": "\u202ehello\nthere"}),
        )
        store.append([Append("table-1", entries, "playing", summary)])
    return address


class Operator:
    """Somebody who runs commands on a database."""

    def __init__(self, run: Shell, database: str) -> None:
        self._run = run
        self._database = database

    def __call__(self, *arguments: str) -> str:
        """Return what a command prints, which must end well and tell no secret."""
        result = self._run("admin", *arguments, "--db", self._database)
        assert (result.status, result.err) == (0, "")
        assert [secret for secret in SECRETS if secret in result.out] == []
        return result.out

    def told(self, *arguments: str) -> Any:
        """Return what a command prints for programs."""
        return json.loads(self(*arguments, "--json"))

    def refused(self, *arguments: str) -> str:
        """Return the one line with which a command refuses."""
        result = self._run.refused("admin", *arguments, "--db", self._database)
        assert result.status == 2
        return result.err


@pytest.fixture
def operator(run: Shell, database: str) -> Operator:
    """Return somebody who looks after the database."""
    return Operator(run, database)


# --- looking ---------------------------------------------------------------------------------


def test_tables_and_people_are_shown_without_secrets(operator: Operator) -> None:
    assert operator("tables").splitlines() == [
        "table    state    game           changed (UTC)     entries  players",
        "table-1  playing  dice-hospital  1970-01-01 00:01  3        Ann, Ben",
    ]
    assert operator("tables", "--state", "over") == "No tables.\n"
    assert "Seat 2: Ben (Ben-id)\n" in operator("table", "table-1")
    assert operator("table", "table-1", "--messages").endswith("seat 2: \\u202ehello\\nthere\n")
    assert [line.split()[:2] for line in operator("people", "--name", "AN").splitlines()[1:]] == [
        ["Ann-id", "Ann"]
    ]
    assert operator("people", "--banned") == "No people.\n"
    assert "table-1" in operator("person", "Ben-id")


def test_programs_get_the_same_as_json(operator: Operator) -> None:
    (listed,) = operator.told("tables", "--person", "Ann-id")
    shown = operator.told("table", "table-1")

    assert (listed["table"], listed["state"], listed["names"]) == (
        "table-1",
        "playing",
        ["Ann", "Ben"],
    )
    assert shown["laid"] == {"watched": True}
    assert [one["person"] for one in shown["holders"]] == ["Ann-id", "Ben-id"]
    assert operator.told("usage")["people"] == {"all": 2, "with_passkey": 1, "banned": 0}
    assert operator.told("people", "--limit", "1")[0]["person"] == "Ann-id"
    assert operator.told("person", "Ann-id")["passkeys"] == 1


def test_usage_is_told_by_state(operator: Operator) -> None:
    lines = operator("usage").splitlines()

    assert [line.split()[0] for line in lines[:5]] == [
        "state",
        "waiting",
        "playing",
        "finished",
        "closed",
    ]
    assert lines[2].split()[1:3] == ["1", "3"]
    assert lines[5] == "People: 2, with a passkey: 1, banned: 0"
    assert lines[6].startswith("Database: ")


# --- changing --------------------------------------------------------------------------------


def test_every_change_is_said_and_logged(operator: Operator) -> None:
    said = [
        operator("close", "table-1", "--reason", "spam"),
        operator("close", "table-1"),
        operator("reopen", "table-1"),
        operator("ban", "Ben-id", "--reason", "rude"),
        operator("unban", "Ben-id"),
        operator("delete", "table-1", "--yes"),
    ]

    assert said == [
        "Table table-1 is closed. No one can play or watch it.\n",
        "Table table-1 is already closed.\n",
        "Table table-1 is open again.\n",
        "Ben-id is banned.\n",
        "Ben-id can play again.\n",
        "Table table-1 is deleted.\n",
    ]
    assert [
        (one["operator"], one["action"], one["subject"], one["reason"])
        for one in reversed(operator.told("log"))
    ] == [
        ("olga", "close-table", "table-1", "spam"),
        ("olga", "reopen-table", "table-1", ""),
        ("olga", "ban-person", "Ben-id", "rude"),
        ("olga", "unban-person", "Ben-id", ""),
        ("olga", "delete-table", "table-1", ""),
    ]
    assert "person banned" in operator("log")


def test_a_person_gets_what_is_kept_of_them_and_is_deleted(operator: Operator) -> None:
    told: Mapping[str, Any] = json.loads(operator("export", "Ben-id"))
    gone = operator.told("forget", "Ben-id", "--yes")

    assert [one["kind"] for one in told["tables"][0]["entries"]] == ["sit", "say"]
    assert gone == {"id": "Ben-id", "changed": True, "deleted": 0, "cleaned": 1}
    assert [one["person"] for one in operator.told("people")] == ["Ann-id"]
    assert operator.told("tables")[0]["names"] == ["Ann", "–"]
    assert [one["action"] for one in operator.told("log")] == [
        "delete-person",
        "clean-table",
        "export-person",
    ]


@pytest.mark.parametrize("command", ["delete", "forget"])
def test_nothing_is_deleted_by_mistake(operator: Operator, command: str) -> None:
    id_ = "table-1" if command == "delete" else "Ann-id"

    assert operator.refused(command, id_) == (
        f"This deletes {id_} for good. Add --yes if you’re sure.\n"
    )
    assert operator.told("log") == []


def test_a_backup_is_a_database_of_its_own(run: Shell, operator: Operator, tmp_path: Path) -> None:
    file = tmp_path / "copy.db"
    told = operator.told("backup", str(file))
    copied = run("admin", "tables", "--json", "--db", f"sqlite:///{file}")

    assert (told["file"], told["bytes"]) == (str(file), file.stat().st_size)
    assert json.loads(copied.out) == operator.told("tables")
    assert operator.refused("backup", str(file)) == (
        f"{file} already exists. Choose another name.\n"
    )
    assert "doesn’t exist" in operator.refused("backup", str(tmp_path / "no" / "copy.db"))


# --- refusals and languages ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["table", "nothing"], "Table nothing not found."),
        (["close", "nothing"], "Table nothing not found."),
        (["delete", "nothing", "--yes"], "Table nothing not found."),
        (["person", "nobody"], "Person nobody not found."),
        (["ban", "nobody"], "Person nobody not found."),
        (["export", "nobody"], "Person nobody not found."),
        (["forget", "nobody", "--yes"], "Person nobody not found."),
        (["ban", "Ann-id", "--reason", "x" * 201], "The reason is too long"),
        (["tables", "--state", "odd"], "invalid choice"),
        (["tables", "--limit", "0"], "must be a whole number from 1"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(
    operator: Operator, arguments: list[str], sentence: str
) -> None:
    assert sentence in operator.refused(*arguments)


def test_a_database_that_is_not_there_is_not_made(run: Shell, tmp_path: Path) -> None:
    result = run.refused("admin", "usage", "--db", f"sqlite:///{tmp_path}/none.db")

    assert result.err.startswith(f"There’s no database at {tmp_path}/none.db.")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("language", "closed", "missing"),
    [
        ("en", "Table table-1 is closed.", "Table x not found."),
        ("fr", "La table table-1 est fermée.", "Table x introuvable."),
        ("it", "Il tavolo table-1 è chiuso.", "Tavolo x non trovato."),
    ],
)
def test_it_speaks_three_languages(
    operator: Operator, language: str, closed: str, missing: str
) -> None:
    assert operator("close", "table-1", "--lang", language).startswith(closed)
    assert operator.refused("close", "x", "--lang", language).startswith(missing)
    for command in ("tables", "people", "usage", "log"):
        assert operator(command, "--lang", language)


def test_the_environment_names_the_database(
    run: Shell, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WARDROUND_DB", database)

    assert (
        run("admin", "tables", "--json").json()
        == run("admin", "tables", "--json", "--db", database).json()
    )

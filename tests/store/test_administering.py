"""What an operator does to tables and people: whole, logged, and without a trace of who left."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import LargeBinary, select

from tests.store.making import SEED, lay
from wardround.core.errors import BadOption
from wardround.core.record_text import digest_of
from wardround.store import Store, StoreProblem
from wardround.store.administering import Administration, back_up, open_existing
from wardround.store.forgetting import NOBODY
from wardround.store.overviews import export, people, person, table, tables
from wardround.store.schema import METADATA
from wardround.store.usage import usage
from wardround.tables.game.entries import Entry
from wardround.tables.rows import Append, Archived, Conflict

HEADER = '{"wardround":1,"seats":["Mina","Olga"]}\n{"seat":0,"do":"pass"}\n'
RECORD = HEADER + json.dumps({"end": "over", "seed": SEED, "digest": digest_of(HEADER)}) + "\n"


def operator(store: Store, at: int = 9000) -> Administration:
    """Return somebody who may change things."""
    return Administration(store, "root", at, "a reason")


def sit(seq: int, seat: int, person_id: str, name: str) -> Entry:
    """Return that somebody sits down."""
    return Entry(seq, 1000 + seq, "sit", seat, {"name": name, "person": person_id})


def summary(*names: str) -> dict[str, Any]:
    """Return the summary of a table where people sit."""
    return {"game": "dice-hospital", "chairs": [{"kind": "person", "name": one} for one in names]}


@pytest.fixture
def club(store: Store) -> Store:
    """Give a store where Mina sits alone at one table and with Olga, who talks, at another."""
    for person_id, name in (("mina-id", "Mina"), ("olga-id", "Olga")):
        store.add_person(person_id, name, f"hash of {person_id}", 500)
    store.keep_preferences("mina-id", {"theme": "dark"})
    store.add_credential("mina-id", b"key", b"public", 0, 600)
    lay(store, "alone", "shared")
    store.grant("alone", 0, "mina-id")
    store.grant("shared", 0, "mina-id")
    store.grant("shared", 1, "olga-id")
    store.append([Append("alone", (sit(1, 0, "mina-id", "Mina"),), "playing", summary("Mina"))])
    shared = (
        sit(1, 0, "mina-id", "Mina"),
        sit(2, 1, "olga-id", "Olga"),
        Entry(3, 1003, "say", 0, {"text": "Mina says hello"}),
        Entry(4, 1004, "say", 1, {"text": "Olga answers"}),
        Entry(5, 1005, "rename", 0, {"name": "Mina the Great"}),
        Entry(6, 1006, "act", 0, {"action": 7}),
    )
    told = summary("Mina the Great", "Olga")
    store.append([Append("shared", shared, "over", told, Archived(RECORD, b"frames"))])
    store.add_attempt("alone", "dice-hospital", "2026-11-15", "mina-id")
    both = [{"id": "mina-id", "name": "Mina"}, {"id": "olga-id", "name": "Olga"}]
    store.add_review("led by Mina", "shared", {"leader": "mina-id", "people": both}, 2000)
    store.add_review("led by Olga", "shared", {"leader": "olga-id", "people": both}, 2000)
    return store


def everything(store: Store) -> str:
    """Return all that a database holds but for the log of operators, as text."""
    with store.reading() as connection:
        return "\n".join(
            str([value for key, value in row.items()])
            for one in METADATA.sorted_tables
            if one.name != "admin_log"
            for row in connection.execute(select(one)).mappings()
        )


def logged(store: Store) -> list[tuple[str, str]]:
    """Return what operators did, and to whom or what."""
    return [(one.action, one.subject) for one in store.orders_after(0)]


# --- tables ----------------------------------------------------------------------------------


def test_at_a_closed_table_nothing_happens_until_it_is_opened_again(club: Store) -> None:
    more = Append("alone", (Entry(2, 2000, "say", 0, {"text": "x"}),), "playing", {})

    assert operator(club).close_table("alone") is True
    assert operator(club).close_table("alone") is False
    assert club.append([more]) == [Conflict("table", 0)]
    row = club.table("alone")
    assert row is not None
    assert row.closed_at == 9000
    assert [one.id for one in club.tables_of("mina-id")] == ["shared"]
    assert [one["table"] for one in tables(club, "closed")] == ["alone"]

    assert operator(club).reopen_table("alone") is True
    assert operator(club).reopen_table("alone") is False
    assert club.append([more]) == [None]
    assert logged(club) == [("close-table", "alone"), ("reopen-table", "alone")]


def test_closed_tables_are_not_listed(store: Store) -> None:
    lay(store, "one", "two")
    operator(store).close_table("one")

    assert [one.id for one in store.open_tables()] == ["two"]


def test_a_deleted_table_leaves_nothing(club: Store) -> None:
    operator(club).delete_table("shared")

    assert "shared" not in everything(club)
    assert "Olga answers" not in everything(club)
    assert club.table("alone") is not None
    assert logged(club) == [("delete-table", "shared")]


# --- people ----------------------------------------------------------------------------------


def test_a_banned_person_is_known_as_such_until_they_are_let_in_again(club: Store) -> None:
    def banned() -> bool:
        found = club.person_by_token("hash of mina-id")
        assert found is not None
        return found.banned

    assert operator(club).ban_person("mina-id") is True
    assert operator(club).ban_person("mina-id") is False
    assert banned() is True
    assert [one["name"] for one in people(club, banned=True)] == ["Mina"]
    assert operator(club).unban_person("mina-id") is True
    assert banned() is False
    assert logged(club) == [("ban-person", "mina-id"), ("unban-person", "mina-id")]


def test_nothing_is_left_of_a_deleted_person_and_others_keep_their_game(club: Store) -> None:
    assert operator(club).delete_person("mina-id") == (1, 1)
    left = everything(club)

    assert "Mina" not in left
    assert "mina-id" not in left
    assert club.table("alone") is None
    assert [entry.body for entry in club.entries("shared")] == [
        {"name": NOBODY, "person": ""},
        {"name": "Olga", "person": "olga-id"},
        {"text": NOBODY},
        {"text": "Olga answers"},
        {"name": NOBODY},
        {"action": 7},
    ]
    (listed,) = club.tables_of("olga-id")
    assert [one["name"] for one in listed.summary["chairs"]] == [NOBODY, "Olga"]
    review = club.review("led by Olga")
    assert review is not None
    assert [one["name"] for one in review.told["people"]] == ["Olga"]
    assert club.review("led by Mina") is None
    assert logged(club) == [
        ("delete-table", "alone"),
        ("clean-table", "shared"),
        ("delete-person", "mina-id"),
    ]


def test_a_record_without_a_name_is_sealed_again(club: Store) -> None:
    operator(club).delete_person("mina-id")
    kept = club.record("shared")
    assert kept is not None
    body, last = kept.text.rstrip("\n").rsplit("\n", 1)

    assert json.loads(body.partition("\n")[0])["seats"] == [NOBODY, "Olga"]
    assert body.partition("\n")[2] == HEADER.splitlines()[1]
    assert json.loads(last) == {"end": "over", "seed": SEED, "digest": digest_of(f"{body}\n")}


def test_what_somebody_did_as_a_guest_goes_with_their_account(club: Store) -> None:
    club.add_person("account", "Mina again", "another hash", 700)
    club.merge_people("mina-id", "account")
    assert "mina-id" in everything(club)

    operator(club).delete_person("account")

    assert "Mina" not in everything(club)
    assert "mina-id" not in everything(club)


def test_the_export_holds_what_is_kept_of_a_person_and_no_secret(club: Store) -> None:
    told = export(club, "mina-id")
    shared = next(one for one in told["tables"] if one["table"] == "shared")

    assert (told["name"], told["preferences"]) == ("Mina", {"theme": "dark"})
    assert (told["devices"], told["passkeys"]) == ([500], [600])
    assert [one["day"] for one in told["daily"]] == ["2026-11-15"]
    assert told["reviews"] == ["led by Mina", "led by Olga"]
    assert [entry["kind"] for entry in shared["entries"]] == ["sit", "say", "rename", "act"]
    assert shared["entries"][1]["text"] == "Mina says hello"
    assert "Olga answers" not in str(told)
    assert_no_secrets(club, told)


# --- looking ---------------------------------------------------------------------------------


def assert_no_secrets(store: Store, told: object) -> None:
    """Fail if something tells a seed or any hash or key of the database."""
    text = json.dumps(told)
    with store.reading() as connection:
        hashes = [
            str(value)
            for one in METADATA.sorted_tables
            for column in one.c
            if column.name.endswith("_hash") or isinstance(column.type, LargeBinary)
            for value in connection.scalars(select(column))
        ]
    assert len(hashes) >= 6
    assert [secret for secret in [SEED, *hashes] if secret in text] == []


def test_overviews_tell_what_an_operator_needs_and_no_secret(club: Store) -> None:
    told = [
        tables(club),
        table(club, "shared", messages=True),
        people(club, "MIN"),
        person(club, "olga-id"),
        usage(club),
    ]

    assert [(one["table"], one["state"], one["names"]) for one in tables(club)] == [
        ("shared", "over", ["Mina the Great", "Olga"]),
        ("alone", "playing", ["Mina"]),
    ]
    assert [one["name"] for one in people(club, "MIN")] == ["Mina"]
    assert [one["text"] for one in table(club, "shared", messages=True)["messages"]] == [
        "Mina says hello",
        "Olga answers",
    ]
    assert "messages" not in table(club, "shared")
    assert person(club, "mina-id")["tables"] == 2
    assert_no_secrets(club, told)


def test_usage_counts_tables_people_and_bytes_by_state(club: Store) -> None:
    operator(club).close_table("alone")
    operator(club).ban_person("olga-id")
    told = usage(club)
    counts = {state: (one["tables"], one["entries"]) for state, one in told["tables"].items()}

    assert counts == {"waiting": (0, 0), "playing": (0, 0), "over": (1, 6), "closed": (1, 1)}
    assert told["tables"]["over"]["bytes"] == table(club, "shared")["bytes"] > len(RECORD)
    assert told["people"] == {"all": 2, "with_passkey": 1, "banned": 1}
    assert told["database_bytes"] > 10_000


@pytest.mark.parametrize("ask", [table, person, export])
def test_what_is_not_there_is_refused_by_name(club: Store, ask: Any) -> None:
    with pytest.raises(BadOption, match="id=nobody"):
        ask(club, "nobody")
    for change in ("close_table", "delete_table", "ban_person", "delete_person"):
        with pytest.raises(BadOption, match="id=nobody"):
            getattr(operator(club), change)("nobody")
    assert logged(club) == []


# --- backups and opening ---------------------------------------------------------------------


def test_a_backup_is_whole_while_others_write(sqlite_address: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.db"
    with Store.open(sqlite_address) as store:
        lay(store, "before")
        size = back_up(store, file)
        lay(store, "after")
        with pytest.raises(BadOption, match="admin-file-exists"):
            back_up(store, file)

    assert (file.stat().st_size, file.stat().st_mode & 0o777) == (size, 0o600)
    assert sorted(path.name for path in tmp_path.iterdir() if "backup" in path.name) == [file.name]
    with closing(sqlite3.connect(file)) as copy:
        assert copy.execute("SELECT id FROM tables").fetchall() == [("before",)]
    with open_existing(f"sqlite:///{file}") as restored:
        assert restored.table("before") is not None


def test_for_postgresql_a_backup_names_its_tool(postgres_address: str, tmp_path: Path) -> None:
    with Store.open(postgres_address) as store, pytest.raises(BadOption, match="pg_dump -Fc"):
        back_up(store, tmp_path / "backup.db")


def test_a_database_is_neither_made_nor_upgraded(tmp_path: Path) -> None:
    missing, older = tmp_path / "missing.db", tmp_path / "older.db"
    with closing(sqlite3.connect(older)) as made, made:
        made.execute("CREATE TABLE alembic_version (version_num TEXT)")
        made.execute("INSERT INTO alembic_version VALUES ('0005')")

    with pytest.raises(StoreProblem, match="admin-no-database"):
        open_existing(f"sqlite:///{missing}")
    with pytest.raises(StoreProblem, match="state=older"):
        open_existing(f"sqlite:///{older}")
    assert not missing.exists()


def test_deleted_bytes_do_not_stay_in_the_file(sqlite_address: str, tmp_path: Path) -> None:
    word = "a-word-that-is-nowhere-else" * 40
    with Store.open(sqlite_address) as store:
        lay(store, "one")
        store.append([Append("one", (Entry(1, 1, "say", 0, {"text": word}),), "playing", {})])
        operator(store).delete_table("one")
        back_up(store, tmp_path / "copy.db")

    assert word.encode() not in (tmp_path / "copy.db").read_bytes()

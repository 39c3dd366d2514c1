"""No question to the database reads a whole table, however many tables and people there are."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sqlalchemy import event

from tests.store.making import append, entry, lay
from wardround.store import Store
from wardround.store.rows import Duty
from wardround.tables.rows import Result


def ask_everything(store: Store) -> None:
    """Call every method that reads or changes something."""
    store.add_person("m", "Mina", "hash", 1)
    store.add_person("j", "Jonathan", "other", 1)
    lay(store, "a", "b")
    store.renew_link("a", 1, "new")
    link = store.link("new")
    assert link is not None
    store.use_link(link, "new", "newer")
    store.grant_by_link(link, "newer", "j")
    store.renew_link("a", 1, "newest", "m")
    for who in "mj":
        store.grant("a", 0, who)
    store.append([append("a", entry(1, "key"))])
    store.append([append("a", entry(1, "key")), append("b", entry(2))])
    store.append([replace(append("a", entry(2)), due_at=5000)])
    [duty] = store.duties(5000, 10)
    store.take_duty(duty, 6000)
    store.drop_duty(Duty("a", 6000))
    store.table("a")
    store.entries("a", after=1, limit=10)
    store.last_seqs(["a", "b"])
    store.record("a")
    store.open_tables(10)
    store.open_tables(10, (1000, "b"))
    store.tables_of("m", 10)
    store.tables_of("m", 10, (1000, "b"))
    store.rename_person("m", "Wilhelmina")
    store.person("m")
    store.change_token("m", "", "phone", 1)
    store.change_token("m", "hash", "desk", 1, everywhere=True)
    store.person_by_token("phone")
    store.drop_token("phone")
    store.seats_of("m", "a")
    store.holders("a")
    store.add_credential("m", b"id", b"public", 0, 1)
    store.credential(b"id")
    store.credential_ids("m")
    store.use_credential(b"id", 1)
    store.ward("game", "2026-11-15", "seed", 1)
    store.add_attempt("a", "game", "2026-11-15", "m")
    store.attempts_of("m", "game", "2026-11-08")
    store.finished_attempts("game", "2026-11-08")
    store.note_results([Result("a", 61, counts=True, won=False)])
    store.results("game", "2026-11-08")
    store.keep_preferences("m", {"size": 120})
    store.preferences("m")
    told = {"step": 1, "leader": "j", "people": [{"id": "j", "name": "Jonathan"}]}
    store.add_review("r", "a", told, 1)
    store.review("r")
    store.change_review("r", 1, {**told, "step": 2}, 2)
    store.merge_people("j", "m")
    store.revoke_grants("a", 0)


def test_every_question_is_answered_by_an_index(sqlite_address: str) -> None:
    asked: list[tuple[str, Any]] = []

    def note(*given: Any) -> None:
        statement, parameters, many = given[2], given[3], given[5]
        asked.append((statement, parameters[0] if many else parameters))

    with Store.open(sqlite_address) as store:
        event.listen(store.engine, "before_cursor_execute", note)
        ask_everything(store)
        event.remove(store.engine, "before_cursor_execute", note)
        questions = [
            (statement, parameters)
            for statement, parameters in asked
            if statement.startswith(("SELECT", "UPDATE", "DELETE"))
        ]
        with store.reading() as connection:
            steps = {
                statement: [
                    step.detail
                    for step in connection.exec_driver_sql(
                        f"EXPLAIN QUERY PLAN {statement}", parameters
                    )
                ]
                for statement, parameters in questions
            }

    assert len(steps) > 20
    scans = {
        statement: plan
        for statement, plan in steps.items()
        if any(step.startswith("SCAN") for step in plan)
    }
    assert scans == {}
    # What belongs to one person or one table is few, and sorted once it is found.
    sorted_afterwards = {
        statement.partition("ORDER BY ")[2].replace(",", " ").split()[0]
        for statement, plan in steps.items()
        if any("TEMP B-TREE" in step for step in plan)
    }
    assert sorted_afterwards == {"tables.updated_at", "credentials.created_at", "chairs.seat"}

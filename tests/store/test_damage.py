"""A damaged row costs what it tells of, and nothing else, in a file and in PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from tests.store.making import append, entry, lay, log
from wardround.store import Store
from wardround.store.people import NAMELESS
from wardround.tables.errors import Damaged
from wardround.tables.rows import Append, Result

NO_JSON = ("", "{", "[1", "null", '{"a": 1', '"a"', "[" * 100_000)
OVER = {"scores": [7], "winners": [0]}


def spoil(store: Store, line: str, **values: object) -> None:
    """Change the database as a failing disk would, behind the store's back."""
    with store.writing() as connection:
        connection.execute(text(line), values)


def found_damaged(store: Store) -> list[str]:
    """Return the list into which the kinds of damaged things are going to be written."""
    found: list[str] = []
    store.damages.heard.append(found.append)
    return found


def code_of(ask: Callable[[], object]) -> str:
    """Return the code with which something is refused as damaged."""
    with pytest.raises(Damaged) as refused:
        ask()
    return refused.value.code


@pytest.mark.parametrize("rubbish", NO_JSON)
def test_a_log_that_cannot_be_read_fails_alone(store: Store, rubbish: str) -> None:
    lay(store, "bad", "good")
    entries = [entry(seq) for seq in range(1, 40)]
    store.append([append("bad", *entries), append("good", *entries)])
    found = found_damaged(store)
    spoil(store, "UPDATE entries SET body = :body WHERE table_id = 'bad' AND seq = 2", body=rubbish)

    codes = [code_of(lambda: store.entries("bad")) for _ in range(3)]

    assert codes == ["table-damaged"] * 3
    assert found == ["table"]
    assert len(log(store, "good")) == len(entries)


@pytest.fixture
def elsewhere(store: Store) -> Iterator[Store]:
    """Give the same database with connections of its own: another node, or another request."""
    with Store.open(store.engine.url.render_as_string(hide_password=False)) as other:
        yield other


def sees_the_present(store: Store, elsewhere: Store) -> bool:
    """Tell whether all connections that are not in use see what has just been written."""
    elsewhere.add_person("p", "Ann", "hash", 1)
    return all(store.person_by_token("hash") is not None for _ in range(20))


def test_an_error_that_somebody_keeps_shows_nobody_the_past(store: Store, elsewhere: Store) -> None:
    """The exception has what was being read in its traceback, and so for as long as it is kept."""
    lay(store, "bad")
    store.append([append("bad", *[entry(seq) for seq in range(1, 2000)])])
    spoil(store, "UPDATE entries SET body = '{' WHERE seq = 1")

    with pytest.raises(Damaged) as kept:
        store.entries("bad")

    assert sees_the_present(store, elsewhere)
    assert kept.value.code == "table-damaged"


def test_whoever_fails_while_reading_leaves_nothing_behind(store: Store, elsewhere: Store) -> None:
    """Whatever is done with a connection, nobody gets it again after an exception."""
    lay(store, "a")
    store.append([append("a", *[entry(seq) for seq in range(1, 2000)])])

    def fail() -> None:
        with store.reading() as connection:
            rows = connection.execute(text("SELECT seq FROM entries ORDER BY seq"))
            for row in rows:
                _ = 1 // (row.seq - 1)

    with pytest.raises(ZeroDivisionError) as kept:
        fail()

    assert sees_the_present(store, elsewhere)
    assert kept.value.args == ("integer division or modulo by zero",)


@pytest.mark.parametrize("rubbish", NO_JSON)
def test_lists_leave_out_what_cannot_be_told(store: Store, rubbish: str) -> None:
    store.add_person("ann", "Ann", "hash", 1)
    for at, name in enumerate("abcde"):
        lay(store, name, at=at)
        store.grant(name, 0, "ann")
    found = found_damaged(store)
    spoil(store, "UPDATE tables SET summary = :told WHERE id IN ('b', 'd')", told=rubbish)

    assert [one.id for one in store.open_tables()] == ["e", "c", "a"]
    assert [one.id for one in store.tables_of("ann")] == ["e", "c", "a"]
    assert sorted(found) == ["summary", "summary"]


def test_pages_of_a_list_are_full_and_end_nowhere_early(store: Store) -> None:
    for at, name in enumerate("abcdef"):
        lay(store, name, at=at)
    spoil(store, "UPDATE tables SET summary = '' WHERE id IN ('c', 'd', 'e')")

    first = store.open_tables(2)
    second = store.open_tables(2, first[-1].cursor)

    assert [[one.id for one in page] for page in (first, second)] == [["f", "b"], ["a"]]


def test_a_table_is_played_on_without_its_summary_and_gets_a_new_one(store: Store) -> None:
    lay(store, "a")
    spoil(store, "UPDATE tables SET summary = '{'")
    assert store.open_tables() == []
    found = store.table("a")
    assert found is not None

    store.append([Append("a", (entry(1),), "waiting", {"name": "new"})])

    assert [one.summary for one in store.open_tables()] == [{"name": "new"}]


def test_a_table_whose_terms_cannot_be_read_fails_alone(store: Store) -> None:
    lay(store, "bad", "good")
    spoil(store, "UPDATE tables SET laid = '{' WHERE id = 'bad'")

    assert code_of(lambda: store.table("bad")) == "table-damaged"
    assert store.table("good") is not None


def test_a_review_that_cannot_be_read_fails_alone(store: Store) -> None:
    lay(store, "a")
    for name in ("ann", "ben"):
        store.add_person(name, name, f"hash {name}", 1)
    people = [{"id": "ben", "name": "ben"}]
    for name in ("bad", "good"):
        store.add_review(name, "a", {"leader": "ben", "people": people}, 1)
    spoil(store, "UPDATE reviews SET told = '{' WHERE id = 'bad'")

    assert code_of(lambda: store.review("bad")) == "review-damaged"
    assert store.merge_people("ben", "ann").reviews == ["good"]
    good = store.review("good")
    assert good is not None
    assert good.told["leader"] == "ann"


def test_preferences_that_cannot_be_read_are_none(store: Store) -> None:
    store.add_person("ann", "Ann", "hash", 1)
    store.keep_preferences("ann", {"theme": "dark"})
    spoil(store, "UPDATE people SET preferences = '{\"theme\"'")

    assert store.preferences("ann") is None
    store.keep_preferences("ann", {"theme": "light"})
    assert store.preferences("ann") == {"theme": "light"}


def test_one_attempt_that_cannot_be_read_hides_no_other(store: Store) -> None:
    for number, name in enumerate(("bad", "worse", "good")):
        lay(store, name)
        store.add_attempt(name, "g", "2026-11-15", f"p{number}")
        store.append([Append(name, (entry(1),), "over", OVER)])
    spoil(store, "UPDATE tables SET summary = '{' WHERE id = 'bad'")
    spoil(store, "UPDATE tables SET summary = '{\"scores\":[]}' WHERE id = 'worse'")

    finished = store.finished_attempts("g", "2026-11-15")

    assert [(one.table_id, one.points, one.over_at) for one in finished] == [("good", 7, 1001)]
    store.note_results([Result("good", 7, True, True)])
    assert store.results("g", "2026-11-15")["2026-11-15"].scores == {7: 1}


def test_letters_and_numbers_that_are_none_fail_alone_in_a_file(tmp_path: Path) -> None:
    """SQLite keeps whatever it is given; PostgreSQL refuses such things itself."""
    with Store.open(f"sqlite:///{tmp_path}/tables.db") as store:
        for at, name in enumerate(("good", "bad")):
            lay(store, name, at=at)
            store.append([append(name, entry(1), entry(2))])
        lay(store, "open", "shut", at=5)
        for name in ("ann", "ben"):
            store.add_person(name, name, f"hash {name}", 1)
            store.grant("good", 0, name)
        for number in range(2):
            lay(store, f"try{number}", listed=False)
            store.add_attempt(f"try{number}", "g", "2026-11-15", f"p{number}")
        store.note_results([Result(f"try{number}", number, True, True) for number in range(2)])
        for line in (
            "UPDATE tables SET summary = CAST(x'7bff7d' AS TEXT) WHERE id = 'shut'",
            "UPDATE entries SET seat = 'x' WHERE table_id = 'bad' AND seq = 2",
            "UPDATE people SET name = x'00ff' WHERE id = 'ben'",
            "UPDATE attempts SET points = 'x' WHERE table_id = 'try0'",
        ):
            spoil(store, line)

        assert [one.id for one in store.open_tables()] == ["open"]
        assert code_of(lambda: store.entries("bad")) == "table-damaged"
        assert [one.name for one in store.holders("good")] == ["ann", NAMELESS]
        assert store.results("g", "2026-11-15")["2026-11-15"].scores == {1: 1}
        assert store.attempts_of("p0", "g", "2026-11-15") == []

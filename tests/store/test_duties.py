"""Duties: what is due is found, taken by one, and forgotten when it has become needless."""

from __future__ import annotations

from dataclasses import replace

from tests.store.making import append, entry, lay
from wardround.store import Store
from wardround.store.rows import Duty
from wardround.tables.rows import Append


def due(table: str, seq: int, at: int | None) -> Append:
    """Return an append after which a table is due at a moment."""
    return replace(append(table, entry(seq)), due_at=at)


def test_what_is_due_is_found_the_longest_due_first(store: Store) -> None:
    lay(store, "a", "b", "c", "d")
    store.append([due("a", 1, 3000), due("b", 1, 2000), due("c", 1, 9000), due("d", 1, None)])

    assert store.duties(3000, 10) == [Duty("b", 2000), Duty("a", 3000)]
    assert store.duties(3000, 1) == [Duty("b", 2000)]


def test_each_entry_says_anew_when_a_table_is_due_or_leaves_it(store: Store) -> None:
    lay(store, "a", "b", "c")
    store.append([due(table, 1, 2000) for table in "abc"])
    store.append([due("a", 2, 5000), due("b", 2, 0), due("c", 2, None)])

    assert store.duties(9000, 10) == [Duty("c", 2000), Duty("a", 5000)]


def test_one_of_those_who_want_to_look_after_a_table_does(store: Store) -> None:
    lay(store, "a")
    store.append([due("a", 1, 2000)])
    [duty] = store.duties(2000, 10)
    taken = [store.take_duty(duty, until) for until in (8000, 9000)]
    store.drop_duty(duty)

    assert taken == [True, False]
    assert store.duties(9000, 10) == [Duty("a", 8000)]
    store.drop_duty(Duty("a", 8000))
    assert store.duties(9000, 10) == []

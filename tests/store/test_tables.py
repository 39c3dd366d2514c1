"""Tables, listings and links; and that no listing gives away what is secret."""

from __future__ import annotations

from dataclasses import astuple
from functools import partial

from tests.store.making import SEED, append, entry, lay
from wardround.store import Store
from wardround.store.tables import PAGE
from wardround.tables.rows import Append, Link, Listing


def ids(listings: list[Listing]) -> list[str]:
    """Return the ids of tables."""
    return [listing.id for listing in listings]


def test_a_table_is_kept_as_it_was_laid(store: Store) -> None:
    laid = {"seed": SEED, "settings": {"é": [1, None, True]}}

    store.lay("a", laid, 5, listed=False, links=["x", "y"], summary={"game": "g"})

    found = store.table("a")
    assert found is not None
    assert (found.laid, found.summary, found.created_at) == (laid, {"game": "g"}, 5)
    assert (found.status, found.listed, found.last_seq) == ("waiting", False, 0)
    assert store.table("b") is None


def test_a_table_is_laid_once(store: Store) -> None:
    lay(store, "a")

    again = store.lay("a", {"seed": "another"}, 1, listed=False, links=["x"], summary={})

    assert not again
    assert store.link("a-0") == Link("a", 0, holds=True)
    assert store.link("x") is None
    found = store.table("a")
    assert found is not None
    assert found.laid == {"seed": SEED}


def test_open_tables_are_those_that_are_listed_and_wait(store: Store) -> None:
    lay(store, "old", at=1)
    lay(store, "new", at=2)
    lay(store, "private", listed=False, at=3)
    lay(store, "begun", at=4)
    store.append([append("begun", entry(1))])

    assert ids(store.open_tables()) == ["new", "old"]


def test_pages_meet_without_gap_or_overlap(store: Store) -> None:
    names = [f"t{number:02}" for number in range(25)]
    store.add_person("me", "Mina", "hash", 1)
    for number in range(25):
        lay(store, names[number * 7 % 25], at=number * 7 % 25 // 4)  # several at one time
        store.grant(names[number * 7 % 25], 0, "me")

    for listing in (store.open_tables, partial(store.tables_of, "me")):
        pages: list[list[str]] = []
        before = None
        while page := listing(7, before):
            pages.append(ids(page))
            before = page[-1].cursor

        assert [len(page) for page in pages] == [7, 7, 7, 4]
        assert [name for page in pages for name in page] == names[::-1]


def test_pages_stay_in_step_while_tables_come_and_go(store: Store) -> None:
    for number in range(6):
        lay(store, f"t{number}", at=number)
    first = store.open_tables(2)

    lay(store, "newer", at=10)
    store.append([append("t4", entry(1))])

    assert ids(first) == ["t5", "t4"]
    assert ids(store.open_tables(2, first[-1].cursor)) == ["t3", "t2"]


def test_no_listing_is_longer_than_a_page(store: Store) -> None:
    lay(store, *(f"t{number}" for number in range(PAGE + 1)))

    assert len(store.open_tables(10**9)) == PAGE
    assert store.open_tables(-1) == []


def test_my_tables_are_those_where_i_have_a_seat_last_changed_first(store: Store) -> None:
    store.add_person("me", "Mina", "hash", 1)
    store.add_person("you", "Jonathan", "other", 1)
    lay(store, "a", "b", "c", "d", listed=False)
    for table, seat, who in [("a", 0, "me"), ("b", 1, "me"), ("b", 0, "me"), ("d", 1, "you")]:
        store.grant(table, seat, who)
    store.append([append("a", entry(1))])

    mine = store.tables_of("me")

    assert [(one.id, one.seats, one.status) for one in mine] == [
        ("a", (0,), "playing"),
        ("b", (0, 1), "waiting"),
    ]
    assert ids(store.tables_of("me", 1)) == ["a"]
    assert ids(store.tables_of("me", 1, mine[0].cursor)) == ["b"]
    assert store.tables_of("me", 1, mine[1].cursor) == []
    assert store.tables_of("nobody") == []


def test_no_listing_tells_what_is_secret(store: Store) -> None:
    store.add_person("me", "Mina", "token-hash", 1)
    lay(store, "a")
    store.grant("a", 0, "me")
    store.append([Append("a", (entry(1),), "waiting", {"moves": 1})])

    listings = [*store.open_tables(), *store.tables_of("me")]
    told = [*map(astuple, listings), *map(astuple, store.holders("a"))]

    assert len(told) == 3
    for one in told:
        for secret in (SEED, "seed", "a-0", "token-hash"):
            assert secret not in str(one)
    assert SEED not in repr(store.table("a"))


def test_many_logs_can_be_asked_for_at_once(store: Store) -> None:
    lay(store, "a")

    assert store.last_seqs(["a", *(f"no{number}" for number in range(2000))]) == {"a": 0}

"""Reviews in the store: changed only by who has seen the latest, and heard of at every node."""

from __future__ import annotations

from queue import SimpleQueue

from tests.store.making import lay
from wardround.store import Store, listen
from wardround.store.reviews import KEPT
from wardround.store.rows import ReviewRow

PATIENCE = 30


def test_a_review_is_changed_by_who_has_seen_the_latest(store: Store) -> None:
    lay(store, "a")
    store.add_review("r", "a", {"step": 1}, 1)

    assert store.change_review("r", 1, {"step": 2}, 2)
    assert not store.change_review("r", 1, {"step": 3}, 3)
    assert store.review("r") == ReviewRow("r", "a", 2, {"step": 2})
    assert store.review("s") is None


def test_a_review_that_nobody_has_led_for_long_is_forgotten(store: Store) -> None:
    lay(store, "a")
    store.add_review("old", "a", {}, 1)
    store.add_review("led", "a", {}, 1)
    store.change_review("led", 1, {"step": 2}, 2)
    store.add_review("new", "a", {}, KEPT + 2)

    assert [store.review(one) is not None for one in ("old", "led", "new")] == [False, True, True]


def test_a_node_hears_of_a_changed_review(postgres_address: str) -> None:
    heard: SimpleQueue[tuple[str, int]] = SimpleQueue()
    with Store.open(postgres_address) as ours, Store.open(postgres_address) as theirs:
        lay(ours, "a")
        ours.add_review("r", "a", {"step": 1}, 1)
        with listen(ours, lambda *wake: heard.put(wake)):
            theirs.change_review("r", 1, {"step": 2}, 2)
            told = heard.get(timeout=PATIENCE)

    assert told == ("review/r", 2)

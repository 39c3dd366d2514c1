"""Reviews in the store: changed only by who has seen the latest, and heard of at every node."""

from __future__ import annotations

from queue import SimpleQueue
from typing import Any

from sqlalchemy import event

from tests.store.making import lay
from wardround.store import Store, listen
from wardround.store.reviews import KEPT
from wardround.tables.rows import ReviewRow

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


def test_who_has_become_another_is_that_person_in_their_reviews(store: Store) -> None:
    lay(store, "a")
    mina, jonathan, lucy = (
        {"id": one[0].lower(), "name": one} for one in ("Mina", "Jonathan", "Lucy")
    )
    for one in (mina, jonathan, lucy):
        store.add_person(one["id"], one["name"], f"hash-{one['id']}", 1)
    both = {"step": 1, "leader": "j", "people": [lucy, jonathan, mina]}
    store.add_review("both", "a", {**both, "people": [lucy]}, 1)
    store.change_review("both", 1, both, 2)
    store.add_review("guest", "a", {"step": 2, "leader": "l", "people": [lucy, jonathan]}, 1)
    store.add_review("other", "a", {"step": 3, "leader": "l", "people": [lucy, mina]}, 1)

    changed = store.merge_people("j", "m").reviews
    again = store.merge_people("l", "m").reviews

    assert changed == ["both", "guest"]
    assert again == ["both", "guest", "other"]
    assert [store.review(one) for one in again] == [
        ReviewRow("both", "a", 4, {"step": 1, "leader": "m", "people": [mina]}),
        ReviewRow("guest", "a", 3, {"step": 2, "leader": "m", "people": [mina]}),
        ReviewRow("other", "a", 2, {"step": 3, "leader": "m", "people": [mina]}),
    ]


def test_a_node_hears_of_a_changed_review(postgres_address: str) -> None:
    heard: SimpleQueue[tuple[str, int]] = SimpleQueue()
    with Store.open(postgres_address) as ours, Store.open(postgres_address) as theirs:
        lay(ours, "a")
        ours.add_review("r", "a", {"step": 1}, 1)
        with listen(ours, lambda *wake: heard.put(wake)):
            theirs.change_review("r", 1, {"step": 2}, 2)
            told = heard.get(timeout=PATIENCE)

    assert told == ("review/r", 2)


def test_a_node_hears_that_somebody_is_another_in_a_review_and_has_no_token(
    postgres_address: str,
) -> None:
    heard: SimpleQueue[tuple[str, int]] = SimpleQueue()
    with Store.open(postgres_address) as ours, Store.open(postgres_address) as theirs:
        lay(ours, "a")
        for who in "mj":
            ours.add_person(who, who, f"hash-{who}", 1)
        ours.add_review("r", "a", {"leader": "j", "people": [{"id": "j", "name": "j"}]}, 1)
        with listen(ours, lambda *wake: heard.put(wake)):
            theirs.merge_people("j", "m")
            told = [heard.get(timeout=PATIENCE) for _ in range(2)]

    assert told == [("token/hash-j", 0), ("review/r", 2)]


def test_a_review_that_another_node_forgets_meanwhile_is_passed_over(postgres_address: str) -> None:
    with Store.open(postgres_address) as ours, Store.open(postgres_address) as theirs:
        lay(ours, "a")
        for who in "mj":
            ours.add_person(who, who, f"hash-{who}", 1)
        told = {"leader": "j", "people": [{"id": "j", "name": "j"}]}
        ours.add_review("led", "a", told, 2)
        ours.add_review("old", "a", told, 1)

        def forget(_connection: Any, _cursor: Any, asked: str, *_rest: Any) -> None:
            if "FOR UPDATE" in asked and theirs.review("old"):
                theirs.add_review("new", "a", {}, KEPT + 2)

        # They were found among those of this person, and are now taken one by one.
        event.listen(ours.engine, "before_cursor_execute", forget)
        changed = ours.merge_people("j", "m").reviews

        assert changed == ["led"]
        assert [ours.review(one) is None for one in ("led", "old")] == [False, True]

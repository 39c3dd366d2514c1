"""What a seat sent under a key is known again, whatever it was."""

from __future__ import annotations

import pytest

from tests.kit.plain import Json
from wardround.tables.game.entries import Entry
from wardround.tables.sent import Sent, SentBefore


def entry(seq: int, kind: str, seat: int, body: Json, key: str) -> Entry:
    """Return an entry of the log with a key."""
    return Entry(seq, 1000, kind, seat, body, key)


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("act", {"action": 0}),
        ("act", {"action": 2**63 - 1}),
        ("act", {"action": 2**63}),
        ("act", {"action": -1}),
        ("act", {"action": True}),
        ("act", {"action": "7"}),
        ("act", {"action": 7, "by": "clock"}),
        ("say", {"action": 7}),
        ("undo", {}),
        ("stand-in", {"for": 1, "bot": "normal", "present": True}),
    ],
)
def test_everything_comes_back_as_it_was_sent(kind: str, body: Json) -> None:
    sent = SentBefore()
    sent.note(entry(3, "act", 1, {"action": 5}, "before"))
    sent.note(entry(4, kind, 1, body, "key"))
    sent.note(entry(5, "act", 1, {"action": 6}, "after"))
    found = sent.find(1, "key")
    assert found == Sent(kind, body, 4)
    assert [type(one) for one in found.body.values()] == [type(one) for one in body.values()]


def test_a_key_belongs_to_one_seat() -> None:
    sent = SentBefore()
    sent.note(entry(1, "act", 0, {"action": 5}, "key"))
    sent.note(entry(2, "say", 1, {"text": "Hello"}, "key"))
    assert [sent.find(seat, "key") for seat in range(3)] == [
        Sent("act", {"action": 5}, 1),
        Sent("say", {"text": "Hello"}, 2),
        None,
    ]
    assert sent.find(0, "another") is None


def test_nothing_is_known_after_it_was_cleared() -> None:
    sent = SentBefore()
    sent.note(entry(1, "act", 0, {"action": 5}, "key"))
    sent.note(entry(2, "undo", 0, {}, "other"))
    sent.clear()
    assert [sent.find(0, key) for key in ("key", "other")] == [None, None]

"""Lines of a score: as plain values, with the card that gave them where there is one."""

from __future__ import annotations

from wardround.core.game import Point


def test_a_line_names_the_card_only_if_one_gave_the_points() -> None:
    assert Point(3, "patients", 2).record() == {"amount": 3, "reason": "patients", "round": 2}
    assert Point(1, "card", 0, "tea-urn").record() == {
        "amount": 1, "reason": "card", "round": 0, "source": "tea-urn",
    }  # fmt: skip

"""Choices are numbered in order; long lists are put in groups."""

from __future__ import annotations

from tests.kit.narrators import TinyNarrator
from wardround.narration.choices import choice_lines


def test_a_short_list_has_one_line_a_choice() -> None:
    records = [{"verb": "take"}, {"verb": "pass"}]

    assert choice_lines(TinyNarrator(), records, {}) == ["1. do take", "2. do pass"]


def test_a_single_choice_is_called_the_only_one() -> None:
    assert choice_lines(TinyNarrator(), [{"verb": "pass"}], {}) == ["1. do pass (the only choice)"]


def test_a_long_list_is_put_in_groups_with_the_same_numbers() -> None:
    records = [{"verb": f"verb{number}"} for number in range(1, 25)] + [{"verb": "show"}]
    lines = choice_lines(TinyNarrator(), records, {})

    assert len(lines) == 2
    assert lines[0].startswith("Do: 1. verb1; 2. verb2;")
    assert lines[0].endswith("24. verb24")
    assert lines[1] == "25. do show"

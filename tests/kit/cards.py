"""Tests name the cards that they prove: `@card("cardiology")`, `@card("prototype:consultant")`.

A card is named by its id; one that a pack of another edition adds or changes, by the edition
and its id.
"""

from __future__ import annotations

import pytest

MARK = "card(*keys): the departments, specialists and administrators that the test proves"


def card(*keys: str) -> pytest.MarkDecorator:
    """Mark a test as proving what these cards do, or what they do not."""
    return pytest.mark.card(*keys)

"""Tests name the rules that they prove: `@rule("DH-6.1")`."""

from __future__ import annotations

import pytest

MARK = "rule(*ids): the rules in docs/rules that the test proves"


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test as proving the rules `ids` of docs/rules."""
    return pytest.mark.rule(*ids)

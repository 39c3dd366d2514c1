"""Ending an activation for whoever has no time left (DH-10.6)."""

from __future__ import annotations

from typing import Final

from wardround.match.match import Match

CLOSING: Final = ("done", "skip", "pass")
"""What ends an activation, or the effect under way, without doing anything more."""


def closing_action(match: Match, seat: int) -> int:
    """Return what brings an activation to its end, or the first that is legal on the way there."""
    legal = match.legal(seat)
    verbs = {match.action_record(action)["verb"]: action for action in reversed(legal)}
    return next((verbs[verb] for verb in CLOSING if verb in verbs), legal[0])

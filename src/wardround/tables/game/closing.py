"""Ending a phase of timed play for whoever has no time left."""

from __future__ import annotations

from wardround.tables.game.match import Match


def closing_action(match: Match, seat: int) -> int:
    """Return what brings the phase to its end, or the first that is legal on the way there."""
    legal = match.legal(seat)
    timed = match.game.traits.timed
    verbs = {match.action_record(action)["verb"]: action for action in reversed(legal)}
    closing = () if timed is None else timed.closing
    return next((verbs[verb] for verb in closing if verb in verbs), legal[0])

"""The bot that picks any legal action: the baseline, and a test of every rule."""

from __future__ import annotations

from wardround.core.seats import Turn


class RandomBot:
    """Chooses each legal action equally often."""

    def choose(self, turn: Turn) -> int:
        """Return any of the legal actions."""
        return turn.legal[turn.rng.below(len(turn.legal))]

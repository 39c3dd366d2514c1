"""The bot that picks any legal action: the baseline, and the tester of every rule."""

from __future__ import annotations

from collections.abc import Sequence

from wardround.core.game import Json
from wardround.core.luck import Rng


class RandomBot:
    """Chooses each legal action equally often."""

    def choose(self, view: Json, legal: Sequence[int], rng: Rng) -> int:
        """Return any of `legal`."""
        return legal[rng.below(len(legal))]

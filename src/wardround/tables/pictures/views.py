"""What the viewers of a table see of its game, each view made of what is as before and what is not.

Whatever is equal to what was seen before is the same object, so that it is found to be unchanged
without being looked into. Nobody may change a view.
"""

from __future__ import annotations

from typing import TypeVar

from wardround.core.json_types import View
from wardround.tables.game.match import Match

T = TypeVar("T")
VIEWER = "viewer"
"""The key of a view that says whose it is."""


class Views:
    """The views of one table."""

    def __init__(self) -> None:
        self._now: dict[int | None, View] = {}
        self._before: dict[int | None, View] = {}

    def turn(self) -> None:
        """Take in that the game may have changed."""
        self._before |= self._now
        self._now = {}

    def pack(self) -> None:
        """Forget what was seen before."""
        self._before = {}

    def of(self, match: Match | None, viewer: int | None) -> View:
        """Return what a viewer sees, but for their number: the same for who sees the same."""
        if match is None:
            return {}
        if viewer is None or not (match.hides_from(None) or match.hides_from(viewer)):
            viewer = None
        known = self._now.get(viewer)
        if known is None:
            made = match.view(viewer)
            if viewer is not None:
                made = kept(self.of(match, None), made)
            known = self._now[viewer] = kept(self._before.get(viewer, {}), made)
        return known


def kept(before: T, after: T) -> T:
    """Return a value that consists of an earlier one as far as both are equal."""
    if before is after or before == after:
        return before
    told: object = after
    if isinstance(before, dict) and isinstance(after, dict):
        told = {key: kept(before.get(key), value) for key, value in after.items()}
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        told = [kept(one, other) for one, other in zip(before, after, strict=True)]
    return told  # type: ignore[return-value]  # of the same form

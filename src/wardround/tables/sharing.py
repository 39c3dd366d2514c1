"""Content that tables share: parsed packs are in memory once, however many tables use them.

They are freed with the last table that needs them.
"""

from __future__ import annotations

import json
from typing import Final
from weakref import WeakValueDictionary

from wardround.core.game import Game
from wardround.core.records import Terms
from wardround.tables.game.setup import TableSetup

Key = tuple[str, str, tuple[tuple[str, str], ...]]


class SharedTerms:
    """Terms, and something to refer to that goes when nobody has it any more."""

    def __init__(self, terms: Terms) -> None:
        self.terms: Final = terms


_known: Final[WeakValueDictionary[Key, SharedTerms]] = WeakValueDictionary()


def share_terms(setup: TableSetup, game: Game) -> SharedTerms:
    """Return the shared terms of a table.

    Raises what is wrong with a setting or a pack.
    """
    settings = json.dumps(setup.settings, sort_keys=True)
    key = (setup.game, settings, tuple(setup.packs.items()))
    found = _known.get(key)
    if found is None:
        found = SharedTerms(Terms(game, setup.settings, setup.packs))
        _known[key] = found
    return found

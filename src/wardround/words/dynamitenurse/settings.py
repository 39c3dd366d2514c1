"""The settings of Dynamite Nurse in words."""

from __future__ import annotations

from typing import Final

from wardround.dynamitenurse.content import COLOURS, MAX_SEATS
from wardround.dynamitenurse.options import COLOURS_SETTING
from wardround.words.settings import Setting, first_player, setting
from wardround.words.words import Words

MINUTES: Final = 45
"""About how long a game takes."""


def settings(words: Words) -> list[Setting]:
    """Return all settings, in their display order.

    The colours are those of one seat. Several are separated by commas, seat by seat.
    """
    colours = [(one, words.say(f"dn-colour-{one}")) for one in COLOURS]
    return [setting(words, COLOURS_SETTING, "choice", colours), first_player(words, MAX_SEATS)]

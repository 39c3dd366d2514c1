"""The settings of Dice Hospital in words."""

from __future__ import annotations

from typing import Final

from wardround.dicehospital.options import (
    MAX_SEATS,
    MIN_SEATS,
    NOT_SOLO,
    ONE_PROMO,
    ONLY_SOLO,
    SWITCHES,
    fits,
)
from wardround.dicehospital.pack_files import EDITIONS
from wardround.words.settings import Setting, first_player, setting, switch
from wardround.words.words import Words

PROMOS: Final = "promos"
MINUTES: Final = 60
"""About how long a game takes."""


def settings(words: Words) -> list[Setting]:
    """Return all settings, in their display order."""
    editions = [(one, words.say(f"edition-{one}")) for one in EDITIONS]
    return [
        setting(words, "edition", "choice", editions),
        *[_promos(words) if name == PROMOS else _switch(words, name) for name in SWITCHES],
        first_player(words, MAX_SEATS),
    ]


def _promos(words: Words) -> Setting:
    """Return the setting of the promos: none, both, or one alone (DH-16.3)."""
    values: list[tuple[bool | int | str, str]] = [
        (False, words.say("setting-off")),
        (True, words.say("promos-both")),
        *[(one, words.say(f"specialist-{one}")) for one in ONE_PROMO],
    ]
    editions = [one for one in EDITIONS if fits(PROMOS, one)]
    return setting(words, PROMOS, "choice", values, None, editions)


def _switch(words: Words, name: str) -> Setting:
    seats = None
    if name in ONLY_SOLO:
        seats = [MIN_SEATS]
    elif name in NOT_SOLO:
        seats = list(range(MIN_SEATS + 1, MAX_SEATS + 1))
    editions = [one for one in EDITIONS if fits(name, one)]
    return switch(words, name, seats, None if len(editions) == len(EDITIONS) else editions)

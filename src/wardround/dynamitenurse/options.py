"""The settings of one game: who starts, who has which colour, and the user's packs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wardround.core.errors import BadOption
from wardround.core.game import Options
from wardround.core.pack_store import Choice
from wardround.core.pack_text import allowed, found
from wardround.core.settings import (
    FIRST_PLAYER,
    RANDOM_FIRST,
    check_first_player,
    check_seat_count,
    first_player,
    unknown_option,
)
from wardround.dynamitenurse.content import COLOURS, MAX_SEATS, MIN_SEATS, Content
from wardround.dynamitenurse.pack_files import STANDARD
from wardround.dynamitenurse.reading import content_of
from wardround.dynamitenurse.view_types import NurseOptions

COLOURS_SETTING: Final = "colours"
NAMES: Final = (COLOURS_SETTING, FIRST_PLAYER)
"""Every setting, in the order in which they are told."""

USUAL_COLOURS: Final = tuple(range(MAX_SEATS))
"""The colours of seat 1, 2 … as indices into `COLOURS` (DN-4.1)."""


class DynamiteNurseOptions(Options):
    """What one game is played by. Nothing of it changes once it is made."""

    __slots__ = ("colours", "content", "first", "user_packs")

    def __init__(self, first: int, colours: tuple[int, ...], user_packs: Mapping[str, str]) -> None:
        self.first = first
        """The seat that begins, as the table named it, or `RANDOM_FIRST`."""
        self.colours = colours
        """The colour of every seat, also of those that nobody takes."""
        self.user_packs: dict[str, str] = dict(user_packs)
        self.content: Content = content_of(self.choice())

    def choice(self) -> Choice:
        """Return which content these options ask for."""
        return Choice(STANDARD, user_packs=self.user_packs)

    def settings(self) -> NurseOptions:
        """Return the settings that differ from the defaults, as recorded in a header."""
        told: NurseOptions = {}
        if self.colours != USUAL_COLOURS:
            told["colours"] = ",".join([COLOURS[colour] for colour in self.colours])
        if self.first != RANDOM_FIRST:
            told["first-player"] = self.first
        return told

    def pack_digest(self) -> str:
        """Return the digest of the content that is played with."""
        return self.content.digest


def from_settings(
    settings: Mapping[str, object], pack_texts: Mapping[str, str]
) -> DynamiteNurseOptions:
    """Return the options that settings and the user's packs (name to TOML) ask for."""
    first = RANDOM_FIRST
    colours = USUAL_COLOURS
    for name, value in settings.items():
        if name == FIRST_PLAYER:
            first = first_player(value, MAX_SEATS)
        elif name == COLOURS_SETTING:
            colours = _colours(value)
        else:
            raise unknown_option(name, NAMES)
    return DynamiteNurseOptions(first, colours, pack_texts)


def reduce(
    options: DynamiteNurseOptions,
) -> tuple[type[DynamiteNurseOptions], tuple[int, tuple[int, ...], dict[str, str]]]:
    """Return what options are pickled as: what they were made of."""
    return DynamiteNurseOptions, (options.first, options.colours, options.user_packs)


def check_seats(options: DynamiteNurseOptions, seats: int) -> None:
    """Refuse a number of players that the game is not made for (DN-1.1)."""
    check_seat_count(seats, MIN_SEATS, MAX_SEATS)
    check_first_player(options.first, seats)


def _colours(value: object) -> tuple[int, ...]:
    """Return the colour of every seat; those that are not named follow in their order."""
    named: list[int] = []
    for word in value.split(",") if isinstance(value, str) else [""]:
        name = word.strip().lower()
        if name not in COLOURS:
            part = found(name if isinstance(value, str) else str(value))
            known = allowed(COLOURS)
            raise BadOption("bad-option-part", option=COLOURS_SETTING, value=part, allowed=known)
        if COLOURS.index(name) in named:
            raise BadOption("option-repeats", option=COLOURS_SETTING, value=name)
        named.append(COLOURS.index(name))
    return (*named, *[colour for colour in USUAL_COLOURS if colour not in named])

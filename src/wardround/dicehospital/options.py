"""The settings of one game: the edition, its optional rules, and the user's packs (DH-10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast, get_args

from wardround.core.errors import BadOption
from wardround.core.game import Options
from wardround.core.pack_text import allowed, found
from wardround.core.settings import (
    FIRST_PLAYER,
    RANDOM_FIRST,
    bad_value,
    check_first_player,
    check_seat_count,
    first_player,
    is_on,
    unknown_option,
)
from wardround.dicehospital.content import Content
from wardround.dicehospital.pack_files import ALL_PROMOS, EDITIONS, PACKS, PROMOS, Choice
from wardround.dicehospital.reading import content_of
from wardround.dicehospital.view_types import DiceOptions, OtherEdition, Promos, Switch

MIN_SEATS: Final = 1
MAX_SEATS: Final = 4

SWITCHES: Final[tuple[Switch, ...]] = get_args(Switch)
ONE_PROMO: Final = tuple([name for name in PROMOS if name != ALL_PROMOS])
"""The promos that can be played with alone."""
NAMES: Final = ("edition", *SWITCHES, FIRST_PLAYER)
"""Every setting, in the order in which they are told."""

NOT_IN_PROTOTYPE: Final = (
    "events", "opening-crisis", "nationwide-epidemic", "resistant-superbug",
    "final-round-collections", "promos",
)  # fmt: skip
NOT_SOLO: Final = ("final-round-collections",)
ONLY_SOLO: Final = ("double-fatality-penalty", "double-report-penalty")


class DiceHospitalOptions(Options):
    """What one game is played by. Nothing of it changes once it is made."""

    __slots__ = (
        "administrators", "content", "double_fatality_penalty", "double_report_penalty",
        "edition", "events", "experimental", "final_round_collections", "first", "linear",
        "nationwide_epidemic", "opening_crisis", "promos", "prototype_extras",
        "resistant_superbug", "user_packs",
    )  # fmt: skip

    def __init__(
        self,
        edition: str,
        switches: frozenset[str],
        first: int,
        user_packs: Mapping[str, str],
        promos: str = "",
    ) -> None:
        self.edition = edition
        self.events = "events" in switches
        self.experimental = "experimental" in switches
        self.promos = promos
        """Which promos, as in `PROMOS`; empty for none."""
        self.opening_crisis = "opening-crisis" in switches
        self.nationwide_epidemic = "nationwide-epidemic" in switches
        self.resistant_superbug = "resistant-superbug" in switches
        self.final_round_collections = "final-round-collections" in switches
        self.linear = "linear" in switches
        self.administrators = "no-administrators" not in switches
        self.double_fatality_penalty = "double-fatality-penalty" in switches
        self.double_report_penalty = "double-report-penalty" in switches
        self.prototype_extras = "prototype-extras" in switches
        self.first = first
        """The seat that begins, as the table named it, or `RANDOM_FIRST`."""
        self.user_packs: dict[str, str] = dict(user_packs)
        self.content: Content = content_of(self.choice())

    def choice(self) -> Choice:
        """Return which content these options ask for."""
        return Choice(
            self.edition, self.experimental, self.promos, self.prototype_extras, self.user_packs
        )

    def switches(self) -> list[Switch]:
        """Return the switches that are on, in their order."""
        states = (
            self.events, self.experimental, self.promos != "", self.opening_crisis,
            self.nationwide_epidemic, self.resistant_superbug, self.final_round_collections,
            self.linear, not self.administrators, self.double_fatality_penalty,
            self.double_report_penalty, self.prototype_extras,
        )  # fmt: skip
        return [name for name, on in zip(SWITCHES, states, strict=True) if on]

    def settings(self) -> DiceOptions:
        """Return the settings that differ from the defaults, as recorded in a header."""
        told: DiceOptions = {}
        if self.edition != EDITIONS[0]:
            told["edition"] = cast(OtherEdition, self.edition)
        for name in self.switches():
            told[name] = True
        if self.promos not in ("", ALL_PROMOS):
            told["promos"] = cast(Promos, self.promos)
        if self.first != RANDOM_FIRST:
            told["first-player"] = self.first
        return told

    def pack_digest(self) -> str:
        """Return the digest of the content that is played with."""
        return self.content.digest


def from_settings(
    settings: Mapping[str, object], pack_texts: Mapping[str, str]
) -> DiceHospitalOptions:
    """Return the options that settings and the user's packs (name to TOML) ask for.

    A switch is on for true, on, yes, or no value at all; `promos` can also be one of them alone.
    Packs made for an edition select it.
    """
    switches: list[str] = []
    edition = ""
    promos = ""
    first = RANDOM_FIRST
    for name, value in settings.items():
        if name == "edition":
            edition = _edition(value)
        elif name == FIRST_PLAYER:
            first = first_player(value, MAX_SEATS)
        elif name == "promos":
            promos = _promos(value)
            if promos:
                switches.append(name)
        elif name in SWITCHES:
            if is_on(name, value):
                switches.append(name)
        else:
            raise unknown_option(name, NAMES)
    edition = edition or PACKS.edition_asked(pack_texts) or EDITIONS[0]
    for name in switches:
        if not fits(name, edition):
            raise BadOption("option-not-in-edition", option=name, edition=edition)
    options = DiceHospitalOptions(edition, frozenset(switches), first, pack_texts, promos)
    _check_content(options)
    return options


def reduce(
    options: DiceHospitalOptions,
) -> tuple[type[DiceHospitalOptions], tuple[str, frozenset[str], int, dict[str, str], str]]:
    """Return what options are pickled as: what they were made of."""
    switches = frozenset(options.switches())
    made_of = (options.edition, switches, options.first, options.user_packs, options.promos)
    return DiceHospitalOptions, made_of


def fits(name: str, edition: str) -> bool:
    """Return whether an option belongs to an edition (DH-17.8)."""
    if name == "prototype-extras":
        return edition == "prototype"
    if name == "promos":
        return edition in ("final", "italian")
    return edition != "prototype" or name not in NOT_IN_PROTOTYPE


def unchanged_since_first(options: DiceHospitalOptions) -> bool:
    """Tell whether version 2 of the rules changed nothing for a game.

    It changed how long cards of the expansion recolour, before what a bag may do so, and when
    extra dice come that an empty bag owed; packs of the user's may have such cards.
    """
    extra = options.nationwide_epidemic or options.events
    return not (options.experimental or extra or options.user_packs)


def check_seats(options: DiceHospitalOptions, seats: int) -> None:
    """Refuse a number of players that the game or an option is not made for (DH-10.8)."""
    check_seat_count(seats, MIN_SEATS, MAX_SEATS)
    for name in options.switches():
        if seats == 1 and name in NOT_SOLO:
            raise BadOption("option-not-solo", option=name)
        if seats > 1 and name in ONLY_SOLO:
            raise BadOption("option-only-solo", option=name)
    check_first_player(options.first, seats)


def _check_content(options: DiceHospitalOptions) -> None:
    """Refuse options whose cards a user's pack has taken away."""
    content = options.content
    gone = ""
    if options.events and not content.events:
        gone = "events"
    if options.final_round_collections and not content.ambulance_backs:
        gone = "final-round-collections"
    if gone:
        raise BadOption("option-not-in-edition", option=gone, edition=options.edition)


def _promos(value: object) -> str:
    """Return which promos a value asks for: all of them, one by its id, or none."""
    word = value.strip().lower() if isinstance(value, str) else ""
    if word in ONE_PROMO:
        return word
    try:
        return ALL_PROMOS if is_on("promos", value) else ""
    except BadOption:
        raise bad_value("promos", value, allowed(("true", "false", *ONE_PROMO))) from None


def _edition(value: object) -> str:
    """Return the edition that a value names."""
    if value not in EDITIONS:
        raise BadOption("unknown-edition", edition=found(str(value)), allowed=allowed(EDITIONS))
    return str(value)

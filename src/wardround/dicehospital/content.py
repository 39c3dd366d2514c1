"""What is printed on cards and tiles, in the form that the rules read.

`reading` builds these records from content packs. Nothing here changes during a game, and no rule
depends on a card's name: it reads what the card does.
"""

from __future__ import annotations

from typing import Final

from wardround.core.cards import Card
from wardround.core.ints import i64

RED: Final = 0
YELLOW: Final = 1
GREEN: Final = 2
ANY: Final = -1
"""Of any colour."""
COLOURS: Final = ("red", "yellow", "green")

LEFT_OUT: Final = (0, 10, 6, 3, 0)
"""Dice of each colour that stay out of the bag, by number of players (DH-2.1, DH-11.1)."""

# What a part of an effect does to the dice it is aimed at.
HEAL: Final = 0
"""Raise by `steps`; a negative number lowers."""
REROLL: Final = 1
FLIP: Final = 2
RECOLOUR: Final = 3

# How the dice of one part must relate to each other.
FREELY: Final = 0
EQUAL: Final = 1
RUN: Final = 2

# Which dice a specialist's part may aim at (DH-5.7).
EVERYONE: Final = 0
HEALED: Final = 1
DIFFERENT: Final = 2

# Whether fewer dice than `count` will do.
NEVER: Final = 0
IF_SHORT: Final = 1
UP_TO: Final = 2

# What a specialist waits for.
HEALS: Final = 1
DISCHARGES: Final = 2


class Part:
    """One aim of an effect: so many dice, of such a kind, and what happens to them.

    `nibbles` has four bits set for each value that qualifies, as dice are counted by value.
    """

    __slots__ = (
        "colour", "count", "does", "fewer", "for_round", "nibbles", "pattern", "same_value",
        "steps", "values", "who",
    )  # fmt: skip

    def __init__(
        self,
        does: int,
        steps: int,
        count: int,
        colour: int,
        values: tuple[int, ...],
        pattern: int,
        fewer: int,
        who: int,
        same_value: bool,
        for_round: bool = False,
    ) -> None:
        self.does: i64 = does
        self.steps: i64 = steps
        self.count: i64 = count
        self.colour: i64 = colour
        self.values = values
        self.pattern: i64 = pattern
        self.fewer: i64 = fewer
        self.who: i64 = who
        self.same_value = same_value
        self.for_round = for_round
        """Whether a new colour lasts until the round ends (DH-15.11)."""
        nibbles: i64 = 0
        for value in values:
            nibbles |= 15 << (4 * value)
        self.nibbles: i64 = nibbles


class Effect:
    """What a department or specialist does: parts carried out together, costs and gains.

    `admissions` stands for the bespoke effect of DH-16.2: for each die discharged by the
    placement, return another die to the bag or admit a new one.
    """

    __slots__ = ("admissions", "bags", "fatalities", "parts", "points")

    def __init__(
        self, parts: list[Part], fatalities: int, bags: int, points: int, admissions: bool
    ) -> None:
        self.parts = parts
        self.fatalities: i64 = fatalities
        self.bags: i64 = bags
        self.points: i64 = points
        self.admissions = admissions


class Department:
    """A department: printed on every board, or a tile of the stack.

    `effects` has one entry, or several of which one is chosen at each use.
    """

    __slots__ = ("card", "effects", "index", "printed")

    def __init__(self, card: Card, index: int, printed: bool, effects: list[Effect]) -> None:
        self.card = card
        self.index = index
        self.printed = printed
        self.effects = effects

    def names_a_colour(self) -> bool:
        """Return whether the effect speaks of a colour (DH-17.6)."""
        for effect in self.effects:
            for part in effect.parts:
                if part.colour != ANY:
                    return True
        return False


class Specialist:
    """A specialist: what it waits for (`when`, of `when_colour`) and what it then does.

    `copies_another` is DH-16.1; `coloured_only` is the prototype Consultant's limit (DH-17.6).
    """

    __slots__ = (
        "card", "coloured_only", "copies_another", "effects", "index", "meeple", "when",
        "when_colour",
    )  # fmt: skip

    def __init__(
        self,
        card: Card,
        index: int,
        meeple: str,
        when: int,
        when_colour: int,
        coloured_only: bool,
        copies_another: bool,
        effects: list[Effect],
    ) -> None:
        self.card = card
        self.index = index
        self.meeple = meeple
        self.when: i64 = when
        self.when_colour: i64 = when_colour
        self.coloured_only = coloured_only
        self.copies_another = copies_another
        self.effects = effects


class Administrator:
    """An administrator: points in Phase 5 for dice discharged, or protection in Phase 4.

    `points` are scored if at least `needs` (red, yellow, green) were discharged, or, with
    `per_set`, once for each time that `needs` fits; with `most`, for the strictly most
    discharged. `protects` is a colour or ANY for none, `protects_count` 0 means all of it.
    """

    __slots__ = (
        "card", "index", "most", "needs", "per_set", "points", "protects", "protects_count",
    )  # fmt: skip

    def __init__(
        self,
        card: Card,
        index: int,
        points: int,
        needs: tuple[int, int, int],
        per_set: bool,
        most: bool,
        protects: int,
        protects_count: int,
    ) -> None:
        self.card = card
        self.index = index
        self.points = points
        self.needs = needs
        self.per_set = per_set
        self.most = most
        self.protects = protects
        self.protects_count = protects_count


class EventCard:
    """An event: numbers that the rules add or ask for while it lies open (DH-10.9).

    One-off, at the reveal: `bags` for everyone; `may_return`, `may_raise`, `must_lower` one
    patient each. For the round: `nurses` more or fewer, `extra_dice` at intake, `neglect` steps
    more, `volunteers` patients spared, `bags_frozen`, `improvements_wait`; at the start of
    Phase 4 `clean_points` without an untreated patient, `dirty_points` with `dirty_from` or
    more; in Phase 5 `grant_points` for `grant_needs` (red, yellow, green) discharged.
    """

    __slots__ = (
        "bags", "bags_frozen", "card", "clean_points", "dirty_from", "dirty_points",
        "extra_dice", "grant_needs", "grant_points", "improvements_wait", "index", "may_raise",
        "may_return", "must_lower", "neglect", "nurses", "volunteers",
    )  # fmt: skip

    def __init__(self, card: Card, index: int) -> None:
        self.card = card
        self.index = index
        self.bags = 0
        self.may_return = False
        self.may_raise = False
        self.must_lower = False
        self.nurses = 0
        self.extra_dice = 0
        self.neglect = 0
        self.volunteers = 0
        self.bags_frozen = False
        self.improvements_wait = False
        self.clean_points = 0
        self.dirty_from = 0
        self.dirty_points = 0
        self.grant_points = 0
        self.grant_needs: tuple[int, int, int] = (0, 0, 0)


class Report:
    """A medical report of the solo game: dice needed (red, yellow, green) and its points."""

    __slots__ = ("card", "index", "needs", "points")

    def __init__(self, card: Card, index: int, needs: tuple[int, int, int], points: int) -> None:
        self.card = card
        self.index = index
        self.needs = needs
        self.points = points


class AmbulanceBack:
    """The back of an ambulance: the value wanted on its red, yellow and green space."""

    __slots__ = ("card", "number", "values")

    def __init__(self, card: Card, number: int, values: tuple[int, int, int]) -> None:
        self.card = card
        self.number = number
        self.values = values


class House:
    """The numbers of the box and the rules in which editions differ."""

    __slots__ = (
        "beds", "dice_a_colour", "experimental_second_set", "improvement_required", "nurses",
        "recolour_passes", "returns_a_round", "rounds", "score", "solo_bag_below",
        "solo_ranks", "solo_reveals_first",
    )  # fmt: skip

    def __init__(self) -> None:
        # `reading` fills these in; their usual values are in the pack of the final edition.
        self.rounds = 0
        self.beds = 0
        self.nurses = 0
        self.dice_a_colour = 0
        self.score: tuple[int, ...] = ()
        self.solo_ranks: tuple[int, ...] = ()
        self.solo_bag_below = 0
        self.solo_reveals_first = False
        self.improvement_required = False
        self.returns_a_round = 0
        """How many improvements may be returned; 0 for any number (DH-17.3)."""
        self.recolour_passes = False
        """Whether a colour for the phase ends with one effect already (DH-17.3)."""
        self.experimental_second_set = 0
        """Tiles of the second set that join an expansion with four players (DH-15.1)."""


class Content:
    """Everything that one game is played with: the merged packs of its edition and options.

    `departments` lists the printed ones first, and `printed` their indices. `tile_stack` and
    `specialist_deck` say how the stacks are built: indices of `departments` / `specialists`, once
    per copy, of the standard part; `*_expansion` those of expansion packs, `*_extras` those that
    are swapped in one for one at random (prototype extras, promos).
    """

    __slots__ = (
        "administrators", "ambulance_backs", "department_expansion", "department_extras",
        "departments", "digest", "edition", "events", "house", "printed",
        "reports",
        "specialist_deck", "specialist_expansion", "specialist_extras", "specialists",
        "tile_stack",
    )  # fmt: skip

    def __init__(self, edition: str, digest: str, house: House) -> None:
        self.edition = edition
        self.digest = digest
        self.house = house
        self.departments: list[Department] = []
        self.printed: list[int] = []
        self.specialists: list[Specialist] = []
        self.administrators: list[Administrator] = []
        self.events: list[EventCard] = []
        self.reports: list[Report] = []
        self.ambulance_backs: list[AmbulanceBack] = []
        self.tile_stack: list[int] = []
        self.specialist_deck: list[int] = []
        self.department_expansion: list[int] = []
        self.specialist_expansion: list[int] = []
        self.department_extras: list[int] = []
        self.specialist_extras: list[int] = []

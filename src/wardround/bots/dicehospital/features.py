"""The features of a hospital after a round: the inputs of a model.

Dice, blood bags and fatalities change with every plan; improvements are the same for all plans of
a round. A card whose id a model does not know still counts by what it can do.
"""

from __future__ import annotations

from typing import Final

from wardround.bots.dicehospital.bounds import Power
from wardround.core.ints import i64
from wardround.dicehospital import dice
from wardround.dicehospital.content import Content
from wardround.dicehospital.state import Hospital

DICE: Final = dice.PLAIN
"""One feature for each plain die comes first: how many of it there are."""
BAGS: Final = DICE
CROWD: Final = BAGS + 1
FULL: Final = CROWD + 1
"""How many patients there are beyond six, and beyond nine."""
FATALITIES: Final = FULL + 1
STAFF: Final = FATALITIES + 1
"""From here on the features of improvements."""
TILES: Final = STAFF + 1
STAFF_STEPS: Final = TILES + 1
TILE_STEPS: Final = STAFF_STEPS + 1
TILE_TOUCHES: Final = TILE_STEPS + 1
CONSTANT: Final = TILE_TOUCHES + 1
GENERAL: Final = CONSTANT + 1
"""How many features do not depend on the pack."""
CHANGING: Final = STAFF
"""How many of them change with a plan."""

USUAL_CROWD: Final = 6
FULL_CROWD: Final = 9
VERSION: Final = 1
"""Of what the numbers mean: a model fits only the features that it was trained with."""


class Powers:
    """What the improvements of one content can do."""

    __slots__ = ("content", "specialists", "tiles")

    def __init__(self, content: Content) -> None:
        self.content = content
        self.tiles = [Power(one.effects) for one in content.departments]
        self.specialists = [Power(one.effects) for one in content.specialists]

    def features(self, hospital: Hospital) -> list[float]:
        """Return the general features of a hospital's improvements; the others are 0."""
        out = [0.0] * GENERAL
        out[STAFF] = float(len(hospital.specialists))
        out[TILES] = float(len(hospital.tiles))
        for one in hospital.specialists:
            out[STAFF_STEPS] += float(self.specialists[one].steps)
        for one in hospital.tiles:
            out[TILE_STEPS] += float(self.tiles[one].steps)
            out[TILE_TOUCHES] += float(self.tiles[one].touches)
        out[CONSTANT] = 1.0
        return out

    def cards(self, hospital: Hospital) -> list[str]:
        """Return the ids of a hospital's improvements and of its administrator."""
        content = self.content
        out = [content.departments[one].card.id for one in hospital.tiles]
        out += [content.specialists[one].card.id for one in hospital.specialists]
        if hospital.administrator >= 0:
            out.append(content.administrators[hospital.administrator].card.id)
        return out


def beyond(number: i64, usual: i64) -> float:
    """Return by how many a number is greater than a usual one."""
    return float(number - usual) if number > usual else 0.0


def features_of(powers: Powers, hospital: Hospital) -> list[float]:
    """Return all general features of a hospital between two rounds."""
    out = powers.features(hospital)
    for one in hospital.wards:
        out[dice.TO_PLAIN[one]] += 1.0
    out[BAGS] = float(hospital.bags)
    out[CROWD] = beyond(len(hospital.wards), USUAL_CROWD)
    out[FULL] = beyond(len(hospital.wards), FULL_CROWD)
    out[FATALITIES] = float(hospital.fatalities)
    return out

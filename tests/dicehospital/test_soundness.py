"""Positions from elsewhere: what cannot be is refused by the field that shows it."""

from typing import Any

import pytest

from tests.kit.build import GAME, activation, new
from wardround.core.errors import BadNotation


def spoilt(field: str, value: object, hospital: bool = False) -> dict[str, Any]:
    """Return a dumped position with one field changed."""
    data: dict[str, Any] = GAME.dump(activation("R2 R3 G5 / nurse surgeon / cardiology / 1"))
    (data["hospitals"][0] if hospital else data)[field] = value
    return data


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("round", 99), ("step", -1), ("step", 40), ("first", 2), ("chance", 12), ("event", 15),
        ("waiting", [0, 0]), ("waiting", [5]), ("queue", [2]), ("tiles_shown", [99]),
        ("tile_stack", [[99]]), ("specialist_stack", [[-1]]), ("reports", [77]),
        ("bag", [0, 0, 0]), ("loose", [18]),
    ],
)  # fmt: skip
def test_a_table_out_of_range_is_refused(field: str, value: object) -> None:
    with pytest.raises(BadNotation) as caught:
        GAME.load(GAME.options({}, {}), spoilt(field, value))

    assert caught.value.facts == {"field": field}


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("idle", [99]), ("open", [-1]), ("tiles", [99]), ("specialists", [99]), ("bags", -1),
        ("administrator", 8), ("dealt", [8]), ("asked", 9), ("ambulance", 9), ("copied", 40),
        ("wards", ["R3", "R2"]), ("wards", ["R3"] * 13), ("gone_printed", 1),
    ],
)  # fmt: skip
def test_a_hospital_out_of_range_is_refused(field: str, value: object) -> None:
    with pytest.raises(BadNotation) as caught:
        GAME.load(GAME.options({}, {}), spoilt(field, value, hospital=True))

    assert caught.value.facts == {"field": field}


def test_a_die_too_many_is_noticed() -> None:
    with pytest.raises(BadNotation) as caught:
        GAME.load(GAME.options({}, {}), spoilt("wards", ["R2", "R3"], hospital=True))

    assert caught.value.facts == {"field": "bag"}


def test_a_position_of_other_options_or_cards_is_refused() -> None:
    data = GAME.dump(new(2, linear=True))

    for settings in ({}, {"edition": "prototype", "linear": True}):
        with pytest.raises(BadNotation, match="position-other-terms"):
            GAME.load(GAME.options(settings, {}), data)

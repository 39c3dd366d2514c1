"""Positions from elsewhere: what cannot be is refused by the field that shows it."""

from __future__ import annotations

import json
from itertools import product

import pytest

from tests.kit.nurse import admit, main, new, transport
from tests.kit.plain import Json
from tests.kit.positions import positions
from tests.kit.spoiling import holder_of, places, put
from wardround.core.errors import BadNotation
from wardround.core.game import Options
from wardround.dynamitenurse import GAME
from wardround.words import Words

ODD_VALUES: tuple[object, ...] = (
    None, "x", 1.5, {}, -2, 64, 999, 2**31, 10**30, ["x"], [-1], [999], [[]], [[-1]], [[999]],
)  # fmt: skip
"""Values that no field of any position has; some only wrong for most of them."""


def spoilt(place: str, value: object) -> Json:
    """Return a dumped position with one field changed; `town.events`, `hospitals.0.hand`."""
    table = main("examination white-magic", deck="simple-surgery n01")
    admit(table, 0, "P01 P10!")
    transport(table, ("P02", 1), ("P03!", 0))
    data = GAME.dump(table)
    holder, field = holder_of(data, place)
    holder[field] = value
    return data


def refused(data: Json) -> str:
    """Return the field that a position is refused for."""
    with pytest.raises(BadNotation, match="bad-position") as caught:
        GAME.load(GAME.options({"first-player": 0}, {}), data)
    return str(caught.value.facts["field"])


@pytest.mark.parametrize(
    ("place", "value"),
    [
        ("step", -1), ("step", 40), ("stage", 64), ("first", 3), ("active", 3), ("chance", 5),
        ("chance_seat", 3), ("waiting", [0, 0]), ("waiting", [5]), ("ended", 2), ("ended", 0),
        ("later", [-1]), ("later", [37 * 64]),
        ("town.dungeon", [40]), ("town.dungeon", [5, 4]), ("town.graveyard", [-1]),
        ("town.dungeon_top", 40), ("town.arriving", -2), ("town.ambulances", [640]),
        ("town.ambulances", [7]), ("town.event_top", 41), ("town.events", [[]]),
        ("town.events", [[17, 13]]), ("town.nurses", [[41]]), ("town.nurse_knower", 0),
        ("town.nurse_knower", 3), ("town.piles", []), ("town.piles", [-1] * 41),
        ("town.kill_marks", -1), ("town.dynamite_nurse", 3), ("town.scrapped", [41]),
        ("main.tp", -1), ("main.gold", -1), ("main.flex", 1_000_001), ("main.treatments", -1),
        ("main.purchases", -1), ("main.moonlights", -1), ("main.extra_nurses", -1),
        ("main.care_discount", -1), ("main.purchase_discount", -1), ("main.on_acquire", [0] * 4),
        ("main.on_acquire", [0, 0, 0, 0, -1]), ("main.played", [41]), ("main.paid", [40]),
        ("main.paid", [2, 1]),
        ("work.card", 41), ("work.clause", -1), ("work.loser", 3), ("work.partner", 3),
        ("work.first", -2), ("work.drawer", 3), ("work.patient", 80), ("work.picked", [80]),
        ("work.gave", [-1]), ("work.gave", [-1, 40]), ("work.amount", -1), ("work.draws", -1),
        ("work.hires", -1),
        ("hospitals.0.hand", [41]), ("hospitals.0.hand", [4, 0]), ("hospitals.0.shown", [41]),
        ("hospitals.0.shown", [1]), ("hospitals.0.deck", [18, 1]), ("hospitals.0.discard", [-1]),
        ("hospitals.0.in_play", [41]), ("hospitals.0.admitted", [80]),
        ("hospitals.0.admitted", [19, 0]), ("hospitals.0.acquired", [40]),
        ("hospitals.0.kill_marks", -1), ("hospitals.0.markers", 7), ("hospitals.2.markers", -1),
    ],
)  # fmt: skip
def test_a_number_out_of_range_is_refused(place: str, value: object) -> None:
    assert refused(spoilt(place, value)) == place.rpartition(".")[2]


@pytest.mark.parametrize(
    ("place", "value", "field"),
    [
        ("hospitals.0.acquired", [0], "dungeon"),
        ("hospitals.0.acquired", [39], "dungeon"),
        ("town.ambulances", [17, 17], "dungeon"),
        ("town.arriving", 4, "dungeon"),
        ("hospitals.0.deck", [1, 1, 18], "piles"),
        ("hospitals.0.discard", [20], "piles"),
        ("hospitals.0.hand", [0], "piles"),
        ("town.event_top", -1, "piles"),
        ("hospitals.1.markers", 6, "markers"),
        ("hospitals.2.markers", 5, "markers"),
    ],
)
def test_what_is_missing_or_doubled_is_noticed(place: str, value: object, field: str) -> None:
    assert refused(spoilt(place, value)) == field


def test_kill_marks_that_do_not_add_up_are_refused() -> None:
    assert refused(spoilt("town.kill_marks", 11)) == "kill_marks"
    assert refused(spoilt("town.kill_marks", 0)) == "kill_marks"


def test_with_no_deck_the_whole_hand_must_be_known() -> None:
    table = main("examination white-magic", deck="")
    data: Json = GAME.dump(table)
    data["hospitals"][0]["shown"] = []

    assert refused(data) == "shown"


def test_any_field_of_any_position_is_read_or_refused_by_a_sentence() -> None:
    """Every field takes every odd value in positions of every moment; nothing else is raised."""
    words = Words("en")
    tried = taken = 0
    for position in positions(GAME.id, 1):
        data: Json = json.loads(json.dumps(GAME.dump(position.state())))
        for place, value in product(places(data), ODD_VALUES):
            with put(data, place, value):
                tried += 1
                code = code_of(position.terms.options, data)
                taken += code is None

                assert code is None or words.has(f"error-{code}"), place
    assert taken < tried // 10


def code_of(options: Options, data: Json) -> str | None:
    """Return the code that a position is refused with, or None; any other error is a bug."""
    try:
        GAME.load(options, data)
    except BadNotation as error:
        return error.code
    return None


@pytest.mark.parametrize("part", ["town", "main", "work", "hospitals", "waiting", "turn"])
def test_a_position_without_a_part_is_refused(part: str) -> None:
    data = spoilt("turn", 1)
    del data[part]

    with pytest.raises(BadNotation, match="bad-position"):
        GAME.load(GAME.options({"first-player": 0}, {}), data)


def test_a_position_of_other_options_or_cards_is_refused() -> None:
    data = GAME.dump(new(3, first_player=0))

    for settings in ({}, {"first-player": 1}, {"first-player": 0, "colours": "green"}):
        with pytest.raises(BadNotation, match="position-other-terms"):
            GAME.load(GAME.options(settings, {}), data)

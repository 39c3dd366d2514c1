"""What hospitals are worth to a planner: the features, the models, and every moment of a game."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import cast

import pytest

from tests.kit.build import activation
from tests.kit.positions import positions
from wardround.bots.dicehospital import features
from wardround.bots.dicehospital.appraising import Appraiser
from wardround.bots.dicehospital.features import Powers, features_of
from wardround.bots.dicehospital.model import Model, Outlook, Units, plain_model
from wardround.bots.dicehospital.models import SHIPPED, Learned, setting
from wardround.dicehospital import GAME
from wardround.dicehospital.state import Table

WEIGHTS = json.loads(
    files("wardround.bots.dicehospital").joinpath("weights.json").read_text("utf-8")
)


def test_features_count_dice_bags_crowd_and_improvements() -> None:
    table = activation("R3 R3 G6 G6 G6 Y1 Y2 / nurse surgeon / cardiology / 2")
    found = features_of(Powers(table.content), table.hospitals[0])

    assert found[2] == 2.0, "two red threes"
    assert found[17] == 3.0, "three green sixes"
    assert found[features.BAGS] == 2.0
    assert found[features.CROWD] == 1.0
    assert found[features.FULL] == 0.0
    assert found[features.STAFF] == found[features.TILES] == found[features.CONSTANT] == 1.0


def test_a_unit_passes_on_only_what_is_positive() -> None:
    table = activation("R3 / nurse / - / 0")
    nothing = [0.0]
    by_feature = [[0.0] for _ in range(features.GENERAL)]
    by_feature[2] = [1.0]
    units = Units([-1.5], by_feature, [nothing] * 9, [nothing] * 4, {}, [10.0])
    general = [[0.0] * features.GENERAL for _ in range(9)]
    model = Model(general, [{} for _ in general], units)
    outlook = Outlook(model, Powers(table.content), table.hospitals[0], 3, 4)

    assert outlook.of([2], 0, 0) == 0.0, "one red three is not enough"
    assert outlook.of([2, 2], 0, 0) == 5.0


def test_a_card_counts_by_its_id() -> None:
    table = activation("- / nurse surgeon / - / 0")
    general = [[0.0] * features.GENERAL for _ in range(9)]
    model = Model(general, [{"surgeon": 3.0} for _ in general], None)
    powers = Powers(table.content)

    assert Outlook(model, powers, table.hospitals[0], 3, 4).of([], 0, 0) == 3.0
    table.hospitals[0].specialists = ()
    assert Outlook(model, powers, table.hospitals[0], 3, 4).of([], 0, 0) == 0.0


def test_the_header_of_the_weights_tells_what_they_are_for() -> None:
    header = WEIGHTS["header"]

    assert header["features"] == features.VERSION
    assert header["rules"] == GAME.rules_version
    assert header["training"]
    assert header["command"] == "python -m tools.train_dicehospital"


def test_there_is_a_model_for_every_number_of_players_with_and_without_expansion() -> None:
    wanted = {setting(seats, more) for seats in range(1, 5) for more in (False, True)}

    assert set(SHIPPED.learned().models) == wanted


def test_weights_of_other_features_are_refused() -> None:
    with pytest.raises(ValueError, match="features"):
        Learned({**WEIGHTS, "header": {"features": features.VERSION + 1}})


def test_a_better_hospital_is_worth_more() -> None:
    """In the last round points are exact; before, what is left counts."""
    table = activation("R6 R6 / nurse nurse / - / 0")
    poor = activation("R6 R2 / nurse nurse / - / 0")
    model = plain_model(8)

    for one in (table, poor):
        one.round = 8
    appraiser = Appraiser(table.content, model, 5)

    assert appraiser.value(table, 0) > appraiser.value(poor, 0)


def test_the_last_round_is_worth_its_points() -> None:
    """Two leave for 2 points, and the hospital is empty for 5 more (DH-7.1, DH-7.2)."""
    table = activation("R6 G6 / nurse nurse / - / 3")
    table.round = 8
    gone = Appraiser(table.content, plain_model(8), 5).value(table, 0)
    score = table.content.house.score

    assert gone == score[2] + 5 + 3, "blood bags left are a point each"


def test_every_moment_of_a_game_has_a_value() -> None:
    for position in positions(GAME.id, 1):
        table = cast(Table, position.state())
        appraiser = Appraiser(table.content, SHIPPED.learned().of(table), 1)
        for seat in range(position.seats):
            assert -200.0 < appraiser.value(table, seat) < 400.0

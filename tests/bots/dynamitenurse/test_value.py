"""The learned value: what it looks at, its files, and a tiny training from nothing."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from tests.kit.positions import positions
from tools import train_dynamitenurse_value
from wardround.bots.dynamitenurse import features, value
from wardround.bots.dynamitenurse.situation import final_marks, score_of
from wardround.bots.dynamitenurse.style import BEGINNER
from wardround.bots.dynamitenurse.worth import Style, Worth
from wardround.core.luck import Rng
from wardround.dynamitenurse import GAME, scoring
from wardround.dynamitenurse.state import Table


def tables() -> list[Table]:
    """Return positions of every moment."""
    return [cast(Table, one.state()) for one in positions(GAME.id, 2)]


def judged(table: Table) -> Worth:
    """Return what the cards of a table are good for."""
    return Style(BEGINNER).worth(table.content)


def by_points(weight: float) -> value.Value:
    """Return a value that looks at points alone."""
    direct = [0.0] * features.COUNT
    direct[features.NAMES.index("points")] = weight
    return value.Value(direct, [], [], [])


def test_the_quick_score_is_the_score_of_the_rules() -> None:
    for table in tables():
        for seat in range(table.seats):
            lines = scoring.lines(table, seat)

            assert score_of(table, seat) == sum(point.amount for point in lines)
            assert final_marks(table, seat) == scoring.final_kill_marks(table, seat)


def test_each_seat_has_a_number_for_each_feature() -> None:
    for table in tables():
        for seat in range(table.seats):
            assert len(features.features(table, judged(table), seat)) == features.COUNT


def test_features_are_the_same_whatever_is_hidden() -> None:
    for table in tables():
        other = cast(Table, GAME.redeal(table, 0, Rng("another")))
        for seat in range(table.seats):
            found = features.features(other, judged(table), seat)

            assert found == pytest.approx(features.features(table, judged(table), seat))


def test_points_without_beds_are_those_of_the_rules() -> None:
    at = features.NAMES.index("points")
    for table in tables():
        for seat in range(table.seats):
            beds = len(table.hospitals[seat].admitted) * scoring.ADMITTED
            found = features.features(table, judged(table), seat)

            assert found[at] + beds == score_of(table, seat)


def test_a_hidden_unit_counts_only_what_is_above_its_bias() -> None:
    found = [0.0] * features.COUNT
    found[0] = 3.0
    inner = [1.0, *[0.0] * (features.COUNT - 1)]
    below = value.Value([0.0] * features.COUNT, [inner], [-4.0], [2.0])
    above = value.Value([0.0] * features.COUNT, [inner], [-1.0], [2.0])

    assert (below.promise(found), above.promise(found)) == (0.0, 4.0)


def test_chances_are_shares_of_one_win() -> None:
    shipped = value.read_value()
    for table in tables():
        worth = judged(table)
        chances = [shipped.chance(table, worth, seat) for seat in range(table.seats)]

        assert sum(chances) == pytest.approx(1)
        assert min(chances) > 0


def test_whoever_has_more_points_has_better_chances_if_points_are_all() -> None:
    at = features.NAMES.index("points")
    for table in tables():
        worth = judged(table)
        points = [features.features(table, worth, seat)[at] for seat in range(table.seats)]
        chances = [by_points(0.1).chance(table, worth, seat) for seat in range(table.seats)]

        assert chances.index(max(chances)) == points.index(max(points))


def test_towards_the_end_the_value_that_ships_prefers_points() -> None:
    shipped = value.read_value()
    late = [table for table in tables() if len(table.town.dungeon) < 3 * table.seats]
    for table in late:
        found = features.features(table, judged(table), 0)
        left = found[features.NAMES.index("left")]
        richer = [found[0] + 5.0, found[1] + 5.0 / (1.0 + left), *found[2:]]

        assert shipped.promise(richer) > shipped.promise(found)
    assert late


def test_results_at_the_end_are_shares_and_the_winner_has_most() -> None:
    ended = [table for table in tables() if table.over()]
    for table in ended:
        shares = value.results(table)
        scores = [score_of(table, seat) for seat in range(table.seats)]

        assert sum(shares) == pytest.approx(1)
        assert shares.index(max(shares)) == scores.index(max(scores))
    assert ended


def test_a_written_value_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "value.toml"
    shipped = value.read_value()
    value.write_value(path, shipped, "by hand", "none")
    read = value.read_value(path)

    assert (read.direct, read.bias, read.outer) == (shipped.direct, shipped.bias, shipped.outer)
    assert read.inner == shipped.inner


@pytest.mark.parametrize(
    ("line", "other", "complaint"),
    [
        ("version = 1", "version = 2", "has version 2 for rules 1"),
        ('rules = "1"', 'rules = "0"', "has version 1 for rules 0"),
        ('"points", ', "", "is about other features"),
    ],
)
def test_a_value_for_something_else_is_refused(
    tmp_path: Path, line: str, other: str, complaint: str
) -> None:
    path = tmp_path / "value.toml"
    text = value.FILE.read_text(encoding="utf-8")
    path.write_text(text.replace(line, other), encoding="utf-8")

    with pytest.raises(value.BadValue, match=complaint):
        value.read_value(path)


def test_a_tiny_training_runs_from_nothing_and_is_the_same_again(tmp_path: Path) -> None:
    asked = ["--script-games", "3", "--games", "1", "--generations", "2", "--nodes", "2"]
    asked += ["--nets", "2", "--hidden", "2", "--epochs", "2", "--jobs", "1"]
    paths = [tmp_path / "one.toml", tmp_path / "two.toml"]
    for path in paths:
        assert train_dynamitenurse_value.main([*asked, "--out", str(path)]) == 0
    texts = [path.read_text(encoding="utf-8") for path in paths]

    assert texts[0] == texts[1]
    assert "1 x 1 of planners with 2 nodes" in texts[0]
    assert value.read_value(paths[0]).hidden == 4

"""Fitted weights: the file that ships, files that do not fit, a tiny training from nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import train_dynamitenurse
from wardround.bots.dynamitenurse import style, weights
from wardround.core.luck import Rng


def test_each_weight_has_a_name_of_its_own_and_a_beginners_value() -> None:
    assert len(set(style.NAMES)) == style.COUNT == len(style.BEGINNER)
    assert style.NAMES[style.NURSE] == "nurse"
    assert style.NAMES[style.TAKE] == "take"
    assert style.NAMES[style.ADMIT_LAST] == "admit-last"
    assert style.NAMES[style.KEEP_GOLD] == "keep-gold"


def test_the_weights_that_ship_are_for_these_rules_and_unlike_a_beginners() -> None:
    shipped = weights.read_weights()

    assert len(shipped) == style.COUNT
    assert shipped != style.BEGINNER


def test_written_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    path = tmp_path / "weights.toml"
    weights.write_weights(path, style.BEGINNER, "by hand", "none")

    assert weights.read_weights(path) == style.BEGINNER


@pytest.mark.parametrize(("line", "other"), [("version = 1", "version = 2"), ('"1"', '"0"')])
def test_weights_for_something_else_are_refused(tmp_path: Path, line: str, other: str) -> None:
    path = tmp_path / "weights.toml"
    weights.write_weights(path, style.BEGINNER, "by hand", "none")
    path.write_text(path.read_text(encoding="utf-8").replace(line, other), encoding="utf-8")

    with pytest.raises(weights.BadWeights, match=r"weights\.toml has version"):
        weights.read_weights(path)


def test_a_tiny_training_runs_from_nothing_and_is_the_same_again(tmp_path: Path) -> None:
    asked = ["--generations", "1", "--population", "2", "--blocks", "1"]
    asked += ["--measure", "1", "--jobs", "1"]
    for name in ("one.toml", "two.toml"):
        assert train_dynamitenurse.main([*asked, "--out", str(tmp_path / name)]) == 0
    first = weights.read_weights(tmp_path / "one.toml")

    assert first == weights.read_weights(tmp_path / "two.toml")
    assert first != style.BEGINNER
    assert "against beginners it wins" in (tmp_path / "one.toml").read_text(encoding="utf-8")


def test_the_search_moves_towards_what_does_best() -> None:
    """Merit is how near all weights are to those of a target; no game is played."""
    target = [weight + 0.2 for weight in style.BEGINNER]
    search = train_dynamitenurse.Search(style.BEGINNER, "target")

    def distance(drawn: list[float]) -> float:
        return sum(abs(one - other) for one, other in zip(drawn, target, strict=True))

    for _ in range(30):
        drawn = search.draw(40)
        search.learn(drawn, [-distance(one) for one in drawn])

    assert distance(search.mean) < distance(style.BEGINNER) / 2


def test_random_numbers_of_the_search_are_around_0_with_a_spread_of_1() -> None:
    rng = Rng("bell")
    drawn = [train_dynamitenurse.bell(rng) for _ in range(4000)]
    mean = sum(drawn) / 4000

    assert abs(mean) < 0.1
    assert abs(sum(one * one for one in drawn) / 4000 - 1) < 0.1

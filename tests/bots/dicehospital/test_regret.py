"""Regret: what a beam loses against what is proven."""

from __future__ import annotations

from tools.positions import FILE
from wardround.bots.dicehospital.levels import EASY, HARD
from wardround.bots.dicehospital.regret import Regrets, regrets
from wardround.dicehospital import GAME

OPTIONS = GAME.options({}, {})
TRAP = "R4 R6 Y3 Y5 / nurse nurse / - / 1"


def test_a_wide_beam_loses_nothing_where_it_sees_everything() -> None:
    found = regrets(OPTIONS, [TRAP, "G6 / nurse / - / 0"], [1, 5000])

    assert (found.positions, found.proven) == (2, 2)
    assert found.losses[5000] == [0, 0]
    assert found.mean(1) == sum(found.losses[1]) / 2


def test_what_is_not_proven_does_not_count() -> None:
    crowd = "R2 R3 R4 Y2 Y3 Y4 G2 G3 G4 / nurse nurse nurse surgeon / cardiology urology / 3"
    found = regrets(OPTIONS, [crowd], [1], nodes=1)

    assert (found.positions, found.proven, found.losses) == (1, 0, {1: []})
    assert (found.mean(1), found.most(1)) == (0, 0)


def test_most_and_nearly_all_losses_are_told() -> None:
    found = Regrets([7])
    found.losses[7] = [0.0] * 18 + [1.0, 4.0]

    assert found.mean(7) == 0.25
    assert [found.most(7, share) for share in (0.5, 0.9, 0.95, 1.0)] == [0, 1, 4, 4]


def test_the_beam_of_the_hard_level_loses_little_on_real_positions() -> None:
    lines = FILE.read_text(encoding="utf-8").splitlines()[::32]
    found = regrets(
        OPTIONS, [line.partition(" ")[2] for line in lines], [EASY[0], HARD[0]], nodes=2000
    )

    assert found.mean(HARD[0]) < 0.3 < found.mean(EASY[0])
    assert found.proven >= 12

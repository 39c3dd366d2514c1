"""DN-N07, DN-N10, DN-N13: Nurses with a text for the end of the game."""

from __future__ import annotations

import pytest

from tests.kit.nurse import (
    acquire,
    act,
    admit,
    end_game,
    give,
    kill_marks,
    main,
    points,
)
from tests.kit.rules import rule
from wardround.dynamitenurse.scoring import final_kill_marks

# --- Arina ---------------------------------------------------------------------------------------


@rule("DN-N07")
@pytest.mark.parametrize(("real", "final", "penalty"), [(5, 3, -4), (8, 6, -12), (2, 0, 0)])
def test_arina_takes_two_off_the_final_kill_mark_count(real: int, final: int, penalty: int) -> None:
    table = main("n07", deck="")
    kill_marks(table, real, 0, 0)
    end_game(table)

    assert final_kill_marks(table, 0) == final
    assert points(table).get("kill-marks", 0) == penalty


@rule("DN-N07")
@pytest.mark.parametrize("place", ["hand", "deck", "discard"])
def test_arina_works_wherever_she_is(place: str) -> None:
    table = main(deck="")
    give(table, 0, **{place: "n07"})
    kill_marks(table, 3, 0, 0)
    end_game(table)

    assert final_kill_marks(table, 0) == 1


@rule("DN-N07")
def test_arina_helps_nobody_else_and_takes_no_mark_during_play() -> None:
    table = main("n07", deck="examination")
    kill_marks(table, 3, 3, 0)
    act(table, "play n07")
    assert int(table.hospitals[0].kill_marks) == 3

    end_game(table)
    assert [final_kill_marks(table, seat) for seat in range(3)] == [1, 3, 0]


# --- Dora Onyx and Mint Halioca ------------------------------------------------------------------


@rule("DN-N10")
def test_dora_counts_the_name_that_is_worth_most() -> None:
    """Three Sick Patients, one of them an Emergency Case, against two Wounded ones."""
    table = main("n10", deck="")
    acquire(table, 0, "P01 P10 P21 P22 P30")
    end_game(table)

    assert points(table)["end-text n10"] == 3


@rule("DN-N10")
def test_dora_counts_neither_admitted_patients_nor_those_of_others() -> None:
    table = main("n10", deck="")
    acquire(table, 0, "P01")
    acquire(table, 1, "P02 P03")
    admit(table, 0, "P04 P05")
    end_game(table)

    assert points(table)["end-text n10"] == 1


@rule("DN-N13")
def test_mint_loses_a_point_for_each_acquired_emergency_case() -> None:
    table = main("n13", deck="")
    acquire(table, 0, "P08 P10 P01")
    acquire(table, 1, "P18")
    end_game(table)

    assert points(table)["card n13"] == 4
    assert points(table)["end-text n13"] == -2


# --- where they are ------------------------------------------------------------------------------


@rule("DN-N10", "DN-N13", "DN-3.6")
@pytest.mark.parametrize("place", ["hand", "deck", "discard"])
def test_dora_and_mint_work_wherever_they_are(place: str) -> None:
    table = main(deck="")
    give(table, 0, **{place: "n10 n13"})
    acquire(table, 0, "P08 P18 P19")
    end_game(table)

    assert points(table)["end-text n10"] == 2
    assert points(table)["end-text n13"] == -3


@rule("DN-N10", "DN-N13", "DN-3.6")
def test_they_work_in_play_too_and_only_for_their_owner() -> None:
    table = main("n10 n13", deck="examination")
    acquire(table, 0, "P08")
    acquire(table, 1, "P18 P19")
    act(table, "play n10", "play n13")
    end_game(table)

    assert points(table)["end-text n10"] == 1
    assert points(table)["end-text n13"] == -1
    assert "end-text n10" not in points(table, 1)
    assert "end-text n13" not in points(table, 1)

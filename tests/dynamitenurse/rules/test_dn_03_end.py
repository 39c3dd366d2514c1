"""DN-3: when the game ends, and what the end cuts off."""

from __future__ import annotations

from tests.kit.nurse import (
    act,
    admit,
    admitted,
    ambulances,
    choices,
    end_game,
    hand,
    in_play,
    kill_marks,
    kinds,
    leave_in_dungeon,
    main,
    patient,
    prompt,
    transport,
    why,
)
from tests.kit.nurse_turns import marks, score_lines, to_admission
from tests.kit.rules import rule
from wardround.dynamitenurse import GAME

# --- DN-3.1 ------------------------------------------------------------------------------------


@rule("DN-3.1", "DN-9.3")
def test_the_game_ends_when_the_kill_mark_pile_runs_out() -> None:
    table = main()
    kill_marks(table, 11, 0, 0, dynamite_nurse=0)
    transport(table, ("P01!", 1), ("P02!", 1), ("P03!", 1))

    told = act(table, "done")

    assert kinds(told)[-2:] == ["kill-marks-taken", "game-ended"]
    assert told[-1]["reason"] == "kill-marks"
    assert (prompt(table), GAME.actors(table)) == ("over", [])


@rule("DN-3.1")
def test_the_game_goes_on_while_one_kill_mark_is_left() -> None:
    table = main()
    kill_marks(table, 10, 0, 0, dynamite_nurse=0)
    transport(table, ("P01!", 1), ("P02!", 1), ("P03!", 1))

    act(table, "done")

    assert (table.town.kill_marks, prompt(table)) == (1, "luck draw")


@rule("DN-3.1", "DN-9.3")
def test_the_game_ends_when_the_dungeon_runs_out() -> None:
    table = main()
    leave_in_dungeon(table, "P20")

    told = act(table, "done")

    assert told[-1] == {"event": "game-ended", "seat": -1, "reason": "dungeon"}
    assert (prompt(table), GAME.actors(table)) == ("over", [])


@rule("DN-3.1")
def test_the_game_goes_on_while_one_patient_is_left_in_the_dungeon() -> None:
    table = main()
    leave_in_dungeon(table, "P20 P22")

    act(table, "done")

    assert (prompt(table), choices(table)) == ("assign", ["assign 1", "assign 2", "assign 3"])
    assert table.town.dungeon_top == patient("P22")


@rule("DN-3.1")
def test_after_the_end_nothing_can_be_done() -> None:
    table = main("examination")
    end_game(table)

    assert choices(table, 0) == []
    assert why(table, "play examination", 0) == ("game-over", "DN-3.1")


# --- DN-3.5 ------------------------------------------------------------------------------------


@rule("DN-3.5")
def test_the_end_cuts_off_the_rest_of_an_effect() -> None:
    """The first return of three is one too many, and costs the last Kill Mark."""
    table = main("this-is-all-wrong", deck="")
    kill_marks(table, 0, 11, 0, dynamite_nurse=1)
    admit(table, 0, "P04! P07! P10!")
    transport(table, ("P01!", 1), ("P02!", 1), ("P03!", 1))

    act(table, "play this-is-all-wrong", "send back 3", "choose P04", "assign 3")

    assert (prompt(table), admitted(table)) == ("over", "P07! P10!")
    assert ambulances(table) == [("P02!", 1), ("P03!", 1), ("P04!", 2)]


@rule("DN-3.5")
def test_a_card_that_would_go_to_the_town_counts_if_the_game_ends_by_it() -> None:
    """Critical Condition is worth -1 VP, and would have gone to the Event pile."""
    table = main("critical-condition", deck="")
    kill_marks(table, 0, 11, 0, dynamite_nurse=1)
    admit(table, 2, "P01!")

    told = act(table, "play critical-condition")

    assert (prompt(table), in_play(table)) == ("over", "critical-condition")
    assert "card-returned" not in kinds(told)
    assert score_lines(table) == [(-1, "card", "critical-condition")]


@rule("DN-3.5")
def test_the_end_cuts_off_the_turn_when_the_main_phase_ends() -> None:
    """An unpaid Emergency Case dies by the last Kill Mark: nobody is transported any more."""
    table = main("examination")
    kill_marks(table, 11, 0, 0, dynamite_nurse=0)
    admit(table, 0, "P08!")
    transport(table, ("P01", 0))

    told = act(table, "done")

    assert kinds(told) == ["main-phase-ended", "patient-died", "kill-marks-taken", "game-ended"]
    assert (hand(table), ambulances(table)) == ("examination", [("P01", 0)])


@rule("DN-3.5")
def test_the_end_cuts_off_the_transport_of_a_card() -> None:
    """Hit the Books draws first and then takes the last Patient: the two cards are in hand."""
    table = main("hit-the-books", deck="examination examination")
    leave_in_dungeon(table, "P20")

    told = act(table, "play hit-the-books")

    assert kinds(told) == ["card-played", "cards-drawn", "game-ended"]
    assert (hand(table), in_play(table)) == ("examination examination", "hit-the-books")


@rule("DN-3.5")
def test_the_end_in_the_admission_phase_comes_before_cleanup() -> None:
    """The deaths of one bed check are one moment: both count, then nothing is discarded."""
    table = main("examination")
    kill_marks(table, 0, 11, 0, dynamite_nurse=1)
    admit(table, 0, "P01! P04! P07 P16")
    to_admission(table)

    act(table, "choose P01", "choose P04")

    assert (prompt(table), marks(table), hand(table)) == ("over", [2, 11, 0], "examination")

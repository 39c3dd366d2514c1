"""What people at a table of Dynamite Nurse argue about, each case told from beginning to end.

Players are counted from 1, as they count themselves.
"""

from __future__ import annotations

from tests.kit.nurse import (
    Record,
    act,
    admit,
    admitted,
    ambulances,
    decide,
    discard,
    give,
    graveyard,
    hand,
    in_play,
    kill_marks,
    leave_in_dungeon,
    main,
    prompt,
    purse,
    scores,
    transport,
    why,
)
from tests.kit.nurse_turns import markers, marks, to_transportation
from tests.kit.rules import rule
from wardround.dynamitenurse.scoring import final_kill_marks


def story(told: list[Record]) -> list[str]:
    """Return what happened as lines: the player (if it is about one), the event, its facts."""
    lines = []
    for one in told:
        seat = [str(one["seat"] + 1)] if one["seat"] >= 0 else []
        facts = [
            f"to-{value + 1}" if name == "owner" else str(value)
            for name, value in one.items()
            if name not in ("event", "seat")
        ]
        lines.append(" ".join([*seat, one["event"], *facts]))
    return lines


@rule("DN-10.2", "DN-10.3", "DN-10.6")
def test_two_players_take_kill_marks_at_once() -> None:
    """Player 1 plays Critical Condition; players 2 and 3 each lose a Patient by it.

    Both have one Kill Mark then, and the Dynamite Nurse card is still in the Town. It goes to
    player 2, the first of them clockwise from player 1.
    """
    table = main("critical-condition")
    admit(table, 1, "P01!")
    admit(table, 2, "P02!")

    told = act(table, "play critical-condition")

    assert story(told) == [
        "1 card-played critical-condition",
        "1 points-gained 2 0",
        "2 patient-died P01!",
        "3 patient-died P02!",
        "2 kill-marks-taken 1 1",
        "3 kill-marks-taken 1 1",
        "2 dynamite-nurse-taken",
        "1 card-returned critical-condition",
    ]
    assert (marks(table), markers(table)) == ([0, 1, 1], [6, 6, 6])


@rule("DN-3.5", "DN-10.3", "DN-10.6")
def test_the_last_kill_mark() -> None:
    """One Kill Mark is left of twelve. At the end of the Main Phase two Emergency Cases die.

    Player 1 takes both Kill Marks, though there was only one; with seven they are more than
    player 2, so the title moves; and the game is over before anybody is transported.
    """
    table = main(deck="")
    admit(table, 0, "P08! P10!")
    kill_marks(table, 5, 6, 0, dynamite_nurse=1)

    told = act(table, "done")

    assert story(told) == [
        "1 main-phase-ended",
        "1 patient-died P08!",
        "1 patient-died P10!",
        "1 kill-marks-taken 2 7",
        "1 dynamite-nurse-taken",
        "game-ended kill-marks",
    ]
    assert [final_kill_marks(table, seat) for seat in range(3)] == [9, 6, 0]
    assert scores(table)[:2] == (-12, -12)
    assert ambulances(table) == []


@rule("DN-10.4", "DN-14.25")
def test_the_dynamite_nurse_loses_the_title_by_erase_while_resolving_it() -> None:
    """Player 1 is the Dynamite Nurse with two Kill Marks, as many as player 2 has.

    Erase takes one away. Player 1 still is the Dynamite Nurse while the Dungeon is shuffled; then
    the title goes to player 2. The card was played by the Dynamite Nurse, so it does not go back
    to the Town but to player 1's discard pile.
    """
    table = main("erase", deck="examination " * 4)
    kill_marks(table, 2, 2, 0, dynamite_nurse=0)
    leave_in_dungeon(table, "P01 P02 P03")

    told = act(table, "play erase")
    assert (prompt(table), table.town.dynamite_nurse) == ("erase", 0)
    told += act(table, "choose P40")
    told += decide(table, "P40")

    assert story(told) == [
        "1 card-played erase",
        "1 kill-mark-returned 1",
        "1 patient-exhumed P40",
        "1 dungeon-shuffled 4",
        "patient-revealed P40",
        "2 dynamite-nurse-taken",
    ]
    assert in_play(table) == "erase"
    act(table, "done")
    decide(table, "P02")
    act(table, "assign 2")
    assert discard(table) == "erase"


@rule("DN-14.31", "DN-14.32", "DN-A17")
def test_this_is_all_wrong_over_the_limit() -> None:
    """Three Patients are in transport already, all that three players' ambulances hold.

    Player 1 sends three more back. Each time exactly one Patient in transport gets worse: the
    non-critical one nearest the lead; and when all are critical, the leading one dies.
    """
    table = main("this-is-all-wrong")
    admit(table, 0, "P01! P04! P07")
    transport(table, ("P11!", 1), ("P12", 1), ("P13!", 2))

    told = act(table, "play this-is-all-wrong", "send back 3")
    told += act(table, "choose P01", "assign 2", "choose P04", "assign 3", "assign 3")

    assert story(told) == [
        "1 card-played this-is-all-wrong",
        "1 patients-sent-back 3",
        "1 patient-sent-back P01! to-2",
        "2 patient-worsened P12!",
        "1 patient-sent-back P04! to-3",
        "2 patient-died P11!",
        "2 kill-marks-taken 1 1",
        "2 dynamite-nurse-taken",
        "1 patient-sent-back P07 to-3",
        "3 patient-worsened P07!",
        "1 card-returned this-is-all-wrong",
    ]
    assert ambulances(table) == [("P12!", 1), ("P13!", 2), ("P01!", 1), ("P04!", 2), ("P07!", 2)]
    assert (admitted(table), markers(table)) == ("", [6, 4, 3])


@rule("DN-10.5", "DN-14.39", "DN-A13")
def test_an_emergency_case_is_passed_on_by_reference_letter_before_it_must_be_paid() -> None:
    """Player 1 has a critical Emergency Case and no TP. A Reference Letter sends it to player 2.

    Nothing is due at the end of player 1's phase. But at the end of the Main Phase of player 2,
    the next one, it is: unpaid, it dies there.
    """
    table = main("reference-letter", deck="")
    admit(table, 0, "P10!")
    transport(table, ("P01", 2), ("P02", 2), ("P03", 2))

    told = act(table, "play reference-letter", "choose P10", "assign 2", "done")
    assert story(told)[:5] == [
        "1 card-played reference-letter",
        "1 points-gained 0 1",
        "1 patient-referred P10! to-2",
        "1 main-phase-ended",
        "1 transport-failed 3",
    ]
    assert (admitted(table, 1), marks(table)) == ("P10!", [0, 0, 0])

    assert (table.active, prompt(table)) == (1, "main")
    assert why(table, "pay P10") == ("not-enough-tp", "DN-10.5")
    told = act(table, "done")
    assert story(told)[:3] == [
        "2 main-phase-ended",
        "2 patient-died P10!",
        "2 kill-marks-taken 1 1",
    ]


@rule("DN-14.1", "DN-N06")
def test_alyssa_with_no_nurse_in_any_discard_pile() -> None:
    """Alyssa may be played then, and keeps what else she does; nobody gets her.

    A Nurse in a hand or in play is in no discard pile. In Cleanup Alyssa herself goes to one.
    """
    table = main("n06 n19 white-magic", deck="examination")
    give(table, 0, discard="white-magic")
    give(table, 1, hand="n08", discard="erase")
    act(table, "play n19", "play n06")

    assert (prompt(table), in_play(table)) == ("main", "n19 n06")
    assert (hand(table), purse(table)) == ("examination white-magic white-magic", {"flex": 3})


@rule("DN-9.1")
def test_drawing_with_deck_and_discard_pile_empty() -> None:
    """All that player 1 owns is in hand or in play: Petra draws nothing, and play goes on.

    Cards in play are not shuffled in. One card in the discard pile is all that can be drawn.
    """
    table = main("n18 examination n19", deck="")
    told = act(table, "play examination", "play n18")
    assert story(told)[2:] == ["1 card-played n18"]
    assert (prompt(table), hand(table)) == ("main", "n19")

    give(table, 0, discard="white-magic")
    told = act(table, "play n19")
    assert story(told)[1:] == ["1 deck-rebuilt 1", "1 cards-drawn 1", "1 actions-gained flex 1"]
    assert (hand(table), in_play(table)) == ("white-magic", "examination n18 n19")


@rule("DN-7.3", "DN-A13", "DN-A14", "DN-A17")
def test_no_player_has_a_free_marker() -> None:
    """Every player is in charge of six Patients.

    Nobody can be transported, though the ambulances have room: one Patient in transport gets
    worse instead. And nobody can take a Patient that somebody wants to be rid of.
    """
    table = main("reference-letter passing-the-buck this-is-all-wrong")
    admit(table, 0, "P01 P02 P03 P04 P05")
    admit(table, 1, "P11 P12 P13 P14 P15 P16")
    admit(table, 2, "P21 P22 P23 P24 P25")
    transport(table, ("P31!", 2), ("P32", 0))
    assert markers(table) == [0, 0, 0]

    told = act(table, "play reference-letter", "play passing-the-buck", "play this-is-all-wrong")
    assert [line for line in story(told) if "patient" in line] == []
    assert prompt(table) == "main"

    to_transportation(table)
    assert ambulances(table) == [("P31!", 2), ("P32!", 0)]


@rule("DN-7.3")
def test_no_player_has_a_free_marker_and_nobody_is_in_transport() -> None:
    """Then nothing happens at all, and the next phase begins."""
    table = main(deck="")
    for seat, first in enumerate([1, 11, 21]):
        admit(table, seat, " ".join([f"P{first + n:02}" for n in range(6)]))
    top = table.town.dungeon_top
    told = act(table, "done")

    assert story(told) == ["1 main-phase-ended", "1 transport-failed 0"]
    assert (table.town.dungeon_top, prompt(table)) == (top, "beds")
    assert graveyard(table) == ""

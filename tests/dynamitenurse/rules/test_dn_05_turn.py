"""DN-5: the phases of a turn, and Cleanup."""

from __future__ import annotations

from tests.kit.nurse import (
    act,
    chance,
    choices,
    decide,
    discard,
    give,
    hand,
    in_play,
    kinds,
    main,
    prompt,
    purse,
    top_patient,
    why,
)
from tests.kit.nurse_turns import deck, phase, to_cleanup
from tests.kit.rules import rule
from wardround.dynamitenurse import GAME

# --- DN-5.1 ------------------------------------------------------------------------------------


@rule("DN-5.1")
def test_a_turn_is_main_transportation_admission_cleanup() -> None:
    table = main("examination", deck="examination examination simple-surgery simple-surgery n01")
    top_patient(table, "P01")
    seen = [(phase(table), prompt(table))]
    act(table, "done")
    decide(table, "P40")
    seen.append((phase(table), prompt(table)))
    act(table, "assign 1")
    seen.append((phase(table), prompt(table)))
    act(table, "done")
    seen.append((phase(table), prompt(table)))
    act(table, "done")
    told = decide(table, "examination", "examination", "simple-surgery", "n01")

    assert seen == [
        ("main", "main"),
        ("transportation", "assign"),
        ("admission", "admission"),
        ("cleanup", "cleanup"),
    ]
    assert told[-1] == {"event": "turn-began", "seat": 1, "turn": 2}
    assert (phase(table), GAME.actors(table)) == ("main", [1])


@rule("DN-5.1")
def test_every_turn_begins_with_fresh_points_and_actions() -> None:
    """What seat 1 had is not there for seat 2, and the one action of a phase is there again."""
    table = main("examination n01", deck="")
    act(table, "play examination", "play n01", "done")
    chance(table)
    act(table, "assign 2")

    assert GAME.actors(table) == [1]
    assert purse(table) == {"flex": 1}


# --- DN-5.2 ------------------------------------------------------------------------------------


@rule("DN-5.2")
def test_one_card_may_be_kept_and_four_are_drawn_all_the_same() -> None:
    table = main("examination simple-surgery white-magic", deck="n18 n19 n20 n21 n22 examination")
    to_cleanup(table)

    offered = choices(table)
    act(table, "keep white-magic")
    kept = (hand(table), discard(table))
    decide(table, "n18", "n19", "n20", "n21")

    assert offered == [
        "keep examination",
        "keep simple-surgery",
        "keep white-magic",
        "done",
    ]
    assert kept == ("white-magic", "examination simple-surgery")
    assert hand(table) == "white-magic n18 n19 n20 n21"


@rule("DN-5.2")
def test_nothing_has_to_be_kept() -> None:
    table = main("examination simple-surgery", deck="n18 n19 n20 n21 n22")
    to_cleanup(table)

    act(table, "done")
    decide(table, "n18", "n19", "n20", "n21")

    assert (hand(table), discard(table)) == ("n18 n19 n20 n21", "examination simple-surgery")


@rule("DN-5.2")
def test_of_two_like_cards_only_one_is_kept() -> None:
    table = main("examination examination", deck="n18 n19 n20 n21 n22")
    to_cleanup(table)

    act(table, "keep examination")

    assert (hand(table), discard(table)) == ("examination", "examination")


@rule("DN-5.2")
def test_everything_in_play_is_discarded() -> None:
    """Cards in play cannot be kept."""
    table = main("examination white-magic", deck="n18 n19 n20 n21 n22")
    act(table, "play white-magic")
    to_cleanup(table)

    refused = why(table, "keep white-magic")
    act(table, "keep examination")

    assert refused == ("not-in-hand", "DN-5.2")
    assert (in_play(table), discard(table)) == ("", "white-magic")


@rule("DN-5.2")
def test_a_player_without_a_hand_is_not_asked_what_to_keep() -> None:
    table = main("", deck="n18 n19 n20 n21 n22")

    to_cleanup(table)

    assert prompt(table) == "luck draw"


# --- DN-5.3 ------------------------------------------------------------------------------------


@rule("DN-5.3")
def test_what_was_just_discarded_is_in_the_deck_rebuilt_for_the_new_hand() -> None:
    """One card is drawn; for the other three the hand and the play area are shuffled in."""
    table = main("examination examination white-magic", deck="n18")
    act(table, "play white-magic")
    to_cleanup(table)

    told = act(table, "done")

    assert kinds(told)[-4:] == ["cards-drawn", "deck-rebuilt", "cards-drawn", "turn-began"]
    assert (hand(table), deck(table), discard(table)) == (
        "examination examination white-magic n18",
        "",
        "",
    )


@rule("DN-5.3")
def test_a_card_kept_is_not_in_the_deck_that_is_rebuilt() -> None:
    table = main("white-magic examination", deck="")
    to_cleanup(table)

    act(table, "keep white-magic")

    assert (hand(table), deck(table), discard(table)) == ("examination white-magic", "", "")


@rule("DN-5.3")
def test_a_card_returned_to_the_town_is_not_discarded() -> None:
    """Critical Condition went back to its pile when it had been resolved."""
    table = main("critical-condition examination", deck="n18 n19 n20 n21 n22")
    act(table, "play critical-condition", "play examination")
    to_cleanup(table)
    chance(table)

    assert discard(table) == "examination"


@rule("DN-5.3")
def test_a_card_exchanged_is_not_discarded() -> None:
    """Alyssa went for the Nurse of seat 2, who is mine now."""
    table = main("n06", deck="examination n18 n20 n21 n22")
    give(table, 1, discard="n19")
    act(table, "play n06")
    decide(table, "examination")
    to_cleanup(table)
    act(table, "done")

    assert (discard(table), discard(table, 1)) == ("examination n19", "n06")


@rule("DN-5.3")
def test_there_is_no_hand_limit() -> None:
    """Petra draws two more to a hand of five, none of which must go."""
    table = main("n18 n19 n20 n21 n22", deck="examination examination")

    act(table, "play n18")

    assert hand(table) == "examination examination n19 n20 n21 n22"
    assert prompt(table) == "main"

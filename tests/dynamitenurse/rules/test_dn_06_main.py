"""DN-6: playing cards in the Main Phase, its points and its actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.kit.nurse import (
    acquired,
    act,
    admit,
    admitted,
    chance,
    choices,
    discard,
    give,
    graveyard,
    hand,
    in_play,
    kinds,
    main,
    prompt,
    purse,
    to_main,
    top_nurse,
    why,
)
from tests.kit.nurse_turns import spend
from tests.kit.rules import rule
from wardround.dynamitenurse import GAME

# --- DN-6.1 ------------------------------------------------------------------------------------


@rule("DN-6.1")
def test_any_number_of_cards_may_be_played_one_at_a_time() -> None:
    table = main("examination examination simple-surgery white-magic")

    act(table, "play examination", "play white-magic", "play simple-surgery", "play examination")

    assert (hand(table), spend(table)) == ("", (2, 2))
    assert in_play(table) == "examination white-magic simple-surgery examination"


@rule("DN-6.1")
def test_a_card_resolves_fully_before_the_next_can_be_played() -> None:
    table = main("reference-letter examination")
    admit(table, 0, "P01")
    act(table, "play reference-letter")

    assert choices(table) == ["choose P01", "skip"]
    assert why(table, "play examination") == ("wrong-moment", "DN-A13")


@rule("DN-6.1")
def test_the_points_of_a_card_come_before_its_text() -> None:
    """The Gold of Reference Letter is there while its text asks."""
    table = main("reference-letter")
    admit(table, 0, "P01")

    told = act(table, "play reference-letter")
    at_its_text = spend(table)
    told += act(table, "skip")

    assert kinds(told) == ["card-played", "points-gained", "effect-declined"]
    assert at_its_text == (0, 1)


@rule("DN-6.1")
def test_the_text_is_carried_out_in_the_order_written() -> None:
    """Hit the Books draws before it transports."""
    table = main("hit-the-books", deck="examination examination")

    told = act(table, "play hit-the-books")

    assert kinds(told) == ["card-played", "cards-drawn"]
    assert prompt(table) == "luck patient"


@rule("DN-6.1")
def test_effects_last_only_until_the_end_of_the_phase() -> None:
    """Discounts, the second Nurse, what waits for a Patient: all gone; only N15 reaches further."""
    table = main("n12 n15 n22 n23 cut-rate-medical-equipment moonlighting", deck="")
    for name in hand(table).split():
        act(table, f"play {name}")
    during: Mapping[str, Any] = GAME.view(table, None)["main"]

    act(table, "done")
    after: Mapping[str, Any] = GAME.view(table, None)["main"]

    waited = ("care_discount", "extra_nurses", "moonlights", "purchase_discount")
    assert [during[name] for name in waited] == [1, 1, 1, 1]
    assert (during["on_acquire"]["gold"], during["on_acquire"]["purchases"]) == (2, 1)
    assert [after[name] for name in waited] == [0, 0, 0, 0]
    assert set(after["on_acquire"].values()) == {0}
    assert (during["may_skip_admission"], after["may_skip_admission"]) == (True, True)


@rule("DN-6.1")
def test_playing_a_card_is_never_required() -> None:
    table = main("examination n18")

    told = act(table, "done")

    assert kinds(told) == ["main-phase-ended"]
    assert (hand(table), in_play(table)) == ("examination n18", "")


@rule("DN-6.1")
def test_only_cards_of_the_hand_can_be_played() -> None:
    """Not those of the deck or the discard pile."""
    table = main("examination", deck="simple-surgery")
    give(table, 0, discard="white-magic")

    assert why(table, "play simple-surgery") == ("not-in-hand", "DN-6.1")
    assert why(table, "play white-magic") == ("not-in-hand", "DN-6.1")


# --- DN-6.2 ------------------------------------------------------------------------------------


@rule("DN-6.2")
def test_points_not_spent_are_lost_at_the_end_of_the_phase() -> None:
    table = main("examination simple-surgery")
    act(table, "play examination", "play simple-surgery")
    before = spend(table)

    act(table, "done")

    assert (before, spend(table)) == ((1, 1), (0, 0))


@rule("DN-6.2")
def test_points_of_several_cards_add_up_and_what_is_left_can_be_spent_later() -> None:
    """5 TP: 2 for the first Patient, 3 for the second."""
    table = main("major-surgery major-surgery simple-surgery n01")
    admit(table, 0, "P01 P04")
    top_nurse(table, "n07")
    act(table, "play major-surgery", "play n01", "play major-surgery", "play simple-surgery")

    act(table, "operate P01")
    chance(table)
    left = spend(table)
    act(table, "operate P04")

    assert (left, spend(table), acquired(table)) == ((3, 0), (0, 0), "P01 P04")


# --- DN-6.3 ------------------------------------------------------------------------------------


@rule("DN-6.3")
def test_there_is_one_treatment_or_one_purchase_in_a_phase() -> None:
    """Whoever treated cannot buy, and the other way round."""
    seen = {}
    for first in ("operate P01", "buy white-magic"):
        table = main()
        admit(table, 0, "P01 P04")
        to_main(table, 0, tp=9, gold=9)
        act(table, first)
        chance(table)
        seen[first] = choices(table)

    assert seen == {"operate P01": ["done"], "buy white-magic": ["done"]}


@rule("DN-6.3")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_the_action_comes_before_between_or_after_card_plays(before: int) -> None:
    table = main("examination simple-surgery")
    to_main(table, 0, gold=2)
    lines = ["play examination", "play simple-surgery"]
    lines.insert(before, "buy white-magic")

    act(table, *lines)

    assert (in_play(table), discard(table)) == ("examination simple-surgery", "white-magic")


@rule("DN-6.3")
def test_no_action_is_taken_inside_an_effect() -> None:
    """While Closed asks which pile to search, nothing can be bought or treated."""
    table = main("closed")
    admit(table, 0, "P01")
    to_main(table, 0, tp=9, gold=9)
    act(table, "play closed")

    assert choices(table) == ["search nurses", "search events"]
    assert why(table, "buy white-magic") == ("wrong-moment", "DN-A16")
    assert why(table, "operate P01") == ("wrong-moment", "DN-A16")


@rule("DN-6.3")
def test_cards_can_add_more_actions() -> None:
    """With a starting Nurse, one Treatment and one Purchase, but not a third of either kind."""
    table = main("n01")
    admit(table, 0, "P01 P04")
    to_main(table, 0, tp=9, gold=9)

    act(table, "play n01", "buy white-magic", "operate P01")
    chance(table)

    assert choices(table) == ["done"]
    assert why(table, "operate P04") == ("no-treatment-left", "DN-6.3")
    assert why(table, "buy white-magic") == ("no-purchase-left", "DN-6.3")


# --- DN-6.6 ------------------------------------------------------------------------------------


@rule("DN-6.6")
def test_the_phase_ends_when_its_player_says_so() -> None:
    """With everything done that can be done, and with nothing done at all."""
    busy = main("examination", deck="")
    to_main(busy, 0, gold=1)
    act(busy, "play examination", "buy white-magic")
    idle = main("examination")

    assert (prompt(busy), choices(busy)) == ("main", ["done"])
    assert "done" in choices(idle)
    assert kinds(act(idle, "done")) == ["main-phase-ended"]


@rule("DN-6.6")
def test_unpaid_emergency_cases_die_before_anybody_is_transported() -> None:
    table = main()
    admit(table, 0, "P08!")

    told = act(table, "done")

    assert kinds(told)[:2] == ["main-phase-ended", "patient-died"]
    assert (admitted(table), graveyard(table), prompt(table)) == ("", "P08", "luck patient")


@rule("DN-6.6")
def test_only_critical_emergency_cases_that_are_unpaid_die_at_the_end() -> None:
    """Not P04, which owes nothing, nor P08 on its front, nor P10, which was paid for."""
    table = main("", deck="")
    admit(table, 0, "P04! P08 P09! P10!")
    to_main(table, 0, tp=2)

    act(table, "pay P10", "done")

    assert (admitted(table), graveyard(table)) == ("P04! P08 P10!", "P09")


# --- DN-6.7 ------------------------------------------------------------------------------------


@rule("DN-6.7")
def test_cards_drawn_in_the_phase_can_be_played_in_it() -> None:
    table = main("n18", deck="examination simple-surgery")

    act(table, "play n18", "play examination", "play simple-surgery")

    assert (hand(table), spend(table)) == ("", (1, 1))


@rule("DN-6.7")
def test_cards_taken_back_can_be_played() -> None:
    table = main("n14", deck="")
    give(table, 0, discard="examination white-magic")

    act(table, "play n14", "recover white-magic", "play white-magic")

    assert (in_play(table), discard(table)) == ("n14 white-magic", "examination")


@rule("DN-6.7")
def test_a_card_bought_lies_in_the_discard_pile_and_is_shuffled_in_by_a_rebuild() -> None:
    """Petra draws the last card of the deck, and then what was just bought."""
    table = main("n18", deck="simple-surgery")
    to_main(table, 0, gold=2)
    act(table, "buy white-magic")
    bought = (hand(table), discard(table))

    act(table, "play n18")

    assert bought == ("n18", "white-magic")
    assert (hand(table), discard(table)) == ("simple-surgery white-magic", "")


@rule("DN-6.7")
def test_a_nurse_just_acquired_can_be_picked_from_the_discard_pile() -> None:
    table = main("n14")
    admit(table, 0, "P01")
    top_nurse(table, "n18")
    to_main(table, 0, tp=2)

    act(table, "operate P01", "play n14")

    assert (hand(table), discard(table)) == ("n18", "")


# --- DN-6.8 ------------------------------------------------------------------------------------


@rule("DN-6.8")
def test_additional_actions_add_up() -> None:
    """The action of the phase, two flex actions, a Treatment and a Purchase: five in all."""
    table = main("n01 n19 n12 n23", deck="examination examination examination")
    act(table, "play n01")
    for nurse in ("n19", "n12", "n23"):
        act(table, f"play {nurse}")
        chance(table)

    assert purse(table) == {"flex": 3, "treatments": 1, "purchases": 1}


@rule("DN-6.8")
def test_additional_actions_are_lost_when_the_phase_ends() -> None:
    table = main("n01", deck="examination")
    act(table, "play n01", "done")

    assert purse(table) == {}


@rule("DN-6.8")
def test_a_treatment_uses_up_an_additional_treatment_first() -> None:
    """So a Purchase can still be made with the action of the phase."""
    table = main()
    admit(table, 0, "P01")
    top_nurse(table, "n07")
    to_main(table, 0, tp=2, gold=2, flex=1, treatments=1)

    act(table, "operate P01")
    left = purse(table)
    act(table, "buy white-magic")

    assert left == {"gold": 2, "flex": 1}
    assert purse(table) == {}


@rule("DN-6.8")
def test_care_uses_up_an_additional_treatment_first_too() -> None:
    table = main()
    admit(table, 0, "P01!")
    to_main(table, 0, tp=1, flex=1, treatments=1)

    act(table, "care P01")

    assert purse(table) == {"flex": 1}


@rule("DN-6.8")
@pytest.mark.parametrize("line", ["buy white-magic", "buy second event"])
def test_a_purchase_uses_up_an_additional_purchase_first(line: str) -> None:
    """The blind one for the second Event as well."""
    table = main()
    to_main(table, 0, gold=2, flex=1, purchases=1)

    act(table, line)

    assert (table.main.flex, table.main.purchases) == (1, 0)


@rule("DN-6.8")
def test_an_additional_purchase_is_no_treatment_nor_the_other_way_round() -> None:
    table = main()
    admit(table, 0, "P01")
    to_main(table, 0, tp=9, gold=9, flex=0, purchases=1)
    bought = choices(table)
    to_main(table, 0, tp=9, gold=9, flex=0, treatments=1)

    assert "operate P01" not in bought
    assert "buy white-magic" in bought
    assert choices(table) == ["operate P01", "done"]

"""DN-N01 to DN-N23: each Nurse played and owned; here those who draw, exchange and take back."""

from __future__ import annotations

import pytest

from tests.kit.nurse import (
    acquire,
    acquired,
    act,
    admit,
    ambulances,
    chance,
    choices,
    decide,
    discard,
    end_game,
    give,
    hand,
    in_play,
    leave_in_dungeon,
    leave_nurses,
    main,
    names,
    points,
    prompt,
    purse,
    started,
    strip,
    to_main,
    why,
)
from tests.kit.rules import rule
from wardround.dynamitenurse import GAME
from wardround.dynamitenurse.content import TYPES
from wardround.dynamitenurse.scoring import owned
from wardround.dynamitenurse.state import Table

# --- what is printed, in play --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "seat", "colour"),
    [
        pytest.param("n01", 0, "red", marks=rule("DN-N01")),
        pytest.param("n02", 1, "blue", marks=rule("DN-N02")),
        pytest.param("n03", 2, "green", marks=rule("DN-N03")),
        pytest.param("n04", 3, "yellow", marks=rule("DN-N04")),
        pytest.param("n05", 4, "purple", marks=rule("DN-N05")),
    ],
)
def test_a_starting_nurse_belongs_to_a_colour_and_gives_a_flex_action(
    name: str, seat: int, colour: str
) -> None:
    table = started(5)
    assert GAME.view(table, None)["hospitals"][seat]["colour"] == colour
    assert name in names(table, owned(table.hospitals[seat])).split()

    table = main(seats=5, deck="")
    strip(table, seat)
    give(table, 0, hand=name)
    act(table, f"play {name}")

    assert (purse(table), in_play(table)) == ({"flex": 2}, name)
    end_game(table)
    assert points(table) == {}


NURSES = [
    # sub-type, VP, cards drawn, actions added
    pytest.param("n06", "doctor", 1, 1, ["flex"], marks=rule("DN-N06")),
    pytest.param("n07", "doctor", 0, 1, [], marks=rule("DN-N07")),
    pytest.param("n08", "paramedic", 1, 2, [], marks=rule("DN-N08")),
    pytest.param("n09", "doctor", -1, 1, ["flex"], marks=rule("DN-N09")),
    pytest.param("n10", "doctor", 0, 1, ["flex"], marks=rule("DN-N10")),
    pytest.param("n11", "doctor", 1, 3, [], marks=rule("DN-N11")),
    pytest.param("n12", "doctor", 1, 1, ["treatment"], marks=rule("DN-N12")),
    pytest.param("n13", "doctor", 4, 1, ["flex"], marks=rule("DN-N13")),
    pytest.param("n14", "doctor", 1, 0, ["flex"], marks=rule("DN-N14")),
    pytest.param("n15", "doctor", 1, 1, ["flex"], marks=rule("DN-N15")),
    pytest.param("n16", "paramedic", 0, 1, [], marks=rule("DN-N16")),
    pytest.param("n17", "paramedic", 1, 1, [], marks=rule("DN-N17")),
    pytest.param("n18", "doctor", 1, 2, [], marks=rule("DN-N18")),
    pytest.param("n19", "doctor", 1, 1, ["flex"], marks=rule("DN-N19")),
    pytest.param("n20", "paramedic", 1, 1, [], marks=rule("DN-N20")),
    pytest.param("n21", "paramedic", 1, 1, ["flex"], marks=rule("DN-N21")),
    pytest.param("n22", "doctor", 1, 1, ["treatment"], marks=rule("DN-N22")),
    pytest.param("n23", "doctor", 1, 1, ["purchase"], marks=rule("DN-N23")),
]


@pytest.mark.parametrize(("name", "type_", "vp", "draws", "added"), NURSES)
def test_a_nurse_draws_adds_actions_and_is_worth_what_is_printed(
    name: str, type_: str, vp: int, draws: int, added: list[str]
) -> None:
    table = main(name, deck="examination " * draws)
    told = act(table, f"play {name}")

    assert hand(table).split() == ["examination"] * draws
    assert [one["kind"] for one in told if one["event"] == "actions-gained"] == added
    assert in_play(table) == name
    nurse = table.content.cards[table.own().in_play[0]]
    assert (TYPES[nurse.type], nurse.card.copies) == (type_, 1)

    table = main(name, deck="")
    end_game(table)
    assert sum(points(table).values()) == vp


@rule("DN-N18")
def test_petra_lindqvist_draws_two_cards_of_the_deck() -> None:
    table = main("n18")
    act(table, "play n18")
    decide(table, "examination", "simple-surgery")

    assert (hand(table), purse(table)) == ("examination simple-surgery", {"flex": 1})


@rule("DN-N19")
def test_nadia_foxglove_adds_a_treatment_or_a_purchase() -> None:
    """Two Purchases, or a Treatment and a Purchase, with the one that every phase has."""
    table = main("n19 thorough-examination thorough-examination", deck="examination")
    table.main.tp = 2
    admit(table, 0, "P01")
    leave_nurses(table)
    act(table, "play n19", "play thorough-examination", "play thorough-examination")
    other = table.copy()

    act(table, "buy white-magic", "buy white-magic")
    act(other, "operate P01", "buy white-magic")

    assert (discard(table), purse(table)) == ("white-magic white-magic", {"tp": 2})
    assert (acquired(other), discard(other)) == ("P01", "white-magic")


# --- Alyssa Schermer -----------------------------------------------------------------------------


@rule("DN-N06")
def test_alyssa_changes_places_with_a_nurse_of_any_discard_pile() -> None:
    """A starting Nurse can be chosen too; no other card can, and it cannot be declined."""
    table = main("n06", deck="examination")
    give(table, 0, discard="n01 n07 examination")
    strip(table, 1)
    give(table, 1, discard="n02 n08 erase")
    act(table, "play n06")
    assert prompt(table) == "exchange"
    assert choices(table) == [
        "exchange n01 1",
        "exchange n07 1",
        "exchange n02 2",
        "exchange n08 2",
    ]

    act(table, "exchange n02 2")

    assert discard(table, 0) == "examination n01 n02 n07"
    assert discard(table, 1) == "erase n06 n08"
    assert (in_play(table), purse(table)) == ("", {"flex": 2})


@rule("DN-N06")
def test_alyssa_belongs_to_whoever_owns_the_pile_now() -> None:
    table = main("n06", deck="")
    strip(table, 1)
    give(table, 1, discard="n13")
    act(table, "play n06")
    end_game(table)

    assert (points(table, 0), points(table, 1)) == ({"card n13": 4}, {"card n06": 1})


@rule("DN-N06")
def test_alyssa_out_of_the_own_pile_is_only_discarded_at_once() -> None:
    table = main("n06", deck="examination")
    give(table, 0, discard="n07")
    act(table, "play n06")

    assert (discard(table), in_play(table)) == ("n06 n07", "")


@rule("DN-N06")
def test_alyssa_draws_before_she_is_exchanged() -> None:
    """The only Nurse of the discard piles is shuffled into the new deck, and drawn."""
    table = main("n06", deck="")
    give(table, 0, discard="n07")
    act(table, "play n06")

    assert (prompt(table), hand(table), in_play(table)) == ("main", "n07", "n06")


# --- Calypso Blue --------------------------------------------------------------------------------


@rule("DN-N08")
def test_calypso_blue_draws_two_and_then_transports() -> None:
    table = main("n08")
    leave_in_dungeon(table, "P01 P02 P03")
    act(table, "play n08")
    assert (prompt(table), ambulances(table)) == ("luck draw", [])
    decide(table, "examination", "examination")
    decide(table, "P03")
    act(table, "assign 1")

    assert (hand(table), ambulances(table)) == ("examination examination", [("P01", 0)])
    assert prompt(table) == "main"


# --- Calypso Ivanna ------------------------------------------------------------------------------


def ivanna() -> Table:
    """Return a Main Phase in which she was played; seats 0 and 1 have acquired Patients."""
    table = main("n09", deck="examination")
    acquire(table, 0, "P01 P37")
    acquire(table, 1, "P11 P16")
    act(table, "play n09")
    return table


@rule("DN-N09")
def test_ivanna_lets_each_pick_an_own_acquired_patient_and_both_change_hands() -> None:
    table = ivanna()
    assert choices(table) == ["swap 2", "swap 3", "skip"]
    act(table, "swap 2", "first 1")
    assert (table.waiting, choices(table)) == ([0], ["choose P01", "choose P37"])
    act(table, "choose P01")
    assert (table.waiting, choices(table)) == ([1], ["choose P11", "choose P16"])
    assert acquired(table) == "P01 P37"
    act(table, "choose P16")

    assert (acquired(table, 0), acquired(table, 1)) == ("P16 P37", "P01 P11")
    assert (prompt(table), table.waiting) == ("main", [0])
    assert (purse(table), in_play(table)) == ({"flex": 2}, "n09")


@rule("DN-N09")
def test_the_second_sees_what_the_first_picked() -> None:
    table = ivanna()
    act(table, "swap 2", "first 2", "choose P11")

    resolving = GAME.view(table, 2)["resolving"]
    assert resolving is not None
    assert resolving["given"] == [None, "P11"]


@rule("DN-N09")
def test_everybody_sees_whom_ivanna_chose() -> None:
    table = main(deck="")
    give(table, 1, hand="n09")
    acquire(table, 1, "P11 P16")
    to_main(table, 1)
    act(table, "play n09")
    chance(table)
    act(table, "swap 1")

    resolving = GAME.view(table, 2)["resolving"]
    assert resolving is not None
    assert resolving["player"] == 0


@rule("DN-N09")
def test_ivanna_may_exchange_nothing() -> None:
    table = ivanna()
    act(table, "skip")

    assert (acquired(table, 0), acquired(table, 1)) == ("P01 P37", "P11 P16")
    assert prompt(table) == "main"


@rule("DN-N09")
def test_once_a_player_is_chosen_both_must_pick() -> None:
    table = ivanna()
    act(table, "swap 2", "first 1")

    assert why(table, "skip") == ("wrong-moment", "DN-N09")


@rule("DN-N09")
def test_ivanna_exchanges_with_another_player_only() -> None:
    assert why(ivanna(), "swap 1") == ("must-be-another", "DN-N09")


@rule("DN-N09")
def test_the_points_of_an_exchanged_patient_go_with_it() -> None:
    table = ivanna()
    act(table, "swap 2", "first 1", "choose P37", "choose P11")
    end_game(table)

    assert points(table) == {"acquired P01": 1, "acquired P11": 1, "card n09": -1}


# --- Ginger Sheffard -----------------------------------------------------------------------------


@rule("DN-N11")
def test_ginger_draws_three_and_discards_two() -> None:
    table = main("n11 white-magic", deck="examination simple-surgery n07")
    act(table, "play n11")
    assert prompt(table) == "discard"
    act(table, "discard n07")
    assert prompt(table) == "discard"
    act(table, "discard simple-surgery")

    assert (hand(table), discard(table)) == ("examination white-magic", "simple-surgery n07")
    assert (prompt(table), purse(table), in_play(table)) == ("main", {"flex": 1}, "n11")


@rule("DN-N11")
@pytest.mark.parametrize(("deck", "gone"), [("n07", "n07"), ("n07 n08", "n07 n08"), ("", "")])
def test_who_holds_no_more_than_two_discards_them_all(deck: str, gone: str) -> None:
    table = main("n11", deck=deck)
    act(table, "play n11")

    assert (prompt(table), hand(table), discard(table)) == ("main", "", gone)


@rule("DN-N11")
def test_the_discard_cannot_be_declined() -> None:
    table = main("n11", deck="examination simple-surgery n07")
    act(table, "play n11")

    assert choices(table) == ["discard examination", "discard simple-surgery", "discard n07"]


# --- Ren Riverse ---------------------------------------------------------------------------------


@rule("DN-N14")
def test_ren_takes_a_card_from_the_own_discard_pile_for_all_to_see() -> None:
    table = main("n14")
    give(table, 0, discard="erase white-magic white-magic")
    give(table, 1, discard="n07")
    act(table, "play n14")
    assert choices(table) == ["recover white-magic", "recover erase"]

    told = act(table, "recover white-magic")

    assert (hand(table), discard(table)) == ("white-magic", "white-magic erase")
    assert {"event": "card-recovered", "seat": 0, "card": "white-magic"} in told
    assert GAME.view(table, 1)["hospitals"][0]["known"] == ["white-magic"]
    assert purse(table) == {"flex": 2}


@rule("DN-N14")
def test_ren_can_take_a_card_bought_or_a_nurse_acquired_in_this_phase() -> None:
    table = main("n14 n19 thorough-examination major-surgery", deck="examination")
    admit(table, 0, "P01")
    leave_nurses(table, "n13")
    act(table, "play n19", "play thorough-examination", "play major-surgery")
    act(table, "buy white-magic", "operate P01", "play n14")

    assert choices(table) == ["recover white-magic", "recover n13"]


@rule("DN-N14")
def test_the_card_that_ren_took_can_be_played_at_once() -> None:
    table = main("n14")
    give(table, 0, discard="major-surgery")
    act(table, "play n14", "play major-surgery")

    assert purse(table) == {"tp": 2, "flex": 2}

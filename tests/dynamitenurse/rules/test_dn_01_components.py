"""DN-1: what is in the box, what a card is, and who is in charge of a Patient."""

from __future__ import annotations

import pytest

from tests.kit.dynamitenurse_packs import HEADER
from tests.kit.nurse import (
    acquire,
    acquired,
    act,
    admit,
    admitted,
    ambulances,
    choices,
    decide,
    discard,
    end_game,
    give,
    hand,
    in_play,
    kill_marks,
    main,
    new,
    prompt,
    started,
    to_main,
    top_nurse,
    top_patient,
    transport,
    why,
)
from tests.kit.nurse_turns import deck, markers, marks, score_lines, spend, to_transportation
from tests.kit.rules import rule
from tests.kit.user_packs import FILE
from wardround.core.errors import BadOption
from wardround.dynamitenurse import GAME
from wardround.dynamitenurse.content import TYPES
from wardround.dynamitenurse.reading import read_content

# --- DN-1.1 ------------------------------------------------------------------------------------


@rule("DN-1.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_to_five_can_play(seats: int) -> None:
    assert len(started(seats).hospitals) == seats


@rule("DN-1.1")
@pytest.mark.parametrize("seats", [1, 2, 6])
def test_fewer_than_three_or_more_than_five_cannot_play(seats: int) -> None:
    with pytest.raises(BadOption):
        new(seats)


@rule("DN-1.1")
def test_five_players_use_every_card_and_marker_of_the_box() -> None:
    """With the 3 reference cards these are 214 cards; with fewer players some stay in the box."""
    table = started(5)
    seen = GAME.view(table, None)
    town, hospitals = seen["town"], seen["hospitals"]
    owned = sum(one["hand_count"] + one["deck_count"] for one in hospitals)
    sold = sum(one["left"] for one in town["piles"])
    cards = owned + sold + town["events"]["count"] + town["nurses"]["count"]

    assert cards == 132 + 23
    assert (town["dungeon"]["count"], town["kill_marks"]) == (40, 15)
    assert cards + 40 + 15 + 1 == 214 - 3
    assert [one["markers"] for one in hospitals] == [6] * 5
    assert len({one["colour"] for one in hospitals}) == 5


# --- DN-1.2 ------------------------------------------------------------------------------------


@rule("DN-1.2")
def test_action_cards_have_four_sub_types_and_nurses_are_doctors_or_paramedics() -> None:
    cards = read_content().cards
    actions = {TYPES[one.type] for one in cards if not one.is_nurse()}
    nurses = {TYPES[one.type] for one in cards if one.is_nurse()}

    assert actions == {"examination", "treatment", "duty", "event"}
    assert nurses == {"doctor", "paramedic"}


@rule("DN-1.2")
def test_a_nurse_is_played_from_the_hand_like_an_action_card() -> None:
    table = main("n19 examination", deck="simple-surgery simple-surgery")

    offered = choices(table)
    act(table, "play n19")
    decide(table, "simple-surgery")
    act(table, "play examination")

    assert [line for line in offered if line.startswith("play")] == [
        "play examination",
        "play n19",
    ]
    assert in_play(table) == "n19 examination"


# --- DN-1.3 ------------------------------------------------------------------------------------


@rule("DN-1.3")
def test_there_are_four_conditions_and_the_back_is_more_severe() -> None:
    kinds = read_content().kinds
    conditions = {int(kind.condition) for kind in kinds}
    emergencies = {int(kind.condition) for kind in kinds if kind.emergency}

    assert conditions == emergencies == {0, 1, 2, 3}
    assert [kind.card.id for kind in kinds if kind.critical <= kind.severity] == []
    assert sum(kind.card.copies for kind in kinds if kind.care == 0) < 40 / 2


@rule("DN-1.3")
@pytest.mark.parametrize(("patient", "severity"), [("P07", 4), ("P07!", 6)])
def test_a_patient_shows_one_severity_and_is_worth_the_same_on_both_sides(
    patient: str, severity: int
) -> None:
    """The Wounded Patient P07 costs 4 TP, or 6 when it is critical, and is always worth 3 VP."""
    table = main()
    admit(table, 0, patient)
    top_nurse(table, "n07")
    to_main(table, 0, tp=severity)

    act(table, "operate P07")
    left = spend(table)
    end_game(table)

    assert left == (0, 0)
    assert score_lines(table) == [(3, "acquired", "P07")]


# --- DN-1.4 ------------------------------------------------------------------------------------

BOTH = (
    '[[action]]\nid = "major-surgery"\ngold = 1\n[[action]]\nid = "thorough-examination"\nvp = -3\n'
)


@rule("DN-1.4")
def test_a_card_may_give_tp_gold_or_both() -> None:
    table = main(
        "simple-surgery examination major-surgery", packs={FILE: HEADER + BOTH}, deck="n01"
    )

    seen = []
    for name in ("simple-surgery", "examination", "major-surgery"):
        act(table, f"play {name}")
        seen.append(spend(table))

    assert seen == [(1, 0), (1, 1), (3, 2)]


@rule("DN-1.4")
def test_an_action_card_may_be_worth_vp_or_cost_vp() -> None:
    """As printed, and as a pack of the user's prints it."""
    table = main(
        "magical-diagnosis black-magic thorough-examination", packs={FILE: HEADER + BOTH}, deck=""
    )

    end_game(table)

    assert score_lines(table) == [
        (-3, "card", "thorough-examination"),
        (1, "card", "magical-diagnosis"),
        (-2, "card", "black-magic"),
    ]


@rule("DN-1.4")
def test_nurses_have_no_cost() -> None:
    assert {int(one.cost) for one in read_content().cards if one.is_nurse()} == {0}


# --- DN-1.5 ------------------------------------------------------------------------------------


@rule("DN-1.5")
def test_charges_in_transport_and_admitted_carry_a_marker_and_others_none() -> None:
    """Two charges in transport and one admitted; acquired and dead Patients have none."""
    table = main()
    transport(table, ("P01", 0), ("P02", 1), ("P03!", 0))
    admit(table, 0, "P04!")
    acquire(table, 0, "P05 P06")

    assert markers(table) == [3, 5, 6]


@rule("DN-1.5")
def test_a_marker_is_used_by_transport_and_stays_on_at_admission() -> None:
    table = main()
    top_patient(table, "P01")
    to_transportation(table)
    decide(table, "P40")

    act(table, "assign 1")
    transported = markers(table)
    act(table, "admit P01")

    assert transported == markers(table) == [5, 6, 6]


@rule("DN-1.5")
def test_the_marker_of_a_dead_patient_goes_back_to_its_owner() -> None:
    """In a full row the leading Patient dies, a charge of seat 2, in the turn of seat 1."""
    table = main()
    transport(table, ("P01!", 1), ("P02!", 0), ("P03!", 0))
    to_transportation(table)

    assert ambulances(table) == [("P02!", 0), ("P03!", 0)]
    assert (markers(table), marks(table)) == ([4, 6, 6], [0, 1, 0])


@rule("DN-1.5")
def test_nobody_is_in_charge_of_more_than_six() -> None:
    table = main()
    admit(table, 0, "P01 P02 P03 P04")
    transport(table, ("P05", 0), ("P06", 0))
    top_patient(table, "P08")
    to_transportation(table)
    decide(table, "P40")

    assert markers(table) == [0, 6, 6]
    assert choices(table) == ["assign 2", "assign 3"]
    assert why(table, "assign 1") == ("no-unused-marker", "DN-7.2")


# --- DN-1.6 ------------------------------------------------------------------------------------


@rule("DN-1.6")
def test_the_dynamite_nurse_is_whoever_holds_the_card_now() -> None:
    """Black Magic favours her: the holder, not who has most Kill Marks or held the card before."""
    tps = []
    for holder in (0, 1):
        table = main("black-magic")
        kill_marks(table, 2, 2, 0, dynamite_nurse=holder)
        act(table, "play black-magic")
        tps.append(spend(table)[0])

    assert tps == [4, 3]


@rule("DN-1.6")
def test_kill_marks_are_only_counted() -> None:
    """The first mark and the twelfth cost the same: what counts is how many one has."""
    table = main("critical-condition", deck="")
    admit(table, 1, "P01!")
    admit(table, 2, "P02!")
    kill_marks(table, 10, 0, 0, dynamite_nurse=0)

    act(table, "play critical-condition")

    assert [line for line in score_lines(table, 1) if line[1] == "kill-marks"] == [
        (-1, "kill-marks", "")
    ]
    assert score_lines(table, 1) == score_lines(table, 2)


# --- DN-1.7 ------------------------------------------------------------------------------------


@rule("DN-1.7")
def test_an_acquired_patient_never_comes_into_the_deck() -> None:
    """The Nurse it brings does: deck, hand, discard pile and play area have only such cards."""
    table = main("major-surgery n18", deck="")
    admit(table, 0, "P01")
    top_nurse(table, "n08")

    act(table, "play major-surgery", "operate P01")
    healed = (discard(table), acquired(table))
    act(table, "play n18")

    assert healed == ("n08", "P01")
    assert (hand(table), discard(table), acquired(table)) == ("n08", "", "P01")
    assert (in_play(table), admitted(table)) == ("major-surgery n18", "")


@rule("DN-1.7")
def test_you_own_your_hand_deck_discard_pile_and_play_area() -> None:
    """One Magical Diagnosis in each of the four: all of them score."""
    table = main("magical-diagnosis magical-diagnosis", deck="magical-diagnosis")
    give(table, 0, discard="magical-diagnosis")
    act(table, "play magical-diagnosis")

    where = (hand(table), deck(table), discard(table), in_play(table))
    end_game(table)

    assert where == ("magical-diagnosis",) * 4
    assert score_lines(table) == [(4, "card", "magical-diagnosis")]


# --- DN-1.8 ------------------------------------------------------------------------------------


@rule("DN-1.8")
def test_a_single_choice_is_carried_out_without_asking() -> None:
    """Only seat 3 has an unused marker, so nobody is asked who is in charge."""
    table = main(seats=3)
    admit(table, 0, "P11 P12 P13 P14 P15 P16")
    admit(table, 1, "P21 P22 P23 P24 P25 P26")
    top_patient(table, "P01")
    to_transportation(table)

    told = decide(table, "P40")

    assert told[1] == {"event": "patient-transported", "seat": 0, "patient": "P01", "owner": 2}


@rule("DN-1.8")
def test_the_end_of_the_main_phase_is_declared_even_when_nothing_else_can_be_done() -> None:
    table = main("", deck="")
    to_main(table, 0, flex=0)

    assert (prompt(table), choices(table)) == ("main", ["done"])


@rule("DN-1.8")
def test_a_choice_that_may_be_declined_is_still_asked() -> None:
    """There is one Patient to pass on, but nobody has to; to whom is not asked any more."""
    table = main("reference-letter")
    admit(table, 0, "P01")
    admit(table, 1, "P11 P12 P13 P14 P15 P16")

    act(table, "play reference-letter")
    offered = choices(table)
    act(table, "choose P01")

    assert offered == ["choose P01", "skip"]
    assert (admitted(table), admitted(table, 2)) == ("", "P01")
    assert prompt(table) == "main"


@rule("DN-1.8")
def test_a_choice_among_hidden_cards_is_asked_even_if_they_are_all_alike() -> None:
    """Not to ask which of three like cards to discard would tell the others that they are."""
    table = main("n11", deck="examination examination examination simple-surgery")
    act(table, "play n11")
    decide(table, "examination", "examination", "examination")

    assert (prompt(table), choices(table)) == ("discard", ["discard examination"])

"""DN-14.1 to DN-14.17: what the rulebook answers about Nurses."""

from __future__ import annotations

import pytest

from tests.kit.nurse import (
    acquire,
    acquired,
    act,
    admit,
    admitted,
    ambulances,
    choices,
    discard,
    end_game,
    give,
    graveyard,
    hand,
    in_play,
    kill_marks,
    kinds,
    leave_nurses,
    main,
    points,
    prompt,
    purse,
    to_main,
    transport,
    why,
)
from tests.kit.nurse_turns import marks, phase
from tests.kit.rules import rule
from wardround.dynamitenurse.scoring import final_kill_marks


@rule("DN-14.1")
def test_alyssa_must_be_exchanged_if_any_discard_pile_holds_a_nurse() -> None:
    table = main("n06", deck="")
    give(table, 1, discard="n07")
    give(table, 2, discard="n08")
    act(table, "play n06")

    assert choices(table) == ["exchange n07 2", "exchange n08 3"]
    assert why(table, "skip") == ("wrong-moment", "DN-14.1")


@rule("DN-14.1")
def test_alyssa_is_played_without_an_exchange_if_no_discard_pile_holds_a_nurse() -> None:
    table = main("n06", deck="examination")
    give(table, 0, discard="erase")
    give(table, 1, hand="n07", discard="white-magic")
    act(table, "play n06")

    assert (prompt(table), in_play(table)) == ("main", "n06")
    assert (hand(table), purse(table)) == ("examination", {"flex": 2})


@rule("DN-14.2")
@pytest.mark.parametrize("count", [0, 1])
def test_arina_with_one_kill_mark_or_none_costs_nothing(count: int) -> None:
    table = main("n07", deck="")
    kill_marks(table, count, 2, 2, dynamite_nurse=1)
    end_game(table)

    assert (final_kill_marks(table, 0), points(table)) == (0, {})


@rule("DN-14.3")
def test_arina_and_the_dynamite_nurse_card_cancel_each_other_and_the_title_stays() -> None:
    table = main("n07", deck="")
    kill_marks(table, 3, 0, 0, dynamite_nurse=0)
    end_game(table)

    assert table.town.dynamite_nurse == 0
    assert (final_kill_marks(table, 0), points(table)) == (3, {"kill-marks": -4})


@rule("DN-14.3")
def test_arina_works_on_the_sum() -> None:
    """With one real Kill Mark and the card: 1 + 2 - 2, not 2 more after coming to 0."""
    table = main("n07", deck="")
    kill_marks(table, 1, 0, 0, dynamite_nurse=0)
    end_game(table)

    assert final_kill_marks(table, 0) == 1


@rule("DN-14.4")
def test_calypso_blue_worsens_a_patient_in_transport_if_the_ambulances_are_full() -> None:
    table = main("n08", deck="")
    transport(table, ("P01", 0), ("P02", 1), ("P03", 2))
    top = table.town.dungeon_top
    act(table, "play n08")

    assert ambulances(table) == [("P01!", 0), ("P02", 1), ("P03", 2)]
    assert (table.town.dungeon_top, prompt(table)) == (top, "main")


@rule("DN-14.5")
def test_ivanna_takes_a_patient_for_nothing_if_her_player_has_none() -> None:
    table = main("n09", deck="")
    acquire(table, 1, "P01 P37")
    act(table, "play n09", "swap 2")
    assert (table.waiting, choices(table)) == ([1], ["choose P01", "choose P37"])
    act(table, "choose P01")

    assert (acquired(table, 0), acquired(table, 1)) == ("P01", "P37")


@rule("DN-14.5")
def test_ivanna_gives_a_patient_for_nothing_to_a_player_without_any() -> None:
    table = main("n09", deck="")
    acquire(table, 0, "P01 P37")
    act(table, "play n09", "swap 3", "choose P37")

    assert (acquired(table, 0), acquired(table, 2)) == ("P01", "P37")


@rule("DN-14.5")
def test_ivanna_can_be_used_where_neither_has_any() -> None:
    table = main("n09", deck="")
    act(table, "play n09", "swap 2")

    assert (prompt(table), acquired(table), acquired(table, 1)) == ("main", "", "")


@rule("DN-14.6")
@pytest.mark.parametrize(("line", "first"), [("first 1", 0), ("first 2", 1)])
def test_the_player_of_ivanna_settles_who_picks_first(line: str, first: int) -> None:
    table = main("n09", deck="")
    acquire(table, 0, "P01 P37")
    acquire(table, 1, "P11 P16")
    act(table, "play n09", "swap 2")
    assert (table.waiting, choices(table)) == ([0], ["first 1", "first 2"])

    act(table, line)
    assert table.waiting == [first]


@rule("DN-14.7")
def test_normal_patients_and_emergency_cases_of_one_name_are_one_name() -> None:
    """P01 and P08 are Wounded Patients; P11 is another name."""
    table = main("n10", deck="")
    acquire(table, 0, "P01 P08 P11")
    end_game(table)

    assert points(table)["end-text n10"] == 2


@rule("DN-14.8")
def test_emergency_case_is_not_a_name() -> None:
    """Four Emergency Cases of four names are one of each name."""
    table = main("n10", deck="")
    acquire(table, 0, "P08 P18 P28 P38")
    end_game(table)

    assert points(table)["end-text n10"] == 1


@rule("DN-14.9")
def test_ginger_may_discard_cards_held_before() -> None:
    table = main("n11 white-magic erase", deck="examination simple-surgery n07")
    act(table, "play n11")
    assert choices(table) == [
        "discard examination",
        "discard simple-surgery",
        "discard white-magic",
        "discard erase",
        "discard n07",
    ]
    act(table, "discard white-magic", "discard examination")

    assert hand(table) == "simple-surgery erase n07"


@rule("DN-14.10")
@pytest.mark.parametrize("name", ["upgraded-medical-equipment", "cutting-edge-medical-equipment"])
def test_equipment_does_not_set_kei_off(name: str) -> None:
    table = main(f"n12 {name} major-surgery", deck="")
    admit(table, 0, "P01 P11")
    leave_nurses(table, "n07 n08 n10")
    act(table, "play n12", f"play {name}", "choose P01")
    assert discard(table) == ""

    act(table, "play major-surgery", "operate P11")
    assert discard(table) == "n07 n08"


@rule("DN-14.11")
def test_mint_does_not_count_admitted_emergency_cases() -> None:
    table = main("n13", deck="")
    acquire(table, 0, "P08")
    admit(table, 0, "P18 P28")
    end_game(table)

    assert points(table)["end-text n13"] == -1


@rule("DN-14.12")
def test_ren_with_an_empty_discard_pile_takes_nothing() -> None:
    table = main("n14 examination")
    give(table, 1, discard="n07")
    act(table, "play n14")

    assert (prompt(table), hand(table), purse(table)) == ("main", "examination", {"flex": 2})


@rule("DN-14.13")
def test_ren_cannot_take_a_card_played_this_turn() -> None:
    table = main("n14 white-magic")
    act(table, "play white-magic", "play n14")

    assert (prompt(table), hand(table)) == ("main", "")


@rule("DN-14.14")
def test_a_skipped_admission_phase_has_no_admissions_and_no_bed_check() -> None:
    table = main("n15 examination", deck="")
    admit(table, 0, "P01! P04! P07!")
    transport(table, ("P11", 1), ("P12", 0), ("P13", 1))
    told = act(table, "play n15", "done", "skip admission")

    assert phase(table) == "cleanup"
    assert admitted(table) == "P01! P04! P07!"
    assert ("P12", 0) in ambulances(table)
    assert "patient-died" not in kinds(told)


@rule("DN-14.15")
def test_a_leading_patient_that_is_critical_dies_by_sylvestri() -> None:
    table = main("n16", deck="")
    transport(table, ("P01!", 2), ("P02", 0))
    act(table, "play n16")

    assert (graveyard(table), marks(table)) == ("P01", [0, 0, 1])


@rule("DN-14.16")
def test_trapetta_moves_patients_of_other_players_too() -> None:
    table = main("n17", deck="")
    transport(table, ("P01", 1), ("P02", 2), ("P03", 1))
    act(table, "play n17", "trail P01")

    assert ambulances(table) == [("P02", 2), ("P03", 1), ("P01", 1)]


@rule("DN-14.17")
def test_trapetta_leaves_an_emergency_case_in_the_ambulances() -> None:
    """It was put back by This Is All Wrong!; moving it is not transporting it."""
    table = main("this-is-all-wrong n17", deck="")
    admit(table, 0, "P10")
    transport(table, ("P01", 1))
    act(table, "play this-is-all-wrong", "send back 1", "assign 2", "play n17", "lead P10")

    assert ambulances(table) == [("P10", 1), ("P01", 1)]
    assert admitted(table, 1) == ""


@rule("DN-14.17", "DN-14.33")
def test_its_player_admits_such_a_patient_like_any_other() -> None:
    table = main("this-is-all-wrong", deck="")
    admit(table, 0, "P10")
    transport(table, ("P01", 2), ("P02", 2))
    act(table, "play this-is-all-wrong", "send back 1", "assign 2")
    to_main(table, 1)
    act(table, "done")

    assert choices(table) == ["admit P10", "done"]

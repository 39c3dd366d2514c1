"""DN-7: the Transportation Phase, full ambulances, and Emergency Cases on their way."""

from __future__ import annotations

import pytest

from tests.kit.nurse import (
    act,
    admit,
    admitted,
    ambulances,
    choices,
    decide,
    graveyard,
    kinds,
    leave_in_dungeon,
    main,
    patient,
    prompt,
    scores,
    top_patient,
    transport,
)
from tests.kit.nurse_turns import markers, marks, phase, spend, to_admission, to_transportation
from tests.kit.rules import rule
from wardround.dynamitenurse import GAME
from wardround.dynamitenurse.state import Table


def transporting(top: str, *charges: tuple[str, int], seats: int = 3) -> Table:
    """Return a game in which `top` is on top of the Dungeon, and `charges` are in transport."""
    table = main("", seats=seats)
    transport(table, *charges)
    top_patient(table, top)
    return table


# --- DN-7.1 ------------------------------------------------------------------------------------


@rule("DN-7.1")
def test_the_top_patient_takes_the_trailing_place() -> None:
    """The oldest leads."""
    table = transporting("P07", ("P01", 1), ("P02!", 2))
    to_transportation(table)
    decide(table, "P40")

    act(table, "assign 1")

    assert ambulances(table) == [("P01", 1), ("P02!", 2), ("P07", 0)]


@rule("DN-7.1")
def test_the_next_patient_of_the_dungeon_is_seen_before_anybody_is_put_in_charge() -> None:
    table = transporting("P07")
    to_transportation(table)

    told = decide(table, "P40")

    assert told == [{"event": "patient-revealed", "seat": -1, "patient": "P40"}]
    assert (GAME.view(table, None)["arriving"], prompt(table)) == ("P07", "assign")


@rule("DN-7.1")
def test_the_last_patient_of_the_dungeon_belongs_to_nobody() -> None:
    """The game is over before a marker is put on it."""
    table = transporting("P07", ("P01", 1))
    leave_in_dungeon(table, "P07")
    to_transportation(table)

    assert (prompt(table), ambulances(table)) == ("over", [("P01", 1)])
    assert (markers(table), scores(table)) == ([6, 5, 6], (0, 0, 0))


@rule("DN-7.1")
def test_a_last_emergency_case_is_not_admitted_either() -> None:
    table = transporting("P08")
    leave_in_dungeon(table, "P08")
    to_transportation(table)

    assert [admitted(table, seat) for seat in range(3)] == ["", "", ""]


# --- DN-7.2 ------------------------------------------------------------------------------------


@rule("DN-7.2")
def test_the_active_player_picks_any_player_who_has_an_unused_marker() -> None:
    """Also herself; not seat 2, who has none left."""
    table = transporting("P07")
    admit(table, 1, "P11 P12 P13 P14 P15 P16")
    to_transportation(table, 2)
    decide(table, "P40")
    asked = GAME.actors(table)
    offered = choices(table)

    act(table, "assign 3")

    assert (asked, offered) == ([2], ["assign 1", "assign 3"])
    assert (ambulances(table), markers(table)) == ([("P07", 2)], [6, 0, 5])


@rule("DN-7.2")
def test_the_marker_of_the_player_picked_is_used() -> None:
    table = transporting("P07")
    to_transportation(table)
    decide(table, "P40")

    told = act(table, "assign 2")

    assert told[0] == {"event": "patient-transported", "seat": 0, "patient": "P07", "owner": 1}
    assert markers(table) == [6, 5, 6]


# --- DN-7.3 ------------------------------------------------------------------------------------


@rule("DN-7.3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_ambulances_hold_as_many_patients_as_there_are_players(seats: int) -> None:
    """One fewer leaves a place; with as many nobody is taken and one gets worse."""
    row = [(f"P0{number}", 1) for number in range(1, seats)]
    room = transporting("P07", *row, seats=seats)
    full = transporting("P07", *row, ("P11", 2), seats=seats)
    for table in (room, full):
        to_transportation(table)

    assert prompt(room) == "luck patient"
    assert full.town.dungeon_top == patient("P07")
    assert ambulances(full) == [("P01!", 1), *row[1:], ("P11", 2)]


@rule("DN-7.3")
def test_only_one_gets_worse_however_many_are_over_the_limit() -> None:
    table = transporting("P07", ("P01", 1), ("P02", 1), ("P03", 1), ("P04", 1), ("P05", 1))
    to_transportation(table)

    assert ambulances(table) == [("P01!", 1), ("P02", 1), ("P03", 1), ("P04", 1), ("P05", 1)]


@rule("DN-7.3")
def test_full_ambulances_stop_an_emergency_case_too() -> None:
    """Whatever lies on top of the Dungeon is not taken, although it needs no place."""
    table = transporting("P08", ("P01", 1), ("P02", 1), ("P03", 1))
    to_transportation(table)

    assert table.town.dungeon_top == patient("P08")
    assert ambulances(table)[0] == ("P01!", 1)


@rule("DN-7.3")
def test_full_ambulances_save_the_last_patient_of_the_dungeon() -> None:
    """The game goes on, since nothing is taken."""
    table = transporting("P07", ("P01", 1), ("P02", 1), ("P03", 1))
    leave_in_dungeon(table, "P07")
    to_transportation(table)

    assert (table.over(), table.town.dungeon_top) == (False, patient("P07"))


def nobody_free(table: Table) -> None:
    """Let all players have six admitted Patients."""
    for seat, first in enumerate((11, 17, 23)):
        admit(table, seat, " ".join(f"P{number}" for number in range(first, first + 6)))


@rule("DN-7.3")
def test_with_no_player_who_has_a_free_marker_one_in_transport_gets_worse() -> None:
    """Two of three places are taken; 18 markers are used."""
    table = main("")
    transport(table, ("P01!", 1), ("P02", 1))
    admit(table, 0, "P11 P12 P13 P14 P15 P16")
    admit(table, 1, "P17 P18 P19 P20")
    admit(table, 2, "P23 P24 P25 P26 P27 P28")
    top_patient(table, "P07")
    to_transportation(table)

    assert markers(table) == [0, 0, 0]
    assert ambulances(table) == [("P01!", 1), ("P02!", 1)]
    assert table.town.dungeon_top == patient("P07")


@rule("DN-7.3")
def test_with_no_free_marker_and_nobody_in_transport_nothing_happens() -> None:
    table = main("")
    nobody_free(table)
    top_patient(table, "P07")

    told = act(table, "done")

    assert kinds(told) == ["main-phase-ended", "transport-failed"]
    assert (table.town.dungeon_top, ambulances(table)) == (patient("P07"), [])
    assert (marks(table), prompt(table)) == ([0, 0, 0], "beds")


# --- DN-7.4 ------------------------------------------------------------------------------------


@rule("DN-7.4")
def test_the_patient_nearest_the_lead_that_is_not_critical_gets_worse() -> None:
    table = transporting("P07", ("P01!", 0), ("P02", 1), ("P03", 2))
    to_transportation(table)

    assert ambulances(table) == [("P01!", 0), ("P02!", 1), ("P03", 2)]
    assert marks(table) == [0, 0, 0]


@rule("DN-7.4")
def test_if_all_are_critical_the_leading_one_dies() -> None:
    """Its owner takes the Kill Mark, not the active player."""
    table = transporting("P07", ("P01!", 2), ("P02!", 1), ("P03!", 0))
    to_transportation(table)

    assert ambulances(table) == [("P02!", 1), ("P03!", 0)]
    assert (graveyard(table), marks(table), markers(table)) == ("P01", [0, 0, 1], [5, 5, 6])


@rule("DN-7.4")
def test_after_a_death_nobody_is_transported_into_the_free_place() -> None:
    table = transporting("P07", ("P01!", 2), ("P02!", 1), ("P03!", 1))
    to_transportation(table)

    assert (len(ambulances(table)), phase(table)) == (2, "cleanup")


# --- DN-7.5 ------------------------------------------------------------------------------------


@rule("DN-7.5")
def test_a_card_transports_by_the_same_steps_on_top_of_the_phase() -> None:
    """Its player picks who is in charge; then the phase brings another."""
    table = main("black-magic", deck="")
    top_patient(table, "P01")
    act(table, "play black-magic")
    decide(table, "P07")
    asked = (GAME.actors(table), prompt(table), phase(table))
    act(table, "assign 2", "done")
    decide(table, "P40")
    act(table, "assign 3")

    assert asked == ([0], "assign", "main")
    assert ambulances(table) == [("P01", 1), ("P07", 2)]


@rule("DN-7.5")
def test_a_card_makes_one_worse_if_the_ambulances_are_full() -> None:
    table = main("black-magic", deck="")
    transport(table, ("P01!", 1), ("P02", 1), ("P03", 1))

    act(table, "play black-magic")

    assert ambulances(table) == [("P01!", 1), ("P02!", 1), ("P03", 1)]
    assert (prompt(table), spend(table)) == ("main", (3, 0))


@rule("DN-7.5")
def test_a_card_that_takes_the_last_patient_ends_the_game() -> None:
    table = main("black-magic", deck="")
    leave_in_dungeon(table, "P07")

    told = act(table, "play black-magic")

    assert told[-1] == {"event": "game-ended", "seat": -1, "reason": "dungeon"}


# --- DN-7.6 ------------------------------------------------------------------------------------


@rule("DN-7.6")
def test_an_emergency_case_goes_straight_to_the_hospital_of_the_player_in_charge() -> None:
    table = transporting("P08")
    to_transportation(table)
    decide(table, "P40")

    told = act(table, "assign 2")

    assert told[0] == {"event": "emergency-transported", "seat": 0, "patient": "P08", "owner": 1}
    assert (ambulances(table), admitted(table, 1), markers(table)) == ([], "P08", [6, 5, 6])


@rule("DN-7.6")
def test_no_beds_are_checked_when_an_emergency_case_comes_in() -> None:
    """Seat 2 has three now, and none is critical."""
    table = transporting("P08")
    admit(table, 1, "P01 P02")
    to_transportation(table)
    decide(table, "P40")

    act(table, "assign 2")

    assert admitted(table, 1) == "P01 P02 P08"


@rule("DN-7.6")
def test_an_emergency_case_transported_by_a_card_is_admitted_too() -> None:
    """Its own player's beds are checked only in the Admission Phase."""
    table = main("black-magic", deck="")
    admit(table, 0, "P01 P02")
    top_patient(table, "P08")
    act(table, "play black-magic")
    decide(table, "P40")

    act(table, "assign 1")

    assert (admitted(table), prompt(table)) == ("P01 P02 P08", "main")


@rule("DN-7.6")
def test_an_emergency_case_put_back_into_the_ambulances_stays_there() -> None:
    """This Is All Wrong! does not transport."""
    table = main("this-is-all-wrong", deck="")
    admit(table, 0, "P08")

    act(table, "play this-is-all-wrong", "send back 1", "assign 2")

    assert (ambulances(table), admitted(table, 1)) == ([("P08", 1)], "")


# --- DN-7.7 ------------------------------------------------------------------------------------


@rule("DN-7.7")
def test_the_row_closes_up_when_one_in_the_middle_is_admitted() -> None:
    table = transporting("P07", ("P01", 1), ("P02", 0), ("P03!", 1))
    to_admission(table)

    act(table, "admit P02")

    assert ambulances(table) == [("P01", 1), ("P03!", 1)]


@rule("DN-7.7")
@pytest.mark.parametrize(
    ("line", "row"),
    [
        ("lead P03", [("P03!", 1), ("P01", 1), ("P02", 0)]),
        ("trail P01", [("P02", 0), ("P03!", 1), ("P01", 1)]),
        ("lead P02", [("P02", 0), ("P01", 1), ("P03!", 1)]),
    ],
)
def test_the_others_keep_their_order_when_one_is_moved(
    line: str, row: list[tuple[str, int]]
) -> None:
    """Sister Trapetta moves anybody's charge to either end."""
    table = main("n17", deck="examination")
    transport(table, ("P01", 1), ("P02", 0), ("P03!", 1))

    act(table, "play n17", line)

    assert ambulances(table) == row


@rule("DN-7.7")
def test_the_row_closes_up_after_a_death() -> None:
    """Sister Sylvestri hits the leading one."""
    table = main("n16", deck="examination")
    transport(table, ("P01!", 1), ("P02", 0), ("P03", 2))

    act(table, "play n16")

    assert ambulances(table) == [("P02", 0), ("P03", 2)]

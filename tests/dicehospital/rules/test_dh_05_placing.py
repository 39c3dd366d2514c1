"""DH-5.1 to DH-5.6, DH-5.14 and DH-5.16: placing meeples, and what a placement does."""

from __future__ import annotations

import pytest

from tests.kit.build import GAME, act, activation, choices, decide, gone, patients, plain, why
from tests.kit.cards_build import after, is_over, offers, open_to_a_nurse, targets
from tests.kit.rules import rule
from wardround.core.errors import BadNotation, IllegalAction

# --- meeples and departments (DH-5.1) -----------------------------------------------------------


@rule("DH-5.1")
def test_meeples_are_placed_one_at_a_time() -> None:
    """A second meeple waits until the first one's department is resolved."""
    table = after("R2 G4 / nurse nurse / - / 0", "place nurse intensive-care")

    assert choices(table) == ["treat R2"]
    assert why(table, "place nurse imaging") == ("wrong-moment", "DH-5.2")
    act(table, "treat R2")
    assert why(table, "place nurse imaging") is None


@rule("DH-5.1")
def test_a_meeple_is_placed_once_a_round() -> None:
    """A placed meeple is not there any more, whatever departments are still empty."""
    table = after("R2 R2 / nurse surgeon / - / 0", "place nurse intensive-care", "treat R2")
    assert why(table, "place nurse critical-care-unit") == ("unknown-staff", "DH-5.1")

    act(table, "place surgeon critical-care-unit", "treat R2", "skip")
    assert why(table, "place surgeon imaging") == ("unknown-staff", "DH-5.1")
    assert choices(table) == ["done"]


@rule("DH-5.1")
def test_a_department_is_used_once_a_round() -> None:
    """A department with a meeple on it takes no second one."""
    table = after("R2 R2 / nurse nurse / - / 0", "place nurse intensive-care", "treat R2")

    assert why(table, "place nurse intensive-care") == ("department-used", "DH-5.1")
    assert offers(table) == ["done", "place nurse critical-care-unit", "place nurse imaging"]


@rule("DH-5.1")
def test_two_tiles_of_one_name_are_two_departments() -> None:
    """Each of the two can be used once."""
    two = "crash-centre crash-centre"
    table = after(
        f"R1 Y1 G1 / nurse nurse nurse / {two} / 0", "place nurse crash-centre", "treat R1"
    )
    assert why(table, "place nurse crash-centre") is None

    act(table, "place nurse crash-centre", "treat Y1")
    assert why(table, "place nurse crash-centre") == ("department-used", "DH-5.1")
    assert patients(table) == "R5* Y5* G1"


@rule("DH-5.1")
def test_only_departments_of_your_own_can_be_used() -> None:
    """A tile in another hospital is of no use, and yours is of no use to the others."""
    table = activation("R1 / nurse / crash-centre / 0", "R1 / nurse / - / 0")

    assert why(table, "place nurse crash-centre", seat=0) is None
    assert why(table, "place nurse crash-centre", seat=1) == ("not-your-department", "DH-5.1")


@rule("DH-5.1")
def test_any_meeple_goes_on_any_department() -> None:
    """A specialist for red can be placed on the department for green."""
    table = after("G3 / surgeon / - / 0", "place surgeon pharmacy", "treat G3")

    assert patients(table) == "G4*"
    assert is_over(table)


@rule("DH-5.1")
def test_a_player_may_stop_at_any_time() -> None:
    """With meeples left and work to do; then the activation is over for good."""
    table = activation("R2 / nurse nurse surgeon / - / 1", "G2 / nurse / - / 0")
    assert "done" in choices(table)

    act(table, "done")

    assert GAME.actors(table) == [1]
    assert choices(table) == []
    assert why(table, "place nurse intensive-care") == ("not-your-turn", "DH-5.1")
    assert why(table, "transfuse R2") == ("not-your-turn", "DH-5.1")


# --- at once and in full (DH-5.2, DH-5.16) ------------------------------------------------------


@rule("DH-5.2", "DH-5.16")
def test_a_department_is_resolved_in_full_and_not_declined() -> None:
    """Neither before the first die nor between two can the player stop, or do something else."""
    table = after("R1 Y2 G3 / nurse nurse / radiology / 0", "place nurse radiology")
    assert choices(table) == ["treat R1", "treat Y2", "treat G3"]
    assert why(table, "skip") == ("effect-not-optional", "DH-5.2")

    act(table, "treat Y2")
    assert choices(table) == ["treat R1", "treat G3"]
    assert why(table, "done") == ("wrong-moment", "DH-5.1")


@rule("DH-5.2")
def test_the_targets_are_different_dice() -> None:
    """A die picked once is not offered again; two dice alike can both be picked."""
    table = after("R2 Y2 Y2 / nurse / radiology / 0", "place nurse radiology", "treat R2")
    assert targets(table) == ["Y2"]
    act(table, "treat Y2")
    assert targets(table) == ["Y2"]
    act(table, "treat Y2")

    assert patients(table) == "R3* Y3* Y3*"


@rule("DH-5.2")
@pytest.mark.parametrize("order", ["R2 R3 R4", "R4 R3 R2", "R3 R4 R2"])
def test_targets_qualify_by_their_values_before_the_effect(order: str) -> None:
    """A run is judged, and healed, as it lay there: the order of picking changes nothing."""
    picks = [f"treat {one}" for one in order.split()]
    table = after("R2 R3 R4 / nurse / cardiology / 0", "place nurse cardiology", *picks)

    assert patients(table) == "R3* R4* R5*"


@rule("DH-5.2")
def test_a_department_whose_number_cannot_be_met_is_refused() -> None:
    """Ruling: the meeple is not wasted, it cannot be placed there at all."""
    table = activation("R3 R3 G1 / nurse / anaesthesia / 0")

    assert why(table, "place nurse anaesthesia") == ("targets-not-met", "DH-5.2")
    assert why(table, "place nurse clinic") == ("targets-not-met", "DH-5.2")
    with pytest.raises(IllegalAction):
        act(table, "place nurse anaesthesia")
    assert open_to_a_nurse("R3 R3 G1 / nurse / anaesthesia / 0") == [
        "critical-care-unit", "pharmacy", "intensive-care", "imaging",
    ]  # fmt: skip


@rule("DH-5.2")
def test_nothing_can_be_placed_in_an_empty_hospital() -> None:
    """There is nobody to treat, so the only thing to do is to stop."""
    assert choices(activation("- / nurse surgeon / crash-centre / 2")) == ["done"]


@rule("DH-5.16")
def test_nothing_is_offered_that_gains_nothing() -> None:
    """A blood bag's heal has no colour to declare, and the Surgeon's die keeps its own."""
    table = activation("R2 G2 / surgeon / - / 2")
    with pytest.raises(BadNotation):
        act(table, "transfuse R2 as G")

    act(table, "place surgeon intensive-care", "treat R2")

    assert targets(table) == ["R3*+"]
    assert why(table, "treat R3*+ as G") == ("recolour-not-offered", "DH-5.12")


# --- healing (DH-5.3, DH-5.4, DH-5.6) -----------------------------------------------------------


@rule("DH-5.3")
def test_steps_beyond_a_discharge_are_lost() -> None:
    """Of three steps a 5 needs two; the third does nothing to anybody."""
    table = activation("R1 R5 / nurse / operating-theatre / 0")
    told = act(table, "place nurse operating-theatre", "treat R5")

    assert told[1:] == [{"event": "patient-discharged", "seat": 0, "before": "R5"}]
    assert patients(table) == "R1"
    assert (gone(table), is_over(table)) == (1, True)


@rule("DH-5.4")
def test_a_healed_die_is_treated_and_can_be_healed_again() -> None:
    """It moves to the treated row the first time and stays there when healed again."""
    table = after("R2 / nurse nurse / - / 0", "place nurse intensive-care", "treat R2")
    assert patients(table) == "R3*"

    act(table, "place nurse imaging", "treat R3*")
    assert patients(table) == "R4*"


@rule("DH-5.6")
def test_a_discharge_is_immediate() -> None:
    """The die lies in the discharge area at once: not in bed, and not in the bag either."""
    table = activation("R6 Y6 / nurse nurse / - / 0")
    before = list(table.bag)
    act(table, "place nurse critical-care-unit", "treat R6")

    assert patients(table) == "Y6"
    assert gone(table) == 1
    assert list(table.bag) == before
    assert GAME.view(table, 0)["hospitals"][0]["discharged"] == {"R": 1, "Y": 0, "G": 0}


# --- the specialist's turn (DH-5.5) -------------------------------------------------------------


@rule("DH-5.5")
def test_the_specialist_acts_after_the_department() -> None:
    """First the department's dice are picked, then the specialist's are offered."""
    table = after("R2 R5 / anaesthetist / - / 0", "place anaesthetist intensive-care")
    assert choices(table) == ["treat R2"]

    act(table, "treat R2")
    assert patients(table) == "R3*+ R5"
    assert choices(table) == ["skip", "treat R5"]


@rule("DH-5.5")
def test_the_specialist_can_be_declined() -> None:
    """Then the placement is over and the dice stay as the department left them."""
    table = after(
        "R2 R5 / anaesthetist nurse / - / 0", "place anaesthetist intensive-care", "treat R2"
    )
    told = act(table, "skip")

    assert told == [{"event": "effect-declined", "seat": 0}]
    assert patients(table) == "R3* R5"
    assert is_over(table)


@rule("DH-5.5")
def test_the_specialist_acts_once_a_placement() -> None:
    """Also where the department healed several dice: one of three, not all."""
    table = after(
        "R3 R3 R3 R5 R5 / anaesthetist / anaesthesia / 0",
        "place anaesthetist anaesthesia", "treat R3", "treat R3", "treat R3", "treat R5",
    )  # fmt: skip

    assert patients(table) == "R4* R4* R4* R5 R6*"
    assert is_over(table)


@rule("DH-5.5")
def test_a_nurse_has_no_effect_of_her_own() -> None:
    """After the department the placement is over."""
    table = after("R2 R5 / nurse / - / 0", "place nurse intensive-care", "treat R2")

    assert is_over(table)


# --- all at the same time (DH-5.14) -------------------------------------------------------------

TWO = ("R2 R5 / nurse anaesthetist / - / 1", "G2 G6 / nurse virologist / - / 1")
MINE = ["place anaesthetist intensive-care", "treat R2", "treat R5", "transfuse R3*"]
YOURS = ["transfuse G2", "place virologist clinic", "treat G6", "treat G3*"]


@rule("DH-5.14")
def test_all_players_activate_at_the_same_time() -> None:
    """Each may act at any moment, also while the other is inside a placement."""
    table = activation(*TWO)
    assert GAME.actors(table) == [0, 1]

    act(table, "place anaesthetist intensive-care", seat=0)
    act(table, "place virologist clinic", seat=1)
    act(table, "treat R2", seat=0)

    assert GAME.actors(table) == [0, 1]
    assert targets(table, 1) == ["G6 as R", "G6 as Y", "G6"]


@rule("DH-5.14")
def test_the_order_of_the_players_does_not_matter_without_draws() -> None:
    """One after the other, the other way round, or in turns: the positions are the same."""
    first, second, mixed = (activation(*TWO) for _ in range(3))
    act(first, *MINE, seat=0)
    act(first, *YOURS, seat=1)
    act(second, *YOURS, seat=1)
    act(second, *MINE, seat=0)
    for mine, yours in zip(MINE, YOURS, strict=True):
        act(mixed, mine, seat=0)
        act(mixed, yours, seat=1)

    assert GAME.dump(first) == GAME.dump(second) == GAME.dump(mixed)
    assert (patients(first, 0), patients(first, 1)) == ("R4* R6*", "G4*")


@rule("DH-5.14")
def test_what_a_re_roll_is_for_does_not_depend_on_who_came_first() -> None:
    """Luck is asked by player and number, so that another player's rolls change nothing."""
    rolling = ["place nurse drug-trial-centre", "treat R2", "treat R5"]
    hospital = "R2 R5 / nurse / drug-trial-centre / 0"
    alone = activation(hospital, hospital, experimental=True)
    act(alone, *rolling, seat=0)
    later = activation(hospital, hospital, experimental=True)
    act(later, *rolling, seat=1)
    decide(later, 3, 3)
    act(later, *rolling, seat=0)

    assert GAME.luck_key(later) == GAME.luck_key(alone)


@rule("DH-5.14")
def test_the_order_matters_for_draws_from_the_bag() -> None:
    """Two Admissions Nurses and one die in the bag: who comes first draws it."""
    hospital = "R6 / admissions-nurse / - / 0"
    discharge = ["place admissions-nurse clinic", "treat R6"]
    table = activation(hospital, hospital, promos=True)
    table.bag = [0, 0, 1]
    act(table, *discharge, seat=0)
    act(table, *discharge, seat=1)
    assert choices(table, 1) == ["skip", "draw"]

    act(table, "draw", seat=0)
    decide(table, *plain("G4"))

    assert patients(table, 0) == "G4"
    assert choices(table, 1) == ["skip"]

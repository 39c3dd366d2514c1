"""DH-5.11 to DH-5.13: blood bags heal a die or change its colour, and what comes of it."""

from __future__ import annotations

import pytest

from tests.kit.build import (
    GAME,
    act,
    activation,
    choices,
    gone,
    patients,
    solo_activation,
    why,
)  # fmt: skip
from tests.kit.cards_build import (
    LAST_ROUND,
    after,
    appoint,
    finish,
    is_over,
    offers,
    open_to_a_nurse,
    points,
    reveal,
    targets,
)  # fmt: skip
from tests.kit.rules import rule

# --- healing (DH-5.11) --------------------------------------------------------------------------


@rule("DH-5.11")
def test_a_bag_heals_any_die_one_step() -> None:
    """Treated or not, of any colour and value; the die is treated then, and a 6 discharged."""
    table = activation("R1 Y4* G6 / - / - / 3")
    assert choices(table) == ["done", "transfuse R1", "transfuse Y4*", "transfuse G6"]

    act(table, "transfuse R1", "transfuse Y4*", "transfuse G6")

    assert (patients(table), gone(table)) == ("R2* Y5*", 1)
    assert int(table.hospitals[0].bags) == 0


@rule("DH-5.11")
def test_every_heal_costs_a_bag() -> None:
    """With none left nothing more can be spent."""
    table = after("R1 Y4 / - / - / 1", "transfuse R1")

    assert choices(table) == ["done"]
    assert why(table, "transfuse Y4") == ("no-blood-bag", "DH-5.11")


@rule("DH-5.11")
def test_bags_can_be_spent_before_between_and_after_placements() -> None:
    """At any time of the activation, on the same die again too."""
    table = after(
        "R1 / nurse / - / 3",
        "transfuse R1", "place nurse intensive-care", "treat R2*", "transfuse R3*", "transfuse R4*",
    )  # fmt: skip

    assert patients(table) == "R5*"


@rule("DH-5.11")
def test_a_bag_cannot_be_spent_inside_an_effect() -> None:
    """Not while a department asks for its dice, nor while a specialist does."""
    table = after("R1 Y2 G3 / nurse / radiology / 1", "place nurse radiology", "treat R1")
    assert why(table, "transfuse Y2") == ("wrong-moment", "DH-5.11")

    table = after(
        "R5 Y1 G1 / triage-nurse / - / 1", "place triage-nurse clinic", "treat R5", "treat Y1"
    )
    assert why(table, "transfuse G1") == ("wrong-moment", "DH-5.11")


@rule("DH-5.11")
def test_a_bag_cannot_be_spent_while_an_effect_is_chosen() -> None:
    """The prototype's Transplant Unit is under way as soon as the meeple stands on it."""
    table = activation("R1 / nurse / transplant-unit / 1", edition="prototype", experimental=True)
    table.hospitals[0].fatalities = 1
    act(table, "place nurse transplant-unit")

    assert choices(table) == ["choose 1", "choose 2"]
    assert why(table, "transfuse R1") == ("wrong-moment", "DH-5.11")


@rule("DH-5.11")
def test_bags_are_spent_in_the_activation_only() -> None:
    """Not once it is over, while the other player goes on; and not in Phase 4."""
    table = activation("R1 R3 / - / - / 1", "G1 / - / - / 1")
    appoint(table, "admin-red-protect")
    act(table, "done")
    assert why(table, "transfuse R1") == ("not-your-turn", "DH-5.1")

    act(table, "done", seat=1)
    assert choices(table) == ["protect R1", "protect R3"]
    assert why(table, "transfuse R1") == ("wrong-moment", "DH-6.2")


@rule("DH-5.11")
def test_a_bag_can_be_spent_between_a_department_and_its_specialist() -> None:
    """On any die, the one just healed included; the specialist is still to come."""
    table = after("R2 Y4 / surgeon / - / 2", "place surgeon intensive-care", "treat R2")
    assert choices(table) == ["skip", "treat R3*+", "transfuse R3*+", "transfuse Y4"]

    act(table, "transfuse R3*+", "transfuse Y4", "treat R4*+")

    assert patients(table) == "R5* Y5*"
    assert is_over(table)


@rule("DH-5.11")
def test_a_bag_can_make_the_specialists_effect_possible() -> None:
    """There is no 4 for the General Practitioner until a bag makes one."""
    lines = ["place general-practitioner imaging", "treat R3"]
    assert is_over(after("R3 Y3 / general-practitioner / - / 0", *lines))

    table = after("R3 Y3 / general-practitioner / - / 1", *lines)
    assert targets(table) == []
    act(table, "transfuse Y3", "treat Y4*")

    assert patients(table) == "R4* Y5*"


@rule("DH-5.11")
def test_a_bag_can_take_the_specialists_target_away() -> None:
    """The bag discharges the die just healed, and the Surgeon has nobody left."""
    table = after(
        "R5 / surgeon nurse / - / 1", "place surgeon clinic", "treat R5", "transfuse R6*+"
    )

    assert (patients(table), gone(table)) == ("", 1)
    assert is_over(table)


@rule("DH-5.11")
def test_a_discharge_by_a_bag_is_no_meeples() -> None:
    """Between the two it adds nothing to what the department discharged."""
    table = after(
        "R6 Y6 G3 / admissions-nurse / - / 1",
        "place admissions-nurse clinic", "treat R6", "transfuse Y6", "return G3",
        promos=True,
    )  # fmt: skip

    assert gone(table) == 2
    assert is_over(table)


@rule("DH-5.11")
def test_a_discharge_by_a_bag_triggers_no_specialist() -> None:
    """The Registrar scores for its own department's discharges only."""
    table = after(
        "R6 Y3 / registrar / - / 1",
        "place registrar imaging", "treat Y3", "transfuse R6",
        experimental=True,
    )  # fmt: skip

    assert gone(table) == 1
    assert points(table) == []


# --- another colour (DH-5.12) -------------------------------------------------------------------


@rule("DH-5.12")
def test_a_bag_lets_the_pharmacy_treat_a_red_patient() -> None:
    """The rulebook's example: the red die is green now, healed, and treated."""
    assert open_to_a_nurse("R4 / nurse / - / 0") == ["critical-care-unit", "imaging"]

    table = activation("R4 / nurse / - / 1")
    told = act(table, "place nurse pharmacy", "treat R4 as G")

    assert patients(table) == "R>G5*"
    assert int(table.hospitals[0].bags) == 0
    assert [record["event"] for record in told] == [
        "staff-placed", "bag-spent", "patient-recoloured", "patient-healed",
    ]  # fmt: skip


@rule("DH-5.12")
def test_a_new_colour_lasts_until_the_end_of_phase_3() -> None:
    """Other departments see a green die, without another bag, and no red one."""
    table = after(
        "R2 / nurse nurse nurse / ear-nose-throat operating-theatre / 1",
        "place nurse pharmacy", "treat R2 as G",
    )  # fmt: skip
    assert why(table, "place nurse operating-theatre") == ("targets-not-met", "DH-5.2")

    act(table, "place nurse ear-nose-throat", "treat R>G3*")
    assert patients(table) == "R>G6*"


@rule("DH-5.12")
def test_a_die_is_recoloured_only_as_a_target() -> None:
    """Between placements there is no such choice, and without a bag there is none at all."""
    table = activation("R2 / nurse / - / 2")
    assert why(table, "treat R2 as G") == ("wrong-moment", "DH-5.2")

    table = after("R2 / nurse / - / 0", "place nurse intensive-care")
    assert why(table, "treat R2 as G") == ("no-blood-bag", "DH-5.12")


@rule("DH-5.12")
def test_a_die_must_qualify_in_the_new_colour() -> None:
    """On the Pharmacy a die cannot be declared yellow, nor a green one red."""
    table = after("R2 G3 / nurse / - / 1", "place nurse pharmacy")

    assert targets(table) == ["R2 as G", "G3"]
    assert why(table, "treat R2 as Y") == ("recolour-not-offered", "DH-5.12")
    assert why(table, "treat G3 as R") == ("recolour-not-offered", "DH-5.12")
    assert why(table, "treat R2") == ("not-a-target", "DH-5.2")


@rule("DH-5.12")
def test_a_recoloured_die_can_be_recoloured_again() -> None:
    """To a third colour, or back to the printed one."""
    table = after(
        "R2 / nurse nurse nurse / - / 3",
        "place nurse pharmacy", "treat R2 as G", "place nurse oncology", "treat R>G3* as Y",
    )  # fmt: skip
    assert patients(table) == "R>Y4*"

    act(table, "place nurse critical-care-unit", "treat R>Y4* as R")
    assert patients(table) == "R5*"
    assert int(table.hospitals[0].bags) == 0


@rule("DH-5.12")
@pytest.mark.parametrize("tile", ["experimental-therapy", "drug-trial-centre"])
def test_no_bag_recolours_before_a_flip_or_a_re_roll(tile: str) -> None:
    """They treat, and are no healing effect, so the dice keep their colours."""
    table = after(f"R2 Y2 / pharmacist / {tile} / 2", f"place pharmacist {tile}", experimental=True)

    assert targets(table) == ["R2", "Y2"]
    assert why(table, "treat R2 as G") == ("recolour-not-offered", "DH-5.12")


@rule("DH-5.12")
def test_no_bag_recolours_before_a_specialists_re_roll() -> None:
    """Nor does the Experimental Chemist take a die in another colour."""
    table = after(
        "R2 Y2 / experimental-chemist / - / 1",
        "place experimental-chemist intensive-care", "treat R2",
        experimental=True,
    )  # fmt: skip

    assert targets(table) == ["Y2"]


COLOURED_FLIP = """
[pack]
game = "dice-hospital"
name = "red-mirror"
format = 1
base = "final"
kind = "user"

[[department]]
id = "red-mirror"
title = { en = "Red Mirror" }
copies = 1
effect = { flip = true, colour = "red" }
"""


@rule("DH-5.12")
def test_a_bag_opens_no_department_that_flips_dice_of_a_colour() -> None:
    """A yellow die can be made red for a heal, and not for this."""
    packs = {"mirror.toml": COLOURED_FLIP}

    assert "red-mirror" not in open_to_a_nurse("Y2 / nurse / red-mirror / 1", packs=packs)
    assert "red-mirror" in open_to_a_nurse("R2 / nurse / red-mirror / 0", packs=packs)


@rule("DH-5.12")
def test_no_bag_recolours_a_die_that_is_lowered_or_recoloured_anyway() -> None:
    """Neither the Medical Student's second die nor Physiotherapy is a healing effect."""
    table = after(
        "R2 Y3 G3 / medical-student / - / 1",
        "place medical-student intensive-care", "treat R2", "treat Y3",
        experimental=True,
    )  # fmt: skip
    assert choices(table) == ["treat G3"]

    table = after(
        "R2 / nurse / physiotherapy / 1",
        "place nurse physiotherapy", "treat R2 as G",
        experimental=True,
    )  # fmt: skip
    assert int(table.hospitals[0].bags) == 1


# --- what it does not do (DH-5.13) --------------------------------------------------------------


@rule("DH-5.13")
def test_a_recoloured_die_blocks_no_department() -> None:
    """Only the department with the meeple is used; a green die in bed keeps its bed."""
    table = after(
        "R2 G5 / nurse nurse / ear-nose-throat / 1", "place nurse intensive-care", "treat R2 as G"
    )

    assert offers(table) == [
        "done", "place nurse pharmacy", "place nurse imaging", "place nurse clinic",
        "place nurse ear-nose-throat",
    ]  # fmt: skip


@rule("DH-5.13")
def test_a_recoloured_die_still_in_bed_keeps_the_empty_hospital_bonus_away() -> None:
    """Ruling: though it is laid on a department to show its colour, it is in its bed."""
    table = after("R2 / nurse / - / 1", "place nurse pharmacy", "treat R2 as G", round=LAST_ROUND)
    finish(table)

    assert points(table) == []


@rule("DH-5.13")
def test_a_die_has_its_printed_colour_when_phase_3_ends() -> None:
    """The colour goes, and the treatment stays: it is not neglected in Phase 4."""
    table = after("R2 / nurse / - / 1", "place nurse pharmacy", "treat R2 as G", round=LAST_ROUND)
    finish(table)

    assert patients(table) == "R3*"


@rule("DH-5.13")
def test_a_discharged_die_has_its_printed_colour() -> None:
    """A red die discharged as green lies in the discharge area as a red one."""
    table = after("R6 G6 / nurse / - / 1", "place nurse pharmacy", "treat R6 as G")

    assert GAME.view(table, 0)["hospitals"][0]["discharged"] == {"R": 1, "Y": 0, "G": 0}


@rule("DH-5.13")
@pytest.mark.parametrize(
    ("administrator", "scored"),
    [("admin-red-discharge", 1), ("admin-green-discharge", 0), ("admin-all-colours", 0)],
)
def test_administrators_count_printed_colours(administrator: str, scored: int) -> None:
    """Two reds went home, one of them as green and one as yellow."""
    table = activation("R6 R6 / nurse nurse / - / 2", round=LAST_ROUND)
    appoint(table, administrator)
    act(table, "place nurse pharmacy", "treat R6 as G", "place nurse oncology", "treat R6 as Y")
    finish(table)

    lines = [amount for amount, reason in points(table) if reason == "administrator"]
    assert lines == ([1] if scored else [])


@rule("DH-5.13")
@pytest.mark.parametrize(("event", "scored"), [("red", [2]), ("green", [])])
def test_grants_count_printed_colours(event: str, scored: list[int]) -> None:
    """Two reds went home, both as green."""
    table = activation("R6 R6 / nurse nurse / - / 2", round=LAST_ROUND)
    reveal(table, f"research-grant-{event}")
    act(table, "place nurse pharmacy", "treat R6 as G", "place nurse clinic", "treat R6 as G")
    finish(table)

    assert [amount for amount, reason in points(table) if reason == "grant"] == scored


@rule("DH-5.13")
def test_reports_count_printed_colours() -> None:
    """Two reds went home, one of them as yellow: the report of two reds can be completed."""
    table = solo_activation("R6 R6 / nurse nurse / - / 1")
    known = [one.card.id for one in table.content.reports]
    table.reports = tuple(
        known.index(f"report-{wanted}") for wanted in ("rr", "yyr", "gg", "yy", "rrr", "ggg")
    )
    act(table, "place nurse clinic", "treat R6 as Y", "place nurse critical-care-unit", "treat R6")
    act(table, "done")

    assert choices(table) == ["pass", "report report-rr"]

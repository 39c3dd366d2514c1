"""DH-17.6: specialists in which the prototype differs."""

from __future__ import annotations

import pytest

from tests.kit.build import act, choices, patients
from tests.kit.cards import card
from tests.kit.cards_build import after, is_over, offers, targets
from tests.kit.rules import rule
from wardround.dicehospital.state import Table


def prototype(hospital: str, *lines: str) -> Table:
    """Return a game of the prototype in Phase 3, after some actions."""
    return after(hospital, *lines, edition="prototype", prototype_extras=True)


def healed(specialist: str, dice: str) -> Table:
    """Return a placement whose department, the Trauma Unit, has healed a red 2."""
    lines = [f"place {specialist} critical-care-unit", "treat R2"]
    return prototype(f"R2 {dice} / {specialist} nurse / - / 0", *lines)


@rule("DH-17.6")
@card("prototype:triage-nurse")
def test_prototype_a_triage_nurse_heals_one_different_die_two_steps() -> None:
    """Of 1 to 3; a single one, and not the die just healed, though it shows 3."""
    table = healed("triage-nurse", "R1 Y3 G4")
    assert offers(table) == ["skip", "treat R1", "treat Y3"]

    act(table, "treat R1")
    assert patients(table) == "R3* R3* Y3 G4"
    assert is_over(table)


@rule("DH-17.6")
@card("prototype:triage-nurse")
def test_prototype_a_triage_nurse_needs_a_die_of_1_to_3() -> None:
    """The healed one does not count."""
    assert is_over(healed("triage-nurse", "Y4 G6"))


@rule("DH-17.6")
@card("prototype:paramedic")
def test_prototype_a_paramedic_heals_up_to_two_different_dice() -> None:
    """Of 1 to 3, one step each; the player may stop after one."""
    table = healed("paramedic", "R1 Y3 G2 G4")
    assert offers(table) == ["skip", "treat R1", "treat Y3", "treat G2"]
    act(table, "treat Y3")
    assert choices(table) == ["skip", "treat R1", "treat G2"]
    stopped = table.copy()
    act(table, "treat G2")
    act(stopped, "skip")

    assert patients(table) == "R1 R3* Y4* G3* G4"
    assert patients(stopped) == "R1 R3* Y4* G2 G4"
    assert is_over(table)
    assert is_over(stopped)


@rule("DH-17.6")
@card("prototype:paramedic")
def test_prototype_a_paramedic_heals_one_where_there_is_but_one() -> None:
    """And nobody where all others show 4 or more."""
    table = healed("paramedic", "Y3 G4")
    act(table, "treat Y3")
    assert is_over(table)

    assert is_over(healed("paramedic", "Y4 G4"))


@rule("DH-17.6")
@card("prototype:consultant")
def test_prototype_a_consultant_heals_a_different_die_of_1_or_2_three_steps() -> None:
    """On a department of a colour; it copies nobody."""
    table = healed("consultant", "R1 Y2 Y3 G4")
    assert offers(table) == ["skip", "treat R1", "treat Y2"]

    act(table, "treat Y2")
    assert patients(table) == "R1 R3* Y3 Y5* G4"
    assert is_over(table)


@rule("DH-17.6")
@card("prototype:consultant")
@pytest.mark.parametrize(
    ("department", "picks", "offered"),
    [
        ("critical-care-unit", ["R2"], True),
        ("operating-theatre", ["R2"], True),
        ("anaesthesia", ["R2", "R2", "R2"], True),
        ("intensive-care", ["R2"], False),
        ("crash-centre", ["R2"], False),
        ("radiology", ["R2", "skip"], False),
        ("isolation-ward", ["R2"], False),
    ],
)
def test_prototype_a_consultant_is_of_no_use_on_a_department_without_a_colour(
    department: str, picks: list[str], offered: bool
) -> None:
    """Its questions and answers say so, whatever the colour of the die that was healed."""
    lines = [pick if pick == "skip" else f"treat {pick}" for pick in picks]
    tiles = "operating-theatre anaesthesia crash-centre radiology isolation-ward"
    table = prototype(
        f"R2 R2 R2 Y1 / consultant / {tiles} / 0", f"place consultant {department}", *lines
    )

    assert ("treat Y1" in choices(table)) is offered
    assert is_over(table) is not offered


@rule("DH-17.6")
@card("prototype:consultant", "prototype:critical-specialist")
@pytest.mark.parametrize("specialist", ["consultant", "critical-specialist"])
def test_prototype_the_healed_die_is_not_different_though_it_shows_2(specialist: str) -> None:
    """A red 1 was healed: only the other die of 1 or 2 is offered, or nobody."""
    lines = [f"place {specialist} critical-care-unit", "treat R1"]

    assert targets(prototype(f"R1 Y2 / {specialist} / - / 0", *lines)) == ["Y2"]
    assert is_over(prototype(f"R1 Y3 / {specialist} / - / 0", *lines))


@rule("DH-17.6")
@card(
    "prototype:triage-nurse", "prototype:paramedic", "prototype:consultant",
    "prototype:critical-specialist", "prototype:general-practitioner",
)  # fmt: skip
@pytest.mark.parametrize(
    "specialist",
    ["triage-nurse", "paramedic", "consultant", "critical-specialist", "general-practitioner"],
)
@pytest.mark.parametrize(
    ("department", "one"), [("critical-care-unit", "R2"), ("oncology", "Y2"), ("pharmacy", "G2")]
)
def test_prototype_a_heal_of_any_colour_sets_them_off(
    specialist: str, department: str, one: str
) -> None:
    """Red, yellow or green."""
    wanted = "R4" if specialist == "general-practitioner" else "R1"
    table = prototype(
        f"{one} {wanted} / {specialist} / - / 0", f"place {specialist} {department}", f"treat {one}"
    )

    assert targets(table) == [wanted]


@rule("DH-17.6")
@card("prototype:registrar")
def test_prototype_a_registrar_heals_one_high_or_one_low_die() -> None:
    """If it discharged: one of 4 to 6 one step, or one of 1 to 3 two steps."""
    start = "R6 Y1 Y2 Y3 G4 G5 G6 / registrar / - / 0"
    table = prototype(start, "place registrar clinic", "treat R6")
    assert offers(table) == ["skip", "choose 1", "choose 2"]
    other = table.copy()

    act(table, "choose 1")
    assert choices(table) == ["treat G4", "treat G5", "treat G6"]
    act(table, "treat G4")
    assert patients(table) == "Y1 Y2 Y3 G5 G5* G6"
    assert is_over(table)

    act(other, "choose 2")
    assert choices(other) == ["treat Y1", "treat Y2", "treat Y3"]
    act(other, "treat Y2")
    assert patients(other) == "Y1 Y3 Y4* G4 G5 G6"
    assert is_over(other)


@rule("DH-17.6")
@card("prototype:registrar")
def test_prototype_a_registrar_may_take_a_die_just_healed() -> None:
    """Of a run of 4, 5 and 6 the last went home, and the others are dice of 5 and 6."""
    table = prototype(
        "R4 R5 R6 / registrar / cardiology / 0",
        "place registrar cardiology", "treat R4", "treat R5", "treat R6",
    )  # fmt: skip

    assert offers(table) == ["skip", "treat R5*", "treat R6*"]


@rule("DH-17.6")
@card("prototype:registrar")
def test_prototype_a_registrar_waits_for_a_discharge() -> None:
    """A heal is not enough; and it scores no point."""
    assert is_over(healed("registrar", "Y2 G4"))

    table = prototype("R6 Y2 / registrar / - / 0", "place registrar clinic", "treat R6")
    assert int(table.hospitals[0].score) == 0


@rule("DH-17.6")
@card("prototype:critical-specialist")
def test_prototype_a_critical_specialist_heals_up_to_three_of_1_and_2() -> None:
    """Different dice, one step each; the player may stop after one or two."""
    table = healed("critical-specialist", "R1 Y2 Y3 G1 G2")
    assert offers(table) == ["skip", "treat R1", "treat Y2", "treat G1", "treat G2"]
    act(table, "treat R1", "treat Y2")
    assert choices(table) == ["skip", "treat G1", "treat G2"]
    act(table, "treat G2")

    assert patients(table) == "R2* R3* Y3 Y3* G1 G3*"
    assert is_over(table)


@rule("DH-17.6")
@card("prototype:critical-specialist")
def test_prototype_a_critical_specialist_is_not_for_3_and_more() -> None:
    """Nobody else shows 1 or 2."""
    assert is_over(healed("critical-specialist", "Y3 G4"))


@rule("DH-17.6")
@card("prototype:general-practitioner")
def test_prototype_a_general_practitioner_heals_any_die_of_4_to_6() -> None:
    """One step, also the die just healed."""
    table = prototype(
        "R3 Y6 G5 G3 / general-practitioner / - / 0",
        "place general-practitioner imaging", "treat R3",
    )  # fmt: skip
    assert offers(table) == ["skip", "treat R4*", "treat Y6", "treat G5"]

    act(table, "treat R4*")
    assert patients(table) == "R5* Y6 G3 G5"
    assert is_over(table)


@rule("DH-17.6")
@card("prototype:general-practitioner")
def test_prototype_a_general_practitioner_is_not_for_1_to_3() -> None:
    """The healed die shows 3, and so does the other one."""
    assert is_over(healed("general-practitioner", "Y3"))


@rule("DH-17.6")
@pytest.mark.parametrize(
    ("specialist", "colour"), [("cardiologist", "R"), ("microbiologist", "G"), ("radiologist", "Y")]
)
def test_prototype_the_untreated_value_is_the_one_before(specialist: str, colour: str) -> None:
    """Ruling: the value before the department's effect; also a treated die can have it."""
    table = prototype(
        f"{colour}2 Y3 G2* G2 / {specialist} / - / 0",
        f"place {specialist} intensive-care", f"treat {colour}2",
    )  # fmt: skip

    assert targets(table) == ["G2", "G2*"]

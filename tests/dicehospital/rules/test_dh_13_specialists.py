"""DH-13: what every specialist of the base game waits for, does, and does not do."""

from __future__ import annotations

import pytest

from tests.kit.build import act, activation, choices, gone, patients
from tests.kit.cards import card
from tests.kit.cards_build import after, is_over, offers, targets
from tests.kit.rules import rule
from wardround.dicehospital.pack_files import EDITIONS
from wardround.dicehospital.reading import read_content

NOT_PROTOTYPE = [edition for edition in EDITIONS if edition != "prototype"]
ANOTHER = {"R": "Y", "Y": "G", "G": "R"}


# --- one of those -------------------------------------------------------------------------------

SURGEONS = [
    pytest.param("surgeon", "R", "anaesthesia", marks=card("surgeon")),
    pytest.param("pharmacist", "G", "allergy-centre", marks=card("pharmacist")),
    pytest.param("haematologist", "Y", "renal-medicine", marks=card("haematologist")),
]


@rule("DH-13.1")
@card("surgeon")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_surgeon_on_intensive_care_heals_a_red_2_to_4(edition: str) -> None:
    """The rulebook's example: one step by the department, one more by the Surgeon."""
    table = after(
        "R2 / surgeon / - / 0",
        "place surgeon intensive-care", "treat R2", "treat R3*+",
        edition=edition,
    )  # fmt: skip

    assert patients(table) == "R4*"
    assert is_over(table)


@rule("DH-13.1")
@card("haematologist")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_haematologist_on_renal_medicine_heals_one_of_three_once_more(edition: str) -> None:
    """The rulebook's example: three yellow dice one step each, then one of those one more."""
    table = after(
        "Y3 Y3 Y3 / haematologist / renal-medicine / 0",
        "place haematologist renal-medicine", "treat Y3", "treat Y3", "treat Y3", "treat Y4*+",
        edition=edition,
    )  # fmt: skip

    assert patients(table) == "Y4* Y4* Y5*"
    assert is_over(table)


@rule("DH-13.1")
@card("pharmacist")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_pharmacist_on_anaesthesia_does_nothing(edition: str) -> None:
    """The rulebook's example: three red dice were healed, and the Pharmacist waits for green."""
    table = after(
        "R3 R3 R3 G2 / pharmacist nurse / anaesthesia / 0",
        "place pharmacist anaesthesia", "treat R3", "treat R3", "treat R3",
        edition=edition,
    )  # fmt: skip

    assert patients(table) == "R4* R4* R4* G2"
    assert is_over(table)


@rule("DH-13.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("specialist", "colour", "tile"), SURGEONS)
def test_one_of_those_is_a_healed_die_of_the_colour(
    specialist: str, colour: str, tile: str, edition: str
) -> None:
    """Other dice of the colour, even of the same value, are not offered."""
    one, other = f"{colour}3", f"{ANOTHER[colour]}4"
    treat = f"treat {one}"
    table = after(
        f"{one} {one} {one} {one} {colour}4 {other} / {specialist} / {tile} / 0",
        f"place {specialist} {tile}", treat, treat, treat,
        edition=edition,
    )  # fmt: skip

    assert targets(table) == [f"{colour}4*+"]


@rule("DH-13.1")
@pytest.mark.parametrize(("specialist", "colour", "tile"), SURGEONS)
def test_healed_dice_of_another_colour_are_not_among_those(
    specialist: str, colour: str, tile: str
) -> None:
    """Radiology heals one of each colour: only the die of the specialist's colour is offered."""
    table = after(
        f"R1 Y1 G1 / {specialist} / radiology {tile} / 0",
        f"place {specialist} radiology", "treat R1", "treat Y1", "treat G1",
    )  # fmt: skip

    assert targets(table) == [f"{colour}2*+"]


@rule("DH-13.1")
@pytest.mark.parametrize(("specialist", "colour", "tile"), SURGEONS)
def test_the_surgeons_wait_for_their_colour(specialist: str, colour: str, tile: str) -> None:
    """A heal of another colour triggers nothing, though a die of the colour is in bed."""
    other = ANOTHER[colour]
    table = after(
        f"{other}2 {colour}2 / {specialist} / {tile} / 0",
        f"place {specialist} intensive-care", f"treat {other}2",
    )  # fmt: skip

    assert is_over(table)
    assert sorted(patients(table).split()) == sorted([f"{colour}2", f"{other}3*"])


# --- a different one of the colour --------------------------------------------------------------

ANAESTHETISTS = [
    pytest.param("anaesthetist", "R", marks=card("anaesthetist")),
    pytest.param("virologist", "G", marks=card("virologist")),
    pytest.param("urologist", "Y", marks=card("urologist")),
]


@rule("DH-13.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("specialist", "colour"), ANAESTHETISTS)
def test_a_different_die_of_the_same_colour_is_healed(
    specialist: str, colour: str, edition: str
) -> None:
    """Any other die of the colour, treated or not; not the one healed, nor another colour."""
    other = ANOTHER[colour]
    hospital = f"{colour}2 {colour}3 {colour}3* {colour}6 {other}2 / {specialist} / - / 0"
    table = after(
        hospital, f"place {specialist} intensive-care", f"treat {colour}2", edition=edition
    )

    assert targets(table) == [f"{colour}3", f"{colour}3*", f"{colour}6"]
    act(table, f"treat {colour}6")
    assert (is_over(table), gone(table)) == (True, 1)


@rule("DH-13.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("specialist", "colour"), ANAESTHETISTS)
def test_the_anaesthetists_heal_one_step(specialist: str, colour: str, edition: str) -> None:
    """One different die, one step."""
    table = after(
        f"{colour}2 {colour}5 / {specialist} / - / 0",
        f"place {specialist} intensive-care", f"treat {colour}2", f"treat {colour}5",
        edition=edition,
    )  # fmt: skip

    assert patients(table) == f"{colour}3* {colour}6*"


@rule("DH-13.2")
@pytest.mark.parametrize(("specialist", "colour"), ANAESTHETISTS)
def test_the_anaesthetists_wait_for_their_colour(specialist: str, colour: str) -> None:
    """A heal of another colour triggers nothing, though there are dice of the colour."""
    other = ANOTHER[colour]
    table = after(
        f"{other}2 {colour}3 {other}3 / {specialist} / - / 0",
        f"place {specialist} intensive-care", f"treat {other}2",
    )  # fmt: skip

    assert is_over(table)


@rule("DH-13.2")
@pytest.mark.parametrize(("specialist", "colour"), ANAESTHETISTS)
def test_without_a_different_die_of_the_colour_nothing_happens(
    specialist: str, colour: str
) -> None:
    """The die healed by the department is not offered a second time."""
    table = after(
        f"{colour}2 {ANOTHER[colour]}5 / {specialist} / - / 0",
        f"place {specialist} intensive-care", f"treat {colour}2",
    )  # fmt: skip

    assert is_over(table)


# --- the same value -----------------------------------------------------------------------------

CARDIOLOGISTS = [
    pytest.param("cardiologist", "R", marks=card("cardiologist")),
    pytest.param("microbiologist", "G", marks=card("microbiologist")),
    pytest.param("radiologist", "Y", marks=card("radiologist")),
]


@rule("DH-13.3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("specialist", "colour"), CARDIOLOGISTS)
def test_a_different_die_of_the_value_before_is_healed(
    specialist: str, colour: str, edition: str
) -> None:
    """Of any colour, with the value that the die had before it was healed; one step."""
    table = after(
        f"{colour}2 R2 Y2 G2 R3 Y1 G3 / {specialist} / - / 0",
        f"place {specialist} intensive-care", f"treat {colour}2",
        edition=edition,
    )  # fmt: skip

    assert targets(table) == ["R2", "Y2", "G2"]
    act(table, "treat Y2")
    assert is_over(table)
    assert "Y3*" in patients(table).split()


@rule("DH-13.3")
@pytest.mark.parametrize(("specialist", "colour"), CARDIOLOGISTS)
def test_the_cardiologists_wait_for_their_colour(specialist: str, colour: str) -> None:
    """A heal of another colour triggers nothing, though dice of the value are there."""
    other = ANOTHER[colour]
    table = after(
        f"{other}2 {other}2 {colour}2 / {specialist} / - / 0",
        f"place {specialist} intensive-care", f"treat {other}2",
    )  # fmt: skip

    assert is_over(table)


@rule("DH-13.3")
@pytest.mark.parametrize(("specialist", "colour"), CARDIOLOGISTS)
def test_a_die_of_the_value_after_is_not_offered(specialist: str, colour: str) -> None:
    """What the healed die shows now does not count."""
    table = after(
        f"{colour}2 {colour}3 {ANOTHER[colour]}3 / {specialist} / - / 0",
        f"place {specialist} intensive-care", f"treat {colour}2",
    )  # fmt: skip

    assert is_over(table)


# --- any die ------------------------------------------------------------------------------------


@rule("DH-13.4")
@card("triage-nurse")
@pytest.mark.parametrize("edition", NOT_PROTOTYPE)
@pytest.mark.parametrize("healed", ["R5", "Y5", "G5"])
def test_a_triage_nurse_heals_two_different_dice_of_1_to_3(healed: str, edition: str) -> None:
    """After a heal of any colour: two of 1 to 3, mixed, one step each; both must be picked."""
    table = after(
        f"{healed} R1 Y3 G2 G4 / triage-nurse / - / 0",
        "place triage-nurse clinic", f"treat {healed}",
        edition=edition,
    )  # fmt: skip
    assert offers(table) == ["skip", "treat R1", "treat Y3", "treat G2"]

    act(table, "treat Y3")
    assert choices(table) == ["treat R1", "treat G2"]

    act(table, "treat R1")
    assert is_over(table)
    expected = [healed.replace("5", "6*"), "R2*", "Y4*", "G2", "G4"]
    assert sorted(patients(table).split()) == sorted(expected)


@rule("DH-13.4")
@card("triage-nurse")
def test_a_triage_nurse_heals_one_if_just_one_is_eligible() -> None:
    """Ruling: a single die of 1 to 3 is healed; dice healed by the department do not count."""
    table = after(
        "R2 Y3 G4 / triage-nurse / - / 0",
        "place triage-nurse intensive-care", "treat R2", "treat Y3",
    )  # fmt: skip

    assert is_over(table)
    assert patients(table) == "R3* Y4* G4"


@rule("DH-13.4")
@card("triage-nurse")
def test_a_triage_nurse_has_nothing_to_do_among_4_to_6() -> None:
    """Dice of 4 to 6 are not for her, nor is the one that the department healed."""
    table = after(
        "R1 Y4 G5 / triage-nurse / - / 0",
        "place triage-nurse intensive-care", "treat R1",
    )  # fmt: skip

    assert is_over(table)
    assert patients(table) == "R2* Y4 G5"


@rule("DH-13.5")
@card("paramedic")
@pytest.mark.parametrize("edition", NOT_PROTOTYPE)
@pytest.mark.parametrize("healed", ["R2", "Y2", "G2"])
def test_a_paramedic_heals_a_different_die_of_1_to_3_two_steps(healed: str, edition: str) -> None:
    """After a heal of any colour; not the healed die, though it shows 3, and no 4."""
    table = after(
        f"{healed} R1 Y3 G4 / paramedic / - / 0",
        "place paramedic intensive-care", f"treat {healed}",
        edition=edition,
    )  # fmt: skip
    assert targets(table) == ["R1", "Y3"]

    act(table, "treat R1")
    assert is_over(table)
    expected = [healed.replace("2", "3*"), "R3*", "Y3", "G4"]
    assert sorted(patients(table).split()) == sorted(expected)


@rule("DH-13.5")
@card("paramedic")
def test_a_paramedic_has_nothing_to_do_among_4_to_6() -> None:
    """Only the healed die shows 1 to 3."""
    table = after("R1 Y4 G6 / paramedic / - / 0", "place paramedic intensive-care", "treat R1")

    assert is_over(table)


@rule("DH-13.6")
@card("general-practitioner")
@pytest.mark.parametrize("edition", NOT_PROTOTYPE)
@pytest.mark.parametrize("healed", ["R4", "Y4", "G4"])
def test_a_general_practitioner_heals_a_different_die_of_4_to_6(healed: str, edition: str) -> None:
    """After a heal of any colour, one step; not the healed die, though it shows 5, and no 3."""
    table = after(
        f"{healed} R5 Y6 G4* G3 / general-practitioner / - / 0",
        "place general-practitioner imaging", f"treat {healed}",
        edition=edition,
    )  # fmt: skip
    assert targets(table) == ["R5", "Y6", "G4*"]

    act(table, "treat R5")
    assert is_over(table)
    assert "R6*" in patients(table).split()


@rule("DH-13.6")
@card("general-practitioner")
def test_a_general_practitioner_has_nothing_to_do_among_1_to_3() -> None:
    """The healed die shows 4 now, and is not offered."""
    table = after(
        "R3 Y3 G1 / general-practitioner / - / 0",
        "place general-practitioner imaging", "treat R3",
    )  # fmt: skip

    assert is_over(table)


# --- meeples ------------------------------------------------------------------------------------


@rule("DH-13.7")
def test_meeples_have_the_colour_of_their_family_or_are_blue() -> None:
    """The three families have their colour, the rest is as the rule lists it."""
    meeples: dict[str, set[str]] = {}
    for one in read_content("final", experimental=True, promos=True).specialists:
        meeples.setdefault(one.meeple, set()).add(one.card.id)
        assert "meeple" in one.card.reconstructed

    assert meeples == {
        "red": {"surgeon", "anaesthetist", "cardiologist", "haematology-technician"},
        "green": {
            "pharmacist", "virologist", "microbiologist", "experimental-chemist", "pathologist",
        },
        "yellow": {"haematologist", "urologist", "radiologist", "physiotherapist"},
        "blue": {
            "triage-nurse", "paramedic", "general-practitioner", "medical-student", "registrar",
            "consultant", "admissions-nurse",
        },
    }  # fmt: skip


@rule("DH-13.7")
def test_the_colour_of_a_meeple_does_not_matter_in_play() -> None:
    """A red meeple can be placed wherever a white one can."""
    table = activation("R1 Y3 G5 / nurse surgeon / - / 0")
    places = [line.split()[1:] for line in choices(table) if line.startswith("place")]

    assert [where for who, where in places if who == "surgeon"] == [
        where for who, where in places if who == "nurse"
    ]

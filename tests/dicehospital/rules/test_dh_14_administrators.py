"""DH-14 and DH-17.4: what every administrator scores or protects, and when it does not."""

from __future__ import annotations

import pytest

from tests.kit.build import act, activation, choices, patients
from tests.kit.cards import card
from tests.kit.cards_build import appoint, closing, discharged, finish, points
from tests.kit.rules import rule
from wardround.dicehospital import steps
from wardround.dicehospital.reading import read_content
from wardround.dicehospital.state import Table
from wardround.words.dicehospital import DiceHospitalWords

NOT_PROTOTYPE = ["final", "french", "italian"]


def scored(administrator: str, *areas: str, edition: str = "final") -> list[int]:
    """Return what an administrator scores when the players discharged these dice."""
    table = closing(*("R3*" for _ in areas), edition=edition)
    for seat, colours in enumerate(areas):
        discharged(table, colours, seat)
    appoint(table, administrator)
    finish(table)
    return [amount for amount, reason in points(table) if reason == "administrator"]


def spared(administrator: str, dice: str, *lines: str, edition: str = "final") -> str:
    """Return the patients after Phase 4 under an administrator."""
    table = closing(dice, edition=edition)
    appoint(table, administrator)
    finish(table)
    act(table, *lines)
    return patients(table)


def go_to_the_last_activation(table: Table) -> None:
    """Leave out everything between Phase 5 of a round and Phase 3 of the last one."""
    table.chance = -1
    table.round = 8
    table.go(steps.ACTIVATE)
    table.stage = 1
    table.waiting = [0, 1]


def over_two_rounds(administrator: str, first: str, second: str, edition: str) -> Table:
    """Return a game in which dice were discharged in a round and more of them in the next."""
    table = activation("R3* / - / - / 0", round=7, edition=edition)
    appoint(table, administrator)
    discharged(table, first)
    finish(table)
    go_to_the_last_activation(table)
    discharged(table, second)
    finish(table)
    return table


# --- points for colours -------------------------------------------------------------------------


@rule("DH-14.1", "DH-14.2", "DH-14.3")
@pytest.mark.parametrize("edition", NOT_PROTOTYPE)
@pytest.mark.parametrize(
    ("administrator", "colour"),
    [
        pytest.param("admin-red-discharge", "R", marks=card("admin-red-discharge")),
        pytest.param("admin-yellow-discharge", "Y", marks=card("admin-yellow-discharge")),
        pytest.param("admin-green-discharge", "G", marks=card("admin-green-discharge")),
    ],
)
def test_two_of_a_colour_score_a_point(administrator: str, colour: str, edition: str) -> None:
    """Exactly two are enough, more score no more, and one is too few."""
    other = {"R": "Y", "Y": "G", "G": "R"}[colour]
    tries = ["", colour, colour * 2, colour * 3, colour * 4, other * 4, colour + other * 3]

    assert [scored(administrator, one, edition=edition) for one in tries] == [
        [], [], [1], [1], [1], [], [],
    ]  # fmt: skip


@rule("DH-14.1", "DH-14.2", "DH-14.3", "DH-14.4")
@card("admin-red-discharge", "admin-yellow-discharge", "admin-green-discharge", "admin-all-colours")
@pytest.mark.parametrize("colour", ["red", "yellow", "green"])
def test_only_the_owners_own_discharges_of_this_round_count(colour: str) -> None:
    """What the others discharged, and what was discharged a round ago, counts for nothing."""
    letter = colour[0].upper()
    assert scored(f"admin-{colour}-discharge", letter, letter) == []
    assert scored("admin-all-colours", "RY", "G") == []

    table = over_two_rounds(f"admin-{colour}-discharge", letter, letter, "final")
    assert [reason for _, reason in points(table)] == ["discharged", "discharged"]


@rule("DH-14.4")
@card("admin-all-colours")
@pytest.mark.parametrize("edition", NOT_PROTOTYPE)
def test_one_of_each_colour_scores_a_point(edition: str) -> None:
    """Two sets score no more than one, and two colours do not do."""
    tries = ["RYG", "RRYYGG", "RRYG", "RY", "YYGG", "RRGG", "RRRR", ""]

    assert [scored("admin-all-colours", one, edition=edition) for one in tries] == [
        [1], [1], [1], [], [], [], [], [],
    ]  # fmt: skip


@rule("DH-14.8")
@card("admin-most")
@pytest.mark.parametrize("edition", NOT_PROTOTYPE)
def test_the_most_discharges_score_a_point(edition: str) -> None:
    """Strictly more than everybody else; a tie scores nothing, nor do fewer."""
    tries = [("RY", "G"), ("RY", "GG"), ("R", "GG"), ("RYG", "R", "Y"), ("RY", "", "GG")]

    assert [scored("admin-most", *one, edition=edition) for one in tries] == [
        [1], [], [], [1], [],
    ]  # fmt: skip


@rule("DH-14.8")
@card("admin-most")
def test_the_most_counts_dice_and_not_points() -> None:
    """One die more is enough, whatever its colour, and whoever scores otherwise."""
    table = closing("R3*", "G3*")
    discharged(table, "YYY", seat=0)
    discharged(table, "RR", seat=1)
    appoint(table, "admin-most", seat=0)
    appoint(table, "admin-red-discharge", seat=1)
    finish(table)

    assert points(table, 0) == [(5, "discharged"), (1, "administrator")]
    assert points(table, 1) == [(3, "discharged"), (1, "administrator")]


# --- protection ---------------------------------------------------------------------------------

PROTECTORS = [
    pytest.param("admin-red-protect", "R", marks=card("admin-red-protect")),
    pytest.param("admin-yellow-protect", "Y", marks=card("admin-yellow-protect")),
    pytest.param("admin-green-protect", "G", marks=card("admin-green-protect")),
]


@rule("DH-14.5", "DH-14.6", "DH-14.7")
@pytest.mark.parametrize("edition", NOT_PROTOTYPE)
@pytest.mark.parametrize(("administrator", "colour"), PROTECTORS)
def test_one_neglected_die_of_the_colour_is_spared(
    administrator: str, colour: str, edition: str
) -> None:
    """One of the owner's choice; the others of the colour deteriorate, and all other colours."""
    dice = "R2 R4 Y2 Y4 G2 G4"
    expected = "R1 R3 Y1 Y3 G1 G3".replace(f"{colour}3", f"{colour}4")

    assert spared(administrator, dice, f"protect {colour}4", edition=edition) == expected


@rule("DH-14.5", "DH-14.6", "DH-14.7")
@pytest.mark.parametrize(("administrator", "colour"), PROTECTORS)
def test_only_dice_of_the_colour_can_be_spared(administrator: str, colour: str) -> None:
    """Nothing else is offered, and with none of the colour nobody is spared."""
    table = closing("R2 R4 Y2 Y4 G2 G4")
    appoint(table, administrator)
    finish(table)
    assert choices(table) == [f"protect {colour}2", f"protect {colour}4"]

    others = "R2 Y2 G2".replace(f"{colour}2", f"{colour}2*")
    assert spared(administrator, others) == "R1 Y1 G1".replace(f"{colour}1", f"{colour}2*")


@rule("DH-14.5", "DH-14.6", "DH-14.7")
@pytest.mark.parametrize(("administrator", "colour"), PROTECTORS)
def test_a_die_is_spared_every_round(administrator: str, colour: str) -> None:
    """One in this round, and one again in the next."""
    table = activation(f"{colour}3 {colour}3 / - / - / 0", round=7)
    appoint(table, administrator)
    finish(table)
    assert patients(table) == f"{colour}2 {colour}3"

    go_to_the_last_activation(table)
    finish(table)
    act(table, f"protect {colour}2")
    assert patients(table) == f"{colour}2 {colour}2"


@rule("DH-14.5", "DH-14.6", "DH-14.7")
@pytest.mark.parametrize(("administrator", "colour"), PROTECTORS)
def test_a_protector_scores_nothing(administrator: str, colour: str) -> None:
    """Whatever was discharged."""
    assert scored(administrator, colour * 4, "") == []


# --- titles -------------------------------------------------------------------------------------


@rule("DH-14.9")
def test_the_title_of_an_administrator_is_its_power() -> None:
    """They have no names in the books, so each is called by what it does, all differently."""
    content = read_content("final")
    words = DiceHospitalWords("en", content)
    titles = [words.title(one) for one in content.administrators]

    assert [one.card.titles for one in content.administrators] == [{}] * 8
    assert len(set(titles)) == 8
    for one, title in zip(content.administrators, titles, strict=True):
        what = one.card.id.split("-")[1]
        if what in {"red", "yellow", "green"}:
            assert what in title.lower()


# --- the prototype's ----------------------------------------------------------------------------


@rule("DH-17.4")
@pytest.mark.parametrize(
    ("administrator", "colour"),
    [
        pytest.param("admin-red-discharge", "R", marks=card("prototype:admin-red-discharge")),
        pytest.param("admin-yellow-discharge", "Y", marks=card("prototype:admin-yellow-discharge")),
        pytest.param("admin-green-discharge", "G", marks=card("prototype:admin-green-discharge")),
    ],
)
def test_prototype_every_pair_of_a_colour_scores_a_point(administrator: str, colour: str) -> None:
    """Two pairs score two; a single die and other colours score nothing."""
    other = {"R": "Y", "Y": "G", "G": "R"}[colour]
    tries = [*(colour * number for number in range(8)), other * 4]

    assert [scored(administrator, one, edition="prototype") for one in tries] == [
        [], [], [1], [1], [2], [2], [3], [3], [],
    ]  # fmt: skip


@rule("DH-17.4")
@card("prototype:admin-all-colours")
def test_prototype_every_set_of_three_colours_scores_a_point() -> None:
    """As many as there are of the colour of which there are fewest."""
    tries = ["RYG", "RRYYGG", "RRYYGGG", "RRRYYG", "RRYY", "RRGG", "YYGG", "RRRYYYGGG", ""]

    assert [scored("admin-all-colours", one, edition="prototype") for one in tries] == [
        [1], [2], [2], [1], [], [], [], [3], [],
    ]  # fmt: skip


@rule("DH-17.4")
@card(
    "prototype:admin-red-discharge", "prototype:admin-yellow-discharge",
    "prototype:admin-green-discharge", "prototype:admin-all-colours",
)  # fmt: skip
@pytest.mark.parametrize(
    ("administrator", "first", "second"),
    [
        ("admin-red-discharge", "R", "R"),
        ("admin-yellow-discharge", "Y", "Y"),
        ("admin-green-discharge", "GYR", "GYR"),
        ("admin-all-colours", "RY", "G"),
    ],
)
def test_prototype_nothing_carries_over(administrator: str, first: str, second: str) -> None:
    """Ruling: pairs and sets are counted within one round."""
    table = over_two_rounds(administrator, first, second, "prototype")

    assert {reason for _, reason in points(table)} == {"discharged"}


PROTOTYPE_PROTECTORS = [
    pytest.param("admin-red-protect", "R", marks=card("prototype:admin-red-protect")),
    pytest.param("admin-yellow-protect", "Y", marks=card("prototype:admin-yellow-protect")),
    pytest.param("admin-green-protect", "G", marks=card("prototype:admin-green-protect")),
]


@rule("DH-17.4")
@pytest.mark.parametrize(("administrator", "colour"), PROTOTYPE_PROTECTORS)
def test_prototype_all_dice_of_the_colour_are_safe(administrator: str, colour: str) -> None:
    """Every one of them without a choice, and none of another colour."""
    dice = "R1 R2 R2 Y1 Y2 Y2 G1 G2 G2"
    worse = {"R": "R1 R1", "Y": "Y1 Y1", "G": "G1 G1"}
    safe = {"R": "R1 R2 R2", "Y": "Y1 Y2 Y2", "G": "G1 G2 G2"}
    expected = [safe[one] if one == colour else worse[one] for one in "RYG"]

    assert spared(administrator, dice, edition="prototype") == " ".join(expected)


@rule("DH-17.4")
@pytest.mark.parametrize(("administrator", "colour"), PROTOTYPE_PROTECTORS)
def test_prototype_a_protector_does_no_more_than_that(administrator: str, colour: str) -> None:
    """It scores nothing, keeps no other colour, and helps in no other hospital."""
    other = {"R": "Y", "Y": "G", "G": "R"}[colour]
    table = closing(f"{other}3 {other}4", f"{colour}3 {colour}4", edition="prototype")
    discharged(table, colour * 4)
    appoint(table, administrator)
    finish(table)

    assert patients(table, 0) == f"{other}2 {other}3"
    assert patients(table, 1) == f"{colour}2 {colour}3"
    assert points(table) == [(7, "discharged")]


@rule("DH-17.4")
@card("prototype:admin-most")
def test_prototype_strictly_the_most_score_two() -> None:
    """Two points instead of one, however many more they are."""
    tries = [("RY", "G"), ("RYG", "RY", "Y"), ("RYGRYG", "")]

    assert [scored("admin-most", *one, edition="prototype") for one in tries] == [[2], [2], [2]]


@rule("DH-17.4")
@card("prototype:admin-most")
def test_prototype_a_tie_for_the_most_scores_nothing() -> None:
    """Nor do fewer, nor does the most of nothing."""
    tries = [("RY", "GG"), ("R", "GG"), ("", ""), ("RY", "", "GG")]

    assert [scored("admin-most", *one, edition="prototype") for one in tries] == [[], [], [], []]

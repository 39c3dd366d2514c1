"""DH-15.1 to DH-15.6: the stacks and departments of Experimental Medicine."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.kit.build import GAME, act, activation, choices, decide, gone, new, patients, started
from tests.kit.cards import card
from tests.kit.cards_build import after, finish, is_over, stacked, targets, works
from tests.kit.rules import rule
from wardround.core.game import CHANCE

NOT_PROTOTYPE = ["final", "french", "italian"]
NEW_TILES = {"drug-trial-centre", "physiotherapy", "experimental-therapy", "training-department"}
NEW_SPECIALISTS = {
    "pathologist", "experimental-chemist", "registrar", "medical-student", "physiotherapist",
    "haematology-technician",
}  # fmt: skip


def trial(hospital: str, *lines: str) -> str:
    """Return the patients after some actions with the expansion."""
    return patients(after(hospital, *lines, experimental=True))


# --- stacks -------------------------------------------------------------------------------------


@rule("DH-15.1")
@pytest.mark.parametrize("edition", NOT_PROTOTYPE)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_stacks_of_the_expansion(seats: int, edition: str) -> None:
    """Tiles: a set of twelve and eight new ones, with four players four more of the other set."""
    tiles, cards = stacked(started(seats, experimental=True, edition=edition))
    copies = Counter(tiles)
    base = {name: count for name, count in copies.items() if name not in NEW_TILES}

    assert len(tiles) == (24 if seats == 4 else 20)
    assert {copies[name] for name in NEW_TILES} == {2}
    assert sorted(base.values()) == ([1] * 8 + [2] * 4 if seats == 4 else [1] * 12)
    assert {name for name, count in Counter(cards).items() if count == 2} == NEW_SPECIALISTS
    assert sorted(Counter(cards).values()) == [1] * 12 + [2] * 6


@rule("DH-15.1")
def test_the_tiles_of_the_other_set_are_random() -> None:
    """Luck names four of the twelve, no tile twice and none of the new ones."""
    table = new(4, experimental=True, first_player=0)
    ids = [one.card.id for one in table.content.departments]
    base = [ids.index(name) for name in ("cardiology", "urology", "radiology", "crash-centre")]

    assert GAME.possible(table, tuple(base))
    assert not GAME.possible(table, tuple(base[:3]))
    assert not GAME.possible(table, (*base[:3], base[0]))
    assert not GAME.possible(table, (*base[:3], ids.index("physiotherapy")))
    decide(table, *base)
    tiles, _ = stacked(table)
    assert [tiles.count(ids[one]) for one in base] == [2, 2, 2, 2]


# --- Drug Trial Centre --------------------------------------------------------------------------


@rule("DH-15.2")
@card("drug-trial-centre")
def test_the_drug_trial_centre_re_rolls_exactly_two_dice() -> None:
    """Any two; both are treated, and each shows what was rolled for it."""
    table = after(
        "R3 Y4 Y4 G2* / nurse / drug-trial-centre / 0",
        "place nurse drug-trial-centre", "treat Y4", "treat G2*",
        experimental=True,
    )  # fmt: skip
    assert GAME.actors(table) == [CHANCE]
    told = decide(table, 2, 5)

    assert patients(table) == "R3 Y2* Y4 G5*"
    assert is_over(table)
    assert [record["event"] for record in told] == ["patient-rerolled", "patient-rerolled"]


@rule("DH-15.2")
@card("drug-trial-centre")
@pytest.mark.parametrize("rolled", [(1, 6), (6, 1), (6, 6), (1, 1), (3, 4)])
def test_the_result_of_a_drug_trial_stands(rolled: tuple[int, int]) -> None:
    """A 1 is not rolled again and nobody dies of it; a 6 neither, and nobody goes home."""
    table = after(
        "R3 Y4 / nurse / drug-trial-centre / 0",
        "place nurse drug-trial-centre", "treat R3", "treat Y4",
        experimental=True,
    )  # fmt: skip
    assert not GAME.possible(table, (0, 3))
    assert not GAME.possible(table, (7, 3))
    assert not GAME.possible(table, (3,))
    decide(table, *rolled)

    assert patients(table) == f"R{rolled[0]}* Y{rolled[1]}*"
    assert (gone(table), int(table.hospitals[0].fatalities)) == (0, 0)


@rule("DH-15.2")
@card("drug-trial-centre")
def test_the_drug_trial_centre_needs_two_dice() -> None:
    """One is not enough, and the second must be picked."""
    assert not works("drug-trial-centre", "R3", 3, experimental=True)
    assert works("drug-trial-centre", "R3 G6", experimental=True)

    table = after(
        "R3 G6 / nurse / drug-trial-centre / 0",
        "place nurse drug-trial-centre", "treat R3",
        experimental=True,
    )  # fmt: skip
    assert choices(table) == ["treat G6"]


# --- Physiotherapy ------------------------------------------------------------------------------


@rule("DH-15.3")
@card("physiotherapy")
def test_physiotherapy_changes_one_or_two_dice_to_any_other_colour() -> None:
    """Never to the colour that they have; the second may be left out, the first not."""
    start = "R2 Y5 / nurse nurse / physiotherapy / 0"
    table = after(start, "place nurse physiotherapy", experimental=True)
    assert choices(table) == [
        "treat R2 as Y", "treat R2 as G", "treat Y5 as R", "treat Y5 as G",
    ]  # fmt: skip

    act(table, "treat R2 as G")
    assert choices(table) == ["skip", "treat Y5 as R", "treat Y5 as G"]

    act(table, "treat Y5 as R")
    assert is_over(table)
    assert patients(table) == "Y>R5* R>G2*"
    assert trial(start, "place nurse physiotherapy", "treat R2 as G", "skip") == "Y5 R>G2*"


@rule("DH-15.3")
@card("physiotherapy")
def test_physiotherapy_is_done_after_two() -> None:
    """A third die keeps its colour."""
    table = after(
        "R2 R2 R2 / nurse / physiotherapy / 0",
        "place nurse physiotherapy", "treat R2 as G", "treat R2 as Y",
        experimental=True,
    )  # fmt: skip

    assert is_over(table)
    assert patients(table) == "R2 R>Y2* R>G2*"


@rule("DH-15.3")
@card("physiotherapy")
def test_physiotherapy_heals_nobody_and_triggers_nobody() -> None:
    """The dice are treated, no specialist is set off, and no heal needs to follow."""
    table = after(
        "R2 G3 / paramedic / physiotherapy / 0",
        "place paramedic physiotherapy", "treat R2 as G", "treat G3 as Y",
        round=8, experimental=True,
    )  # fmt: skip
    assert is_over(table)

    finish(table)
    assert patients(table) == "R2* G3*"


@rule("DH-15.3", "DH-5.13")
@card("physiotherapy")
def test_a_department_of_the_new_colour_takes_the_die() -> None:
    """Until the end of Phase 3 it is as if it were of that colour, and not of its own."""
    table = after(
        "R2 R2 G2 / nurse nurse / physiotherapy allergy-centre operating-theatre / 0",
        "place nurse physiotherapy", "treat R2 as G", "treat R2 as G",
        experimental=True,
    )  # fmt: skip
    assert "place nurse operating-theatre" not in choices(table)

    act(table, "place nurse allergy-centre", "treat G2", "treat R>G2*", "treat R>G2*")
    assert patients(table) == "R>G3* R>G3* G3*"


@rule("DH-15.3")
@card("physiotherapy")
def test_physiotherapy_can_give_the_printed_colour_back() -> None:
    """For a die that was recoloured before, its own colour is another one."""
    table = after(
        "R2 / nurse nurse / physiotherapy / 1",
        "place nurse pharmacy", "treat R2 as G", "place nurse physiotherapy",
        experimental=True,
    )  # fmt: skip
    assert targets(table) == ["R>G3* as R", "R>G3* as Y"]

    act(table, "treat R>G3* as R")
    assert patients(table) == "R3*"


# --- Experimental Therapy -----------------------------------------------------------------------


@rule("DH-15.4")
@card("experimental-therapy")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_experimental_therapy_turns_a_die_over(value: int) -> None:
    """The opposite face: together they make seven; the die is treated."""
    table = after(
        f"R{value} Y3 / nurse / experimental-therapy / 0",
        "place nurse experimental-therapy", f"treat R{value}",
        experimental=True,
    )  # fmt: skip

    assert patients(table) == f"R{7 - value}* Y3"
    assert is_over(table)


@rule("DH-15.4")
@card("experimental-therapy")
def test_experimental_therapy_is_for_one_die_of_any_kind() -> None:
    """Whatever its colour, value or row; none is left out, and only one is turned."""
    table = after(
        "R1 R6* Y3 G5 / nurse / experimental-therapy / 0",
        "place nurse experimental-therapy",
        experimental=True,
    )  # fmt: skip
    assert targets(table) == ["R1", "R6*", "Y3", "G5"]

    act(table, "treat R6*")
    assert patients(table) == "R1 R1* Y3 G5"


# --- Training Department ------------------------------------------------------------------------


@rule("DH-15.5")
@card("training-department")
def test_the_training_department_heals_two_dice_of_equal_value() -> None:
    """Of any colours, one step each; after the first only its equals are offered."""
    table = after(
        "R3 R4 Y4 G3 G5 / nurse / training-department / 0",
        "place nurse training-department",
        experimental=True,
    )  # fmt: skip
    assert targets(table) == ["R3", "R4", "Y4", "G3"]

    act(table, "treat G3")
    assert choices(table) == ["treat R3"]
    act(table, "treat R3")
    assert patients(table) == "R4 R4* Y4 G4* G5"
    assert is_over(table)


@rule("DH-15.5")
@card("training-department")
@pytest.mark.parametrize("edition", NOT_PROTOTYPE)
def test_the_training_department_needs_exactly_two(edition: str) -> None:
    """Different values or a single die will not do, whatever bags there are."""
    tries = ["R3", "R3 R4", "R1 Y2 G3", "R3 Y3", "G6 G6 G6"]

    assert [
        dice
        for dice in tries
        if works("training-department", dice, 3, experimental=True, edition=edition)
    ] == ["R3 Y3", "G6 G6 G6"]


@rule("DH-15.5")
@card("training-department")
def test_the_training_department_heals_though_the_book_says_treat() -> None:
    """It triggers a specialist, and can discharge."""
    table = after(
        "R6 G6 Y2 / paramedic / training-department / 0",
        "place paramedic training-department", "treat R6", "treat G6", "treat Y2",
        experimental=True,
    )  # fmt: skip

    assert (patients(table), gone(table)) == ("Y4*", 2)


# --- heal or only treatment (DH-15.6) -----------------------------------------------------------


@rule("DH-15.6")
@card("experimental-therapy")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_a_flip_upwards_is_a_heal_and_downwards_only_treatment(value: int) -> None:
    """Up to 3 the other side is higher: a specialist is triggered. From 4 on it is not."""
    table = after(
        f"R{value} Y2 / paramedic / experimental-therapy / 0",
        "place paramedic experimental-therapy", f"treat R{value}",
        experimental=True,
    )  # fmt: skip

    assert targets(table) == (["Y2"] if value <= 3 else [])
    assert is_over(table) == (value > 3)


@rule("DH-15.6")
@card("drug-trial-centre")
@pytest.mark.parametrize(
    ("rolled", "offered"),
    [((4, 3), ["R4*+"]), ((6, 6), ["R6*+"]), ((3, 6), []), ((2, 5), []), ((1, 1), [])],
)
def test_a_re_roll_upwards_is_a_heal_and_otherwise_only_treatment(
    rolled: tuple[int, int], offered: list[str]
) -> None:
    """The Surgeon goes by the red die: healed only if it shows more than before."""
    table = activation("R3 Y4 / surgeon / drug-trial-centre / 0", experimental=True)
    act(table, "place surgeon drug-trial-centre", "treat R3", "treat Y4")
    decide(table, *rolled)

    assert targets(table) == offered
    assert is_over(table) == (not offered)

"""Rulings on what the books leave open, beside the chapters they belong to."""

from tests.kit.build import act, activation, choices, decide, fill, new, patients, started
from tests.kit.rules import rule
from wardround.dicehospital import flow, steps

TWO_CONSULTANTS = """
[pack]
game = "dice-hospital"
name = "two-consultants"
format = 1
base = "final"
kind = "user"

[[specialist]]
id = "understudy"
copies = 2
meeple = "blue"
copies-another = true
title = { en = "Understudy" }
"""


@rule("DH-1.10")
def test_identical_starting_dice_are_set_without_asking() -> None:
    """Three red dice can only become R3 R4 R5; another player with two colours is asked."""
    table = new(2, first_player=0)
    decide(table, *[*table.tile_stack[0][:1], *table.specialist_stack[0][:1]])
    act(table, "reveal department")
    decide(table, table.tile_stack[0][0])
    decide(table, 0, 0, 0)
    decide(table, 0, 0, 1)

    assert patients(table, 0) == "R3 R4 R5"
    assert table.waiting == [1]
    assert choices(table, 1) == ["set R3", "set Y3"]


@rule("DH-1.10")
def test_the_last_starting_dice_of_one_colour_are_set_without_asking() -> None:
    """Once the yellow die has its value, the two red ones take the others."""
    table = new(2, first_player=0)
    decide(table, *[*table.tile_stack[0][:1], *table.specialist_stack[0][:1]])
    act(table, "reveal department")
    decide(table, table.tile_stack[0][0])
    decide(table, 0, 0, 1)
    decide(table, 0, 0, 0)
    act(table, "set Y3")

    assert patients(table, 0) == "R4 R5 Y3"


@rule("DH-1.10")
def test_a_single_offer_that_may_be_declined_is_still_asked() -> None:
    """A Surgeon's heal of the only red die is offered, not forced."""
    table = activation("R2 / surgeon / - / 0")
    act(table, "place surgeon intensive-care", "treat R2")

    assert choices(table) == ["skip", "treat R3*+"]


@rule("DH-4.4")
def test_of_two_alike_the_one_just_taken_is_returned() -> None:
    """With Paperwork Backlog the older tile stays usable after its twin went back."""
    table = started(2)
    cardiology = next(one.index for one in table.content.departments if one.card.id == "cardiology")
    hospital = table.hospitals[0]
    hospital.tiles = (cardiology, cardiology)
    hospital.new_tile = cardiology
    table.event = next(
        one.index for one in table.content.events if one.card.id == "paperwork-backlog"
    )
    table.chance = -1
    table.go(steps.RETURN)
    table.stage = 1
    table.waiting = [0]
    act(table, "return cardiology")

    assert list(hospital.tiles) == [cardiology]
    assert cardiology in hospital.open


@rule("DH-5.17")
def test_a_free_gain_is_taken_at_once() -> None:
    """A Haematology Technician who discharged brings the bag without a question."""
    table = activation("R6 / haematology-technician / - / 0", experimental=True)
    act(table, "place haematology-technician clinic", "treat R6")

    assert table.hospitals[0].bags == 1
    assert choices(table) == ["done"]


@rule("DH-5.17", "DH-17.7")
def test_which_effect_is_said_before_its_targets() -> None:
    """A Transplant Unit asks which way, if a fatality can be discarded; else it does not ask."""
    without = activation("R2 / nurse / transplant-unit / 0", edition="prototype", experimental=True)
    act(without, "place nurse transplant-unit")
    table = activation("R2 / nurse / transplant-unit / 0", edition="prototype", experimental=True)
    table.hospitals[0].fatalities = 1
    act(table, "place nurse transplant-unit")
    asked = choices(table)
    act(table, "choose 2", "treat R2")

    assert choices(without) == ["treat R2"]
    assert asked == ["choose 1", "choose 2"]
    assert patients(table) == "R5*"
    assert table.hospitals[0].fatalities == 0


@rule("DH-16.4")
def test_two_consultants_copy_the_same_specialist() -> None:
    """Both act as the Surgeon that was chosen once."""
    table = started(2, packs={"mine": TWO_CONSULTANTS})
    table.chance = -1
    ids = {one.card.id: one.index for one in table.content.specialists}
    hospital = table.hospitals[0]
    hospital.specialists = (ids["surgeon"], ids["understudy"], ids["understudy"])
    table.go(steps.ACTIVATE)
    fill(table, 0, "R1 R3")
    flow.FLOW.settle(table)
    act(table, "copy surgeon")
    act(table, "place understudy intensive-care", "treat R1", "treat R2*+")
    act(table, "place understudy imaging", "treat R3", "treat R4*+")

    assert patients(table) == "R3* R5*"

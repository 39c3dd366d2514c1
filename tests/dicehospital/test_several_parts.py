"""Effects of several parts: what one part may not recolour, a later one still may."""

from tests.kit.build import act, activation, choices, patients

LOWER_THEN_RAISE = """
[pack]
game = "dice-hospital"
name = "exchange"
format = 1
base = "final"
kind = "user"

[[department]]
id = "exchange-ward"
copies = 1
effect = { all = [ { heal = -1 }, { heal = 2, colour = "yellow" } ] }
title = { en = "Exchange Ward" }
"""


def test_a_later_part_may_be_met_by_a_blood_bag() -> None:
    """Lowering may not recolour; the raise that follows may, and so is counted as possible."""
    table = activation("R2 R4 / nurse / exchange-ward / 1", packs={"exchange": LOWER_THEN_RAISE})
    act(table, "place nurse exchange-ward")
    first = choices(table)
    act(table, "treat R4")
    second = choices(table)
    act(table, "treat R2 as Y")

    assert first == ["treat R2", "treat R4"]
    assert second == ["treat R2 as Y"]
    assert patients(table) == "R3* R>Y4*"


def test_without_a_bag_the_department_cannot_be_used() -> None:
    """Nothing yellow and no bag: the second part cannot be met (DH-5.2)."""
    table = activation("R2 R4 / nurse / exchange-ward / 0", packs={"exchange": LOWER_THEN_RAISE})

    assert "place nurse exchange-ward" not in choices(table)

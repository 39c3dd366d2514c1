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


MANY = """
[pack]
game = "dice-hospital"
name = "many"
format = 1
base = "final"
kind = "user"

[[department]]
id = "clinic"
effect = { all = [
  { heal = 1, count = 5 }, { heal = 1, count = 5 },
  { heal = 1, values = [1], colour = "red", count = 2 },
] }
"""


def test_many_dice_for_several_parts_are_looked_for_without_trying_every_order() -> None:
    """Twelve different dice and no two red ones of value 1: refused, and that at once."""
    wards = "R1 R2 R3 R4 Y1 Y2 Y3 Y4 G1 G2 G3 G4"
    table = activation(f"{wards} / nurse / - / 0", packs={"many": MANY})
    enough = activation(f"R1 {wards.removesuffix(' G4')} / nurse / - / 0", packs={"many": MANY})
    act(enough, "place nurse clinic")

    assert "place nurse clinic" not in choices(table)
    assert "treat R1" not in choices(enough)
    assert len(choices(enough)) == 10


EITHER = """
[pack]
game = "dice-hospital"
name = "either"
format = 1
base = "final"
kind = "user"

[[specialist]]
id = "surgeon"
when = { healed = "any" }
effect = { either = [
  { fatalities = 1, bags = 1 }, { heal = 1, who = "different", values = [4] },
] }
"""


def test_a_bag_may_help_any_of_several_effects() -> None:
    """Neither effect can be used yet, but a bag can bring the other die to 4 (DH-5.11)."""
    table = activation("R2 Y3 / surgeon / - / 1", packs={"either": EITHER})
    act(table, "place surgeon intensive-care", "treat R2")
    offered = choices(table)
    act(table, "transfuse Y3")

    assert "transfuse Y3" in offered
    assert choices(table) == ["skip", "treat Y4*"]


PRIZE = """
[pack]
game = "dice-hospital"
name = "prize"
format = 1
base = "final"
kind = "user"

[[department]]
id = "clinic"
effect = { heal = 1, values = [5, 6], points = 2 }
"""


def test_points_of_a_department_are_told_as_such() -> None:
    table = activation("R5 / nurse / - / 0", packs={"prize": PRIZE})
    told = act(table, "place nurse clinic", "treat R5")

    assert {"event": "points-scored", "seat": 0, "amount": 2, "reason": "department"} in told

"""DH-4: taking a department or a specialist, and returning one for a blood bag."""

from __future__ import annotations

import pytest

from tests.kit.build import GAME, act, choices, decide, empty, fill, why
from tests.kit.rounds import (
    asking,
    at,
    department,
    event,
    improvement,
    names,
    specialist,
    wave_through,
)
from tests.kit.rules import rule
from wardround.dicehospital import steps
from wardround.dicehospital.state import Table

DISPLAY = "cardiology radiology surgeon paramedic"


def held(table: Table, seat: int = 0) -> list[str]:
    """Return the improvements of a hospital."""
    shown = GAME.view(table, None)["hospitals"][seat]
    return [*shown["departments"], *shown["specialists"]]


def on_display(table: Table) -> list[str]:
    """Return what can be taken."""
    shown = GAME.view(table, None)
    return [*shown["departments"], *shown["specialists"]]


def with_improvements(table: Table, seat: int, tiles: str = "", cards: str = "") -> None:
    """Give a hospital improvements of earlier rounds."""
    hospital = table.hospitals[seat]
    hospital.tiles = tuple(sorted(department(table, name) for name in tiles.split()))
    hospital.specialists = tuple(sorted(specialist(table, name) for name in cards.split()))


# --- DH-4.1 taking -----------------------------------------------------------------------------


@rule("DH-4.1")
@pytest.mark.parametrize(
    ("ambulances", "order"),
    [
        ((3, 1), [1, 0]),
        ((2, 3), [0, 1]),
        ((4, 1, 3), [1, 2, 0]),
        ((2, 5, 3, 1), [3, 0, 2, 1]),
    ],
)
def test_players_choose_in_order_of_their_ambulances(
    ambulances: tuple[int, ...], order: list[int]
) -> None:
    """The lowest number chooses first, wherever the First Player sits."""
    table = improvement("cardiology radiology urology surgeon paramedic urologist", *ambulances)
    table.first = 0
    asked = []

    while table.step == steps.IMPROVE:
        seat = int(GAME.actor(table))
        asked.append(seat)
        assert GAME.actors(table) == [seat]
        act(table, "pass", seat=seat)

    assert asked == order


@rule("DH-4.1")
def test_one_department_or_specialist_of_the_display_may_be_taken() -> None:
    """All that lies open is offered, and so is taking nothing."""
    table = improvement(DISPLAY, 1, 2, 3)

    assert choices(table) == [
        "pass",
        "take department cardiology",
        "take department radiology",
        "take specialist surgeon",
        "take specialist paramedic",
    ]
    assert why(table, "take department urology") == ("not-on-display", "DH-4.1")
    assert why(table, "take specialist urologist") == ("not-on-display", "DH-4.1")
    assert why(table, "take department cardiology", 1) == ("not-your-turn", "DH-4.1")


@rule("DH-4.1")
def test_a_player_takes_one_and_it_is_gone_for_the_others() -> None:
    """After one improvement it is the next player's turn; nothing comes in its place."""
    table = improvement(DISPLAY, 1, 2, 3)

    told = act(table, "take department cardiology")
    left = on_display(table)
    told += act(table, "take specialist surgeon", seat=1)

    assert [(one["event"], one["improvement"]) for one in told] == [
        ("improvement-taken", "cardiology"),
        ("improvement-taken", "surgeon"),
    ]
    assert left == ["radiology", "surgeon", "paramedic"]
    assert on_display(table) == ["radiology", "paramedic"]
    assert GAME.actors(table) == [2]
    assert why(table, "take department cardiology", 2) == ("not-on-display", "DH-4.1")
    assert [held(table, seat) for seat in range(3)] == [["cardiology"], ["surgeon"], []]


@rule("DH-4.1")
def test_taking_nothing_is_allowed_but_not_in_the_italian_edition() -> None:
    """Final: pass. Italian: the display must be used while there is something on it (DH-17.1)."""
    final = improvement(DISPLAY, 1, 2, 3)
    italian = improvement(DISPLAY, 1, 2, 3, edition="italian")

    told = act(final, "pass")

    assert names(told) == ["improvement-declined"]
    assert (held(final), len(on_display(final))) == ([], 4)
    assert "pass" not in choices(italian)
    assert why(italian, "pass") == ("improvement-required", "DH-17.1")


@rule("DH-4.1")
def test_two_alike_on_display_are_one_choice_and_can_both_be_taken() -> None:
    """Two Cardiology tiles read the same; after one is taken the other is still there."""
    table = improvement("cardiology cardiology surgeon surgeon", 1, 2, 3)

    offered = choices(table)
    act(table, "take department cardiology")
    act(table, "take department cardiology", seat=1)

    assert offered == ["pass", "take department cardiology", "take specialist surgeon"]
    assert on_display(table) == ["surgeon", "surgeon"]
    assert [held(table, seat) for seat in range(3)] == [["cardiology"], ["cardiology"], []]


# --- DH-4.2 ------------------------------------------------------------------------------------


@rule("DH-4.2")
def test_a_specialist_comes_with_a_meeple_and_a_department_does_not() -> None:
    """In the activation that follows, one has a fourth meeple and the other a seventh room."""
    table = improvement("cardiology surgeon paramedic", 1, 2)
    act(table, "take specialist surgeon")
    at_once = GAME.view(table, 1)["hospitals"][0]["idle"]
    act(table, "take department cardiology", seat=1)

    wave_through(table, at(steps.ACTIVATE))
    shown = GAME.view(table, None)["hospitals"]

    assert at_once == ["nurse", "nurse", "nurse", "surgeon"]
    assert [one["idle"] for one in shown] == [["nurse"] * 3 + ["surgeon"], ["nurse"] * 3]
    assert [len(one["open"]) for one in shown] == [6, 7]


@rule("DH-4.2")
def test_several_of_the_same_name_are_allowed_and_all_work() -> None:
    """A second Surgeon and, later, a second Cardiology join the first, each used once a round."""
    table = improvement("cardiology surgeon paramedic", 1, 2)
    with_improvements(table, 0, "operating-theatre operating-theatre", "surgeon")
    act(table, "take specialist surgeon")
    wave_through(table, at(steps.ACTIVATE))
    empty(table, 0)
    fill(table, 0, "R1 R2")

    act(table, "place surgeon operating-theatre", "treat R1", "skip")
    act(table, "place surgeon operating-theatre", "treat R2", "skip")

    assert held(table) == ["operating-theatre", "operating-theatre", "surgeon", "surgeon"]
    assert GAME.view(table, 0)["hospitals"][0]["dice"] == ["R4*", "R5*"]
    assert why(table, "place nurse operating-theatre") == ("department-used", "DH-5.1")


# --- DH-4.3 returning --------------------------------------------------------------------------


@rule("DH-4.3")
def test_returning_begins_after_everybody_has_chosen() -> None:
    """The first to choose cannot return anything before the last has chosen."""
    table = improvement("cardiology surgeon paramedic", 1, 2)
    with_improvements(table, 0, "radiology")
    with_improvements(table, 1, "radiology")

    early = why(table, "return radiology")
    act(table, "take department cardiology")
    between = (GAME.actors(table), why(table, "return cardiology"))
    act(table, "take specialist surgeon", seat=1)

    assert early == ("wrong-moment", "DH-4.1")
    assert between == ([1], ("not-your-turn", "DH-4.1"))
    assert GAME.actors(table) == [0]
    assert choices(table) == ["pass", "return cardiology", "return radiology"]


@rule("DH-4.3")
def test_one_improvement_goes_back_for_a_blood_bag() -> None:
    """The owner has it no longer, has one bag more, and may return no other this round."""
    table = improvement("cardiology surgeon paramedic", 1, 2)
    with_improvements(table, 0, "radiology")
    act(table, "take department cardiology")
    act(table, "pass", seat=1)

    told = act(table, "return cardiology")

    assert names(told, of="improvement-returned bags-gained") == [
        "improvement-returned",
        "bags-gained",
    ]
    assert (held(table), table.hospitals[0].bags) == (["radiology"], 1)
    assert table.step == steps.ACTIVATE
    assert why(table, "return radiology") == ("wrong-moment", "DH-5.1")


@rule("DH-4.3")
def test_an_older_improvement_can_be_returned_as_well() -> None:
    """Not only what was just taken."""
    table = improvement("cardiology surgeon paramedic", 1, 2)
    with_improvements(table, 0, "radiology", "urologist")
    act(table, "take department cardiology")
    act(table, "pass", seat=1)

    act(table, "return urologist")

    assert held(table) == ["cardiology", "radiology"]


@rule("DH-4.3")
@pytest.mark.parametrize("name", ["cardiology", "surgeon"])
def test_it_goes_under_its_own_stack(name: str) -> None:
    """It is the very last of its stack, and the other stack stays as it is."""
    table = improvement("cardiology surgeon paramedic", 1, 2)
    kind = "department" if name == "cardiology" else "specialist"
    card = department(table, name) if kind == "department" else specialist(table, name)
    act(table, f"take {kind} {name}")
    act(table, "pass", seat=1)
    stacks = {"department": table.tile_stack, "specialist": table.specialist_stack}

    act(table, f"return {name}")

    stacks[kind] = (*stacks[kind], (card,))
    assert (table.tile_stack, table.specialist_stack) == tuple(stacks.values())


@rule("DH-4.3")
def test_what_lies_under_a_stack_comes_up_after_all_the_rest() -> None:
    """With two other tiles left above it, a returned tile cannot be the first to come up."""
    table = improvement("cardiology surgeon paramedic", 1, 2)
    act(table, "take department cardiology")
    act(table, "pass", seat=1)
    card = department(table, "cardiology")
    above = tuple(department(table, name) for name in ("radiology", "urology"))
    table.tile_stack = (above,)

    act(table, "return cardiology")
    wave_through(table, asking(steps.LUCK_REVEAL))
    doctor = table.specialist_stack[0][0]

    assert GAME.possible(table, (above[0], doctor))
    assert GAME.possible(table, (above[1], doctor))
    assert not GAME.possible(table, (card, doctor))
    decide(table, above[0], doctor)
    act(table, "reveal department", seat=int(table.first))
    assert not GAME.possible(table, (card,))


@rule("DH-4.3")
def test_the_meeple_goes_with_its_specialist() -> None:
    """After a Surgeon is returned there are three nurses and no other meeple."""
    table = improvement("cardiology surgeon paramedic", 1, 2)
    with_improvements(table, 1, "urology")
    act(table, "take specialist surgeon")
    act(table, "pass", seat=1)

    act(table, "return surgeon")
    at_once = (table.step, GAME.view(table, 0)["hospitals"][0]["idle"])
    act(table, "pass", seat=1)

    assert at_once == (steps.RETURN, ["nurse"] * 3)
    assert GAME.view(table, 0)["hospitals"][0]["idle"] == ["nurse"] * 3
    assert why(table, "place surgeon imaging") == ("unknown-staff", "DH-5.1")


@rule("DH-4.3")
def test_printed_departments_and_those_of_others_cannot_be_returned() -> None:
    """Only an improvement of one's own is offered."""
    table = improvement("cardiology surgeon paramedic", 1, 2)
    act(table, "take department cardiology")
    act(table, "take specialist surgeon", seat=1)

    assert choices(table) == ["pass", "return cardiology"]
    assert why(table, "return clinic") == ("not-yours", "DH-4.3")
    assert why(table, "return surgeon") == ("not-yours", "DH-4.3")


@rule("DH-4.3")
def test_players_return_in_the_order_in_which_they_chose() -> None:
    """By ambulance; one who took nothing may return too, one who has nothing is not asked."""
    table = improvement(DISPLAY, 3, 1, 4, 2)
    with_improvements(table, 0, "urology")
    with_improvements(table, 2, "", "urologist")
    for line in ("take specialist surgeon", "pass", "pass", "pass"):
        act(table, line, seat=int(GAME.actor(table)))
    asked = []

    while table.step == steps.RETURN:
        asked.append(int(GAME.actor(table)))
        act(table, "pass", seat=asked[-1])

    assert asked == [1, 0, 2]
    assert [held(table, seat) for seat in range(4)] == [["urology"], ["surgeon"], ["urologist"], []]
    assert [int(one.bags) for one in table.hospitals] == [0, 0, 0, 0]


@rule("DH-4.3")
def test_one_improvement_a_round_and_another_in_the_next() -> None:
    """The limit is per round: in round 2 the same player may return one again."""
    table = improvement("cardiology surgeon paramedic", 1, 2)
    with_improvements(table, 0, "radiology urology")
    act(table, "pass")
    act(table, "pass", seat=1)
    act(table, "return urology")

    wave_through(table, lambda now: now.round == 2 and at(steps.RETURN)(now))
    before = table.hospitals[0].bags
    act(table, "return radiology")

    assert (held(table), table.hospitals[0].bags) == ([], before + 1)


@rule("DH-4.3")
def test_the_prototype_lets_any_number_go_back() -> None:
    """One bag for each, until the player stops or has none left (DH-17.3)."""
    table = improvement("cardiology surgeon paramedic", 1, 2, edition="prototype")
    with_improvements(table, 0, "radiology urology", "urologist")
    act(table, "pass")
    act(table, "pass", seat=1)

    act(table, "return urology", "return urologist")
    offered = choices(table)
    act(table, "pass")

    assert offered == ["pass", "return radiology"]
    assert (held(table), table.hospitals[0].bags) == (["radiology"], 2)
    assert table.step == steps.ACTIVATE


@rule("DH-4.4")
@pytest.mark.parametrize(
    ("name", "kind", "line"),
    [
        ("radiology", "department", "place nurse radiology"),
        ("surgeon", "specialist", "place surgeon imaging"),
    ],
)
def test_of_two_alike_the_one_just_taken_is_returned(name: str, kind: str, line: str) -> None:
    """In a paperwork backlog the older of the two is left, and it can be used."""
    table = improvement("radiology surgeon paramedic", 1, 2)
    table.event = event(table, "paperwork-backlog")
    with_improvements(table, 0, "radiology", "surgeon")
    fill(table, 0, "R3 R3 R3")
    act(table, f"take {kind} {name}")
    act(table, "pass", seat=1)

    act(table, f"return {name}")

    assert held(table) == ["radiology", "surgeon"]
    assert line in choices(table)

"""DH-17.7: the prototype's own expansion."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.kit.build import act, activation, choices, decide, gone, patients, started
from tests.kit.cards import card
from tests.kit.cards_build import after, is_over, stacked, targets, works
from tests.kit.rules import rule
from wardround.dicehospital.state import Table


def prototype(hospital: str, *lines: str, **settings: Any) -> Table:
    """Return a game of the prototype in Phase 3, after some actions."""
    return after(hospital, *lines, edition="prototype", **settings)


@rule("DH-17.7")
@card("prototype:transplant-unit", "prototype:drug-trial-centre", "prototype:reverse-pharmacy")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_prototype_stacks_of_the_expansion(seats: int) -> None:
    """Twelve tiles and six new ones; with four players six more. The specialists stay 24."""
    tiles, cards = stacked(started(seats, edition="prototype", experimental=True))
    copies = Counter(tiles)
    own = [
        copies.pop(name) for name in ("transplant-unit", "drug-trial-centre", "reverse-pharmacy")
    ]

    assert len(tiles) == (24 if seats == 4 else 18)
    assert own == [2, 2, 2]
    assert sorted(copies.values()) == ([1] * 6 + [2] * 6 if seats == 4 else [1] * 12)
    assert sorted(Counter(cards).values()) == [2] * 12


@rule("DH-17.7", "DH-17.5", "DH-17.6")
@pytest.mark.parametrize(("seats", "size"), [(2, 18), (4, 24)])
def test_prototype_extras_are_swapped_into_the_stack_of_the_expansion(
    seats: int, size: int
) -> None:
    """The stack keeps its size: each of the three takes the place of one tile of it."""
    game = started(seats, edition="prototype", experimental=True, prototype_extras=True)
    tiles, cards = stacked(game)

    assert (len(tiles), len(cards)) == (size, 24)
    for name in ("physiotherapy-a", "physiotherapy-b", "isolation-ward"):
        assert tiles.count(name) == 1
    for name in ("consultant", "registrar", "critical-specialist"):
        assert cards.count(name) == 1


def with_fatalities(count: int, hospital: str, *lines: str) -> Table:
    """Return a game of the prototype with its expansion, some fatalities, and some actions."""
    table = activation(hospital, edition="prototype", experimental=True)
    table.hospitals[0].fatalities = count
    act(table, *lines)
    return table


@rule("DH-17.7")
@card("prototype:transplant-unit")
def test_prototype_the_transplant_unit_heals_any_die_one_step() -> None:
    """Without a fatality there is no choice."""
    table = with_fatalities(
        0, "R1 Y4 G6* / nurse / transplant-unit / 0", "place nurse transplant-unit"
    )
    assert choices(table) == ["treat R1", "treat Y4", "treat G6*"]

    act(table, "treat Y4")
    assert patients(table) == "R1 Y5* G6*"
    assert is_over(table)


@rule("DH-17.7")
@card("prototype:transplant-unit")
@pytest.mark.parametrize(
    ("choice", "left", "fatalities"), [(1, "R2* Y4 Y4", 2), (2, "R4* Y4 Y4", 1)]
)
def test_prototype_the_transplant_unit_heals_three_steps_for_a_fatality(
    choice: int, left: str, fatalities: int
) -> None:
    """With fatalities the player chooses: one step, or discard one of them for three."""
    table = with_fatalities(
        2, "R1 Y4 Y4 / nurse / transplant-unit / 0", "place nurse transplant-unit"
    )
    assert choices(table) == ["choose 1", "choose 2"]

    act(table, f"choose {choice}", "treat R1")

    assert patients(table) == left
    assert int(table.hospitals[0].fatalities) == fatalities
    assert is_over(table)


@rule("DH-17.7")
@card("prototype:transplant-unit")
def test_prototype_a_transplant_is_a_heal() -> None:
    """It triggers a specialist, and can discharge."""
    table = with_fatalities(
        1, "R4 R2 / anaesthetist / transplant-unit / 0",
        "place anaesthetist transplant-unit", "choose 2", "treat R4",
    )  # fmt: skip

    assert gone(table) == 1
    assert targets(table) == ["R2"]


@rule("DH-17.7")
@card("prototype:drug-trial-centre")
def test_prototype_the_drug_trial_centre_re_rolls_two() -> None:
    """Two dice and not one; the result stands."""
    assert not works("drug-trial-centre", "R3", edition="prototype", experimental=True)

    table = prototype(
        "R3 Y4 / nurse / drug-trial-centre / 0",
        "place nurse drug-trial-centre", "treat R3", "treat Y4",
        experimental=True,
    )  # fmt: skip
    decide(table, 1, 6)
    assert patients(table) == "R1* Y6*"


@rule("DH-17.7")
@card("prototype:reverse-pharmacy")
@pytest.mark.parametrize(("value", "offered"), [(2, ["Y1"]), (5, [])])
def test_prototype_the_reverse_pharmacy_flips_one_die(value: int, offered: list[str]) -> None:
    """Upwards it is a heal, downwards only treatment; the printed Pharmacy is another one."""
    table = prototype(
        f"R{value} Y1 / paramedic / reverse-pharmacy / 0",
        "place paramedic reverse-pharmacy", f"treat R{value}",
        experimental=True,
    )  # fmt: skip

    shown = patients(table).replace("+", "")
    assert shown == f"R{7 - value}* Y1"
    assert targets(table) == offered
    assert not works("pharmacy", "R2 Y3", edition="prototype", experimental=True)

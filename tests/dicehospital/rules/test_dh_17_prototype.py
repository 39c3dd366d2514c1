"""DH-17.3 and DH-17.9: the rules in which the prototype differs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.build import (
    GAME,
    act,
    activation,
    choices,
    decide,
    patients,
    started,
    why,
)
from tests.kit.cards import card
from tests.kit.cards_build import (
    after,
    closing,
    discharged,
    finish,
    is_over,
    points,
    targets,
    works,
)
from tests.kit.rules import rule
from wardround.core.errors import BadOption
from wardround.core.luck import Rng
from wardround.dicehospital import flow, notation, steps
from wardround.dicehospital.reading import read_content
from wardround.dicehospital.state import Table


def prototype(hospital: str, *lines: str, **settings: Any) -> Table:
    """Return a game of the prototype in Phase 3, after some actions."""
    return after(hospital, *lines, edition="prototype", **settings)


# --- improvements -------------------------------------------------------------------------------


def returning(edition: str) -> Table:
    """Return a game in Phase 2 in which a player has two tiles and a specialist to return."""
    table = started(2, edition=edition)
    table.chance = -1
    notation.read_hospital(table, 0, "- / nurse surgeon / cardiology cardiology / 0")
    table.go(steps.RETURN)
    flow.FLOW.settle(table)
    return table


@rule("DH-17.3")
def test_prototype_any_number_of_improvements_can_be_returned() -> None:
    """One bag each, one after the other, until none is left or the player has enough."""
    table = returning("prototype")
    act(table, "return cardiology", "return surgeon")
    assert choices(table) == ["pass", "return cardiology"]
    act(table, "return cardiology")

    assert int(table.hospitals[0].bags) == 3
    assert (table.hospitals[0].tiles, table.hospitals[0].specialists) == ((), ())
    assert table.step == steps.ACTIVATE

    table = returning("final")
    act(table, "return cardiology")
    assert (int(table.hospitals[0].bags), int(table.step)) == (1, steps.ACTIVATE)


@rule("DH-17.3")
def test_prototype_returned_improvements_go_to_the_bottom() -> None:
    """Ruling: under the stack, one below the other, where they cannot come up for long."""
    table = returning("prototype")
    layers = len(table.tile_stack)
    act(table, "return cardiology", "return cardiology", "pass")

    ids = [table.content.departments[one].card.id for one in table.tile_stack[-1]]
    assert len(table.tile_stack) == layers + 2
    assert ids == ["cardiology"]


# --- what there is not --------------------------------------------------------------------------


@rule("DH-17.3")
@pytest.mark.parametrize(
    "switch",
    [
        "events", "promos", "opening-crisis", "nationwide-epidemic", "resistant-superbug",
        "final-round-collections",
    ],
)  # fmt: skip
def test_prototype_no_events_hard_modes_or_promos(switch: str) -> None:
    """They are refused, and its box has no such cards."""
    with pytest.raises(BadOption):
        GAME.options({"edition": "prototype", switch: True}, {})
    content = read_content("prototype", experimental=True, prototype_extras=True)

    assert (content.events, content.ambulance_backs) == ([], [])
    assert "admissions-nurse" not in {one.card.id for one in content.specialists}


@rule("DH-17.3", "DH-17.7")
def test_prototype_its_expansion_is_another_one() -> None:
    """Of DH-15 there is nothing but the Drug Trial Centre, which both have."""
    retail = read_content("final", experimental=True)
    own = read_content("prototype", experimental=True)

    def added(pile: list[int], names: list[str]) -> set[str]:
        return {names[one] for one in pile}

    assert added(own.department_expansion, [one.card.id for one in own.departments]) == {
        "transplant-unit", "drug-trial-centre", "reverse-pharmacy",
    }  # fmt: skip
    assert own.specialist_expansion == []
    assert {one.card.id for one in retail.specialists} - {
        one.card.id for one in own.specialists
    } == {
        "pathologist", "experimental-chemist", "registrar", "medical-student", "physiotherapist",
        "haematology-technician",
    }  # fmt: skip


# --- solo and the end ---------------------------------------------------------------------------


@rule("DH-17.3")
def test_prototype_solo_reveals_before_intake() -> None:
    """One department and one specialist at the start of the round; afterwards no more."""
    table = started(1, edition="prototype")
    kinds: list[str] = []
    while table.step != steps.IMPROVE or table.chance >= 0:
        luck = GAME.luck(table)
        if luck is None:
            act(table, choices(table)[0])
            continue
        kinds.append(luck["kind"])
        decide(table, *GAME.sample(table, Rng(3)))

    assert kinds == ["reveal", "intake"]
    assert len(choices(table)) == 2

    assert GAME.luck_key(started(1)).split("/")[1] == "intake"


@rule("DH-17.3")
@pytest.mark.parametrize(
    ("mine", "yours", "places"),
    [
        ("R3* R3*", "G2* G4*", (1, 1)),
        ("R3* R4*", "G2* G4*", (1, 2)),
        ("R6*", "G1* G1*", (1, 2)),
        ("R6*", "G6*", (1, 1)),
    ],
)
def test_prototype_nothing_breaks_a_tie_after_pips(
    mine: str, yours: str, places: tuple[int, int]
) -> None:
    """Points, then fewest patients, then most pips; a tie after that is shared."""
    table = closing(mine, yours, edition="prototype")
    finish(table)
    outcome = GAME.outcome(table)

    assert outcome is not None
    assert (outcome.scores, outcome.places) == ((0, 0), places)


# --- recolouring for one effect -----------------------------------------------------------------


@rule("DH-17.3")
@card("anaesthesia")
def test_prototype_two_reds_and_a_yellow_for_anaesthesia() -> None:
    """The rulebook's example: a bag lets the yellow die count as red, for this effect only."""
    start = "R3 R3 Y3 / nurse / anaesthesia / {}"
    assert not works("anaesthesia", "R3 R3 Y3", edition="prototype")

    table = prototype(
        start.format(1), "place nurse anaesthesia", "treat R3", "treat R3", "treat Y3 as R"
    )

    assert patients(table) == "R4* R4* Y4*"
    assert int(table.hospitals[0].bags) == 0


@rule("DH-17.3")
def test_prototype_a_recolour_ends_with_its_effect() -> None:
    """The next department sees the printed colour again, unlike in the final edition."""
    lines = ["place nurse pharmacy", "treat R2 as G"]
    hospital = "R2 / nurse nurse / ear-nose-throat operating-theatre / 1"
    table = prototype(hospital, *lines)
    assert patients(table) == "R3*"
    assert "place nurse ear-nose-throat" not in choices(table)
    assert "place nurse operating-theatre" in choices(table)

    assert patients(after(hospital, *lines)) == "R>G3*"


@rule("DH-17.3")
@pytest.mark.parametrize(
    ("specialist", "declared", "offered"),
    [
        ("pharmacist", "R2 as G", ["R>G3*+"]),
        ("surgeon", "R2 as G", []),
        ("virologist", "R2 as G", ["G5"]),
        ("anaesthetist", "R2 as G", []),
        ("microbiologist", "R2 as G", ["Y2"]),
        ("cardiologist", "R2 as G", []),
    ],
)
def test_prototype_what_was_healed_in_a_colour_triggers_as_that(
    specialist: str, declared: str, offered: list[str]
) -> None:
    """Ruling: the specialist goes by the colour of the heal, though the effect is over."""
    table = prototype(
        f"R2 Y2 G5 R4 / {specialist} / - / 1",
        f"place {specialist} intensive-care", f"treat {declared}",
    )  # fmt: skip

    assert targets(table) == offered


@rule("DH-17.3")
def test_prototype_one_of_those_is_what_was_healed_in_the_colour() -> None:
    """The Pharmacist heals the red die once more; then it is red for everybody."""
    table = prototype(
        "R2 / pharmacist nurse / - / 1",
        "place pharmacist pharmacy", "treat R2 as G", "treat R>G3*+",
    )  # fmt: skip

    assert patients(table) == "R4*"
    assert is_over(table)


@rule("DH-17.3")
def test_prototype_a_recolour_for_the_specialist_ends_with_its_effect() -> None:
    """The yellow die counts as red for the Anaesthetist and is yellow afterwards."""
    table = prototype(
        "R2 Y4 / anaesthetist / - / 1",
        "place anaesthetist intensive-care", "treat R2", "treat Y4 as R",
    )  # fmt: skip

    assert patients(table) == "R3* Y5*"


# --- slips of its book (DH-17.9) ----------------------------------------------------------------


@rule("DH-17.9")
def test_prototype_no_blood_bag_for_the_most_discharges() -> None:
    """Ruling: its questions and answers promise one, its rules do not."""
    table = closing("R3*", "G3*", edition="prototype")
    discharged(table, "RRYYGG")
    finish(table)

    assert [int(hospital.bags) for hospital in table.hospitals] == [0, 0]
    assert points(table) == [(11, "discharged")]


@rule("DH-17.9")
def test_prototype_a_department_without_targets_is_refused() -> None:
    """Ruling: as in the final edition, no meeple can be wasted on it."""
    table = activation("R3 R3 Y1 / nurse / anaesthesia / 0", edition="prototype")

    assert why(table, "place nurse anaesthesia") == ("targets-not-met", "DH-5.2")
    assert why(table, "place nurse clinic") == ("targets-not-met", "DH-5.2")


@rule("DH-17.9")
def test_prototype_the_final_rules_hold_where_it_is_silent() -> None:
    """More than twelve score 35, a bag can be spent between the two, a 1 dies of neglect."""
    table = closing("R1 Y3*", edition="prototype")
    discharged(table, "RRRRRYYYYYGGGGG")
    finish(table)
    assert points(table) == [(35, "discharged")]
    assert (patients(table), int(table.hospitals[0].fatalities)) == ("Y3*", 1)

    table = prototype(
        "R2 / surgeon / - / 1", "place surgeon intensive-care", "treat R2", "transfuse R3*+"
    )
    assert targets(table) == ["R4*+"]

"""DH-AB1 to DH-AB5: the backs of the ambulances."""

from __future__ import annotations

import pytest

from tests.kit.build import GAME, act, choices
from tests.kit.rounds import ended
from tests.kit.rules import rule
from wardround.dicehospital.state import Table

BACKS = [
    pytest.param(1, "R3 Y2 G4", marks=rule("DH-AB1")),
    pytest.param(2, "R2 Y4 G3", marks=rule("DH-AB2")),
    pytest.param(3, "R4 Y3 G2", marks=rule("DH-AB3")),
    pytest.param(4, "R5 Y5 G5", marks=rule("DH-AB4")),
]
EVERY_VALUE = " ".join(f"{colour}{value}*" for colour in "RYG" for value in (1, 2, 3, 4))


def waiting(*wards: str) -> Table:
    """Return Final Round Collections with these patients left."""
    return ended(*wards, final_round_collections=True)


@pytest.mark.parametrize(("number", "wanted"), BACKS)
def test_what_each_ambulance_waits_for(number: int, wanted: str) -> None:
    """One space of each colour, with its value, wherever the ambulance is used."""
    for seats in range(2, 5):
        spaces = GAME.view(waiting(*["R3*"] * seats), None)["spaces"]
        found = " ".join(die for at, die in spaces if at == number)
        assert found == (wanted if number <= seats else "")


@pytest.mark.parametrize(("number", "wanted"), BACKS)
def test_each_space_takes_its_patient(number: int, wanted: str) -> None:
    """The three patients it waits for can be moved there, each onto its own space."""
    dice = wanted.split()
    table = waiting(" ".join(f"{die}*" for die in dice), "R6*", "R6*", "R6*")

    told = act(table, *(f"collect {die}" for die in dice))

    collected = [one for one in told if one["event"] == "patient-collected"]
    assert [(one["die"], one["ambulance"]) for one in collected] == [
        (f"{die}*", number) for die in dice
    ]


@rule("DH-AB5")
def test_ambulance_five_is_never_waiting() -> None:
    """It is the highest with four players and so discarded: no patient of 1 is collected."""
    table = waiting(EVERY_VALUE, "R6*", "R6*", "R6*")
    back = next(one for one in table.content.ambulance_backs if one.number == 5)

    assert back.values == (1, 1, 1)
    assert 5 not in {number for number, _ in GAME.view(table, None)["spaces"]}
    assert [line for line in choices(table) if line.endswith("1")] == []


@rule("DH-AB1", "DH-AB2", "DH-AB3", "DH-AB4")
def test_with_four_players_these_and_only_these_patients_fit() -> None:
    """Of all patients of 1 to 4 in three colours, the nine of ambulances 1 to 3 do."""
    table = waiting(EVERY_VALUE, "R6*", "R6*", "R6*")

    assert choices(table) == [
        "pass",
        *(f"collect {die}" for die in ["R2", "R3", "R4", "Y2", "Y3", "Y4", "G2", "G3", "G4"]),
    ]
    assert [back.card.source for back in table.content.ambulance_backs] == ["reconstructed"] * 5

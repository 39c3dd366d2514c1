"""DH-17.5, and the stacks of DH-17.6: departments in which the prototype differs."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.kit.build import GAME, act, choices, decide, gone, new, patients, started
from tests.kit.cards import card
from tests.kit.cards_build import after, is_over, stacked, targets, works
from tests.kit.rules import rule
from wardround.dicehospital.reading import read_content
from wardround.dicehospital.state import Table
from wardround.words.dicehospital import DiceHospitalWords

EXTRA_TILES = ["physiotherapy-a", "physiotherapy-b", "isolation-ward"]
EXTRA_SPECIALISTS = ["consultant", "registrar", "critical-specialist"]


def prototype(hospital: str, *lines: str) -> Table:
    """Return a game of the prototype in Phase 3, after some actions."""
    return after(hospital, *lines, edition="prototype", prototype_extras=True)


def fits(department: str, tries: list[str]) -> list[str]:
    """Return the patients with which a department of the prototype can be used."""
    settings: dict[str, Any] = {"edition": "prototype", "prototype_extras": True}
    return [dice for dice in tries if works(department, dice, **settings)]


def titles(edition: str) -> dict[str, str]:
    """Return what the departments and specialists of an edition are called in English."""
    content = read_content(edition)
    words = DiceHospitalWords("en", content)
    departments = {one.card.id: words.title(one) for one in content.departments}
    return departments | {one.card.id: words.title(one) for one in content.specialists}


# --- names and stacks ---------------------------------------------------------------------------


@rule("DH-17.5", "DH-17.6")
@card(
    "prototype:critical-care-unit", "prototype:operating-theatre", "prototype:renal-medicine",
    "prototype:radiologist",
)  # fmt: skip
def test_prototype_names_that_differ() -> None:
    """Three departments and a specialist have older names, and no other card of the base."""
    final, ours = titles("final"), titles("prototype")

    assert final.keys() == ours.keys()
    assert {id: title for id, title in ours.items() if final[id] != title} == {
        "critical-care-unit": "Trauma Unit",
        "operating-theatre": "Surgical Theatre",
        "renal-medicine": "Renal Unit",
        "radiologist": "Neurologist",
    }


@rule("DH-17.5", "DH-17.6")
@card(
    "prototype:critical-care-unit", "prototype:operating-theatre", "prototype:renal-medicine",
    "prototype:radiologist",
)  # fmt: skip
def test_prototype_the_renamed_cards_do_what_they_did() -> None:
    """One red die +1, one +3, three yellow alike +1 each, and the Neurologist's same value."""
    table = prototype(
        "R1 R2 Y2 Y4 Y4 Y4 / nurse nurse nurse radiologist / operating-theatre renal-medicine / 0",
        "place nurse critical-care-unit", "treat R1", "place nurse operating-theatre", "treat R2",
        "place nurse renal-medicine", "treat Y4", "treat Y4", "treat Y4",
        "place radiologist intensive-care", "treat Y2",
    )  # fmt: skip
    assert targets(table) == ["R2*"]

    act(table, "treat R2*")
    assert patients(table) == "R3* R5* Y3* Y5* Y5* Y5*"


@rule("DH-17.5", "DH-17.6")
def test_prototype_the_standard_stacks_hold_two_of_each_of_twelve() -> None:
    """Ruling: the twelve of the final edition; none of the three others without the switch."""
    tiles, cards = stacked(started(3, edition="prototype"))

    assert (len(tiles), len(cards)) == (24, 24)
    assert set(Counter(tiles).values()) == set(Counter(cards).values()) == {2}
    assert {tiles[0], cards[0]} == {"allergy-centre", "anaesthetist"}
    assert set(tiles + cards).isdisjoint(EXTRA_TILES + EXTRA_SPECIALISTS)


@rule("DH-17.5", "DH-17.6")
@card(
    "prototype:physiotherapy-a", "prototype:physiotherapy-b", "prototype:isolation-ward",
    "prototype:consultant", "prototype:registrar", "prototype:critical-specialist",
)  # fmt: skip
def test_prototype_the_switch_swaps_each_extra_in_for_a_random_card() -> None:
    """Three tiles and three specialists leave, named by luck, and the six come."""
    table = new(3, edition="prototype", prototype_extras=True, first_player=0)
    tile_ids = [one.card.id for one in table.content.departments]
    card_ids = [one.card.id for one in table.content.specialists]
    out = [tile_ids.index(name) for name in ("cardiology", "cardiology", "radiology")]
    gone_cards = [card_ids.index(name) for name in ("surgeon", "surgeon", "paramedic")]

    assert not GAME.possible(table, (*out, tile_ids.index("isolation-ward"), *gone_cards[1:]))
    assert not GAME.possible(table, (tile_ids.index("isolation-ward"), *out[1:], *gone_cards))
    assert not GAME.possible(table, (*out, card_ids.index("registrar"), *gone_cards[1:]))
    decide(table, *out, *gone_cards)
    tiles, cards = stacked(table)

    assert (len(tiles), len(cards)) == (24, 24)
    assert [tiles.count(name) for name in [*EXTRA_TILES, "cardiology", "radiology"]] == [
        1, 1, 1, 0, 1,
    ]  # fmt: skip
    assert [cards.count(name) for name in [*EXTRA_SPECIALISTS, "surgeon", "paramedic"]] == [
        1, 1, 1, 0, 1,
    ]  # fmt: skip


# --- departments (DH-17.5) ----------------------------------------------------------------------


@rule("DH-17.5")
@card("prototype:radiology")
def test_prototype_radiology_heals_up_to_three_of_1_to_3() -> None:
    """At least one; after that the player may stop, and after three it is over."""
    hospital = "R1 Y2 G3 G3 G4 / nurse / radiology / 0"
    table = prototype(hospital, "place nurse radiology")
    assert choices(table) == ["treat R1", "treat Y2", "treat G3"]

    act(table, "treat R1")
    assert choices(table) == ["skip", "treat Y2", "treat G3"]
    act(table, "treat G3")
    assert choices(table) == ["skip", "treat Y2", "treat G3"]
    stopped = table.copy()
    act(table, "treat G3")
    act(stopped, "skip")

    assert patients(table) == "R2* Y2 G4 G4* G4*"
    assert patients(stopped) == "R2* Y2 G3 G4 G4*"
    assert is_over(table)
    assert is_over(stopped)


@rule("DH-17.5")
@card("prototype:radiology")
def test_prototype_radiology_stops_where_nobody_is_left() -> None:
    """One or two will do; without a die of 1 to 3 it cannot be used."""
    assert fits("radiology", ["R3", "R1 Y2", "R4", "Y5 G6"]) == ["R3", "R1 Y2"]

    table = prototype("R3 Y4 / nurse / radiology / 0", "place nurse radiology", "treat R3")
    assert is_over(table)
    assert patients(table) == "R4* Y4"


@rule("DH-17.5")
@card("prototype:triage-centre")
def test_prototype_the_triage_centre_heals_up_to_two_of_1_and_2() -> None:
    """Two steps each; a 3 is not for it."""
    assert fits("triage-centre", ["R1", "Y2 G3", "G3 G3", "R4"]) == ["R1", "Y2 G3"]

    table = prototype("R1 Y2 Y2 G3 / nurse / triage-centre / 0", "place nurse triage-centre")
    assert choices(table) == ["treat R1", "treat Y2"]
    act(table, "treat Y2")
    assert choices(table) == ["skip", "treat R1", "treat Y2"]
    act(table, "treat R1")

    assert patients(table) == "R3* Y2 Y4* G3"
    assert is_over(table)


@rule("DH-17.5")
@card("prototype:triage-centre")
def test_prototype_the_triage_centre_may_stop_after_one() -> None:
    """Up to two is one or two."""
    table = prototype(
        "R1 Y2 / nurse / triage-centre / 0", "place nurse triage-centre", "treat R1", "skip"
    )

    assert patients(table) == "R3* Y2"
    assert is_over(table)


@rule("DH-17.5")
@card("prototype:physiotherapy-a")
def test_prototype_physiotherapy_a_heals_up_to_three_of_4_to_6() -> None:
    """One step each, at least one, at most three; a 6 goes home."""
    assert fits("physiotherapy-a", ["R4", "Y5 G6", "R3 Y2", "G1"]) == ["R4", "Y5 G6"]

    table = prototype("R3 R4 Y5 G6 G6 / nurse / physiotherapy-a / 0", "place nurse physiotherapy-a")
    assert choices(table) == ["treat R4", "treat Y5", "treat G6"]
    act(table, "treat G6", "treat R4")
    assert choices(table) == ["skip", "treat Y5", "treat G6"]
    act(table, "treat Y5")

    assert (patients(table), gone(table)) == ("R3 R5* Y6* G6", 1)
    assert is_over(table)


@rule("DH-17.5")
@card("prototype:physiotherapy-b")
def test_prototype_physiotherapy_b_heals_a_low_and_a_high_die() -> None:
    """One of 1 to 3 by two steps and one of 4 or 5 by one, in this order of picking."""
    table = prototype("R1 Y3 Y6 G4 G5 / nurse / physiotherapy-b / 0", "place nurse physiotherapy-b")
    assert choices(table) == ["treat R1", "treat Y3"]
    act(table, "treat Y3")
    assert choices(table) == ["treat G4", "treat G5"]
    act(table, "treat G5")

    assert patients(table) == "R1 Y5* Y6 G4 G6*"
    assert is_over(table)


@rule("DH-17.5")
@card("prototype:physiotherapy-b")
def test_prototype_physiotherapy_b_needs_both() -> None:
    """Ruling: a low or a high die alone is not enough, and the low one is not healed into both."""
    tries = ["R3", "R1 Y2 G3", "Y4 Y5", "R3 Y6", "R3 Y4", "G1 G5"]

    assert fits("physiotherapy-b", tries) == ["R3 Y4", "G1 G5"]


@rule("DH-17.5")
@card("prototype:isolation-ward")
def test_prototype_the_isolation_ward_heals_one_of_1_to_3() -> None:
    """One step, one die."""
    table = prototype("R1 Y3 G4 / nurse / isolation-ward / 0", "place nurse isolation-ward")
    assert choices(table) == ["treat R1", "treat Y3"]

    act(table, "treat Y3")
    assert patients(table) == "R1 Y4* G4"
    assert is_over(table)


@rule("DH-17.5")
@card("prototype:isolation-ward")
def test_prototype_the_isolation_ward_is_not_for_4_to_6() -> None:
    """Without a die of 1 to 3 it cannot be used."""
    assert fits("isolation-ward", ["R4 Y5 G6", "G3"]) == ["G3"]


@rule("DH-17.5")
def test_prototype_anaesthesia_is_red() -> None:
    """Ruling: its text says yellow, which the Renal Unit is for."""
    assert fits("anaesthesia", ["R3 R3 R3", "Y3 Y3 Y3"]) == ["R3 R3 R3"]
    assert fits("renal-medicine", ["R3 R3 R3", "Y3 Y3 Y3"]) == ["Y3 Y3 Y3"]

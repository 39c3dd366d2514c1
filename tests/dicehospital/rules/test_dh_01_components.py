"""DH-1: what is in the box, and what the words mean."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.kit.build import (
    GAME,
    act,
    activation,
    choices,
    decide,
    dice_in_play,
    fill,
    gone,
    new,
    patients,
    started,
)
from tests.kit.rounds import (
    administrator,
    asking,
    at,
    at_random,
    give,
    hospital,
    improvement,
    intake,
    jump,
    over,
    specialist,
    wave_through,
    with_event,
)
from tests.kit.rules import rule
from wardround.core.errors import BadNotation, BadOption
from wardround.dicehospital import steps

PRINTED = ["critical-care-unit", "oncology", "pharmacy", "intensive-care", "imaging", "clinic"]
EVERYTHING: list[tuple[int, dict[str, Any]]] = [
    (1, {"events": True, "nationwide_epidemic": True, "resistant_superbug": True}),
    (2, {"experimental": True, "promos": True, "final_round_collections": True}),
    (3, {"events": True, "opening_crisis": True, "experimental": True, "promos": True}),
    (4, {"events": True, "nationwide_epidemic": True, "opening_crisis": True}),
    (4, {"edition": "prototype", "experimental": True, "prototype_extras": True}),
]


# --- DH-1.1 the box ----------------------------------------------------------------------------


@rule("DH-1.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_players_play_eight_rounds(seats: int) -> None:
    """A game of any number of players begins rounds 1 to 8, each once, and then ends."""
    table = new(seats)

    told = wave_through(table, over)

    rounds = [one["round"] for one in told if one["event"] == "round-began"]
    assert rounds == [1, 2, 3, 4, 5, 6, 7, 8]
    assert told[-1]["event"] == "game-ended"


@rule("DH-1.1")
@pytest.mark.parametrize("seats", [-1, 0, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    """There is no game for nobody and none for five."""
    with pytest.raises(BadOption) as refused:
        new(seats)

    assert (refused.value.code, refused.value.facts["low"], refused.value.facts["high"]) == (
        "bad-seat-count",
        1,
        4,
    )


@rule("DH-1.1")
def test_the_box_holds_the_numbers_of_the_component_list() -> None:
    """63 dice, two each of 12 tiles and 12 specialists, 8 administrators, 15 events and reports."""
    table = new(4)
    wave_through(table, asking(steps.LUCK_REVEAL))
    content = table.content

    assert dice_in_play(table) == [21, 21, 21]
    assert [list(Counter(layer).values()) for layer in table.tile_stack] == [[2] * 12]
    assert [list(Counter(layer).values()) for layer in table.specialist_stack] == [[2] * 12]
    assert len(content.administrators) == 8
    assert len(content.events) == len(content.reports) == 15


@rule("DH-1.1")
def test_ambulances_are_numbered_one_to_five() -> None:
    """Numbers 1 to 5 can be named; there is no ambulance 0 or 6."""
    table = new(4)

    named = [GAME.action_text(table, GAME.action_parse(table, f"take ambulance {n}")) for n in
             range(1, 6)]  # fmt: skip

    assert named == [f"take ambulance {number}" for number in range(1, 6)]
    for number in (0, 6):
        with pytest.raises(BadNotation):
            GAME.action_parse(table, f"take ambulance {number}")


# --- DH-1.2 health -----------------------------------------------------------------------------


@rule("DH-1.2")
@pytest.mark.parametrize(("before", "after"), [("R3", "R6*"), ("R4", ""), ("R5", ""), ("R6", "")])
def test_a_patient_is_discharged_at_seven_or_more_and_not_at_six(before: str, after: str) -> None:
    """Healed by three steps, a 3 stays as a 6; a 4, 5 or 6 reaches 7, 8 or 9 and leaves."""
    table = activation(hospital(before, staff="nurse", tiles="operating-theatre"))

    act(table, "place nurse operating-theatre", f"treat {before}")

    assert (patients(table), gone(table)) == (after, 0 if after else 1)
    assert table.hospitals[0].fatalities == 0


@rule("DH-1.2")
@pytest.mark.parametrize(
    ("before", "superbug", "after"),
    [
        ("R2", False, "R1"),
        ("R1", False, ""),
        ("R3", True, "R1"),
        ("R2", True, ""),
        ("R1", True, ""),
    ],
)
def test_a_patient_dies_at_zero_or_less_and_not_at_one(
    before: str, superbug: bool, after: str
) -> None:
    """Neglect by one or two steps kills at 0 and at −1; a patient at 1 lives."""
    table = activation(hospital(before), resistant_superbug=superbug)

    act(table, "done")

    assert (patients(table), table.hospitals[0].fatalities) == (after, 0 if after else 1)
    assert gone(table) == 0


# --- DH-1.3 conservation -----------------------------------------------------------------------


@rule("DH-1.3")
@pytest.mark.parametrize(("seats", "settings"), EVERYTHING)
def test_every_die_is_in_one_place_at_every_moment(seats: int, settings: dict[str, Any]) -> None:
    """Whatever is played, the dice of each printed colour never change in number."""
    table = new(seats, **settings)
    each = 21 - {1: 10, 2: 6, 3: 3, 4: 0}[seats]

    counted = {tuple(dice_in_play(table)) for _ in at_random(table, seats)}

    assert counted == {(each, each, each)}


@rule("DH-1.3")
def test_the_die_of_a_fatality_goes_back_to_the_bag_at_once() -> None:
    """The bag has the die again in Phase 4, and a token is left behind."""
    table = activation(hospital("Y1 G2*"))
    bag = table.bag[:]

    act(table, "done")

    assert table.bag == [bag[0], bag[1] + 1, bag[2]]
    assert table.hospitals[0].fatalities == 1


@rule("DH-1.3")
def test_a_discharged_die_waits_in_the_discharge_area_until_it_has_scored() -> None:
    """During activation the die is not in the bag; after scoring it is."""
    table = activation(hospital("G6 G2*", bags=1))
    bag = table.bag[:]

    act(table, "transfuse G6")
    during = (table.bag[:], gone(table))
    act(table, "done")

    assert during == (bag, 1)
    assert (table.bag, gone(table)) == ([bag[0], bag[1], bag[2] + 1], 0)


# --- DH-1.4 treat, heal, deteriorate, neglect --------------------------------------------------


@rule("DH-1.4")
def test_a_treatment_that_makes_a_patient_worse_is_still_a_treatment() -> None:
    """Turned from 6 to 1, the patient is treated, and neglect does not kill it."""
    table = activation(
        hospital("Y6 G6", staff="nurse", tiles="experimental-therapy"), experimental=True
    )

    act(table, "place nurse experimental-therapy", "treat Y6")
    treated = patients(table)
    act(table, "done")

    assert treated == "Y1* G6"
    assert (patients(table), table.hospitals[0].fatalities) == ("Y1 G5", 0)


@rule("DH-1.4")
def test_raising_is_healing_and_lowering_is_deteriorating() -> None:
    """A raised value is told as healed, a lowered one as worsened; only the untreated are."""
    table = activation(hospital("R3 Y3", staff="nurse"))

    told = act(table, "place nurse critical-care-unit", "treat R3", "done")

    changed = [one for one in told if one["event"] in ("patient-healed", "patient-worsened")]
    assert [(one["event"], one["before"], one["after"]) for one in changed] == [
        ("patient-healed", "R3", "R4*"),
        ("patient-worsened", "Y3", "Y2"),
    ]


# --- DH-1.5 the hospital -----------------------------------------------------------------------


@rule("DH-1.5")
@pytest.mark.parametrize("edition", ["final", "french", "italian", "prototype"])
def test_a_hospital_starts_with_six_departments_and_three_nurses(edition: str) -> None:
    """In the first activation there are the six printed departments and three nurses."""
    table = started(2, edition=edition)
    fill(table, 0, "R1 Y3 G5")
    at_first = GAME.view(new(2, edition=edition), 0)["hospitals"][0]
    jump(table, steps.ACTIVATE)
    shown = GAME.view(table, 0)["hospitals"][0]

    assert (at_first["idle"], at_first["open"]) == (["nurse"] * 3, PRINTED)
    assert shown["idle"] == ["nurse", "nurse", "nurse"]
    assert shown["open"] == PRINTED
    assert choices(table) == ["done", *(f"place nurse {name}" for name in PRINTED)]


@rule("DH-1.5")
@pytest.mark.parametrize(("old", "lost"), [(9, 0), (10, 1), (12, 3)])
def test_a_hospital_has_twelve_beds(old: int, lost: int) -> None:
    """With three arrivals, nine old patients all stay; each one more costs a life."""
    table = intake("R2 R2 R2 R3 R3 R3 R4 R4 R4", "Y3 " * old)

    act(table, "take ambulance 2")
    act(table, "take ambulance 1", seat=1)

    assert len(table.hospitals[0].wards) == old + 3 - lost
    assert table.hospitals[0].fatalities == lost


# --- DH-1.6 to DH-1.8 --------------------------------------------------------------------------


@rule("DH-1.6")
def test_blood_bags_and_fatality_tokens_do_not_run_out() -> None:
    """With the printed 16 bags and 14 tokens given out, the next ones are still there."""
    table = improvement("cardiology surgeon radiology", 1, 2)
    give(table, 0, bags=16, fatalities=14)
    fill(table, 0, "R1 Y1")

    act(table, "take department cardiology")
    act(table, "pass", seat=1)
    act(table, "return cardiology")
    wave_through(table, asking(steps.LUCK_REVEAL))

    assert (table.hospitals[0].bags, table.hospitals[0].fatalities) == (17, 16)


@rule("DH-1.6")
def test_white_meeples_do_not_run_out() -> None:
    """An agency nurse for each of four players makes sixteen, three more than a box has."""
    table = with_event("agency-nurse", "Y6", "Y6", "Y6", "Y6")

    wave_through(table, at(steps.ACTIVATE))

    assert [one.idle.count(0) for one in table.hospitals] == [4, 4, 4, 4]


@rule("DH-1.7")
def test_the_order_in_which_patients_arrive_leaves_no_trace() -> None:
    """The same dice, drawn in another order, make the same position to the last field."""
    words = "R2 Y2 G2 R3 Y3 G3 R4 Y4 G4"
    tables = [intake(words, "R5 Y5"), intake(" ".join(reversed(words.split())), "Y5 R5")]

    for table in tables:
        act(table, "take ambulance 3")
        act(table, "take ambulance 2", seat=1)

    assert GAME.dump(tables[0]) == GAME.dump(tables[1])
    assert patients(tables[0]) == "R4 R5 Y4 Y5 G4"


@rule("DH-1.7")
def test_patients_alike_are_one_choice() -> None:
    """Of three equal patients in different beds only one is offered."""
    table = activation(hospital("R3 R3 R3", staff="nurse"))

    act(table, "place nurse critical-care-unit")

    assert choices(table) == ["treat R3"]


@rule("DH-1.8")
@pytest.mark.parametrize(("card", "nurses"), [("agency-nurse", 4), ("staff-sickness", 2)])
def test_events_about_nurses_mean_white_meeples_only(card: str, nurses: int) -> None:
    """An extra or missing nurse is white; every specialist can still be placed."""
    table = with_event(card, "R3", "Y3")
    surgeon = specialist(table, "surgeon")
    table.hospitals[0].specialists = (surgeon, surgeon)

    wave_through(table, at(steps.ACTIVATE))

    assert GAME.view(table, 0)["hospitals"][0]["idle"] == ["nurse"] * nurses + ["surgeon"] * 2


@rule("DH-1.8")
def test_a_specialist_works_wherever_a_nurse_does() -> None:
    """Each department that takes a nurse takes a specialist as well."""
    table = activation(hospital("R1 Y3 G5", staff="nurse surgeon"))

    offered = choices(table)

    assert [line for line in offered if "surgeon" in line] == [
        f"place surgeon {name}" for name in PRINTED
    ]
    assert [line for line in offered if "nurse" in line] == [
        f"place nurse {name}" for name in PRINTED
    ]


# --- DH-1.10 nothing to choose -----------------------------------------------------------------


@rule("DH-1.10")
def test_what_leaves_nothing_to_choose_is_carried_out_without_asking() -> None:
    """Starting dice, ambulances, beds and a relapse ask nobody where all dice are alike."""
    setup = new(2, first_player=0)
    wave_through(setup, asking(steps.LUCK_STARTING_DICE))
    decide(setup, 0, 0, 0)
    decide(setup, 1, 1, 1)
    full = intake("R3 R3 R3 R3 R3 R3 R3 R3 R3", "Y5 " * 12)
    act(full, "take ambulance 3")
    act(full, "take ambulance 2", seat=1)
    relapse = with_event("sudden-relapse", "R5 R5 Y3", "Y1")

    assert setup.chance == steps.LUCK_ADMINISTRATORS
    assert (full.step, full.hospitals[0].fatalities) == (steps.IMPROVE, 3)
    assert (relapse.chance, patients(relapse)) == (steps.LUCK_INTAKE, "R4 R5 Y3")


@rule("DH-1.10")
@pytest.mark.parametrize(("wards", "asked"), [("R3 R3 Y2", False), ("R3 R2", True)])
def test_an_administrator_protects_patients_alike_without_asking(wards: str, asked: bool) -> None:
    """Two equal reds leave nothing to choose; a 3 and a 2 do."""
    table = activation(hospital(wards))
    table.hospitals[0].administrator = administrator(table, "admin-red-protect")

    act(table, "done")

    assert (table.step == steps.PROTECT) == asked
    assert choices(table) == (["protect R2", "protect R3"] if asked else [])


@rule("DH-1.10")
def test_the_only_usable_one_of_several_effects_is_not_asked_for() -> None:
    """Without a fatality to discard a Transplant Unit heals one step; with one it asks."""
    text = hospital("R3", staff="nurse", tiles="transplant-unit")
    alive = activation(text, edition="prototype", experimental=True)
    mourning = activation(text, edition="prototype", experimental=True)
    mourning.hospitals[0].fatalities = 1

    act(alive, "place nurse transplant-unit")
    act(mourning, "place nurse transplant-unit")

    assert choices(alive) == ["treat R3"]
    assert choices(mourning) == ["choose 1", "choose 2"]


@rule("DH-1.10")
def test_a_single_choice_that_may_be_declined_is_asked() -> None:
    """One patient who could recover by a miracle still needs a yes or no."""
    table = with_event("miracle-recovery", "R3", "Y6")

    assert GAME.actors(table) == [0]
    assert choices(table) == ["skip", "raise R3"]

"""Whom departments and specialists may treat, against every way to pick patients written out."""

from __future__ import annotations

import pytest

from tests.kit.build import GAME, activation
from tests.kit.dicehospital import ODD_PACK, DiceHospitalKit
from tests.kit.oracle import check_picks, offered, treat, whole_picks
from tests.kit.plain import Json
from tests.kit.rules import rule
from wardround.core.luck import Rng
from wardround.dicehospital import dice
from wardround.dicehospital.content import (
    ANY,
    DIFFERENT,
    HEALED,
    REROLL,
    Department,
    Part,
    Specialist,
)
from wardround.dicehospital.state import Table

HOSPITALS = 30
PLACEMENTS = 400
MOST_PATIENTS = 6


def hospital(rng: Rng) -> str:
    """Return some patients, alike enough for patterns, one nurse and some blood bags."""
    low = 1 + rng.below(4)
    words = []
    for _ in range(1 + rng.below(MOST_PATIENTS)):
        value = low + rng.below(3)
        colour = "RYG"[rng.below(3)] if rng.below(3) else "R"
        words.append(f"{colour}{value}{'*' if rng.below(4) == 0 else ''}")
    return f"{' '.join(words)} / nurse / - / {rng.below(3)}"


def check_department(table: Table, department: Department) -> None:
    """Assert that a department is offered, and then each of its patients, as it should be."""
    owned = table.hospitals[0]
    ways = [
        whole_picks(owned.wards, effect, int(owned.bags))
        if effect.fatalities <= owned.fatalities
        else set()
        for effect in department.effects
    ]
    action = GAME.action_parse(table, f"place nurse {department.card.id}")
    assert (action in GAME.legal(table, 0)) == any(ways), department.card.id
    if not any(ways):
        return
    GAME.apply(table, 0, action)
    possible = [number for number, found in enumerate(ways) if found]
    if len(possible) > 1:
        choices = [GAME.action_text(table, one) for one in GAME.legal(table, 0)]
        assert choices == [f"choose {number + 1}" for number in possible]
        for number in possible:
            after = table.copy()
            GAME.apply(after, 0, GAME.action_parse(table, f"choose {number + 1}"))
            check_picks(after, department.effects[number], ways[number], ())
    else:
        check_picks(table, department.effects[possible[0]], ways[possible[0]], ())


# By settings and packs: together every form of effect there is.
BOXES: dict[str, tuple[Json, dict[str, str]]] = {
    **{
        name: (DiceHospitalKit().boxes()[name], {})
        for name in ("final-with-all", "prototype-with-all")
    },
    "odd": ({}, {"odd.toml": ODD_PACK}),
}


@rule("DH-5.2", "DH-5.12", "DH-5.16")
@pytest.mark.parametrize("name", BOXES)
def test_exactly_those_patients_are_offered_with_whom_the_effect_can_be_completed(
    name: str,
) -> None:
    box, packs = BOXES[name]
    settings = {key.replace("-", "_"): value for key, value in box.items()}
    for number in range(HOSPITALS):
        rng = Rng(f"targets/{name}/{number}")
        table = activation(hospital(rng), packs=packs, **settings)
        table.hospitals[0].fatalities = rng.below(2)
        departments = table.content.departments
        table.hospitals[0].open = [department.index for department in departments]
        for department in departments:
            check_department(table.copy(), department)


# --- specialists ---------------------------------------------------------------------------------


def value_of(die: str) -> int:
    """Return the value of a die from its text."""
    return dice.VALUE[dice.parse(die)]


def healed(told: list[Json]) -> list[Json]:
    """Return the events in which a department healed somebody; discharging is healing (DH-5.9)."""
    return [
        event
        for event in told
        if event["event"] == "patient-discharged"
        or ("after" in event and value_of(event["after"]) > value_of(event["before"]))
    ]


def remarked(wards: list[int], heals: list[Json]) -> list[int]:
    """Return the patients with a mark on each whom the department healed and did not discharge."""
    out = [int(dice.settled(die)) for die in wards]
    for event in heals:
        if "after" in event:
            die = dice.parse(event["after"])
            # DH-17.3: once a placement of the prototype has ended, temporary colours are gone.
            out.remove(die if die in out else int(dice.in_printed_colour(die)))
            out.append(int(dice.marked(die)))
    return sorted(out)


def check_specialist(table: Table, specialist: Specialist, told: list[Json]) -> int:
    """Assert what a specialist offers after what the department did; return how much that is."""
    heals = healed(told)
    before = {
        value_of(event["before"])
        for event in heals
        if specialist.when_colour in {ANY, dice.COLOUR[dice.parse(event["before"])]}
    }
    effect = specialist.effects[0]
    owned = table.hospitals[0]
    waiting = owned.placement is not None and owned.placement.by_specialist
    wards = owned.wards
    if any(part.who in {HEALED, DIFFERENT} for part in effect.parts):
        wards = remarked(wards, heals)
        assert not waiting or wards == owned.wards

    def eligible(part: Part, die: int) -> bool:
        """Tell whether a die is one of those healed, or not, and of the value before (DH-5.8)."""
        if part.who == DIFFERENT and marked(die):
            return False
        ours = marked(die) and specialist.when_colour in {ANY, dice.COLOUR[die]}
        if part.who == HEALED and not ours:
            return False
        return not part.same_value or dice.VALUE[die] in before

    ways = whole_picks(wards, effect, int(owned.bags), eligible) if before else set()
    assert not ways or waiting, specialist.card.id
    if waiting:
        assert offered(table) == {way[0] for way in ways}
        for pick in offered(table):
            check_picks(treat(table, pick), effect, ways, (pick,))
    return len(ways)


def marked(die: int) -> bool:
    """Tell whether a die carries the mark of the placement under way."""
    return dice.CONDITION[die] == dice.MARKED


@rule("DH-5.5", "DH-5.7", "DH-5.8", "DH-5.9", "DH-5.10", "DH-5.15")
@pytest.mark.parametrize("name", [name for name in BOXES if name != "odd"])
def test_a_specialist_offers_exactly_whom_its_effect_can_be_completed_with(name: str) -> None:
    """Random meeples on random departments with random patients, blood bags to recolour too."""
    box, packs = BOXES[name]
    settings = {key.replace("-", "_"): value for key, value in box.items()}
    used: set[str] = set()
    base = activation("R1 / nurse / - / 0", packs=packs, **settings)
    aimed = [
        one
        for one in base.content.specialists
        if len(one.effects) == 1 and one.effects[0].parts and not one.coloured_only
    ]
    for number in range(PLACEMENTS):
        rng = Rng(f"specialists/{name}/{number}")
        specialist = aimed[number % len(aimed)]
        text = hospital(rng).replace("nurse", specialist.card.id)
        table = activation(text, packs=packs, **settings)
        told = place_somewhere(table, rng)
        if told and check_specialist(table, specialist, told):
            used.add(specialist.card.id)

    assert used == {one.card.id for one in aimed}


def place_somewhere(table: Table, rng: Rng) -> list[Json]:
    """Place the only meeple on a department without luck, and carry it out at random."""
    table.hospitals[0].open = [
        one.index
        for one in table.content.departments
        if all(part.does != REROLL for effect in one.effects for part in effect.parts)
    ]
    places = [one for one in GAME.legal(table, 0) if GAME.action_text(table, one)[:5] == "place"]
    told: list[Json] = []
    if places:
        GAME.apply(table, 0, places[rng.below(len(places))])
        while (work := table.hospitals[0].placement) is not None and not work.by_specialist:
            legal = GAME.legal(table, 0)
            events = GAME.apply(table, 0, legal[rng.below(len(legal))])
            told += [GAME.event_record(table, event) for event in events]
    return told

"""Text and plain values: facts of events, hospitals as a line, whole positions as JSON."""

from __future__ import annotations

import re
from typing import Final

from wardround.core import plain
from wardround.core.errors import BadNotation
from wardround.core.json_types import JsonObject, JsonValue
from wardround.core.limits import LONGEST_HOSPITAL
from wardround.dicehospital import dice, soundness
from wardround.dicehospital.scoring import REASONS
from wardround.dicehospital.state import (
    HOSPITAL_VALUES,
    PLACEMENT_FIELDS,
    TABLE_VALUES,
    Hospital,
    Placement,
    Table,
)  # fmt: skip
from wardround.dicehospital.within_placement import PLACING

NESTED: Final = ("ambulances", "tile_stack", "specialist_stack")
BAGS: Final = re.compile("[0-9]{1,3}")
DICE_FIELDS: Final = ("wards", "held")


def fact_value(table: Table, form: str, fact: int) -> str | int:
    """Return a fact of an event as it reads."""
    space = table.space
    content = space.content
    if form == "die":
        return dice.text(fact)
    if form == "colour":
        return dice.LETTERS[fact]
    if form == "department":
        return content.departments[fact].card.id
    if form == "specialist":
        return content.specialists[fact].card.id
    if form == "staff":
        return space.staff_id(fact)
    if form == "improvement":
        return space.improvement_id(fact)
    if form == "administrator":
        return content.administrators[fact].card.id
    if form == "event":
        return content.events[fact].card.id
    if form == "report":
        return content.reports[fact].card.id
    return REASONS[fact] if form == "reason" else fact


# --- a hospital in activation ------------------------------------------------------------------


def hospital_text(table: Table, seat: int) -> str:
    """Return a hospital as `dice / idle staff / departments / bags`."""
    hospital = table.hospitals[seat]
    printed = table.content.printed
    unused = list(hospital.open)
    tiles: list[str] = []
    for department in [*printed, *hospital.tiles]:
        name = table.content.departments[department].card.id
        if department in unused:
            unused.remove(department)
            if department not in printed:
                tiles.append(name)
        else:
            tiles.append(f"{name}!")
    fields = (
        [dice.text(patient) for patient in hospital.wards],
        [table.space.staff_id(worker) for worker in hospital.idle],
        tiles,
        [str(hospital.bags)],
    )
    return " / ".join(" ".join(field) or "-" for field in fields)


def read_hospital(table: Table, seat: int, text: str) -> None:
    """Put a hospital into the condition that `hospital_text` describes, free to place."""
    if len(text) > LONGEST_HOSPITAL:
        raise BadNotation("bad-hospital", text=text[:LONGEST_HOSPITAL])
    fields = [field.split() for field in text.split("/")]
    if len(fields) != 4 or len(fields[3]) != 1 or not BAGS.fullmatch(fields[3][0]):
        raise BadNotation("bad-hospital", text=text)
    fields = [[] if field == ["-"] else field for field in fields]
    # Everything is read before anything changes.
    wards = sorted(dice.parse(word) for word in fields[0])
    idle = sorted(staff(table, word, text) for word in fields[1])
    tiles, unused = read_departments(table, fields[2], text)
    if len(wards) > table.content.house.beds:
        raise BadNotation("bad-hospital", text=text)
    hospital = table.hospitals[seat]
    hospital.wards = wards
    hospital.held = []
    hospital.idle = idle
    hospital.bags = int(fields[3][0])
    hospital.specialists = joined(hospital.specialists, [one - 1 for one in idle if one > 0])
    hospital.open = unused
    hospital.tiles = tiles
    hospital.placement = None
    hospital.asked = PLACING


def read_departments(
    table: Table, words: list[str], text: str
) -> tuple[tuple[int, ...], list[int]]:
    """Return the tiles that the words name, and the departments left to use."""
    tiles: list[int] = []
    unused = list(table.content.printed)
    for word in words:
        department = department_named(table, word.removesuffix("!"), text)
        if not table.content.departments[department].printed:
            tiles.append(department)
            unused.append(department)
        if word.endswith("!"):
            if department not in unused:
                raise BadNotation("bad-hospital-word", text=text, word=word)
            unused.remove(department)
    return tuple(sorted(tiles)), sorted(unused)


def joined(owned: tuple[int, ...], idle: list[int]) -> tuple[int, ...]:
    """Return the specialists owned, with those idle among them that were not known."""
    more = list(owned)
    for specialist in set(idle):
        more += [specialist] * (idle.count(specialist) - owned.count(specialist))
    return tuple(sorted(more))


def staff(table: Table, word: str, text: str) -> int:
    """Return the meeple that a word names."""
    if word == "nurse":
        return 0
    for specialist in table.content.specialists:
        if specialist.card.id == word:
            return 1 + specialist.index
    raise BadNotation("bad-hospital-word", text=text, word=word)


def department_named(table: Table, word: str, text: str) -> int:
    """Return the department that a word names."""
    for department in table.content.departments:
        if department.card.id == word:
            return department.index
    raise BadNotation("bad-hospital-word", text=text, word=word)


# --- whole positions ---------------------------------------------------------------------------


def dump(table: Table) -> JsonObject:
    """Return the whole position, secrets included, as plain values."""
    data = plain.terms(table.options) | plain.values(table, TABLE_VALUES)
    data["hospitals"] = [dump_hospital(hospital) for hospital in table.hospitals]
    return data


def dump_hospital(hospital: Hospital) -> JsonObject:
    """Return one hospital as plain values; patients as text."""
    data = plain.values(hospital, HOSPITAL_VALUES)
    for name in DICE_FIELDS:
        data[name] = [dice.text(patient) for patient in getattr(hospital, name)]
    placement = hospital.placement
    data["placement"] = None if placement is None else plain.values(placement, PLACEMENT_FIELDS)
    return data


def load(table: Table, data: JsonObject) -> None:
    """Put a new table into the position that `dump` gave; refuse one that can't be."""
    plain.check_terms(table.options, data)
    plain.fill(table, TABLE_VALUES, data, NESTED)
    hospitals = data.get("hospitals")
    if not isinstance(hospitals, list) or len(hospitals) != table.seats:
        raise BadNotation("bad-position", field="hospitals")
    table.hospitals = [load_hospital(one) for one in hospitals]
    soundness.check(table)


def load_hospital(data: JsonValue) -> Hospital:
    """Return the hospital that `dump_hospital` gave."""
    if not isinstance(data, dict):
        raise BadNotation("bad-position", field="hospitals")
    hospital = Hospital()
    told = dict(data)
    for name in DICE_FIELDS:
        words = data.get(name)
        if not isinstance(words, list):
            raise BadNotation("bad-position", field=name)
        told[name] = [dice.parse(str(word)) for word in words]
    plain.fill(hospital, HOSPITAL_VALUES, told)
    placed = data.get("placement")
    if placed is not None:
        if not isinstance(placed, dict):
            raise BadNotation("bad-position", field="placement")
        hospital.placement = Placement(0, 0)
        plain.fill(hospital.placement, PLACEMENT_FIELDS, placed)
    return hospital

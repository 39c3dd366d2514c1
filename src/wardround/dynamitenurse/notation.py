"""Text and plain values: facts of events, Hospitals as a line, whole positions as JSON."""

from __future__ import annotations

import re
from typing import Final

from wardround.core import plain
from wardround.core.errors import BadNotation
from wardround.core.json_types import JsonObject
from wardround.core.limits import LONGEST_HOSPITAL
from wardround.dynamitenurse import patients, soundness
from wardround.dynamitenurse.content import ADDED_TREATMENT, VERBS, Content
from wardround.dynamitenurse.events import PILES, PLACES, REASONS
from wardround.dynamitenurse.state import HOSPITAL_FIELDS, TABLE_VALUES, Hospital, Table
from wardround.dynamitenurse.town import NESTED, TOWN_FIELDS
from wardround.dynamitenurse.work import MAIN_FIELDS, WORK_FIELDS

NUMBER: Final = re.compile("[0-9]{1,2}")
FIELDS: Final = 7
"""Admitted Patients, hand, deck, discard pile, play area, acquired Patients, numbers."""


def fact_value(table: Table, form: str, fact: int) -> str | int:
    """Return a fact of an event as it reads."""
    space = table.space
    if form == "card":
        return space.card_id(fact)
    if form == "patient":
        return patients.text(fact)
    if form == "added":
        return VERBS[ADDED_TREATMENT + fact]
    if form == "pile":
        return PILES[fact]
    if form == "place":
        return PLACES[fact]
    return REASONS[fact] if form == "reason" else fact


# --- a Hospital as a line ------------------------------------------------------------------------


def hospital_text(table: Table, seat: int) -> str:
    """Return a Hospital and its hand in seven fields, separated by slashes.

    They are: admitted Patients / hand / deck / discard pile / cards in play / acquired Patients /
    unused markers and Kill Marks.
    """
    hospital = table.hospitals[seat]
    piles = (hospital.hand, hospital.deck, hospital.discard, hospital.in_play)
    fields = [
        [patients.text(sided) for sided in hospital.admitted],
        *[[table.space.card_id(card) for card in pile] for pile in piles],
        [patients.name_of(patient) for patient in hospital.acquired],
        [str(hospital.markers), str(hospital.kill_marks)],
    ]
    return " / ".join([" ".join(field) or "-" for field in fields])


def read_hospital(table: Table, seat: int, text: str) -> None:
    """Put a Hospital and its hand into the condition that `hospital_text` describes.

    A Patient can also be named by its kind, `wounded-3e` or critical `wounded-3e!`: then the
    first of that kind not yet named is meant. Where the cards come from is not looked at.
    """
    if len(text) > LONGEST_HOSPITAL:
        raise BadNotation("bad-hospital", text=text[:LONGEST_HOSPITAL])
    fields = [field.split() for field in text.split("/")]
    fields = [[] if field == ["-"] else field for field in fields]
    if len(fields) != FIELDS or len(fields[-1]) != 2:
        raise BadNotation("bad-hospital", text=text)
    if not all(NUMBER.fullmatch(word) for word in fields[-1]):
        raise BadNotation("bad-hospital", text=text)
    # Everything is read before anything changes.
    taken: list[int] = []
    admitted = sorted([read_patient(table.content, word, taken, text) for word in fields[0]])
    acquired = sorted([read_patient(table.content, word, taken, text) for word in fields[5]])
    if any(sided & 1 for sided in acquired):
        raise BadNotation("bad-hospital", text=text)
    piles = [[read_card(table, word, text) for word in field] for field in fields[1:5]]
    hospital = Hospital()
    hospital.admitted = admitted
    hospital.hand, hospital.deck, hospital.discard = [sorted(pile) for pile in piles[:3]]
    hospital.in_play = piles[3]
    hospital.acquired = [sided >> 1 for sided in acquired]
    hospital.markers = int(fields[6][0])
    hospital.kill_marks = int(fields[6][1])
    if not hospital.deck:
        hospital.shown = hospital.hand[:]
    table.hospitals[seat] = hospital


def read_card(table: Table, word: str, text: str) -> int:
    """Return the card that a word names."""
    for card in table.content.cards:
        if card.card.id == word:
            return int(card.index)
    raise BadNotation("bad-hospital-word", text=text, word=word)


def read_patient(content: Content, word: str, taken: list[int], text: str) -> int:
    """Return the Patient with its side that a word names, and note that it is taken."""
    critical = word.endswith("!")
    kind = [one.card.id for one in content.kinds if one.card.id == word.removesuffix("!")]
    if kind:
        found = [
            patient
            for patient, one in enumerate(content.patients)
            if content.kinds[one].card.id == kind[0] and patient not in taken
        ]
        patient = found[0] if found else -1
    else:
        patient = patients.parse(word) >> 1
    if not 0 <= patient < len(content.patients) or patient in taken:
        raise BadNotation("bad-hospital-word", text=text, word=word)
    taken.append(patient)
    return 2 * patient + (1 if critical else 0)


# --- whole positions -----------------------------------------------------------------------------


def dump(table: Table) -> JsonObject:
    """Return the whole position, secrets included, as plain values."""
    data = plain.terms(table.options) | plain.values(table, TABLE_VALUES)
    data["town"] = plain.values(table.town, TOWN_FIELDS)
    data["main"] = plain.values(table.main, MAIN_FIELDS)
    data["work"] = plain.values(table.work, WORK_FIELDS)
    data["hospitals"] = [plain.values(one, HOSPITAL_FIELDS) for one in table.hospitals]
    return data


def load(table: Table, data: JsonObject) -> None:
    """Put a new table into the position that `dump` gave; refuse one that can't be."""
    plain.check_terms(table.options, data)
    plain.fill(table, TABLE_VALUES, data)
    plain.fill(table.town, TOWN_FIELDS, data.get("town"), NESTED)
    plain.fill(table.main, MAIN_FIELDS, data.get("main"))
    plain.fill(table.work, WORK_FIELDS, data.get("work"))
    hospitals = data.get("hospitals")
    if not isinstance(hospitals, list) or len(hospitals) != table.seats:
        raise BadNotation("bad-position", field="hospitals")
    for hospital, one in zip(table.hospitals, hospitals, strict=True):
        plain.fill(hospital, HOSPITAL_FIELDS, one)
    soundness.check(table)

"""The text forms of Dice Hospital: dice, hospitals, actions; what is no such text is refused."""

from __future__ import annotations

import re
from typing import cast

import pytest
from hypothesis import example, given
from hypothesis import settings as examples

from tests.kit.build import GAME, activation
from tests.kit.dicehospital import sensible
from tests.kit.drive import Play, any_actor
from tests.kit.strategies import lines
from wardround.core.errors import BadNotation
from wardround.core.records import Terms
from wardround.dicehospital import dice, notation, steps
from wardround.dicehospital.state import Table
from wardround.dicehospital.within_placement import PLACING
from wardround.words import Words

DIE = re.compile(r"([RYG])(?:>{1,2}([RYG]))?([1-6])(\*\+?)?\Z")
NOTATION_PAGE = "R3 R3 R4 Y5 G2* / nurse nurse surgeon / cardiology radiology / 1"
CANONICAL = activation(NOTATION_PAGE)
MANY = activation("R3 / nurse / - / 0", experimental=True, promos=True)

TEXTS = [GAME.action_text(MANY, action) for action in range(GAME.action_count(MANY))]


# --- dice ----------------------------------------------------------------------------------------


def test_every_die_survives_its_text() -> None:
    texts = [dice.text(patient) for patient in range(dice.DICE)]

    assert [dice.parse(text) for text in texts] == list(range(dice.DICE))
    assert len(set(texts)) == dice.DICE
    assert all(DIE.match(text) for text in texts)


def test_every_plain_die_survives_its_text() -> None:
    texts = [dice.plain_text(plain) for plain in range(dice.PLAIN)]

    assert [dice.parse_plain(text) for text in texts] == list(range(dice.PLAIN))
    assert texts[0] == "R1"
    assert texts[-1] == "G6"


@given(lines())
@examples(max_examples=200)
@example("R>R3")
@example("R>>R3*")
@example("R>>G3")
def test_what_is_no_die_is_refused(text: str) -> None:
    known = {dice.text(patient) for patient in range(dice.DICE)}
    plain = {dice.plain_text(one) for one in range(dice.PLAIN)}
    for parse, right in ((dice.parse, known), (dice.parse_plain, plain)):
        if text not in right:
            with pytest.raises(BadNotation, match="bad-die"):
                parse(text)


# --- actions -------------------------------------------------------------------------------------


@given(lines())
@examples(max_examples=400)
@example("treat Y3 as RY")
@example("take ambulance +1")
@example("take ambulance 0_1")
@example("choose ٣")
def test_a_line_is_the_text_of_one_action_or_refused(line: str) -> None:
    """Spaces aside there is one way to write an action; nothing else is read as one."""
    tidy = " ".join(line.split())
    if tidy in TEXTS:
        assert GAME.action_parse(MANY, line) == TEXTS.index(tidy)
    else:
        with pytest.raises(BadNotation, match="bad-action"):
            GAME.action_parse(MANY, line)


@pytest.mark.parametrize(
    ("line", "record"),
    [
        ("done", {"verb": "done"}),
        ("choose 2", {"verb": "choose", "number": 2}),
        ("reveal specialist", {"verb": "reveal", "kind": "specialist"}),
        ("take ambulance 5", {"verb": "take-ambulance", "number": 5}),
        ("set R3", {"verb": "set", "die": "R3"}),
        ("collect G6", {"verb": "collect", "die": "G6"}),
        ("treat R3", {"verb": "treat", "die": "R3", "as": ""}),
        ("treat R3 as G", {"verb": "treat", "die": "R3", "as": "G"}),
        ("treat R>G3* as R", {"verb": "treat", "die": "R>G3*", "as": "R"}),
        ("transfuse G2*+", {"verb": "transfuse", "die": "G2*+"}),
        ("return G2", {"verb": "return-die", "die": "G2"}),
        ("return clinic", {"verb": "return-improvement", "improvement": "clinic"}),
        ("return surgeon", {"verb": "return-improvement", "improvement": "surgeon"}),
        ("take department urology", {"verb": "take-department", "department": "urology"}),
        ("take specialist surgeon", {"verb": "take-specialist", "specialist": "surgeon"}),
        ("keep admin-most", {"verb": "keep", "administrator": "admin-most"}),
        ("copy surgeon", {"verb": "copy", "specialist": "surgeon"}),
        ("report report-yy", {"verb": "report", "report": "report-yy"}),
        ("place nurse clinic", {"verb": "place", "staff": "nurse", "department": "clinic"}),
    ],
)
def test_lines_and_records_of_each_verb(line: str, record: dict[str, object]) -> None:
    action = GAME.action_parse(CANONICAL, f"  {line.replace(' ', '   ')} ")

    assert GAME.action_record(CANONICAL, action) == record
    assert GAME.action_text(CANONICAL, action) == line


# --- hospitals -----------------------------------------------------------------------------------


def test_the_hospital_of_the_notation_page() -> None:
    table = activation(NOTATION_PAGE)

    assert notation.hospital_text(table, 0) == NOTATION_PAGE


def test_a_hospital_survives_its_text_whenever_a_meeple_can_be_placed() -> None:
    """Read back into the same game, it offers the same and goes on the same."""
    found = 0
    for number in range(12):
        settings = {"experimental": True, "promos": True, "events": True}
        play = Play(Terms(GAME, settings, {}), 2, f"text/{number}", sensible, any_actor)
        for state in play.states():
            table = cast(Table, state)
            for seat in table.waiting if table.step == steps.ACTIVATE else []:
                if table.hospitals[seat].asked == PLACING and table.chance < 0:
                    found += 1
                    check_text(table, seat)
    assert found > 500


def check_text(table: Table, seat: int) -> None:
    """Assert that reading the text of a hospital changes nothing about it."""
    other = table.copy()
    text = notation.hospital_text(table, seat)
    notation.read_hospital(other, seat, text)
    assert notation.hospital_text(other, seat) == text
    assert GAME.legal(other, seat) == GAME.legal(table, seat)
    assert GAME.dump(other) == GAME.dump(table), text


def test_two_specialists_of_one_name_are_both_read() -> None:
    table = activation("R3 / nurse surgeon surgeon / cardiology cardiology! / 0")
    surgeon = table.space.staff_id(table.hospitals[0].specialists[0] + 1)

    assert surgeon == "surgeon"
    assert len(table.hospitals[0].specialists) == 2
    assert len(table.hospitals[0].tiles) == 2


@given(lines())
@examples(max_examples=300)
@example("R3 / nurse / clinic! clinic! / 0")
@example("R3 / nurse / cardiology!! / 0")
@example("R3 / nurse / - / ²")
@example("R3 / nurse / - / " + "9" * 5000)
@example("R3 / nurse / - / 99999999999999999999")
@example("R9 / nurse / - / 0")
@example("R3 / doctor / - / 0")
@example("R3 / nurse / chapel / 0")
@example("R3 R3 R3 R3 R3 R3 R3 R3 R3 R3 R3 R3 R3 R3 R3 R3 R3 / nurse / - / 0")
def test_a_hospital_is_read_or_refused_and_then_left_alone(line: str) -> None:
    table = CANONICAL.copy()
    before = GAME.dump(table)
    if not reads(table, line):
        assert GAME.dump(table) == before
        return
    text = notation.hospital_text(table, 0)
    notation.read_hospital(table, 0, text)

    assert notation.hospital_text(table, 0) == text
    assert len(table.hospitals[0].wards) <= table.content.house.beds
    assert GAME.legal(table, 0)


def reads(table: Table, line: str) -> bool:
    """Tell whether a hospital can be read; if not, there must be a sentence that says why."""
    try:
        notation.read_hospital(table, 0, line)
    except BadNotation as error:
        return not Words("en").has(f"error-{error.code}")
    return True


# --- events --------------------------------------------------------------------------------------


def test_events_tell_ids_and_dice_never_numbers_of_the_engine() -> None:
    """Only amounts, rounds, counts and ambulances are numbers."""
    numbers = {"round", "ambulance", "count", "amount"}
    settings = {"experimental": True, "events": True}
    play = Play(Terms(GAME, settings, {}), 3, "numbers", sensible)
    while not play.over():
        for event in play.step():
            record = GAME.event_record(play.state, event)
            for name, value in record.items():
                assert isinstance(value, str) or name in {*numbers, "seat"}

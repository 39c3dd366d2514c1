"""Boxes that nobody can play with, each refusal with its exact place."""

from __future__ import annotations

import pytest

from tests.kit.user_packs import HEADER, impossible, missing, refusal
from wardround.core.errors import BadOption
from wardround.dicehospital.reading import read_content

# --- ids and piles -----------------------------------------------------------------------------


@pytest.mark.parametrize("id", ["cardiology", "nurse"])
def test_departments_specialists_and_nurses_share_their_ids(id: str) -> None:
    body = f'[[specialist]]\nid = "{id}"\ncopies = 1\nmeeple = "red"\ncopies-another = true\n'

    assert refusal(body) == ("pack-duplicate-id", {"entry": f"specialist {id}"})


def test_a_printed_department_has_one_copy_and_no_stack() -> None:
    pharmacy = '[[department]]\nid = "pharmacy"\n'
    here = "department pharmacy"

    assert refusal(pharmacy + "copies = 2") == impossible(here, "copies", "2", "1")
    assert refusal(pharmacy + 'stack = "swapped"') == impossible(here, "printed", "true", "false")


def test_there_are_one_to_eight_printed_departments() -> None:
    gone = ["critical-care-unit", "oncology", "pharmacy", "intensive-care", "imaging", "clinic"]
    none = "".join(f'[[department]]\nid = "{id}"\nremove = true\n' for id in gone)
    more = ["operating-theatre", "cardiology", "crash-centre"]
    nine = "".join(f'[[department]]\nid = "{id}"\nprinted = true\ncopies = 1\n' for id in more)

    assert refusal(none) == impossible("department", "printed", "0", "1..8")
    assert refusal(nine) == impossible("department", "printed", "9", "1..8")


def tile(id: str, more: str) -> str:
    """Return a simple department."""
    return f'[[department]]\nid = "{id}"\neffect = {{ heal = 1 }}\n{more}\n'


def test_a_stack_must_be_enough_for_the_display() -> None:
    few = 'without = ["department"]\n' + tile("a", "printed = true") + tile("b", "copies = 2")
    cards = 'without = ["specialist"]\n[[specialist]]\nid = "x"\ncopies = 1\nmeeple = "red"\n'
    cards += "copies-another = true\n"

    assert refusal(few) == impossible("department", "copies", "2", ">= 3")
    assert refusal(cards) == impossible("specialist", "copies", "1", ">= 3")


def test_no_more_can_be_swapped_in_than_there_are() -> None:
    few = 'without = ["department"]\n' + tile("a", "printed = true") + tile("b", "copies = 4")
    many = few + tile("c", 'copies = 5\nstack = "swapped"')
    with_expansion = few + tile("c", 'copies = 3\nstack = "expansion"')
    with_expansion += tile("d", 'copies = 5\nstack = "swapped"')

    assert refusal(many) == impossible("department", "copies", "5", "<= 4")
    assert refusal(with_expansion) == impossible("department", "copies", "5", "<= 4")


# --- administrators, events, reports, backs ----------------------------------------------------


@pytest.mark.parametrize(
    ("effect", "field", "found", "allowed"),
    [
        ("{ points = 1 }", "effect", "{ points = 1 }", "needs, most, protects"),
        (
            "{ points = 1, needs = { red = 1 }, most = true }",
            "effect",
            "needs, most",
            "needs, most, protects",
        ),
        ("{ points = 1, needs = { red = 0 } }", "effect.needs", "0", "1..12"),
        ('{ protects = "red", count = 13 }', "effect.count", "13", "0..12"),
        ("{ points = 0, most = true }", "effect.points", "0", "1..20"),
    ],
)
def test_administrators_that_cannot_be(effect: str, field: str, found: str, allowed: str) -> None:
    body = f'[[administrator]]\nid = "admin-most"\neffect = {effect}\n'

    assert refusal(body) == impossible("administrator admin-most", field, found, allowed)


def test_an_administrator_has_only_the_fields_of_its_way() -> None:
    body = '[[administrator]]\nid = "admin-most"\neffect = { most = true, points = 1, count = 2 }\n'
    facts = {
        "entry": "administrator admin-most",
        "field": "effect.count",
        "allowed": "most, points",
    }
    without = '[[administrator]]\nid = "admin-most"\neffect = { most = true }\n'

    assert refusal(body) == ("pack-unknown-field", facts)
    assert refusal(without) == missing("administrator admin-most", "effect.points")


def test_there_must_be_two_administrators_for_each_of_four_players() -> None:
    body = '[[administrator]]\nid = "admin-most"\nremove = true\n'

    assert refusal(body) == impossible("administrator", "id", "7", ">= 8")


@pytest.mark.parametrize(
    ("effect", "refused"),
    [
        ("{}", missing("event blood-drive", "effect")),
        ("{ bags-frozen = false }", missing("event blood-drive", "effect")),
        ("{ dirty-from = 3 }", missing("event blood-drive", "effect.dirty-points")),
        ("{ dirty-points = 3 }", missing("event blood-drive", "effect.dirty-from")),
        ("{ grant-points = 2 }", missing("event blood-drive", "effect.grant-needs")),
        ("{ grant-needs = { red = 1 } }", missing("event blood-drive", "effect.grant-points")),
        (
            "{ grant-points = 2, grant-needs = {} }",
            impossible("event blood-drive", "effect.grant-needs", "0", "1..12"),
        ),
        ("{ nurses = 0 }", impossible("event blood-drive", "effect.nurses", "0", "-12..-1, 1..12")),
        ("{ nurses = -4 }", impossible("event blood-drive", "effect.nurses", "-4", ">= -3")),
    ],
)
def test_events_that_cannot_be(effect: str, refused: tuple[str, object]) -> None:
    assert refusal(f'[[event]]\nid = "blood-drive"\neffect = {effect}\n') == refused


def test_extra_dice_of_an_event_must_find_beds() -> None:
    body = '[house]\nbeds = 5\n[[event]]\nid = "winter-crisis"\neffect = { extra-dice = 2 }\n'

    assert refusal(body) == impossible("event winter-crisis", "effect.extra-dice", "2", "1")


def test_a_report_needs_a_die_and_there_is_one_of_each() -> None:
    report = '[[report]]\nid = "report-rr"\n'

    assert refusal(report + "needs = {}") == impossible("report report-rr", "needs", "0", "1..12")
    assert refusal(report + "copies = 2") == impossible("report report-rr", "copies", "2", "1")


def test_ambulances_one_to_four_must_have_backs() -> None:
    body = "[[ambulance-back]]\nnumber = 2\nremove = true\n"
    sixth = "[[ambulance-back]]\nnumber = 6\nred = 1\nyellow = 1\ngreen = 1\n"

    assert refusal(body) == impossible("ambulance-back", "number", "1, 3, 4, 5", "1, 2, 3, 4")
    assert refusal(sixth) == impossible("ambulance-back #1", "number", "6", "1..5")


# --- the house ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "field", "found", "allowed"),
    [
        ("dice-a-colour = 20", "dice-a-colour", "20", ">= 21"),
        ("beds = 13", "beds", "13", "<= 12"),
        ("beds = 16", "beds", "16", "5..15"),
        ("beds = 13\ndice-a-colour = 21", "dice-a-colour", "21", ">= 23"),
        ("score = [1, 2]", "score[1]", "1", "0"),
        ("score = []", "score", "[]", "1..40 ×"),
        ("rounds = 0", "rounds", "0", "1..20"),
        ("nurses = 0", "nurses", "0", "1..12"),
    ],
)
def test_a_house_in_which_nobody_can_play(line: str, field: str, found: str, allowed: str) -> None:
    assert refusal(f"[house]\n{line}\n") == impossible("house", field, found, allowed)


def test_more_dice_allow_more_beds() -> None:
    body = HEADER + "[house]\nbeds = 15\ndice-a-colour = 25\n"

    assert read_content("final", user_packs={"m.toml": body}).house.beds == 15


# --- packs as wholes ---------------------------------------------------------------------------


def test_a_user_pack_is_of_its_own_kind() -> None:
    facts = {"entry": "pack", "field": "kind", "found": "expansion", "allowed": "user"}

    assert refusal('kind = "expansion"\n') == ("pack-unknown-value", facts)


def test_the_base_must_be_an_edition_and_the_one_that_is_played() -> None:
    facts = {"found": "german", "allowed": "final, french, italian, prototype"}

    assert refusal('base = "german"\n') == ("pack-unknown-base", facts)
    assert refusal('base = "italian"\n') == impossible("pack", "base", "italian", "final")


def test_there_is_no_other_edition() -> None:
    with pytest.raises(BadOption) as caught:
        read_content("german")

    assert caught.value.code == "unknown-edition"
    assert caught.value.facts == {
        "edition": "german",
        "allowed": "final, french, italian, prototype",
    }

"""Boxes that nobody can play with, each refusal with its exact place."""

from __future__ import annotations

import pytest

from tests.kit.user_packs import HEADER, impossible, missing, refusal, refused
from wardround.core.errors import BadOption
from wardround.dicehospital.reading import read_content

# --- ids and piles -----------------------------------------------------------------------------


@pytest.mark.parametrize(("id", "other"), [("cardiology", "department "), ("nurse", "")])
def test_departments_specialists_and_nurses_share_their_ids(id: str, other: str) -> None:
    body = f'[[specialist]]\nid = "{id}"\ncopies = 1\nmeeple = "red"\ncopies-another = true\n'
    facts = {"entry": f"specialist {id}", "other": other + id}

    assert refusal(body) == ("pack-id-taken", facts)


def test_the_users_card_and_not_ours_must_have_another_id() -> None:
    for id, other in (("surgeon", "specialist surgeon"), ("nurse", "nurse")):
        facts = {"entry": f"department {id}", "other": other}

        assert refusal(tile(id, "copies = 1")) == ("pack-id-taken", facts)


def test_a_printed_department_has_one_copy_and_no_stack() -> None:
    pharmacy = '[[department]]\nid = "pharmacy"\n'
    here = "department pharmacy"

    assert refusal(pharmacy + "copies = 2") == refused(
        "pack-not-with", here, "copies", other="printed"
    )
    assert refusal(pharmacy + 'stack = "swapped"') == refused(
        "pack-not-with", here, "stack", other="printed"
    )


def test_there_are_one_to_eight_printed_departments() -> None:
    gone = ["critical-care-unit", "oncology", "pharmacy", "intensive-care", "imaging", "clinic"]
    none = "".join(f'[[department]]\nid = "{id}"\nremove = true\n' for id in gone)
    more = ["operating-theatre", "cardiology", "crash-centre"]
    nine = "".join(f'[[department]]\nid = "{id}"\nprinted = true\ncopies = 1\n' for id in more)

    for body, count in ((none, 0), (nine, 9)):
        assert refusal(body) == refused(
            "pack-printed-count", "department", "printed", found=count, low=1, high=8
        )


def tile(id: str, more: str) -> str:
    """Return a simple department."""
    return f'[[department]]\nid = "{id}"\neffect = {{ heal = 1 }}\n{more}\n'


def test_a_stack_must_be_enough_for_the_display() -> None:
    few = 'without = ["department"]\n' + tile("a", "printed = true") + tile("b", "copies = 2")
    cards = 'without = ["specialist"]\n[[specialist]]\nid = "x"\ncopies = 1\nmeeple = "red"\n'
    cards += "copies-another = true\n"

    for body, kind, count in ((few, "department", 2), (cards, "specialist", 1)):
        assert refusal(body) == refused("pack-small-stack", kind, "copies", found=count, least=3)


def test_no_more_can_be_swapped_in_than_there_are() -> None:
    few = 'without = ["department"]\n' + tile("a", "printed = true") + tile("b", "copies = 4")
    many = few + tile("c", 'copies = 5\nstack = "swapped"')
    with_expansion = few + tile("c", 'copies = 3\nstack = "expansion"')
    with_expansion += tile("d", 'copies = 5\nstack = "swapped"')

    for body in (many, with_expansion):
        assert refusal(body) == refused(
            "pack-too-many-swapped", "department", "copies", found=5, most=4
        )


# --- administrators, events, reports, backs ----------------------------------------------------

MOST = "administrator admin-most"


@pytest.mark.parametrize(
    ("effect", "told"),
    [
        (
            "{ points = 1 }",
            refused("pack-lacks-one", MOST, "effect", allowed="needs, most, protects"),
        ),
        (
            "{ points = 1, needs = { red = 1 }, most = true }",
            refused(
                "pack-only-one",
                MOST,
                "effect",
                found="needs, most",
                allowed="needs, most, protects",
            ),
        ),
        (
            "{ points = 1, needs = { red = 0 } }",
            refused("pack-needs-nothing", MOST, "effect.needs"),
        ),
        ('{ protects = "red", count = 13 }', impossible(MOST, "effect.count", "13", "0..12")),
        ("{ points = 0, most = true }", impossible(MOST, "effect.points", "0", "1..20")),
    ],
)
def test_administrators_that_cannot_be(effect: str, told: tuple[str, object]) -> None:
    body = f'[[administrator]]\nid = "admin-most"\neffect = {effect}\n'

    assert refusal(body) == told


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

    assert refusal(body) == refused(
        "pack-few-administrators", "administrator", "id", found=7, least=8
    )


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
            refused("pack-needs-nothing", "event blood-drive", "effect.grant-needs"),
        ),
        ("{ nurses = 0 }", impossible("event blood-drive", "effect.nurses", "0", "-12..-1, 1..12")),
        (
            "{ nurses = -4 }",
            impossible("event blood-drive", "effect.nurses", "-4", "-3..-1, 1..12"),
        ),
    ],
)
def test_events_that_cannot_be(effect: str, refused: tuple[str, object]) -> None:
    assert refusal(f'[[event]]\nid = "blood-drive"\neffect = {effect}\n') == refused


def test_extra_dice_of_an_event_must_find_beds() -> None:
    body = '[house]\nbeds = 5\n[[event]]\nid = "winter-crisis"\neffect = { extra-dice = 2 }\n'

    assert refusal(body) == impossible("event winter-crisis", "effect.extra-dice", "2", "1")


def test_a_report_needs_a_die_and_there_is_one_of_each() -> None:
    report = '[[report]]\nid = "report-rr"\n'

    assert refusal(report + "needs = {}") == refused(
        "pack-needs-nothing", "report report-rr", "needs"
    )
    assert refusal(report + "copies = 2") == impossible("report report-rr", "copies", "2", "1")


def test_ambulances_one_to_four_must_have_backs() -> None:
    body = "[[ambulance-back]]\nnumber = 2\nremove = true\n"
    sixth = "[[ambulance-back]]\nnumber = 6\nred = 1\nyellow = 1\ngreen = 1\n"

    assert refusal(body) == refused(
        "pack-back-missing", "ambulance-back", "number", found=2, high=4
    )
    assert refusal(sixth) == impossible("ambulance-back #1", "number", "6", "1..5")


# --- the house ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "field", "found", "allowed"),
    [
        ("beds = 16", "beds", "16", "5..15"),
        ("score = [1, 2]", "score[1]", "1", "0"),
        ("rounds = 0", "rounds", "0", "1..20"),
        ("nurses = 0", "nurses", "0", "1..12"),
    ],
)
def test_a_house_in_which_nobody_can_play(line: str, field: str, found: str, allowed: str) -> None:
    assert refusal(f"[house]\n{line}\n") == impossible("house", field, found, allowed)


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (
            "dice-a-colour = 20",
            refused("pack-too-few-dice", "house", "dice-a-colour", found=20, least=21),
        ),
        ("beds = 13", refused("pack-too-many-beds", "house", "beds", found=13, most=12)),
        (
            "beds = 13\ndice-a-colour = 21",
            refused("pack-too-few-dice", "house", "dice-a-colour", found=21, least=23),
        ),
        ("score = []", refused("pack-length", "house", "score", found=0, low=1, high=40)),
    ],
)
def test_a_house_with_too_little(lines: str, told: tuple[str, object]) -> None:
    assert refusal(f"[house]\n{lines}\n") == told


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
    assert refusal('base = "italian"\n') == refused(
        "pack-other-edition", "pack", "base", found="italian", edition="final"
    )


def test_there_is_no_other_edition() -> None:
    with pytest.raises(BadOption) as caught:
        read_content("german")

    assert caught.value.code == "unknown-edition"
    assert caught.value.facts == {
        "edition": "german",
        "allowed": "final, french, italian, prototype",
    }

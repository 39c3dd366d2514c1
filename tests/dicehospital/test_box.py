"""What is in the box of each edition: numbers of pieces, stacks, house rules, provenance."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.kit.rules import rule
from wardround.core.cards import Card
from wardround.dicehospital.content import Content
from wardround.dicehospital.pack_files import EDITIONS, PACKS, Choice
from wardround.dicehospital.reading import read_content

RULES = Path(__file__).parents[2] / "docs" / "rules" / "dice-hospital.md"
ALL = [
    (edition, experimental, promos, extras)
    for edition in EDITIONS
    for experimental in (False, True)
    for promos in (False, True)
    for extras in (False, True)
    if (edition in ("final", "italian") or not promos) and (edition == "prototype" or not extras)
]


def cards(content: Content) -> list[Card]:
    """Return every card of the box."""
    return [
        *(one.card for one in content.departments),
        *(one.card for one in content.specialists),
        *(one.card for one in content.administrators),
        *(one.card for one in content.events),
        *(one.card for one in content.reports),
        *(one.card for one in content.ambulance_backs),
    ]


def sizes(numbers: list[int]) -> tuple[int, int]:
    """Return how many cards a stack has, and of how many kinds."""
    return len(numbers), len(set(numbers))


@rule("DH-1.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_box_has_what_the_component_list_says(edition: str) -> None:
    content = read_content(edition)
    ours = edition == "prototype"

    assert sizes(content.tile_stack) == (24, 12)
    assert sizes(content.specialist_deck) == (24, 12)
    assert set(Counter(content.tile_stack).values()) == {2}
    assert set(Counter(content.specialist_deck).values()) == {2}
    assert len(content.administrators) == 8
    assert len(content.events) == (0 if ours else 15)
    assert len(content.reports) == 15
    assert len(content.ambulance_backs) == (0 if ours else 5)
    assert content.house.dice_a_colour * 3 == 63
    assert not content.department_expansion + content.specialist_expansion
    assert content.department_extras == content.specialist_extras == []


@pytest.mark.parametrize("edition", ["final", "french", "italian"])
def test_experimental_medicine_adds_eight_tiles_and_twelve_specialists(edition: str) -> None:
    content = read_content(edition, experimental=True)

    assert content.department_expansion + content.specialist_expansion
    assert sizes(content.tile_stack) == (24, 12)
    assert sizes(content.department_expansion) == (8, 4)
    assert sizes(content.specialist_expansion) == (12, 6)
    assert content.house.experimental_second_set == 4


def test_the_prototypes_expansion_adds_six_tiles_and_no_specialist() -> None:
    content = read_content("prototype", experimental=True)

    assert content.department_expansion + content.specialist_expansion
    assert sizes(content.department_expansion) == (6, 3)
    assert content.specialist_expansion == []
    assert content.house.experimental_second_set == 6


@pytest.mark.parametrize("edition", ["final", "italian"])
def test_two_promos_are_swapped_in(edition: str) -> None:
    content = read_content(edition, promos=True)

    assert [content.specialists[at].card.id for at in content.specialist_extras] == [
        "consultant",
        "admissions-nurse",
    ]
    assert not content.department_expansion + content.specialist_expansion


def test_three_tiles_and_three_specialists_of_the_prototype_are_swapped_in() -> None:
    content = read_content("prototype", prototype_extras=True)

    assert [content.departments[at].card.id for at in content.department_extras] == [
        "physiotherapy-a",
        "physiotherapy-b",
        "isolation-ward",
    ]
    assert [content.specialists[at].card.id for at in content.specialist_extras] == [
        "consultant",
        "registrar",
        "critical-specialist",
    ]


def test_house_rules_of_the_editions() -> None:
    final: dict[str, object] = {
        "rounds": 8,
        "beds": 12,
        "nurses": 3,
        "dice_a_colour": 21,
        "score": (0, 1, 3, 5, 7, 9, 11, 14, 17, 21, 25, 30, 35),
        "solo_bag_below": 9,
        "solo_ranks": (25, 35, 45, 55, 65),
        "solo_reveals_first": False,
        "improvement_required": False,
        "returns_a_round": 1,
        "recolour_passes": False,
        "experimental_second_set": 4,
    }

    def house(edition: str) -> dict[str, object]:
        rules = read_content(edition).house
        return {name: getattr(rules, name) for name in final}

    prototype = {"solo_reveals_first": True, "returns_a_round": 0, "recolour_passes": True}

    assert house("final") == house("french") == final
    assert house("italian") == {**final, "solo_bag_below": 10, "improvement_required": True}
    assert house("prototype") == {**final, **prototype}


# --- provenance --------------------------------------------------------------------------------


@pytest.mark.parametrize("box", ALL, ids=str)
def test_every_card_has_a_rule_that_exists_and_a_source(box: tuple[str, bool, bool, bool]) -> None:
    rules = set(re.findall(r"\bDH-[A-Z]*[0-9.]*[0-9]\b", RULES.read_text(encoding="utf-8")))
    for card in cards(read_content(*box)):
        assert card.rule in rules, card.id
        assert card.source in ("seed", "reconstructed"), card.id


def test_what_the_rulebooks_do_not_print_is_marked_as_ours() -> None:
    content = read_content("final", experimental=True, promos=True)
    ours = [card.id for card in cards(content) if card.source == "reconstructed"]
    printed = {"report-yy", "report-gg", "report-yyg", "report-ggy"}

    assert ours == [
        *(event.card.id for event in content.events),
        *(one.card.id for one in content.reports if one.card.id not in printed),
        *(back.card.id for back in content.ambulance_backs),
    ]
    assert {one.card.id for one in content.reports if one.card.reconstructed == ("points",)} == (
        printed
    )


def test_what_only_follows_from_the_rulebooks_is_marked_as_inferred() -> None:
    final = cards(read_content("final", experimental=True, promos=True))
    italian = cards(read_content("italian", experimental=True, promos=True))

    assert {card.id: card.inferred for card in final if card.inferred} == {
        "triage-nurse": ("effect",),
        "admin-most": ("effect",),
    }
    assert [card.id for card in italian if card.inferred] == ["triage-nurse"]


@rule("DH-17.5", "DH-17.6", "DH-17.7")
def test_how_many_copies_the_prototype_has_is_not_printed() -> None:
    content = read_content("prototype", experimental=True, prototype_extras=True)
    extras = {content.departments[at].card.id for at in content.department_extras}
    extras |= {content.specialists[at].card.id for at in content.specialist_extras}
    tiles = [one.card for one in content.departments if not one.printed]
    told = [*tiles, *(one.card for one in content.specialists)]

    assert len(extras) == 6
    assert {card.id for card in told if "copies" in card.reconstructed} == extras
    assert {card.id for card in told if "copies" not in card.inferred} == extras


@rule("DH-17.5", "DH-17.7")
def test_names_that_the_prototype_does_not_print_are_ours() -> None:
    content = read_content("prototype", experimental=True, prototype_extras=True)

    assert [card.id for card in cards(content) if "name" in card.reconstructed] == [
        "reverse-pharmacy",
        "physiotherapy-a",
        "physiotherapy-b",
    ]


@rule("DH-11.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_of_the_house_only_the_solo_ranks_are_ours(edition: str) -> None:
    merged = PACKS.packaged_content(Choice(edition))

    assert merged.tables["house"]["reconstructed"] == ["solo-ranks"]


def test_rules_of_cards_follow_their_tables() -> None:
    content = read_content("final", experimental=True, promos=True)

    assert [one.card.rule for one in content.events] == [f"DH-EV{n:02d}" for n in range(1, 16)]
    assert [one.card.rule for one in content.reports] == [f"DH-MR{n:02d}" for n in range(1, 16)]
    assert [one.card.rule for one in content.ambulance_backs] == [f"DH-AB{n}" for n in range(1, 6)]
    assert [one.card.rule for one in content.administrators] == [f"DH-14.{n}" for n in range(1, 9)]
    for one in content.departments:
        assert one.card.rule.startswith(("DH-12.", "DH-15."))
    for specialist in content.specialists:
        assert specialist.card.rule.startswith(("DH-13.", "DH-15.", "DH-16."))


# --- identity ----------------------------------------------------------------------------------


@pytest.mark.parametrize("box", ALL, ids=str)
def test_the_same_question_gets_the_same_object(box: tuple[str, bool, bool, bool]) -> None:
    assert read_content(*box) is read_content(*box)


def test_what_is_played_with_tells_boxes_apart() -> None:
    digests = {box: read_content(*box).digest for box in ALL if box[0] != "french"}

    assert len(set(digests.values())) == len(digests)


def test_digests_are_stable() -> None:
    """Records name the digest they were played with: it may change only when play does."""
    told = {edition: read_content(edition).digest[:12] for edition in EDITIONS}

    assert told == {
        "final": "52bf3c62a2ca",
        "french": "52bf3c62a2ca",
        "italian": "9a4147af88b2",
        "prototype": "d92d665e36de",
    }

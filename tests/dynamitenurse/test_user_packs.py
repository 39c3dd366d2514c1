"""Packs of a user's: what they change, whose the facts are then, and packs written out."""

from __future__ import annotations

import tomllib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kit.dynamitenurse_packs import HEADER, card, kind, with_pack
from wardround.core.errors import BadOption, WardroundError
from wardround.core.pack_compare import diff
from wardround.core.pack_store import Choice
from wardround.core.pack_text import inline
from wardround.dynamitenurse import content as c
from wardround.dynamitenurse.content import VERBS
from wardround.dynamitenurse.pack_files import PACKS, STANDARD
from wardround.dynamitenurse.reading import content_of, read_content

COST = '[[action]]\nid = "white-magic"\ncost = 3\n'


# --- changing and adding -----------------------------------------------------------------------


def test_the_numbers_of_a_card_can_be_changed() -> None:
    content = with_pack(COST)

    assert card(content, "white-magic").cost == 3
    assert card(content, "white-magic").card.copies == 10
    assert card(content, "white-magic").index == card(read_content(), "white-magic").index
    assert content.digest != read_content().digest


def test_a_text_can_be_changed_and_taken_away() -> None:
    content = with_pack(
        '[[action]]\nid = "erase"\neffect = []\nafterwards = "stays"\n'
        '[[nurse]]\nid = "n07"\neffect = [{ admit = true, if = "dynamite-nurse" }]\nend = {}\n'
    )
    erase, arina = card(content, "erase"), card(content, "n07")

    assert (erase.clauses, erase.afterwards) == ([], c.STAYS)
    assert [clause.does for clause in arina.clauses] == [c.ADMIT]
    assert arina.clauses[0].condition == c.IF_DYNAMITE_NURSE
    assert arina.ends == []


def test_an_emergency_case_can_become_a_normal_patient() -> None:
    content = with_pack(
        '[[patient]]\nid = "wounded-3e"\nemergency = false\npayment = 0\ncare = 2\n'
    )
    changed = kind(content, "wounded-3e")

    assert (changed.emergency, changed.payment, changed.care) == (False, 0, 2)


def test_a_new_card_has_its_own_pile_behind_the_others() -> None:
    content = with_pack(
        "[house]\nactions = 135\n"
        '[[action]]\nid = "nap"\ntitle = { en = "Nap" }\ntype = "duty"\ncopies = 3\ncost = 1\n'
    )
    nap = card(content, "nap")

    assert (nap.index, content.sold[-1], content.actions) == (18, 18, 19)
    assert (nap.vp, nap.gold, nap.tp, nap.clauses) == (0, 0, 0, [])
    assert nap.card.titles == {"en": "Nap"}
    assert (nap.card.source, nap.card.rule) == ("user", "")
    assert card(content, "n01").index == 19


def test_new_patients_come_behind_the_others() -> None:
    content = with_pack(
        "[house]\npatients = 42\n"
        '[[patient]]\nid = "sick-9"\ncondition = "sick"\ncopies = 2\nseverity = 9\n'
        "critical = 10\nvp = 9\n"
    )

    assert content.patients[-2:] == [23, 23]
    assert content.severity[-2:] == [9, 10]
    assert kind(content, "sick-9").care == 0


def test_a_card_can_be_taken_away() -> None:
    content = with_pack('[house]\nactions = 126\n[[action]]\nid = "moonlighting"\nremove = true\n')

    assert [content.cards[at].card.id for at in content.sold][-2:] == [
        "hit-the-books",
        "reference-letter",
    ]


def test_several_packs_lie_on_each_other_in_order() -> None:
    first = HEADER + "[house]\nbeds = 3\nhand = 5\n"
    second = HEADER + "[house]\nbeds = 4\n"
    house = read_content({"a.toml": first, "b.toml": second}).house

    assert (house.beds, house.hand) == (4, 5)


def test_there_is_one_edition() -> None:
    with pytest.raises(BadOption) as caught:
        content_of(Choice("deluxe"))

    assert caught.value.code == "unknown-edition"
    assert caught.value.facts == {"edition": "deluxe", "allowed": "standard"}


# --- whose a fact is ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "fact", "mark", "source"),
    [
        ("cost = 3", "cost", "user", "user"),
        ("cost = 2", "cost", "reconstructed", "seed"),
        ("cost = 3", "name", "seed", "user"),
        ('cost = 3\nprovenance = { cost = "found" }', "cost", "found", "seed"),
        ('cost = 3\nprovenance = { cost = "reconstructed" }', "cost", "user", "user"),
        ('provenance = { cost = "user" }', "cost", "user", "user"),
        ('provenance = { cost = "user" }', "tp", "seed", "user"),
        ("gold = 1", "gold", "user", "user"),
        ("effect = [{ tp = 2, every = 2 }]", "effect 1", "user", "user"),
        ("effect = [{ tp = 1, every = 2 }, { draw = 1 }]", "effect 1", "inferred", "user"),
        ("effect = [{ tp = 1, every = 2 }, { draw = 1 }]", "effect 2", "user", "user"),
        (
            'effect = [{ draw = 1 }, { gold = 1 }]\nprovenance = { effect = ["inferred", "seed"] }',
            "effect 2",
            "seed",
            "user",
        ),
        ('name = "pale-magic"', "name", "user", "user"),
        ('title = { en = "Pale Magic" }', "name", "seed", "seed"),
    ],
)
def test_what_the_user_changes_is_the_users(lines: str, fact: str, mark: str, source: str) -> None:
    changed = card(with_pack(f'[[action]]\nid = "white-magic"\n{lines}\n'), "white-magic")

    assert (changed.provenance[fact], changed.card.source) == (mark, source)


def test_what_the_user_did_not_change_is_still_ours() -> None:
    assert card(with_pack(COST), "white-magic").card.reconstructed == ("copies", "vp")


def test_a_fact_of_a_new_card_is_the_users_unless_told() -> None:
    content = with_pack(
        "[house]\nnurses = 24\n"
        '[[nurse]]\nid = "n24"\nname = "edith"\ntype = "doctor"\ncopies = 1\n'
        "effect = [{ draw = 1 }, { flex = 1 }]\n"
        'provenance = { name = "found", effect = ["seed"] }\n'
    )

    assert card(content, "n24").provenance == {
        "name": "found",
        "type": "user",
        "copies": "user",
        "effect 1": "seed",
        "effect 2": "user",
    }


def test_a_number_of_the_house_that_is_changed_is_the_users() -> None:
    house = with_pack("[house]\nbeds = 3\n").house

    assert (house.provenance["beds"], house.provenance["hand"]) == ("user", "seed")


def test_marks_and_names_do_not_change_the_digest() -> None:
    content = with_pack(
        '[house]\nprovenance = { beds = "user" }\n'
        '[[action]]\nid = "erase"\nname = "rubber"\nprovenance = { cost = "user" }\n'
    )

    assert content.digest == read_content().digest


# --- writing out -------------------------------------------------------------------------------

CHOICES = [
    Choice(STANDARD),
    Choice(STANDARD, user_packs={"mine.toml": HEADER + COST}),
    Choice(
        STANDARD,
        user_packs={
            "mine.toml": HEADER
            + '[house]\nactions = 126\n[[action]]\nid = "moonlighting"\nremove = true\n'
        },
    ),
]


@pytest.mark.parametrize("choice", CHOICES, ids=["standard", "changed", "removed"])
def test_an_exported_pack_reads_back_to_the_same_content(choice: Choice) -> None:
    text = PACKS.export(choice, "mine", {"pack": "My pack.", "nurse n06": "Alyssa Schermer"})
    again = Choice(STANDARD, user_packs={"export.toml": text})

    assert content_of(again).digest == content_of(choice).digest
    assert diff(PACKS.whole_content(choice), PACKS.whole_content(again)) == []
    assert '# Alyssa Schermer\n[[nurse]]\nid = "n06"\n' in text


def test_an_exported_pack_keeps_where_every_fact_comes_from() -> None:
    text = PACKS.export(Choice(STANDARD), "mine", {})
    content = read_content({"export.toml": text})

    for one, before in zip(content.cards, read_content().cards, strict=True):
        assert one.provenance == before.provenance
        assert one.card.source == before.card.source


def test_what_is_edited_in_an_exported_pack_is_the_users() -> None:
    text = PACKS.export(Choice(STANDARD), "mine", {}).replace("cost = 7", "cost = 8")
    equipment = card(read_content({"export.toml": text}), "cutting-edge-medical-equipment")

    assert (equipment.cost, equipment.provenance["cost"]) == (8, "user")
    assert equipment.provenance["name"] == "seed"


def test_an_exported_pack_says_what_it_is() -> None:
    table = tomllib.loads(PACKS.export(Choice(STANDARD), "mine", {}))

    assert table["pack"] == {
        "game": "dynamite-nurse",
        "format": 1,
        "name": "mine",
        "kind": "user",
        "base": "standard",
    }
    assert [len(table[name]) for name in ("action", "nurse", "patient")] == [18, 23, 23]


def test_differences_between_two_packs_are_told() -> None:
    changed = PACKS.whole_content(CHOICES[1])
    told = [one.record() for one in diff(PACKS.whole_content(CHOICES[0]), changed)]

    assert told == [
        {
            "kind": "changed",
            "entry": "action white-magic",
            "field": "cost",
            "before": "2",
            "after": "3",
        }
    ]


# --- nothing but refusals ----------------------------------------------------------------------

FIELDS = st.sampled_from([*VERBS, "if", "every", "when", "colour"])
VALUES = st.recursive(
    st.integers(-2, 14) | st.booleans() | st.sampled_from(["acquire", "dynamite-nurse", "x"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(FIELDS, inner, max_size=3),
    max_leaves=5,
)


@settings(max_examples=150)
@given(
    entry=st.sampled_from(["action erase", "action examination", "nurse n06"]),
    effect=st.lists(st.dictionaries(FIELDS, VALUES, max_size=3), max_size=4) | VALUES,
)
def test_any_effect_is_read_or_refused_with_its_place(entry: str, effect: object) -> None:
    name, id = entry.split()
    error: WardroundError | None = None
    try:
        with_pack(f'[[{name}]]\nid = "{id}"\neffect = {inline(effect)}\n')
    except WardroundError as caught:
        error = caught

    if error is not None:
        assert error.code.startswith("pack-")
        assert (error.facts["file"], error.facts["entry"]) == ("mine.toml", entry)

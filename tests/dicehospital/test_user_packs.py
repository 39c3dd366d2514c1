"""Packs of a user's: what they change, whose the cards are then, and packs written out."""

from __future__ import annotations

import tomllib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kit.user_packs import HEADER
from wardround.core import pack_store
from wardround.core.errors import BadPack, WardroundError
from wardround.core.pack_compare import diff
from wardround.core.pack_text import inline
from wardround.dicehospital import content as c
from wardround.dicehospital.content import Content, Department, Specialist
from wardround.dicehospital.pack_files import EDITIONS, PACKS, Choice
from wardround.dicehospital.reading import content_of, read_content

CARDIOLOGY = HEADER + (
    '[[department]]\nid = "cardiology"\n'
    'effect = { heal = 2, count = 2, colour = "red", pattern = "run" }\n'
)


def with_pack(body: str, edition: str = "final", experimental: bool = False) -> Content:
    """Return the content of an edition with a user's pack on top."""
    return read_content(edition, experimental, user_packs={"mine.toml": HEADER + body})


def department(content: Content, id: str) -> Department:
    """Return one department."""
    return next(one for one in content.departments if one.card.id == id)


def specialist(content: Content, id: str) -> Specialist:
    """Return one specialist."""
    return next(one for one in content.specialists if one.card.id == id)


# --- changing and adding -----------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_numbers_of_a_department_can_be_changed(edition: str) -> None:
    content = read_content(edition, user_packs={"mine.toml": CARDIOLOGY})
    changed = department(content, "cardiology")
    part = changed.effects[0].parts[0]

    assert (part.steps, part.count, part.pattern) == (2, 2, c.RUN)
    assert changed.card.copies == 2
    assert changed.index == department(read_content(edition), "cardiology").index
    assert content.digest != read_content(edition).digest


def test_a_new_department_joins_the_stack_behind_the_others() -> None:
    content = with_pack(
        '[[department]]\nid = "day-ward"\ncopies = 3\neffect = { heal = 1, count = 2 }\n'
        'title = { en = "Day Ward", fr = "Hôpital de jour" }\n'
    )
    new = department(content, "day-ward")

    assert new.index == 18
    assert content.tile_stack[-3:] == [18, 18, 18]
    assert new.card.titles == {"en": "Day Ward", "fr": "Hôpital de jour"}
    assert (new.card.source, new.card.rule) == ("user", "")


def test_a_new_printed_department_comes_before_all_tiles() -> None:
    content = with_pack('[[department]]\nid = "lobby"\nprinted = true\neffect = { flip = true }\n')

    assert department(content, "lobby").index == 6
    assert department(content, "operating-theatre").index == 7
    assert content.tile_stack[0] == 7


def test_a_card_can_join_an_expansion_or_be_swapped_in() -> None:
    body = '[[department]]\nid = "{}"\ncopies = 2\nstack = "{}"\neffect = {{ heal = 1 }}\n'
    content = with_pack(body.format("day-ward", "expansion") + body.format("spa", "swapped"))

    assert content.department_expansion + content.specialist_expansion
    assert content.department_expansion == [18, 18]
    assert content.department_extras == [19, 19]
    assert len(content.tile_stack) == 24


def test_cards_of_an_expansion_can_be_changed_where_it_is_played() -> None:
    body = '[[department]]\nid = "drug-trial-centre"\neffect = { reroll = true, count = 3 }\n'
    content = with_pack(body, experimental=True)

    assert department(content, "drug-trial-centre").effects[0].parts[0].count == 3
    with pytest.raises(BadPack) as caught:
        with_pack(body)
    assert (caught.value.code, caught.value.facts["field"]) == ("pack-field-missing", "copies")


def test_a_card_can_be_taken_away() -> None:
    content = with_pack('[[department]]\nid = "cardiology"\nremove = true\n')

    assert len(content.departments) == 17
    assert len(content.tile_stack) == 22


def test_one_of_those_healed_has_the_colour_that_the_specialist_waits_for() -> None:
    content = with_pack('[[specialist]]\nid = "surgeon"\neffect = { heal = 2, who = "healed" }\n')

    assert specialist(content, "surgeon").effects[0].parts[0].colour == c.RED


def test_what_is_left_out_of_an_effect_has_its_usual_value() -> None:
    content = with_pack('[[department]]\nid = "cardiology"\neffect = { heal = 1 }\n')
    part = department(content, "cardiology").effects[0].parts[0]

    assert (part.count, part.colour, part.values) == (1, c.ANY, (1, 2, 3, 4, 5, 6))
    assert (part.pattern, part.fewer, part.who) == (c.FREELY, c.NEVER, c.EVERYONE)
    assert not part.same_value


def test_an_administrator_protects_one_die_unless_told_otherwise() -> None:
    content = with_pack('[[administrator]]\nid = "admin-most"\neffect = { protects = "green" }\n')

    assert content.administrators[7].protects_count == 1


def test_several_packs_lie_on_each_other_in_order() -> None:
    first = HEADER + "[house]\nrounds = 3\nnurses = 4\n"
    second = HEADER + "[house]\nrounds = 5\n"
    house = read_content("final", user_packs={"a.toml": first, "b.toml": second}).house

    assert (house.rounds, house.nurses) == (5, 4)


def test_a_mistake_is_told_of_the_pack_that_made_it() -> None:
    packs = {
        "a.toml": HEADER + "[house]\nscore = [1]\n",
        "b.toml": HEADER + "[house]\nrounds = 4\n",
    }
    with pytest.raises(BadPack) as caught:
        read_content("final", user_packs=packs)

    assert caught.value.facts["file"] == "a.toml"


def test_packs_tell_which_edition_they_are_made_for() -> None:
    on_italian = HEADER + 'base = "italian"\n'

    assert PACKS.edition_asked({}) == ""
    assert PACKS.edition_asked({"a.toml": HEADER}) == ""
    assert PACKS.edition_asked({"a.toml": HEADER, "b.toml": on_italian}) == "italian"


# --- whose a card is ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "source"),
    [
        ("points = 9", "user"),
        ('points = 9\nsource = "found"', "found"),
        ("needs = { red = 3 }", "user"),
        ("points = 2", "reconstructed"),
        ('title = { en = "Two reds" }', "reconstructed"),
        ('name = "two-reds"', "reconstructed"),
        ('source = "found"', "found"),
    ],
)
def test_a_card_is_the_users_once_it_plays_otherwise(line: str, source: str) -> None:
    content = with_pack(f'[[report]]\nid = "report-rr"\n{line}\n')

    assert content.reports[0].card.source == source


def test_a_card_that_is_the_users_has_no_field_of_ours() -> None:
    content = with_pack('[[specialist]]\nid = "surgeon"\neffect = { heal = 2 }\n')

    assert specialist(content, "surgeon").card.reconstructed == ()
    assert specialist(content, "pharmacist").card.reconstructed == ("meeple",)


def test_an_exported_card_that_is_edited_is_the_users() -> None:
    text = PACKS.export(Choice("final"), "mine", {}).replace("heal = 4", "heal = 5")
    content = read_content("final", user_packs={"mine.toml": text})

    assert department(content, "crash-centre").card.source == "user"
    assert department(content, "radiology").card.source == "seed"


# --- writing out -------------------------------------------------------------------------------

CHOICES = [
    Choice("final"),
    Choice("french"),
    Choice("italian"),
    Choice("prototype"),
    Choice("final", experimental=True, promos="all"),
    Choice("italian", experimental=True, promos="all"),
    Choice("prototype", experimental=True, prototype_extras=True),
    Choice("final", user_packs={"mine.toml": CARDIOLOGY}),
    Choice(
        "italian",
        user_packs={
            "mine.toml": HEADER
            + '[[department]]\nid = "urology"\nremove = true\n'
            + '[[event]]\nid = "quiet-day"\neffect = { bags = 2 }\n'
        },
    ),
    Choice(
        "final",
        user_packs={
            "mine.toml": HEADER
            + 'without = ["event"]\n[[event]]\nid = "blood-drive"\neffect = { bags = 2 }\n'
        },
    ),
]


@pytest.mark.parametrize("choice", CHOICES, ids=lambda choice: str(choice.key()[:2]))
def test_an_exported_pack_reads_back_to_the_same_content(choice: Choice) -> None:
    text = PACKS.export(choice, "mine", {"pack": "My pack.", "department": "Departments."})
    again = Choice(choice.edition, user_packs={"export.toml": text})
    with_switches = pack_store.Choice(choice.edition, choice.added, {"export.toml": text})

    assert content_of(again).digest == content_of(choice).digest
    assert content_of(with_switches).digest == content_of(choice).digest
    assert diff(PACKS.whole_content(choice), PACKS.whole_content(again)) == []


def test_an_exported_pack_is_complete_and_says_what_it_builds_on() -> None:
    table = tomllib.loads(PACKS.export(Choice("prototype", True), "mine", {}))

    assert table["pack"] == {
        "game": "dice-hospital",
        "format": 1,
        "name": "mine",
        "kind": "user",
        "base": "prototype",
    }
    assert len(table["department"]) == 21
    assert table["house"]["rounds"] == 8


def test_comments_stand_above_what_they_are_about() -> None:
    text = PACKS.export(
        Choice("final"), "mine", {"house": "Numbers.", "event blood-drive": "Give."}
    )

    assert "# Numbers.\n[house]\n" in text
    assert '# Give.\n[[event]]\nid = "blood-drive"\n' in text


def test_the_differences_between_two_editions_are_told() -> None:
    told = {
        (one.kind, one.entry, one.field)
        for one in diff(
            PACKS.whole_content(Choice("final")), PACKS.whole_content(Choice("italian"))
        )
    }

    assert told == {
        ("changed", "house", "solo-bag-below"),
        ("changed", "house", "improvement-required"),
        ("changed", "administrator admin-most", "inferred"),
        ("changed", "department critical-care-unit", "name"),
        ("changed", "department operating-theatre", "name"),
        ("changed", "department renal-medicine", "name"),
        ("changed", "specialist radiologist", "name"),
    }


# --- nothing but refusals ----------------------------------------------------------------------

WORDS = st.sampled_from(
    [
        *("heal", "reroll", "flip", "recolour", "count", "colour", "values", "pattern", "fewer"),
        *("who", "same-value", "all", "either", "fatalities", "bags", "points", "admissions"),
        *("nurses", "extra-dice", "dirty-from", "dirty-points", "grant-needs"),
    ]
)
VALUES = st.recursive(
    st.integers(-2, 14) | st.booleans() | st.sampled_from(["red", "any", "run", "up-to", "x"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=5,
)


@settings(max_examples=150)
@given(
    kind=st.sampled_from(["department cardiology", "specialist surgeon", "event blood-drive"]),
    effect=st.dictionaries(WORDS, VALUES, max_size=4),
)
def test_any_effect_is_read_or_refused_with_its_place(kind: str, effect: dict[str, object]) -> None:
    name, id = kind.split()
    body = f'[[{name}]]\nid = "{id}"\neffect = {inline(effect)}\n'
    error: WardroundError | None = None
    try:
        with_pack(body)
    except WardroundError as caught:
        error = caught

    if error is not None:
        assert error.code.startswith("pack-")
        assert (error.facts["file"], error.facts["entry"]) == ("mine.toml", kind)


def test_more_cards_than_a_table_could_hold_are_refused() -> None:
    cards = "".join(
        f'[[department]]\nid = "ward-{number}"\ncopies = 1\neffect = {{ heal = 1 }}\n'
        for number in range(250)
    )
    header = '[pack]\ngame = "dice-hospital"\nname = "many"\nformat = 1\nkind = "user"\n'

    with pytest.raises(BadPack) as caught:
        read_content("final", user_packs={"many.toml": header + cards})

    assert caught.value.code == "pack-impossible"
    assert caught.value.facts["found"] == "268"

"""Packs of any game: kept as read, and what readers and settings of all games share."""

from __future__ import annotations

import pytest

from tests.kit.tea_party import BASE, LAYOUT, USER, laid
from wardround.core.errors import BadOption, BadPack
from wardround.core.pack_schema import OneOrMore, Place, Whole
from wardround.core.pack_store import CACHED, Choice, PackCache, PackStore
from wardround.core.reading import EntryReader, card_of
from wardround.core.settings import check_first_player, check_seat_count, first_player, is_on

STORE = PackStore(LAYOUT, "tests.kit", ("plain", "fancy"))


def test_what_is_kept_is_found_until_it_has_become_too_much() -> None:
    kept: PackCache[str] = PackCache()
    for number in range(CACHED):
        kept.keep((number,), str(number))
    first = kept.find((0,))
    kept.keep((CACHED,), "last")

    assert first == "0"
    assert (kept.find((0,)), kept.find((CACHED,))) == (None, "last")


def test_a_pack_of_the_users_is_read_once_for_each_file_and_text() -> None:
    pack = STORE.user_pack("mine.toml", USER)

    assert STORE.user_pack("mine.toml", USER) is pack
    assert STORE.user_pack("yours.toml", USER) is not pack
    assert STORE.user_pack("mine.toml", USER + "# more\n") is not pack


def test_a_pack_that_is_no_users_or_for_no_edition_is_refused() -> None:
    with pytest.raises(BadPack) as of_ours:
        STORE.user_pack("mine.toml", BASE)
    with pytest.raises(BadPack) as of_another:
        STORE.user_pack("mine.toml", USER + 'base = "posh"\n')

    assert (of_ours.value.code, of_ours.value.facts["found"]) == ("pack-unknown-value", "edition")
    assert of_another.value.facts == {
        "file": "mine.toml",
        "found": "posh",
        "allowed": "plain, fancy",
    }


def test_the_first_pack_that_names_an_edition_asks_for_it() -> None:
    packs = {"a": USER, "b": USER + 'base = "fancy"\n', "c": USER + 'base = "plain"\n'}

    assert STORE.edition_asked(packs) == "fancy"
    assert STORE.edition_asked({"a": USER}) == ""


def test_there_is_no_other_edition() -> None:
    with pytest.raises(BadOption) as caught:
        STORE.packaged_content(Choice("posh"))

    assert caught.value.facts == {"edition": "posh", "allowed": "plain, fancy"}


def test_choices_differ_in_edition_additions_and_packs() -> None:
    choices = [
        Choice("plain"),
        Choice("fancy"),
        Choice("plain", ["jam"]),
        Choice("plain", user_packs={"a": USER}),
        Choice("plain", user_packs={"b": USER}),
    ]

    assert len({choice.key() for choice in choices}) == len(choices)
    assert Choice("plain", ["jam"]).key() == Choice("plain", ("jam",)).key()


# --- entries -----------------------------------------------------------------------------------


def test_an_id_that_something_else_has_is_refused() -> None:
    mine = USER + '[[cake]]\nid = "bun"\neffect = { draw = 1 }\n'
    reader = EntryReader(LAYOUT, laid(BASE, mine), laid(BASE), {"tea": "the pot"})
    for cake in ("scone", "bun"):
        reader.claim("cake", cake)

    for kind, id, entry, other in [
        ("biscuit", "bun", "biscuit bun", "cake bun"),
        ("cake", "tea", "cake tea", "the pot"),
    ]:
        with pytest.raises(BadPack) as caught:
            reader.claim(kind, id)
        assert caught.value.facts == {"file": "1.toml", "entry": entry, "other": other}


def test_an_entry_is_changed_if_it_plays_otherwise() -> None:
    mine = USER + '[[cake]]\nid = "scone"\n{}\n[[cake]]\nid = "bun"\neffect = {{ draw = 1 }}\n'
    changed, same = (
        EntryReader(LAYOUT, laid(BASE, mine.format(line)), laid(BASE))
        for line in ("effect = { draw = 2 }", "slices = 3")
    )

    assert changed.is_changed("cake", "scone", changed.merged.entries["cake"]["scone"])
    assert not same.is_changed("cake", "scone", same.merged.entries["cake"]["scone"])
    assert not same.is_changed("cake", "bun", same.merged.entries["cake"]["bun"])
    assert same.before("cake", "bun") is None


def test_a_card_has_usual_values_where_its_entry_says_nothing() -> None:
    plain = card_of("scone", {}, "seed", ("slices",), ("draw",))
    mine = card_of("bun", {"name": "roll", "copies": 3}, "user", (), ())

    assert (plain.id, plain.name, plain.copies, plain.rule, plain.titles) == (
        "scone",
        "scone",
        1,
        "",
        {},
    )
    assert (plain.reconstructed, mine.reconstructed) == (("slices",), ())
    assert (plain.inferred, mine.inferred) == (("draw",), ())
    assert (mine.name, mine.copies) == ("roll", 3)


@pytest.mark.parametrize(
    ("value", "field"), [(4, "n"), ([1, 4], "n[2]"), ("1", "n"), ([1, 1, 1], "n")]
)
def test_one_value_or_several_are_checked_each(value: object, field: str) -> None:
    shape = OneOrMore(Whole(1, 3), 2)
    for fine in (3, [1, 2], []):
        shape.check(Place("f", "e", "n"), fine)

    with pytest.raises(BadPack) as caught:
        shape.check(Place("f", "e", "n"), value)

    assert caught.value.facts["field"] == field


# --- settings ----------------------------------------------------------------------------------


def test_switches_and_seats_are_read_alike_in_every_game() -> None:
    assert [is_on("x", value) for value in (None, "", "YES", True)] == [True] * 4
    assert [is_on("x", value) for value in ("off", " No ", False)] == [False] * 3
    assert [first_player(value, 3) for value in (-1, "0", 2, " 1 ")] == [-1, 0, 2, 1]
    with pytest.raises(BadOption):
        first_player(3, 3)


def test_a_table_has_room_and_a_first_player_who_is_there() -> None:
    check_seat_count(3, 3, 5)
    check_first_player(2, 3)
    with pytest.raises(BadOption) as few:
        check_seat_count(2, 3, 5)
    with pytest.raises(BadOption) as gone:
        check_first_player(3, 3)

    assert few.value.facts == {"count": 2, "low": 3, "high": 5}
    assert gone.value.facts == {"player": 4, "seats": 3}

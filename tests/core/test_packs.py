"""Packs of a made-up game: laying one on the other."""

from __future__ import annotations

import pytest

from tests.kit.tea_party import BASE, HEADER, LAYOUT, USER, laid, refusal
from wardround.core.pack_schema import Place, Shape
from wardround.core.packs import merge, parse


def test_fields_are_replaced_and_others_kept() -> None:
    merged = laid(BASE, USER + '[[cake]]\nid = "scone"\neffect = { draw = 5 }\n')

    assert merged.entries["cake"]["scone"] == {"id": "scone", "effect": {"draw": 5}, "slices": 2}


def test_an_effect_is_replaced_whole() -> None:
    merged = laid(BASE, USER + '[[cake]]\nid = "scone"\neffect = { draw = 5 }\n')

    assert "of" not in merged.entries["cake"]["scone"]["effect"]


def test_the_packs_below_stay_as_they_are() -> None:
    below = parse(LAYOUT, "plain.toml", BASE)
    merge(LAYOUT, [below, parse(LAYOUT, "mine.toml", USER + "[table]\ncups = 9\n")])

    assert below.tables["table"]["cups"] == 6


def test_tables_are_replaced_field_by_field() -> None:
    merged = laid(BASE, USER + "[table]\ncups = 9\n")

    assert merged.tables["table"] == {"cups": 9, "song": "none"}


def test_a_mistake_is_never_in_a_pack_that_is_not_the_users() -> None:
    """The cake was there before; only the pack on top can have made it wrong."""
    merged = laid(BASE, USER + "[table]\ncups = 9\n")

    assert merged.file_of("cake scone", "effect") == "0.toml"
    assert merged.place("cake scone", "effect").file == "1.toml"
    assert merged.place("table", "song").file == "1.toml"


def test_new_entries_come_behind_and_changed_ones_keep_their_place() -> None:
    upper = USER + '[[cake]]\nid = "plum"\neffect = { draw = 1 }\n[[cake]]\nid = "scone"\n'

    assert list(laid(BASE, upper).entries["cake"]) == ["scone", "sponge", "plum"]


def test_an_entry_can_be_removed() -> None:
    merged = laid(BASE, USER + '[[cake]]\nid = "scone"\nremove = true\n')

    assert list(merged.entries["cake"]) == ["sponge"]


def test_an_entry_that_is_not_there_cannot_be_removed() -> None:
    assert refusal(BASE, USER + '[[cake]]\nid = "pie"\nremove = true\n') == (
        "pack-unknown-entry",
        {"file": "1.toml", "entry": "cake pie"},
    )


def test_a_kind_can_begin_anew() -> None:
    upper = USER + 'without = ["cake"]\n[[cake]]\nid = "sponge"\neffect = { draw = 1 }\n'
    merged = laid(BASE, upper)

    assert list(merged.entries["cake"]) == ["sponge"]
    assert list(merged.entries["seat"]) == ["1"]
    assert "slices" not in merged.entries["cake"]["sponge"]


def test_a_new_entry_must_have_what_it_needs() -> None:
    assert refusal(BASE, USER + "[[seat]]\nnumber = 2\n") == (
        "pack-field-missing",
        {"file": "1.toml", "entry": "seat 2", "field": "colour"},
    )


def test_a_table_must_have_what_it_needs_when_all_packs_are_laid() -> None:
    assert refusal(HEADER) == (
        "pack-field-missing",
        {"file": "0.toml", "entry": "table", "field": "cups"},
    )


def test_each_field_remembers_its_file() -> None:
    upper = USER + '[[cake]]\nid = "scone"\nslices = 4\n[table]\ncups = 9\n'
    merged = laid(BASE, upper)

    assert merged.file_of("cake scone", "slices") == "1.toml"
    assert merged.file_of("cake scone", "effect") == "0.toml"
    assert merged.file_of("cake scone") == "1.toml"
    assert merged.file_of("cake sponge") == "0.toml"
    assert merged.file_of("table", "cups") == "1.toml"
    assert merged.file_of("table", "song") == "0.toml"


def test_a_shape_of_its_own_must_check() -> None:
    with pytest.raises(AssertionError):
        Shape().check(Place("a.toml", "cake plum"), 1)

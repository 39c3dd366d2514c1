"""Packs of a made-up game: comparing them, and writing them out."""

from __future__ import annotations

import hashlib
import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kit.tea_party import BASE, HEADER, LAYOUT, USER, laid
from wardround.core.pack_compare import diff, digest
from wardround.core.pack_text import LONGEST_FOUND, found, inline
from wardround.core.pack_write import to_toml
from wardround.core.packs import Merged, merge, parse

# --- comparing ---------------------------------------------------------------------------------


def test_the_digest_does_not_see_comments_files_order_of_fields_and_unplayed_fields() -> None:
    other = BASE.replace("slices = 2\n", "").replace(
        'id = "scone"\neffect = { draw = 1, of = ["red"] }',
        'effect = { of = ["red"], draw = 1 }  # tasty\nid = "scone"',
    )
    renamed = merge(LAYOUT, [parse(LAYOUT, "elsewhere.toml", other)])

    assert digest(LAYOUT, renamed) == digest(LAYOUT, laid(BASE))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("draw = 2", "draw = 3"),
        ("cups = 6", "cups = 7"),
        ("number = 1", "number = 2"),
        ('["red"]', '["red", "red"]'),
    ],
)
def test_the_digest_sees_what_is_played_with(old: str, new: str) -> None:
    assert digest(LAYOUT, laid(BASE.replace(old, new))) != digest(LAYOUT, laid(BASE))


def test_the_digest_sees_the_order_of_entries() -> None:
    first, second = '[[cake]]\nid = "a"\neffect = { draw = 1 }\n', '[[cake]]\nid = "b"\n'
    second += "effect = { draw = 1 }\n"
    table = "[table]\ncups = 1\n"

    assert digest(LAYOUT, laid(HEADER + table + first + second)) != digest(
        LAYOUT, laid(HEADER + table + second + first)
    )


def test_the_digest_is_stable() -> None:
    """The digest stands in records that people keep, so it may not change by accident."""
    canonical = (
        '{"entries":{"cake":[{"effect":{"draw":1,"of":["red"]},"id":"scone"},'
        '{"effect":{"draw":2},"id":"sponge"}],"seat":[{"colour":"red","number":1}]},'
        '"game":"tea-party","tables":{"table":{"cups":6,"song":"none"}}}'
    )

    assert digest(LAYOUT, laid(BASE)) == hashlib.sha256(canonical.encode()).hexdigest()


def test_differences_are_told_field_by_field() -> None:
    upper = (
        USER
        + """
[table]
cups = 9

[[cake]]
id = "scone"
effect = { draw = 3 }

[[cake]]
id = "plum"
effect = { draw = 1 }

[[seat]]
number = 1
remove = true
"""
    )
    differences = [one.record() for one in diff(laid(BASE), laid(BASE, upper))]

    assert differences == [
        {"kind": "changed", "entry": "table", "field": "cups", "before": "6", "after": "9"},
        {
            "kind": "changed",
            "entry": "cake scone",
            "field": "effect",
            "before": '{ draw = 1, of = ["red"] }',
            "after": "{ draw = 3 }",
        },
        {
            "kind": "added",
            "entry": "cake plum",
            "field": "",
            "before": "",
            "after": '{ id = "plum", effect = { draw = 1 } }',
        },
        {
            "kind": "removed",
            "entry": "seat 1",
            "field": "",
            "before": '{ number = 1, colour = "red" }',
            "after": "",
        },
    ]


def test_a_field_that_came_or_went_is_a_change() -> None:
    plain = BASE.replace("slices = 2\n", "")
    came = [one.record() for one in diff(laid(plain), laid(BASE))]
    went = [one.record() for one in diff(laid(BASE), laid(plain))]

    assert [(one["before"], one["after"]) for one in came] == [("", "2")]
    assert [(one["before"], one["after"]) for one in went] == [("2", "")]


def test_another_order_is_a_difference() -> None:
    upper = (
        USER
        + 'without = ["cake"]\n'
        + "".join(f'[[cake]]\nid = "{id}"\neffect = {{ draw = 2 }}\n' for id in ("sponge", "scone"))
    )
    kinds = [(one.kind, one.entry, one.before) for one in diff(laid(BASE), laid(BASE, upper))]

    assert ("moved", "cake", '["scone", "sponge"]') in kinds


def test_equal_packs_do_not_differ() -> None:
    assert diff(laid(BASE), laid(BASE)) == []


# --- writing -----------------------------------------------------------------------------------

MINE = {"name": "mine", "kind": "user"}


def written(merged: Merged, base: Merged, comments: dict[str, str] | None = None) -> str:
    """Return merged packs as the text of one pack to be laid on `base`."""
    return to_toml(LAYOUT, MINE, merged, base, comments or {})


def test_a_pack_is_written_one_field_a_line_with_its_comments() -> None:
    base = laid(BASE)
    comments = {
        "pack": "Mine.\n\nEdit it.",
        "cake": "Cakes.",
        "cake sponge": "The light one.",
        "table": "The table.",
    }

    assert written(base, base, comments) == (
        "# Mine.\n#\n# Edit it.\n"
        '[pack]\ngame = "tea-party"\nformat = 1\nname = "mine"\nkind = "user"\n\n'
        '# The table.\n[table]\ncups = 6\nsong = "none"\n\n'
        '# Cakes.\n[[cake]]\nid = "scone"\neffect = { draw = 1, of = ["red"] }\nslices = 2\n\n'
        '# The light one.\n[[cake]]\nid = "sponge"\neffect = { draw = 2 }\n\n'
        '[[seat]]\nnumber = 1\ncolour = "red"\n'
    )


@pytest.mark.parametrize(
    "upper",
    [
        "",
        "[table]\ncups = 9\n",
        '[[cake]]\nid = "scone"\nremove = true\n',
        '[[cake]]\nid = "plum"\neffect = { draw = 1, twice = true }\n',
        'without = ["cake"]\n[[cake]]\nid = "scone"\neffect = { draw = 1 }\n',
        """
        without = ["cake", "seat"]
        [[cake]]
        id = "sponge"
        effect = { draw = 2 }
        [[cake]]
        id = "scone"
        effect = { draw = 1 }
        slices = 1
        """,
    ],
)
def test_what_is_written_reads_back_to_the_same(upper: str) -> None:
    base = laid(BASE)
    merged = laid(BASE, USER + upper)
    again = laid(BASE, written(merged, base))

    assert digest(LAYOUT, again) == digest(LAYOUT, merged)
    assert diff(merged, again) == []


@given(
    st.recursive(
        st.booleans() | st.integers() | st.text(),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(st.from_regex(r"[a-z]{1,3}", fullmatch=True), inner, max_size=3)
        ),
        max_leaves=8,
    ).filter(lambda value: "\\ud" not in ascii(value))
)
def test_any_value_written_inline_reads_back(value: object) -> None:
    assert tomllib.loads(f"it = {inline(value)}") == {"it": value}


def test_what_is_found_is_shown_bare_and_not_too_long() -> None:
    assert found("red") == "red"
    assert found(["red"]) == '["red"]'
    assert len(found("x" * 200)) == LONGEST_FOUND
    assert found("x" * 200).endswith("…")

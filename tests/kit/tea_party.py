"""A made-up game for tests of reading packs."""

from __future__ import annotations

import pytest

from wardround.core.errors import BadPack
from wardround.core.pack_schema import Fields, Flag, Listed, Slug, Text, Whole, Word
from wardround.core.packs import EntryKind, Layout, Merged, check_complete, merge, parse

COLOURS = Word("red", "blue")
EFFECT = Fields({"draw": Whole(1, 9), "twice": Flag(), "of": Listed(COLOURS, 1, 3)}, ("draw",))
LAYOUT = Layout(
    "tea-party",
    ("edition", "user"),
    {"table": Fields({"cups": Whole(1, 20), "song": Text()}, ("cups",))},
    {
        "cake": EntryKind(
            "id", {"id": Slug("jam-tart"), "effect": EFFECT, "slices": Whole(1, 8)}, ("effect",)
        ),
        "seat": EntryKind("number", {"number": Whole(1, 4), "colour": COLOURS}, ("colour",)),
    },
    unplayed=("slices",),
)

HEADER = '[pack]\ngame = "tea-party"\nname = "plain"\nformat = 1\nkind = "edition"\n'
BASE = (
    HEADER
    + """
[table]
cups = 6
song = "none"

[[cake]]
id = "scone"
effect = { draw = 1, of = ["red"] }
slices = 2

[[cake]]
id = "sponge"
effect = { draw = 2 }

[[seat]]
number = 1
colour = "red"
"""
)
USER = '[pack]\ngame = "tea-party"\nname = "mine"\nformat = 1\n'


def laid(*texts: str) -> Merged:
    """Return packs laid one on the other; their files are called 0.toml, 1.toml and so on."""
    packs = [parse(LAYOUT, f"{number}.toml", text) for number, text in enumerate(texts)]
    merged = merge(LAYOUT, packs)
    check_complete(LAYOUT, merged)
    return merged


def refusal(*texts: str) -> tuple[str, dict[str, str | int]]:
    """Return the code and the facts of the error that these packs give."""
    with pytest.raises(BadPack) as caught:
        laid(*texts)
    return caught.value.code, caught.value.facts

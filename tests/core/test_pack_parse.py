"""Reading packs: a mistake is told with its place, and in the words of the pack."""

from __future__ import annotations

import pytest

from tests.kit.tea_party import BASE, HEADER, LAYOUT, USER, laid, refusal
from wardround.core.errors import BadPack, Fact
from wardround.core.pack_compare import digest
from wardround.core.pack_schema import Place, Whole, span
from wardround.core.packs import merge, parse


def test_a_pack_is_read_with_its_header_tables_and_entries() -> None:
    pack = parse(LAYOUT, "plain.toml", BASE)

    assert (pack.file, pack.name, pack.kind, pack.base) == ("plain.toml", "plain", "edition", "")
    assert pack.tables == {"table": {"cups": 6, "song": "none"}}
    assert [entry["id"] for entry in pack.entries["cake"]] == ["scone", "sponge"]


def test_a_pack_without_a_kind_is_the_users() -> None:
    assert parse(LAYOUT, "mine.toml", USER).kind == "user"


def test_a_byte_order_mark_and_windows_line_ends_do_not_matter() -> None:
    pack = parse(LAYOUT, "plain.toml", "\ufeff" + BASE.replace("\n", "\r\n"))

    assert digest(LAYOUT, merge(LAYOUT, [pack])) == digest(LAYOUT, laid(BASE))


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("[pack]\ngame =\n", 2, "Invalid value"),
        ("[pack]\ngame = 'tea-party", 2, 'Expected "\'"'),
        ("[pack]\ngame = 1\ngame = 2\n", 3, "Cannot overwrite a value"),
    ],
)
def test_what_is_no_toml_is_told_with_its_line(text: str, line: int, problem: str) -> None:
    assert refusal(text) == (
        "pack-not-toml",
        {"file": "0.toml", "line": line, "problem": problem},
    )


def test_a_pack_of_another_game_is_refused() -> None:
    assert refusal(HEADER.replace("tea-party", "whist")) == (
        "pack-wrong-game",
        {"file": "0.toml", "found": "whist", "allowed": "tea-party"},
    )


def test_another_format_is_refused_before_anything_else() -> None:
    text = HEADER.replace("format = 1", "format = 2\nunheard-of = 1")

    assert refusal(text) == (
        "pack-impossible",
        {"file": "0.toml", "entry": "pack", "field": "format", "found": "2", "allowed": "1"},
    )


@pytest.mark.parametrize("field", ["game", "name", "format"])
def test_the_header_must_have_what_it_needs(field: str) -> None:
    lines = [line for line in HEADER.splitlines() if not line.startswith(field)]

    assert refusal("\n".join(lines)) == (
        "pack-field-missing",
        {"file": "0.toml", "entry": "pack", "field": field},
    )


def test_a_text_without_a_header_is_refused() -> None:
    assert refusal("") == (
        "pack-field-missing",
        {"file": "0.toml", "entry": "pack", "field": "game"},
    )


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        (
            HEADER + "[cakes]\n",
            "pack-brackets",
            {"found": "[cakes]", "allowed": "[[cake]]"},
        ),
        (
            HEADER + "[[Table]]\ncups = 99\n",
            "pack-brackets",
            {"found": "[[Table]]", "allowed": "[table]"},
        ),
        (
            HEADER + "[table]\ncups = 99\n[[pie]]\n",
            "pack-unknown-heading",
            {
                "found": "[[pie]]",
                "game": "tea-party",
                "allowed": "[pack], [table], [[cake]], [[seat]]",
            },
        ),
        (
            "cakes = 3\n" + HEADER,
            "pack-unknown-heading",
            {
                "found": "cakes",
                "game": "tea-party",
                "allowed": "[pack], [table], [[cake]], [[seat]]",
            },
        ),
        (
            HEADER + "colour = 1\n",
            "pack-unknown-field",
            {
                "entry": "pack",
                "field": "colour",
                "allowed": "game, name, format, base, kind, without",
            },
        ),
        (
            HEADER.replace('"edition"', '"tin"'),
            "pack-unknown-value",
            {"entry": "pack", "field": "kind", "found": "tin", "allowed": "edition, user"},
        ),
        (
            HEADER + 'without = ["pie"]\n',
            "pack-unknown-value",
            {"entry": "pack", "field": "without[1]", "found": "pie", "allowed": "cake, seat"},
        ),
        (
            "pack = 3",
            "pack-entry-type",
            {"entry": "pack", "field": "", "found": "3", "given": "integer", "allowed": "table"},
        ),
        (
            HEADER + "[table]\ncups = true\n",
            "pack-wrong-type",
            {
                "entry": "table",
                "field": "cups",
                "found": "true",
                "given": "boolean",
                "allowed": "integer",
            },
        ),
        (
            HEADER + "[table]\ncups = 6.5\n",
            "pack-wrong-type",
            {
                "entry": "table",
                "field": "cups",
                "found": "6.5",
                "given": "float",
                "allowed": "integer",
            },
        ),
        (
            HEADER + "[table]\ncups = 21\n",
            "pack-impossible",
            {"entry": "table", "field": "cups", "found": "21", "allowed": "1..20"},
        ),
        (
            HEADER + '[table]\ncups = 2\nsong = " "\n',
            "pack-field-missing",
            {"entry": "table", "field": "song"},
        ),
        (
            HEADER + "[table]\ncups = 2\nsong = 4\n",
            "pack-wrong-type",
            {
                "entry": "table",
                "field": "song",
                "found": "4",
                "given": "integer",
                "allowed": "string",
            },
        ),
        (
            HEADER + '[cake]\nid = "scone"\n',
            "pack-brackets",
            {"found": "[cake]", "allowed": "[[cake]]"},
        ),
        (
            HEADER + "[[table]]\ncups = 2\n",
            "pack-brackets",
            {"found": "[[table]]", "allowed": "[table]"},
        ),
        (
            HEADER.replace("[pack]", "[[pack]]"),
            "pack-brackets",
            {"found": "[[pack]]", "allowed": "[pack]"},
        ),
        (
            "cake = 3\n" + HEADER,
            "pack-entry-type",
            {"entry": "cake", "field": "", "found": "3", "given": "integer", "allowed": "array"},
        ),
        (
            HEADER + '[table]\ncups = 2\nsong = "a\\u0007b\\u202e"\n',
            "pack-control-character",
            {"entry": "table", "field": "song", "found": "a\\u0007b\\u202e"},
        ),
        ("a = " + "[" * 30_000, "pack-too-deep", {}),
        ("a" + ".a" * 15_000 + " = 1", "pack-too-deep", {}),
        ("a = " + "1" * 5000, "pack-long-number", {}),
        (
            "cake = [3]\n" + HEADER,
            "pack-entry-type",
            {"entry": "cake #1", "field": "", "found": "3", "given": "integer", "allowed": "table"},
        ),
        (
            HEADER + "[[cake]]\neffect = { draw = 1 }\n",
            "pack-field-missing",
            {"entry": "cake #1", "field": "id"},
        ),
        (
            HEADER + '[[cake]]\nid = "Plum Cake"\n',
            "pack-bad-id",
            {"entry": "cake #1", "field": "id", "found": "Plum Cake", "example": "jam-tart"},
        ),
        (
            HEADER + "[[cake]]\nid = 7\n",
            "pack-wrong-type",
            {
                "entry": "cake #1",
                "field": "id",
                "found": "7",
                "given": "integer",
                "allowed": "string",
            },
        ),
        (
            HEADER + '[[cake]]\nid = "plum"\nfilling = "jam"\n',
            "pack-unknown-field",
            {
                "entry": "cake plum",
                "field": "filling",
                "allowed": "id, effect, slices, remove",
            },
        ),
        (
            HEADER + '[[cake]]\nid = "plum"\nremove = "yes"\n',
            "pack-wrong-type",
            {
                "entry": "cake plum",
                "field": "remove",
                "found": '"yes"',
                "given": "string",
                "allowed": "boolean",
            },
        ),
        (
            HEADER + '[[cake]]\nid = "plum"\neffect = { twice = true }\n',
            "pack-field-missing",
            {"entry": "cake plum", "field": "effect.draw"},
        ),
        (
            HEADER + '[[cake]]\nid = "plum"\neffect = { draw = 1, of = ["red", "green"] }\n',
            "pack-unknown-value",
            {
                "entry": "cake plum",
                "field": "effect.of[2]",
                "found": "green",
                "allowed": "red, blue",
            },
        ),
        (
            HEADER + '[[cake]]\nid = "plum"\neffect = { draw = 1, of = "red" }\n',
            "pack-wrong-type",
            {
                "entry": "cake plum",
                "field": "effect.of",
                "found": '"red"',
                "given": "string",
                "allowed": "array",
            },
        ),
        (
            HEADER + "[table]\ncups = 2024-05-01\n",
            "pack-wrong-type",
            {
                "entry": "table",
                "field": "cups",
                "found": "2024-05-01",
                "given": "date",
                "allowed": "integer",
            },
        ),
        (
            HEADER + '[[cake]]\nid = "plum"\neffect = [{ draw = 1 }]\n',
            "pack-wrong-type",
            {
                "entry": "cake plum",
                "field": "effect",
                "found": "[{ draw = 1 }]",
                "given": "array",
                "allowed": "table",
            },
        ),
        (
            HEADER + '[[cake]]\nid = "plum"\neffect = { draw = 1, of = [] }\n',
            "pack-length",
            {"entry": "cake plum", "field": "effect.of", "found": 0, "low": 1, "high": 3},
        ),
        (
            HEADER + "[[seat]]\nnumber = 1\ncolour = 3\n",
            "pack-wrong-type",
            {
                "entry": "seat 1",
                "field": "colour",
                "found": "3",
                "given": "integer",
                "allowed": "string",
            },
        ),
        (
            HEADER + '[[cake]]\nid = "plum"\nremove = true\nslices = 2\n',
            "pack-unknown-field",
            {"entry": "cake plum", "field": "slices", "allowed": "id, remove"},
        ),
        (
            HEADER + '[[cake]]\nid = "plum"\n[[cake]]\nid = "plum"\n',
            "pack-duplicate-id",
            {"entry": "cake plum"},
        ),
        (
            HEADER + "without = ['cake', 'cake']\n",
            "pack-repeated",
            {"entry": "pack", "field": "without", "found": "cake"},
        ),
    ],
)
def test_every_mistake_is_told_with_its_place(text: str, code: str, facts: dict[str, Fact]) -> None:
    assert refusal(text) == (code, {"file": "0.toml", **facts})


def test_a_range_without_zero_says_so() -> None:
    shape = Whole(-5, 6, zero=False)
    with pytest.raises(BadPack) as caught:
        shape.check(Place("a.toml", "cake plum", "heal"), 0)

    assert caught.value.facts["allowed"] == "-5..-1, 1..6"
    assert span(3, 3) == "3"
    assert span(1, 6, zero=False) == "1..6"

"""What is too long is refused before it is read, and nothing takes more than its length."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest

from tests.kit.tables import random_record
from tests.kit.tea_party import HEADER, LAYOUT
from wardround import catalog
from wardround.core import limits
from wardround.core.errors import BadNotation, BadOption, BadPack, BadRecord, WardroundError
from wardround.core.pack_schema import Listed, Place, Text
from wardround.core.pack_text import LONGEST_FOUND, found, written
from wardround.core.packs import parse
from wardround.core.record_text import digest_of, read, write
from wardround.core.records import Terms
from wardround.core.settings import first_player

DICE = catalog.find("dice-hospital")
NURSE = catalog.find("dynamite-nurse")
PACK = '[pack]\ngame = "dice-hospital"\nname = "mine"\nformat = 1\n'


class Compared(str):
    """A text that counts how often one is compared with another."""

    __slots__ = ()
    times = 0

    def __eq__(self, other: object) -> bool:
        Compared.times += 1
        return str.__eq__(self, cast(str, other))

    __hash__ = str.__hash__


def refused(text: str, **settings: object) -> WardroundError:
    """Return how a game with a pack and settings is refused."""
    with pytest.raises((BadPack, BadOption)) as caught:
        Terms(DICE, settings, {"mine.toml": text})
    return caught.value


# --- lists -----------------------------------------------------------------------------------


def test_a_list_that_is_too_long_is_not_looked_at() -> None:
    with pytest.raises(BadPack) as caught:
        Listed(Text(), 0, 12, once=True).check(Place("f", "e", "x"), [["no text"]] * 13)

    assert caught.value.code == "pack-length"


def test_looking_for_doubles_takes_no_more_comparisons_than_there_are_values() -> None:
    texts = [Compared(f"text {number}") for number in range(3_000)]
    Compared.times = 0
    Listed(Text(), 0, 5_000, once=True).check(Place("f", "e", "x"), texts)

    assert len(texts) >= Compared.times
    with pytest.raises(BadPack) as caught:
        Listed(Text(), 0, 5_000, once=True).check(Place("f", "e", "x"), [*texts, texts[0]])
    assert caught.value.code == "pack-repeated"


def test_an_error_writes_out_no_more_than_it_shows() -> None:
    """As much as before, however much there is."""
    for value in ("x" * 100_000, ["a"] * 100_000, {f"k{one}": one for one in range(10_000)}):
        assert len(found(value)) == len(written(value)) == LONGEST_FOUND
    assert found(["a", "b"] * 3) == '["a", "b", "a", "b", "a", "b"]'
    assert found("\x1b" * 200) == ("\\u001b" * 20)[: LONGEST_FOUND - 1] + "…"


# --- packs -----------------------------------------------------------------------------------


def test_a_long_list_of_doubles_in_a_pack_is_refused_by_its_length() -> None:
    """What once took the square of its length: words that are all different."""
    names = ", ".join(f'"{number:x}"' for number in range(3_000))
    text = f'{PACK}[[department]]\nid = "clinic"\nreconstructed = [{names}]\n'

    assert refused(text).code == "pack-length"


def test_packs_are_counted_and_measured_before_they_are_read() -> None:
    junk = "not TOML at all ["
    long = "#" * (limits.MOST_PACK_BYTES // 2 + 1)
    packs: list[tuple[dict[str, str], str]] = [
        ({f"{number}.toml": junk for number in range(limits.MOST_PACKS + 1)}, "pack-too-many"),
        ({"a.toml": long, "b.toml": long}, "pack-too-large"),
        ({"a.toml": "é" * (limits.MOST_PACK_BYTES // 2 + 1)}, "pack-too-large"),
        ({"x" * 101: junk}, "pack-long-name"),
    ]

    for given, code in packs:
        with pytest.raises(BadPack) as caught:
            Terms(DICE, {}, given)
        assert caught.value.code == code
        assert len(str(caught.value)) < 200
    with pytest.raises(BadPack) as alone:
        parse(LAYOUT, "a.toml", HEADER + long * 2)
    assert alone.value.code == "pack-too-large"


def test_entries_ids_and_texts_have_a_limit() -> None:
    many = "".join(f'[[event]]\nid = "e{number}"\n' for number in range(limits.MOST_ENTRIES + 1))
    long = "x" * (limits.LONGEST_TEXT + 1)

    assert refused(PACK + many).code == "pack-too-many-entries"
    assert refused(f'{PACK}[[event]]\nid = "{long}"\n').code == "pack-long-text"
    assert refused(f'{PACK}[[event]]\nid = "a"\nrule = "{long}"\n').code == "pack-long-text"
    assert refused(PACK.replace("mine", long)).code == "pack-long-text"


# --- settings --------------------------------------------------------------------------------


def test_settings_are_counted_and_measured() -> None:
    many = {f"option-{number}": True for number in range(limits.MOST_SETTINGS + 1)}

    assert refused("", **many).code == "option-too-many"
    assert refused("", edition="x" * 101).code == "option-too-long"
    assert refused("", **{"x" * 101: True}).code == "option-too-long"


def test_a_number_with_more_digits_than_python_reads_is_no_seat() -> None:
    with pytest.raises(BadOption) as caught:
        first_player("9" * 5_000, 4)

    assert caught.value.code == "bad-option-value"


# --- records ---------------------------------------------------------------------------------


def resealed(lines: list[str]) -> str:
    """Return lines of a record with a last line that fits."""
    body = "".join(f"{line}\n" for line in lines[:-1])
    end = json.loads(lines[-1]) | {"digest": digest_of(body), "lines": len(lines) - 1}
    return body + json.dumps(end) + "\n"


def unreadable(**header: object) -> BadRecord:
    """Return how a record is refused whose header says something else."""
    lines = write(random_record(DICE, "limits", 2, at_most=5)).splitlines()
    lines[0] = json.dumps({**json.loads(lines[0]), **header})
    return bad(resealed(lines))


def bad(text: str) -> BadRecord:
    """Return how a record is refused."""
    with pytest.raises(BadRecord) as caught:
        read(text, "record", catalog.find)
    return caught.value


def test_a_record_is_measured_before_it_is_read() -> None:
    record = write(random_record(DICE, "limits", 2, at_most=5))

    assert bad("x" * (limits.LONGEST_RECORD + 1)).code == "record-too-large"
    assert bad(record + "\n" * limits.MOST_LINES).code == "record-too-large"


@pytest.mark.parametrize(
    ("header", "field"),
    [
        ({"packs": {f"{number}.toml": PACK for number in range(9)}}, "packs"),
        ({"packs": {"mine.toml": PACK + "#" * limits.MOST_PACK_BYTES}}, "packs"),
        ({"packs": {"x" * 101: PACK}}, "packs"),
        ({"options": {"first-player": "9" * 5_000}}, "options"),
        ({"options": {f"o{number}": True for number in range(1_000)}}, "options"),
        ({"seats": ["x" * 500, "b"]}, "seats"),
        ({"seats": ["a"] * 10_000}, "seats"),
    ],
    ids=lambda value: str(value)[:20],
)
def test_what_a_record_brings_along_has_the_limits_of_what_is_sent_by_itself(
    header: dict[str, Any], field: str
) -> None:
    found_at = unreadable(**header)

    assert (found_at.code, found_at.facts["field"]) == ("record-bad-field", field)


@pytest.mark.parametrize(
    "header", [{"game": "x" * 50_000}, {"rules": "x" * 50_000}, {"pack_digest": "x" * 50_000}]
)
def test_what_is_wrong_in_a_record_is_shown_in_short(header: dict[str, str]) -> None:
    assert len(str(unreadable(**header))) < 400


def test_moves_and_luck_of_a_record_have_a_limit() -> None:
    lines = write(random_record(NURSE, "limits", 3, at_most=40)).splitlines()
    luck = next(number for number, line in enumerate(lines) if "luck" in line)
    act = next(number for number, line in enumerate(lines) if '"do"' in line)
    long_luck = json.dumps({**json.loads(lines[luck]), "is": [1] * 5_000})
    long_act = json.dumps({**json.loads(lines[act]), "do": "pass " * 5_000})

    for number, line, field in ((luck, long_luck, "is"), (act, long_act, "do")):
        found_at = bad(resealed([*lines[:number], line, *lines[number + 1 :]]))
        assert (found_at.code, found_at.facts["field"]) == ("record-bad-field", field)
    with pytest.raises(BadNotation) as caught:
        DICE.action_parse(random_record(DICE, "limits", 2, at_most=5).start(), "pass " * 5_000)
    assert len(str(caught.value)) < 300

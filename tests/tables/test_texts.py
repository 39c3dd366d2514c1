"""What people write for others to read stays readable, and hides or turns around nothing."""

from __future__ import annotations

import pytest

from wardround.tables.errors import Unfit
from wardround.tables.texts import LONGEST_NAME, clean, clean_name

LONG = 500


@pytest.mark.parametrize(
    "text",
    [
        "L’été à l’hôpital, c’est «\u202fgénial\u202f» ?".replace("\u202f", " "),
        "Perché no? Città, caffè, così.",
        "مرحبا بكم في المستشفى",
        "می\u200cخواهم بازی کنم",  # noqa: RUF001 - Persian
        "שָׁלוֹם עוֹלָם",
        "नमस्ते, क्\u200dष",
        "Việt Nam, 東京, Ωμέγα",
        "👩\u200d⚕️👨\u200d👩\u200d👧\u200d👦 👍🏽 ❤️ 1️⃣ 🇫🇷",
        "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f Alba",
        "<script>alert(1)</script> & “quotes”",
    ],
)
def test_ordinary_text_is_left_as_it_is(text: str) -> None:
    assert clean(text, LONG) == text


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ann\u202e evil\u202c", "Ann evil"),
        ("\u202aa\u202bb\u202dc\u2066d\u2067e\u2068f\u2069g\u200eh\u200fi\u061cj", "abcdefghij"),
        (
            "one\ntwo\r\nthree\u2028four\u2029five\x85six\tseven",
            "one two three four five six seven",
        ),
        ("a\x00b\x1b[31mc\x7f", "a b [31mc"),
        ("\u200b" * 200 + "hi" + "\ufeff\u2060\u00ad" * 50, "hi"),
        ("a" + "\u200d" * 40 + "b", "a\u200db"),
        ("a \u200d b\u200c", "a b"),
        ("z" + "\u0335" * 50 + "!", "z" + "\u0335" * 4 + "!"),
        ("z" + "\u0335\u200d" * 50 + "!", "z" + "\u0335\u200d" + "\u0335\u200d" * 3 + "!"),
        ("x\U000e0041\U000e0042y\ue000\ufdd0", "xy"),
        ("\u3164\u2800 \u115f", ""),
    ],
)
def test_what_hides_turns_around_or_piles_up_is_left_out(text: str, shown: str) -> None:
    assert clean(text, LONG) == shown


def test_a_name_is_cut_where_nothing_is_torn_apart() -> None:
    flag = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"

    assert clean_name("n" * 100) == "n" * LONGEST_NAME
    assert clean_name("n" * 38 + flag) == "n" * 38
    assert clean_name("n" * 39 + "\u200dm") == "n" * 39


@pytest.mark.parametrize("name", ["", " ", "\u202e", "\u3164", "\u200b\u200d", "\n"])
def test_a_name_of_which_nothing_is_left_is_refused(name: str) -> None:
    with pytest.raises(Unfit, match="no-name"):
        clean_name(name)

"""Settings and what they may be; how many can play."""

from __future__ import annotations

import pytest

from tests.kit.dynamitenurse_packs import HEADER
from tests.kit.rules import rule
from wardround.core.errors import BadOption
from wardround.dynamitenurse.options import (
    NAMES,
    DynamiteNurseOptions,
    check_seats,
    from_settings,
    reduce,
)
from wardround.dynamitenurse.reading import read_content

ALL_COLOURS = "red, blue, green, yellow, purple"


def options(settings: dict[str, object] | None = None, **packs: str) -> DynamiteNurseOptions:
    """Return the options of settings, and of packs by name."""
    return from_settings(settings or {}, packs)


def refusal(settings: dict[str, object], seats: int = 4) -> tuple[str, object]:
    """Return the code and the facts that settings are refused with."""
    with pytest.raises(BadOption) as caught:
        check_seats(options(settings), seats)
    return caught.value.code, caught.value.facts


def test_without_settings_the_standard_cards_are_played_in_the_usual_colours() -> None:
    plain = options()

    assert (plain.first, plain.colours) == (-1, (0, 1, 2, 3, 4))
    assert plain.settings() == {}
    assert plain.user_packs == {}
    assert plain.content is read_content()
    assert plain.pack_digest() == plain.content.digest


@pytest.mark.parametrize(("value", "seat"), [(0, 0), (4, 4), ("2", 2), (-1, -1), ("-1", -1)])
def test_the_table_can_name_the_first_player(value: object, seat: int) -> None:
    assert options({"first-player": value}).first == seat


@rule("DN-4.1")
@pytest.mark.parametrize(
    ("value", "colours"),
    [
        ("red", (0, 1, 2, 3, 4)),
        ("purple", (4, 0, 1, 2, 3)),
        ("green,red", (2, 0, 1, 3, 4)),
        (" Yellow, blue ,red", (3, 1, 0, 2, 4)),
        ("purple,yellow,green,blue,red", (4, 3, 2, 1, 0)),
    ],
)
def test_players_choose_their_colours_and_the_others_follow(
    value: str, colours: tuple[int, ...]
) -> None:
    assert options({"colours": value}).colours == colours


def test_settings_tell_what_differs_and_give_the_same_options_again() -> None:
    told = options({"first-player": "2", "colours": "green"}).settings()

    assert told == {"colours": "green,red,blue,yellow,purple", "first-player": 2}
    assert list(told) == list(NAMES)
    assert options({**told}).settings() == told
    assert options({"colours": "red,blue", "first-player": -1}).settings() == {}


def test_a_pack_is_played_with() -> None:
    text = HEADER + "[house]\nbeds = 3\n"
    mine = options({}, mine=text)

    assert mine.content.house.beds == 3
    assert mine.user_packs == {"mine": text}
    assert mine.pack_digest() != options().pack_digest()
    assert mine.choice().key() == ("standard", (), (("mine", text),))


def test_options_are_made_again_of_what_they_were_made_of() -> None:
    mine = options({"colours": "blue", "first-player": 1}, mine=HEADER + "[house]\nbeds = 3\n")
    make, parts = reduce(mine)
    again = make(*parts)

    assert (again.first, again.colours, again.user_packs) == parts
    assert again.content is mine.content


# --- refusals ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["edition", "events", "Colours"])
def test_an_unknown_option_is_refused(name: str) -> None:
    facts = {"option": name, "allowed": "colours, first-player"}

    assert refusal({name: True}) == ("unknown-option", facts)


@pytest.mark.parametrize(
    ("value", "part"),
    [
        ("pink", "pink"),
        ("blue,pink,red", "pink"),
        ("", ""),
        ("red,", ""),
        ("red;blue", "red;blue"),
        (None, "None"),
        (True, "True"),
        (3, "3"),
        (["red"], "['red']"),
    ],
)
def test_an_unknown_colour_is_pointed_at(value: object, part: str) -> None:
    facts = {"option": "colours", "value": part, "allowed": ALL_COLOURS}

    assert refusal({"colours": value}) == ("bad-option-part", facts)


def test_two_players_cannot_have_one_colour() -> None:
    told = refusal({"colours": "red,blue,RED"})

    assert told == ("option-repeats", {"option": "colours", "value": "red"})


@pytest.mark.parametrize("value", ["5", 5, -2, "first", None, True, 1.0])
def test_the_first_player_is_a_seat(value: object) -> None:
    facts = {"option": "first-player", "value": str(value), "allowed": "-1..4"}

    assert refusal({"first-player": value}) == ("bad-option-value", facts)


@pytest.mark.parametrize("seats", [3, 4])
def test_the_first_player_is_at_the_table(seats: int) -> None:
    """People count seats from 1, and so does the refusal."""
    assert refusal({"first-player": seats}, seats) == (
        "first-player-not-there",
        {"player": seats + 1, "seats": seats},
    )


@rule("DN-1.1")
@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_three_to_five_can_play(seats: int) -> None:
    assert refusal({}, seats) == ("bad-seat-count", {"count": seats, "low": 3, "high": 5})
    for enough in (3, 4, 5):
        check_seats(options(), enough)

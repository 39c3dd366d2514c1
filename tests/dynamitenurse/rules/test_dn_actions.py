"""DN-A01 to DN-A18: each Action card bought, played for its points, and owned at the end."""

from __future__ import annotations

import pytest

from tests.kit.nurse import (
    act,
    discard,
    end_game,
    hand,
    in_play,
    kinds,
    main,
    points,
    prompt,
    purse,
    top_event,
    why,
)
from tests.kit.nurse_turns import pile
from tests.kit.rules import rule
from wardround.dynamitenurse import GAME
from wardround.dynamitenurse.content import TYPES

# --- what is printed, in play --------------------------------------------------------------------

STARTING = [
    # sub-type, VP, TP, Gold
    pytest.param("examination", "examination", 0, 0, 1, marks=rule("DN-A01")),
    pytest.param("simple-surgery", "treatment", 0, 1, 0, marks=rule("DN-A02")),
]
SOLD = [
    # sub-type, copies, cost, VP, TP, Gold
    pytest.param("thorough-examination", "examination", 10, 3, 0, 0, 2, marks=rule("DN-A03")),
    pytest.param("magical-diagnosis", "examination", 8, 5, 1, 0, 3, marks=rule("DN-A04")),
    pytest.param("white-magic", "treatment", 10, 2, 0, 1, 0, marks=rule("DN-A05")),
    pytest.param("cut-rate-medical-equipment", "treatment", 6, 3, 0, 1, 0, marks=rule("DN-A06")),
    pytest.param("major-surgery", "treatment", 8, 4, 0, 2, 0, marks=rule("DN-A07")),
    pytest.param("black-magic", "treatment", 8, 5, -2, 3, 0, marks=rule("DN-A08")),
    pytest.param("upgraded-medical-equipment", "treatment", 5, 5, 1, 0, 0, marks=rule("DN-A09")),
    pytest.param(
        "cutting-edge-medical-equipment", "treatment", 3, 7, 2, 0, 0, marks=rule("DN-A10")
    ),
    pytest.param("hit-the-books", "duty", 6, 3, 0, 0, 0, marks=rule("DN-A11")),
    pytest.param("moonlighting", "duty", 6, 3, 0, 1, 0, marks=rule("DN-A12")),
    pytest.param("reference-letter", "duty", 6, 3, 0, 0, 1, marks=rule("DN-A13")),
]
EVENTS = [
    # copies, cost, VP, TP, Gold
    pytest.param("passing-the-buck", 5, 2, 0, 0, 1, marks=rule("DN-A14")),
    pytest.param("erase", 4, 4, 0, 0, 0, marks=rule("DN-A15")),
    pytest.param("closed", 3, 2, 0, 0, 2, marks=rule("DN-A16")),
    pytest.param("this-is-all-wrong", 2, 3, 0, 0, 0, marks=rule("DN-A17")),
    pytest.param("critical-condition", 2, 3, -1, 2, 0, marks=rule("DN-A18")),
]


def sub_type(name: str) -> str:
    """Return the sub-type of a card."""
    content = main().content
    return TYPES[next(one.type for one in content.cards if one.card.id == name)]


def gained(name: str) -> list[tuple[int, int]]:
    """Return the TP and Gold that the card gives as it is played, before its text."""
    told = act(main(name, deck=""), f"play {name}")
    assert told[0]["event"] == "card-played"
    return [(one["tp"], one["gold"]) for one in told[:2] if one["event"] == "points-gained"]


def worth(name: str) -> int:
    """Return what the card gives its owner at the end of the game."""
    table = main(name, deck="")
    end_game(table)
    return sum(points(table).values())


@pytest.mark.parametrize(("name", "type_", "vp", "tp", "gold"), STARTING)
def test_a_starting_card_is_never_bought(
    name: str, type_: str, vp: int, tp: int, gold: int
) -> None:
    table = main()
    table.main.gold = 9

    assert why(table, f"buy {name}") == ("never-bought", "DN-6.5.1")
    assert (sub_type(name), gained(name), worth(name)) == (type_, [(tp, gold)], vp)


@pytest.mark.parametrize(("name", "type_", "copies", "cost", "vp", "tp", "gold"), SOLD)
def test_a_card_of_the_town_costs_gives_and_is_worth_what_is_printed(
    name: str, type_: str, copies: int, cost: int, vp: int, tp: int, gold: int
) -> None:
    table = main()
    assert pile(table, name) == copies

    table.main.gold = cost - 1
    assert why(table, f"buy {name}") == ("not-enough-gold", "DN-6.5.2")
    table.main.gold = cost
    act(table, f"buy {name}")

    assert (purse(table), discard(table), pile(table, name)) == ({}, name, copies - 1)
    assert (sub_type(name), worth(name)) == (type_, vp)
    assert gained(name) == ([(tp, gold)] if tp + gold else [])


@pytest.mark.parametrize(("name", "copies", "cost", "vp", "tp", "gold"), EVENTS)
def test_an_event_costs_gives_and_is_worth_what_is_printed(
    name: str, copies: int, cost: int, vp: int, tp: int, gold: int
) -> None:
    table = main()
    top_event(table, name)
    town = GAME.view(table, 0)["town"]["events"]
    assert [town["top"], *town["left"]].count(name) == copies

    table.main.gold = cost - 1
    assert why(table, f"buy {name}") == ("not-enough-gold", "DN-6.5.2")
    table.main.gold = cost
    act(table, f"buy {name}")

    assert (purse(table), discard(table)) == ({}, name)
    assert (sub_type(name), worth(name)) == ("event", vp)
    assert gained(name) == ([(tp, gold)] if tp + gold else [])


@rule("DN-A01", "DN-A02", "DN-A03", "DN-A04", "DN-A07")
@pytest.mark.parametrize(
    "name",
    ["examination", "simple-surgery", "thorough-examination", "magical-diagnosis", "major-surgery"],
)
def test_a_card_without_text_gives_its_points_and_nothing_else(name: str) -> None:
    table = main(f"{name} {name}", deck="")
    told = act(table, f"play {name}")

    assert kinds(told) == ["card-played", "points-gained"]
    assert (prompt(table), in_play(table), hand(table)) == ("main", name, name)

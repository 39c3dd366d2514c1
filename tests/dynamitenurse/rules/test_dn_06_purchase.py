"""DN-6.5: buying from the piles of the Town, and the second Event."""

from __future__ import annotations

import pytest

from tests.kit.nurse import (
    act,
    choices,
    decide,
    discard,
    hand,
    kinds,
    leave_events,
    main,
    prompt,
    to_main,
    top_event,
    why,
)
from tests.kit.nurse_turns import pile, spend
from tests.kit.rules import rule
from wardround.dynamitenurse import GAME
from wardround.dynamitenurse.effects.piles import flattened
from wardround.dynamitenurse.state import Table


def buying(events: str = "closed", **points: int) -> Table:
    """Return a game in the Main Phase of seat 1, which has nothing but these points.

    Of one Event, it lies on top of the shuffled others; of several, no others are left.
    """
    table = main("", deck="")
    if len(events.split()) == 1:
        top_event(table, events)
        table.town.events = (tuple(flattened(table.town.events)),)
    else:
        leave_events(table, events)
    to_main(table, 0, **points)
    return table


def event_pile(table: Table) -> tuple[str | None, list[str], list[str]]:
    """Return the top Event, what is known to lie at the bottom, and all beneath the top."""
    seen = GAME.view(table, None)["town"]["events"]
    return seen["top"], seen["bottom"], seen["left"]


# --- DN-6.5.1 ----------------------------------------------------------------------------------


@rule("DN-6.5.1")
@pytest.mark.parametrize("name", ["n07", "n01", "examination", "simple-surgery"])
def test_nurses_and_starting_cards_are_never_bought(name: str) -> None:
    table = buying(gold=9)

    assert why(table, f"buy {name}") == ("never-bought", "DN-6.5.1")


@rule("DN-6.5.1")
def test_every_action_card_of_the_town_can_be_bought_and_nothing_else() -> None:
    """With 9 Gold: one card of each pile, the top Event, and the second one."""
    table = buying(gold=9)

    assert choices(table) == [
        "buy thorough-examination",
        "buy magical-diagnosis",
        "buy white-magic",
        "buy cut-rate-medical-equipment",
        "buy major-surgery",
        "buy black-magic",
        "buy upgraded-medical-equipment",
        "buy cutting-edge-medical-equipment",
        "buy hit-the-books",
        "buy moonlighting",
        "buy reference-letter",
        "buy closed",
        "buy second event",
        "done",
    ]


# --- DN-6.5.2 ----------------------------------------------------------------------------------


@rule("DN-6.5.2")
def test_a_card_is_paid_for_in_gold_and_goes_to_the_discard_pile() -> None:
    table = buying(gold=5)

    told = act(table, "buy major-surgery")

    assert told == [{"event": "card-bought", "seat": 0, "card": "major-surgery", "cost": 4}]
    assert (spend(table), discard(table), hand(table)) == ((0, 1), "major-surgery", "")
    assert pile(table, "major-surgery") == 7


@rule("DN-6.5.2")
def test_who_has_less_gold_than_it_costs_cannot_buy_a_card() -> None:
    """TP do not help."""
    table = buying(gold=3, tp=9)

    assert why(table, "buy major-surgery") == ("not-enough-gold", "DN-6.5.2")
    assert "buy hit-the-books" in choices(table)


@rule("DN-6.5.2")
def test_one_purchase_buys_one_card() -> None:
    table = buying(gold=9)

    act(table, "buy white-magic")

    assert choices(table) == ["done"]


@rule("DN-6.5.2")
def test_the_top_event_can_be_bought_and_the_next_is_turned_up() -> None:
    table = buying(gold=2)

    act(table, "buy closed")
    asked = prompt(table)
    told = decide(table, "erase")

    assert (discard(table), spend(table), asked) == ("closed", (0, 0), "luck event")
    assert told == [{"event": "event-revealed", "seat": -1, "card": "erase"}]
    assert (event_pile(table)[0], len(event_pile(table)[2])) == ("erase", 14)


@rule("DN-6.5.2")
def test_an_event_beneath_the_top_cannot_be_named() -> None:
    table = buying(gold=9)

    assert why(table, "buy erase") == ("not-on-top", "DN-6.5.2")


# --- DN-6.5.3 ----------------------------------------------------------------------------------


@rule("DN-6.5.3")
def test_the_second_event_is_revealed_and_may_be_bought() -> None:
    """The top card goes to the bottom, for all to see, before the next is turned up."""
    table = buying(gold=5)

    told = act(table, "buy second event")
    told += decide(table, "erase")
    shown = event_pile(table)
    offered = choices(table)
    act(table, "buy erase")

    assert kinds(told) == ["second-event-declared", "event-revealed"]
    assert (shown[0], shown[1], offered) == ("erase", ["closed"], ["buy erase", "skip"])
    assert (discard(table), spend(table)) == ("erase", (0, 1))
    assert prompt(table) == "luck event"


@rule("DN-6.5.3")
def test_a_second_event_not_bought_stays_on_top_and_the_purchase_is_used_up() -> None:
    table = buying(gold=9)

    act(table, "buy second event")
    decide(table, "erase")
    act(table, "skip")

    assert (event_pile(table)[0], discard(table), spend(table)) == ("erase", "", (0, 9))
    assert choices(table) == ["done"]


@rule("DN-6.5.3")
def test_no_gold_is_needed_to_declare() -> None:
    """Who cannot pay for the card is not asked, and it stays on top."""
    table = buying(gold=0)

    act(table, "buy second event")
    told = decide(table, "erase")

    assert kinds(told) == ["event-revealed", "event-not-bought"]
    assert (event_pile(table)[:2], choices(table)) == (("erase", ["closed"]), ["done"])


@rule("DN-6.5.3")
def test_the_card_put_beneath_cannot_be_bought_instead() -> None:
    """Nor anything else: it is this card or none."""
    table = buying(gold=9)

    act(table, "buy second event")
    decide(table, "erase")

    assert why(table, "buy closed") == ("not-on-top", "DN-6.5.3")
    assert why(table, "buy white-magic") == ("not-on-top", "DN-6.5.3")


@rule("DN-6.5.3")
def test_of_two_events_the_first_is_next_again() -> None:
    """It was put under the only other one."""
    table = buying("closed erase", gold=9)

    act(table, "buy second event", "buy erase")

    assert (event_pile(table), discard(table)) == (("closed", [], []), "erase")


@rule("DN-6.5.3")
@pytest.mark.parametrize("left", ["erase", ""])
def test_with_fewer_than_two_events_the_second_cannot_be_declared(left: str) -> None:
    table = main("", deck="")
    leave_events(table, left)
    to_main(table, 0, gold=9)

    assert why(table, "buy second event") == ("no-second-event", "DN-6.5.3")


@rule("DN-6.5.3")
def test_the_last_event_leaves_an_empty_pile() -> None:
    table = main("", deck="")
    leave_events(table, "erase")
    to_main(table, 0, gold=9, flex=2)

    act(table, "buy erase")

    assert (discard(table), event_pile(table)) == ("erase", (None, [], []))
    assert [line for line in choices(table) if "erase" in line or "event" in line] == []


@rule("DN-6.5.3")
def test_declaring_the_second_is_a_purchase_of_its_own() -> None:
    """With two Purchases it can be declared twice; the first card seen comes last."""
    table = buying(flex=2)

    for name in ("erase", "critical-condition"):
        act(table, "buy second event")
        decide(table, name)

    assert event_pile(table)[:2] == ("critical-condition", ["closed", "erase"])
    assert why(table, "buy second event") == ("no-purchase-left", "DN-6.3")

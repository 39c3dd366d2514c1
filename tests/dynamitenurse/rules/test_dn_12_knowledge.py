"""DN-12.3 to DN-12.5: what stays known, what Closed hides, and secret choices."""

from __future__ import annotations

from typing import cast

import pytest

from tests.kit.nurse import (
    act,
    admit,
    chance,
    choices,
    decide,
    give,
    hand,
    leave_events,
    leave_nurses,
    main,
    prompt,
    to_main,
)
from tests.kit.nurse_turns import to_cleanup
from tests.kit.nurse_views import VIEWERS, known, own_hospital, view
from tests.kit.rules import rule
from wardround.core.luck import Rng
from wardround.core.reveals import others, reveals
from wardround.dynamitenurse import GAME, soundness
from wardround.dynamitenurse.state import Table
from wardround.dynamitenurse.view_types import NurseStack

# --- what stays known ----------------------------------------------------------------------------


@rule("DN-12.3")
def test_events_put_under_their_pile_are_known_to_all_in_order() -> None:
    table = main()
    table.main.flex = 2
    leave_events(table, "erase closed passing-the-buck")
    table.town.events = (tuple(sorted(one for layer in table.town.events for one in layer)),)
    act(table, "buy second event")
    decide(table, "closed")
    assert [view(table, one)["town"]["events"]["bottom"] for one in VIEWERS] == [
        ["passing-the-buck", "erase"]
    ] * 4

    act(table, "buy second event")
    assert view(table, 1)["town"]["events"]["bottom"] == ["erase", "closed"]


@rule("DN-12.3")
def test_a_returned_event_lies_under_those_put_there_before() -> None:
    table = main("erase")
    act(table, "buy second event")
    chance(table)
    before = view(table, 1)["town"]["events"]["bottom"]
    act(table, "play erase")

    assert view(table, 1)["town"]["events"]["bottom"] == [*before, "erase"]


@rule("DN-12.3")
def test_a_card_taken_from_the_discard_pile_is_known_to_be_in_the_hand_until_it_is_played() -> None:
    table = main("n14 examination")
    give(table, 0, discard="white-magic")
    act(table, "play n14")
    assert [known(table, viewer) for viewer in (1, 2, None)] == [["white-magic"]] * 3
    assert "white-magic" not in own_hospital(table, 1)["unseen"]

    act(table, "play white-magic")
    assert known(table) == []


@rule("DN-12.3")
def test_it_stays_known_when_it_is_kept_and_everything_else_is_seen_to_go() -> None:
    table = main("examination simple-surgery")
    give(table, 0, shown="white-magic")
    to_cleanup(table)
    act(table, "keep white-magic")
    chance(table)

    assert known(table) == ["white-magic"]


@rule("DN-12.3")
def test_a_discard_of_the_same_card_leaves_it_in_doubt() -> None:
    """One of two White Magics was known; which of them was kept, nobody else can tell."""
    table = main("white-magic simple-surgery")
    give(table, 0, shown="white-magic")
    to_cleanup(table)
    act(table, "keep white-magic")
    chance(table)

    assert known(table) == []


@rule("DN-12.3")
def test_the_other_card_kept_is_not_known() -> None:
    table = main("simple-surgery examination")
    give(table, 0, shown="white-magic")
    to_cleanup(table)
    act(table, "keep simple-surgery")
    chance(table)

    assert known(table) == []


# --- Closed --------------------------------------------------------------------------------------


def closed(top: str = "n07") -> Table:
    """Return a table after seat 0 put a Nurse on top of her pile."""
    table = main("closed")
    act(table, "play closed", "search nurses", f"top {top}")
    return table


def nurses(table: Table, viewer: int | None) -> NurseStack:
    """Return what a viewer sees of the Nurse pile."""
    return view(table, viewer)["town"]["nurses"]


@rule("DN-12.4")
def test_only_the_player_of_closed_knows_the_top_nurse() -> None:
    table = closed()

    assert [nurses(table, viewer)["top"] for viewer in VIEWERS] == ["n07", None, None, None]
    assert nurses(table, 0)["bottom"] == []


@rule("DN-12.4", "DN-12.5")
def test_the_others_learn_only_that_the_pile_was_searched() -> None:
    table = main("closed")
    told = act(table, "play closed", "search nurses", "top n07")

    assert told[-1] == {"event": "pile-searched", "seat": 0, "pile": "nurses"}
    assert "n07" not in str([one for one in told if one["event"] != "pile-searched"])
    for viewer in (1, 2, None):
        assert view(closed("n07"), viewer) == view(closed("n08"), viewer)
    assert view(closed("n07"), 0) != view(closed("n08"), 0)


@rule("DN-12.4")
def test_of_two_nurses_the_others_do_not_know_the_order() -> None:
    """What lies beneath the top one would tell it."""
    seen: list[list[NurseStack]] = []
    for top in ("n07", "n08"):
        table = main("closed")
        leave_nurses(table, "n07 n08")
        act(table, "play closed", "search nurses", f"top {top}")
        seen.append([nurses(table, viewer) for viewer in VIEWERS])

    assert seen[0][1:] == seen[1][1:]
    assert (seen[0][1]["left"], seen[0][1]["bottom"]) == (["n07", "n08"], [])
    assert [(one[0]["top"], one[0]["bottom"]) for one in seen] == [
        ("n07", ["n07", "n08"]),
        ("n08", ["n08", "n07"]),
    ]


@rule("DN-12.4")
def test_a_single_nurse_is_known_to_all_whoever_searches_her_pile() -> None:
    table = main("closed")
    leave_nurses(table, "n07")
    act(table, "play closed", "search nurses")
    soundness.check(table)

    assert [nurses(table, viewer)["top"] for viewer in VIEWERS] == ["n07"] * 4
    assert view(cast(Table, GAME.redeal(table, 1, Rng(1))), 1) == view(table, 1)


@rule("DN-12.4")
@pytest.mark.parametrize("top", ["n07", "n08"])
@pytest.mark.parametrize("seed", range(20))
def test_who_takes_a_nurse_that_another_put_on_top_learns_something(top: str, seed: int) -> None:
    """No luck is called, but the Operation cannot be taken back: it showed a secret."""
    table = main("closed")
    leave_nurses(table, "n07 n08")
    act(table, "play closed", "search nurses", f"top {top}")
    give(table, 1, hand="major-surgery")
    admit(table, 1, "P01")
    to_main(table, 1, tp=2)
    before = cast(Table, GAME.redeal(table, 1, Rng(seed)))
    after = before.copy()
    action = GAME.action_parse(table, "operate P01")
    GAME.push(after, 1, action)

    assert reveals(GAME, others(GAME, before, 1), after, 1, action)


@rule("DN-12.4")
def test_a_search_by_somebody_else_takes_the_knowledge_away() -> None:
    table = closed()
    give(table, 1, hand="closed")
    to_main(table, 1)
    act(table, "play closed", "search nurses", "top n08")

    assert [nurses(table, viewer)["top"] for viewer in VIEWERS] == [None, "n08", None, None]


@rule("DN-12.4")
def test_the_nurse_is_known_to_nobody_in_particular_once_she_is_taken() -> None:
    table = closed()
    give(table, 1, hand="major-surgery")
    admit(table, 1, "P01")
    to_main(table, 1)
    told = act(table, "play major-surgery", "operate P01")

    assert told[-1] == {"event": "nurse-acquired", "seat": 1, "card": "n07"}
    assert [nurses(table, viewer)["top"] for viewer in VIEWERS] == [None] * 4


@rule("DN-12.4")
def test_a_search_voids_what_was_known_of_the_event_pile() -> None:
    table = main("closed")
    leave_events(table, "erase closed passing-the-buck critical-condition")
    assert len(view(table, 1)["town"]["events"]["bottom"]) == 3
    told = act(table, "play closed", "search events", "top closed")

    assert told[-1] == {"event": "event-revealed", "seat": -1, "card": "closed"}
    for viewer in VIEWERS:
        events = view(table, viewer)["town"]["events"]
        assert (events["top"], events["bottom"]) == ("closed", [])


# --- secret choices ------------------------------------------------------------------------------


@rule("DN-12.5")
def test_the_card_kept_in_cleanup_is_not_told() -> None:
    table = main("examination simple-surgery white-magic")
    to_cleanup(table)
    told = act(table, "keep white-magic")

    assert told == [
        {"event": "cards-kept", "seat": 0, "count": 1},
        {"event": "card-discarded", "seat": 0, "card": "examination"},
        {"event": "card-discarded", "seat": 0, "card": "simple-surgery"},
    ]


@rule("DN-12.5")
def test_cards_discarded_by_a_card_are_seen_by_all() -> None:
    table = main("n11 erase", deck="examination simple-surgery n07")
    told = act(table, "play n11", "discard erase", "discard n07")

    gone = [one["card"] for one in told if one["event"] == "card-discarded"]
    assert gone == ["erase", "n07"]


@rule("DN-1.8", "DN-12.5")
def test_a_hand_of_cards_all_alike_is_asked_which_to_discard() -> None:
    """Not being asked would tell the others that they are alike."""
    table = main("n11", deck="examination " * 5)
    act(table, "play n11")
    decide(table, "examination", "examination", "examination")

    assert (prompt(table), choices(table)) == ("discard", ["discard examination"])


# --- positions that a viewer could not tell apart ------------------------------------------------


@rule("DN-12.1", "DN-12.4")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_position_dealt_anew_looks_the_same_to_the_viewer(viewer: int | None) -> None:
    table = closed()
    give(table, 0, shown="erase")
    hands, tops = set(), set()
    for seed in range(40):
        other = GAME.redeal(table, viewer, Rng(seed))
        assert isinstance(other, Table)
        soundness.check(other)
        assert view(other, viewer) == view(table, viewer)
        hands.add(hand(other, 1))
        tops.add(other.town.nurses[0])

    assert (len(hands) > 1) == (viewer != 1)
    assert (len(tops) > 1) == (viewer != 0)

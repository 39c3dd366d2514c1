"""DN-12.1, DN-12.2: what is secret, and what is open."""

from __future__ import annotations

import pytest

from tests.kit.nurse import (
    acquire,
    act,
    admit,
    bury,
    card,
    chance,
    decide,
    give,
    hand,
    kill_marks,
    leave_events,
    leave_in_dungeon,
    leave_nurses,
    main,
    prompt,
    started,
    top_event,
    transport,
)
from tests.kit.nurse_turns import deck
from tests.kit.nurse_views import VIEWERS, known, own_hospital, view
from tests.kit.rules import rule
from wardround.dynamitenurse import GAME
from wardround.dynamitenurse.state import Table

# --- what is secret ------------------------------------------------------------------------------


@rule("DN-12.1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_hand_is_seen_by_its_owner_only(viewer: int | None) -> None:
    table = started()
    hands = [one["hand"] for one in view(table, viewer)["hospitals"]]

    assert hands == [hand(table, seat).split() if seat == viewer else None for seat in range(3)]


@rule("DN-12.1", "DN-12.2")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_the_others_see_hand_and_deck_as_one_heap(viewer: int | None) -> None:
    table = main("n07 white-magic", deck="examination n01")

    assert own_hospital(table, viewer)["unseen"] == ["examination", "white-magic", "n01", "n07"]
    assert own_hospital(table, viewer)["hand_count"] == 2
    assert own_hospital(table, viewer)["deck_count"] == 2


@rule("DN-12.1")
def test_the_order_of_a_deck_is_not_decided_before_it_is_drawn() -> None:
    """So nobody can know it: any card of the deck can still come first."""
    table = main("n07", deck="examination simple-surgery n01")
    assert own_hospital(table, 0)["unseen"] == ["examination", "simple-surgery", "n01"]
    act(table, "play n07")

    for name in ("examination", "simple-surgery", "n01"):
        other = table.copy()
        decide(other, name)
        assert hand(other) == name


@rule("DN-12.1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_only_the_top_of_dungeon_and_event_pile_is_visible_and_not_that_of_the_nurse_pile(
    viewer: int | None,
) -> None:
    table = main()
    leave_in_dungeon(table, "P30 P20 P10")
    top_event(table, "erase")
    town = view(table, viewer)["town"]

    assert town["dungeon"] == {"top": "P30", "count": 3, "left": ["P10", "P20", "P30"]}
    assert (town["events"]["top"], town["events"]["count"]) == ("erase", 16)
    assert (town["nurses"]["top"], town["nurses"]["count"]) == (None, 18)


@rule("DN-12.1")
def test_what_lies_beneath_the_top_is_not_decided_before_it_is_seen() -> None:
    table = main("examination examination")
    leave_in_dungeon(table, "P30 P20 P10")
    act(table, "done")

    for name in ("P20", "P10"):
        other = table.copy()
        decide(other, name)
        assert view(other, 0)["town"]["dungeon"]["top"] == name


@rule("DN-12.1")
def test_only_a_nurse_of_the_pile_can_come() -> None:
    table = main("major-surgery")
    admit(table, 0, "P01")
    act(table, "play major-surgery", "operate P01")

    assert prompt(table) == "luck nurse"
    assert [GAME.possible(table, (card(table, name),)) for name in ("n05", "n06", "n23")] == [
        False,
        True,
        True,
    ]


@rule("DN-12.1")
def test_only_as_many_cards_of_the_deck_as_are_drawn_can_come() -> None:
    table = main("n18", deck="examination simple-surgery n01")
    act(table, "play n18")
    outcomes = ["examination", "examination n01", "n01 examination", "examination white-magic"]

    assert [
        GAME.possible(table, tuple(card(table, name) for name in outcome.split()))
        for outcome in outcomes
    ] == [False, True, False, False]


# --- what is open --------------------------------------------------------------------------------


def lived_in() -> Table:
    """Return a table with something in every open place."""
    table = main("examination simple-surgery n07")
    give(table, 1, discard="erase white-magic")
    admit(table, 1, "P01 P10!")
    acquire(table, 2, "P37")
    transport(table, ("P02!", 2), ("P03", 0))
    bury(table, "P05")
    kill_marks(table, 2, 1, 0, dynamite_nurse=0)
    act(table, "play examination")
    return table


@rule("DN-12.1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everything_but_hands_and_piles_is_open(viewer: int | None) -> None:
    seen = view(lived_in(), viewer)
    hospitals = seen["hospitals"]

    assert hospitals[0]["in_play"] == ["examination"]
    assert hospitals[1]["discard"] == ["white-magic", "erase"]
    assert hospitals[1]["admitted"] == ["P01", "P10!"]
    assert hospitals[2]["acquired"] == ["P37"]
    assert [one["kill_marks"] for one in hospitals] == [2, 1, 0]
    assert [one["dynamite_nurse"] for one in hospitals] == [True, False, False]
    assert [one["markers"] for one in hospitals] == [5, 4, 5]
    assert [one["hand_count"] for one in hospitals] == [2, 4, 4]
    assert seen["ambulances"] == [{"patient": "P02!", "seat": 2}, {"patient": "P03", "seat": 0}]
    assert (seen["town"]["graveyard"], seen["town"]["kill_marks"]) == (["P05"], 9)
    assert seen["main"]["gold"] == 1


@rule("DN-12.1")
def test_the_very_first_patient_is_seen_like_any_other() -> None:
    table = main()
    leave_in_dungeon(table, "P01 P02 P03")
    assert view(table, 1)["town"]["dungeon"]["top"] == "P01"

    act(table, "done")
    assert view(table, 1)["arriving"] == "P01"


@rule("DN-12.1")
def test_everybody_sees_why_the_game_ended() -> None:
    table = main("n16", deck="")
    transport(table, ("P01!", 1))
    kill_marks(table, 11, 0, 0, dynamite_nurse=0)
    assert view(table, 2)["end"] is None

    act(table, "play n16")
    assert view(table, 2)["end"] == {"reason": "kill-marks"}


@rule("DN-12.1")
def test_views_differ_only_in_the_viewers_own_hand() -> None:
    table = lived_in()
    plain = view(table, None)
    for viewer in range(3):
        seen = view(table, viewer)
        seen["hospitals"][viewer] |= {
            "hand": None,
            "unseen": plain["hospitals"][viewer]["unseen"],
        }
        assert seen | {"viewer": None} == plain


@rule("DN-12.1")
def test_the_order_in_a_discard_pile_means_nothing() -> None:
    first, second = [main("n11", deck="examination simple-surgery n07") for _ in range(2)]
    act(first, "play n11", "discard n07", "discard examination")
    act(second, "play n11", "discard examination", "discard n07")

    assert first == second


@rule("DN-12.2")
def test_what_each_player_owns_is_open() -> None:
    """A card that is bought, a Nurse that comes, a card that is drawn: nothing is lost to sight."""
    table = started()
    for turn in range(6):
        act(table, "done")
        chance(table, turn)
        while prompt(table) != "main":
            act(table, GAME.action_text(table, GAME.legal(table, table.active)[0]))
            chance(table, turn)
    for seat, hospital in enumerate(table.hospitals):
        seen = view(table, (seat + 1) % 3)["hospitals"][seat]
        owned = sorted([*hospital.hand, *hospital.deck])
        assert sorted([*seen["unseen"], *seen["known"]]) == sorted(
            table.space.card_id(card) for card in owned
        )


@rule("DN-12.2")
def test_which_cards_are_left_in_the_piles_is_open() -> None:
    table = main()
    leave_nurses(table, "n09 n07 n08")
    leave_events(table, "closed erase passing-the-buck")
    town = view(table, 2)["town"]

    assert town["nurses"]["left"] == ["n07", "n08", "n09"]
    assert town["events"]["left"] == ["passing-the-buck", "erase"]


@rule("DN-12.2")
def test_who_has_no_deck_left_has_a_hand_that_everybody_can_tell() -> None:
    """What a player owns is open, and all of it is in the hand."""
    table = main("n18", deck="white-magic erase")
    assert known(table) == []
    act(table, "play n18")

    assert (deck(table), known(table)) == ("", ["white-magic", "erase"])

"""Cards of a user's that do what no card of the box does: the rules carry them out as well."""

from __future__ import annotations

from tests.kit.dynamitenurse_packs import HEADER, refusal
from tests.kit.nurse import (
    act,
    admit,
    ambulances,
    card,
    choices,
    decide,
    discard,
    end_game,
    give,
    hand,
    in_play,
    kill_marks,
    kinds,
    leave_in_dungeon,
    leave_nurses,
    main,
    points,
    prompt,
    purse,
)
from tests.kit.nurse_own_cards import BODY
from tests.kit.rules import rule
from tests.kit.user_packs import FILE, refused
from wardround.dynamitenurse import GAME
from wardround.dynamitenurse.scoring import final_kill_marks
from wardround.dynamitenurse.state import Table
from wardround.dynamitenurse.view_types import NurseStack


def table_with(hand: str, *, deck: str = "") -> Table:
    """Return a Main Phase with these cards in hand, some of them of the pack above."""
    return main(hand, deck=deck, packs={FILE: HEADER + BODY})


def left_in_pile(table: Table, name: str) -> int:
    """Return how many of a card its pile in the Town has."""
    return table.town.piles[card(table, name)]


def nurse_pile(table: Table, viewer: int | None = None) -> NurseStack:
    """Return the Nurse pile as a viewer sees it."""
    return GAME.view(table, viewer)["town"]["nurses"]


# --- counting what was played --------------------------------------------------------------------


@rule("DN-A05")
def test_every_second_copy_counts_those_that_have_left_play() -> None:
    """The text speaks of cards played, not of cards in play."""
    table = table_with("streak streak streak streak")
    given: list[object] = []
    for _ in range(4):
        before = int(table.main.tp)
        act(table, "play streak")
        given.append(int(table.main.tp) - before)

    assert (given, in_play(table)) == ([1, 4, 1, 4], "")


# --- leaving play by exchange --------------------------------------------------------------------


@rule("DN-N06")
def test_a_card_exchanged_away_does_not_go_to_the_town_as_well() -> None:
    table = table_with("boarder")
    give(table, 1, discard="n19")
    pile = nurse_pile(table)["count"]

    act(table, "play boarder")

    assert (discard(table), discard(table, 1), in_play(table)) == ("n19", "boarder", "")
    assert nurse_pile(table)["count"] == pile


# --- scrapping -----------------------------------------------------------------------------------


@rule("DN-9.5")
def test_a_scrapped_card_leaves_the_game() -> None:
    table = table_with("bribe examination")
    before = table.town.scrapped.count(card(table, "bribe"))

    told = act(table, "play bribe")

    assert kinds(told) == ["card-played", "points-gained", "card-scrapped"]
    assert table.town.scrapped.count(card(table, "bribe")) == before + 1
    assert (hand(table), in_play(table), discard(table)) == ("examination", "", "")
    assert left_in_pile(table, "bribe") == 1


@rule("DN-9.5")
def test_what_a_scrapped_card_gave_stays_and_its_points_are_gone() -> None:
    table = table_with("bribe")
    act(table, "play bribe")

    assert purse(table) == {"gold": 3, "flex": 1}
    end_game(table)
    assert points(table) == {}


@rule("DN-9.5")
def test_a_scrapped_card_is_not_shuffled_into_a_new_deck() -> None:
    table = table_with("bribe simple-surgery")
    act(table, "play bribe", "done")
    decide(table, "P05")
    act(table, "assign 2", "done")

    assert discard(table) == ""
    assert hand(table) == "simple-surgery"


@rule("DN-3.5", "DN-9.5")
def test_a_card_that_would_have_been_scrapped_is_still_owned_when_its_effect_ends_the_game() -> (
    None
):
    table = table_with("big-surprise")
    admit(table, 1, "P01!")
    kill_marks(table, 0, 11, 0)

    act(table, "play big-surprise")

    assert table.over()
    assert in_play(table) == "big-surprise"


# --- returning -----------------------------------------------------------------------------------


@rule("DN-9.4")
def test_an_action_card_that_returns_goes_onto_its_own_pile_and_can_be_bought_again() -> None:
    table = table_with("loan")

    assert left_in_pile(table, "loan") == 1
    told = act(table, "play loan")

    assert kinds(told) == ["card-played", "points-gained", "card-returned"]
    assert left_in_pile(table, "loan") == 2
    assert in_play(table) == ""
    act(table, "buy loan")
    assert (left_in_pile(table, "loan"), discard(table)) == (1, "loan")


@rule("DN-9.2")
def test_a_returned_card_revives_an_empty_pile() -> None:
    table = table_with("loan loan examination examination")
    act(table, "play examination", "play examination")
    assert "buy loan" not in choices(table)

    act(table, "play loan")

    assert left_in_pile(table, "loan") == 1
    assert "buy loan" in choices(table)


@rule("DN-9.4")
def test_a_nurse_that_returns_goes_face_down_to_the_bottom_and_everybody_knows_it() -> None:
    table = table_with("temp")
    assert nurse_pile(table)["bottom"] == []

    told = act(table, "play temp")

    assert kinds(told) == ["card-played", "actions-gained", "card-returned"]
    assert [nurse_pile(table, viewer)["bottom"] for viewer in (0, 1, 2)] == [["temp"]] * 3
    assert nurse_pile(table)["top"] is None
    assert in_play(table) == ""


@rule("DN-9.4")
def test_a_nurse_at_the_bottom_comes_last() -> None:
    table = table_with("temp simple-surgery simple-surgery")
    admit(table, 0, "P01")
    leave_nurses(table, "n07 n08")

    act(table, "play temp", "play simple-surgery", "play simple-surgery", "operate P01")

    assert discard(table) == "n07"
    assert nurse_pile(table)["bottom"] == ["n08", "temp"]


@rule("DN-9.2", "DN-9.4")
def test_a_nurse_alone_in_her_pile_is_its_top_card() -> None:
    table = table_with("temp simple-surgery simple-surgery")
    admit(table, 0, "P01")
    leave_nurses(table)

    act(table, "play temp")
    assert nurse_pile(table)["top"] == "temp"

    act(table, "play simple-surgery", "play simple-surgery", "operate P01")
    assert discard(table) == "temp"


@rule("DN-12.4")
def test_a_nurse_put_under_a_searched_pile_does_not_tell_what_is_on_top() -> None:
    table = table_with("temp closed")
    act(table, "play closed", "search nurses", "top n07", "play temp")

    assert nurse_pile(table, 0)["top"] == "n07"
    assert [nurse_pile(table, viewer)["top"] for viewer in (1, 2, None)] == [None] * 3
    assert [nurse_pile(table, viewer)["bottom"] for viewer in (0, 1)] == [["temp"]] * 2


def test_a_nurse_may_return_unless_the_dynamite_nurse_played_her() -> None:
    table = table_with("guard")
    act(table, "play guard")
    assert in_play(table) == ""

    table = table_with("guard")
    kill_marks(table, 1, 0, 0, dynamite_nurse=0)
    act(table, "play guard")
    assert in_play(table) == "guard"


def test_a_nurse_who_was_exchanged_has_left_play_and_is_not_scrapped() -> None:
    table = table_with("guest")
    told = act(table, "play guest")
    assert kinds(told) == ["card-played", "card-scrapped"]

    table = table_with("guest")
    give(table, 1, discard="n07")
    told = act(table, "play guest")
    assert kinds(told) == ["card-played", "nurse-exchanged"]
    assert (discard(table, 0), discard(table, 1)) == ("n07", "guest")


def test_a_starting_nurse_cannot_return() -> None:
    told = 'afterwards = "returns"'

    assert refusal(f'[[nurse]]\nid = "n01"\n{told}\n') == refused(
        "pack-not-with", "nurse n01", "colour", other=told
    )


# --- several transports --------------------------------------------------------------------------


@rule("DN-7.5")
def test_a_card_may_transport_twice_and_goes_on_after_both() -> None:
    table = table_with("convoy")
    leave_in_dungeon(table, "P01 P02 P03 P04")

    act(table, "play convoy")
    decide(table, "P02")
    assert purse(table) == {"tp": 1, "flex": 1}
    act(table, "assign 2")
    decide(table, "P03")
    assert prompt(table) == "assign"
    act(table, "assign 3")

    assert ambulances(table) == [("P01", 1), ("P02", 2)]
    assert prompt(table) == "main"
    assert purse(table) == {"tp": 2, "flex": 1}


@rule("DN-3.5", "DN-7.5")
def test_the_second_transport_does_not_take_place_if_the_first_ends_the_game() -> None:
    table = table_with("convoy")
    leave_in_dungeon(table, "P01")

    act(table, "play convoy")

    assert table.over()
    assert ambulances(table) == []
    assert purse(table) == {"tp": 1, "flex": 1}


# --- two copies of one Nurse ---------------------------------------------------------------------


def test_two_copies_of_a_nurse_work_each_for_itself() -> None:
    table = table_with("twin twin")

    assert choices(table).count("play twin") == 1
    act(table, "play twin", "play twin")
    assert purse(table) == {"flex": 3}
    assert in_play(table) == "twin twin"


@rule("DN-3.6")
def test_the_end_texts_of_two_copies_add_up() -> None:
    table = table_with("twin", deck="twin")
    kill_marks(table, 3, 0, 0)
    end_game(table)

    assert final_kill_marks(table, 0) == 1
    assert points(table) == {"card twin": 2, "kill-marks": -1}


@rule("DN-N06")
def test_an_exchange_takes_one_of_two_copies() -> None:
    table = table_with("n06 examination")
    give(table, 1, discard="twin twin")
    act(table, "play n06")

    assert (discard(table, 0), discard(table, 1)) == ("twin", "n06 twin")


@rule("DN-A16")
def test_a_search_offers_two_copies_once_and_leaves_the_other_in_the_pile() -> None:
    table = table_with("closed")
    act(table, "play closed", "search nurses")

    assert choices(table).count("top twin") == 1
    act(table, "top twin")
    assert (nurse_pile(table, 0)["top"], nurse_pile(table, 1)["top"]) == ("twin", None)
    left = nurse_pile(table, 1)["left"]
    assert isinstance(left, list)
    assert left.count("twin") == 2


def test_a_nurse_can_be_acquired_twice() -> None:
    table = table_with("n12 major-surgery", deck="examination")
    admit(table, 0, "P01")
    leave_nurses(table, "twin twin n07")

    act(table, "play n12", "play major-surgery", "operate P01")

    assert discard(table) == "twin twin"

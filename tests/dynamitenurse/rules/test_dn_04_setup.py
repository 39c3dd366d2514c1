"""DN-4: what every player begins with, what lies in the Town, and who begins."""

from __future__ import annotations

import pytest

from tests.kit.nurse import (
    act,
    ambulances,
    chance,
    decide,
    graveyard,
    hand,
    names,
    new,
    patient,
    prompt,
    started,
)
from tests.kit.nurse_turns import deck, markers, marks, to_cleanup
from tests.kit.rules import rule
from wardround.core.game import CHANCE
from wardround.core.luck import Rng
from wardround.dynamitenurse import GAME
from wardround.dynamitenurse.state import Table

NINE = "examination " * 5 + "simple-surgery " * 3
"""The Action cards that every player begins with, sorted."""


def owned(table: Table, seat: int) -> str:
    """Return all cards of a player, sorted."""
    hospital = table.hospitals[seat]
    return names(table, sorted([*hospital.hand, *hospital.deck]))


def piles(table: Table) -> dict[str, int]:
    """Return how many cards lie in the piles of the Town, those with none left out."""
    return {
        table.space.card_id(card): left for card, left in enumerate(table.town.piles) if left > 0
    }


# --- DN-4.1 ------------------------------------------------------------------------------------


@rule("DN-4.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_begins_with_nine_cards_and_six_markers(seats: int) -> None:
    """5 Examination, 3 Simple Surgery and the Nurse of the seat: N01 for seat 1 and so on."""
    table = started(seats)

    assert [owned(table, seat) for seat in range(seats)] == [
        f"{NINE}n0{seat + 1}" for seat in range(seats)
    ]
    assert markers(table) == [6] * seats


@rule("DN-4.1")
def test_the_first_hand_is_four_cards_of_the_shuffled_deck() -> None:
    """Luck says which: any four of the nine, the Nurse among them or not."""
    table = new(3, first_player=0)
    decide(table, "P01")
    decide(table, "erase")

    asked = GAME.luck(table)
    decide(table, "examination", "simple-surgery", "simple-surgery", "n01")

    assert asked is not None
    assert (asked["kind"], asked["seat"]) == ("draw", 0)
    assert hand(table) == "examination simple-surgery simple-surgery n01"
    assert deck(table) == "examination examination examination examination simple-surgery"


@rule("DN-4.1")
def test_everybody_draws_a_first_hand() -> None:
    table = started(5)

    assert [len(one.hand) for one in table.hospitals] == [4] * 5
    assert [len(one.deck) for one in table.hospitals] == [5] * 5
    assert [(one.discard, one.in_play) for one in table.hospitals] == [([], [])] * 5


@rule("DN-4.1")
def test_hands_are_drawn_in_turn_from_the_first_player_on() -> None:
    table = new(4, first_player=2)
    drawers: list[int] = []
    while GAME.actor(table) == CHANCE:
        luck = GAME.luck(table)
        assert luck is not None
        if luck["kind"] == "draw":
            drawers.append(luck["seat"])
        GAME.push_luck(table, GAME.sample(table, Rng(1)))

    assert drawers == [2, 3, 0, 1]


@rule("DN-4.1")
def test_spare_starting_cards_leave_the_game() -> None:
    """With 3 players the Town has no starting card, and N04 and N05 are nowhere."""
    table = started(3)
    nurses = names(table, [one for layer in table.town.nurses for one in layer]).split()

    assert piles(table).keys().isdisjoint({"examination", "simple-surgery"})
    assert {"n04", "n05"}.isdisjoint(nurses)
    assert table.town.scrapped == []


@rule("DN-4.1")
def test_a_table_may_choose_its_colours() -> None:
    """The starting Nurse is that of the colour."""
    table = started(3, colours="purple,red")

    assert [owned(table, seat)[-3:] for seat in range(3)] == ["n05", "n01", "n02"]
    assert [one["colour"] for one in GAME.view(table, None)["hospitals"]] == [
        "purple",
        "red",
        "blue",
    ]


# --- DN-4.2 ------------------------------------------------------------------------------------


@rule("DN-4.2")
def test_the_dungeon_holds_forty_patients_of_which_the_top_one_is_seen() -> None:
    table = new(4, first_player=0)

    told = decide(table, "P17")
    seen = GAME.view(table, None)["town"]["dungeon"]

    assert told == [{"event": "patient-revealed", "seat": -1, "patient": "P17"}]
    assert (seen["top"], seen["count"]) == ("P17", 40)
    assert sorted(table.town.dungeon) == [one for one in range(40) if one != patient("P17")]


@rule("DN-4.2")
def test_any_patient_may_lie_on_top_of_the_dungeon() -> None:
    table = new(3, first_player=0)

    assert [one for one in range(40) if not GAME.possible(table, (one,))] == []
    assert not GAME.possible(table, (40,))


@rule("DN-4.2")
def test_there_is_a_pile_for_each_other_action_card() -> None:
    assert piles(started()) == {
        "thorough-examination": 10,
        "magical-diagnosis": 8,
        "white-magic": 10,
        "cut-rate-medical-equipment": 6,
        "major-surgery": 8,
        "black-magic": 8,
        "upgraded-medical-equipment": 5,
        "cutting-edge-medical-equipment": 3,
        "hit-the-books": 6,
        "moonlighting": 6,
        "reference-letter": 6,
    }


@rule("DN-4.2")
def test_all_events_are_shuffled_into_one_pile_of_which_the_top_one_is_seen() -> None:
    table = new(3, first_player=0)
    decide(table, "P01")

    told = decide(table, "closed")
    seen = GAME.view(table, None)["town"]["events"]

    assert told[0] == {"event": "event-revealed", "seat": -1, "card": "closed"}
    assert (seen["top"], seen["count"], seen["bottom"]) == ("closed", 16, [])
    assert seen["left"] == (
        ["passing-the-buck"] * 5
        + ["erase"] * 4
        + ["closed"] * 2
        + ["this-is-all-wrong"] * 2
        + ["critical-condition"] * 2
    )


@rule("DN-4.2")
def test_the_nurse_pile_holds_the_eighteen_others_face_down() -> None:
    seen = GAME.view(started(), None)["town"]["nurses"]

    assert (seen["count"], seen["top"]) == (18, None)
    assert seen["left"] == [f"n{number:02}" for number in range(6, 24)]


@rule("DN-4.2")
@pytest.mark.parametrize(("seats", "marks_"), [(3, 12), (4, 15), (5, 15)])
def test_there_are_fifteen_kill_marks_and_twelve_for_three(seats: int, marks_: int) -> None:
    table = started(seats)

    assert (table.town.kill_marks, marks(table)) == (marks_, [0] * seats)


@rule("DN-4.2")
def test_ambulances_and_graveyard_are_empty_and_nobody_is_the_dynamite_nurse() -> None:
    table = started()

    assert (ambulances(table), graveyard(table)) == ([], "")
    assert GAME.view(table, None)["town"]["dynamite_nurse"] is None


# --- DN-4.3 ------------------------------------------------------------------------------------


@rule("DN-4.3")
def test_the_first_player_is_an_outcome_of_chance() -> None:
    table = new(4)
    asked = prompt(table)

    possible = [seat for seat in range(-1, 6) if GAME.possible(table, (seat,))]
    told = decide(table, "2")
    chance(table)

    assert (asked, possible) == ("luck first-player", [0, 1, 2, 3])
    assert told[0] == {"event": "first-player", "seat": 2}
    assert (prompt(table), GAME.actors(table)) == ("main", [2])


@rule("DN-4.3")
def test_a_table_may_name_the_first_player() -> None:
    table = started(4, first_player=3)

    assert GAME.actors(table) == [3]


@rule("DN-4.3")
def test_play_goes_clockwise() -> None:
    """From seat 3 of 3 on to seat 1, then 2."""
    table = started(3, first_player=2)
    turns = []
    for _ in range(4):
        turns.append(GAME.actor(table))
        to_cleanup(table, int(table.active))
        act(table, "done")
        chance(table)

    assert turns == [2, 0, 1, 2]

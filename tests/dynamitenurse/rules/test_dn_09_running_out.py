"""DN-9: empty decks and piles, cards that return to the Town or leave the game."""

from __future__ import annotations

from tests.kit.dynamitenurse_packs import HEADER
from tests.kit.nurse import (
    act,
    admit,
    card,
    chance,
    choices,
    decide,
    discard,
    give,
    hand,
    in_play,
    kill_marks,
    kinds,
    leave_events,
    leave_nurses,
    main,
    names,
    prompt,
    to_main,
    transport,
    why,
)
from tests.kit.nurse_turns import (
    deck,
    empty_pile,
    marks,
    pile,
    spend,
    to_cleanup,
)
from tests.kit.rules import rule
from tests.kit.user_packs import FILE
from wardround.dynamitenurse import GAME
from wardround.dynamitenurse.content import SCRAPPED
from wardround.dynamitenurse.effects.piles import flattened
from wardround.dynamitenurse.reading import read_content

# --- DN-9.1 ------------------------------------------------------------------------------------


@rule("DN-9.1")
def test_with_an_empty_deck_the_discard_pile_becomes_a_new_one() -> None:
    """In the middle of a draw: the last card first, then one of the new deck."""
    table = main("n18", deck="n19")
    give(table, 0, discard="examination examination simple-surgery")

    told = act(table, "play n18")
    asked = GAME.luck(table)
    told += decide(table, "simple-surgery")

    assert kinds(told) == ["card-played", "cards-drawn", "deck-rebuilt", "cards-drawn"]
    assert [one["count"] for one in told[1:]] == [1, 3, 1]
    assert asked is not None
    assert asked["kind"] == "draw"
    assert hand(table) == "simple-surgery n19"
    assert (deck(table), discard(table)) == ("examination examination", "")


@rule("DN-9.1")
def test_cards_in_play_are_not_shuffled_in() -> None:
    table = main("white-magic n18", deck="")
    give(table, 0, discard="examination simple-surgery n19")

    act(table, "play white-magic", "play n18")
    decide(table, "examination", "simple-surgery")

    assert (in_play(table), deck(table)) == ("white-magic n18", "n19")


@rule("DN-9.1")
def test_an_empty_deck_stays_empty_until_a_card_must_be_drawn() -> None:
    """The last card of the deck is drawn: the discard pile stays where it is."""
    table = main("n19 n22", deck="simple-surgery")
    give(table, 0, discard="examination n21")

    told = act(table, "play n19")
    after = (deck(table), discard(table))
    told += act(table, "play n22")

    assert after == ("", "examination n21")
    assert kinds(told).count("deck-rebuilt") == 1
    assert prompt(table) == "luck draw"


@rule("DN-9.1")
def test_with_deck_and_discard_pile_empty_no_more_is_drawn() -> None:
    """Ginger draws one of three and then discards from what there is."""
    table = main("n11 examination examination", deck="simple-surgery")

    told = act(table, "play n11")

    assert kinds(told) == ["card-played", "cards-drawn"]
    assert hand(table) == "examination examination simple-surgery"
    assert prompt(table) == "discard"


@rule("DN-9.1")
def test_with_no_card_at_all_drawing_does_nothing() -> None:
    """Not a card comes, the rest of the text is carried out, and Cleanup goes on as well."""
    table = main("hit-the-books", deck="")
    transport(table, ("P01", 1), ("P02", 1), ("P03", 1))

    told = act(table, "play hit-the-books")

    assert kinds(told) == ["card-played", "transport-failed", "patient-worsened"]
    assert (hand(table), prompt(table)) == ("", "main")


@rule("DN-9.1")
def test_cleanup_of_a_player_with_fewer_than_four_cards_draws_them_all() -> None:
    table = main("examination", deck="simple-surgery")
    act(table, "play examination")
    to_cleanup(table)

    assert (hand(table), GAME.actors(table)) == ("examination simple-surgery", [1])


@rule("DN-9.1")
def test_a_player_without_any_card_takes_turns_all_the_same() -> None:
    table = main("", deck="")
    to_cleanup(table)

    assert (hand(table), GAME.actors(table), prompt(table)) == ("", [1], "main")


# --- DN-9.2 ------------------------------------------------------------------------------------


@rule("DN-9.2")
def test_nothing_can_be_bought_from_an_empty_pile() -> None:
    table = main("", deck="")
    empty_pile(table, "white-magic")
    to_main(table, 0, gold=9)

    assert "buy white-magic" not in choices(table)
    assert why(table, "buy white-magic") == ("pile-empty", "DN-9.2")


@rule("DN-9.2")
def test_the_last_card_of_a_pile_can_be_bought_and_the_game_goes_on() -> None:
    table = main("", deck="")
    table.town.piles[card(table, "white-magic")] = 1
    table.town.scrapped = sorted([*table.town.scrapped, *[card(table, "white-magic")] * 9])
    to_main(table, 0, gold=9, flex=2)

    act(table, "buy white-magic")

    assert (pile(table, "white-magic"), discard(table)) == (0, "white-magic")
    assert "buy thorough-examination" in choices(table)


@rule("DN-9.2")
def test_a_returned_event_revives_the_empty_pile() -> None:
    """It lies face up on top at once, and can be bought again in the same phase."""
    table = main("critical-condition", deck="")
    leave_events(table)
    to_main(table, 0, gold=9)

    act(table, "play critical-condition")

    assert GAME.view(table, None)["town"]["events"] == {
        "top": "critical-condition",
        "count": 1,
        "left": [],
        "bottom": [],
    }
    assert "buy critical-condition" in choices(table)


RETURNING = (
    '[[action]]\nid = "white-magic"\neffect = []\nafterwards = "returns"\n'
    '[[nurse]]\nid = "n18"\neffect = []\nafterwards = "returns"\n'
    '[[action]]\nid = "moonlighting"\neffect = []\nafterwards = "scrapped"\n'
)
"""A pack of the user's with an Action card and a Nurse that return, and one that is scrapped."""


@rule("DN-9.2")
def test_a_returned_action_card_revives_its_empty_pile() -> None:
    table = main("white-magic", deck="", packs={FILE: HEADER + RETURNING})
    empty_pile(table, "white-magic")
    to_main(table, 0, gold=9)

    act(table, "play white-magic", "buy white-magic")

    assert (in_play(table), discard(table)) == ("", "white-magic")


@rule("DN-9.2")
def test_a_returned_nurse_revives_her_empty_pile() -> None:
    """Nurses are at hand again for the next Operation: this one, as all know."""
    table = main("n18", deck="", packs={FILE: HEADER + RETURNING})
    leave_nurses(table)
    admit(table, 0, "P01")
    to_main(table, 0, tp=2)

    act(table, "play n18")
    seen = GAME.view(table, None)["town"]["nurses"]["top"]
    act(table, "operate P01")

    assert (seen, discard(table)) == ("n18", "n18")


# --- DN-9.4 ------------------------------------------------------------------------------------


@rule("DN-9.4")
def test_a_returned_event_goes_to_the_bottom_of_its_pile() -> None:
    """Everybody knows that it is there, and sees nothing else of the pile."""
    table = main("critical-condition", deck="")
    leave_events(table, "closed erase")

    told = act(table, "play critical-condition")
    seen = GAME.view(table, 1)["town"]["events"]

    assert told[-1] == {"event": "card-returned", "seat": 0, "card": "critical-condition"}
    assert (seen["top"], seen["bottom"]) == ("closed", ["erase", "critical-condition"])
    assert in_play(table) == ""


@rule("DN-9.4")
def test_a_returned_event_lies_face_up_once_it_is_on_top() -> None:
    """Ruling: alone in its pile at once, though it is put there face-down."""
    table = main("critical-condition", deck="")
    leave_events(table, "")

    act(table, "play critical-condition")
    seen = GAME.view(table, 1)["town"]["events"]

    assert (seen["top"], seen["bottom"]) == ("critical-condition", [])


@rule("DN-9.4")
def test_a_returned_event_comes_up_after_all_that_were_shuffled() -> None:
    """The second Event is one of the two others, never the one beneath them."""
    table = main("critical-condition", deck="")
    leave_events(table, "closed erase passing-the-buck")
    table.town.events = (tuple(flattened(table.town.events)),)
    act(table, "play critical-condition", "buy second event")

    possible = [one for one in range(41) if GAME.possible(table, (one,))]

    assert names(table, possible) == "passing-the-buck erase"
    assert GAME.view(table, 1)["town"]["events"]["bottom"] == ["critical-condition", "closed"]


@rule("DN-9.4")
def test_a_returned_nurse_goes_to_the_bottom_of_her_pile() -> None:
    """Known to all, since she was in play; the next Operation brings another."""
    table = main("n18", deck="", packs={FILE: HEADER + RETURNING})
    leave_nurses(table, "n07 n08")
    admit(table, 0, "P01")
    to_main(table, 0, tp=2)

    act(table, "play n18")
    seen = GAME.view(table, 2)["town"]["nurses"]["bottom"]
    act(table, "operate P01")

    assert (seen[-1], discard(table)) == ("n18", "n07")


@rule("DN-9.4")
def test_a_returned_action_card_goes_to_its_own_pile() -> None:
    table = main("white-magic", deck="", packs={FILE: HEADER + RETURNING})
    before = pile(table, "white-magic")

    told = act(table, "play white-magic")

    assert kinds(told)[-1] == "card-returned"
    assert (before, pile(table, "white-magic"), in_play(table)) == (9, 10, "")


@rule("DN-9.4")
def test_its_points_stay_when_a_card_leaves_play() -> None:
    table = main("critical-condition", deck="")

    act(table, "play critical-condition")

    assert (spend(table), in_play(table)) == ((2, 0), "")


# --- DN-9.5 ------------------------------------------------------------------------------------


@rule("DN-9.5")
def test_a_scrapped_card_leaves_the_game() -> None:
    """Neither in the Town nor with its player, and it scores nothing."""
    table = main("moonlighting", deck="", packs={FILE: HEADER + RETURNING})
    before = pile(table, "moonlighting")

    told = act(table, "play moonlighting")

    assert told[-1] == {"event": "card-scrapped", "seat": 0, "card": "moonlighting"}
    assert (in_play(table), discard(table), hand(table)) == ("", "", "")
    assert pile(table, "moonlighting") == before
    assert "moonlighting" in GAME.view(table, None)["town"]["scrapped"]


@rule("DN-9.5")
def test_no_standard_card_is_scrapped() -> None:
    assert [one.card.id for one in read_content().cards if one.afterwards == SCRAPPED] == []


# --- DN-9.6 ------------------------------------------------------------------------------------


@rule("DN-9.6")
def test_a_kill_mark_given_back_goes_onto_the_pile() -> None:
    table = main("erase", deck="")
    kill_marks(table, 2, 9, 0, dynamite_nurse=1)
    before = int(table.town.kill_marks)

    act(table, "play erase")

    assert (before, table.town.kill_marks, marks(table)) == (1, 2, [1, 9, 0])


@rule("DN-9.6")
def test_after_one_was_given_back_more_than_twelve_can_be_taken() -> None:
    """12 were taken and 1 given back; the thirteenth does not end the game with one left."""
    table = main("erase", deck="")
    kill_marks(table, 2, 9, 0, dynamite_nurse=1)
    transport(table, ("P01!", 2), ("P02!", 2), ("P03!", 2))
    act(table, "play erase")
    chance(table)

    act(table, "done")

    assert (table.over(), table.town.kill_marks, marks(table)) == (False, 1, [1, 9, 1])

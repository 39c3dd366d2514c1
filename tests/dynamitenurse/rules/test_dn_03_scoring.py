"""DN-3: what everybody scores, every point with its card, and who wins."""

from __future__ import annotations

import pytest

from tests.kit.nurse import (
    acquire,
    act,
    admit,
    end_game,
    give,
    in_play,
    kill_marks,
    main,
    scores,
    transport,
)
from tests.kit.nurse_turns import outcome, score_lines
from tests.kit.rules import rule
from wardround.dynamitenurse import scoring
from wardround.dynamitenurse.state import Table

# --- DN-3.2 ------------------------------------------------------------------------------------


@rule("DN-3.2")
def test_acquired_patients_score_their_vp() -> None:
    """Each line names the Patient; P37 is worth most of all."""
    table = main()
    acquire(table, 0, "P01 P10 P37")
    end_game(table)

    assert score_lines(table) == [
        (1, "acquired", "P01"),
        (4, "acquired", "P10"),
        (6, "acquired", "P37"),
    ]


@rule("DN-3.2")
def test_patients_still_admitted_score_one_on_either_side() -> None:
    """However much they are worth to who heals them."""
    table = main()
    admit(table, 1, "P37 P36!")
    end_game(table)

    assert score_lines(table, 1) == [(1, "admitted", "P36"), (1, "admitted", "P37")]
    assert scores(table) == (0, 2, 0)


@rule("DN-3.2")
def test_patients_in_transport_score_nothing() -> None:
    table = main()
    transport(table, ("P37", 0), ("P36!", 0))
    end_game(table)

    assert (score_lines(table), scores(table)) == ([], (0, 0, 0))


@rule("DN-3.2")
@pytest.mark.parametrize("place", ["hand", "deck", "discard"])
def test_action_and_nurse_cards_score_wherever_they_are(place: str) -> None:
    """Bought ones and Nurses alike, for better or worse."""
    table = main("", deck="")
    give(table, 0, **{place: "cutting-edge-medical-equipment black-magic n13 n09"})
    end_game(table)

    assert score_lines(table) == [
        (-2, "card", "black-magic"),
        (2, "card", "cutting-edge-medical-equipment"),
        (-1, "card", "n09"),
        (4, "card", "n13"),
    ]


@rule("DN-3.2")
def test_cards_in_play_score_too() -> None:
    table = main("n13", deck="examination")
    act(table, "play n13")
    end_game(table)

    assert (in_play(table), score_lines(table)) == ("n13", [(4, "card", "n13")])


@rule("DN-3.2")
def test_copies_of_a_card_are_told_in_one_line() -> None:
    table = main("magical-diagnosis", deck="magical-diagnosis")
    give(table, 0, discard="magical-diagnosis")
    end_game(table)

    assert score_lines(table) == [(3, "card", "magical-diagnosis")]


@rule("DN-3.2")
def test_every_kind_of_point_adds_up() -> None:
    """Acquired, admitted, a card, its end-of-game text and Kill Marks, all explained."""
    table = main("n10", deck="")
    acquire(table, 0, "P01")
    admit(table, 0, "P21")
    kill_marks(table, 2, 3, 0, dynamite_nurse=1)
    give(table, 0, discard="magical-diagnosis")
    end_game(table)

    assert score_lines(table) == [
        (1, "acquired", "P01"),
        (1, "admitted", "P21"),
        (1, "card", "magical-diagnosis"),
        (1, "end-text", "n10"),
        (-2, "kill-marks", ""),
    ]
    assert scores(table)[0] == 2
    assert {line[1] for line in score_lines(table)} == set(scoring.REASONS)


# --- DN-3.3 ------------------------------------------------------------------------------------


@rule("DN-3.3")
@pytest.mark.parametrize(
    ("count", "penalty"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 6), (5, 9), (6, 12), (8, 12)]
)
def test_kill_marks_cost_more_and_more_but_never_above_twelve(count: int, penalty: int) -> None:
    table = main()
    kill_marks(table, count, 0, 3, dynamite_nurse=2)
    end_game(table)

    assert scores(table)[0] == -penalty


@rule("DN-3.3")
@pytest.mark.parametrize(("count", "penalty"), [(0, 2), (1, 4), (2, 6), (3, 9), (4, 12), (5, 12)])
def test_the_dynamite_nurse_card_counts_as_two_more_for_its_holder(
    count: int, penalty: int
) -> None:
    table = main()
    kill_marks(table, 1, count, 1, dynamite_nurse=1)
    end_game(table)

    assert scores(table) == (-1, -penalty, -1)


@rule("DN-3.3")
@pytest.mark.parametrize(("count", "penalty"), [(0, 0), (1, 0), (2, 0), (3, 1), (7, 9), (8, 12)])
def test_a_text_changes_the_sum_which_is_never_below_zero(count: int, penalty: int) -> None:
    """Arina lowers the count, not the penalty: of 7 marks 5 are left, which cost 9."""
    table = main("n07", deck="")
    kill_marks(table, count, 0, 1, dynamite_nurse=2)
    end_game(table)

    assert scores(table)[0] == -penalty


# --- DN-3.4 ------------------------------------------------------------------------------------


@rule("DN-3.4")
def test_most_vp_wins() -> None:
    """Fewer Kill Marks do not help against more points."""
    table = main()
    acquire(table, 0, "P01")
    acquire(table, 1, "P07 P10")
    kill_marks(table, 0, 1, 0, dynamite_nurse=1)
    end_game(table)

    assert scores(table) == (1, 3, 0)
    assert outcome(table).places == (2, 1, 3)


@rule("DN-3.4")
def test_a_tie_goes_to_fewer_kill_marks() -> None:
    """2 points each: seat 3 never let anybody die."""
    table = main()
    acquire(table, 0, "P07")
    acquire(table, 2, "P04")
    kill_marks(table, 1, 2, 0, dynamite_nurse=1)
    end_game(table)

    assert scores(table) == (2, -6, 2)
    assert outcome(table).places == (2, 3, 1)


@rule("DN-3.4")
def test_a_tie_in_points_and_kill_marks_is_a_tie() -> None:
    table = main()
    acquire(table, 0, "P07")
    acquire(table, 2, "P16")
    kill_marks(table, 1, 2, 1, dynamite_nurse=1)
    end_game(table)

    assert outcome(table).places == (1, 3, 1)
    assert outcome(table).winners() == (0, 2)


@rule("DN-3.4")
def test_the_dynamite_nurse_card_breaks_a_tie_as_two_kill_marks() -> None:
    """Seat 1 holds it with 1 mark (3 count, -4); seat 2 has 2 marks (-2): both come to 0."""
    table = main()
    acquire(table, 0, "P10")
    acquire(table, 1, "P04")
    kill_marks(table, 1, 2, 0, dynamite_nurse=0)
    acquire(table, 2, "P37")
    end_game(table)

    assert scores(table) == (0, 0, 6)
    assert outcome(table).places == (3, 2, 1)


@rule("DN-3.4")
def test_a_text_that_lowers_the_final_count_breaks_a_tie_too() -> None:
    """Seat 1 has 2 marks and Arina, so 0 count; seat 2 has 1 mark and is a point better else."""
    table = main("n07", deck="")
    acquire(table, 0, "P01")
    acquire(table, 1, "P04")
    kill_marks(table, 2, 1, 3, dynamite_nurse=2)
    end_game(table)

    assert scores(table) == (1, 1, -9)
    assert outcome(table).places == (1, 2, 3)


@rule("DN-3.4")
def test_the_other_places_are_ranked_alike() -> None:
    """Two tie for second place, by points and Kill Marks; the last is fourth."""
    table = main(seats=4)
    acquire(table, 3, "P37")
    acquire(table, 0, "P04")
    acquire(table, 1, "P05")
    end_game(table)

    assert scores(table) == (2, 2, 0, 6)
    assert outcome(table).places == (2, 2, 4, 1)


# --- DN-3.6 ------------------------------------------------------------------------------------


def with_arina(place: str) -> Table:
    """Return a game over in which seat 1 has two Kill Marks, and Arina in some place."""
    table = main("n07" if place == "in play" else "", deck="examination")
    kill_marks(table, 2, 3, 0, dynamite_nurse=1)
    if place == "in play":
        act(table, "play n07")
    elif place != "nowhere":
        give(table, 0, **{place: "n07"})
    end_game(table)
    return table


@rule("DN-3.6")
@pytest.mark.parametrize("place", ["hand", "deck", "discard", "in play"])
def test_end_of_game_texts_work_from_everywhere(place: str) -> None:
    assert scores(with_arina(place))[0] == 0


@rule("DN-3.6")
def test_end_of_game_texts_work_only_for_the_owner() -> None:
    """Arina in the Nurse pile helps nobody."""
    table = with_arina("nowhere")

    assert scores(table) == (-2, -9, 0)


@rule("DN-3.6")
@pytest.mark.parametrize("place", ["hand", "deck", "discard"])
def test_texts_about_acquired_patients_count_once(place: str) -> None:
    """Dora picks the name that is best: three Wounded ones. Mint: one Emergency Case among them."""
    table = main("", deck="")
    give(table, 0, **{place: "n10 n13"})
    acquire(table, 0, "P01 P02 P08 P21 P22")
    end_game(table)

    assert [line for line in score_lines(table) if line[1] == "end-text"] == [
        (3, "end-text", "n10"),
        (-1, "end-text", "n13"),
    ]


@rule("DN-3.6")
def test_a_text_of_a_card_that_was_played_works_once_all_the_same() -> None:
    table = main("n10", deck="examination")
    acquire(table, 0, "P01")
    act(table, "play n10")
    end_game(table)

    assert score_lines(table) == [(1, "acquired", "P01"), (1, "end-text", "n10")]


# --- DN-3.7 ------------------------------------------------------------------------------------


@rule("DN-3.7")
def test_a_score_may_be_negative() -> None:
    table = main("black-magic", deck="")
    kill_marks(table, 0, 6, 0, dynamite_nurse=1)
    acquire(table, 1, "P01")
    end_game(table)

    assert scores(table) == (-2, -11, 0)
    assert outcome(table).places == (2, 3, 1)

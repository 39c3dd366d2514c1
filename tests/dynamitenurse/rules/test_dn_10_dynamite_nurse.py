"""DN-10.2, DN-10.4: who takes the Dynamite Nurse card, and who loses it."""

from __future__ import annotations

import pytest

from tests.kit.nurse import (
    act,
    admit,
    decide,
    give,
    in_play,
    kill_marks,
    kinds,
    main,
    to_main,
    transport,
)
from tests.kit.nurse_turns import marks
from tests.kit.rules import rule
from wardround.dynamitenurse.state import Table


def holder(table: Table) -> int:
    """Return the seat of the Dynamite Nurse, or -1."""
    return int(table.town.dynamite_nurse)


def after_deaths(
    before: tuple[int, ...], deaths: tuple[int, ...], *, active: int, title: int | None
) -> Table:
    """Return a table where Critical Condition killed so many of each player at once."""
    table = main(seats=len(before))
    first = 1
    for seat, count in enumerate(deaths):
        admit(table, seat, " ".join([f"P{first + n:02}!" for n in range(count)]))
        first += count
    kill_marks(table, *before, dynamite_nurse=title)
    give(table, active, hand="critical-condition")
    to_main(table, active)
    act(table, "play critical-condition")
    assert marks(table) == [a + b for a, b in zip(before, deaths, strict=True)]
    return table


# --- taking it -----------------------------------------------------------------------------------


@rule("DN-10.2")
def test_the_first_kill_mark_takes_the_card_from_the_town() -> None:
    table = main("n16", deck="")
    transport(table, ("P01!", 2))
    told = act(table, "play n16")

    assert kinds(told)[-1] == "dynamite-nurse-taken"
    assert (holder(table), marks(table)) == (2, [0, 0, 1])


@rule("DN-10.2")
@pytest.mark.parametrize(("marks_of_two", "owner"), [(0, 1), (1, 1), (2, 2)])
def test_the_card_moves_to_more_kill_marks_and_not_to_as_many(
    marks_of_two: int, owner: int
) -> None:
    """Player 2 holds the card with 2 Kill Marks; player 3 takes one more."""
    table = main("n16", deck="")
    transport(table, ("P01!", 2))
    kill_marks(table, 0, 2, marks_of_two, dynamite_nurse=1)
    act(table, "play n16")

    assert holder(table) == owner


@rule("DN-10.2")
def test_who_is_level_with_two_others_does_not_take_it() -> None:
    table = main("n16", deck="")
    transport(table, ("P01!", 2))
    kill_marks(table, 2, 2, 1, dynamite_nurse=0)
    act(table, "play n16")

    assert holder(table) == 0


@rule("DN-10.2")
def test_who_is_level_with_a_player_who_has_no_title_does_not_take_it_either() -> None:
    """Player 1 kept the card with one Kill Mark; players 2 and 3 now have two each."""
    table = main("n16", deck="")
    transport(table, ("P01!", 2))
    kill_marks(table, 1, 2, 1, dynamite_nurse=0)
    act(table, "play n16")

    assert (marks(table), holder(table)) == ([1, 2, 2], 0)


@rule("DN-10.2")
@pytest.mark.parametrize(
    ("active", "owner"),
    [(0, 1), (1, 1), (2, 3), (3, 3)],
)
def test_of_several_at_once_the_first_clockwise_from_the_active_player_takes_it(
    active: int, owner: int
) -> None:
    """Players 2 and 4 of four take their first Kill Mark together; the active one comes first."""
    table = after_deaths((0, 0, 0, 0), (0, 1, 0, 1), active=active, title=None)

    assert holder(table) == owner


@rule("DN-10.2")
def test_all_marks_of_the_moment_are_counted_before_anybody_takes_it() -> None:
    """Player 2 is the first clockwise but has fewer in the end."""
    table = after_deaths((0, 0, 0), (0, 1, 2), active=0, title=None)

    assert holder(table) == 2


@rule("DN-10.2")
def test_nobody_takes_it_who_is_only_level_with_a_player_who_took_none() -> None:
    table = after_deaths((1, 0, 0), (0, 1, 1), active=0, title=0)

    assert holder(table) == 0


@rule("DN-10.2")
def test_a_holder_who_still_has_the_most_keeps_it() -> None:
    """Players 2 and 3 both come to 2; player 2 is the first clockwise, player 3 the holder."""
    table = after_deaths((0, 1, 1), (0, 1, 1), active=0, title=2)

    assert holder(table) == 2


@rule("DN-10.2")
def test_a_holder_who_took_marks_but_has_no_longer_the_most_loses_it() -> None:
    table = after_deaths((0, 1, 1), (0, 1, 2), active=0, title=1)

    assert holder(table) == 2


@rule("DN-10.2")
def test_a_holder_who_took_none_and_is_passed_by_two_loses_it_to_the_first_clockwise() -> None:
    table = after_deaths((1, 1, 1), (0, 1, 1), active=2, title=0)

    assert holder(table) == 2


@rule("DN-10.2")
def test_a_further_mark_of_the_holder_changes_nothing() -> None:
    table = main("n16", deck="")
    transport(table, ("P01!", 1))
    kill_marks(table, 0, 1, 0, dynamite_nurse=1)
    told = act(table, "play n16")

    assert holder(table) == 1
    assert "dynamite-nurse-taken" not in kinds(told)


# --- losing it -----------------------------------------------------------------------------------


def erased(*before: int, title: int) -> Table:
    """Return a table after seat 0 gave one Kill Mark back."""
    table = main("erase")
    kill_marks(table, *before, dynamite_nurse=title)
    act(table, "play erase")
    decide(table, "P17")
    return table


@rule("DN-10.4")
def test_the_card_moves_to_another_single_player_who_now_has_the_most() -> None:
    table = erased(2, 2, 1, title=0)

    assert (marks(table), holder(table)) == ([1, 2, 1], 1)


@rule("DN-10.4")
def test_it_stays_while_its_holder_still_has_as_many_as_anybody() -> None:
    assert holder(erased(3, 2, 1, title=0)) == 0


@rule("DN-10.4")
def test_it_stays_if_several_others_have_the_most() -> None:
    assert holder(erased(2, 2, 2, title=0)) == 0


@rule("DN-10.4")
def test_it_stays_with_a_holder_who_has_no_kill_mark_left() -> None:
    table = erased(1, 0, 0, title=0)

    assert (marks(table), holder(table)) == ([0, 0, 0], 0)


@rule("DN-10.4")
def test_a_loss_of_somebody_else_can_move_it_too() -> None:
    """Player 1 was level with player 3; now player 3 alone has the most."""
    table = erased(2, 1, 2, title=1)

    assert holder(table) == 2


@rule("DN-10.4")
def test_it_moves_only_after_the_effect() -> None:
    """The dead Patient is back and the Dungeon shuffled before the title goes."""
    table = main("erase")
    kill_marks(table, 2, 2, 1, dynamite_nurse=0)
    act(table, "play erase")
    assert (marks(table), holder(table)) == ([1, 2, 1], 0)

    told = decide(table, "P17")
    assert kinds(told) == ["patient-revealed", "dynamite-nurse-taken"]
    assert (holder(table), in_play(table)) == (1, "erase")

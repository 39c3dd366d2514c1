"""DH-8: what happens between two rounds, and that nothing of it happens after the last."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.kit.build import GAME, act, activation, choices, decide, new, patients, why
from tests.kit.rounds import (
    asking,
    at,
    department,
    ended,
    hospital,
    improvement,
    intake,
    jump,
    names,
    over,
    show,
    specialist,
    wave_through,
    with_event,
)
from tests.kit.rules import rule
from wardround.core import stacks
from wardround.core.luck import Rng
from wardround.dicehospital import steps
from wardround.dicehospital.state import Table

CLEAR = "R2 R2 R2 Y3 Y3 Y3 G4 G4 G4"


def between(seats: int, display: str, first: int = 0) -> Table:
    """Return a shift change with this display left over and this First Player."""
    table = improvement(display, *range(1, seats + 1))
    table.first = first
    jump(table, steps.SHIFT)
    return table


# --- DH-8.1 ------------------------------------------------------------------------------------


@rule("DH-8.1")
def test_meeples_return() -> None:
    """Whoever was placed or left over can be placed again, on every department, next round."""
    table = activation(hospital("R3 Y3 G3", staff="nurse nurse nurse surgeon", tiles="cardiology"))
    act(table, "place nurse critical-care-unit", "treat R3")
    act(table, "place surgeon imaging", "treat Y3", "done")

    at_once = GAME.view(table, 0)["hospitals"][0]["idle"]
    wave_through(table, at(steps.ACTIVATE))
    shown = GAME.view(table, 0)["hospitals"][0]

    assert at_once == ["nurse", "nurse", "nurse", "surgeon"]
    assert (table.round, shown["idle"]) == (2, ["nurse", "nurse", "nurse", "surgeon"])
    assert shown["open"] == [
        "critical-care-unit",
        "oncology",
        "pharmacy",
        "intensive-care",
        "imaging",
        "clinic",
        "cardiology",
    ]


@rule("DH-8.1")
def test_treated_patients_become_untreated() -> None:
    """They lie in the upper row again, in their printed colour, with the value they have."""
    table = activation(hospital("R3* Y>G5* G6*"))

    told = act(table, "done")

    assert patients(table) == "R3 Y5 G6"
    assert "shift-changed" in names(told)


@rule("DH-8.1")
def test_patients_treated_last_round_can_be_neglected_in_the_next() -> None:
    """The treatment of one round does not help in another."""
    table = activation(hospital("R3*", staff="nurse"), hospital("Y3"))
    act(table, "done")
    act(table, "done", seat=1)

    wave_through(table, at(steps.ACTIVATE))
    before = patients(table)
    wave_through(table, asking(steps.LUCK_REVEAL))

    assert "R3" in before.split()
    assert "R2" in patients(table).split()


@rule("DH-8.1")
def test_ambulances_return_to_the_middle() -> None:
    """Nobody has one after the shift change, and all of them can be filled and taken again."""
    table = intake(CLEAR)
    act(table, "take ambulance 3")
    act(table, "take ambulance 2", seat=1)
    held = [one["ambulance"] for one in GAME.view(table, 0)["hospitals"]]

    wave_through(table, asking(steps.LUCK_REVEAL))
    after = [one["ambulance"] for one in GAME.view(table, 0)["hospitals"]]
    wave_through(table, asking(steps.LUCK_INTAKE))
    decide(table, *GAME.sample(table, Rng(1)))
    wave_through(table, at(steps.TAKE))

    assert (held, after) == ([3, 2], [None, None])
    assert choices(table, 1) == ["take ambulance 2", "take ambulance 3"]
    assert [len(load) for load in table.ambulances] == [3, 3, 3]


# --- DH-8.2 ------------------------------------------------------------------------------------


@rule("DH-8.2")
@pytest.mark.parametrize(
    ("seats", "display", "shown"),
    [
        (2, "cardiology surgeon paramedic", 1),
        (3, "cardiology urology surgeon paramedic", 2),
        (4, "cardiology urology radiology surgeon paramedic urologist", 3),
    ],
)
def test_new_improvements_are_turned_over_as_in_setup(seats: int, display: str, shown: int) -> None:
    """What lay open goes, and one fewer of each than there are players come up."""
    table = between(seats, display)
    cleared = (table.tiles_shown, table.specialists_shown)

    told = decide(table, *GAME.sample(table, Rng(5)))

    assert cleared == ((), ())
    assert Counter(names(told, of="department-revealed specialist-revealed")) == {
        "department-revealed": shown,
        "specialist-revealed": shown,
    }


@rule("DH-8.2")
def test_unclaimed_improvements_go_under_their_stacks() -> None:
    """Each kind under its own, below everything else, and none of it is lost."""
    table = between(3, "cardiology radiology surgeon paramedic")
    tiles = {department(table, name) for name in ("cardiology", "radiology")}
    cards = {specialist(table, name) for name in ("surgeon", "paramedic")}

    assert (set(table.tile_stack[-1]), set(table.specialist_stack[-1])) == (tiles, cards)
    assert [len(layer) for layer in table.tile_stack] == [22, 2]
    assert [len(layer) for layer in table.specialist_stack] == [22, 2]


@rule("DH-8.2")
def test_unclaimed_improvements_are_buried_in_random_order() -> None:
    """Once only they are left, either can come up first."""
    table = improvement("cardiology radiology surgeon paramedic", 1, 2)
    table.tile_stack = ()
    jump(table, steps.SHIFT)
    doctor = table.specialist_stack[0][0]
    rng = Rng(9)

    first = Counter(GAME.sample(table, rng)[0] for _ in range(400))

    tiles = [department(table, name) for name in ("cardiology", "radiology")]
    assert all(GAME.possible(table, (tile, doctor)) for tile in tiles)
    assert sorted(first) == sorted(tiles)
    assert all(abs(count - 200) < 50 for count in first.values())


@rule("DH-8.2")
def test_what_was_buried_first_comes_up_first_once_the_rest_is_gone() -> None:
    """One tile on top, then what was buried in layers: all of the upper before the lower."""
    table = between(3, "cardiology radiology surgeon paramedic")
    top, older, last = (
        department(table, name) for name in ("urology", "anaesthesia", "immunology")
    )
    table.tile_stack = ((top,), (older,), (last,))
    doctors = table.specialist_stack[0][:2]
    orders = [(top, older), (top, last), (older, top), (older, last), (last, older)]

    possible = [order for order in orders if GAME.possible(table, (*order, *doctors))]
    sampled = GAME.sample(table, Rng(1))[:2]
    decide(table, top, older, *doctors)

    assert possible == [(top, older)]
    assert sampled == (top, older)
    assert list(table.tile_stack) == [(last,)]


@rule("DH-8.2")
def test_what_was_taken_is_not_buried() -> None:
    """Only what nobody took is put under the stack."""
    table = improvement("cardiology radiology surgeon paramedic", 1, 2, 3)
    act(table, "take department cardiology")
    act(table, "take specialist surgeon", seat=1)

    told = wave_through(table, asking(steps.LUCK_REVEAL))

    buried = [one["improvement"] for one in told if one["event"] == "improvement-buried"]
    assert buried == ["radiology", "paramedic"]
    assert stacks.size(table.tile_stack) == stacks.size(table.specialist_stack) == 23


@rule("DH-8.2", "DH-2.2")
@pytest.mark.parametrize("first", [0, 1])
def test_with_two_players_the_current_first_player_chooses_the_extra_one(first: int) -> None:
    """Whoever has the token after this round's intake is asked, once, and must choose."""
    table = between(2, "cardiology surgeon paramedic", first)
    decide(table, *GAME.sample(table, Rng(5)))

    asked = (GAME.actors(table), choices(table, first))
    act(table, "reveal specialist", seat=first)
    decide(table, table.specialist_stack[0][0])

    assert asked == ([first], ["reveal department", "reveal specialist"])
    assert (len(table.tiles_shown), len(table.specialists_shown)) == (1, 2)
    assert (table.round, table.chance) == (2, steps.LUCK_INTAKE)


@rule("DH-8.2")
def test_with_more_players_nobody_chooses_an_extra_one() -> None:
    """The next round follows at once."""
    table = between(3, "cardiology urology surgeon paramedic")

    decide(table, *GAME.sample(table, Rng(5)))

    assert (table.round, table.chance) == (2, steps.LUCK_INTAKE)


@rule("DH-8.2")
@pytest.mark.parametrize(
    ("seats", "experimental", "tiles"),
    [(4, False, 24), (4, True, 24), (3, True, 20), (2, True, 20)],
)
def test_nothing_buried_comes_up_again_within_eight_rounds(
    seats: int, experimental: bool, tiles: int
) -> None:
    """With four players the display of eight rounds is the whole stack, each tile once."""
    table = new(seats, experimental=experimental)
    wave_through(table, asking(steps.LUCK_REVEAL))
    ids = [one.card.id for one in table.content.departments]
    stack = Counter(ids[one] for one in table.tile_stack[0])

    told = wave_through(table, over)

    seen = Counter(one["department"] for one in told if one["event"] == "department-revealed")
    assert stack.total() == tiles
    assert seen <= stack
    assert seats != 4 or seen == stack


# --- DH-8.3 ------------------------------------------------------------------------------------


@rule("DH-8.3")
def test_the_first_player_token_stays_where_the_intake_put_it() -> None:
    """Whoever has it after Phase 1 begins the next round, and nobody else gets it meanwhile."""
    table = intake(CLEAR, "R3", "R3", first=0)
    act(table, "take ambulance 2")
    act(table, "take ambulance 1", seat=1)

    told = wave_through(table, lambda now: now.round == 2 and at(steps.TAKE)(now))

    assert (table.first, GAME.actors(table)) == (1, [1])
    assert "first-player" not in names(told)
    assert why(table, "take ambulance 1", 1) == ("first-player-ambulance", "DH-3.4")


@rule("DH-8.3")
def test_the_event_of_the_round_is_discarded() -> None:
    """It lies open until the shift change, does nothing after it and does not come again."""
    table = with_event("agency-nurse", "R3", "Y3")
    card = int(table.event)

    wave_through(table, lambda now: now.step == steps.ACTIVATE)
    during = int(table.event)
    wave_through(table, asking(steps.LUCK_REVEAL))
    after = int(table.event)
    wave_through(table, asking(steps.LUCK_EVENT))

    assert (during, after) == (card, -1)
    assert not GAME.possible(table, (card,))


# --- the last round ----------------------------------------------------------------------------


@rule("DH-8.1", "DH-8.2", "DH-8.3")
def test_there_is_no_shift_change_in_round_eight() -> None:
    """Treated patients stay as they are, nothing is buried, and the game is over."""
    table = activation(hospital("R3*"), hospital("Y4*"), round=8)
    table.event = 0
    show(table, "cardiology surgeon paramedic")
    act(table, "done")

    told = act(table, "done", seat=1)

    assert names(told, of="shift-changed improvement-buried") == []
    assert (patients(table), int(table.event), len(table.tiles_shown)) == ("R3*", 0, 1)
    assert told[-1]["event"] == "game-ended"


@rule("DH-8.1")
@pytest.mark.parametrize("round", [1, 7])
def test_there_is_one_in_every_other_round(round: int) -> None:
    """Rounds 1 to 7 end with a shift change, and the next round follows."""
    table = activation(hospital("R3*"), hospital("Y4*"), round=round)
    act(table, "done")

    told = act(table, "done", seat=1)
    wave_through(table, asking(steps.LUCK_INTAKE))

    assert "shift-changed" in names(told)
    assert table.round == round + 1


@rule("DH-8.2")
def test_the_end_shows_no_new_improvements() -> None:
    """After round 8 nothing is turned over, not even for Final Round Collections."""
    table = ended("R3*", "R3*", final_round_collections=True)

    told = wave_through(table, over)

    assert names(told, of="department-revealed specialist-revealed shift-changed") == []

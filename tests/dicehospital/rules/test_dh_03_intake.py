"""DH-3: ambulances are filled and taken, and the First Player token moves."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.kit.build import GAME, act, choices, decide, fill, plain, started, why
from tests.kit.rounds import intake, loads
from tests.kit.rules import rule
from wardround.core.errors import IllegalAction
from wardround.core.luck import Rng
from wardround.dicehospital.state import Table

CLEAR = "R2 R2 R2 Y3 Y3 Y3 G4 G4 G4"
"""Nine dice that fill three ambulances without a decision."""
CLEAR_FOR_4 = "R2 R2 R2 Y3 Y3 Y3 G4 G4 G4 R5 R5 R5"


def take(table: Table, *numbers: int) -> list[str]:
    """Let the players take these ambulances in turn; return what happened."""
    told: list[str] = []
    for number in numbers:
        seat = int(GAME.actor(table))
        happened = act(table, f"take ambulance {number}", seat=seat)
        assert happened[0] == {"event": "ambulance-taken", "seat": seat, "ambulance": number}
        told += [f"{one['event']} {one.get('ambulance', '')}".strip() for one in happened]
    return told


# --- DH-3.1 drawing and rolling ----------------------------------------------------------------


@rule("DH-3.1")
@pytest.mark.parametrize(("seats", "count"), [(2, 9), (3, 12), (4, 15)])
def test_three_dice_are_drawn_for_each_ambulance(seats: int, count: int) -> None:
    """Nine, twelve or fifteen dice with two, three or four players: no more and no fewer."""
    table = started(seats)

    assert len(GAME.sample(table, Rng(1))) == count
    assert GAME.possible(table, plain("R2 Y3 G4 " * (count // 3)))
    assert not GAME.possible(table, plain("R2 " + "R2 Y3 G4 " * (count // 3)))
    assert not GAME.possible(table, plain("Y3 G4 " + "R2 Y3 G4 " * (count // 3 - 1)))
    assert not GAME.possible(table, (18, *plain("R2 " * (count - 1))))
    assert not GAME.possible(table, (-2, *plain("R2 " * (count - 1))))


@rule("DH-3.1")
@pytest.mark.parametrize("value", [1, 6])
def test_no_arrival_shows_a_one_or_a_six(value: int) -> None:
    """They are rolled again until none is left, so luck cannot give them."""
    table = started(2)

    assert not GAME.possible(table, plain(f"R2 R2 R2 Y3 Y3 Y3 G4 G4 G{value}"))
    with pytest.raises(IllegalAction) as refused:
        decide(table, *plain(f"R{value} R2 R2 Y3 Y3 Y3 G4 G4 G4"))
    assert refused.value.code == "impossible-luck"


@rule("DH-3.1")
def test_rolls_are_fair_among_two_to_five() -> None:
    """Re-rolling leaves 2, 3, 4 and 5 equally likely, and colours as the bag has them."""
    table = started(4)
    table.bag = [20, 10, 10]
    rng = Rng(11)

    rolled = [die for _ in range(400) for die in GAME.sample(table, rng)]
    values = Counter(die % 6 + 1 for die in rolled)
    colours = Counter(die // 6 for die in rolled)

    assert sorted(values) == [2, 3, 4, 5]
    assert all(abs(count - 1500) < 150 for count in values.values())
    assert abs(colours[0] - 3000) < 150
    assert abs(colours[1] - 1500) < 150


@rule("DH-3.1")
def test_dice_are_drawn_from_the_bag_and_not_put_back() -> None:
    """Nine dice of the last nine are those nine, and a colour cannot come more often."""
    table = started(2)
    table.bag = [6, 2, 1]

    drawn = Counter(die // 6 for die in GAME.sample(table, Rng(5)))

    assert drawn == {0: 6, 1: 2, 2: 1}
    assert not GAME.possible(table, plain("R2 R2 R2 R2 R2 R2 R2 Y2 G2"))
    decide(table, *plain("R2 R2 R2 R3 R3 R3 Y4 Y4 G5"))
    assert table.bag == [0, 0, 0]


@rule("DH-3.1")
def test_the_bag_suffices_when_four_hospitals_are_full() -> None:
    """With 48 dice in bed the other 15 are just what five ambulances need."""
    table = started(4)
    for seat in range(4):
        fill(table, seat, "R3 R4 R5 R6 Y3 Y4 Y5 Y6 G3 G4 G5 G6")

    drawn = GAME.sample(table, Rng(3))
    decide(table, *drawn)

    assert len(drawn) == 15
    assert sum(table.bag) == 0


# --- DH-3.2 filling ----------------------------------------------------------------------------


@rule("DH-3.2")
def test_ambulances_are_filled_from_the_lowest_value_up() -> None:
    """Whatever the order of the draw, ambulance 1 gets the lowest dice and the last the highest."""
    table = started(2, first_player=0)

    told = decide(table, *plain("R5 Y2 G4 R3 R2 Y5 G2 G4 Y3"))

    loaded = [one for one in told if one["event"] == "die-loaded"]
    assert [one["ambulance"] for one in loaded] == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert [one["die"][1] for one in loaded] == list("222334455")
    assert [sorted(load.split()) for load in loads(table)] == [
        ["G2", "R2", "Y2"],
        ["G4", "R3", "Y3"],
        ["G4", "R5", "Y5"],
    ]
    assert GAME.actors(table) == [0]


@rule("DH-3.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_ambulance_holds_three_dice(seats: int) -> None:
    """Of dice all alike each ambulance gets three."""
    table = intake("R3 R3 R3 " * (seats + 1), seats=seats)

    assert loads(table) == ["R3 R3 R3"] * (seats + 1)


# --- DH-3.3 equal dice that straddle -----------------------------------------------------------


@rule("DH-3.3")
def test_four_equal_dice_over_two_ambulances_as_in_the_rulebook() -> None:
    """Three players; four 2s over ambulances 1 and 2, four 4s over 3 and 4: the last decides."""
    table = intake("R2 Y2 G2 G2 R3 Y3 R4 Y4 Y4 G4 R5 Y5", seats=3, first=0)

    asked = [(GAME.actors(table), choices(table, 2))]
    act(table, "load G2", seat=2)
    asked.append((GAME.actors(table), choices(table, 2)))
    act(table, "load G2", seat=2)
    act(table, "load Y2", seat=2)
    asked.append((GAME.actors(table), choices(table, 2)))
    act(table, "load Y4", "load Y4", "load G4", seat=2)

    assert asked == [
        ([2], ["load R2", "load Y2", "load G2"]),
        ([2], ["load R2", "load Y2", "load G2"]),
        ([2], ["load R4", "load Y4", "load G4"]),
    ]
    assert [sorted(load.split()) for load in loads(table)] == [
        ["G2", "G2", "Y2"],
        ["R2", "R3", "Y3"],
        ["G4", "Y4", "Y4"],
        ["R4", "R5", "Y5"],
    ]


@rule("DH-3.3")
@pytest.mark.parametrize(
    ("seats", "first", "right"), [(2, 0, 1), (2, 1, 0), (3, 1, 0), (4, 0, 3), (4, 3, 2)]
)
def test_the_player_to_the_right_of_the_first_player_decides(
    seats: int, first: int, right: int
) -> None:
    """That is the one who will choose an ambulance last; nobody else may load."""
    rest = "R3 Y3 " + "R4 R4 R4 " * (seats - 1)
    table = intake(f"R2 Y2 G2 G2 {rest}", seats=seats, first=first)

    assert GAME.actors(table) == [right]
    for seat in range(seats):
        expected = None if seat == right else ("not-your-turn", "DH-3.3")
        assert why(table, "load R2", seat) == expected
    assert why(table, "load R3", right) == ("no-such-patient", "DH-3.3")


@rule("DH-3.3")
def test_equal_dice_over_three_ambulances() -> None:
    """Seven 3s fill what is left of ambulance 1, all of 2, and a part of 3, as decided."""
    table = intake("R2 R3 R3 Y3 Y3 G3 G3 G3 R4")

    act(table, "load G3", "load G3", "load G3", "load R3", "load R3", seat=1)

    assert [sorted(load.split()) for load in loads(table)] == [
        ["G3", "G3", "R2"],
        ["G3", "R3", "R3"],
        ["R4", "Y3", "Y3"],
    ]
    assert GAME.actors(table) == [0]


@rule("DH-3.3")
@pytest.mark.parametrize(
    "words",
    [
        pytest.param("R2 Y2 G2 R3 Y3 G3 R4 Y4 G4", id="each value fills one ambulance"),
        pytest.param("R2 R2 R2 R2 Y3 Y3 G4 G4 Y5", id="those that straddle have one colour"),
        pytest.param("R2 Y2 R3 R3 Y4 G4 Y5 Y5 Y5", id="mixed values do not straddle"),
    ],
)
def test_nobody_is_asked_when_it_cannot_matter(words: str) -> None:
    """The First Player chooses an ambulance at once."""
    table = intake(words)

    assert GAME.actors(table) == [0]
    assert choices(table)[0] == "take ambulance 2"


@rule("DH-3.3")
def test_asking_stops_when_the_dice_left_are_alike() -> None:
    """After the only yellow 2 is loaded, three red ones remain and need no decision."""
    table = intake("R2 R2 R2 Y2 R3 R3 R4 R4 R4")

    act(table, "load Y2", seat=1)

    assert [sorted(load.split()) for load in loads(table)] == [
        ["R2", "R2", "Y2"],
        ["R2", "R3", "R3"],
        ["R4", "R4", "R4"],
    ]


@rule("DH-3.3")
def test_the_odd_die_can_be_left_for_the_next_ambulance() -> None:
    """Loading reds three times leaves the yellow 2 for ambulance 2, the other arrangement."""
    table = intake("R2 R2 R2 Y2 R3 R3 R4 R4 R4")

    act(table, "load R2", "load R2", "load R2", seat=1)

    assert loads(table)[0] == "R2 R2 R2"
    assert sorted(loads(table)[1].split()) == ["R3", "R3", "Y2"]


# --- DH-3.4 taking -----------------------------------------------------------------------------


@rule("DH-3.4")
@pytest.mark.parametrize(("seats", "first"), [(2, 0), (2, 1), (3, 2), (4, 1)])
def test_players_choose_from_the_first_player_clockwise(seats: int, first: int) -> None:
    """Each takes exactly one ambulance, in turn order, and must take one."""
    table = intake("R3 R3 R3 " * (seats + 1), seats=seats, first=first)
    order = []

    for number in range(2, seats + 2):
        seat = int(GAME.actor(table))
        order.append(seat)
        assert GAME.actors(table) == [seat]
        assert why(table, "pass", seat) == ("wrong-moment", "DH-3.4")
        assert why(table, f"take ambulance {number}", (seat + 1) % seats) == (
            "not-your-turn",
            "DH-3.4",
        )
        act(table, f"take ambulance {number}", seat=seat)

    assert order == [(first + turn) % seats for turn in range(seats)]


@rule("DH-3.4")
def test_the_first_player_may_not_take_number_one_and_others_may() -> None:
    """Number 1 is refused to the First Player and offered to the next."""
    table = intake(CLEAR_FOR_4, seats=3, first=1)

    offered = choices(table, 1)
    refused = why(table, "take ambulance 1", 1)
    take(table, 3)

    assert offered == ["take ambulance 2", "take ambulance 3", "take ambulance 4"]
    assert refused == ("first-player-ambulance", "DH-3.4")
    assert choices(table, 2) == ["take ambulance 1", "take ambulance 2", "take ambulance 4"]
    assert why(table, "take ambulance 3", 2) == ("ambulance-taken", "DH-3.4")


@rule("DH-3.4")
def test_an_ambulance_is_taken_with_its_patients() -> None:
    """Its three dice are the player's arrivals."""
    table = intake(CLEAR)

    take(table, 3)
    shown = GAME.view(table, 1)["hospitals"][0]

    assert (shown["ambulance"], shown["arrivals"]) == (3, ["G4", "G4", "G4"])
    assert loads(table) == ["R2 R2 R2", "Y3 Y3 Y3", ""]


# --- DH-3.5 and DH-3.6 -------------------------------------------------------------------------


@rule("DH-3.5")
@pytest.mark.parametrize(
    ("numbers", "left", "colour"), [((2, 3), 1, 0), ((3, 1), 2, 1), ((2, 1), 3, 2)]
)
def test_the_dice_left_over_go_back_to_the_bag(
    numbers: tuple[int, int], left: int, colour: int
) -> None:
    """Only the ambulance that nobody took returns its three dice."""
    table = intake(CLEAR)
    bag = table.bag[:]

    told = take(table, *numbers)

    bag[colour] += 3
    assert table.bag == bag
    assert [line for line in told if "left" in line] == [f"ambulance-left {left}"]
    assert loads(table) == ["", "", ""]


@rule("DH-3.6")
@pytest.mark.parametrize(
    ("first", "numbers", "lowest"),
    [
        pytest.param(0, (2, 3, 1), 2, id="the last takes 1"),
        pytest.param(0, (3, 1, 2), 1, id="the second takes 1"),
        pytest.param(0, (4, 3, 2), 2, id="nobody takes 1"),
        pytest.param(2, (4, 2, 3), 0, id="nobody takes 1, the third seat begins"),
        pytest.param(1, (3, 4, 1), 0, id="the seats wrap around"),
    ],
)
def test_the_lowest_ambulance_brings_a_blood_bag_and_the_token(
    first: int, numbers: tuple[int, int, int], lowest: int
) -> None:
    """Number 1, or 2 if nobody took 1: one bag, for that player only, and the First Player."""
    table = intake(CLEAR_FOR_4, seats=3, first=first)

    take(table, *numbers)

    assert [int(one.bags) for one in table.hospitals] == [int(seat == lowest) for seat in range(3)]
    assert table.first == lowest


@rule("DH-3.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_keeps_the_token_with_ambulance_two(seats: int) -> None:
    """The rulebook's example: 2 for the First Player and 1 for nobody, so the token stays."""
    table = intake("R3 R3 R3 " * (seats + 1), seats=seats, first=0)

    told = take(table, *range(2, seats + 2))

    assert (table.first, table.hospitals[0].bags) == (0, 1)
    assert sum(int(one.bags) for one in table.hospitals) == 1
    assert "first-player" not in told

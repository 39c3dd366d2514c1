"""DH-2: First Player, display, starting dice and administrators."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from tests.kit.build import GAME, act, choices, decide, dice_in_play, new, patients, why
from tests.kit.rounds import asking, at, names, wave_through
from tests.kit.rules import rule
from wardround.core import stacks
from wardround.core.errors import BadOption
from wardround.core.game import CHANCE
from wardround.core.luck import Rng
from wardround.dicehospital import steps
from wardround.dicehospital.state import Table

RED, YELLOW, GREEN = 0, 1, 2


def happening(table: Table) -> str:
    """Return what is decided next: a kind of luck with its seat, or a prompt."""
    luck = GAME.luck(table)
    if luck is not None:
        return f"luck {luck['kind']}" + (f" {luck['seat']}" if luck["seat"] >= 0 else "")
    return f"ask {GAME.view(table, None)['prompts'][str(GAME.actor(table))]}"


def course(table: Table) -> list[str]:
    """Let setup happen; return what was decided, in order, repeated asking once."""
    out: list[str] = []
    rng = Rng(3)
    while table.round == 0:
        if not out or out[-1] != happening(table):
            out.append(happening(table))
        actor = GAME.actor(table)
        if actor == CHANCE:
            GAME.apply_luck(table, GAME.sample(table, rng))
        else:
            GAME.apply(table, actor, GAME.legal(table, actor)[0])
    return out


def dealt(colours: str, **settings: Any) -> Table:
    """Return a game of two in which seat 0 has drawn these starting dice, and seat 1 reds."""
    table = new(2, first_player=0, **settings)
    wave_through(table, asking(steps.LUCK_STARTING_DICE))
    drawn = ["RYG".index(colour) for colour in colours]
    decide(table, *drawn)
    decide(table, *[RED] * len(drawn))
    return table


# --- DH-2.1 by number of players ---------------------------------------------------------------


@rule("DH-2.1")
@pytest.mark.parametrize(("seats", "each"), [(1, 11), (2, 15), (3, 18), (4, 21)])
def test_dice_are_left_out_by_number_of_players(seats: int, each: int) -> None:
    """Of the 21 of a colour, 10 stay in the box in solo, 6 with two, 3 with three, 0 with four."""
    table = new(seats)

    assert dice_in_play(table) == table.bag == [each, each, each]


@rule("DH-2.1")
@pytest.mark.parametrize(("seats", "shown"), [(2, 1), (3, 2), (4, 3)])
def test_departments_and_specialists_on_display(seats: int, shown: int) -> None:
    """One fewer of each than there are players lie open at first."""
    table = new(seats, first_player=0)

    told = decide(table, *GAME.sample(table, Rng(2)))

    assert Counter(names(told)) == {"department-revealed": shown, "specialist-revealed": shown}
    assert (len(table.tiles_shown), len(table.specialists_shown)) == (shown, shown)
    assert stacks.size(table.tile_stack) == stacks.size(table.specialist_stack) == 24 - shown


@rule("DH-2.1")
def test_nothing_is_on_display_at_setup_in_solo() -> None:
    """A solo game reaches its first intake without an improvement turned over."""
    table = new(1)

    told = wave_through(table, asking(steps.LUCK_INTAKE))

    assert names(told, of="department-revealed specialist-revealed") == []
    assert (table.tiles_shown, table.specialists_shown) == ((), ())


@rule("DH-2.1")
@pytest.mark.parametrize(("seats", "ambulances"), [(2, 3), (3, 4), (4, 5)])
def test_the_lowest_ambulances_are_used_one_more_than_players(seats: int, ambulances: int) -> None:
    """The second player can take any number up to players + 1 that is left, and no higher."""
    table = new(seats, first_player=0)
    wave_through(table, at(steps.TAKE))

    first = choices(table)
    act(table, "take ambulance 2")

    assert len(table.ambulances) == ambulances
    assert first == [f"take ambulance {number}" for number in range(2, ambulances + 1)]
    assert choices(table, 1) == [
        f"take ambulance {number}" for number in range(1, ambulances + 1) if number != 2
    ]


# --- DH-2.2 the extra one with two players -----------------------------------------------------


def at_the_extra(first: int) -> Table:
    """Return a game of two whose First Player must choose what else to turn over."""
    table = new(2, first_player=first)
    decide(table, table.tile_stack[0][0], table.specialist_stack[0][0])
    return table


@rule("DH-2.2")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_of_two_must_choose_one_more(first: int) -> None:
    """After seeing one of each, the First Player alone chooses a stack and cannot decline."""
    table = at_the_extra(first)

    assert GAME.actors(table) == [first]
    assert (len(table.tiles_shown), len(table.specialists_shown)) == (1, 1)
    assert choices(table, first) == ["reveal department", "reveal specialist"]
    assert why(table, "pass", first) == ("wrong-moment", "DH-2.2")
    assert why(table, "reveal department", 1 - first) == ("not-your-turn", "DH-2.2")


@rule("DH-2.2")
@pytest.mark.parametrize(("kind", "shown"), [("department", (2, 1)), ("specialist", (1, 2))])
def test_one_more_of_the_kind_chosen_is_turned_over(kind: str, shown: tuple[int, int]) -> None:
    """The choice is of a stack; which one comes up is luck, decided only then."""
    table = at_the_extra(0)
    stack = table.tile_stack if kind == "department" else table.specialist_stack
    other = table.specialist_stack if kind == "department" else table.tile_stack

    act(table, f"reveal {kind}")
    possible = {card for card in range(60) if GAME.possible(table, (card,))}
    told = decide(table, stack[0][-1])

    assert possible == set(stack[0])
    assert names(told) == [f"{kind}-revealed"]
    assert (len(table.tiles_shown), len(table.specialists_shown)) == shown
    assert other == (table.specialist_stack if kind == "department" else table.tile_stack)


@rule("DH-2.2")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_players_nothing_extra_is_turned_over(seats: int) -> None:
    """After the display the starting dice follow."""
    table = new(seats, first_player=0)

    decide(table, *GAME.sample(table, Rng(2)))

    assert happening(table) == "luck starting-dice 0"


# --- DH-2.3 First Player and starting dice -----------------------------------------------------


@rule("DH-2.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_random_first_player_can_be_anybody_alike(seats: int) -> None:
    """Luck gives every seat, and none much more often than another."""
    table = new(seats, first_player=-1)
    rng = Rng(7)

    drawn = Counter(GAME.sample(table, rng)[0] for _ in range(400 * seats))

    assert happening(table) == "luck first-player"
    assert sorted(drawn) == list(range(seats))
    assert all(abs(count - 400) < 80 for count in drawn.values())
    assert [seat for seat in range(-1, 6) if GAME.possible(table, (seat,))] == list(range(seats))


@rule("DH-2.3")
def test_luck_names_the_first_player() -> None:
    """The seat that luck gives holds the token."""
    table = new(3)

    told = decide(table, 2)

    assert told[0] == {"event": "first-player", "seat": 2}
    assert GAME.view(table, None)["first"] == 2


@rule("DH-2.3")
def test_the_table_can_name_the_first_player() -> None:
    """Named by the table, nobody draws for it."""
    table = new(4, first_player=3)

    assert table.first == 3
    assert happening(table) == "luck reveal"


@rule("DH-2.3")
@pytest.mark.parametrize(("seats", "named"), [(2, 2), (3, 3), (4, 4), (2, -2), (2, "Ann")])
def test_a_first_player_who_is_not_at_the_table_is_refused(seats: int, named: object) -> None:
    """Only a seat of this game can begin."""
    with pytest.raises(BadOption) as refused:
        new(seats, first_player=named)

    assert refused.value.code in ("bad-option-value", "first-player-not-there")


@rule("DH-2.3")
@pytest.mark.parametrize(("seats", "first"), [(2, 1), (3, 2), (4, 1), (4, 0)])
def test_starting_dice_are_drawn_in_turn_order(seats: int, first: int) -> None:
    """The First Player draws three dice first, then the others clockwise."""
    table = new(seats, first_player=first)
    wave_through(table, asking(steps.LUCK_STARTING_DICE))
    drawers = []

    while table.chance == steps.LUCK_STARTING_DICE:
        drawers.append(int(table.chance_seat))
        assert not GAME.possible(table, (RED, RED))
        assert not GAME.possible(table, (RED,) * 4)
        decide(table, RED, YELLOW, GREEN)

    assert drawers == [(first + turn) % seats for turn in range(seats)]
    assert table.bag == [21 - {2: 6, 3: 3, 4: 0}[seats] - seats] * 3


@rule("DH-2.3")
def test_starting_dice_come_from_the_bag() -> None:
    """Nobody can draw a colour that the bag does not have."""
    table = new(2, first_player=0)
    wave_through(table, asking(steps.LUCK_STARTING_DICE))
    table.bag = [2, 0, 1]

    assert not GAME.possible(table, (RED, RED, RED))
    assert not GAME.possible(table, (RED, YELLOW, GREEN))
    assert sorted(GAME.sample(table, Rng(1))) == [RED, RED, GREEN]


@rule("DH-2.3")
def test_starting_dice_can_be_set_to_3_4_and_5_as_the_player_likes() -> None:
    """Three colours can be given the three values in all six ways, untreated."""
    made = set()
    for order in permutations("RYG"):
        table = dealt("RYG")
        told = act(table, f"set {order[0]}3", f"set {order[1]}4")
        dice = [f"{order[0]}3", f"{order[1]}4", f"{order[2]}5"]
        assert [one["die"] for one in told[:3]] == dice
        made.add(patients(table))

    assert made == {"R3 Y4 G5", "R3 Y5 G4", "R4 Y3 G5", "R4 Y5 G3", "R5 Y3 G4", "R5 Y4 G3"}


@rule("DH-2.3")
def test_each_starting_value_is_given_once_and_to_a_die_drawn() -> None:
    """After the 3 is given there is no other 3, never a 2 or 6, and no die of another colour."""
    table = dealt("RRG")

    offered = choices(table)
    act(table, "set R3")

    assert offered == ["set R3", "set G3"]
    assert choices(table) == ["set R4", "set G4"]
    for line in ("set G3", "set R2", "set G6"):
        assert why(table, line) == ("value-not-next", "DH-2.3")
    assert why(table, "set Y4") == ("value-not-left", "DH-2.3")


@rule("DH-2.3")
def test_dice_of_one_colour_are_set_without_asking() -> None:
    """Three reds can only be a 3, a 4 and a 5."""
    table = dealt("YGG")

    assert patients(table, 1) == "R3 R4 R5"
    assert GAME.actors(table) == [0]


# --- DH-2.4 and DH-2.5 administrators ----------------------------------------------------------


@rule("DH-2.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_gets_two_administrators_and_keeps_one(seats: int) -> None:
    """Only the two cards dealt can be kept; one of them is, and the other is gone."""
    table = new(seats)
    wave_through(table, asking(steps.LUCK_ADMINISTRATORS))
    cards = [one.card.id for one in table.content.administrators]
    decide(table, *range(2 * seats))

    for seat in reversed(range(seats)):
        mine = cards[2 * seat : 2 * seat + 2]
        assert choices(table, seat) == [f"keep {name}" for name in mine]
        other = cards[(2 * seat + 2) % (2 * seats)]
        assert why(table, f"keep {other}", seat) == ("not-dealt", "DH-2.4")
        act(table, f"keep {mine[1]}", seat=seat)

    assert [int(one.administrator) for one in table.hospitals] == list(range(1, 2 * seats, 2))
    assert [one.dealt for one in table.hospitals] == [()] * seats


@rule("DH-2.4")
def test_no_administrator_is_dealt_twice() -> None:
    """Luck gives two different cards to each player, of the eight there are."""
    table = new(4)
    wave_through(table, asking(steps.LUCK_ADMINISTRATORS))

    assert GAME.possible(table, (7, 6, 5, 4, 3, 2, 1, 0))
    assert not GAME.possible(table, (0, 0, 1, 2, 3, 4, 5, 6))
    assert not GAME.possible(table, (0, 1, 2, 3, 4, 5, 6, 8))
    assert not GAME.possible(table, (0, 1, 2, 3, 4, 5, 6))
    assert sorted(GAME.sample(table, Rng(4))) == [0, 1, 2, 3, 4, 5, 6, 7]
    assert {GAME.sample(table, Rng(seed))[0] for seed in range(60)} == set(range(8))


@rule("DH-2.4")
@pytest.mark.parametrize(("seats", "settings"), [(3, {"no_administrators": True}), (1, {})])
def test_games_without_administrators(seats: int, settings: dict[str, Any]) -> None:
    """By option, and always in solo, none is dealt."""
    table = new(seats, **settings)

    told = wave_through(table, asking(steps.LUCK_INTAKE))

    assert names(told, of="administrators-dealt administrator-kept") == []
    assert [int(one.administrator) for one in table.hospitals] == [-1] * seats


@rule("DH-2.5")
def test_starting_values_are_set_by_all_at_once_in_any_order() -> None:
    """All who have a choice are asked together, and may answer in turns as they like."""
    table = new(3, first_player=0)
    wave_through(table, asking(steps.LUCK_STARTING_DICE))
    for _ in range(3):
        decide(table, RED, YELLOW, GREEN)

    together = GAME.actors(table)
    act(table, "set G3", seat=2)
    act(table, "set R3", seat=0)
    act(table, "set R4", seat=2)
    left = GAME.actors(table)
    act(table, "set Y3", "set R4", seat=1)
    act(table, "set Y4", seat=0)

    assert (together, left) == ([0, 1, 2], [0, 1])
    assert [patients(table, seat) for seat in range(3)] == ["R3 Y4 G5", "R4 Y3 G5", "R4 Y5 G3"]


@rule("DH-2.5")
def test_kept_administrators_are_shown_together() -> None:
    """Keeping tells nothing until the last player has kept; then all are told at once."""
    table = new(3)
    wave_through(table, asking(steps.LUCK_ADMINISTRATORS))
    decide(table, *range(6))

    together = GAME.actors(table)
    early = [
        act(table, choices(table, 2)[0], seat=2),
        act(table, choices(table, 0)[0], seat=0),
    ]
    last = act(table, choices(table, 1)[0], seat=1)

    assert together == [0, 1, 2]
    assert early == [[], []]
    assert names(last, of="administrator-kept") == ["administrator-kept"] * 3


# --- DH-2.6 order ------------------------------------------------------------------------------


@rule("DH-2.6")
def test_the_order_of_setup_with_two_players() -> None:
    """First Player; display and the extra one; starting dice; administrators."""
    table = new(2)
    before = happening(table)
    decide(table, 1)

    assert before == "luck first-player"
    assert ", ".join(course(table)) == (
        "luck reveal, ask reveal-extra, luck reveal-extra, luck starting-dice 1, "
        "luck starting-dice 0, ask set-values, luck administrators, ask keep-administrator"
    )


@rule("DH-2.6", "DH-11.1")
def test_the_order_of_setup_in_solo() -> None:
    """No First Player, no display, no administrators; the medical reports come last."""
    assert course(new(1)) == ["luck starting-dice 0", "ask set-values", "luck reports"]


@rule("DH-2.6")
def test_patients_have_beds_before_administrators_are_dealt() -> None:
    """The starting dice are known to those who choose an administrator."""
    table = dealt("RYG")

    act(table, "set Y3", "set G4")

    assert happening(table) == "luck administrators"
    assert patients(table) == "R5 Y3 G4"

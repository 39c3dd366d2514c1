"""What holds in every game of Dice Hospital, whatever the options and however it is played."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import cast

import pytest

from tests.kit.build import GAME, dice_in_play, new
from tests.kit.dicehospital import CROWD_PACK, DiceHospitalKit, sensible
from tests.kit.dicehospital_watch import LEFT_OUT
from tests.kit.drive import Play, any_actor, idle
from tests.kit.plain import Json
from tests.kit.positions import MANY, positions
from tests.kit.rules import rule
from wardround.core.luck import Rng
from wardround.core.records import Terms
from wardround.dicehospital import dice, steps
from wardround.dicehospital.options import SWITCHES, fits
from wardround.dicehospital.pack_files import EDITIONS
from wardround.dicehospital.state import Table
from wardround.sim.dicehospital import DiceHospitalWatch

pytestmark = pytest.mark.once

KIT = DiceHospitalKit()
GAMES_AN_EDITION = 275
"""How many games of an edition are played; they use every card."""
CROWDED_GAMES = 25
WATCHED = 10
"""Every so-and-so-manyth game is checked for everything after each move; the others for lost
dice after each move, and for everything at their end."""


def edition_games(edition: str) -> list[Play]:
    """Return the games of an edition: random options and seats, players of all kinds.

    In the first of them a solo player has nurses enough to complete any report.
    """
    crowded = Terms(GAME, {"edition": edition}, {"crowd.toml": CROWD_PACK})
    found = [Play(crowded, 1, f"crowd/{at}", sensible) for at in range(CROWDED_GAMES)]
    number = 0
    tempers = KIT.tempers()
    while len(found) < GAMES_AN_EDITION:
        number += 1
        settings, seats = KIT.settings(Rng(f"invariants/{number}"))
        if settings["edition"] == edition:
            chooser = tempers[(len(found) - CROWDED_GAMES) % len(tempers)]
            found.append(Play(Terms(GAME, settings, {}), seats, str(number), chooser, any_actor))
    return found


def play_out(play: Play, *, watched: bool) -> set[str]:
    """Play to the end and return the cards used; dice are counted after each move (DH-1.3).

    If the game is watched, everything else is asserted after each move as well.
    """
    watch = KIT.watch(play.state)
    usage = DiceHospitalWatch(play.terms.options, play.seats)
    all_dice = dice_in_play(cast(Table, play.state))
    while not play.over():
        move = play.next_move()
        usage.before(play.state, move)
        told = [GAME.event_record(play.state, event) for event in play.make(move)]
        for event in told:
            usage.after(play.state, event)
        assert dice_in_play(cast(Table, play.state)) == all_dice
        if watched:
            watch.see(play.state, told)
    KIT.watch(play.state)
    return {card for _, used in usage.rows for card in used}


def places(table: Table, scores: tuple[int, ...]) -> tuple[int, ...]:
    """Return the places by points, then fewest patients left, then most pips on them (DH-9.2)."""
    pips = [[dice.VALUE[one] for one in hospital.wards] for hospital in table.hospitals]
    ranking = sorted(
        range(table.seats),
        key=lambda seat: (scores[seat], -len(pips[seat]), sum(pips[seat])),
        reverse=True,
    )
    found = dict.fromkeys(ranking, 1)
    for at, (before, seat) in enumerate(pairwise(ranking), 2):
        tied = scores[before] == scores[seat] and len(pips[before]) == len(pips[seat])
        found[seat] = found[before] if tied and sum(pips[before]) == sum(pips[seat]) else at
    return tuple(found[seat] for seat in range(table.seats))


@rule("DH-1.3", "DH-5.1", "DH-9.2", "DH-9.3", "DH-10.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_hundreds_of_games_end_in_time_with_sane_scores_and_use_every_card(edition: str) -> None:
    """See `DiceHospitalKit` for why no score or length can be beyond."""
    events = {"events": True} if fits("events", edition) else {}
    box = GAME.options({**KIT.boxes()[f"{edition}-with-all"], **events}, {})
    cards = {card for _, card in DiceHospitalWatch(box, seats=1).cards()}
    used: set[str] = set()
    switches: set[str] = set()
    seats: set[int] = set()
    for number, play in enumerate(edition_games(edition)):
        used |= play_out(play, watched=number % WATCHED == 0)
        outcome = GAME.outcome(play.state)
        assert outcome is not None
        low, high = KIT.scores(play.state)
        switches |= set(play.terms.options.settings())
        seats.add(play.seats)

        assert low <= min(outcome.scores) <= max(outcome.scores) <= high
        assert len(play.moves) <= KIT.most_moves(play.state)
        assert outcome.places == places(cast(Table, play.state), outcome.scores)

    assert cards - used == set()
    assert {name for name in SWITCHES if fits(name, edition)} <= switches
    assert seats == {1, 2, 3, 4}


def test_actions_of_one_verb_are_in_the_order_of_their_numbers() -> None:
    for position in positions(GAME.id, MANY):
        state = position.state()
        for seat in range(position.seats):
            legal = GAME.legal(state, seat)
            verbs = [GAME.action_record(state, action)["verb"] for action in legal]

            for verb in set(verbs):
                same = [one for one, other in zip(legal, verbs, strict=True) if other == verb]
                assert same == sorted(same)


@rule("DH-2.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_so_many_dice_are_in_the_game(seats: int) -> None:
    assert dice_in_play(new(seats)) == [21 - LEFT_OUT[seats]] * 3


def test_players_who_try_do_better_than_players_who_rest() -> None:
    """A game in which doing nothing paid would not be this one."""
    means: dict[str, float] = {}
    for chooser in (sensible, idle):
        scores: list[int] = []
        for number in range(30):
            play = Play(Terms(GAME, {}, {}), 3, f"better/{number}", chooser)
            play.finish()
            outcome = GAME.outcome(play.state)
            assert outcome is not None
            scores += outcome.scores
        means[chooser.__name__] = sum(scores) / len(scores)

    assert means["sensible"] > means["idle"] + 20


# --- what a watch must see -----------------------------------------------------------------------


def lose_a_patient(table: Table) -> None:
    """Take a patient away."""
    table.hospitals[0].wards.pop()


def recount_the_bag(table: Table) -> None:
    """Take two colours for each other."""
    table.bag[0] -= 1
    table.bag[1] += 1


def forget_a_tile(table: Table) -> None:
    """Take the top layer of a stack away."""
    table.tile_stack = table.tile_stack[1:]


def score_for_nothing(table: Table) -> None:
    """Give a point without a reason."""
    table.hospitals[0].score += 1


def put_into_disorder(table: Table) -> None:
    """Lay the patients of a hospital down in another order."""
    table.hospitals[0].wards.reverse()


def overfill(table: Table) -> None:
    """Let all dice of the bag lie in one hospital."""
    for colour in range(3):
        table.hospitals[0].wards += [54 * colour + colour] * table.bag[colour]
    table.hospitals[0].wards.sort()
    table.bag = [0, 0, 0]


def gain_a_bag_unseen(table: Table) -> None:
    """Give a blood bag that no event tells of."""
    table.hospitals[0].bags += 1


def let_nobody_act(table: Table) -> None:
    """Let everybody wait for everybody."""
    table.waiting = []


def colour_for_good(table: Table) -> None:
    """Leave a temporary colour after Phase 3."""
    wards = table.hospitals[0].wards
    wards[0] = int(dice.recoloured(wards[0], 2 - dice.COLOUR[wards[0]]))
    wards.sort()
    table.step = steps.PROTECT


SPOILERS = [
    lose_a_patient, recount_the_bag, forget_a_tile, score_for_nothing, put_into_disorder, overfill,
    gain_a_bag_unseen, let_nobody_act, colour_for_good,
]  # fmt: skip


@pytest.mark.parametrize("spoil", SPOILERS)
def test_a_watch_sees_what_must_not_be(spoil: Callable[[Table], None]) -> None:
    """Otherwise the tests above would prove nothing."""
    play = Play(Terms(GAME, {}, {}), 2, "spoilt", sensible)
    watch = KIT.watch(play.state)
    while KIT.chapter(play.state)[0] < 3 or KIT.moment(play.state) != "place":
        told = [GAME.event_record(play.state, event) for event in play.step()]
        watch.see(play.state, told)
    spoil(cast(Table, play.state))

    with pytest.raises(AssertionError):
        watch.see(play.state, [])


def test_a_watch_sees_a_meeple_placed_too_often() -> None:
    play = Play(Terms(GAME, {}, {}), 2, "twice", sensible)
    watch = KIT.watch(play.state)
    event: Json = {"event": "staff-placed", "seat": 0, "staff": "nurse", "department": "clinic"}
    watch.see_event(cast(Table, play.state), event)

    with pytest.raises(AssertionError, match="clinic is used too often"):
        watch.see_event(cast(Table, play.state), event)

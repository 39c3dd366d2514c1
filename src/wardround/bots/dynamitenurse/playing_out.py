"""Playing imagined positions to the end of the game, by the script."""

from __future__ import annotations

from typing import Final

from wardround.bots.dynamitenurse import scripted
from wardround.bots.dynamitenurse.main_phase import Aim, pay_for
from wardround.bots.dynamitenurse.situation import score_of
from wardround.bots.dynamitenurse.worth import Worth
from wardround.core.game import CHANCE, NOBODY
from wardround.core.ints import i64
from wardround.core.luck import Rng
from wardround.dynamitenurse import GAME, actions, steps
from wardround.dynamitenurse.state import Table

WIN: Final = 10.0
"""How many points of margin a win counts as."""
MOST_MARGIN: Final = 15.0
MOST_ROUNDS: Final = 40
"""A game of odd cards that goes on for longer is judged where it stands."""


def advance(table: Table, worth: Worth, rng: Rng) -> bool:
    """Let luck or the script decide what is next; tell whether the game went on."""
    actor = GAME.actor(table)
    if actor == NOBODY:
        return False
    if actor == CHANCE:
        GAME.push_luck(table, GAME.sample(table, rng))
    else:
        action = scripted.choose(table, worth, actor, GAME.legal(table, actor), rng)
        GAME.push(table, actor, action)
    return True


def play_out(table: Table, worth: Worth, seat: i64, rng: Rng) -> float:
    """Play to the end, in place, and return how well a seat did."""
    last = table.turn + MOST_ROUNDS * table.seats
    while table.turn < last and advance(table, worth, rng):
        pass
    own = float(score_of(table, seat))
    most = -1000.0
    for other in range(table.seats):
        if other != seat:
            most = max(most, float(score_of(table, other)))
    margin = max(-MOST_MARGIN, min(MOST_MARGIN, own - most))
    return margin + WIN if own > most else margin


def pursue(table: Table, worth: Worth, aim: Aim, rng: Rng) -> None:
    """Play the cards that an aim needs and carry it out, in place, as far as that is possible."""
    seat = table.active
    turn = table.turn
    while table.turn == turn and not table.over():
        if table.step != steps.MAIN or table.chance >= 0:
            advance(table, worth, rng)
            continue
        legal = GAME.legal(table, seat)
        if aim.action in legal:
            GAME.push(table, seat, aim.action)
            return
        action = pay_for(table, worth, aim, legal)
        if action == actions.DONE:
            return
        GAME.push(table, seat, action)

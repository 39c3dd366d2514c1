"""What happens to a player if their turn ends now, by the rules themselves.

The rest of the turn is played in a copy of the position. Where the player would still have to
choose, nobody more is admitted, the next Patient becomes another player's charge if possible, and
of those without a bed the ones who are not critical come first.
"""

from __future__ import annotations

from typing import Final, cast

from wardround.core.game import State
from wardround.core.luck import Rng
from wardround.dynamitenurse import actions, steps
from wardround.dynamitenurse.flow import FLOW
from wardround.dynamitenurse.forecast_types import ForeseenTurn
from wardround.dynamitenurse.game import GAME
from wardround.dynamitenurse.phases.main import payments_due
from wardround.dynamitenurse.state import STAGES, Table
from wardround.dynamitenurse.work import Work

MOST_STEPS: Final = 100
"""More than the rest of any turn has."""


def forecast(state: State, seat: int) -> ForeseenTurn | None:
    """Return what comes for a seat, or None when it is not its turn.

    `events` are what would happen; `in_main` tells whether the Main Phase would end first.
    """
    table = cast(Table, state)
    if table.over() or table.active != seat or table.chance >= 0:
        return None
    base = _base(table)
    if not steps.MAIN <= base < steps.CLEANUP:
        return None
    in_main = base < steps.ADMISSION
    hospital = table.hospitals[seat]
    after = table.copy()
    GAME.listen(after)
    _rest_of_turn(after, seat, in_main=in_main)
    return {
        "seat": seat,
        "events": [GAME.event_record(after, event) for event in GAME.heard(after)],
        "in_main": in_main,
        "beds": int(table.content.house.beds),
        "used": len(hospital.admitted),
        "due": len(payments_due(table)) if in_main else 0,
        "treatment_lost": int(table.main.tp),
        "gold_lost": int(table.main.gold),
        "healed": len(hospital.acquired),
        "deck": len(hospital.deck),
        "discard": len(hospital.discard),
    }


def _base(table: Table) -> int:
    """Return the step to which all others go back."""
    return table.later[0] // STAGES if table.later else int(table.step)


def _rest_of_turn(table: Table, seat: int, *, in_main: bool) -> None:
    """Play the turn of a seat to its Cleanup, in place."""
    turn = table.turn
    if in_main:
        table.later = []
        table.work = Work()
        table.town.arriving = -1
        table.go(steps.MAIN)
        table.waiting = [seat]
    luck = Rng("forecast")  # it decides only what comes up in the Dungeon, which harms nobody yet
    for _ in range(MOST_STEPS):
        if table.over() or table.turn != turn or _base(table) >= steps.CLEANUP:
            return
        if table.chance >= 0:
            FLOW.push_luck(table, FLOW.lucks[table.chance].sample(table, luck))
        else:
            FLOW.push(table, table.waiting[0], _decision(table, table.waiting[0]))


def _decision(table: Table, seat: int) -> int:
    """Return what a player is taken to choose."""
    legal = FLOW.steps[table.step].legal(table, seat)
    if actions.SKIP_ADMISSION in legal:
        return actions.SKIP_ADMISSION
    if actions.DONE in legal:
        return actions.DONE
    if table.step == steps.ASSIGN:
        return next((one for one in legal if one != actions.ASSIGN + seat), legal[0])
    if table.step == steps.BEDS:
        first = int(table.space.choose)
        admitted = table.hospitals[seat].admitted
        return next((one for one in legal if 2 * (one - first) in admitted), legal[0])
    return legal[0]

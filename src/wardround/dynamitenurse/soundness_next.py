"""Whether step, luck and unfinished work of a position are consistent.

The part of `soundness` about what happens next: a valid position can be continued.
"""

from __future__ import annotations

from typing import Final

from wardround.core.errors import BadNotation
from wardround.core.multisets import contains
from wardround.dynamitenurse import events, flow, steps
from wardround.dynamitenurse.content import DRAW, TRANSPORT
from wardround.dynamitenurse.decisions import charges
from wardround.dynamitenurse.phases.resolution import STEP_OF
from wardround.dynamitenurse.state import STAGES, Table

LUCK_IN: Final[dict[int, tuple[int, ...]]] = {
    steps.FIRST_PLAYER: (steps.LUCK_FIRST_PLAYER,),
    steps.TOWN: (steps.LUCK_PATIENT, steps.LUCK_EVENT),
    steps.MAIN: (steps.LUCK_EVENT,),
    steps.SECOND_EVENT: (steps.LUCK_EVENT,),
    steps.HIRE: (steps.LUCK_NURSE,),
    steps.DRAW: (steps.LUCK_DRAW,),
    steps.ASSIGN: (steps.LUCK_PATIENT,),
    steps.ERASE: (steps.LUCK_PATIENT,),
}
"""The luck that can be next in a step."""

ENTERED_FROM: Final[dict[int, tuple[int, ...]]] = {
    steps.HIRE: (steps.MAIN,),
    steps.DRAW: (steps.DEAL, steps.RESOLVE, steps.CLEANUP),
    steps.TRANSPORT: (steps.RESOLVE, steps.ADMISSION),
    steps.ASSIGN: (steps.RESOLVE, steps.ADMISSION),
}
"""The steps to which a step goes back; those not named here that go back do so to `RESOLVE`."""


def need(field: str, holds: bool) -> None:
    """Refuse a position, naming the field that shows what is wrong with it."""
    if not holds:
        raise BadNotation("bad-position", field=field)


def check(table: Table) -> None:
    """Refuse a position that could not be played on; its numbers are in range."""
    if table.over():
        need("waiting", not table.waiting and table.chance < 0)
        return
    if table.step > steps.FIRST_PLAYER:
        need("first", table.first >= 0)
        need("active", table.active >= 0)
    _check_later(table)
    if table.chance >= 0:
        need("waiting", not table.waiting)
        _check_luck(table)
    else:
        need("waiting", len(table.waiting) == 1 and flow.STEPS[table.step].name != "")
    if table.step > steps.TOWN:
        _check_tops(table)
        _check_chosen(table)
    if table.waiting:
        _check_waiting(table, table.waiting[0])


def _check_later(table: Table) -> None:
    """Refuse steps to go back to that can't be."""
    step = int(table.step)
    if step != steps.HIRE and not steps.DRAW <= step <= steps.ADMIT_NOW:
        need("later", not table.later)
        return
    need("later", bool(table.later))
    back = table.later[0] // STAGES
    need("later", back in ENTERED_FROM.get(step, (steps.RESOLVE,)))
    if back == steps.RESOLVE:
        _check_card(table)
    else:
        need("later", len(table.later) == 1)


def _check_card(table: Table) -> None:
    """Refuse a card at work that is not in play, or is not at the clause that the step is of."""
    work = table.work
    need("card", work.card >= 0 and (work.left or work.card in table.own().in_play))
    need("clause", work.clause > 0)
    clause = table.content.cards[work.card].clauses[work.clause - 1]
    # The steps of a clause follow each other, up to the first one of the next.
    first = max([step for step in STEP_OF if step <= table.step])
    need("clause", clause.does >= DRAW and STEP_OF[clause.does - DRAW] == first)
    # Only transports wait for each other.
    most = clause.amount if clause.does == TRANSPORT else 1
    need("later", len(table.later) <= most)
    need("later", table.later[1:] == [first * STAGES] * (len(table.later) - 1))


def _check_luck(table: Table) -> None:
    """Refuse luck that can't be next."""
    work = table.work
    need("chance", int(table.chance) in LUCK_IN.get(int(table.step), ()))
    drawn = table.chance == steps.LUCK_DRAW
    need("chance_seat", table.chance_seat == (work.drawer if drawn else -1))
    if table.chance == steps.LUCK_PATIENT:
        need("dungeon", table.town.dungeon_top < 0 and bool(table.town.dungeon))
    elif table.chance == steps.LUCK_EVENT:
        need("events", table.town.event_top < 0 and bool(table.town.events))
    elif drawn:
        need("drawer", work.drawer >= 0)
        need("draws", 0 < work.draws < len(table.hospitals[work.drawer].deck))
    elif table.chance == steps.LUCK_NURSE:
        need("nurses", bool(table.town.nurses))
        need("hires", work.hires > 0)


def _check_tops(table: Table) -> None:
    """Refuse a pile whose top should have been turned up."""
    town = table.town
    if table.chance != steps.LUCK_PATIENT:
        need("dungeon_top", town.dungeon_top >= 0)
    if table.chance != steps.LUCK_EVENT:
        need("event_top", town.event_top >= 0 or not town.events)
    need("arriving", (town.arriving >= 0) == (table.step == steps.ASSIGN))


def _check_chosen(table: Table) -> None:
    """Refuse Patients and players chosen for a card that could not be chosen."""
    work = table.work
    step = table.step
    own = table.own()
    if step in (steps.REFER_TO, steps.SEND_BACK_TO):
        need("patient", work.patient in own.admitted)
    elif step == steps.PASS_ON_TO:
        need("patient", work.patient in charges(table, table.active))
    elif step in (steps.SWAP_FIRST, steps.SWAP_GIVE):
        need("partner", work.partner >= 0 and work.partner != table.active)
        _check_swap(table)
    elif step == steps.BEDS:
        need("picked", contains(own.admitted, tuple(work.picked)))
        need("amount", work.amount <= len(own.admitted) - len(work.picked))
    elif step == steps.SEND_BACK_PATIENT:
        need("amount", work.amount <= len(own.admitted))
    elif step == steps.DISCARD:
        need("amount", 0 < work.amount < len(own.hand))
    elif step == steps.SEARCH_TOP:
        piles = (bool(table.town.nurses), table.town.event_top >= 0)
        need("amount", work.amount < len(events.PILES) and piles[work.amount])


def _check_swap(table: Table) -> None:
    """Refuse an exchange of Patients that nobody has, or that is asked of someone else."""
    work = table.work
    for seat, patient in zip((table.active, work.partner), work.gave, strict=True):
        need("gave", patient < 0 or patient in table.hospitals[seat].acquired)
    if table.step == steps.SWAP_GIVE:
        pair = (table.active, work.partner)
        need("first", work.first in pair)
        second = pair[1] if work.first == pair[0] else pair[0]
        need("stage", 0 < table.stage <= 2)
        need("waiting", table.waiting == [work.first if table.stage == 1 else second])


def _check_waiting(table: Table, seat: int) -> None:
    """Refuse to wait for someone whose turn it is not, or who has nothing to choose from."""
    need("waiting", seat == table.active or table.step == steps.SWAP_GIVE)
    need("waiting", bool(flow.STEPS[table.step].legal(table, seat)))

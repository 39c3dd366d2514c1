"""The coach at the table: hints in three steps, and plans."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from wardround.coach.coaches import words_of
from wardround.core.errors import IllegalAction
from wardround.core.game import State
from wardround.match.showing import veil
from wardround.server.identity import AtNode, Known, own_seat
from wardround.server.live import Live
from wardround.server.routes.asking import ERRORS, AtTable, AtTeller, Language, SeatPath, answered
from wardround.server.safety.answers import Refused
from wardround.server.shapes import HintShape, PlansShape
from wardround.server.thinking import advising
from wardround.words import coaching

router = APIRouter(prefix="/api/tables/{table}/seats/{seat}", tags=["coach"], responses=ERRORS)

STEPS = 3


async def imagined(live: Live, seat: int) -> State:
    """Return what a seat that is to decide can imagine."""
    async with live.lock:
        match = live.table.playing()
        if seat not in match.actors():
            raise IllegalAction("not-your-turn", "", "")
        return match.imagined(seat)


@router.get("/hint")
async def hint(
    request: Request,
    live: AtTable,
    seat: SeatPath,
    person: Known,
    node: AtNode,
    teller: AtTeller,
    language: Language,
    step: Annotated[int, Query(ge=1, le=STEPS)] = 1,
) -> HintShape:
    """Give a hint: a nudge, then where to look, then the move."""
    await own_seat(node, live, person, seat)
    state = await imagined(live, seat)
    thinkers, terms = request.app.state.thinkers, live.table.terms
    # The same question has the same answer, so that three steps are of one hint.
    found = await advising.hint(thinkers, terms, state, seat, veil(live.table, seat), table=live.id)
    if found is None:
        raise Refused("no-hint", 503)
    steps = found.steps()
    told = steps[min(step, len(steps)) - 1]
    words = words_of(terms.game, teller.face(live.table, language).words)
    text = "\n".join(line for line, _ in coaching.hint(words, told))
    return HintShape(step=min(step, len(steps)), steps=len(steps), text=text)


@router.get("/plans", response_model=PlansShape)
async def plans(
    request: Request,
    live: AtTable,
    seat: SeatPath,
    person: Known,
    node: AtNode,
    teller: AtTeller,
    language: Language,
) -> Response:
    """Give whole plans for what can be done now, if there is something to plan."""
    await own_seat(node, live, person, seat)
    state = await imagined(live, seat)
    thinkers, terms = request.app.state.thinkers, live.table.terms
    found = await advising.plans(
        thinkers, terms, state, seat, veil(live.table, seat), table=live.id
    )
    if found is None:
        raise Refused("no-hint", 503)
    words = words_of(terms.game, teller.face(live.table, language).words)
    lines = [line for line, _ in words.plans(found)] if found else []
    return answered({"plans": found, "lines": lines})

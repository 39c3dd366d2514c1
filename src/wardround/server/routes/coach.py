"""The coach at the table: hints in three steps, plans, and a review after the game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, TypeVar

from fastapi import APIRouter, Depends, Query, Request, Response

from wardround.coach.coaches import words_of
from wardround.core.errors import IllegalAction
from wardround.core.game import Json, State
from wardround.core.luck import Rng
from wardround.server.coach_shapes import HindsightShape, HintShape, PlansShape
from wardround.server.identity import AtNode, Known, own_seat
from wardround.server.routes.asking import (
    ERRORS,
    AtTable,
    AtTeller,
    Language,
    SeatPath,
    answered,
    must_be_over,
)
from wardround.server.safety.answers import Refused
from wardround.server.thinking.thinkers import Thinkers
from wardround.server.thinking.turns import Claim
from wardround.server.whereabouts import claim_of
from wardround.tables.game.showing import veil
from wardround.tables.live import Live
from wardround.tables.pictures.hindsight import hindsight
from wardround.tables.thinking import advising, pointing
from wardround.words import coaching
from wardround.words.coaching import CoachWords

router = APIRouter(prefix="/api/tables/{table}/seats/{seat}", tags=["coach"], responses=ERRORS)

STEPS = 3

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Pupil:
    """A seat that is to decide and asks the coach."""

    live: Live
    seat: int
    state: State
    """What the seat can imagine."""
    veil: Rng
    """The same question has the same numbers, so that three steps are of one hint."""
    thinkers: Thinkers
    claim: Claim
    words: CoachWords
    rules: Mapping[str, str]
    """The rule behind each kind of event."""

    def offer(self, plan: Json) -> Json:
        """Return a plan as something that can be carried out."""
        game = self.live.table.terms.game
        title, text = self.words.offer(plan)
        actions = pointing.numbers(game, self.state, self.seat, plan["line"])
        points = plan.get("points", plan.get("gain", 0))
        return {"title": title, "text": text, "actions": actions, "points": points}

    async def ask(self, what: Callable[..., Awaitable[T | None]]) -> T:
        """Return what the coach answers; refuse if it has no answer."""
        terms = self.live.table.terms
        asked = (self.thinkers, terms, self.state, self.seat, self.veil)
        found = await what(*asked, claim=self.claim)
        if found is None:
            raise Refused("no-hint", 503)
        return found


async def pupil_of(
    request: Request,
    live: AtTable,
    seat: SeatPath,
    person: Known,
    node: AtNode,
    teller: AtTeller,
    language: Language,
) -> Pupil:
    """Return the caller, if the seat is theirs and must decide."""
    await own_seat(node, live, person, seat)
    if live.laid.daily:
        raise Refused("daily-alone", 409)
    narrator = teller.narrator(live.table, language)
    words = words_of(live.table.terms.game, narrator.words)
    async with live.lock:
        match = live.table.playing()
        if seat not in match.actors():
            raise IllegalAction("not-your-turn", "", "")
        state, numbers = match.imagined(seat), veil(live.table, seat)
    thinkers: Thinkers = request.app.state.thinkers
    claim = claim_of(request, person, live.id)
    return Pupil(live, seat, state, numbers, thinkers, claim, words, narrator.lines.rules)


Asking = Annotated[Pupil, Depends(pupil_of)]


@router.get("/hint")
async def hint(pupil: Asking, step: Annotated[int, Query(ge=1, le=STEPS)] = 1) -> HintShape:
    """Get a hint: a nudge, then where to look, then the move."""
    steps = (await pupil.ask(advising.hint)).steps()
    number = min(step, len(steps))
    told = steps[number - 1]
    game, state, seat = pupil.live.table.terms.game, pupil.state, pupil.seat
    actions = pointing.pointed(game, state, seat, told, number)
    return HintShape(
        step=number,
        steps=len(steps),
        text="\n".join(line for line, _ in coaching.hint(pupil.words, told)),
        actions=actions,
        touch=pointing.touched(game, pointing.spoken_of(told, number)),
        rule=pointing.rule_of(game, state, seat, actions, pupil.rules),
    )


@router.get("/plans", response_model=PlansShape)
async def plans(pupil: Asking) -> Response:
    """Get whole plans for the current decision, if there is something to plan."""
    found = await pupil.ask(advising.plans)
    lines = [line for line, _ in pupil.words.plans(found)] if found else []
    offers = [pupil.offer(plan) for plan in found if plan.get("line")]
    return answered({"plans": found, "lines": lines, "offers": offers})


@router.get("/hindsight", response_model=HindsightShape)
async def look_back(
    request: Request,
    live: AtTable,
    seat: SeatPath,
    person: Known,
    node: AtNode,
    teller: AtTeller,
    language: Language,
) -> Response:
    """Review a finished game, round by round and decision by decision."""
    await own_seat(node, live, person, seat)
    words = words_of(live.table.terms.game, teller.narrator(live.table, language).words)
    async with live.lock:
        must_be_over(live)
        record = live.table.playing().record()
    thinkers: Thinkers = request.app.state.thinkers
    claim = claim_of(request, person, live.id)
    found = await advising.review(thinkers, record, seat, claim=claim)
    if found is None:
        raise Refused("no-hint", 503)
    return answered(hindsight(words, found))

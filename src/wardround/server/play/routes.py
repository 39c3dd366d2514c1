"""Play: view, act, undo, ask the coach, and everything else that a seat can do."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Query, Request, Response

from wardround.server.http.addresses import claim_of
from wardround.server.http.answers import Refused
from wardround.server.http.bodies import Command, Versioned
from wardround.server.http.dependencies import (
    ERRORS,
    AsAsked,
    AtSeat,
    AtTable,
    Language,
    SeatPath,
    answered,
)
from wardround.server.http.document import Router
from wardround.server.people.identity import AtTables, Known
from wardround.server.play.bodies import (
    Acting,
    Extending,
    Muting,
    Planning,
    Saying,
    StandingIn,
    Switching,
    TakingBack,
    Undoing,
)
from wardround.tables import access
from wardround.tables.live import Live
from wardround.tables.open_tables import Added
from wardround.tables.pictures.debrief_types import Debrief, HindsightShape
from wardround.tables.pictures.picture_types import AnswerShape, Preview, ReasonShape, Shown
from wardround.tables.rows import Person
from wardround.tables.tables import Tables
from wardround.tables.thinking.claims import Claim
from wardround.tables.verbs.coaching import Hint, PlansShape

router = Router(prefix="/api/tables/{table}", tags=["play"], responses=ERRORS)


@router.get("", response_model=Shown)
async def look(live: AtTable, looking: AsAsked, tables: AtTables) -> Response:
    """Show the table: to a seat with its choices, or to a spectator."""
    _, told = await tables.picture(live, looking)
    return Response(told, media_type="application/json")


@router.post("/seats/{seat}/act")
async def act(
    body: Acting,
    live: AtTable,
    seat: SeatPath,
    person: Known,
    tables: AtTables,
    language: Language,
    request: Request,
) -> Added:
    """Take one of the choices, based on the version that the seat saw.

    Send the choice's number or its text, as players type it. A text can name several actions,
    which are done in order.
    """
    await access.own_seat(tables.open, live, person, seat)
    if (body.action is None) == (body.text is None):
        raise Refused("action-or-text", 422)
    if body.text is None:
        return await take(body, live, seat, person, tables)
    request.app.state.typing.check(request.scope)
    return await tables.act_typed(live, person, seat, body.text, body.version, language, body.key)


async def take(body: Acting, live: Live, seat: int, person: Person, tables: Tables) -> Added:
    """Take a choice by its number."""
    assert body.action is not None
    return await tables.act(live, person, seat, body.action, body.version, body.key)


@router.post("/seats/{seat}/undo")
async def undo(
    body: Undoing, live: AtTable, seat: SeatPath, person: Known, tables: AtTables
) -> Added:
    """Undo my last action; also `done`, while another player is still deciding."""
    return await tables.undo(live, person, seat, body.version, body.key, across=body.across)


@router.post("/seats/{seat}/redo")
async def redo(
    body: Versioned, live: AtTable, seat: SeatPath, person: Known, tables: AtTables
) -> Added:
    """Redo what I undid last."""
    return await tables.redo(live, person, seat, body.version, body.key)


@router.post("/seats/{seat}/preview", response_model=Preview)
async def preview(body: Planning, at: AtSeat, tables: AtTables, language: Language) -> Response:
    """Show where a plan would lead, without doing anything."""
    return answered(await tables.preview(*at, body.actions, language))


@router.get("/seats/{seat}/reasons", response_model=list[ReasonShape])
async def reasons(
    at: AtSeat,
    tables: AtTables,
    language: Language,
    verb: Annotated[str, Query(max_length=40, description="only actions with this verb")] = "",
    of: Annotated[str, Query(max_length=80, description="only actions that name this")] = "",
) -> Response:
    """Explain why actions aren't allowed now, with the rules."""
    return answered(await tables.reasons(*at, language, verb, of))


@router.get("/seats/{seat}/answer", response_model=AnswerShape)
async def answer(
    at: AtSeat,
    tables: AtTables,
    language: Language,
    text: Annotated[str, Query(min_length=1, max_length=200, description="as it is typed")],
) -> Response:
    """Answer a typed question, as line play does: why, look, text or help."""
    told: AnswerShape = {"lines": await tables.answer(*at, text, language)}
    return answered(told)


@router.get("/debrief", response_model=Debrief)
async def debriefing(live: AtTable, looking: AsAsked, tables: AtTables) -> Response:
    """Show how a game ended: every point with its reason, round by round."""
    return answered(await tables.debrief(live, looking.seat, looking.language))


# --- beside the game ---------------------------------------------------------------------------


@router.post("/seats/{seat}/say")
async def say(body: Saying, at: AtSeat, tables: AtTables) -> Added:
    """Send a chat message to the table."""
    return await tables.say(*at, body.text, body.phrase, body.key)


@router.post("/seats/{seat}/mute")
async def mute(body: Muting, at: AtSeat, tables: AtTables) -> Added:
    """Mute a player's chat for me; no one else learns of it."""
    return await tables.mute(*at, body.who, on=body.on, key=body.key)


@router.post("/seats/{seat}/automatic")
async def automatic(body: Switching, at: AtSeat, tables: AtTables) -> Added:
    """Play forced moves for me, or let me play them."""
    return await tables.automatic(*at, on=body.on, key=body.key)


@router.post("/seats/{seat}/takeback")
async def take_back(body: TakingBack, at: AtSeat, tables: AtTables) -> Added:
    """Ask for a takeback of my last decision, or answer a request.

    It happens when all other players agree, or right away if none has to.
    """
    return await tables.take_back(*at, body.do, body.asked, body.version, body.key)


@router.post("/seats/{seat}/stand-in")
async def stand_in(body: StandingIn, at: AtSeat, tables: AtTables) -> Added:
    """Ask for a stand-in bot for a player who is away; it joins when all others agree.

    You can ask once the table has waited as long as its patience: at least a minute for a
    connected player. For your own seat, no one has to agree or wait.
    """
    return await tables.stand_in(*at, body.absent, body.bot, body.key)


@router.post("/seats/{seat}/come-back")
async def come_back(body: Command, at: AtSeat, tables: AtTables) -> Added:
    """Take my seat back from its stand-in bot."""
    return await tables.come_back(*at, body.key)


@router.post("/seats/{seat}/extend")
async def extend(body: Extending, at: AtSeat, tables: AtTables) -> Added:
    """Add time to the other players' running clocks."""
    return await tables.extend(*at, body.seconds, body.key)


coach = Router(prefix="/api/tables/{table}/seats/{seat}", tags=["coach"], responses=ERRORS)

STEPS = 3


async def own_claim(request: Request, at: AtSeat) -> Claim:
    """Return for whom the coach is asked."""
    return claim_of(request, at.person, at.live.id)


OwnClaim = Annotated[Claim, Depends(own_claim)]


@coach.get("/hint", response_model=Hint)
async def hint(
    at: AtSeat,
    tables: AtTables,
    language: Language,
    claim: OwnClaim,
    step: Annotated[int, Query(ge=1, le=STEPS)] = 1,
) -> Response:
    """Get a hint: a nudge, then where to look, then the move."""
    return answered(await tables.hint(*at, language, step, claim))


@coach.get("/plans", response_model=PlansShape)
async def plans(at: AtSeat, tables: AtTables, language: Language, claim: OwnClaim) -> Response:
    """Get whole plans for the current decision, if there is something to plan."""
    return answered(await tables.plans(*at, language, claim))


@coach.get("/hindsight", response_model=HindsightShape)
async def look_back(at: AtSeat, tables: AtTables, language: Language, claim: OwnClaim) -> Response:
    """Review a finished game, round by round and decision by decision."""
    return answered(await tables.hindsight(*at, language, claim))

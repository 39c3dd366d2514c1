"""Play: view, act, undo, and everything else that a seat can do."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from wardround.server.bodies import (
    LONGEST_MESSAGE,
    Acting,
    Command,
    Extending,
    Muting,
    Planning,
    Saying,
    StandingIn,
    Switching,
    Undoing,
    Versioned,
)
from wardround.server.identity import AtNode, Known, own_seat
from wardround.server.routes.asking import (
    ERRORS,
    AsAsked,
    AtTable,
    AtTeller,
    Language,
    SeatPath,
    answered,
    carry_out,
    picture,
)
from wardround.server.routes.typed import act_typed
from wardround.server.safety.answers import Refused
from wardround.server.shapes import AddedShape, AnswerShape, Preview, ReasonShape, Shown
from wardround.server.telling_shapes import Debrief
from wardround.store.rows import Person
from wardround.tables.game import showing
from wardround.tables.live import Live
from wardround.tables.open_tables import Asked, Node
from wardround.tables.pictures import explained
from wardround.tables.pictures.debrief import debrief
from wardround.tables.pictures.names import table_names
from wardround.tables.pictures.plan import foretold
from wardround.tables.pictures.questions import Questions
from wardround.tables.texts import clean
from wardround.tables.thinking.budgets import check_bot

router = APIRouter(prefix="/api/tables/{table}", tags=["play"], responses=ERRORS)

MOST_MESSAGES = 2000
"""The most messages at a table."""


@router.get("", response_model=Shown)
async def look(live: AtTable, looking: AsAsked, teller: AtTeller) -> Response:
    """Show the table: to a seat with its choices, or to a spectator."""
    _, told = await picture(live, looking, 0, teller)
    return Response(told, media_type="application/json")


@router.post("/seats/{seat}/act")
async def act(
    body: Acting,
    live: AtTable,
    seat: SeatPath,
    person: Known,
    node: AtNode,
    teller: AtTeller,
    language: Language,
    request: Request,
) -> AddedShape:
    """Take one of the choices, based on the version that the seat saw.

    Send the choice's number or its text, as players type it. A text can name several actions,
    which are done in order.
    """
    await own_seat(node, live, person, seat)
    if (body.action is None) == (body.text is None):
        raise Refused("action-or-text", 422)
    if body.text is not None:
        request.app.state.typing.check(request.scope)
        return await act_typed(
            body, live, seat, person, node, teller.narrator(live.table, language)
        )
    return await take(body, live, seat, person, node)


async def take(body: Acting, live: Live, seat: int, person: Person, node: Node) -> AddedShape:
    """Take a choice by its number."""
    asked = Asked("act", seat, {"action": body.action}, body.key, body.version)
    return await carry_out(node, live, person, asked)


@router.post("/seats/{seat}/undo")
async def undo(
    body: Undoing, live: AtTable, seat: SeatPath, person: Known, node: AtNode
) -> AddedShape:
    """Undo my last action; also `done`, while another player is still deciding."""
    kept = {"across": True} if body.across else {}
    asked = Asked("undo", seat, kept, body.key, body.version)
    return await carry_out(node, live, person, asked)


@router.post("/seats/{seat}/redo")
async def redo(
    body: Versioned, live: AtTable, seat: SeatPath, person: Known, node: AtNode
) -> AddedShape:
    """Redo what I undid last."""
    return await carry_out(node, live, person, Asked("redo", seat, {}, body.key, body.version))


@router.post("/seats/{seat}/preview", response_model=Preview)
async def preview(
    body: Planning,
    live: AtTable,
    seat: SeatPath,
    person: Known,
    node: AtNode,
    teller: AtTeller,
    language: Language,
) -> Response:
    """Show where a plan would lead, without doing anything."""
    await own_seat(node, live, person, seat)
    async with live.lock:
        narrator = teller.narrator(live.table, language)
        # A long plan takes a while; other tables run in between.
        told = await asyncio.to_thread(foretold, live.table, narrator, seat, body.actions)
    return answered(told)


@router.get("/seats/{seat}/reasons", response_model=list[ReasonShape])
async def reasons(
    live: AtTable,
    seat: SeatPath,
    person: Known,
    node: AtNode,
    language: Language,
    verb: Annotated[str, Query(max_length=40, description="only actions with this verb")] = "",
    of: Annotated[str, Query(max_length=80, description="only actions that name this")] = "",
) -> Response:
    """Explain why actions aren't allowed now, with the rules."""
    await own_seat(node, live, person, seat)
    async with live.lock:
        match = live.table.playing()
        told = await asyncio.to_thread(showing.reasons, match, seat, verb, of)
    return answered(explained(told, language))


@router.get("/seats/{seat}/answer", response_model=AnswerShape)
async def answer(
    live: AtTable,
    seat: SeatPath,
    person: Known,
    node: AtNode,
    teller: AtTeller,
    language: Language,
    text: Annotated[str, Query(min_length=1, max_length=200, description="as it is typed")],
) -> Response:
    """Answer a typed question, as line play does: why, look, text or help."""
    await own_seat(node, live, person, seat)
    async with live.lock:
        questions = Questions(live.table, teller.narrator(live.table, language), seat)
        lines = await asyncio.to_thread(questions.answer, text)
    return answered({"lines": lines})


@router.get("/debrief", response_model=Debrief)
async def debriefing(live: AtTable, looking: AsAsked, teller: AtTeller) -> Response:
    """Show how a game ended: every point with its reason, round by round."""
    async with live.lock:
        narrator = teller.narrator(live.table, looking.language)
        names = table_names(live.table.chairs, narrator.words)
        told = debrief(narrator, live.table.playing(), names, looking.seat)
    if told is None:
        raise Refused("table-not-over", 409)
    return answered(told)


# --- beside the game ---------------------------------------------------------------------------


@router.post("/seats/{seat}/say")
async def say(
    body: Saying, live: AtTable, seat: SeatPath, person: Known, node: AtNode
) -> AddedShape:
    """Send a chat message to the table."""
    if (body.text is None) == (body.phrase is None):
        raise Refused("text-or-phrase", 422)
    text = clean(body.text or "", LONGEST_MESSAGE)
    if body.text is not None and not text:
        raise Refused("nothing-said", 422)
    if live.table.story.messages() >= MOST_MESSAGES:
        raise Refused("chat-full", 409, limit=MOST_MESSAGES)
    told = {"text": text} if text else {"phrase": body.phrase}
    return await carry_out(node, live, person, Asked("say", seat, told, body.key))


@router.post("/seats/{seat}/mute")
async def mute(
    body: Muting, live: AtTable, seat: SeatPath, person: Known, node: AtNode
) -> AddedShape:
    """Mute a player's chat for me; no one else learns of it."""
    if body.who >= len(live.table.chairs.all):
        raise Refused("no-such-seat", 404)
    if body.who == seat:
        raise Refused("mute-oneself", 422)
    asked = Asked("mute", seat, {"who": body.who, "on": body.on}, body.key)
    return await carry_out(node, live, person, asked)


@router.post("/seats/{seat}/automatic")
async def automatic(
    body: Switching, live: AtTable, seat: SeatPath, person: Known, node: AtNode
) -> AddedShape:
    """Play forced moves for me, or let me play them."""
    asked = Asked("automatic", seat, {"on": body.on}, body.key)
    return await carry_out(node, live, person, asked)


@router.post("/seats/{seat}/stand-in")
async def stand_in(
    body: StandingIn, live: AtTable, seat: SeatPath, person: Known, node: AtNode
) -> AddedShape:
    """Ask for a stand-in bot for a player who is away; it joins when all others agree.

    You can ask once the table has waited as long as its patience: at least a minute for a
    connected player. For your own seat, no one has to agree or wait.
    """
    check_bot(body.bot, live.table.terms.game)
    if body.absent >= len(live.table.chairs.all):
        raise Refused("no-such-seat", 404)
    told = {"for": body.absent, "bot": body.bot}
    if seat != body.absent:
        known = live.sent_before(seat, body.key)  # what is sent again is the same, who came or went
        there = body.absent not in live.away()
        told["present"] = there if known is None else known.body.get("present", there)
    return await carry_out(node, live, person, Asked("stand-in", seat, told, body.key))


@router.post("/seats/{seat}/come-back")
async def come_back(
    body: Command, live: AtTable, seat: SeatPath, person: Known, node: AtNode
) -> AddedShape:
    """Take my seat back from its stand-in bot."""
    return await carry_out(node, live, person, Asked("come-back", seat, {}, body.key))


@router.post("/seats/{seat}/extend")
async def extend(
    body: Extending, live: AtTable, seat: SeatPath, person: Known, node: AtNode
) -> AddedShape:
    """Add time to the other players' running clocks."""
    asked = Asked("extend", seat, {"seconds": body.seconds}, body.key)
    return await carry_out(node, live, person, asked)

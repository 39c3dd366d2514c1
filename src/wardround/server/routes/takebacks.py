"""Takebacks beyond undo: ask the others, and answer."""

from __future__ import annotations

from fastapi import APIRouter

from wardround.core.game import Json
from wardround.server.bodies import TakingBack
from wardround.server.identity import AtNode, Known
from wardround.server.routes.asking import ERRORS, AtTable, SeatPath, carry_out
from wardround.server.safety.answers import Refused
from wardround.server.shapes import AddedShape
from wardround.tables.open_tables import Asked

router = APIRouter(prefix="/api/tables/{table}", tags=["play"], responses=ERRORS)


@router.post("/seats/{seat}/takeback")
async def take_back(
    body: TakingBack, live: AtTable, seat: SeatPath, person: Known, node: AtNode
) -> AddedShape:
    """Ask for a takeback of my last decision, or answer a request.

    It happens when all other players agree, or right away if none has to.
    """
    if (body.do == "ask") != (body.asked is None):
        raise Refused("takeback-which", 422)
    told: Json = {"do": body.do} if body.asked is None else {"do": body.do, "asked": body.asked}
    asked = Asked("takeback", seat, told, body.key, body.version)
    return await carry_out(node, live, person, asked)

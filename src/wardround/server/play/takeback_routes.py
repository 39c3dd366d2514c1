"""Takebacks beyond undo: ask the others, and answer."""

from __future__ import annotations

from fastapi import APIRouter

from wardround.server.http.dependencies import ERRORS, AtTable, SeatPath, added
from wardround.server.people.identity import AtTables, Known
from wardround.server.play.bodies import TakingBack
from wardround.server.play.shapes import AddedShape

router = APIRouter(prefix="/api/tables/{table}", tags=["play"], responses=ERRORS)


@router.post("/seats/{seat}/takeback")
async def take_back(
    body: TakingBack, live: AtTable, seat: SeatPath, person: Known, tables: AtTables
) -> AddedShape:
    """Ask for a takeback of my last decision, or answer a request.

    It happens when all other players agree, or right away if none has to.
    """
    done = await tables.take_back(live, person, seat, body.do, body.asked, body.version, body.key)
    return added(done)

"""Takebacks beyond undo: ask the others, and answer."""

from __future__ import annotations

from fastapi import APIRouter

from wardround.server.http.dependencies import ERRORS, AtTable, SeatPath
from wardround.server.people.identity import AtTables, Known
from wardround.server.play.bodies import TakingBack
from wardround.tables.open_tables import Added

router = APIRouter(prefix="/api/tables/{table}", tags=["play"], responses=ERRORS)


@router.post("/seats/{seat}/takeback")
async def take_back(
    body: TakingBack, live: AtTable, seat: SeatPath, person: Known, tables: AtTables
) -> Added:
    """Ask for a takeback of my last decision, or answer a request.

    It happens when all other players agree, or right away if none has to.
    """
    return await tables.take_back(live, person, seat, body.do, body.asked, body.version, body.key)

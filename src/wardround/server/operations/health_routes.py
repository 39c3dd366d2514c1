"""The health check for probes and browsers."""

from __future__ import annotations

from fastapi import Request
from fastapi.responses import JSONResponse

from wardround.server.http.dependencies import ERRORS
from wardround.server.http.document import Router
from wardround.server.http.error_shapes import Health
from wardround.server.operations.health import HealthCheck

router = Router(tags=["operations"], responses=ERRORS)


# Probes can use HEAD; the document lists one operation.
@router.head("/healthz", include_in_schema=False)
@router.get("/healthz", response_model=Health, responses={503: {"model": Health}})
async def healthz(request: Request) -> JSONResponse:
    """Show whether the server works."""
    health: HealthCheck = request.app.state.health
    status = await health.status()
    return JSONResponse({"status": status}, 200 if status == "ok" else 503)

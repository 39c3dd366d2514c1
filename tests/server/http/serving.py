"""A small application behind all guards, in this process or as a server of its own."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import os
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from fastapi import APIRouter, FastAPI, HTTPException, Request, Response
from fastapi.responses import StreamingResponse
from pydantic import BaseModel, ConfigDict

from wardround.core.errors import BadNotation, IllegalAction
from wardround.server.http.connections import UVICORN, GuardedHttp
from wardround.server.http.cookies import Cookies
from wardround.server.http.gate import at_gate, protect
from wardround.server.http.limits import by_cookie
from wardround.server.http.protection import Protection
from wardround.server.operations.telemetry import logs, metrics

ROOT = Path(__file__).parents[3]
WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"
FEW_STREAMS = 2
SECRET = base64.urlsafe_b64encode(bytes(range(32))).decode().rstrip("=")
"""As long as our secrets are, of their letters."""


class Move(BaseModel):
    """A body like those of the real routes."""

    model_config = ConfigDict(extra="forbid")
    action: int
    note: str = ""


routes = APIRouter()


@routes.get("/hello")
async def hello() -> dict[str, str]:
    """Say hello."""
    return {"hello": "world"}


@routes.post("/moves")
async def move(body: Move) -> dict[str, int]:
    """Take a move."""
    return {"action": body.action}


@routes.post("/tables")
async def upload(request: Request) -> dict[str, int]:
    """Take a record for a new table."""
    return {"bytes": len(await request.body())}


@routes.get("/seats/{secret}")
async def sit(secret: str, request: Request) -> Response:
    """Exchange a link for a cookie."""
    request.state.person_id = "person-7"
    response = Response()
    response.set_cookie("wardround", secret, httponly=True)
    return response


@routes.get("/fails/{how}")
async def fail(how: str, request: Request) -> None:
    """Fail in one of the ways that there are."""
    if how == "illegal":
        raise IllegalAction("not-your-turn", "DH-1.1", "done")
    if how == "notation":
        raise BadNotation("bad-die", text="z9")
    if how == "refused":
        raise HTTPException(401, "text of the framework")
    raise ValueError(f"{request.headers.get('cookie')} {request.url.query}")


def made(protection: Protection | None = None) -> FastAPI:
    """Return the application."""
    app = FastAPI(openapi_url=None)
    numbers = metrics.Metrics()
    more = asyncio.Event()

    @app.get("/api/tables/{table}/events")
    async def events(table: str) -> StreamingResponse:
        async def told() -> AsyncIterator[str]:
            yield f"data: {table}\n\n"
            await more.wait()
            yield "data: more\n\n"

        return StreamingResponse(told(), media_type="text/event-stream")

    @app.post("/api/more")
    async def go_on() -> None:
        more.set()

    @app.get("/worker.js")
    async def worker() -> Response:
        lax = {"Content-Security-Policy": "default-src *", "Referrer-Policy": "unsafe-url"}
        return Response("", media_type="text/javascript", headers=lax)

    app.include_router(routes, prefix="/api")
    app.include_router(metrics.router(numbers))
    protect(app, protection or Protection(), numbers)
    return app


def ask(
    app: FastAPI,
    method: str,
    url: str,
    address: str = "192.0.2.1",
    origin: str = "http://localhost",
    **request: Any,
) -> httpx.Response:
    """Send one request to an application in this process."""

    async def sent() -> httpx.Response:
        transport = httpx.ASGITransport(app, client=(address, 4000))
        async with httpx.AsyncClient(transport=transport, base_url=origin) as client:
            return await client.request(method, url, **request)

    return asyncio.run(sent())


def code_of(response: httpx.Response) -> tuple[int, str]:
    """Return the status and the code of an answer that refuses."""
    error = response.json()["error"]
    assert sorted(error) == ["code", "facts", "message"]
    assert error["message"]
    return response.status_code, error["code"]


class Served:
    """The application as a server of its own: where it listens, and what it logged."""

    def __init__(self, port: int, log: Path) -> None:
        self.port = port
        self.log = log
        self.url = f"http://localhost:{port}"

    def sent(self, request: bytes) -> bytes:
        """Send bytes as they are, and return all that comes until the server closes."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=20) as connection:
            # The server may well have answered and gone before it was sent everything.
            with contextlib.suppress(ConnectionError):
                connection.sendall(request)
            return received(connection)


def received(connection: socket.socket) -> bytes:
    """Return what comes until the other side closes."""
    parts = []
    with contextlib.suppress(ConnectionError):
        while part := connection.recv(65536):
            parts.append(part)
    return b"".join(parts)


@contextlib.contextmanager
def served(folder: Path) -> Iterator[Served]:
    """Run the application under uvicorn in another process."""
    log = folder / "log.jsonl"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")])}
    with (
        log.open("wb") as errors,
        subprocess.Popen(
            [sys.executable, "-m", "tests.server.http.serving"],
            stdout=subprocess.PIPE,
            stderr=errors,
            cwd=ROOT,
            env=environment,
        ) as process,
    ):
        try:
            assert process.stdout is not None
            yield Served(int(process.stdout.readline()), log)
        finally:
            process.terminate()
            process.wait(timeout=20)


def main() -> None:
    """Serve at a free port, which is printed."""
    logs.configure()
    GuardedHttp.head_seconds = 1.0
    protection = Protection(
        who=by_cookie(Cookies()), streams_by_person=FEW_STREAMS, body_patience=1.0
    )
    with socket.create_server(("127.0.0.1", 0)) as listening:
        sys.stdout.write(f"{listening.getsockname()[1]}\n")
        sys.stdout.flush()
        config = uvicorn.Config(at_gate(made(protection)), **UVICORN, timeout_graceful_shutdown=1)
        uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main()

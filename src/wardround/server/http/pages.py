"""Serves the browser table: the files of the built app, from memory.

They are read once, each with its compressed forms, when the first server is made. So no requested
path ever reaches the file system, and a new build does not mix with the old one.
"""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request, Response
from starlette.types import ASGIApp, Receive, Scope, Send

import wardround
from wardround.server.http.answers import Refused, language_of
from wardround.server.http.headers import API, under
from wardround.server.operations.telemetry.requests import header
from wardround.server.people.identity import renew_outdated
from wardround.words import Words

TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
"""The types of files by their names; a system's own list may lack some, or have others."""
ANY: Final = "application/octet-stream"

PACKED: Final = {".br": "br", ".gz": "gzip"}
"""The suffixes of compressed copies next to a file, the smallest first."""


@dataclass(frozen=True, slots=True)
class Form:
    """A file as it is sent, plain or compressed."""

    content: bytes
    encoding: str
    """Empty for a plain one."""
    tag: str
    """What a browser keeps, to ask whether it is still the same."""

    def is_known(self, tags: str) -> bool:
        """Return whether the browser already has this form, by the tags it sent."""
        # A proxy can have weakened the tag.
        known = [tag.strip().removeprefix("W/") for tag in tags.split(",")]
        return self.tag in known or "*" in known


@dataclass(frozen=True, slots=True)
class PageFile:
    """A file of the app; its plain form is the last."""

    type: str
    forms: tuple[Form, ...]

    def best(self, accepted: str) -> Form:
        """Return the smallest form that a browser with this `Accept-Encoding` reads."""
        readable = encodings(accepted)
        return next(form for form in self.forms if not form.encoding or form.encoding in readable)


def encodings(accepted: str) -> set[str]:
    """Return the encodings that the header names, but for those that it rules out."""
    found = set()
    for part in accepted.lower().split(","):
        name, _, quality = part.replace(" ", "").partition(";q=")
        if not quality or quality.strip("0."):
            found.add(name)
    return found


@cache
def read_files(folder: Path) -> Mapping[str, PageFile]:
    """Return the files in a folder, by their paths there; none if there is no such folder.

    They are read once: it is half of the work of a start.
    """
    found = {
        path.relative_to(folder).as_posix(): path
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.startswith(".")
    }
    return {
        name: PageFile(TYPES.get(path.suffix, ANY), _forms(path))
        for name, path in found.items()
        if path.suffix not in PACKED
    }


def _forms(path: Path) -> tuple[Form, ...]:
    packed = [(path.with_name(path.name + end), name) for end, name in PACKED.items()]
    there = [(file, name) for file, name in packed if file.is_file()]
    return tuple(_form(file.read_bytes(), name) for file, name in [*there, (path, "")])


def _form(content: bytes, encoding: str) -> Form:
    digest = hashlib.sha256(content).hexdigest()[:32]
    return Form(content, encoding, f'"{digest}"')


FOLDER: Final = Path(wardround.__file__).parent / "web"
"""Where the build of `web/` is put."""
INDEX: Final = "index.html"
FOLDERS: Final = ("assets", "icons")
"""The folders of a build; its other files are next to the index."""
ROUTES: Final = ("/", "/j", "/new/", "/t/", "/r/", "/learn/", "/puzzles", "/puzzles/", "/rules/")
"""The addresses of the app's own screens; those that end in a slash have more behind it."""
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; worker-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)
"""The content security policy of the page."""
POLICIES: Final = dict.fromkeys(ROUTES, POLICY)

FRESH: Final = "no-cache"
FOREVER: Final = "public, max-age=31536000, immutable"
"""The build names what is in `assets` by its content."""

UNBUILT: Final = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>wardround</title>
<p>{sentence}</p>
</html>
"""
HOW_TO_BUILD: Final = "make web"

Endpoint = Callable[[Request], Awaitable[Response]]


def router(folder: Path = FOLDER) -> APIRouter:
    """Return the routes of the browser table whose build is in a folder."""
    files = read_files(folder)
    routes = APIRouter()
    index = files.get(INDEX)
    for route in ROUTES:
        path = f"{route}{{rest:path}}" if route.endswith("/") and route != "/" else route
        _add(routes, path, unbuilt if index is None else _giving_app(index))
    for name, file in files.items():
        if "/" not in name and name != INDEX:
            _add(routes, f"/{name}", _giving(file, FRESH))
    for top in FOLDERS:
        _add(routes, f"/{top}/{{rest:path}}", _giving_one_of(top, files))
    return routes


def lost(otherwise: ASGIApp, folder: Path = FOLDER) -> ASGIApp:
    """Return what answers where nothing is: the app, to a browser that wants a page to show.

    The app knows what to say of an address that it does not have; programs get our usual answer.
    """
    index = read_files(folder).get(INDEX)

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if index is None or not _wants_page(scope):
            await otherwise(scope, receive, send)
            return
        page = given(index, Request(scope), FRESH)
        page.status_code = page.status_code if page.status_code == 304 else 404
        await page(scope, receive, send)

    return answer


def _wants_page(scope: Scope) -> bool:
    return (
        scope["type"] == "http"
        and scope["method"] in {"GET", "HEAD"}
        and not under(scope["path"], API)
        and "text/html" in header(scope, b"accept")
    )


def _add(routes: APIRouter, path: str, endpoint: Endpoint) -> None:
    routes.add_api_route(path, endpoint, methods=["GET", "HEAD"], include_in_schema=False)


def _giving_app(index: PageFile) -> Endpoint:
    async def page(request: Request) -> Response:
        response = given(index, request, FRESH)
        await renew_outdated(request, response)
        return response

    return page


def _giving(file: PageFile, keep: str) -> Endpoint:
    async def page(request: Request) -> Response:
        return given(file, request, keep)

    return page


def _giving_one_of(top: str, files: Mapping[str, PageFile]) -> Endpoint:
    keep = FOREVER if top == "assets" else FRESH

    async def one(request: Request) -> Response:
        file = files.get(f"{top}/{request.path_params['rest']}")
        if file is None:
            raise Refused("not-found", 404)
        return given(file, request, keep)

    return one


def given(file: PageFile, request: Request, keep: str) -> Response:
    """Return a file in the form that a browser can read, or word that it has it already."""
    form = file.best(header(request.scope, b"accept-encoding"))
    headers = {"ETag": form.tag, "Cache-Control": keep}
    if len(file.forms) > 1:
        headers["Vary"] = "Accept-Encoding"
    if form.is_known(header(request.scope, b"if-none-match")):
        return Response(status_code=304, headers=headers)
    if form.encoding:
        headers["Content-Encoding"] = form.encoding
    return Response(form.content, media_type=file.type, headers=headers)


async def unbuilt(request: Request) -> Response:
    """Say in the place of the browser table how to build it."""
    language = language_of(request.scope)
    sentence = Words(language).say("web-not-built", command=HOW_TO_BUILD)
    page = UNBUILT.format(language=language, sentence=escape(sentence))
    return Response(page, 503, {"Cache-Control": "no-store"}, "text/html; charset=utf-8")

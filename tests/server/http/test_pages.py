"""The browser table is served: its page, its files, what browsers keep, and what is not there."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI

from tests.server.http.serving import ask, code_of
from wardround.server.app import make_app
from wardround.server.http import headers, pages
from wardround.server.http.cookies import Cookies
from wardround.server.http.gate import protect
from wardround.server.http.protection import Protection
from wardround.server.operations.telemetry.metrics import Metrics
from wardround.server.settings import Settings
from wardround.store import Store
from wardround.words import LANGUAGES, Words

PAGE = b"<!doctype html><title>table</title>"
SCRIPT = b"'a script';" * 50
ADDRESSES = ["/", "/j", "/new/x", "/t/abc", "/t/abc/join", "/r/abc", "/learn/x", "/rules/x"]


@pytest.fixture
def build(tmp_path: Path) -> Path:
    """Give a folder as a build leaves it, beside a file that is nobody's business."""
    folder = tmp_path / "web"
    files = {
        "index.html": PAGE,
        "sw.js": SCRIPT,
        "manifest.webmanifest": b"{}",
        "icons/icon.svg": b"<svg/>",
        "assets/index-1a2b.js": SCRIPT,
        "assets/index-1a2b.js.gz": gzip.compress(SCRIPT, mtime=0),
        "assets/index-1a2b.js.br": b"as if",
        "assets/.hidden": b"no",
    }
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    (tmp_path / "secret.txt").write_bytes(b"secret")
    return folder


@pytest.fixture
def app(build: Path) -> FastAPI:
    """Give the pages behind all guards."""
    return protected(build)


def protected(folder: Path) -> FastAPI:
    """Return an application that has only the pages in a folder."""
    app = FastAPI(openapi_url=None, redirect_slashes=False)
    app.state.cookies = Cookies()
    app.include_router(pages.router(folder))
    app.router.default = pages.lost(app.router.not_found, folder)
    protect(app, Protection(policies=pages.POLICIES), Metrics())
    return app


@pytest.mark.parametrize("path", ADDRESSES)
def test_every_address_of_the_app_gives_its_page(app: FastAPI, path: str) -> None:
    answer = ask(app, "GET", path)

    assert (answer.status_code, answer.content) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-security-policy"] == pages.POLICY
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("path", "kind", "keep"),
    [
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/icons/icon.svg", "image/svg+xml", "no-cache"),
        ("/assets/index-1a2b.js", "text/javascript; charset=utf-8", pages.FOREVER),
    ],
)
def test_files_have_their_types_and_only_assets_are_kept(
    app: FastAPI, path: str, kind: str, keep: str
) -> None:
    answer = ask(app, "GET", path)

    assert (answer.status_code, answer.headers["content-type"]) == (200, kind)
    assert answer.headers["cache-control"] == keep
    assert answer.headers["content-security-policy"] == headers.POLICY


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br;q=0.0", None),
        ("identity", None),
        ("", None),
    ],
)
def test_the_smallest_form_that_the_browser_reads_is_sent(
    app: FastAPI, accepted: str, encoding: str | None
) -> None:
    path = "/assets/index-1a2b.js"
    answer = ask(app, "HEAD", path, headers={"Accept-Encoding": accepted})

    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.content == b""
    if encoding != "br":
        assert ask(app, "GET", path, headers={"Accept-Encoding": accepted}).content == SCRIPT


@pytest.mark.parametrize("path", ["/", "/sw.js", "/assets/index-1a2b.js"])
def test_what_the_browser_has_is_not_sent_again(app: FastAPI, path: str) -> None:
    first = ask(app, "GET", path, headers={"Accept-Encoding": "gzip"})
    tag = first.headers["etag"]
    known = [{"If-None-Match": tags, "Accept-Encoding": "gzip"} for tags in (tag, f'"x", W/{tag}')]
    again = [ask(app, "GET", path, headers=sent) for sent in known]
    plain = ask(app, "GET", path, headers={"If-None-Match": '"x"'})

    assert [(one.status_code, one.content, one.headers["etag"]) for one in again] == [
        (304, b"", tag)
    ] * 2
    assert (plain.status_code, len(plain.content)) == (200, len(first.content))


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets//secret.txt",
        "/assets/.hidden",
        "/assets/index-1a2b.js.gz",
        "/assets/",
        "/icons/none.svg",
        "/secret.txt",
        "/index.html",
        "/web/index.html",
    ],
)
def test_nothing_else_is_given(app: FastAPI, path: str) -> None:
    assert code_of(ask(app, "GET", path)) == (404, "not-found")


@pytest.mark.parametrize("path", ["/settings", "/somewhere/else"])
def test_who_is_lost_with_a_browser_gets_the_app_and_programs_a_code(
    app: FastAPI, path: str
) -> None:
    browser = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    shown = ask(app, "GET", path, headers=browser)

    assert (shown.status_code, shown.content) == (404, PAGE)
    assert shown.headers["cache-control"] == "no-cache"
    assert code_of(ask(app, "GET", path)) == (404, "not-found")
    assert code_of(ask(app, "POST", path, headers=browser)) == (404, "not-found")
    assert code_of(ask(app, "GET", f"/api{path}", headers=browser)) == (404, "not-found")


def test_nobody_changes_a_page(app: FastAPI) -> None:
    assert code_of(ask(app, "POST", "/t/abc")) == (405, "wrong-method")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_that_was_not_built_says_how_to_build_it(tmp_path: Path, language: str) -> None:
    app = protected(tmp_path / "nothing")
    answer = ask(app, "GET", "/t/abc", headers={"Accept-Language": language})
    sentence = Words(language).say("web-not-built", command="make web")

    assert (answer.status_code, answer.headers["cache-control"]) == (503, "no-store")
    assert f'<html lang="{language}">' in answer.text
    assert f"<p>{sentence}</p>" in answer.text
    assert "make web" in sentence


def test_pages_take_nothing_from_the_api(tmp_path: Path, document: dict[str, Any]) -> None:
    with Store.open(f"sqlite:///{tmp_path / 'tables.db'}") as store:
        app = make_app(Settings(), store)
        answers = [
            ask(app, *asked) for asked in (("GET", "/"), ("GET", "/api"), ("POST", "/api/games"))
        ]

    assert answers[0].headers["content-type"] == "text/html; charset=utf-8"
    assert [code_of(one) for one in answers[1:]] == [(404, "not-found"), (405, "wrong-method")]
    assert {one.headers["content-security-policy"] for one in answers[1:]} == {headers.POLICY}
    assert [path for path in document["paths"] if not path.startswith("/api/")] == ["/healthz"]

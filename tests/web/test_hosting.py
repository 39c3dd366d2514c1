"""The browser table as it is served: its pages come up, from here alone, under a strict policy."""

from __future__ import annotations

import pytest

from tests.kit.server import Server
from tests.web.conftest import Visitors
from tests.web.pages import Visitor, origin_of
from wardround.server.http.pages import POLICY

GAMES = ("dice-hospital", "dynamite-nurse")
SCREENS = [
    "/",
    "/j",
    "/puzzles",
    *[f"/{place}/{game}" for place in ("new", "learn", "rules") for game in GAMES],
]
NOTICED = (
    "error: a mistake",
    "policy: connect-src http://192.0.2.1/elsewhere",
    "policy: img-src http://elsewhere.test/picture.png",
    "the server responded with a status of 500",
    "policy: style-src-attr inline",
    "exception: thrown",
)
NAMED = """
[...document.querySelectorAll("link[href], script[src]")].map((one) => one.href || one.src)
"""


@pytest.fixture
def visitor(visitors: Visitors) -> Visitor:
    """Give somebody whose browser may have our service worker."""
    return visitors(has_worker=True)


@pytest.mark.parametrize("path", SCREENS)
def test_every_screen_comes_up_without_an_error(visitor: Visitor, path: str) -> None:
    page = visitor.open(path)
    page.wait_for_load_state("load")

    assert page.locator("main").count() == 1
    assert page.evaluate("document.documentElement.lang") == "en"


@pytest.mark.parametrize(("locale", "language"), [("fr-CH", "fr"), ("it", "it"), ("pt", "en")])
def test_the_page_speaks_the_language_of_the_browser(
    visitors: Visitors, locale: str, language: str
) -> None:
    page = visitors(has_worker=True, locale=locale).open()
    page.wait_for_function("(it) => document.documentElement.lang === it", arg=language)

    assert page.locator("main").inner_text() != ""


def test_what_the_page_names_is_there(served: Server, visitor: Visitor) -> None:
    page = visitor.open()
    named = page.evaluate(NAMED)
    answers = {url: served.stranger().http.get(url) for url in named}

    assert len(answers) >= 3
    assert {url: one.status_code for url, one in answers.items()} == dict.fromkeys(named, 200)
    assert {url for url in named if not url.startswith(origin_of(served))} == set()


def test_what_a_page_must_not_do_is_noticed(visitor: Visitor) -> None:
    page = visitor.open()
    assert visitor.complaints() == []

    page.evaluate("console.error('a mistake')")
    page.evaluate("fetch('http://192.0.2.1/elsewhere').catch(() => null)")
    page.evaluate("new Image().src = 'http://elsewhere.test/picture.png'")
    page.route("**/broken", lambda route: route.fulfill(status=500))
    page.evaluate("fetch('/broken').then(() => null)")
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<p style=\"color: red\">x</p>')")
    page.evaluate("setTimeout(() => { throw new Error('thrown') })")
    # What a page does wrong is told when it gets around to it.
    for _ in range(1000):
        found = "\n".join(visitor.complaints())
        if all(one in found for one in NOTICED):
            break
        page.evaluate("new Promise((done) => setTimeout(() => done(null)))")

    assert [one for one in NOTICED if one not in found] == []
    visitor.allow("")
    assert visitor.complaints() == []


def test_the_policy_is_the_one_that_is_promised(visitor: Visitor) -> None:
    answer = visitor.page.goto("/t/some-table")
    assert answer is not None

    visitor.allow("status of 404")  # there is no such table
    assert answer.headers["content-security-policy"] == POLICY
    assert answer.headers["cache-control"] == "no-cache"

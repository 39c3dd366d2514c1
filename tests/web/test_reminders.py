"""A push message is shown as a notification; from a list or with a key one comes to one's move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect

from tests.kit.server import Server
from tests.web.conftest import Visitors
from tests.web.pages import Visitor, launched
from tests.web.windows import Windows
from wardround.server.people.reminders.mailing import Move

NOTE = """
() => {
  const { showNotification } = ServiceWorkerRegistration.prototype;
  self.noted = [];
  ServiceWorkerRegistration.prototype.showNotification = function (title, options) {
    self.noted.push({ title, ...options });
    return showNotification.call(this, title, options);
  };
}
"""
"""Remembers what is shown: a browser without a window forgets it at once."""


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Give Chromium with all its processes: push messages need them."""
    chromium = launched(playwright)
    yield chromium
    chromium.close()


@pytest.fixture(scope="module")
def windows(browser: Browser) -> Windows:
    """Give the windows of this browser."""
    return Windows(browser)


@pytest.fixture
def visitor(visitors: Visitors) -> Visitor:
    """Give somebody whose browser may have our service worker."""
    return visitors(has_worker=True)


def test_a_push_message_is_shown_in_the_words_of_the_server(visitor: Visitor) -> None:
    visitor.context.grant_permissions(["notifications"], origin=visitor.origin)
    page = visitor.open()
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    (worker,) = visitor.context.service_workers
    worker.evaluate(NOTE)
    session = visitor.context.new_cdp_session(page)
    registered: list[str] = []

    def updated(told: dict[str, Any]) -> None:
        registered.extend(one["registrationId"] for one in told["registrations"])

    session.on("ServiceWorker.workerRegistrationUpdated", updated)
    session.send("ServiceWorker.enable")
    while not registered:
        page.evaluate("null")  # lets events come in
    text = Move("table-1", "dice-hospital", 3, 8).pushed("fr").decode()
    told = {"origin": visitor.origin, "registrationId": registered[0], "data": text}
    session.send("ServiceWorker.deliverPushMessage", told)
    while not (shown := worker.evaluate("self.noted")):
        page.evaluate("null")

    assert shown == [
        {
            "title": "À vous de jouer",
            "body": "Dice Hospital, tour 3",
            "tag": "table-1",
            "lang": "fr",
            "icon": "/icons/icon-192.png",
            "data": {"path": "/t/table-1"},
        }
    ]
    assert page.request.get(shown[0]["icon"]).ok


def test_a_key_leads_to_the_next_game_that_waits(visitor: Visitor, served: Server) -> None:
    page = visitor.open()
    page.evaluate(
        """async () => {
          const body = JSON.stringify(
            { game: "dice-hospital", seats: [{ kind: "me" }], name: "Ann" },
          );
          const headers = { "Content-Type": "application/json" };
          for (let n = 0; n < 2; n++) await fetch("/api/tables", { method: "POST", headers, body });
        }"""
    )
    page.reload()
    expect(page.get_by_role("list", name="Your move 2").get_by_role("link")).to_have_count(2)
    page.keyboard.press("g")
    page.wait_for_url("**/t/*")
    first = page.url
    page.get_by_role("button", name="This table").first.wait_for()
    page.keyboard.press("g")
    page.wait_for_url(lambda url: url != first and "/t/" in url)

    assert page.url.startswith(f"http://localhost:{served.port}/t/")

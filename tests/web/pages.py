"""Somebody with a real browser at a real server, and what no page of ours may ever do there."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    Response,
    WebError,
)

from tests.kit.server import Server
from tests.web.drawing import UNDRAWN, drawn

FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    # Letters in one grey and drawing in one thread cost less, and nobody looks at them here.
    "--disable-lcd-text",
    "--disable-partial-raster",
    "--num-raster-threads=1",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
FEWER_PROCESSES: Final = ["--in-process-gpu", "--enable-features=NetworkServiceInProcess2"]
"""Saves a tenth of the work, but no push message arrives."""
PROGRAMS: Final = ("chromium-headless-shell", "chromium")
"""Chromium without a window is made for this, and does the same in three quarters of the time."""
BUILT: Final = Path(__file__).parents[2] / "src" / "wardround" / "web" / "index.html"
FAILURES: Final = Path(__file__).parents[2] / "build" / "web-failures"
"""Where pictures of failed tests are kept."""
MILLISECONDS: Final = 30_000
"""Longer than anything takes, also on a busy machine."""
DESKTOP: Final = {"width": 1280, "height": 800}
PHONE: Final = {"width": 360, "height": 740}

WATCH_POLICY: Final = """
document.addEventListener("securitypolicyviolation", (event) => {
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`);
});
"""
CHANCE: Final = """
{
  let chance = 20261115;
  Math.random = () => (chance = (chance * 16807) % 2147483647) / 2147483647;
}
"""
"""What pages leave to chance, such as the names of guests, is the same each time."""
MOVE_ON: Final = """
async (path) => {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
  await new Promise(requestAnimationFrame);
}
"""
LOCAL: Final = ("about", "blob", "data")
"""Schemes of addresses that lead to no other machine."""


def program() -> str:
    """Return where Chromium is."""
    found = [path for name in PROGRAMS if (path := shutil.which(name))]
    assert found, "there is no Chromium; run `make chromium`"
    return found[0]


def launched(playwright: Playwright, *flags: str) -> Browser:
    """Start Chromium."""
    return playwright.chromium.launch(executable_path=program(), args=[*FLAGS, *flags])


def origin_of(server: Server) -> str:
    """Return where browsers find a server: by a name, as passkeys need one."""
    return f"http://localhost:{server.port}"


class Visitor:
    """Somebody with a browser of their own: its pages, and what went wrong in them."""

    def __init__(
        self, browser: Browser, server: Server, *, is_drawn: bool = False, **settings: Any
    ) -> None:
        self.origin = origin_of(server)
        self.faults: list[str] = []
        """Errors on the console, requests to other origins, and breaches of the content policy."""
        self._allowed: list[re.Pattern[str]] = []
        usual = {"base_url": self.origin, "locale": "en-GB", "viewport": DESKTOP}
        self.context = browser.new_context(**{**usual, **settings})
        self.context.set_default_timeout(MILLISECONDS)
        self.context.add_init_script(WATCH_POLICY)
        self.context.add_init_script(CHANCE)
        if not is_drawn:
            self.context.add_init_script(UNDRAWN)
        self.context.on("console", self._heard)
        self.context.on("weberror", self._failed)
        self.context.on("request", self._asked)
        self.context.on("response", self._answered)
        self.page = self.context.new_page()

    def open(self, path: str = "/") -> Page:
        """Open an address of ours, and wait until the app shows something."""
        self.page.goto(path)
        self.page.locator("#app > *").first.wait_for()
        return self.page

    def move_on(self, path: str) -> Page:
        """Go to an address of ours within the app, as its own links do: nothing is fetched anew."""
        if self.page.url == "about:blank":
            return self.open(path)
        self.page.evaluate(MOVE_ON, path)
        return self.page

    def allow(self, pattern: str) -> None:
        """Do not mind faults in which a pattern is found: a test wants them to happen."""
        self._allowed.append(re.compile(pattern))

    def complaints(self) -> list[str]:
        """Return the faults that no test has allowed."""
        return [
            fault for fault in self.faults if not any(one.search(fault) for one in self._allowed)
        ]

    def keep_picture(self, name: str) -> None:
        """Keep what the visitor's pages look like now, for whoever looks into a failure."""
        FAILURES.mkdir(parents=True, exist_ok=True)
        for number, page in enumerate(self.context.pages):
            with drawn(page):
                page.screenshot(path=FAILURES / f"{name}-{number}.png", full_page=True)

    def close(self) -> None:
        """Leave."""
        self.context.close()

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.type}: {message.text} ({message.location['url']})")

    def _failed(self, error: WebError) -> None:
        self.faults.append(f"exception: {error.error}")

    def _asked(self, request: Request) -> None:
        if not self._is_ours(request.url):
            self.faults.append(f"another origin: {request.url}")

    def _answered(self, response: Response) -> None:
        if response.status >= 500:
            self.faults.append(f"status {response.status}: {response.url}")

    def _is_ours(self, url: str) -> bool:
        return urlsplit(url).scheme in LOCAL or url.startswith(f"{self.origin}/")

"""Somebody with a real browser at a real server, and what no page of ours may ever do there."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, ConsoleMessage, Page, Playwright, Request, WebError

from tests.kit.server import Player, Server
from tests.web.drawing import UNDRAWN, drawn
from tests.web.windows import PARKED, Window, Windows

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
    # No other machine is found, which a page would say as an error.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
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
WITHOUT_WORKER: Final = """
if (isSecureContext) ServiceWorkerContainer.prototype.register = () => new Promise(() => null);
"""
"""To let a service worker come and fetch everything again takes a tenth of a visit."""


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
        self,
        browser: Browser,
        server: Server,
        *,
        windows: Windows | None = None,
        is_drawn: bool = False,
        has_worker: bool = False,
        **settings: Any,
    ) -> None:
        """Come, if windows are left in one of these, but for who needs a special one."""
        self.server = server
        self.origin = origin_of(server)
        self.faults: list[str] = []
        """Errors and warnings on the console, and exceptions.

        Browsers report there what was refused by the content policy, which lets nothing come from
        other origins, and every answer with an error; to listen to all requests costs far more.
        """
        self._allowed: list[re.Pattern[str]] = []
        # Nothing is played to those who do not ask for it: what is there at once is tested sooner.
        usual: dict[str, Any] = {"base_url": self.origin, "locale": "en-GB", "viewport": DESKTOP}
        usual["reduced_motion"] = "reduce"
        first = [WATCH_POLICY, CHANCE]
        first += [] if is_drawn else [UNDRAWN]
        first += [] if has_worker else [WITHOUT_WORKER]
        wanted = {**usual, **settings}
        self._windows = None if is_drawn or has_worker else windows
        self._window: Window | None = None
        if self._windows:
            self._window = self._windows.take(self.origin, "".join(first), wanted)
            self.context, self.page = self._window.context, self._window.page
        else:
            self.context = browser.new_context(**wanted)
            self.context.add_init_script("".join(first))
        self.context.set_default_timeout(MILLISECONDS)
        self.context.on("console", self._heard)
        self.context.on("weberror", self._failed)
        if not self._window:
            self.page = self.context.new_page()
        self._counting: list[Callable[[Request], None]] = []

    def open(self, path: str = "/") -> Page:
        """Open an address of ours, and wait until the app shows something."""
        self.page.goto(path)
        self.page.locator("#app > *").first.wait_for()
        return self.page

    def move_on(self, path: str) -> Page:
        """Go to an address of ours within the app, as its own links do: nothing is fetched anew."""
        if self.page.url in ("about:blank", self.origin + PARKED):
            return self.open(path)
        self.page.evaluate(MOVE_ON, path)
        return self.page

    def prepare(self, script: str) -> None:
        """Run a script before any page of ours is shown."""
        if self._window:
            self.page.evaluate(script)
        else:
            self.context.add_init_script(script)

    def count(self, requested: Callable[[Request], None]) -> None:
        """Tell somebody of every request of the page."""
        self.page.on("request", requested)
        self._counting.append(requested)

    def be(self, player: Player) -> Visitor:
        """Be somebody whom the server knows already."""
        cookie = player.http.cookies["wardround"]
        self.context.add_cookies([{"name": "wardround", "value": cookie, "url": self.origin}])
        return self

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
        """Leave for good."""
        self.context.close()

    def leave(self) -> None:
        """Leave the window to others, if it was left by others."""
        if not self._windows or not self._window:
            self.close()
            return
        self.context.remove_listener("console", self._heard)
        self.context.remove_listener("weberror", self._failed)
        for requested in self._counting:
            self.page.remove_listener("request", requested)
        self._windows.leave(self._window)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.type}: {message.text} ({message.location['url']})")

    def _failed(self, error: WebError) -> None:
        self.faults.append(f"exception: {error.error}")

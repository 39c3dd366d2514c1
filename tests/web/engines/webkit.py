"""Debian's WebKit, over WebDriver, in a small window on a screen that nobody sees."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import httpx

from tests.web.engines.engine import POLL, SECONDS, Action

DRIVER: Final = "WebKitWebDriver"
SCREEN: Final = "1600x1200x24"
BROWSERS: Final = "*/webkit2gtk-4.*/MiniBrowser"
"""Where the browser lies that comes with the driver."""
FRAME: Final = "`${outerWidth - innerWidth} ${outerHeight - innerHeight}`"
"""How much larger the window is than the page."""
PLAIN: Final = {"LIBGL_ALWAYS_SOFTWARE": "1", "WEBKIT_DISABLE_COMPOSITING_MODE": "1"}
"""There is no graphics card."""


class WebKit:
    """WebKitGTK's small browser."""

    has_finger = False
    name = "WebKit"

    def __init__(self) -> None:
        driver, screen = shutil.which(DRIVER), shutil.which("Xvfb")
        browsers = sorted(Path("/usr/lib").glob(BROWSERS))
        assert browsers, "there is no WebKit; run `make engines`"
        assert driver is not None
        assert screen is not None
        display, self._screen = shown_on(screen)
        port = free_port()
        self._driver = subprocess.Popen(
            [driver, f"--port={port}"], env={**os.environ, **PLAIN, "DISPLAY": display}
        )
        self._line = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=SECONDS)
        self._wait_for_the_driver()
        options = {"binary": str(browsers[-1]), "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self._session = f"/session/{self._post('/session', capabilities=wanted)['sessionId']}"

    def open(self, url: str) -> None:
        """Open an address, and wait until it is loaded."""
        self._post(f"{self._session}/url", url=url)

    def evaluate(self, source: str) -> str:
        """Return the text that an expression gives, or a promise of it."""
        return str(self._post(f"{self._session}/execute/sync", script=f"return {source}", args=[]))

    def perform(self, sources: Sequence[Action]) -> None:
        """Let pointers move and press."""
        self._post(f"{self._session}/actions", actions=list(sources))

    def forget(self) -> None:
        """Forget all cookies."""
        self._line.delete(f"{self._session}/cookie").raise_for_status()

    def resize(self, width: int, height: int) -> None:
        """Give the page so much room."""
        frame = [int(one) for one in self.evaluate(FRAME).split()]
        room = {"width": width + frame[0], "height": height + frame[1]}
        self._post(f"{self._session}/window/rect", x=0, y=0, **room)

    def close(self) -> None:
        """End the browser."""
        self._line.delete(self._session).raise_for_status()
        self._line.close()
        for process in (self._driver, self._screen):
            process.terminate()
            process.wait(SECONDS)

    def _wait_for_the_driver(self) -> None:
        late = time.monotonic() + SECONDS
        while True:
            try:
                self._line.get("/status").raise_for_status()
            except httpx.ConnectError:
                assert time.monotonic() < late, "WebKit's driver did not start"
                time.sleep(POLL)
            else:
                return

    def _post(self, path: str, **body: Any) -> Any:
        answer = self._line.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()["value"]


def shown_on(program: str) -> tuple[str, subprocess.Popen[bytes]]:
    """Start a screen that nobody sees; return its name and its process."""
    told, tells = os.pipe()
    command = [program, "-displayfd", str(tells), "-screen", "0", SCREEN, "-nolisten", "tcp"]
    screen = subprocess.Popen(command, pass_fds=[tells], stderr=subprocess.DEVNULL)
    os.close(tells)
    with os.fdopen(told) as line:
        return f":{line.readline().strip()}", screen


def free_port() -> int:
    """Return a port at which nobody listens."""
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        return int(tried.getsockname()[1])

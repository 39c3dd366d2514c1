"""Debian's WebKit, over WebDriver, in a small window on a screen that nobody sees."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

import httpx

from tests.web.engines.engine import POLL, SECONDS, STARTING, Action

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
        port = free_port()
        with ExitStack() as begun:  # what was begun ends if the browser doesn't start
            around = {**os.environ, **PLAIN, "DISPLAY": begun.enter_context(shown_on(screen))}
            begun.enter_context(running([driver, f"--port={port}"], env=around))
            line = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=SECONDS)
            self._line = begun.enter_context(line)
            self._line.timeout = STARTING
            self._wait_for_the_driver()
            options = {"binary": str(browsers[-1]), "args": ["--automation"]}
            wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
            self._session = f"/session/{self._post('/session', capabilities=wanted)['sessionId']}"
            self._line.timeout = SECONDS
            self._open = begun.pop_all()

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
        with self._open:
            self._line.delete(self._session).raise_for_status()

    def _wait_for_the_driver(self) -> None:
        late = time.monotonic() + STARTING
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


@contextmanager
def running(command: Sequence[str], **how: Any) -> Iterator[None]:
    """Run a program, and end it afterwards."""
    with subprocess.Popen(command, **how) as process:
        try:
            yield
        finally:
            process.terminate()
            process.wait(SECONDS)


@contextmanager
def shown_on(program: str) -> Iterator[str]:
    """Give the name of a screen that nobody sees."""
    told, tells = os.pipe()
    command = [program, "-displayfd", str(tells), "-screen", "0", SCREEN, "-nolisten", "tcp"]
    with running(command, pass_fds=[tells], stderr=subprocess.DEVNULL):
        os.close(tells)
        with os.fdopen(told) as line:
            display = f":{line.readline().strip()}"
        yield display


def free_port() -> int:
    """Return a port at which nobody listens."""
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        return int(tried.getsockname()[1])

"""Debian's Firefox, over WebDriver BiDi, which it speaks itself."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import connect

from tests.web.engines.engine import POLL, SECONDS, STARTING, Action

PROGRAMS: Final = ("firefox-esr", "firefox")
LISTENS: Final = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
PREFERENCES: Final = {
    "app.normandy.enabled": False,
    "app.update.enabled": False,
    "browser.newtabpage.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.w3c_touch_events.enabled": 1,
    "messaging-system.rsexperimentloader.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "remote.active-protocols": 1,
    "toolkit.telemetry.enabled": False,
}
"""It has a finger, and looks for nothing on the network but our page."""


class Firefox:
    """Firefox without a window."""

    has_finger = True
    name = "Firefox"

    def __init__(self, folder: Path) -> None:
        program = next((path for one in PROGRAMS if (path := shutil.which(one))), None)
        assert program, "there is no Firefox; run `make engines`"
        lines = [f"user_pref({json.dumps(k)}, {json.dumps(v)});" for k, v in PREFERENCES.items()]
        (folder / "user.js").write_text("\n".join(lines), encoding="utf-8")
        command = [program, "--headless", "--no-remote", "--profile", str(folder)]
        command += ["--remote-debugging-port", "0", "about:blank"]
        self._log = folder / "log"
        self._asked = 0
        with ExitStack() as begun:  # what was begun ends if the browser doesn't start
            log = begun.enter_context(self._log.open("w", encoding="utf-8"))
            self._process = begun.enter_context(subprocess.Popen(command, stdout=log, stderr=log))
            begun.callback(self._process.kill)
            address = f"{self._address()}/session"
            line = connect(address, max_size=None, open_timeout=STARTING)
            self._line = begun.enter_context(line)
            self._call("session.new", within=STARTING, capabilities={})
            self._window = self._call("browsingContext.getTree")["contexts"][0]["context"]
            self._open = begun.pop_all()

    def open(self, url: str) -> None:
        """Open an address, and wait until it is loaded."""
        self._call("browsingContext.navigate", context=self._window, url=url, wait="complete")

    def evaluate(self, source: str) -> str:
        """Return the text that an expression gives, or a promise of it."""
        told = self._call(
            "script.evaluate",
            expression=source,
            target={"context": self._window},
            awaitPromise=True,
        )
        assert told["type"] == "success", told
        return str(told["result"]["value"])

    def perform(self, sources: Sequence[Action]) -> None:
        """Let pointers move and press."""
        self._call("input.performActions", context=self._window, actions=list(sources))

    def forget(self) -> None:
        """Forget all cookies."""
        self._call("storage.deleteCookies")

    def resize(self, width: int, height: int) -> None:
        """Give the page so much room."""
        room = {"width": width, "height": height}
        self._call("browsingContext.setViewport", context=self._window, viewport=room)

    def close(self) -> None:
        """End the browser."""
        with self._open:
            self._call("browser.close")
            self._process.wait(SECONDS)

    def _address(self) -> str:
        late = time.monotonic() + STARTING
        while time.monotonic() < late:
            found = LISTENS.search(self._log.read_text(encoding="utf-8"))
            if found:
                return found[1]
            time.sleep(POLL)
        raise AssertionError(f"Firefox did not start:\n{self._log.read_text(encoding='utf-8')}")

    def _call(self, method: str, *, within: float = SECONDS, **params: Any) -> Any:
        self._asked += 1
        self._line.send(json.dumps({"id": self._asked, "method": method, "params": params}))
        while True:
            told = json.loads(self._line.recv(within))
            if told.get("id") == self._asked:
                assert told["type"] == "success", told
                return told["result"]

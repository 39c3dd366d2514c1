"""From a fresh clone to the first decision, by the clock: `make bench-start`.

What is committed is cloned into an empty folder, with an empty home, and `make play` is started
there. The clock stops when a person who came over HTTP has made the first decision of a game and
was answered. Then the server is stopped and started again: as plain Python at once, and compiled
when that is done.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

ROOT = Path(__file__).parent.parent
FIRST_WITHIN = 60.0
AGAIN_WITHIN = 3.0
"""Seconds to the first answered decision, in a fresh clone and at every later start."""
COMPILED_WITHIN = 600.0
PLAY = ("make", "-s", "play", "ARGS=--no-browser --json --port 0")
SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "normal"}, {"kind": "bot", "bot": "normal"}]


class Start:
    """A server that `make play` starts in a folder."""

    def __init__(self, folder: Path, home: Path) -> None:
        self._begun = time.monotonic()
        self._make = subprocess.Popen(
            PLAY,
            cwd=folder,
            env={**newcomer(), "HOME": str(home)},
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        self.url = self._address()

    def seconds(self) -> float:
        """Return how long ago it was started."""
        return time.monotonic() - self._begun

    def stop(self) -> None:
        """Stop it as Ctrl-C does."""
        os.killpg(self._make.pid, signal.SIGINT)
        self._make.wait()

    def _address(self) -> str:
        assert self._make.stdout is not None
        for line in self._make.stdout:
            if line.startswith("{"):
                return str(json.loads(line)["url"]).rstrip("/")
            print(f"  {self.seconds():5.1f} s  {line}", end="", flush=True)
        sys.exit("make play stopped before the table was ready.")


def newcomer() -> dict[str, str]:
    """Return the variables of someone who has never used wardround, nor set anything up for it."""
    ours = ("XDG_", "WARDROUND_", "PIP_CACHE", "MAKE", "MFLAGS")
    return {name: value for name, value in os.environ.items() if not name.startswith(ours)}


def decide(url: str) -> None:
    """Come as someone new, start a game against two bots, and make its first decision."""
    opener = build_opener(HTTPCookieProcessor(CookieJar()))

    def asked(path: str, body: object = None) -> Any:  # noqa: ANN401 - JSON can be anything
        data = None if body is None else json.dumps(body).encode()
        request = Request(f"{url}{path}", data, {"Content-Type": "application/json"})  # noqa: S310
        with opener.open(request, timeout=60) as answer:
            return json.load(answer)

    asked("/api/me", {"name": "Ann"})
    laid = asked("/api/tables", {"game": "dice-hospital", "seats": SEATS})
    path = f"/api/tables/{laid['table']}"
    seat = laid["seats"][0]
    shown = until_asked(lambda: asked(f"{path}?seat={seat}"))
    body = {"action": shown["choices"][0]["action"], "version": shown["version"], "key": "first"}
    asked(f"{path}/seats/{seat}/act", body)


def until_asked(look: Callable[[], Any]) -> Any:  # noqa: ANN401 - a table as JSON
    """Return the table at the first moment that the person decides something."""
    while not (shown := look())["choices"]:
        time.sleep(0.05)
    return shown


def timed(what: str, folder: Path, home: Path, limit: float) -> bool:
    """Start, decide, stop; tell how long it took and whether that is quick enough."""
    start = Start(folder, home)
    try:
        decide(start.url)
        seconds = start.seconds()
    finally:
        start.stop()
    verdict = "ok" if seconds <= limit else "TOO SLOW"
    print(f"{what}: first decision answered after {seconds:.1f} s (at most {limit:g}): {verdict}")
    return seconds <= limit


def until_compiled(folder: Path) -> float:
    """Return how many seconds it takes until the compiled build is there."""
    begun = time.monotonic()
    while subprocess.run(["make", "-sq", ".venv/built"], cwd=folder, check=False).returncode:
        if time.monotonic() - begun > COMPILED_WITHIN:
            sys.exit(f"Nothing was compiled in {COMPILED_WITHIN:.0f} s.")
        time.sleep(0.5)
    return time.monotonic() - begun


def main() -> int:
    """Measure three starts; return 1 if one of them was too slow."""
    with tempfile.TemporaryDirectory(prefix="wardround-") as name:
        folder, home = Path(name) / "clone", Path(name) / "home"
        home.mkdir()
        subprocess.run(["git", "clone", "-q", str(ROOT), str(folder)], check=True)
        quick = [
            timed("Fresh clone", folder, home, FIRST_WITHIN),
            timed("Second start", folder, home, AGAIN_WITHIN),
        ]
        waited = until_compiled(folder)
        print(f"Compiled in the background, {waited:.0f} s after the second start ended")
        quick.append(timed("Compiled start", folder, home, AGAIN_WITHIN))
    return 0 if all(quick) else 1


if __name__ == "__main__":
    sys.exit(main())

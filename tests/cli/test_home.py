"""Plain `wardround`: it serves the browser table, says where, opens a browser, and ends quietly."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.kit.forking import ROOT, mother
from tests.kit.processes import children_of, state_of
from tests.kit.server import Player
from wardround.cli.home import addresses, has_screen, nearest, own_address
from wardround.core.errors import BadOption

COMMAND = [sys.executable, "-m", "wardround"]
SECONDS = 60.0
BROWSER = """
import sys
from pathlib import Path
Path(sys.argv[1]).write_text(sys.argv[2])
"""


def environment(folder: Path, language: str = "en", browser: str = "") -> dict[str, str]:
    """Return the environment of somebody who has nothing else of ours."""
    return {
        **{name: value for name, value in os.environ.items() if "DISPLAY" not in name},
        "PYTHONPATH": str(ROOT / "src"),
        "WARDROUND_LANG": language,
        "WARDROUND_DB": f"sqlite:///{folder}/tables.db",
        "BROWSER": browser,
    }


class Home:
    """Plain `wardround`, which runs until it is stopped."""

    def __init__(self, folder: Path, arguments: Sequence[str], told: Mapping[str, str]) -> None:
        self._complaints = folder / "complaints"
        with self._complaints.open("w", encoding="utf-8") as file:
            self._process = mother().run(arguments, told, file)

    def line(self) -> str:
        """Return the next line that it prints."""
        return self._process.stdout.readline()

    def stop(self, address: str, number: signal.Signals) -> tuple[int, str, str]:
        """Stop it when it answers; return its status and what else it said and complained of."""
        assert httpx.get(f"{address}healthz", timeout=SECONDS).is_success
        self._process.send_signal(number)
        return self.end()

    def end(self) -> tuple[int, str, str]:
        """Wait until it has ended; return its status and what else it said and complained of."""
        status = self._process.wait(SECONDS)
        with self._process.stdout as said:
            return status, said.read(), self._complaints.read_text(encoding="utf-8")

    def kill(self) -> None:
        """End it without a warning, if nobody has stopped it."""
        if not self._process.stdout.closed:
            self._process.send_signal(signal.SIGKILL)
            self.end()


@contextmanager
def home(folder: Path, *arguments: str, language: str = "en", browser: str = "") -> Iterator[Home]:
    """Give plain `wardround`."""
    running = Home(folder, arguments, environment(folder, language, browser))
    try:
        yield running
    finally:
        running.kill()


def test_it_serves_the_table_and_ends_quietly(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*COMMAND, "--port", "0", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment(tmp_path),
        # A shell lets what it runs in the background ignore interrupts, and so would this.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    ) as process:
        assert process.stdout is not None
        told = json.loads(process.stdout.readline())
        page = httpx.get(f"http://127.0.0.1:{told['port']}/", timeout=SECONDS)
        games = httpx.get(f"http://127.0.0.1:{told['port']}/api/games", timeout=SECONDS)
        process.send_signal(signal.SIGINT)
        ended = (*process.communicate(timeout=SECONDS), process.returncode)

    assert told == {
        "url": f"http://localhost:{told['port']}/",
        "port": told["port"],
        "others": None,
    }
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert games.status_code == 200
    assert ended == ("", "\n", 0)
    assert (tmp_path / "tables.db").is_file()


def worker_of(pid: int, *, has_loaded: bool) -> int:
    """Return the process that thinks for a server: when it begins, or when it can be asked.

    It takes a lower priority when it has loaded everything.
    """
    late = time.monotonic() + SECONDS
    own = os.getpriority(os.PRIO_PROCESS, pid)
    while time.monotonic() < late:
        for worker in children_of(pid):
            begun = b"wardround.server.thinking" in Path(f"/proc/{worker}/cmdline").read_bytes()
            if begun and (not has_loaded or os.getpriority(os.PRIO_PROCESS, worker) > own):
                return worker
    raise AssertionError("nobody thinks")


@pytest.mark.parametrize("has_loaded", [False, True])
def test_ctrl_c_while_a_bot_thinks_ends_all_of_it_quietly(tmp_path: Path, has_loaded: bool) -> None:
    """A terminal sends it to all processes of the group, not only to the server."""
    with subprocess.Popen(
        [*COMMAND, "--port", "0", "--json", "--no-browser"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment(tmp_path),
        process_group=0,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    ) as process:
        assert process.stdout is not None
        player = Player(f"http://127.0.0.1:{json.loads(process.stdout.readline())['port']}")
        try:
            with player.http:
                player.post("/api/me", {"name": "Ann"})
                player.lay("dice-hospital", ["me", *["expert"] * 3], settings={"first-player": 1})
                worker = worker_of(process.pid, has_loaded=has_loaded)
                groups = (os.getpgid(worker), os.getpgid(process.pid))
                os.killpg(process.pid, signal.SIGINT)
                ended = (*process.communicate(timeout=SECONDS), process.returncode)
        finally:
            process.kill()

    # While requests are under way, a worker that Ctrl-C had ended would be missed, with a warning.
    assert groups == (worker, process.pid)
    assert ended == ("", "\n", 0)
    assert state_of(worker) == ""


@pytest.mark.parametrize(
    ("language", "own", "others"),
    [
        ("en", "Open http://localhost:", "Others on your network can open "),
        ("fr", "Ouvrez http://localhost:", "Les autres, sur votre réseau, "),
        ("it", "Apri http://localhost:", "Gli altri nella tua rete possono aprire "),
    ],
)
def test_in_the_network_it_says_what_others_open(
    tmp_path: Path, language: str, own: str, others: str
) -> None:
    arguments = ("--host", "0.0.0.0", "--port", "0")  # noqa: S104 - it is what is tested
    with home(tmp_path, *arguments, language=language) as process:
        told = [process.line(), process.line()]
        ended = process.stop(told[1].split()[-1], signal.SIGTERM)

    assert told[0].startswith(own)
    assert told[1].startswith(others)
    assert f"http://{own_address()}:" in told[1]
    assert ended == (0, "", "")


@pytest.mark.parametrize("asked", [True, False])
def test_a_browser_is_opened_unless_one_says_not_to(tmp_path: Path, asked: bool) -> None:
    script, opened = tmp_path / "browser.py", tmp_path / "opened"
    script.write_text(BROWSER)
    os.mkfifo(opened)
    browser = f"{sys.executable} {script} {opened} %s"
    with home(tmp_path, "--port", "0", *([] if asked else ["--no-browser"]), browser=browser) as it:
        told = it.line()
        # Reading waits until the browser writes.
        address = opened.read_text() if asked else ""

    assert told.startswith("Opening " if asked else "Open ")
    assert told.endswith(" in your browser. Press Ctrl-C to stop.\n")
    assert address in told
    assert bool(address) == asked


def test_where_the_port_is_taken_the_next_free_one_is_used() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with nearest("127.0.0.1", port) as found:
            assert found.getsockname()[1] != port
            assert found.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN) == 1


def test_a_port_that_one_asks_for_is_the_only_one(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with home(tmp_path, "--port", str(port)) as process:
            status, out, err = process.end()

    assert (status, out) == (2, "")
    assert err.startswith(f"Another program is using 127.0.0.1, port {port}. ")


def test_an_address_that_is_not_ours_is_refused_at_once() -> None:
    with pytest.raises(BadOption) as refused:
        nearest("192.0.2.1", 8421)

    assert refused.value.code == "cannot-listen"


@pytest.mark.parametrize(
    ("host", "own", "others"),
    [
        ("127.0.0.1", "http://localhost:8421/", None),
        ("localhost", "http://localhost:8421/", None),
        ("::1", "http://[::1]:8421/", None),
        ("192.168.1.20", "http://192.168.1.20:8421/", "http://192.168.1.20:8421/"),
        ("play.local", "http://play.local:8421/", "http://play.local:8421/"),
        ("::", "http://localhost:8421/", f"http://{own_address()}:8421/"),
    ],
)
def test_addresses_can_be_opened(host: str, own: str, others: str | None) -> None:
    assert addresses(host, 8421) == (own, others)


@pytest.mark.parametrize(
    ("environment", "platform", "screen"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"BROWSER": "lynx"}, "linux", True),
        ({}, "darwin", True),
        ({}, "win32", True),
    ],
)
def test_without_a_screen_no_browser_is_opened(
    environment: dict[str, str],
    platform: str,
    screen: bool,
) -> None:
    assert has_screen(environment, platform) is screen

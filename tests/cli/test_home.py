"""Plain `wardround`: it serves the browser table, says where, opens a browser, and ends quietly."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from wardround.cli.home import addresses, has_screen, nearest, own_address
from wardround.core.errors import BadOption

ROOT = Path(__file__).parent.parent.parent
HOME = [sys.executable, "-m", "wardround"]
SECONDS = 60.0
BROWSER = """
import sys
from pathlib import Path
Path(sys.argv[1]).write_text(sys.argv[2])
"""


@contextmanager
def home(
    folder: Path, *arguments: str, language: str = "en", browser: str = ""
) -> Iterator[subprocess.Popen[str]]:
    """Give plain `wardround`, which runs until it is stopped."""
    environment = {
        **{name: value for name, value in os.environ.items() if "DISPLAY" not in name},
        "PYTHONPATH": str(ROOT / "src"),
        "WARDROUND_LANG": language,
        "WARDROUND_DB": f"sqlite:///{folder}/tables.db",
        "BROWSER": browser,
    }
    with subprocess.Popen(
        [*HOME, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment,
        # A shell lets what it runs in the background ignore interrupts, and so would this.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def line(process: subprocess.Popen[str]) -> str:
    """Return the next line that it prints."""
    assert process.stdout is not None
    return process.stdout.readline()


def stopped(
    process: subprocess.Popen[str], address: str, number: signal.Signals
) -> tuple[int, str, str]:
    """Stop it when it answers; return its status and what else it said and complained of."""
    assert httpx.get(f"{address}healthz", timeout=SECONDS).is_success
    process.send_signal(number)
    out, err = process.communicate(timeout=SECONDS)
    return process.returncode, out, err


def test_it_serves_the_table_and_ends_quietly(tmp_path: Path) -> None:
    with home(tmp_path, "--port", "0", "--json") as process:
        told = json.loads(line(process))
        page = httpx.get(f"http://127.0.0.1:{told['port']}/", timeout=SECONDS)
        games = httpx.get(f"http://127.0.0.1:{told['port']}/api/games", timeout=SECONDS)
        ended = stopped(process, told["url"], signal.SIGINT)

    assert told == {
        "url": f"http://localhost:{told['port']}/",
        "port": told["port"],
        "others": None,
    }
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert games.status_code == 200
    assert ended == (0, "", "\n")
    assert (tmp_path / "tables.db").is_file()


@pytest.mark.parametrize(
    ("language", "own", "others"),
    [
        ("en", "The table is at http://localhost:", "Others in your network open "),
        ("fr", "La table est à l’adresse http://localhost:", "Les autres, sur votre réseau, "),
        ("it", "Il tavolo è all’indirizzo http://localhost:", "Gli altri, nella tua rete, aprono "),
    ],
)
def test_in_the_network_it_says_what_others_open(
    tmp_path: Path, language: str, own: str, others: str
) -> None:
    arguments = ("--host", "0.0.0.0", "--port", "0")  # noqa: S104 - it is what is tested
    with home(tmp_path, *arguments, language=language) as process:
        told = [line(process), line(process)]
        ended = stopped(process, told[1].split()[-1], signal.SIGTERM)

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
        told = line(it)
        # Reading waits until the browser writes.
        address = opened.read_text() if asked else ""

    ending = "opens in your browser. Ctrl-C ends it.\n" if asked else "browser. Ctrl-C ends it.\n"
    assert told.endswith(ending)
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
            out, err = process.communicate(timeout=SECONDS)

    assert (process.returncode, out) == (2, "")
    assert err.startswith(f"Another program listens at 127.0.0.1, port {port}. ")


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

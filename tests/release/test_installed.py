"""Each package installs without compiler, make, Node or network, and plays."""

from __future__ import annotations

import json
import re
import signal
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.kit.server import SECONDS, Player
from tests.release.conftest import KINDS, Home
from wardround import __version__

WHERE = "import wardround; print(wardround.__file__)"


@contextmanager
def table(home: Home) -> Iterator[tuple[subprocess.Popen[str], Player]]:
    """Give plain `wardround`, running, and somebody with a browser."""
    with subprocess.Popen(
        [str(home.bin / "wardround"), "--no-browser", "--port", "0", "--json"],
        cwd=home.away,
        env=home.environment,
        stdout=subprocess.PIPE,
        text=True,
        # Shells let what they run in the background ignore interrupts, and so would this.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    ) as process:
        try:
            assert process.stdout is not None
            port = json.loads(process.stdout.readline())["port"]
            player = Player(f"http://127.0.0.1:{port}")
            with player.http:
                yield process, player
        finally:
            process.kill()


def check_pages(player: Player) -> None:
    """Look at what the package must bring along: the app, its notices, the rules."""
    page = player.http.get("/").text
    script = re.search(r'src="(/assets/[^"]+\.js)"', page)
    assert script is not None
    assert player.http.get(script[1]).headers["content-type"].startswith("text/javascript")
    notices = player.http.get("/notices.txt")
    assert notices.headers["content-type"] == "text/plain; charset=utf-8"
    assert "SIL OPEN FONT LICENSE" in notices.text
    for language in ("en", "fr", "it"):
        rules = player.get("/api/rules/dice-hospital", lang=language)
        assert len(rules["sections"]) > 5


def play_first_decision(player: Player) -> None:
    """Create a table where a bot starts, decide something, and see that it was done."""
    player.post("/api/me", {"name": "Ann"})
    laid = player.lay("dice-hospital", ["me", "easy"], settings={"first-player": 1})["table"]
    shown = player.look(laid, 0)
    while not shown["choices"]:
        shown = player.wait(laid, 0, shown["seq"]) or shown
    player.act(laid, 0, shown["choices"][0]["action"], shown["version"])

    assert player.look(laid, 0)["version"] > shown["version"]


@pytest.mark.parametrize("kind", KINDS)
def test_it_installs_without_tools_and_plays(
    packages: Mapping[str, Path], kind: str, tmp_path: Path
) -> None:
    home = Home(tmp_path)
    home.install(packages[kind])
    build = "compiled" if kind == "compiled" else "pure"
    simulated = home.run(
        "wardround", "simulate", "dynamite-nurse", "--bots", "random,random,random", "--games", "2",
        "--json",
    )  # fmt: skip
    with table(home) as (process, player):
        check_pages(player)
        play_first_decision(player)
        process.send_signal(signal.SIGINT)
        process.wait(SECONDS)

    assert home.run("wardround", "--version") == f"wardround {__version__} ({build} build)\n"
    assert Path(home.run("python", "-c", WHERE).strip()).is_relative_to(home.folder)
    assert json.loads(simulated)["games"] == 2
    assert process.returncode == 0
    assert [path.name for path in home.away.iterdir()] == []

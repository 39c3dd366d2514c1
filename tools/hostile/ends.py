"""Servers that are killed, frozen, or started twice on one file."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from typing import Final

from tests.kit.crowd import Crowd, gather
from tests.kit.crowd_checks import check_games
from tests.kit.forking import ROOT
from tests.kit.server import SECONDS
from tools.hostile.tries import Ground, Tries, attack
from wardround.store.store import Store
from wardround.tables.interruptions import AWAKE

KILLS: Final = 5
MEANWHILE: Final = 8
"""How much is acknowledged between two kills."""
CLOCK: Final = 10
"""The seconds of a decision, less than a server can be asleep unnoticed."""


@attack("kills", "a server that is killed in the middle of games")
def kills(ground: Ground, tries: Tries) -> None:
    """Nothing that was acknowledged is lost, doubled or told differently."""
    server = ground.server()
    guests = gather([server], "dice-hospital", 2, ["random"])
    crowd = Crowd(guests)
    for _ in range(KILLS):
        with tries.one("a kill"):
            crowd.go_on(MEANWHILE)
            server.kill()
            server.start()
    with tries.one("the games go on"):
        crowd.finish()
    with tries.one("the log"), Store.open(server.database) as store:
        check_games(guests, store)
    tries.count += crowd.sent()


def ended(*arguments: str) -> tuple[int, str, str]:
    """Return how the command `wardround` ends, and what it says and complains of."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "WARDROUND_LANG": "en"}
    command = [sys.executable, "-m", "wardround", *arguments]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=SECONDS, env=environment, check=False
    )
    return done.returncode, done.stdout, done.stderr


@attack("one file", "two servers on one file")
def one_file(ground: Ground, tries: Tries) -> None:
    """The second is refused with a sentence, and plain `wardround` opens the first."""
    server = ground.server()
    with tries.one("serve"):
        status, said, told = ended("serve", "--port", "0", "--db", server.database)
        assert (status, said) == (2, "")
        assert f"Another server (process {server.pid}) is already using" in told
        assert "Traceback" not in told
    with tries.one("wardround"):
        status, said, _ = ended("--no-browser", "--json", "--db", server.database)
        assert (status, json.loads(said)) == (0, {"url": server.url, "running": True})
    with tries.one("after the first was killed"):
        server.kill()
        server.start()
        assert server.person().get("/healthz") == {"status": "ok"}


@attack("clocks", "a clock that leaps, as it does for a machine that slept")
def leaps(ground: Ground, tries: Tries) -> None:
    """Nobody loses the decision that they had time for."""
    server = ground.server()
    ann, bob = server.person("Ann"), server.person("Bob")
    clock = {"kind": "decision", "seconds": CLOCK}
    laid = ann.lay("dice-hospital", ["me", "open"], clock=clock)
    table = laid["table"]
    bob.post("/api/links", {"secret": laid["links"][1]["secret"]})
    before = ann.look(table, 0)["seq"]
    os.kill(server.pid, signal.SIGSTOP)
    time.sleep(AWAKE / 1000 + 2)
    os.kill(server.pid, signal.SIGCONT)
    with tries.one(f"{AWAKE / 1000 + 2:.0f} seconds, in which a clock of {CLOCK} ran out"):
        until = time.monotonic() + 3
        while time.monotonic() < until:
            time.sleep(0.3)
            ann.look(table, 0)
        with Store.open(server.database) as store:
            added = [one for one in store.entries(table) if one.seq > before]
        assert [one.kind for one in added if one.kind != "resume"] == [], added
        assert [one.kind for one in added] == ["resume"]

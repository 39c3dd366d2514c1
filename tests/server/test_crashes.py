"""Servers and databases are killed or stopped, and nobody at the tables loses anything."""

from __future__ import annotations

import json
import time
from contextlib import closing
from pathlib import Path

from tests.kit.crowd import Crowd, Guest, gather
from tests.kit.crowd_checks import check_games
from tests.kit.postgres import Postgres
from tests.kit.server import SECONDS, Server, running
from wardround.store.store import Store

GAMES = (("dice-hospital", 3, ["easy"]), ("dynamite-nurse", 2, ["random"]))
"""What is played at the two tables: so many people each, and a bot. They last for all kills."""
KILLS = 10
MEANWHILE = 15
"""How much is acknowledged between two kills."""


def gathered(server: Server) -> list[Guest]:
    """Return people at a table of each game."""
    return [guest for game, people, bots in GAMES for guest in gather([server], game, people, bots)]


def wait_until_gone(processes: list[int]) -> None:
    """Wait until processes have noticed that nobody needs them any more."""
    until = time.monotonic() + SECONDS
    while any(is_ours(process) for process in processes):
        assert time.monotonic() < until, processes
        time.sleep(0.05)  # they need the processor more than we do


def is_ours(process: int) -> bool:
    """Tell whether a process lives and is one of a server's."""
    try:
        return b"wardround" in Path(f"/proc/{process}/cmdline").read_bytes()
    except FileNotFoundError:
        return False


def errors_in(log: Path) -> list[object]:
    """Return what a server logged as its own fault."""
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    return [line for line in lines if line["level"] in ("error", "critical")]


def check_crowd(guests: list[Guest], address: str) -> None:
    """Check the games of a crowd, and that enough of them was taken back."""
    with Store.open(address) as store:
        check_games(guests, store)
    assert any("undo" in key for guest in guests for key in guest.diary.acknowledged)


def test_a_server_that_is_killed_ten_times_spoils_no_game(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/tables.db"
    with running(address, "--no-rate-limits", log=tmp_path / "log") as server:
        guests = gathered(server)
        crowd = Crowd(guests)
        children: list[int] = []
        for _ in range(KILLS):
            crowd.go_on(MEANWHILE)
            assert not crowd.is_over()
            children += server.children()
            server.kill()
            server.start()
        crowd.finish()
        check_crowd(guests, address)

    assert all(guest.diary.lost for guest in guests)
    assert len(children) >= KILLS / 2
    wait_until_gone(children)


def test_a_database_that_is_killed_spoils_no_game_nor_do_both(
    postgres: Postgres, shared_address: str, tmp_path: Path
) -> None:
    with running(shared_address, "--no-rate-limits", log=tmp_path / "log") as server:
        guests = gathered(server)
        crowd = Crowd(guests)
        for number in range(KILLS):
            crowd.go_on(MEANWHILE)
            assert not crowd.is_over()
            if number % 3 == 2:
                server.kill()
            postgres.kill()
            if number % 3 < 2:
                told = server.stranger().http.get("/healthz")
                assert (told.status_code, told.json()) == (503, {"status": "store-away"})
                crowd.wait_until_away()
            postgres.start()
            if number % 3 == 2:
                server.start()
        crowd.finish()
        check_crowd(guests, shared_address)

    assert errors_in(tmp_path / "log") == []


def test_a_server_that_is_stopped_lets_go_of_all_who_listen(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with running(f"sqlite:///{tmp_path}/tables.db", log=log) as server:
        ann = server.person()
        table = ann.lay("dice-hospital", ["me", "open"])["table"]
        with (
            closing(ann.events(table, 0)) as mine,
            closing(server.stranger().events(table)) as theirs,
        ):
            assert [next(events)[1]["status"] for events in (mine, theirs)] == ["waiting"] * 2
            server.stop()
            assert [list(events) for events in (mine, theirs)] == [[], []]

    assert errors_in(log) == []

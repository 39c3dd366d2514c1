"""Two nodes serve the same tables: they share PostgreSQL, and nothing else."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from functools import partial
from queue import Queue
from typing import Any

import httpx
import psycopg
import pytest

from tests.kit.at_once import all_at_once, known, play_at_once, retold, seated
from tests.kit.crowd import Crowd, gather
from tests.kit.crowd_checks import check_games
from tests.kit.postgres import Postgres
from tests.kit.racing import race_for_a_link, race_for_seats
from tests.kit.server import SECONDS, Player, Server
from wardround.store.store import Store
from wardround.store.wakes import listen

Nodes = list[Server]
LISTENERS = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = %s AND (query LIKE 'LISTEN%%' OR query = 'SELECT 1')
"""
"""Cuts off all who listen; after a silence they ask whether the database is still there."""


@pytest.fixture(scope="module")
def nodes(shared_address: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    """Give two nodes on one database."""
    log = tmp_path_factory.mktemp("nodes") / "log"
    with ThreadPoolExecutor(2) as pool:
        begun = [pool.submit(Server, shared_address, "--no-rate-limits", log=log) for _ in range(2)]
        nodes = [one.result() for one in begun]
    yield nodes
    for node in nodes:
        node.send_away()
        node.stop()


@pytest.fixture
def store(shared_address: str) -> Iterator[Store]:
    """Give the store that the nodes share."""
    with Store.open(shared_address) as opened:
        yield opened


def test_a_game_is_played_across_nodes(nodes: Nodes, store: Store) -> None:
    guests = gather(nodes, "dynamite-nurse", 3, [])
    Crowd(guests).finish()

    check_games(guests, store)
    assert sum(guest.diary.lost + guest.diary.away for guest in guests) == 0


def test_a_game_goes_on_while_one_node_after_the_other_is_killed(
    nodes: Nodes, store: Store
) -> None:
    guests = gather(nodes, "dice-hospital", 3, ["random"])
    crowd = Crowd(guests)
    for node in nodes:
        crowd.go_on(10)
        node.kill()
        crowd.go_on(10)
        node.start()
    crowd.finish()

    check_games(guests, store)
    assert any(guest.diary.lost for guest in guests)


def test_seats_that_decide_at_the_same_moment_on_different_nodes_are_both_heard(
    nodes: Nodes, store: Store
) -> None:
    table, players = seated(nodes, "dice-hospital", 4)
    batches = play_at_once(players, table, 12)

    row = store.table(table)
    assert row is not None
    told = [batch.seen for batch in batches]
    assert retold(row, batches, backwards=False) == told
    assert retold(row, batches, backwards=True) == told
    assert any(len(batch.actions) == 4 for batch in batches)


def test_a_key_counts_once_on_all_nodes(nodes: Nodes, store: Store) -> None:
    table, players = seated(nodes, "dice-hospital", 2)
    shown = known(players, table, len(store.entries(table)))
    seat = next(seat for seat, one in enumerate(shown) if one["choices"])
    action, version = shown[seat]["choices"][0]["action"], shown[seat]["version"]
    here, there = players[seat], nodes[1 - seat].stranger()
    there.http.cookies = here.http.cookies

    def act(player: Player) -> Any:
        return player.act(table, seat, action, version, "once")

    answers = all_at_once([partial(act, one) for one in [here, there] * 5])

    assert len({answer["seq"] for answer in answers}) == 1
    assert sorted(answer["repeated"] for answer in answers) == [False] + [True] * 9
    assert [one.key for one in store.entries(table) if one.key] == ["once"]
    assert [one["seq"] for one in known(players, table, answers[0]["seq"])] == [version + 1] * 2


def test_whoever_joins_again_finds_the_table_among_their_own(nodes: Nodes, store: Store) -> None:
    ann, ben = nodes[0].person("Ann"), nodes[1].person("Ben")
    table = ann.lay("dice-hospital", ["me", "open", "open"])["table"]
    ben.post(f"/api/tables/{table}/join", {"key": "sit"})
    store.revoke_grants(table, 1)  # as a crash after the entry leaves it

    again = ben.post(f"/api/tables/{table}/join", {"key": "sit"})

    assert again["seat"] == 1
    assert [one["table"] for one in ben.get("/api/tables")["tables"]] == [table]


def say(player: Player, table: str, seat: int, text: str) -> int:
    """Say something; return the number of the entry."""
    answer = player.post(f"/api/tables/{table}/seats/{seat}/say", {"text": text})
    seq: int = answer["seq"]
    return seq


def test_a_node_that_was_not_told_finds_out(nodes: Nodes, postgres: Postgres) -> None:
    table, players = seated(nodes, "dice-hospital", 2)
    database = nodes[0].database.rpartition("/")[2]
    known(players, table, players[0].look(table)["seq"])

    with psycopg.connect(postgres.url(), autocommit=True) as admin:
        # Nobody can connect again before something was written that nobody was told.
        admin.execute(f'ALTER DATABASE "{database}" ALLOW_CONNECTIONS false'.encode())
        try:
            cut_off = admin.execute(LISTENERS, [database]).fetchall()
            seq = say(players[0], table, 0, "Do you hear me?")
        finally:
            admin.execute(f'ALTER DATABASE "{database}" ALLOW_CONNECTIONS true'.encode())

    assert len(cut_off) == len(nodes)
    assert known(players, table, seq)[1]["said"][0]["text"] == "Do you hear me?"
    assert known(players, table, say(players[1], table, 1, "Yes!"))[0]["seq"] == seq + 1


def act_somehow(player: Player, table: str, seat: int) -> int:
    """Do the first thing that a seat can do; return the number of the entry."""
    shown = player.look(table, seat)
    answer = player.act(table, seat, shown["choices"][0]["action"], shown["version"])
    seq: int = answer["seq"]
    return seq


def until_only_the_bot_decides(players: list[Player], table: str, bot: int) -> Any:
    """Let people decide until they wait for the bot; return what they see."""
    while True:
        shown = [player.look(table, seat) for seat, player in enumerate(players)]
        deciding = [seat for seat, one in enumerate(shown) if one["choices"]]
        if deciding:
            act_somehow(players[deciding[0]], table, deciding[0])
        elif shown[0]["view"]["actors"] == [bot]:
            return shown[0]


def test_when_a_node_dies_whose_bots_were_thinking_another_asks_its_own(
    nodes: Nodes, store: Store
) -> None:
    dying, other = nodes
    watcher = other.stranger()
    while True:
        table, players = seated([dying], "dice-hospital", 2, ["random"])
        while 2 in (shown := players[0].look(table, 0))["view"]["actors"]:
            players[0].wait(table, 0, shown["seq"])
        # The luck of a game can be such that the bot has nothing to decide at first.
        if dying.children():
            break
    watcher.look(table)
    [worker] = dying.children()
    os.kill(worker, signal.SIGSTOP)  # it thinks, and thinks
    try:
        waiting = until_only_the_bot_decides(players, table, 2)
    finally:
        dying.kill()
        with suppress(ProcessLookupError):  # it was given up by then
            os.kill(worker, signal.SIGKILL)

    params = {"after": waiting["seq"], "seconds": 0.5}
    while watcher.look(table)["seq"] <= waiting["seq"]:
        watcher.get(f"/api/tables/{table}/wait", **params)

    entry = store.entries(table)[waiting["seq"]]
    assert (entry.kind, entry.seat) == ("act", 2)
    assert entry.body["by"] != "person"
    dying.start()


def test_when_a_node_dies_another_goes_on_with_its_tables_though_nobody_has_them_open(
    nodes: Nodes, store: Store
) -> None:
    """Bots decide, and so do the clocks of people: nobody asks the other node for anything."""
    dying, _ = nodes
    ann = dying.person()
    clock = {"kind": "decision", "seconds": 1}
    bots = ann.lay("dynamite-nurse", ["random", "random", "me"])["table"]
    clocked = ann.lay("dice-hospital", ["me", "me"], clock=clock)["table"]
    dying.kill()
    # What it wrote before it died is all there is, and the bots may have had their turns by then.
    end = len(store.entries(clocked))
    heard: Queue[str] = Queue()
    with listen(store, lambda table, _: heard.put(table)):
        while len(store.entries(clocked)) < end + 2 or 2 not in deciding(store, bots):
            heard.get(timeout=SECONDS)

    decided = [one for one in store.entries(clocked) if one.kind == "act"]
    assert {one.body["by"] for one in decided} == {"clock"}
    dying.start()


def deciding(store: Store, table: str) -> list[int]:
    """Return the seats that are to decide at a table, as the last node to write there saw it."""
    row = store.table(table)
    assert row is not None
    seats: list[int] = row.summary["deciding"]
    return seats


def test_of_eight_who_race_for_a_seat_across_nodes_each_seat_gets_one(nodes: Nodes) -> None:
    race_for_a_link(nodes)
    race_for_seats(nodes)


def test_a_stream_at_another_node_ends_with_the_cookie_that_opened_it(nodes: Nodes) -> None:
    here, there = nodes[0].person("Ann"), nodes[1].stranger()
    there.http.cookies = httpx.Cookies(here.http.cookies)
    table = here.lay("dice-hospital", ["me", "open"])["table"]
    with closing(there.events(table, 0)) as stream:
        next(stream)
        here.post("/api/me/sign-out-others")
        rest = list(stream)

    assert rest == []
    assert there.http.get("/api/me").status_code == 401

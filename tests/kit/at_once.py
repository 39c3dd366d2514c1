"""People who decide at the same time over HTTP, and the same game in any order."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import Barrier
from typing import Any, TypeVar

from tests.kit.server import Player, Server
from wardround import catalog
from wardround.tables.game.entries import Entry
from wardround.tables.game.setup import read_setup
from wardround.tables.game.table import Table
from wardround.tables.rows import TableRow

T = TypeVar("T")
TRIES = 6
"""How often someone asks who is told nothing: each time they wait for a while."""
Views = list[Any]
"""What each seat sees."""


@dataclass(frozen=True, slots=True)
class Batch:
    """What seats did at the same moment, and what all of them saw after it."""

    actions: dict[int, int]
    seqs: list[int]
    seen: Views


def seated(
    nodes: Sequence[Server], game: str, people: int, bots: Sequence[str] = ()
) -> tuple[str, list[Player]]:
    """Lay a table, and let people sit down there, at one node after the other."""
    players = [nodes[seat % len(nodes)].person(f"Seat {seat}") for seat in range(people)]
    laid = players[0].lay(game, ["me", *["open"] * (people - 1), *bots])
    for player, link in zip(players[1:], laid["links"][1:], strict=True):
        player.post("/api/links", {"secret": link["secret"]})
    return laid["table"], players


def all_at_once(tasks: Sequence[Callable[[], T]]) -> list[T]:
    """Do several things in threads that begin at the same moment; return what came of them."""
    barrier = Barrier(len(tasks))

    def do(task: Callable[[], T]) -> T:
        barrier.wait()
        return task()

    with ThreadPoolExecutor(len(tasks)) as pool:
        return list(pool.map(do, tasks))


def known(players: Iterable[Player], table: str, seq: int) -> list[Any]:
    """Return what each player sees once they have heard of an entry."""
    shown = []
    for seat, player in enumerate(players):
        tries = (player.wait(table, seat, max(0, seq - 1)) for _ in range(TRIES))
        one = next((told for told in tries if told is not None), None)
        assert one is not None, f"seat {seat} never heard of entry {seq}"
        shown.append(one)
    return shown


def play_at_once(players: Sequence[Player], table: str, times: int) -> list[Batch]:
    """Let all who are to decide do so at the same moment, until several did so many times."""
    rng = random.Random(f"{len(players)} at once")  # noqa: S311 - not for secrets
    played: list[Batch] = []
    shown = known(players, table, len(players))  # everyone has sat down
    while sum(len(batch.actions) > 1 for batch in played) < times:
        assert shown[0]["status"] == "playing", "the game was too short"
        chosen = {
            seat: rng.choice(one["choices"])["action"]
            for seat, one in enumerate(shown)
            if one["choices"]
        }
        answers = all_at_once(_posts(players, table, shown, chosen))
        seqs = sorted(answer["seq"] for answer in answers)
        shown = known(players, table, seqs[-1])
        played.append(Batch(chosen, seqs, [one["view"] for one in shown]))
    return played


def _posts(
    players: Sequence[Player], table: str, shown: Sequence[Any], chosen: Mapping[int, int]
) -> list[Callable[[], Any]]:
    def post(seat: int) -> Callable[[], Any]:
        version = shown[seat]["version"]
        return lambda: players[seat].act(table, seat, chosen[seat], version)

    return [post(seat) for seat in chosen]


def retold(row: TableRow, batches: Iterable[Batch], *, backwards: bool) -> list[Views]:
    """Return what the seats see after each batch, its actions told in one order or the other."""
    laid = read_setup(row.laid)
    table = Table(row.id, laid, catalog.find(laid.game))

    def add(kind: str, seat: int, **body: object) -> None:
        table.add(Entry(table.seq + 1, 0, kind, seat, body))

    seats = range(len(laid.places))
    for seat in seats:
        add("sit", seat, name=f"Seat {seat}")
    seen: list[Views] = []
    for batch in batches:
        for seat in sorted(batch.actions, reverse=backwards):
            add("act", seat, action=batch.actions[seat])
        seen.append([table.playing().view(seat) for seat in seats])
    return seen

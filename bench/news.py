"""The CPU time of an action at a table, told to four viewers: `python bench/news.py`.

Tables in memory, at random places of random games. Each action is carried out, and then made into
sentences and pictures as the server does it, with nothing around it. Runs with the same arguments
do the same work, and end with a digest of all that was told, so two builds or two versions can be
compared by runs in turns.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from time import thread_time

from wardround import catalog
from wardround.bots.registry import make_seat
from wardround.core.build import build
from wardround.core.game import Game
from wardround.core.luck import Rng
from wardround.core.records import Record, Terms
from wardround.tables.game.entries import TABLE, Entry
from wardround.tables.game.match import Match
from wardround.tables.game.setup import OPEN, Place, TableSetup
from wardround.tables.game.table import Table
from wardround.tables.pictures import TableWords
from wardround.tables.pictures.pictures import Looked

NAMES = ("Ann", "Bob", "Cleo", "Dan")
"""Who sits at each table, follows it and acts."""
GAMES = 8
"""How many different games the tables go on with."""
LAID = 1_700_000_000_000
"""When the tables are laid, in milliseconds; it means nothing here."""


class Company:
    """One table, and what each of four people has seen of it."""

    def __init__(self, words: TableWords, record: Record, step: int, number: int) -> None:
        """Lay a table where a recorded game is after some steps."""
        game = record.terms.game
        setup = TableSetup(
            game.id, f"table {number}", tuple(Place(OPEN) for _ in NAMES), moves=record.moves[:step]
        )
        self.table = Table(f"table-{number}", setup, game)
        self._pictures = words.pictures
        self._known = [0] * len(NAMES)
        self._here: list[dict[str, bytes]] = [{} for _ in NAMES]
        for seat, name in enumerate(NAMES):
            self._add("sit", seat, {"name": name, "person": name})
        self.follow()

    def _add(self, kind: str, seat: int = TABLE, body: dict[str, object] | None = None) -> None:
        self.table.add(Entry(self.table.seq + 1, LAID, kind, seat, body or {}))

    def act(self, rng: Rng) -> None:
        """Let somebody do something at random."""
        match = self.table.playing()
        actors = match.actors()
        seat = actors[rng.below(len(actors))]
        legal = match.legal(seat)
        self._add("act", seat, {"action": legal[rng.below(len(legal))]})

    def follow(self) -> list[bytes]:
        """Tell everybody what is new to them."""
        told: list[bytes] = []
        for seat, after in enumerate(self._known):
            looked = Looked(seat, "en", [seat], [])
            news, self._here[seat] = self._pictures.news(
                self.table, looked, after, self._here[seat]
            )
            self._known[seat] = self.table.seq
            told.append(news)
        return told

    def is_over(self) -> bool:
        """Return whether the game has ended."""
        return not self.table.playing().actors()


def random_game(game: Game, seed: str) -> Record:
    """Return a whole game of four random players."""
    match = Match(Terms(game, {}, {}), [make_seat("random", game) for _ in NAMES], seed)
    match.advance()
    return match.record()


def measure(game: Game, tables: int, warm: int, actions: int) -> dict[str, float | str]:
    """Return milliseconds of an action and of its news, after a number of actions to warm up."""
    rng, words = Rng("news"), TableWords()
    games = [random_game(game, f"news {number}") for number in range(GAMES)]
    at_play: list[Company] = []
    acting = telling = 0.0
    digest, laid = hashlib.sha256(), 0
    for number in range(warm + actions):
        while len(at_play) < tables:
            record = games[laid % GAMES]
            company = Company(words, record, rng.below(len(record.moves)), laid)
            laid += 1
            if not company.is_over():
                at_play.append(company)
        company = at_play.pop(0)
        began = thread_time()
        company.act(rng)
        acted = thread_time()
        told = company.follow()
        ended = thread_time()
        if number >= warm:
            acting += acted - began
            telling += ended - acted
        for news in told:
            digest.update(news)
        if not company.is_over():
            at_play.append(company)
    return {
        "acting": round(1000 * acting / actions, 4),
        "news": round(1000 * telling / actions, 4),
        "digest": digest.hexdigest()[:12],
    }


def main() -> None:
    """Measure both games, or one; print a line of JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(catalog.GAMES), action="append")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--warm", type=int, default=400)
    parser.add_argument("--actions", type=int, default=1200)
    given = parser.parse_args()
    told: dict[str, object] = {"build": build()}
    for id in given.game or sorted(catalog.GAMES):
        told[id] = measure(catalog.find(id), given.tables, given.warm, given.actions)
    print(json.dumps(told))


if __name__ == "__main__":
    main()

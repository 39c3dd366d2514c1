"""Digests of random games, for another process to print: `python -m tests.kit.digests 10`."""

from __future__ import annotations

import hashlib
import json
import sys

from tests.kit.games import played
from wardround.catalog import GAMES
from wardround.core.build import build
from wardround.core.game import Game
from wardround.core.record_text import write


def of_games(game: Game, count: int) -> list[str]:
    """Play games of random options; return a digest of each one's record, events and views."""
    told: list[str] = []
    for play in played(game, count, "digest"):
        whole = hashlib.sha256()
        while not play.over():
            events = [game.event_record(play.state, event) for event in play.step()]
            whole.update(json.dumps(events).encode())
        views = [game.view(play.state, viewer) for viewer in (None, *range(play.seats))]
        whole.update(json.dumps([game.dump(play.state), views]).encode())
        whole.update(repr(game.outcome(play.state)).encode())
        whole.update(write(play.record()).encode())
        told.append(whole.hexdigest())
    return told


if __name__ == "__main__":
    games = int(sys.argv[1])
    digests = {game_id: of_games(game, games) for game_id, game in GAMES.items()}
    sys.stdout.write(json.dumps({"build": build(), "digests": digests}))

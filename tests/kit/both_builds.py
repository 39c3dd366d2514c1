"""What must be the same in both builds, printed by whichever runs: games, moments, bots' answers.

WARDROUND_PURE=1 python -m tests.kit.both_builds
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator

from tests.kit.bots import ask, questions
from tests.kit.digests import of_games
from tests.kit.drive import continued, same_options
from tests.kit.levels import LEVELS
from tests.kit.positions import Position, positions
from wardround.bots.registry import make_bot
from wardround.catalog import GAMES
from wardround.core.build import build
from wardround.core.errors import IllegalAction
from wardround.core.game import CHANCE, Game, State
from wardround.core.luck import Rng

PLAYED = 50
"""Games in random options, with players of all kinds: every kind of event happens in them."""
FOLLOWED = 60
"""So many moves are made from every moment, to compare where they lead."""
TRIED = 5
"""Every so-and-so-manyth action that is not allowed is tried."""


def told(game: Game) -> Iterator[str]:
    """Give all lines about one game."""
    for number, digest in enumerate(of_games(game, PLAYED)):
        yield f"{game.id}, game {number}: {digest}"
    for position in positions(game.id, 1):
        yield f"{game.id}, {position.moment}: {moment(game, position)}"
    for spec, budget in LEVELS[game.id].items():
        answers = [
            ask(game, make_bot(spec, game), position.state(), budget=budget)
            for position in questions(game, 1)
        ]
        yield f"{game.id}, {spec}: {answers}"


def moment(game: Game, position: Position) -> str:
    """Return a digest of all that can be asked about a position, as it is and read from JSON."""
    whole = hashlib.sha256()
    state = position.state()
    dumped = json.dumps(game.dump(state))
    loaded = game.load(same_options(position.terms), json.loads(dumped))
    for one in (state, loaded):
        views = [game.view(one, viewer) for viewer in (None, *range(position.seats))]
        legal = [list(game.legal(one, seat)) for seat in (-1, *range(position.seats), 9)]
        whole.update(json.dumps([game.dump(one), game.actors(one), views, legal]).encode())
    dealt = [
        game.dump(game.redeal(state, viewer, Rng("dealt")))
        for viewer in (None, *range(position.seats))
    ]
    actions = (-1, *range(game.action_count(state) + 1))
    asked = {0, position.seats - 1, *game.actors(state)} - {CHANCE}
    reasons = [reasons_of(game, state, seat, actions) for seat in sorted(asked)]
    refused = [refusals_of(game, state, seat, actions) for seat in sorted(asked)]
    texts = [game.action_text(state, action) for action in actions]
    records = [game.action_record(state, action) for action in actions[1:-1]]
    parsed = [game.action_parse(state, text) for text in texts[1:-1]]
    whole.update(json.dumps([dealt, reasons, refused, texts, records, parsed]).encode())
    whole.update(json.dumps(game.dump(state)).encode())
    whole.update(repr(continued(game, loaded, "on", at_most=FOLLOWED)).encode())
    whole.update(json.dumps(game.dump(loaded)).encode())
    return whole.hexdigest()


def reasons_of(game: Game, state: State, seat: int, actions: tuple[int, ...]) -> list[str]:
    """Return why a seat may not take each action."""
    return [repr(game.why_not(state, seat, action)) for action in actions]


def refusals_of(game: Game, state: State, seat: int, actions: tuple[int, ...]) -> list[str]:
    """Return how some actions that a seat may not take are refused."""
    legal = set(game.legal(state, seat))
    found: list[str] = []
    for action in actions[::TRIED]:
        if action not in legal:
            try:
                game.apply(state, seat, action)
            except IllegalAction as refused:
                found.append(f"{action} {refused.code} {refused.rule} {refused.action}")
    return found


if __name__ == "__main__":
    sys.stdout.write(f"{build()}\n")
    for known in GAMES.values():
        for line in told(known):
            sys.stdout.write(f"{line}\n")

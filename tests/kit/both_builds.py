"""What must be the same in both builds, printed by whichever runs: games, moments, bots, tables.

WARDROUND_PURE=1 python -m tests.kit.both_builds
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable, Iterator
from typing import Final, cast

from tests.kit.bots import ask
from tests.kit.drive import Chooser, Picker, Play, continued, same_options
from tests.kit.levels import LEVELS
from tests.kit.plain import Json
from tests.kit.positions import Position, Search
from tests.kit.secrecy import to_the_letter
from tests.kit.tables_told import tables_told
from wardround.bots.registry import make_bot
from wardround.catalog import GAMES
from wardround.core.build import build
from wardround.core.errors import IllegalAction
from wardround.core.game import CHANCE, Event, Game, State
from wardround.core.luck import Rng
from wardround.core.record_text import write
from wardround.core.records import Move, Terms
from wardround.dicehospital import notation as dice_notation
from wardround.dicehospital import state as dicehospital
from wardround.dicehospital.apart import card_sight, forecast_sight, prospect_sight
from wardround.dicehospital.forecast import forecast
from wardround.dicehospital.prospect_types import DiceHospitalProspect
from wardround.dicehospital.prospects import prospects
from wardround.dicehospital.view_types import DiceHospitalView
from wardround.dynamitenurse import notation as nurse_notation
from wardround.dynamitenurse import state as dynamitenurse

PLAYED = 100
"""At least so many games in random options, with players of all kinds, are played, and more until
every moment has come up."""
LOOKED = 60
"""So many moves are made before everything that a game tells besides its views is compared."""
FOLLOWED = 60
"""So many moves are made from every moment, to compare where they lead."""
TRIED = 5
"""Every so-and-so-manyth action that is not allowed is tried."""


class Digested(Play):
    """A game of which everything goes into a digest: each event, its views, its record."""

    def __init__(self, terms: Terms, seats: int, seed: str, choose: Chooser, pick: Picker) -> None:
        super().__init__(terms, seats, seed, choose, pick)
        self._whole = hashlib.sha256()

    def make(self, move: Move) -> list[Event]:
        """Make a move, and take it in."""
        events = super().make(move)
        told = [self.game.event_record(self.state, event) for event in events]
        self._whole.update(to_the_letter(told))
        if len(self.moves) % LOOKED == 0:
            self._whole.update(to_the_letter(ASIDE[self.game.id](self.state, self.seats)))
        return events

    def digest(self) -> str:
        """Return the digest of a game that is over."""
        game, state = self.game, self.state
        views = [game.view(state, viewer) for viewer in (None, *range(self.seats))]
        whole = self._whole.copy()
        whole.update(to_the_letter([game.dump(state), views]))
        whole.update(repr(game.outcome(state)).encode())
        whole.update(write(self.record()).encode())
        return whole.hexdigest()


def of_dice_hospital(state: State, seats: int) -> list[Json]:
    """Return each hospital as text and read again, what comes, and what a card would find."""
    table = cast(dicehospital.Table, state)
    told: list[Json] = []
    for seat in range(seats):
        view = cast(DiceHospitalView, GAMES["dice-hospital"].view(state, seat))
        text, read = dice_notation.hospital_text(table, seat), table.copy()
        dice_notation.read_hospital(read, seat, text)
        known: dict[str, DiceHospitalProspect] = {}
        told += [text, GAMES["dice-hospital"].dump(read), forecast(state, seat)]
        told += [prospects(state, seat), prospects(state, seat, known), known]
        told += [forecast_sight(view, seat), prospect_sight(view, seat), card_sight(view, seat)]
    return told


def of_dynamite_nurse(state: State, seats: int) -> list[Json]:
    """Return each Hospital as text, and the game with this read again."""
    table = cast(dynamitenurse.Table, state)
    told: list[Json] = []
    for seat in range(seats):
        text, read = nurse_notation.hospital_text(table, seat), table.copy()
        nurse_notation.read_hospital(read, seat, text)
        told += [text, GAMES["dynamite-nurse"].dump(read)]
    return told


ASIDE: Final[dict[str, Callable[[State, int], list[Json]]]] = {
    "dice-hospital": of_dice_hospital,
    "dynamite-nurse": of_dynamite_nurse,
}


def told(game: Game) -> Iterator[str]:
    """Give all lines about one game."""
    games: list[Digested] = []

    def begin(terms: Terms, seats: int, seed: str, choose: Chooser, pick: Picker) -> Play:
        games.append(Digested(terms, seats, seed, choose, pick))
        return games[-1]

    search = Search(game.id, begin)
    search.go_on(1, PLAYED)
    positions = search.positions(1)
    assert len(games) >= PLAYED
    for number, play in enumerate(games):
        yield f"{game.id}, game {number}: {play.digest()}"
    for position in positions:
        yield f"{game.id}, {position.moment}: {moment(game, position)}"
    questions = [one for one in positions if game.actor(one.state()) >= 0]
    for spec, budget in LEVELS[game.id].items():
        answers = [
            ask(game, make_bot(spec, game), position.state(), budget=budget)
            for position in questions
        ]
        yield f"{game.id}, {spec}: {answers}"
    yield from tables_told(game)


def moment(game: Game, position: Position) -> str:
    """Return a digest of all that can be asked about a position, as it is and read from JSON."""
    whole = hashlib.sha256()
    state = position.state()
    dumped = json.dumps(game.dump(state))
    loaded = game.load(same_options(position.terms), json.loads(dumped))
    for one in (state, loaded):
        views = [game.view(one, viewer) for viewer in (None, *range(position.seats))]
        legal = [list(game.legal(one, seat)) for seat in (-1, *range(position.seats), 9)]
        whole.update(to_the_letter([game.dump(one), game.actors(one), views, legal]))
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
    whole.update(to_the_letter([dealt, reasons, refused, texts, records, parsed]))
    whole.update(to_the_letter(game.dump(state)))
    whole.update(repr(continued(game, loaded, "on", at_most=FOLLOWED)).encode())
    whole.update(to_the_letter(game.dump(loaded)))
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

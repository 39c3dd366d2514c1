"""All checks at once on a game, move by move: for fuzzing, and for the records it leaves behind."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from tests.kit.drive import Play, any_actor, same_options
from tests.kit.games import KITS
from wardround.catalog import find
from wardround.core.errors import IllegalAction
from wardround.core.game import CHANCE, Game, State
from wardround.core.luck import Rng
from wardround.core.records import Record, Terms

TRIED = 20
"""How many actions of the whole space are tried in a position."""


def check_position(game: Game, state: State, terms: Terms, seats: int, rng: Rng) -> None:
    """Assert what the contract promises of one position, trying a few actions of the space."""
    before = game.dump(state)
    check_lists(game, state, seats)
    again = game.load(same_options(terms), json.loads(json.dumps(before)))
    assert game.dump(again) == before, "a position survives JSON"
    for viewer in (None, *range(seats)):
        view = game.view(state, viewer)
        assert game.view(game.redeal(state, viewer, rng), viewer) == view, "a re-deal shows nothing"
        assert game.view(again, viewer) == view, "a loaded position looks the same"
    for _ in range(TRIED):
        check_action(game, state, rng.below(seats), rng.below(game.action_count(state) + 1))
    assert game.dump(state) == before, "looking and refusing change nothing"


def check_lists(game: Game, state: State, seats: int) -> None:
    """Assert that actors have actions and others have none, in order and without doubles."""
    actors = game.actors(state)
    assert (game.outcome(state) is None) == bool(actors), "a game without actors is over"
    for seat in range(seats):
        legal = game.legal(state, seat)
        assert bool(legal) == (seat in actors), "exactly the actors have something to do"
        assert len(set(legal)) == len(legal), "nothing is listed twice"
        assert legal == game.legal(state.copy(), seat), "a copy lists the same"
        for action in legal:
            text = game.action_text(state, action)
            assert game.action_parse(state, text) == action, "an action survives its text"


def check_action(game: Game, state: State, seat: int, action: int) -> None:
    """Assert that an action is either listed or refused."""
    reason = game.why_not(state, seat, action)
    assert (reason is None) == (action in game.legal(state, seat)), "refused means not listed"
    if reason is not None:
        with pytest.raises(IllegalAction) as caught:
            game.apply(state, seat, action)
        assert (caught.value.code, caught.value.rule) == (reason.code, reason.rule)


def check_end(game: Game, state: State) -> None:
    """Assert that a finished game has a sane result, every point with its reason."""
    outcome = game.outcome(state)
    assert outcome is not None, "a game that nobody can move in is over"
    sums = tuple(sum(point.amount for point in seat) for seat in outcome.points)
    assert outcome.scores == sums, "every point has its reason"
    assert 1 in outcome.places, "somebody has won"


def fuzzed(game_id: str, seed: str) -> Play:
    """Return a game about to begin: random options and seats, players of some kind."""
    game, kit = find(game_id), KITS[game_id]
    rng = Rng(seed)
    settings, seats = kit.settings(rng)
    packs = kit.packs()[0] if rng.below(8) == 0 else {}
    chooser = kit.tempers()[rng.below(len(kit.tempers()))]
    return Play(Terms(game, settings, packs), seats, seed, chooser, any_actor)


def checked(play: Play, every: int, at_most: int = 100_000) -> Iterator[None]:
    """Play a game with all checks on: the watch after each move, all else after each `every`."""
    game = play.game
    rng = Rng(f"{play.seed}/checks")
    watch = KITS[game.id].watch(play.state)
    while not play.over() and len(play.moves) < at_most:
        if len(play.moves) % every == 0:
            check_position(game, play.state, play.terms, play.seats, rng)
        events = play.step()
        watch.see(play.state, [game.event_record(play.state, event) for event in events])
        yield
    if play.over():
        check_end(game, play.state)


def check_record(record: Record) -> None:
    """Play a record again with all checks on after every move."""
    game = record.terms.game
    seats = len(record.seats)
    state = record.start()
    watch = KITS[game.id].watch(state)
    rng = Rng("record")
    for move in record.moves:
        check_position(game, state, record.terms, seats, rng)
        if move.seat == CHANCE:
            events = game.apply_luck(state, move.outcome)
        else:
            events = game.apply(state, move.seat, move.action)
        watch.see(state, [game.event_record(state, event) for event in events])
    check_position(game, state, record.terms, seats, rng)
    if not game.actors(state):
        check_end(game, state)

"""Every position, action and event survives its text and its JSON, mid-effect too."""

from __future__ import annotations

import json

import pytest

from tests.kit.drive import continued, same_options
from tests.kit.games import EVERY_GAME, KITS, shared
from tests.kit.goldens import ACTIONS
from tests.kit.positions import MANY, positions
from tests.kit.snapshots import action_space, golden
from wardround.catalog import find
from wardround.core.errors import BadNotation
from wardround.core.game import Game, Options, State
from wardround.core.json_types import JsonObject
from wardround.core.record_text import read, write
from wardround.core.records import Terms, replay, verify

BOXES = [(game_id, name) for game_id, kit in KITS.items() for name in kit.boxes()]


# --- positions -----------------------------------------------------------------------------------


@EVERY_GAME
def test_at_every_moment_and_step_a_position_survives_json(game: Game) -> None:
    """Whole games show all steps in their order, positions the moments that are rare in games."""
    for position in positions(game.id, MANY):
        check_json(game, position.state(), same_options(position.terms))
    for play in shared(game, 15):
        options = same_options(play.terms)
        for state in play.states():
            check_json(game, state, options)


def check_json(game: Game, state: State, options: Options) -> None:
    """Assert that a position read from its JSON is the same."""
    data = game.dump(state)
    read = json.loads(json.dumps(data))
    assert read == data
    again = game.load(options, read)
    assert game.dump(again) == data
    assert game.view(again, None) == game.view(state, None)
    assert game.actors(again) == game.actors(state)


@EVERY_GAME
def test_a_loaded_position_goes_on_as_the_original_does(game: Game) -> None:
    """From a position of every moment to the end: the same moves, the same last position."""
    for position in positions(game.id, 2):
        state = position.state()
        again = game.load(same_options(position.terms), json.loads(json.dumps(game.dump(state))))

        assert continued(game, again, "on") == continued(game, state, "on")
        assert game.dump(again) == game.dump(state)


@EVERY_GAME
def test_positions_loaded_from_one_dump_are_independent(game: Game) -> None:
    for position in positions(game.id, 1):
        data = game.dump(position.state())
        kept = json.dumps(data)
        one = game.load(position.terms.options, data)
        other = game.load(position.terms.options, data)
        continued(game, one, "on")

        assert json.dumps(data) == kept, position.moment
        assert game.dump(other) == json.loads(kept), position.moment


@EVERY_GAME
@pytest.mark.parametrize("data", [{}, {"seats": 3}, {"seats": "three"}, {"seats": [3]}])
def test_what_is_no_position_is_refused(game: Game, data: JsonObject) -> None:
    with pytest.raises(BadNotation):
        game.load(game.options({}, {}), data)


# --- records -------------------------------------------------------------------------------------


@EVERY_GAME
def test_a_game_survives_its_record(game: Game) -> None:
    for play in shared(game, 15):
        play.finish()
        text = write(play.record())
        again = read(text, "game.jsonl", find)

        assert write(again) == text
        assert again.moves == tuple(play.moves)
        assert game.dump(replay(again)) == game.dump(play.state)
        assert verify(again, "game.jsonl") == sum(move.is_luck() for move in play.moves)


@EVERY_GAME
def test_events_are_plain_values_with_a_name_and_a_seat(game: Game) -> None:
    for play in shared(game, 15):
        while not play.over():
            for event in play.step():
                record = game.event_record(play.state, event)

                assert json.loads(json.dumps(record)) == record
                assert isinstance(record["event"], str)
                assert -1 <= record["seat"] < play.seats


# --- actions -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game_id", "name"), BOXES)
def test_every_action_survives_its_text_and_its_record(game_id: str, name: str) -> None:
    game, kit = find(game_id), KITS[game_id]
    state = game.new(Terms(game, kit.boxes()[name], {}).options, game.max_seats)
    actions = range(game.action_count(state))
    texts = [game.action_text(state, action) for action in actions]
    records = [json.dumps(game.action_record(state, action)) for action in actions]

    assert [game.action_parse(state, text) for text in texts] == list(actions)
    assert len(set(texts)) == len(set(records)) == len(actions)
    assert all(isinstance(json.loads(record)["verb"], str) for record in records)


@EVERY_GAME
@pytest.mark.parametrize("beyond", [0, 1, 2**31])
def test_a_number_beyond_the_action_space_has_no_record(game: Game, beyond: int) -> None:
    state = game.new(game.options({}, {}), game.max_seats)
    for action in (game.action_count(state) + beyond, -1 - beyond):
        with pytest.raises(BadNotation, match="bad-action"):
            game.action_record(state, action)


@pytest.mark.parametrize(("game_id", "name"), BOXES)
def test_no_action_is_renumbered_unnoticed(game_id: str, name: str) -> None:
    """Records and trained players rely on the numbers; `make playthroughs` writes new ones."""
    space = action_space(find(game_id), KITS[game_id].boxes()[name])

    assert space == golden(ACTIONS, f"{game_id}-{name}.txt")

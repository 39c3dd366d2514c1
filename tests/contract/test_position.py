"""`wardround.position`, for every game: actions that read as text, and lists that can be asked."""

from __future__ import annotations

import copy
import pickle
from typing import TypeVar

import pytest

from tests.kit.games import EVERY_GAME
from tests.kit.positions import positions
from wardround.catalog import GAMES
from wardround.core.errors import BadNotation, BadOption, IllegalAction
from wardround.core.game import CHANCE, Event, Game, State
from wardround.core.luck import Keyed, Rng
from wardround.position import Action, Position

T = TypeVar("T")


def met(game: Game) -> list[Position]:
    """Return positions of every moment, with a seed for what comes next."""
    return [
        Position(game.id, one.seats, seed="next", state=one.state())
        for one in positions(game.id, 2)
    ]


def pickled(thing: T) -> T:
    """Return what another process would get."""
    again: T = pickle.loads(pickle.dumps(thing))  # noqa: S301 - our own bytes
    return again


def begun(game: Game) -> Position:
    """Return a game that is about to be played."""
    return Position(game.id, game.min_seats, seed="begun")


# --- legal actions -------------------------------------------------------------------------------


@EVERY_GAME
def test_every_legal_action_survives_its_text(game: Game) -> None:
    for position in met(game):
        for seat in range(position.seats):
            for action in position.legal_actions(seat):
                again = position.parse(str(action))

                assert (again, again.text) == (action, f"{action}")
                assert again.record == game.action_record(position.state, action)
                assert again.verb == again.record["verb"]


@EVERY_GAME
def test_legal_actions_are_those_of_the_rules(game: Game) -> None:
    for position in met(game):
        for seat in range(position.seats):
            legal = position.legal_actions(seat)
            numbers = game.legal(position.state, seat)

            assert list(legal) == numbers == list(legal.numbers)
            assert len(legal) == len(numbers)
            assert [legal[place] for place in range(len(legal))] == numbers
            assert legal[-1:] == numbers[-1:]
            assert str(legal).splitlines() == [action.text for action in legal]


@EVERY_GAME
def test_an_action_its_number_and_its_text_are_in_the_list_or_none_of_them(game: Game) -> None:
    for position in met(game)[::3]:
        legal = position.legal_actions()
        for number in range(game.action_count(position.state)):
            action = position.parse(number)
            asked = {one in legal for one in (action, number, action.text)}

            assert asked == {number in legal.numbers}


@EVERY_GAME
@pytest.mark.parametrize("other", ["", "fly home", -1, 10**30, None, 1.5, b"done", ["done"]])
def test_what_is_no_action_is_in_no_list(game: Game, other: object) -> None:
    assert other not in begun(game).legal_actions()


def test_an_action_of_another_game_goes_by_its_text() -> None:
    dice, nurse = (begun(game) for game in GAMES.values())
    foreign = Action(int(nurse.legal_actions()[0]), "fly home", {"verb": "fly"})
    moved = Action(0, str(nurse.legal_actions()[1]), {})

    assert foreign not in nurse.legal_actions()
    assert moved in nurse.legal_actions()
    assert nurse.parse(moved) == nurse.legal_actions()[1]
    with pytest.raises(BadNotation, match="“play n01” isn’t an action"):
        dice.play(nurse.parse("play n01"))


@EVERY_GAME
def test_the_list_stays_as_it_was_when_the_game_goes_on(game: Game) -> None:
    position = begun(game)
    legal = position.legal_actions()
    texts = [str(action) for action in legal]
    for _ in range(20):
        position.play(position.legal_actions()[0])

    assert [str(action) for action in legal] == texts


def roll(game: Game, state: State, seed: str) -> list[Event]:
    """Let a seed decide what chance decides next, and return what happened."""
    events: list[Event] = []
    while game.actor(state) == CHANCE:
        outcome = game.sample(state, Keyed(seed).stream(game.luck_key(state)))
        events += game.apply_luck(state, outcome)
    return events


# --- playing -------------------------------------------------------------------------------------


@EVERY_GAME
def test_a_game_played_in_words_is_the_game_of_the_contract(game: Game) -> None:
    """Texts lead to the same game as numbers, and it waits only for players."""
    position = begun(game)
    state = game.new(game.options({}, {}), position.seats)
    roll(game, state, position.seed)
    rng = Rng("in words")
    events = 0
    while not position.is_over:
        seat = position.actors[rng.below(len(position.actors))]
        legal = position.legal_actions(seat)
        action = legal[rng.below(len(legal))]
        expected = position.after(action, seat)
        position.play(action.text, seat)
        happened = game.apply(state, seat, int(action)) + roll(game, state, position.seed)
        events += len(happened)

        assert CHANCE not in position.actors
        assert position.state == state == expected.state
        assert position.events == [game.event_record(state, event) for event in happened]
        assert position.events == expected.events

    outcome = position.outcome()
    assert outcome is not None
    assert events > 50
    assert len(outcome.scores) == position.seats
    assert position.seat is None
    assert len(position.legal_actions()) == 0


@EVERY_GAME
def test_a_seed_repeats_a_game_and_without_one_games_differ(game: Game) -> None:
    seats = game.max_seats

    assert Position(game.id, seats, seed="a") == Position(game.id, seats, seed="a")
    assert len({Position(game.id, seats).seed for _ in range(3)}) == 3
    assert len({Position(game.id, seats) for _ in range(9)}) > 1


@EVERY_GAME
def test_positions_copy_and_pickle_and_stay_independent(game: Game) -> None:
    position = begun(game)
    position.play(position.legal_actions()[0])
    action = position.legal_actions()[0]
    for twin in (position.copy(), copy.deepcopy(position), pickled(position)):
        assert (twin, twin.events, twin.seed) == (position, position.events, position.seed)
        assert hash(twin) == hash(position)
        twin.play(action)
        assert twin == position.after(action) != position
    again = pickled(action)
    assert (again, again.text, again.record) == (action, action.text, action.record)


@EVERY_GAME
def test_a_position_prints_a_line_for_each_seat_and_marks_who_can_act(game: Game) -> None:
    for position in met(game):
        title, *lines = str(position).splitlines()

        assert title == f"{game.id} {position.view()['phase']}"
        assert [seat for seat, line in enumerate(lines) if line[0] == ">"] == position.actors
        assert [line[2:] for line in lines] == [
            f"{seat}: {game.seat_text(position.state, seat)}" for seat in range(position.seats)
        ]
        assert repr(position).endswith(f"actors={position.actors}>")


# --- what is refused -----------------------------------------------------------------------------


@EVERY_GAME
def test_an_illegal_action_is_refused_in_a_sentence_and_changes_nothing(game: Game) -> None:
    for position in met(game)[::3]:
        before = position.copy()
        legal = position.legal_actions()
        for number in range(0, game.action_count(position.state), 7):
            if number in legal:
                continue
            reason = position.why_not(number)
            assert reason is not None
            with pytest.raises(IllegalAction, match=rf"^[^\n]+ \({reason.rule}\)\.$") as caught:
                position.play(number)
            assert caught.value.code == reason.code
        assert position == before


@EVERY_GAME
def test_bad_requests_get_one_sentence(game: Game) -> None:
    position = begun(game)
    seats = position.seats

    with pytest.raises(BadNotation, match=r"^“fly home” isn’t an action in this game\.$"):
        position.play("fly home")
    with pytest.raises(BadNotation, match=r"^“-1” isn’t an action in this game\.$"):
        position.parse(-1)
    with pytest.raises(
        TypeError, match=r"^An action is an Action, its number or its text, not 1\.5"
    ):
        position.play(1.5)  # type: ignore[arg-type]
    for seat in (-1, seats):
        sentence = rf"^Seat {seat} not found: seats are numbered 0 to {seats - 1}\.$"
        with pytest.raises(BadOption, match=sentence):
            position.legal_actions(seat)
        with pytest.raises(BadOption, match=sentence):
            position.view(seat)
    with pytest.raises(BadOption, match=rf"^You can’t play this game with {game.max_seats + 1} "):
        Position(game.id, game.max_seats + 1)
    with pytest.raises(BadOption, match=r"^Option “wings” not found\. Choose from: "):
        Position(game.id, seats, settings={"wings": True})


def test_an_unknown_game_is_refused_with_those_that_exist() -> None:
    with pytest.raises(BadOption, match=rf"^Game “chess” not found.*{', '.join(GAMES)}"):
        Position("chess", 2)

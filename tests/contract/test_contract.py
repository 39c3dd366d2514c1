"""The contract of `wardround.core.game`, for every game in the catalogue."""

from __future__ import annotations

import pytest

from tests.kit.games import EVERY_GAME, KITS, shared
from tests.kit.positions import MANY, Position, positions
from wardround.catalog import GAMES
from wardround.core.errors import IllegalAction
from wardround.core.game import CHANCE, NOBODY, Event, Game, State
from wardround.words import Words

NOT_SEATED = (-1, 9)


def test_every_game_of_the_catalogue_has_a_kit() -> None:
    assert set(KITS) == set(GAMES)


@EVERY_GAME
def test_every_moment_of_a_game_is_looked_at(game: Game) -> None:
    assert {one.moment for one in positions(game.id, MANY)} == KITS[game.id].moments()


# --- who acts, and what they may do --------------------------------------------------------------


@EVERY_GAME
def test_at_every_step_actors_and_legal_actions_agree(game: Game) -> None:
    """Actors have actions, others have none; lists are in order, without doubles, repeatable."""
    for play in shared(game, 20):
        for state in play.states():
            check_actors(game, state, play.seats)


def check_actors(game: Game, state: State, seats: int) -> None:
    """Assert that the list of actors and the lists of legal actions fit each other."""
    actors = game.actors(state)
    twin = state.copy()
    assert actors == game.actors(twin)
    assert len(set(actors)) == len(actors)
    assert game.actor(state) == (actors[0] if actors else NOBODY)
    assert (game.outcome(state) is None) == bool(actors)
    assert (game.luck(state) is not None) == (actors == [CHANCE])
    for seat in range(seats):
        legal = game.legal(state, seat)
        assert bool(legal) == (seat in actors)
        assert len(set(legal)) == len(legal)
        assert all(0 <= action < game.action_count(state) for action in legal)
        assert game.legal(state, seat) == legal == game.legal(twin, seat)


@EVERY_GAME
def test_nobody_but_those_at_the_table_has_actions(game: Game) -> None:
    for position in positions(game.id, MANY):
        state = position.state()

        assert [game.legal(state, seat) for seat in NOT_SEATED] == [[], []]


# --- what is listed ------------------------------------------------------------------------------


@EVERY_GAME
def test_every_listed_action_applies_and_step_leaves_its_input_alone(game: Game) -> None:
    for position in positions(game.id, MANY):
        state = position.state()
        before = game.dump(state)
        for seat in range(position.seats):
            for action in game.legal(state, seat):
                check_step(game, position, state, seat, action)

                assert game.why_not(state, seat, action) is None
                assert game.dump(state) == before


def check_step(game: Game, position: Position, state: State, seat: int, action: int) -> None:
    """Assert that `step`, `apply` and `push` lead to one and the same sound position."""
    after, events = game.step(state, seat, action)
    applied, pushed = state.copy(), state.copy()
    game.push(pushed, seat, action)
    assert game.apply(applied, seat, action) == events
    assert game.dump(after) == game.dump(applied) == game.dump(pushed)
    assert all(isinstance(event, Event) for event in events)
    check_actors(game, after, position.seats)
    KITS[game.id].watch(after)


# --- what is not ---------------------------------------------------------------------------------


@EVERY_GAME
@pytest.mark.parametrize("part", range(4))
def test_every_unlisted_action_is_refused_and_changes_nothing(game: Game, part: int) -> None:
    """The whole action space is tried in positions of every moment, by every seat."""
    words = Words("en")
    for position in positions(game.id, MANY)[part::4]:
        state = position.state()
        before = game.dump(state)
        for seat in {0, position.seats - 1, *game.actors(state)} - {CHANCE}:
            for code, rule in refusals(game, state, seat):
                assert rule, code
                assert words.has(f"reason-{code}"), code

        assert game.dump(state) == before, position.moment


def refusals(game: Game, state: State, seat: int) -> set[tuple[str, str]]:
    """Try everything that is not legal; return the codes and rules of all refusals."""
    legal = set(game.legal(state, seat))
    found: set[tuple[str, str]] = set()
    for action in (*range(game.action_count(state)), -1, game.action_count(state)):
        if action in legal:
            continue
        reason = game.why_not(state, seat, action)
        assert reason is not None
        refused = refusal(game, state, seat, action)
        assert (refused.code, refused.rule) == (reason.code, reason.rule)
        assert refused.action == game.action_text(state, action)
        found.add((reason.code, reason.rule))
    return found


def refusal(game: Game, state: State, seat: int, action: int) -> IllegalAction:
    """Try what is not legal, and return how it is refused: `pytest.raises` is slow."""
    try:
        game.apply(state, seat, action)
    except IllegalAction as refused:
        return refused
    pytest.fail(f"{action} is not refused")


@EVERY_GAME
def test_who_is_not_at_the_table_is_refused(game: Game) -> None:
    for position in positions(game.id, 1):
        state = position.state()
        for seat in NOT_SEATED:
            reason = game.why_not(state, seat, 0)

            assert reason is not None
            with pytest.raises(IllegalAction, match=reason.code):
                game.apply(state, seat, 0)


@EVERY_GAME
def test_a_game_that_is_over_stays_as_it_is(game: Game) -> None:
    for position in [one for one in positions(game.id, MANY) if one.moment == "end"]:
        state = position.state()
        codes = {code for seat in range(position.seats) for code, _ in refusals(game, state, seat)}

        assert codes == {"game-over"}
        with pytest.raises(IllegalAction, match="no-luck-now"):
            game.apply_luck(state, ())


# --- how it ends ---------------------------------------------------------------------------------


@EVERY_GAME
def test_every_point_has_a_reason_and_places_follow_from_scores(game: Game) -> None:
    words = Words("en")
    for play in shared(game, 40):
        outcome = game.outcome(play.finish())
        assert outcome is not None
        scores, places = outcome.scores, outcome.places

        assert len(scores) == len(places) == len(outcome.points) == play.seats
        assert scores == tuple(sum(point.amount for point in seat) for seat in outcome.points)
        assert all(words.has(f"score-{p.reason}") for seat in outcome.points for p in seat)
        assert 1 in places
        assert outcome.winners() == tuple(s for s in range(play.seats) if places[s] == 1)
        for place in places:
            assert place == 1 + sum(other < place for other in places)
        for seat in range(play.seats):
            better = sum(score > scores[seat] for score in scores)
            ties = scores.count(scores[seat])
            assert better < places[seat] <= better + ties

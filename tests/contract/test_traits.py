"""What a game declares about itself (`wardround.core.traits`), against what it does."""

from __future__ import annotations

from functools import cache

from tests.kit.games import EVERY_GAME, KITS, shared
from tests.kit.plain import Json
from tests.kit.positions import MANY, positions
from wardround.bots.registry import HUMAN, read_seats
from wardround.core.game import Game
from wardround.core.records import Terms
from wardround.core.traits import END, SETUP
from wardround.words import Words
from wardround.words.settings import game_told

GAMES_PLAYED = 8


@cache
def seen(game: Game) -> list[Json]:
    """Return public views of every moment of a game, and of whole games."""
    views = [game.view(one.state(), None) for one in positions(game.id, MANY)]
    for play in shared(game, GAMES_PLAYED):
        views += [game.view(state, None) for state in play.states()]
    return views


def switches(game: Game) -> dict[str, Json]:
    """Return the settings of a game that are on or off, by name."""
    settings = game_told(game, Words("en"))["settings"]
    return {one["name"]: one for one in settings if one["kind"] == "switch"}


# --- the vocabulary ------------------------------------------------------------------------------


@EVERY_GAME
def test_views_have_only_declared_phases_and_prompts(game: Game) -> None:
    declared = game.traits.vocabulary

    assert {view["phase"] for view in seen(game)} == set(declared.phases)
    assert (declared.phases[0], declared.phases[-1]) == (SETUP, END)
    assert {one for view in seen(game) for one in view["prompts"].values()} <= set(declared.prompts)


@EVERY_GAME
def test_actions_have_the_declared_verbs_and_no_others(game: Game) -> None:
    found: set[str] = set()
    for settings in KITS[game.id].boxes().values():
        state = game.new(Terms(game, settings, {}).options, game.max_seats)
        every = range(game.action_count(state))
        found |= {game.action_record(state, action)["verb"] for action in every}

    assert found == set(game.traits.vocabulary.verbs)


@EVERY_GAME
def test_events_have_only_declared_names(game: Game) -> None:
    told: set[str] = set()
    for play in shared(game, GAMES_PLAYED):
        while not play.over():
            told |= {game.event_record(play.state, one)["event"] for one in play.step()}

    assert told <= set(game.traits.vocabulary.events)
    assert game.traits.chapters.began in told


# --- chapters and boards -------------------------------------------------------------------------


@EVERY_GAME
def test_chapters_are_counted_up_from_the_event_that_starts_each(game: Game) -> None:
    chapters = game.traits.chapters
    for play in shared(game, GAMES_PLAYED):
        number = 0
        while not play.over():
            told = [game.event_record(play.state, one)["event"] for one in play.step()]
            number += told.count(chapters.began)
            view = game.view(play.state, None)

            assert chapters.number(view) == number
            assert number <= (chapters.of(view) or number)


@EVERY_GAME
def test_each_seat_has_its_own_board_in_every_view(game: Game) -> None:
    boards = game.traits.boards
    for position in positions(game.id, MANY):
        for viewer in (None, *range(position.seats)):
            view = game.view(position.state(), viewer)

            assert [one["seat"] for one in view[boards]] == list(range(position.seats))


# --- verbs ---------------------------------------------------------------------------------------


@EVERY_GAME
def test_what_ends_something_is_typed_as_its_verb(game: Game) -> None:
    met: set[str] = set()
    for position in positions(game.id, MANY):
        state = position.state()
        for seat in range(position.seats):
            for action in game.legal(state, seat):
                if game.is_ending(state, action):
                    met.add(game.action_text(state, action))

    assert met == set(game.traits.endings) > set()
    assert met <= set(game.traits.vocabulary.verbs)


# --- phases for all, and timed ones --------------------------------------------------------------


@EVERY_GAME
def test_seats_decide_together_in_the_declared_phase_unless_a_setting_forbids_it(
    game: Game,
) -> None:
    together = game.traits.together
    if together is None:
        return
    assert together.unless in switches(game)
    waiting: dict[bool, int] = {False: 0, True: 0}
    for position in positions(game.id, MANY):
        state = position.state()
        view = game.view(state, None)
        if view["phase"] == together.phase:
            one_by_one = bool(position.terms.options.settings().get(together.unless))
            waiting[one_by_one] = max(waiting[one_by_one], len(game.actors(state)))

    assert waiting[False] > 1
    assert waiting[True] == 1


@EVERY_GAME
def test_a_phase_of_timed_play_offers_all_verbs_that_close_it(game: Game) -> None:
    timed = game.traits.timed
    if timed is None:
        return
    vocabulary = game.traits.vocabulary
    offered: set[str] = set()
    for position in positions(game.id, MANY):
        state = position.state()
        if game.view(state, None)["phase"] == timed.phase:
            for seat in range(position.seats):
                legal = game.legal(state, seat)
                offered |= {game.action_record(state, one)["verb"] for one in legal}

    assert timed.phase in vocabulary.phases
    assert set(timed.closing) <= set(vocabulary.verbs)
    assert timed.closing[0] in game.traits.endings
    assert set(timed.closing) <= offered
    assert timed.first > 0 <= timed.more


# --- the daily ward ------------------------------------------------------------------------------


@EVERY_GAME
def test_every_day_of_the_daily_ward_can_be_played(game: Game) -> None:
    daily = game.traits.daily
    if daily is None:
        return
    seats = 1 + len(daily.bots)
    assert len(daily.week) == 7
    assert game.min_seats <= seats <= game.max_seats
    assert all("nodes=" in bot for bot in daily.bots)
    read_seats([HUMAN, *daily.bots], game)
    for settings in daily.week:
        assert game.actors(game.new(Terms(game, settings, {}).options, seats))

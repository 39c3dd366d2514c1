"""The coach in line play: hints that tell more each time, plans, and nothing that is hidden."""

from __future__ import annotations

import pytest

from tests.kit.narrators import TinyNarrator, typing
from tests.kit.tiny import TINY
from wardround.bots.registry import read_seats
from wardround.catalog import find
from wardround.core.game import Game
from wardround.core.records import Terms
from wardround.narration.narrators import narrator_of
from wardround.tables.game.match import Match
from wardround.terminal.line import LinePlay
from wardround.words import LANGUAGES

MORE = "Type hint again for more."


def play(game: str, *lines: str, language: str = "en", seats: str = "human random random") -> str:
    """Return what is written in a game into which lines are typed."""
    found = find(game)
    terms = Terms(found, {"first-player": 0}, {})
    match = Match(terms, read_seats(seats.split(), found), "seed")
    console, written = typing(*lines)
    LinePlay(match, narrator_of(terms, language), console).run()
    return written.getvalue()


@pytest.mark.parametrize("game", ["dice-hospital", "dynamite-nurse"])
def test_a_hint_has_three_steps_and_then_repeats_the_last(game: str) -> None:
    told = play(game, "hint", "hint", "hint", "hint", "quit")
    answers = told.split("Your choice:")[1:]

    assert [MORE in answer for answer in answers[:4]] == [True, True, False, False]
    assert answers[2] == answers[3]
    assert len({answers[0], answers[1], answers[2]}) == 3


def test_the_next_decision_begins_with_a_nudge_again() -> None:
    told = play("dice-hospital", "hint", "hint", "hint", "1", "hint", "quit")

    assert told.count(MORE) == 3


def test_after_undo_another_decision_gets_a_hint_of_its_own() -> None:
    told = play("dynamite-nurse", "1", "hint", "undo", "2", "hint", "quit")

    assert told.count(MORE) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_plans_for_a_turn_tell_the_line_and_the_race(language: str) -> None:
    told = play("dynamite-nurse", "plans", "quit", language=language)
    best = {"en": "Best with this hand: ", "fr": "Meilleur coup avec", "it": "La mossa migliore"}

    assert best[language] in told
    assert "coach-" not in told


def test_plans_are_only_for_what_can_be_planned() -> None:
    assert "Nothing to plan right now." in play("dice-hospital", "plans", "quit")


def test_a_solo_activation_has_three_plans() -> None:
    lines = ["1"] * 4
    told = play("dice-hospital", *lines, "plans", "quit", seats="human")

    assert "Most points now: " in told
    assert "Best for the game: " in told
    assert "Safest: " in told


def test_a_game_without_a_coach_says_so() -> None:
    game: Game = TINY
    match = Match(Terms(game, {}, {}), read_seats(["human", "random"], game), "seed")
    console, written = typing("hint", "plans", "quit")
    LinePlay(match, TinyNarrator(), console).run()

    assert "No hint right now." in written.getvalue()
    assert "Nothing to plan right now." in written.getvalue()


def test_help_names_the_commands_of_the_coach() -> None:
    told = play("dice-hospital", "help", "quit")

    assert "hint: get a hint for your move" in told
    assert "plans: see the coach’s plans" in told

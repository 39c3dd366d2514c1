"""Matches of every game: undo and records, with all that the games have."""

from __future__ import annotations

import json
from functools import cache

import pytest

from tests.kit.matches import begin, choose, play_on
from tests.kit.plain import Json
from wardround.bots.registry import read_seats
from wardround.catalog import GAMES, find
from wardround.core.luck import Rng
from wardround.core.record_text import read, write
from wardround.core.records import fork, replay, verify
from wardround.tables.game.match import Match

EVERYTHING: Json = {
    "events": True,
    "experimental": True,
    "promos": True,
    "nationwide-epidemic": True,
    "final-round-collections": True,
}
DICE, NURSE = "dice-hospital", "dynamite-nurse"
TABLES: list[tuple[str, int, Json]] = [
    (DICE, 1, {}),
    (DICE, 2, EVERYTHING),
    (DICE, 3, {"edition": "prototype", "prototype-extras": True, "linear": True}),
    (DICE, 4, {"edition": "italian", "opening-crisis": True}),
    (NURSE, 3, {}),
    (NURSE, 4, {"first-player": 3}),
    (NURSE, 5, {"colours": "yellow,green"}),
]
EVERY_TABLE = pytest.mark.parametrize(("game_id", "people", "settings"), TABLES)


@cache
def finished(game_id: str, people: int, settings: str) -> Match:
    """Return a match that is over, to look at; its settings are given as text."""
    match = begin(find(game_id), people, json.loads(settings))
    play_on(match, Rng("whole"))
    return match


def test_matches_of_every_game_are_played() -> None:
    assert {game_id for game_id, _, _ in TABLES} == set(GAMES)


@EVERY_TABLE
def test_undo_restores_everything_that_anybody_can_see(
    game_id: str, people: int, settings: Json
) -> None:
    match, rng = begin(find(game_id), people, settings), Rng("undo")
    undone = 0
    while match.actors():
        seat, action = choose(match, rng)
        before = [match.view(viewer) for viewer in [None, *range(people)]]
        version, told = match.version, len(match.events_since(0))
        match.act(seat, action)
        if match.may_undo(seat):
            match.undo(seat)
            assert [match.view(viewer) for viewer in [None, *range(people)]] == before
            assert (match.version, len(match.events_since(0))) == (version, told)
            match.act(seat, action)
            undone += 1
        match.advance()

    assert undone > 50
    assert verify(match.record(), "game.jsonl") > 8


@EVERY_TABLE
def test_a_record_read_again_is_the_same_game(game_id: str, people: int, settings: Json) -> None:
    match = finished(game_id, people, json.dumps(settings))
    text = write(match.record())
    record = read(text, "game.jsonl", find)

    assert write(record) == text
    assert find(game_id).view(replay(record), None) == match.view(None)


@EVERY_TABLE
def test_a_game_can_be_saved_and_played_on_anywhere(
    game_id: str, people: int, settings: Json
) -> None:
    record = finished(game_id, people, json.dumps(settings)).record()
    for moves in range(0, len(record.moves), 29):
        cut = read(write(fork(record, moves)), "cut.jsonl", find)
        seats = read_seats(["random"] * people, find(game_id))
        match = Match(cut.terms, seats, f"other {moves}", cut.moves)
        match.advance()
        again = read(write(match.record()), "again.jsonl", find)

        assert again.moves[:moves] == record.moves[:moves]
        # Near the end nothing but decisions may be left, and then there is nothing to verify.
        if any(move.is_luck() for move in again.moves[moves:]):
            verify(again, "again.jsonl")

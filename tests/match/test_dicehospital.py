"""Matches of Dice Hospital: undo, secrets and records with all that the game has."""

from __future__ import annotations

import pytest

from wardround import catalog
from wardround.bots.registry import read_seats
from wardround.core.game import Json
from wardround.core.luck import Rng
from wardround.core.record_text import read, write
from wardround.core.records import Terms, fork, replay, verify
from wardround.match.match import Match
from wardround.match.undo import UndoRefused

GAME = catalog.find("dice-hospital")
EVERYTHING: Json = {
    "events": True,
    "experimental": True,
    "promos": True,
    "nationwide-epidemic": True,
    "final-round-collections": True,
}
TABLES: list[tuple[int, Json]] = [
    (1, {}),
    (2, EVERYTHING),
    (3, {"edition": "prototype", "prototype-extras": True, "linear": True}),
    (4, {"edition": "italian", "opening-crisis": True}),
]


def begin(people: int, settings: Json, seed: str = "seed") -> Match:
    """Return a match of people only, at its first decision."""
    match = Match(Terms(GAME, settings, {}), read_seats(["human"] * people, GAME), seed)
    match.advance()
    return match


def choose(match: Match, rng: Rng) -> tuple[int, int]:
    """Return any seat that may act and any of its actions."""
    actors = match.actors()
    seat = actors[rng.below(len(actors))]
    legal = match.legal(seat)
    return seat, legal[rng.below(len(legal))]


def play_on(match: Match, rng: Rng) -> None:
    """Play a match to its end at random."""
    while match.actors():
        match.act(*choose(match, rng))
        match.advance()


@pytest.mark.parametrize(("people", "settings"), TABLES)
def test_undo_restores_everything_that_anybody_can_see(people: int, settings: Json) -> None:
    match, rng = begin(people, settings), Rng("undo")
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


@pytest.mark.parametrize(("people", "settings"), TABLES)
def test_a_record_read_again_is_the_same_game(people: int, settings: Json) -> None:
    match = begin(people, settings)
    play_on(match, Rng("record"))
    text = write(match.record())
    record = read(text, "game.jsonl", catalog.find)

    assert write(record) == text
    assert GAME.view(replay(record), None) == match.view(None)


@pytest.mark.parametrize(("people", "settings"), TABLES)
def test_a_game_can_be_saved_and_played_on_anywhere(people: int, settings: Json) -> None:
    whole = begin(people, settings)
    play_on(whole, Rng("whole"))
    record = whole.record()
    for moves in range(0, len(record.moves), 29):
        cut = read(write(fork(record, moves)), "cut.jsonl", catalog.find)
        seats = read_seats(["random"] * people, GAME)
        match = Match(cut.terms, seats, f"other {moves}", cut.moves)
        match.advance()
        again = read(write(match.record()), "again.jsonl", catalog.find)

        assert again.moves[:moves] == record.moves[:moves]
        # Near the end nothing but decisions may be left, and then there is nothing to verify.
        if any(move.is_luck() for move in again.moves[moves:]):
            verify(again, "again.jsonl")


def test_a_kept_administrator_is_told_when_all_are_and_not_before() -> None:
    match, rng = begin(3, {}), Rng("keep")
    while any(prompt != "keep-administrator" for prompt in match.view(None)["prompts"].values()):
        match.act(*choose(match, rng))
        match.advance()
    for seat in range(3):
        assert "administrator-kept" not in [one["event"] for one in match.events_since(0)]
        match.act(seat, match.legal(seat)[0])
        if seat < 2:
            assert match.view(seat)["hospitals"][seat]["administrator"] is not None
            for viewer in (None, seat + 1):
                seen = match.view(viewer)["hospitals"][seat]
                assert (seen["administrator"], seen["dealt"]) == (None, [])

    kept = [one for one in match.events_since(0) if one["event"] == "administrator-kept"]
    assert len(kept) == 3
    with pytest.raises(UndoRefused, match="undo-revealed"):
        match.undo(2)


def test_undo_is_free_inside_an_activation() -> None:
    match, rng = begin(2, {"no-administrators": True}), Rng("free")
    while match.view(None)["phase"] != "activation":
        match.act(*choose(match, rng))
        match.advance()
    seat = match.actors()[0]
    before = match.view(None)
    acted = 0
    for _ in range(4):
        actions = [one for one in match.legal(seat) if match.text(one) != "done"]
        if not actions:
            break
        match.act(seat, actions[0])
        acted += 1
    for _ in range(acted):
        match.undo(seat)

    assert acted > 1
    assert match.view(None) == before

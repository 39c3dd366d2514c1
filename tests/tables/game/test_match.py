"""The match: luck, bots, secrets, undo and the record of it all, with the tiny game."""

from __future__ import annotations

import pytest

from tests.kit.plain import Json
from tests.kit.tables import random_record
from tests.kit.tiny import PASS, SHOW, TAKE, TINY, TURN, find
from wardround.bots.registry import read_seats
from wardround.core.errors import IllegalAction
from wardround.core.record_text import read, write
from wardround.core.records import Terms, fork, verify
from wardround.core.seats import Seat, Turn
from wardround.tables.game.match import Match
from wardround.tables.game.undo import UndoRefused


def begin(names: str, seed: str = "seed", **settings: object) -> Match:
    """Return a match of the tiny game at its first decision of a person."""
    match = Match(Terms(TINY, settings, {}), read_seats(names.split(), TINY), seed)
    match.advance()
    return match


class Nosy:
    """A bot that keeps what it was shown, and takes."""

    def __init__(self) -> None:
        self.seen: list[Json] = []

    def choose(self, turn: Turn) -> int:
        """Return the first legal action."""
        self.seen.append(turn.view())
        return turn.legal[0]


def test_advancing_resolves_luck_until_a_person_decides() -> None:
    match = begin("human random")

    assert [event["event"] for event in match.events_since(0)] == ["dealt", "rolled"]
    assert match.person_to_act() == 0
    assert match.version == 2


def test_bots_play_a_whole_game_by_themselves() -> None:
    match = begin("random random random")

    assert match.outcome() is not None
    assert match.events_since(0)[-1] == {"event": "game-ended", "seat": -1}
    assert match.actors() == []


def test_people_are_asked_before_bots_where_all_act_at_once() -> None:
    match = begin("random human")

    assert match.actors() == [0, 1]
    assert match.person_to_act() == 1


def test_bots_before_a_person_act_first_where_seats_take_turns() -> None:
    match = begin("random human", linear=True)

    assert match.actors() == [1]
    assert match.version == 3


def test_a_bot_sees_its_own_view_only() -> None:
    nosy = Nosy()
    match = Match(Terms(TINY, {}, {}), [Seat("nosy", nosy), Seat("nosy", nosy)], "seed")
    match.advance()

    assert [sum(card is not None for card in view["cards"]) for view in nosy.seen] == [1] * 6


def test_events_and_views_do_not_tell_a_secret() -> None:
    match = begin("human random")

    assert match.view(None)["cards"] == [None, None]
    assert match.view(1)["cards"][0] is None
    assert match.events_since(0)[0] == {"event": "dealt", "seat": -1}


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    match = begin("human random")
    match.act(0, SHOW)
    with pytest.raises(IllegalAction, match="not-your-turn"):
        match.act(0, TAKE)
    match.advance()
    before = match.version
    with pytest.raises(IllegalAction, match="card-shown"):
        match.act(0, SHOW)

    assert match.version == before


def test_what_happened_since_a_moment_can_be_asked_for() -> None:
    match = begin("human random")
    known = len(match.events_since(0))
    match.act(0, PASS)

    assert match.events_since(known) == [{"event": "passed", "seat": 0}]


# --- undo ----------------------------------------------------------------------------------


def test_an_own_action_can_be_taken_back() -> None:
    match = begin("human human")
    before = (match.view(None), match.events_since(0), match.version)
    match.act(0, TAKE)

    assert match.may_undo(0)
    assert not match.may_undo(1)
    match.undo(0)
    assert (match.view(None), match.events_since(0), match.version) == before
    match.act(0, PASS)
    assert match.record().moves[-1].action == PASS


def test_an_action_that_turned_a_hidden_card_stays() -> None:
    match = begin("human human")
    match.act(0, TURN)
    with pytest.raises(UndoRefused, match="undo-revealed"):
        match.undo(0)


def test_an_action_that_showed_only_what_one_knew_can_be_taken_back() -> None:
    match = begin("human human")
    match.act(0, SHOW)
    match.undo(0)

    assert match.view(1)["cards"][0] is None


def test_undo_never_goes_across_another_seat_in_turn() -> None:
    match = begin("human human", linear=True)
    match.act(0, TAKE)
    match.act(1, PASS)
    with pytest.raises(UndoRefused, match="undo-other-seat"):
        match.undo(0)
    match.undo(1)
    match.undo(0)

    assert match.actors() == [0]


def test_undo_never_goes_across_luck_or_bots() -> None:
    match = begin("human random")
    with pytest.raises(UndoRefused, match="undo-luck"):
        match.undo(0)
    match.act(0, TAKE)
    match.advance()
    with pytest.raises(UndoRefused, match="undo-luck"):
        match.undo(0)
    match = begin("human random human", linear=True)
    match.act(0, TAKE)
    match.advance()
    with pytest.raises(UndoRefused, match="undo-other-seat"):
        match.undo(0)


# --- luck and the record -------------------------------------------------------------------


def test_luck_does_not_depend_on_who_was_first() -> None:
    first, second = begin("human human"), begin("human human")
    for match, order in ((first, (0, 1)), (second, (1, 0))):
        for seat in order:
            match.act(seat, PASS)
        match.advance()

    assert first.view(None)["die"] == second.view(None)["die"]


def test_the_record_of_a_match_is_whole_and_can_be_verified() -> None:
    match = begin("random random")
    record = read(write(match.record()), "game.jsonl", find)

    assert record.commitment == match.commitment
    assert verify(record, "game.jsonl") == 4


def test_a_game_that_goes_on_does_not_show_its_seed() -> None:
    match = begin("human random", "a very secret seed")

    assert match.record().seed is None
    assert "secret" not in write(match.record())


def test_a_cut_game_can_be_played_on_with_other_luck() -> None:
    record = random_record(TINY, "old", 2)
    cut = fork(record, 5)
    match = Match(cut.terms, read_seats(["random", "random"], TINY), "new", cut.moves)
    match.advance()
    again = read(write(match.record()), "game.jsonl", find)

    assert again.moves[:5] == record.moves[:5]
    assert again.taken_over == 5
    assert verify(again, "game.jsonl") == sum(move.is_luck() for move in again.moves[5:])

"""What if: lines of one's own from a step of a game that is over, over HTTP and by themselves."""

from __future__ import annotations

from contextlib import closing
from functools import cached_property
from itertools import pairwise
from typing import Any

import pytest

from tests.kit.server import Player, Server
from tests.kit.tables import random_record
from wardround.catalog import find
from wardround.core.record_text import read, write
from wardround.core.records import Record, fork, positions
from wardround.tables.errors import Unfit
from wardround.tables.game.entries import Entry
from wardround.tables.game.setup import BOT, Place, TableSetup
from wardround.tables.game.table import Table
from wardround.tables.pictures import TableWords
from wardround.tables.pictures.forecasts import foreseen_in
from wardround.tables.replays.what_if import MOST_DECISIONS, Branch, Decided, branch_shown

GAMES = {"dice-hospital": 2, "dynamite-nurse": 3}
LAST = 40
"""How many moves before the end bots go on with a game."""
NEAR = 20
"""How many decisions before the end something is tried."""


class Game:
    """A game that bots have played to its end, and somebody who tries things in it."""

    def __init__(self, server: Server, game: str) -> None:
        self.eve: Player = server.person("Eve")
        # Only the end is played here: a whole game takes long.
        played = random_record(find(game), "branches", GAMES[game])
        step = len(played.moves) - LAST
        seats = ["random"] * GAMES[game]
        self.table = self.eve.lay(game, seats, record=write(played), step=step)["table"]
        with closing(self.eve.events(self.table)) as events:
            next(shown for _, shown in events if shown["status"] == "over")
        self.shown = self.eve.look(self.table)
        text = self.eve.http.get(f"/api/tables/{self.table}/record").text
        self.record: Record = read(text, "game", find)

    def path(self, step: int) -> str:
        """Return where one tries something from a step."""
        return f"/api/tables/{self.table}/steps/{step}/what-if"

    def tried(self, step: int, **more: object) -> Any:
        """Return where a line leads."""
        return self.eve.post(self.path(step), more)

    @cached_property
    def decisions(self) -> list[tuple[int, int, bool]]:
        """All decisions of the game: at which step, of which seat, and whether it had a choice."""
        record = self.record
        rules, each = record.terms.game, zip(positions(record), record.moves, strict=False)
        return [
            (step, move.seat, len(rules.legal(state, move.seat)) > 1)
            for step, (state, move) in enumerate(each)
            if not move.is_luck()
        ]

    def late(self) -> int:
        """Return a step near the end, before a choice, so that little is left to be played."""
        return [step for step, _, chose in self.decisions[:-NEAR] if chose][-1]

    def before_another(self) -> tuple[int, int]:
        """Return a step near the end where a seat decides, and another that then has a choice."""
        late = pairwise(self.decisions[:-NEAR])
        found = [(one[0], two[1]) for one, two in late if one[1] != two[1] and two[2]]
        return found[-1]


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest, server: Server) -> Game:
    """Give a finished game."""
    return Game(server, request.param)


def test_a_branch_that_repeats_the_game_comes_to_its_result(game: Game) -> None:
    step = game.late()
    line = [
        {"seat": move.seat, "action": move.action}
        for move in game.record.moves[step:]
        if not move.is_luck()
    ]
    told = game.tried(step, line=line, everybody=True)

    assert (told["line"], told["shown"]["status"]) == (line, "over")
    assert told["shown"]["outcome"] == game.shown["outcome"]
    assert told["shown"]["view"] == game.eve.look(game.table, told["shown"]["seat"])["view"]
    known = len(game.shown["log"]["add"]) - len(told["shown"]["log"]["add"])
    assert told["shown"]["log"]["add"] == game.shown["log"]["add"][known:]


def test_one_decides_for_a_seat_and_the_others_go_on(game: Game) -> None:
    step, seat = game.before_another()
    line: list[Any] = []
    decisions = 0
    while (told := game.tried(step, seat=seat, line=line))["shown"]["status"] != "over":
        assert told["line"][: len(line)] == line
        assert told["shown"]["seat"] == seat
        assert seat in told["shown"]["now"]["waiting"]
        action = told["shown"]["choices"][-1]["action"]
        line = [*told["line"], {"seat": seat, "action": action}]
        decisions += 1

    assert decisions > 0
    assert {one["seat"] for one in told["line"]} > {seat}
    assert game.tried(step, seat=seat, line=line) == told


def test_without_a_seat_it_is_the_one_that_decided_there(game: Game) -> None:
    step = game.late()
    told = game.tried(step)

    assert told["shown"]["seat"] == game.record.moves[step].seat
    assert told["shown"]["steps"] >= step
    if told["shown"]["forecast"] and told["game"]:
        assert told["game"]["forecast"].keys() == told["shown"]["forecast"].keys()


def test_nothing_of_it_is_kept(game: Game) -> None:
    step = game.late()
    shown = game.tried(step)["shown"]
    action = shown["choices"][0]["action"]
    game.tried(step, line=[{"seat": shown["seat"], "action": action}])

    assert game.eve.look(game.table) == game.shown


def test_what_cannot_be_is_refused_with_a_code(game: Game) -> None:
    step, most = game.late(), len(game.record.moves)
    told = game.tried(step, everybody=True)
    seat = told["shown"]["seat"]
    legal = {one["action"] for one in told["shown"]["choices"]}
    wrong = {"seat": seat, "action": max(legal) + 1}
    here, eve = game.path(step), game.eve

    assert eve.refused(here, {"line": [*told["line"], wrong]})[0] == 409
    assert eve.refused(here, {"line": [{"seat": seat, "action": 1 << 20}]})[0] == 409
    assert eve.refused(here, {"seat": 6}) == (404, "no-such-seat")
    assert eve.refused(here, {"line": [{"seat": 7, "action": 0}]}) == (409, "not-your-turn")
    assert eve.refused(here, {"line": [wrong] * (MOST_DECISIONS + 1)}) == (422, "not-valid")
    assert eve.refused(game.path(most + 1)) == (404, "bad-step")


def test_why_something_cannot_be_done_is_told(game: Game) -> None:
    asked = (f"{game.path(step)}/reasons" for step, _, chose in reversed(game.decisions) if chose)
    # There are choices of which nothing is excluded.
    reasons = next(found for path in asked if (found := game.eve.post(path)))

    assert {"code", "do", "message", "rule", "text"} == {key for one in reasons for key in one}


def test_a_game_that_goes_on_is_not_tried(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.lay("dice-hospital", ["me"])["table"]

    assert ann.refused(f"/api/tables/{table}/steps/0/what-if") == (409, "table-not-over")
    assert ann.refused(f"/api/tables/{table}/steps/0/what-if/reasons") == (409, "table-not-over")


def table_of(record: Record, seed: str) -> Table:
    """Return the table of a game that is over, which took over its first moves from another."""
    game = record.terms.game
    places = tuple(Place(BOT, "random") for _ in record.seats)
    table = Table("abcdef", TableSetup(game.id, seed, places, moves=record.moves), game)
    table.add(Entry(1, 0, "begin"))
    match = table.playing()
    while match.actors():
        seat = match.actors()[0]
        match.act(seat, match.legal(seat)[0], final=True)
        match.advance()
    return table


def test_what_was_taken_over_from_another_game_keeps_the_luck_of_that_one(game: Game) -> None:
    taken = fork(game.record, len(game.record.moves) // 3)
    table = table_of(taken, "another seed")
    record = table.playing().record()
    branch = Branch(table, 0, None, everybody=True)
    decided = [move for move in record.moves if not move.is_luck()]
    branch.repeat([Decided(move.seat, move.action) for move in decided])
    branch.go_on()

    assert branch.match.moves_since(0) == list(record.moves)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("game_id", GAMES)
def test_who_decides_alike_meets_the_same_luck_also_where_all_decide_at_once(
    game_id: str, seat: int
) -> None:
    """One's own seat comes first then, and not in the order of the game."""
    taken = random_record(find(game_id), "branches", GAMES[game_id])
    table = table_of(fork(taken, len(taken.moves) // 2), "another seed")
    record = table.playing().record()
    own = [move.action for move in record.moves if move.seat == seat]
    branch = Branch(table, 0, seat, everybody=False)
    while branch.match.outcome() is None:
        assert branch.go_on() is None, "the others do what they did, and no bot is asked"
        if branch.match.actors():
            branch.decide(seat, own[sum(one["seat"] == seat for one in branch.line)])

    assert branch.match.truth() == table.playing().truth()
    assert set(branch.match.moves_since(0)) == set(record.moves)


@pytest.mark.parametrize("number", [3, 6], ids=["decides later", "done is last"])
def test_beside_it_stands_how_the_same_round_ended_for_the_seat(number: int) -> None:
    """What is decided after the activation, such as what to reveal, has no forecast."""
    seat = 1
    table = table_of(random_record(find("dice-hospital"), "branches", 2), "seed")
    record = table.playing().record()
    rules = record.terms.game
    own = [
        (step, state.copy(), rules.action_record(state, move.action)["verb"])
        for step, (state, move) in enumerate(zip(positions(record), record.moves, strict=False))
        if move.seat == seat and rules.view(state, seat)["round"] == number
    ]
    placed = next(step for step, _, verb in own if verb == "place")
    [(done, state)] = [(step, state) for step, state, verb in own if verb == "done"]
    table_words = TableWords()
    answer = branch_shown(Branch(table, placed, seat, everybody=False), table_words, "en")
    forecast = foreseen_in(rules, state, seat)

    assert (own[-1][0] == done) == (number == 6)
    assert placed < done
    assert forecast is not None
    assert answer["game"] == {
        "step": done,
        "forecast": table_words.narrator(table, "en").forecast(forecast),
    }


def test_a_line_has_an_end(game: Game) -> None:
    branch = Branch(table_of(game.record, "seed"), 0, None, everybody=True)
    branch.line = [{"seat": 0, "action": 0}] * MOST_DECISIONS
    branch.go_on()
    seat = branch.match.actors()[0]
    with pytest.raises(Unfit) as refused:
        branch.decide(seat, branch.match.legal(seat)[0])

    assert refused.value.code == "branch-too-long"

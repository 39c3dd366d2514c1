"""Bots are found by name, and refuse what they do not know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

from tests.kit.tiny import TINY
from wardround.bots.kinds import Kind, Spec, number_of
from wardround.bots.random_bot import RandomBot
from wardround.bots.registry import KINDS, kinds_of, make_bot, make_seat, read_seats
from wardround.catalog import GAMES, find
from wardround.core.errors import BadBot, BadOption
from wardround.core.game import CHANCE, Game, State
from wardround.core.luck import Rng
from wardround.core.records import Terms
from wardround.core.seats import Budget, Seat, Turn
from wardround.tables.game.match import Match

OURS = {
    "random": Kind(lambda _: RandomBot()),
    "wide": Kind(lambda _: RandomBot(), ("width", "depth")),
    "deep": Kind(lambda _: RandomBot(), ("depth",), searches=True),
}
LADDER = ["random", "easy", "normal", "hard", "expert"]


def test_the_random_bot_plays_every_game() -> None:
    assert all(isinstance(make_bot("random", game), RandomBot) for game in (*GAMES.values(), TINY))


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_levels_of_a_game_are_called_as_in_every_game_the_weakest_first(game: Game) -> None:
    names = list(kinds_of(game))

    assert names == [name for name in LADDER if name in names]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_level_can_be_made(game: Game) -> None:
    assert all(make_bot(name, game) for name in kinds_of(game))


def test_a_bot_that_is_added_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(KINDS, "deep", OURS["deep"])

    assert isinstance(make_bot("deep:depth=2:nodes=5", TINY), RandomBot)


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadBot) as caught:
        Spec("genius", OURS)

    assert caught.value.code == "unknown-bot"
    assert caught.value.facts == {"bot": "genius", "allowed": "random, wide, deep"}


def test_parameters_are_read_in_any_order() -> None:
    given: list[dict[str, str]] = []

    def make(parameters: Mapping[str, str]) -> RandomBot:
        given.append(dict(parameters))
        return RandomBot()

    Spec("wide:width=2:depth=3", {"wide": Kind(make, ("width", "depth"))}).bot()

    assert given == [{"width": "2", "depth": "3"}]


@pytest.mark.parametrize(
    ("spec", "found", "allowed"),
    [
        ("wide:size=1", "size=1", "width, depth"),
        ("wide:depth", "depth", "width, depth"),
        ("wide:depth=1:depth=2", "depth=2", "width, depth"),
        ("wide:nodes=1", "nodes=1", "width, depth"),
        ("deep:time=1", "time=1", "depth, nodes, ms"),
    ],
)
def test_a_parameter_that_is_unknown_or_doubled_is_refused(
    spec: str, found: str, allowed: str
) -> None:
    with pytest.raises(BadBot) as caught:
        Spec(spec, OURS)

    assert caught.value.code == "bad-bot-parameter"
    assert caught.value.facts == {"bot": spec[:4], "found": found, "allowed": allowed}


def test_a_bot_without_parameters_says_so() -> None:
    with pytest.raises(BadBot, match="bot-without-parameters"):
        make_bot("random:x=1", TINY)


def test_a_number_is_read_within_its_bounds() -> None:
    assert number_of({"beam": "30"}, "beam", 200) == 30
    assert number_of({}, "beam", 200) == 200


@pytest.mark.parametrize("text", ["", "0", "101", "-3", "1.5", "1e3", "²", "٣", "9" * 40])
def test_a_number_out_of_bounds_is_refused_with_them(text: str) -> None:
    with pytest.raises(BadBot) as caught:
        number_of({"beam": text}, "beam", 20, 1, 100)

    assert caught.value.code == "bad-bot-number"
    assert caught.value.facts == {"parameter": "beam", "found": text, "low": 1, "high": 100}


# --- budgets -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spec", "nodes", "milliseconds"),
    [("deep", 0, 0), ("deep:nodes=500", 500, 0), ("deep:ms=20:depth=1", 0, 20), ("random", 0, 0)],
)
def test_a_bot_that_searches_has_its_budget_in_its_name(
    spec: str, nodes: int, milliseconds: int
) -> None:
    budget = Spec(spec, OURS).budget()

    assert (budget.nodes, budget.milliseconds) == (nodes, milliseconds)


def test_a_budget_of_no_nodes_is_refused() -> None:
    with pytest.raises(BadBot, match="bad-bot-number"):
        Spec("deep:nodes=0", OURS).budget()


class Hurried:
    """Takes, and keeps how long it was given."""

    def __init__(self) -> None:
        self.budgets: list[tuple[int, int]] = []

    def choose(self, turn: Turn) -> int:
        """Return the first legal action."""
        self.budgets.append((turn.budget.nodes, turn.budget.milliseconds))
        return turn.legal[0]


def test_each_seat_of_a_match_is_asked_with_its_own_budget() -> None:
    slow, quick = Hurried(), Hurried()
    seats = [Seat("slow", slow), Seat("quick", quick, Budget(nodes=7, milliseconds=30))]
    Match(Terms(TINY, {}, {}), seats, "seed").advance()

    assert slow.budgets == [(0, 0)] * 3
    assert quick.budgets == [(7, 30)] * 3


def test_a_name_gives_a_seat_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(KINDS, "deep", OURS["deep"])
    seat = make_seat("deep:nodes=500", TINY)

    assert (seat.name, seat.budget.nodes) == ("deep:nodes=500", 500)


# --- the turn ------------------------------------------------------------------------------


def test_the_random_bot_chooses_everything_sometimes() -> None:
    game = find("dice-hospital")
    state = game.new(game.options({"first-player": 0, "no-administrators": True}, {}), 3)
    while game.actor(state) == CHANCE:
        game.push_luck(state, game.sample(state, Rng(1)))
    turn = Turn(game, state, game.actor(state), Rng("veil"), Rng("choices"))
    counts = Counter(RandomBot().choose(turn) for _ in range(3_000))

    assert set(counts) == set(turn.legal)
    assert all(abs(count - 3_000 / len(turn.legal)) < 150 for count in counts.values())


def test_a_bot_reads_its_choices_and_imagines_what_it_cannot_see() -> None:
    game = find("dice-hospital")
    state = game.new(game.options({}, {}), 2)
    rng = Rng("deal")
    while not {"keep"} & {verb(game, state, one) for one in game.legal(state, 0)}:
        actor = game.actor(state)
        if actor == CHANCE:
            game.push_luck(state, game.sample(state, rng))
        else:
            game.push(state, actor, game.legal(state, actor)[0])
    turn = Turn(game, state, 0, Rng("veil"), Rng("bot"))
    imagined = [turn.imagine(Rng(number)) for number in range(20)]

    assert [turn.text(one) for one in turn.legal] == [
        f"keep {turn.record(one)['administrator']}" for one in turn.legal
    ]
    assert all(game.view(other, 0) == turn.view() for other in imagined)
    assert len({str(game.dump(other)) for other in imagined}) > 1


def verb(game: Game, state: State, action: int) -> str:
    """Return the verb of an action."""
    return str(game.action_record(state, action)["verb"])


# --- seats ---------------------------------------------------------------------------------


def test_a_person_or_a_bot_sits_in_a_seat() -> None:
    person, bot = read_seats(["human", " random"], TINY)

    assert person.bot is None
    assert isinstance(bot.bot, RandomBot)


def test_an_unknown_player_is_refused_with_all_that_can_sit_there() -> None:
    with pytest.raises(BadBot) as caught:
        read_seats(["human", "genius"], TINY)

    assert caught.value.facts == {"bot": "genius", "allowed": "human, random"}


@pytest.mark.parametrize("count", [1, 5])
def test_too_few_or_too_many_seats_are_refused(count: int) -> None:
    with pytest.raises(BadOption, match="bad-seat-count"):
        read_seats(["random"] * count, TINY)

"""Bots are found by name, and refuse what they do not know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

from tests.kit.tiny import TINY
from wardround.bots.random_bot import RandomBot
from wardround.bots.registry import BadBot, Kind, make_bot, read_seats
from wardround.catalog import find
from wardround.core.errors import BadOption
from wardround.core.game import CHANCE, Game, State
from wardround.core.luck import Rng
from wardround.core.seats import Turn

KINDS = {
    "random": Kind(lambda _: RandomBot()),
    "deep": Kind(lambda _: RandomBot(), ("depth", "time")),
}


def test_the_random_bot_is_known_by_its_name() -> None:
    assert isinstance(make_bot("random"), RandomBot)


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadBot) as caught:
        make_bot("genius", KINDS)

    assert caught.value.code == "unknown-bot"
    assert caught.value.facts == {"bot": "genius", "allowed": "random, deep"}


def test_parameters_are_read_in_any_order() -> None:
    given: list[dict[str, str]] = []

    def make(parameters: Mapping[str, str]) -> RandomBot:
        given.append(dict(parameters))
        return RandomBot()

    make_bot("deep:time=2:depth=3", {"deep": Kind(make, ("depth", "time"))})

    assert given == [{"time": "2", "depth": "3"}]


@pytest.mark.parametrize("spec", ["deep:size=1", "deep:depth", "deep:depth=1:depth=2"])
def test_a_parameter_that_is_unknown_or_doubled_is_refused(spec: str) -> None:
    with pytest.raises(BadBot, match="bad-bot-parameter"):
        make_bot(spec, KINDS)


def test_a_bot_without_parameters_says_so() -> None:
    with pytest.raises(BadBot, match="bot-without-parameters"):
        make_bot("random:x=1")


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

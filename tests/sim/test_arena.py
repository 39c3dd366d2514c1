"""The arena: the same luck from every seat, for bots of known strength and for real games."""

from __future__ import annotations

import pytest

from tests.kit.interrupts import interrupted_at
from tests.kit.tiny import PASS, TAKE, TINY
from wardround import catalog
from wardround.bots.kinds import Kind
from wardround.bots.random_bot import RandomBot
from wardround.bots.registry import KINDS
from wardround.core.luck import Rng
from wardround.core.records import Terms
from wardround.core.seats import Turn
from wardround.sim.arena import Timed, arena, play_block, seatings_of
from wardround.sim.processes import Stopped
from wardround.sim.simulate import play_match, simulate

TERMS = Terms(TINY, {}, {})
FIELDS = [
    "bot", "seats", "mean_score", "mean_score_low", "mean_score_high", "win_share",
    "win_share_low", "win_share_high", "mean_rank", "rating", "rating_low", "rating_high", "p95_ms",
]  # fmt: skip


class Stubborn:
    """A bot that does the same thing every time."""

    def __init__(self, action: int) -> None:
        self.action = action

    def choose(self, turn: Turn) -> int:
        """Return that action."""
        return self.action


@pytest.fixture(autouse=True)
def _bots_of_known_strength(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(KINDS, "taker", Kind(lambda _: Stubborn(TAKE)))
    monkeypatch.setitem(KINDS, "passer", Kind(lambda _: Stubborn(PASS)))


# --- blocks --------------------------------------------------------------------------------


def test_the_bots_move_on_by_one_seat_until_all_have_sat_everywhere() -> None:
    assert seatings_of(["a", "b", "c"]) == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]


def test_a_seating_that_looks_like_an_earlier_one_is_not_played_again() -> None:
    assert seatings_of(["a", "b", "a", "b"]) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert seatings_of(["a", "a", "a"]) == [("a", "a", "a")]
    assert len(seatings_of(["a", "b", "b", "b"])) == 4


def test_all_seatings_of_a_block_have_the_same_luck() -> None:
    """Who takes scores the dice, whatever the seat; so the scores move with the bots."""
    for number in range(10):
        games, _ = play_block(TERMS, ["taker", "passer", "passer"], f"seed/{number}")
        dice = games[0][1][0]

        assert [scores for _, scores, _, _ in games] == [(dice, 0, 0), (0, 0, dice), (0, dice, 0)]


def test_games_are_rounded_up_to_whole_blocks() -> None:
    result = arena(TERMS, ["taker", "passer", "random"], 7, "seed").record()

    assert (result["blocks"], result["seatings"], result["games"]) == (3, 3, 9)


# --- the table -----------------------------------------------------------------------------


def test_the_result_has_the_documented_fields() -> None:
    result = arena(TERMS, ["taker", "passer"], 20, "seed").record()

    assert list(result) == [
        "bots", "seed", "blocks", "seatings", "games", "even_share", "seconds", "build", "digest",
        "table",
    ]  # fmt: skip
    assert [list(line) for line in result["table"]] == [FIELDS, FIELDS]


def test_who_always_wins_is_first_and_no_interval_reaches_an_even_share() -> None:
    strong, weak = arena(TERMS, ["passer", "taker"], 40, "seed").record()["table"]

    assert (strong["bot"], strong["win_share"], strong["mean_rank"]) == ("taker", 1, 1)
    assert (weak["bot"], weak["win_share"], weak["mean_rank"], weak["mean_score"]) == (
        "passer", 0, 2, 0,
    )  # fmt: skip
    assert 0.5 < strong["win_share_low"] < strong["win_share_high"] == 1
    assert 0 == weak["win_share_low"] < weak["win_share_high"] < 0.5
    assert strong["rating"] == -weak["rating"] > 300


def test_a_bot_in_several_seats_has_one_line_with_the_means_of_a_seat() -> None:
    result = arena(TERMS, ["taker", "passer", "passer", "passer"], 20, "seed").record()
    strong, weak = result["table"]

    assert result["even_share"] == 0.25
    assert (strong["bot"], strong["seats"], strong["win_share"]) == ("taker", 1, 1)
    assert (weak["bot"], weak["seats"], weak["win_share"], weak["mean_rank"]) == ("passer", 3, 0, 3)


def test_equals_share_everything_evenly() -> None:
    (line,) = arena(TERMS, ["random", "random"], 10, "seed").record()["table"]

    assert (line["win_share"], line["mean_rank"], line["rating"]) == (0.5, 1.5, 0)


def test_random_play_is_told_from_doing_nothing_in_either_order() -> None:
    tables = [
        arena(TERMS, bots, 100, "seed").record()["table"]
        for bots in (["random", "passer"], ["passer", "random"])
    ]

    for first, second in tables:
        assert (first["bot"], second["bot"]) == ("random", "passer")
        assert first["win_share_low"] > 0.5 > second["win_share_high"]
        assert first["rating_low"] > 0 > second["rating_high"]
        assert first["mean_score_low"] < first["mean_score"] < first["mean_score_high"]


# --- times, processes, interrupts ----------------------------------------------------------


def test_only_decisions_with_a_choice_are_timed() -> None:
    times: list[float] = []
    timed = Timed(RandomBot(), times)
    turn = Turn(TINY, TINY.new(TERMS.options, 2), 0, Rng("veil"), Rng("bot"))
    for legal in ([TAKE], [TAKE, PASS], [PASS], [PASS, TAKE]):
        turn.legal = legal
        assert timed.choose(turn) in legal

    assert len(times) == 2
    assert all(0 <= one < 1000 for one in times)


def test_each_bot_has_its_own_times() -> None:
    """Three seatings of two rounds, in which nobody is without a choice."""
    _, times = play_block(Terms(TINY, {"rounds": 2}, {}), ["taker", "passer", "passer"], "seed")

    assert {bot: len(own) for bot, own in times.items()} == {"taker": 6, "passer": 12}


def test_the_same_seed_gives_the_same_table_but_for_times() -> None:
    bots = ["random", "taker"]
    first, again = (arena(TERMS, bots, 30, "seed").record() for _ in range(2))
    for result in (first, again):
        result["seconds"] = 0
        for line in result["table"]:
            del line["p95_ms"]

    assert again == first
    assert arena(TERMS, bots, 30, "other").digest() != first["digest"]


@pytest.mark.parametrize("game_id", list(catalog.GAMES))
def test_random_bots_play_the_same_real_games_here_and_in_processes(game_id: str) -> None:
    terms = Terms(catalog.find(game_id), {}, {})
    alone = arena(terms, ["random"] * 3, 4, "seed")
    together = arena(terms, ["random"] * 3, 4, "seed", jobs=2)

    assert alone.digest() == simulate(terms, ["random"] * 3, 4, "seed").digest()
    assert together.digest() == alone.digest()
    assert together.record()["table"][0]["mean_score"] == alone.record()["table"][0]["mean_score"]


def test_an_interrupt_tells_how_many_games_were_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wardround.sim.arena.play_match", interrupted_at(6, play_match))
    with pytest.raises(Stopped) as caught:
        arena(TERMS, ["taker", "passer"], 1_000_000, "seed")

    assert caught.value.games == 4, "of the third block one game is missing"

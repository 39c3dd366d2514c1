"""Shares, ranks, intervals and ratings, against cases worked out by hand."""

from __future__ import annotations

from collections import Counter
from math import log10

import pytest

from wardround.core.luck import Rng
from wardround.sim.standings import Columns, Played, p95, standings
from wardround.sim.stats import DRAWN, interval, picked, quantile, ratings, resamples, solve, wilson

# --- games and blocks ----------------------------------------------------------------------


def test_those_who_share_a_place_share_the_win_and_have_the_mean_rank() -> None:
    game = Played("abcd", (9, 9, 4, 4), (1, 1, 3, 3))

    assert [game.win(seat) for seat in range(4)] == [0.5, 0.5, 0, 0]
    assert [game.rank(seat) for seat in range(4)] == [1.5, 1.5, 3.5, 3.5]
    assert [game.before(0, seat) for seat in (1, 2)] == [0.5, 1]
    assert game.before(3, 0) == 0


BLOCKS = [
    [Played("aab", (6, 4, 2), (1, 2, 3)), Played("baa", (5, 3, 1), (1, 2, 3))],
    [Played("aab", (8, 8, 0), (1, 1, 3)), Played("baa", (2, 7, 2), (2, 1, 2))],
]
"""Bot a has two of three seats; of the two games of each block it sits elsewhere in the second."""


def test_a_block_counts_the_seats_of_each_bot_alike() -> None:
    columns = Columns(["a", "b"], BLOCKS)

    assert columns.scores == [[3.5, 6.25], [3.5, 1]]
    assert columns.wins == [[0.25, 0.5], [0.5, 0]]
    assert columns.ranks == [[2, 1.625], [2, 2.75]]
    assert columns.beaten[0][1] == [2, 3.5]
    assert columns.beaten[1][0] == [2, 0.5]
    assert columns.pairs([1, 1])[0][1] == 7


def test_the_table_has_means_over_blocks_and_the_best_first() -> None:
    first, second = standings(["a", "a", "b"], BLOCKS, "seed")

    assert (first["bot"], first["seats"], second["bot"], second["seats"]) == ("a", 2, "b", 1)
    assert (first["mean_score"], second["mean_score"]) == (4.875, 2.25)
    assert (first["win_share"], second["win_share"]) == (0.375, 0.25)
    assert (first["mean_rank"], second["mean_rank"]) == (1.8125, 2.375)
    # 5.5 to 2.5, and one drawn game: 6 to 3.
    assert first["rating"] == pytest.approx(200 * log10(2), abs=0.05)
    assert first["rating"] == -second["rating"]


def test_two_blocks_are_resampled_to_one_of_them_twice_at_the_ends() -> None:
    first, second = standings(["a", "a", "b"], BLOCKS, "seed")

    assert (first["mean_score_low"], first["mean_score_high"]) == (3.5, 6.25)
    assert (second["win_share_low"], second["win_share_high"]) == (0, 0.5)
    # The first block twice is 4 to 4; the second twice 7 to 1, and one drawn game.
    assert first["rating_low"] == pytest.approx(0, abs=0.05)
    assert first["rating_high"] == pytest.approx(200 * log10(7.5 / 1.5), abs=0.05)


def test_one_block_and_a_bot_that_always_wins_keep_a_doubt() -> None:
    (first, second) = standings(["a", "b"], [[Played("ab", (2, 1), (1, 2))]], "seed")

    assert (first["win_share_low"], first["win_share_high"]) == tuple(
        round(end, 4) for end in wilson(1, 1)
    )
    assert second["win_share_high"] == round(wilson(0, 1)[1], 4)


# --- resampling ----------------------------------------------------------------------------


def test_resamples_draw_each_of_all_equally_often_and_alike_for_a_seed() -> None:
    draws = resamples(4, "seed", 2000)
    counts = Counter(number for draw in draws for number in draw)

    assert draws == resamples(4, "seed", 2000)
    assert draws != resamples(4, "other", 2000)
    assert {len(draw) for draw in draws} == {4}
    assert sorted(counts) == [0, 1, 2, 3]
    assert all(abs(count - 2000) < 150 for count in counts.values())


def test_a_draw_picks_a_value_as_often_as_its_number() -> None:
    assert picked([1.5, 10, 100], [0, 0, 2]) == 103


def test_a_quantile_lies_between_the_values_around_it() -> None:
    assert quantile([4, 1, 3, 2], 0.5) == 2.5
    assert quantile([7], 0.95) == 7
    assert quantile([0, 10], 0.25) == 2.5
    assert interval(range(101)) == (2.5, 97.5)


def test_the_95th_of_a_hundred_times_is_told_and_0_if_there_are_none() -> None:
    assert p95(list(range(101))) == 95
    assert p95([]) == 0


# --- ratings -------------------------------------------------------------------------------


def differences(rated: list[float]) -> list[float]:
    """Return by how much each rating is above the last."""
    return [one - rated[-1] for one in rated]


def test_two_bots_are_as_far_apart_as_the_logarithm_of_their_wins() -> None:
    """Three wins to one, and one drawn game: 3.5 to 1.5."""
    high, low = ratings([[0, 3], [1, 0]])

    assert high - low == pytest.approx(400 * log10(3.5 / 1.5))
    assert high + low == pytest.approx(0)


def test_ten_times_the_strength_is_400_more() -> None:
    rated = ratings([[0, 1e7, 1e7], [1e6, 0, 5e6], [1e6, 5e6, 0]])

    assert differences(rated) == pytest.approx([400, 0, 0], abs=1e-3)


def test_strengths_are_found_again_from_the_results_that_they_make_likely() -> None:
    strengths = [8, 4, 2, 1]
    rated = ratings([[1e6 * a / (a + b) if a != b else 0 for b in strengths] for a in strengths])

    assert differences(rated) == pytest.approx([400 * log10(a) for a in strengths], abs=1e-2)


def test_a_bot_that_never_loses_is_not_infinitely_strong() -> None:
    high, low = ratings([[0, 1000], [0, 0]])

    assert high - low == pytest.approx(400 * log10(1000.5 / 0.5))


def test_bots_that_never_met_and_a_bot_alone_are_rated_too() -> None:
    assert ratings([[0, 0], [0, 0]]) == pytest.approx([0, 0])
    assert ratings([[0]]) == [0]


def by_turns(beaten: list[list[float]]) -> list[float]:
    """Return the same ratings by the method of Zermelo: slow, but it cannot overshoot."""
    bots = range(len(beaten))
    strengths = [1.0 for _ in bots]
    for _ in range(20_000):
        for a in bots:
            others = [b for b in bots if b != a]
            won = sum(beaten[a][b] + DRAWN for b in others)
            met = sum(
                (beaten[a][b] + beaten[b][a] + 2 * DRAWN) / (strengths[a] + strengths[b])
                for b in others
            )
            strengths[a] = won / met
    logs = [400 * log10(one) for one in strengths]
    return [one - sum(logs) / len(logs) for one in logs]


@pytest.mark.parametrize("number", range(6))
def test_another_method_finds_the_same_ratings_from_any_start(number: int) -> None:
    rng = Rng(f"ratings/{number}")
    bots = 2 + number % 4
    beaten = [[float(rng.below(40) ** 2 // 30) for _ in range(bots)] for _ in range(bots)]
    far = [float(5000 - rng.below(10_000)) for _ in range(bots)]

    assert ratings(beaten) == pytest.approx(by_turns(beaten), abs=1e-3)
    assert ratings(beaten, far) == pytest.approx(ratings(beaten), abs=1e-6)


def test_equations_are_solved() -> None:
    assert solve([[2, 1], [1, 3]], [4, 7]) == pytest.approx([1, 2])
    assert solve([], []) == []

"""Simulation: the same games always, on any number of processes, and honest intervals."""

from __future__ import annotations

import os

import pytest

from tests.kit.interrupts import interrupted_at
from tests.kit.tiny import TINY
from wardround import catalog
from wardround.bots.registry import read_seats
from wardround.core.drive import Tally, random_game
from wardround.core.records import Terms
from wardround.sim.perft import perft
from wardround.sim.processes import useful_jobs
from wardround.sim.simulate import play_game, play_match, simulate
from wardround.sim.stats import summarise, wilson

TERMS = Terms(TINY, {}, {})


def test_the_result_has_the_documented_fields() -> None:
    result = simulate(TERMS, ["random", "random"], 20, "seed").record()

    assert list(result) == [
        "games", "decisions", "seconds", "games_per_second", "decisions_per_second", "build",
        "digest", "seats", "ends", "length",
    ]  # fmt: skip
    assert result["games"] == 20
    assert result["decisions"] == 20 * 6
    assert list(result["seats"][1]) == [
        "seat", "bot", "mean_score", "win_share", "win_share_low", "win_share_high",
    ]  # fmt: skip
    assert sum(seat["win_share"] for seat in result["seats"]) == pytest.approx(1)


def test_the_same_seed_gives_the_same_games_and_another_does_not() -> None:
    first, again, other = (
        simulate(TERMS, ["random", "random"], 10, seed).digest() for seed in ("a", "a", "b")
    )

    assert first == again
    assert first != other


def test_the_first_games_of_a_longer_run_are_those_of_a_shorter_one() -> None:
    short = simulate(TERMS, ["random", "random"], 3, "seed")
    long = simulate(TERMS, ["random", "random"], 6, "seed")

    assert [tally.digest for tally in long.tallies[:3]] == [tally.digest for tally in short.tallies]


@pytest.mark.parametrize(
    ("game_id", "settings"),
    [("dice-hospital", {}), ("dice-hospital", {"linear": True}), ("dynamite-nurse", {})],
)
def test_a_match_of_random_bots_is_the_game_that_the_quick_loop_plays(
    game_id: str, settings: dict[str, object]
) -> None:
    terms = Terms(catalog.find(game_id), settings, {})
    quick = random_game(terms.game, terms.options, 3, "seed")
    slow = play_match(terms, read_seats(["random"] * 3, terms.game), "seed")

    assert slow.digest == quick.digest
    assert (slow.decisions, slow.lucks) == (quick.decisions, quick.lucks)
    assert slow.scores == quick.scores


@pytest.mark.parametrize(
    ("game_id", "settings"),
    [("dice-hospital", {"events": True}), ("dynamite-nurse", {"colours": "green"})],
)
def test_several_processes_play_the_same_games(game_id: str, settings: dict[str, object]) -> None:
    terms = Terms(catalog.find(game_id), settings, {})
    alone = simulate(terms, ["random"] * 3, 6, "seed")
    together = simulate(terms, ["random"] * 3, 6, "seed", jobs=2)

    assert alone.digest() == together.digest()


def test_no_more_processes_are_started_than_have_something_to_do() -> None:
    cores = os.cpu_count() or 1

    assert useful_jobs(1000, 5) == min(5, 2 * cores)
    assert useful_jobs(1000, 100_000) == 2 * cores
    assert useful_jobs(1, 5) == 1
    assert useful_jobs(4, 0) == 1


def test_an_interrupt_leaves_the_games_until_then(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for a million games."""
    with monkeypatch.context() as patched:
        patched.setattr("wardround.sim.simulate.play_game", interrupted_at(8, play_game))
        early = simulate(TERMS, ["random", "random"], 1_000_000, "seed")
    games = len(early.tallies)

    assert early.stopped
    assert games == 7
    assert early.digest() == simulate(TERMS, ["random", "random"], games, "seed").digest()
    assert early.record()["games"] == games


def test_a_shared_first_place_is_a_part_of_a_win() -> None:
    tallies = [
        Tally(1, 0, (5, 5, 1), (1, 1, 3), "a"),
        Tally(1, 0, (4, 2, 1), (1, 2, 3), "b"),
    ]
    seats = summarise(["x", "y", "z"], tallies)

    assert [seat["win_share"] for seat in seats] == [0.75, 0.25, 0]
    assert [seat["mean_score"] for seat in seats] == [4.5, 3.5, 1]


def test_the_interval_is_that_of_wilson() -> None:
    low, high = wilson(0.5, 100)

    assert low == pytest.approx(0.4038, abs=1e-4)
    assert high == pytest.approx(0.5962, abs=1e-4)
    assert wilson(0, 10)[0] == 0
    assert wilson(1, 10)[1] == pytest.approx(1)
    assert wilson(0.3, 0) == (0, 1)


def test_perft_counts_the_sequences_of_actions() -> None:
    """Two seats with four actions each; then turning and showing leave fewer."""
    assert perft(TINY, TERMS.options, 2, 2, "seed") == [4, 16]
    assert perft(TINY, Terms(TINY, {"rounds": 1}, {}).options, 2, 4, "seed") == [4, 16, 0, 0]

"""Training from nothing: games, a fit to them, and a file of weights that bots can play by."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from tools import train_dicehospital
from tools.dicehospital_values import fitting
from tools.dicehospital_values.fitting import Layout, Network, fit_sums
from tools.dicehospital_values.selfplay import Job, play
from wardround.bots.dicehospital import features
from wardround.bots.dicehospital.models import Learned, setting

JOB = Job("seed", 4, False, "", 1, 0, 6)


def test_every_hospital_is_seen_after_every_round_but_the_last() -> None:
    rows, scores = play(JOB)

    assert len(scores) == 4
    assert sorted({row.rounds_left for row in rows}) == list(range(1, 8))
    assert len(rows) == 4 * 7
    for row in rows:
        assert row.final == scores[int(row.whose[-1])]
        assert row.general[features.CONSTANT] == 1.0


def test_the_same_seed_plays_the_same_game() -> None:
    assert play(JOB) == play(JOB)


def test_sums_find_what_numbers_were_made_of() -> None:
    layout = Layout(["card"], 8)
    rng = np.random.default_rng(1)
    seen = rng.integers(0, 4, (400, layout.all)).astype(np.float64)
    seen[:, features.CONSTANT] = 1.0
    target = 3.0 * seen[:, 0] - 2.0 * seen[:, features.GENERAL] + 7.0
    weights = fit_sums(layout, seen, target, 1e-6)

    assert weights[0] == pytest.approx(3.0)
    assert weights[features.GENERAL] == pytest.approx(-2.0)
    assert weights[features.CONSTANT] == pytest.approx(7.0)


def test_units_learn_what_sums_cannot() -> None:
    rng = np.random.default_rng(2)
    seen = rng.integers(0, 2, (2000, 2)).astype(np.float64)
    target = 4.0 * (seen[:, 0] != seen[:, 1])
    network = Network(2, 16, 3)
    network.train(seen, target, 400)

    assert np.abs(network.guess(seen) - target).max() < 0.5


def test_a_tiny_training_from_nothing_to_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fitting, "EPOCHS", 2)
    out = tmp_path / "weights.json"
    train_dicehospital.main(
        f"--out {out} --settings 4 --games 1 --generations 2 --width 1 --draft 0 --jobs 1".split()
    )
    record = json.loads(out.read_text("utf-8"))
    learned = Learned(record)

    assert "2 generations" in record["header"]["training"]
    assert learned.models[setting(4, False)].units is not None
    rows, _ = play(Job("after", 4, False, str(out), 1, 0, 0))
    assert len(rows) == 28

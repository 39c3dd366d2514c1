"""Self-play of planning bots, and the features of every hospital in it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import cast

from wardround.bots.dicehospital.appraising import reported
from wardround.bots.dicehospital.features import Powers, features_of
from wardround.bots.dicehospital.models import Learned, ModelSource
from wardround.bots.dicehospital.thinking import Thinker, Widths, can_plan
from wardround.core.game import CHANCE
from wardround.core.luck import Keyed, Rng
from wardround.dicehospital import GAME, steps
from wardround.dicehospital.flow import FLOW
from wardround.dicehospital.state import Table

DRAFTS = (steps.TAKE, steps.IMPROVE, steps.KEEP)
"""What is sometimes decided at random, so that every card is met."""


@dataclass(frozen=True)
class Job:
    """One game to play: everything that a process needs to know, as plain values."""

    seed: str
    seats: int
    expansion: bool
    weights: str
    """The file with the weights to play by; none in the first generation."""
    width: int
    draft: int
    random_drafts: int
    """One draft in so many is decided at random; none if 0."""


@dataclass(frozen=True)
class Row:
    """A hospital after a round, and what it made from then on."""

    whose: str
    """The game and the seat."""
    seats: int
    expansion: bool
    rounds_left: int
    general: list[float]
    cards: list[str]
    so_far: float
    final: float


@lru_cache(maxsize=2)
def models_from(path: str) -> ModelSource:
    """Return the models of a file."""
    if not path:
        return ModelSource()
    return Learned(json.loads(Path(path).read_text("utf-8")))


def play(job: Job) -> tuple[list[Row], list[int]]:
    """Play one game; return what every hospital was after every round, and the final scores."""
    options = GAME.options({"experimental": True} if job.expansion else {}, {})
    table = cast(Table, GAME.new(options, job.seats))
    model = models_from(job.weights).of(table)
    thinker = Thinker(table.content, model, Widths(job.width, job.draft))
    powers = Powers(table.content)
    keyed, rng = Keyed(job.seed), Rng(f"{job.seed}/drafts")
    seen: list[tuple[int, int, list[float], list[str], float]] = []
    round = 0
    while (actor := int(GAME.actor(table))) >= 0 or actor == CHANCE:
        if table.round != round:
            if round:
                left = table.content.house.rounds - round
                seen += [(left, seat, *snapshot(table, powers, seat)) for seat in range(job.seats)]
            round = int(table.round)
        if actor == CHANCE:
            GAME.push_luck(table, GAME.sample(table, keyed.stream(GAME.luck_key(table))))
        else:
            decide(thinker, table, actor, rng, job.random_drafts)
    outcome = GAME.outcome(table)
    assert outcome is not None, "the game is over"
    rows = [
        Row(
            f"{job.seed}/{seat}",
            job.seats,
            job.expansion,
            left,
            general,
            cards,
            so_far,
            outcome.scores[seat],
        )
        for left, seat, general, cards, so_far in seen
    ]
    return rows, list(outcome.scores)


def snapshot(table: Table, powers: Powers, seat: int) -> tuple[list[float], list[str], float]:
    """Return the features and cards of a hospital after a round, and its points so far."""
    hospital = table.hospitals[seat]
    so_far = int(hospital.score) - 2 * int(hospital.fatalities) + reported(table)
    return features_of(powers, hospital), powers.cards(hospital), so_far


def decide(thinker: Thinker, table: Table, seat: int, rng: Rng, random_drafts: int) -> None:
    """Carry out one decision, or a whole activation."""
    if can_plan(table, seat):
        for action in thinker.plan(table, seat):
            FLOW.push(table, seat, action)
        return
    legal = GAME.legal(table, seat)
    if random_drafts and table.step in DRAFTS and not rng.below(random_drafts):
        FLOW.push(table, seat, legal[rng.below(len(legal))])
    else:
        FLOW.push(table, seat, thinker.choose(table, seat, legal, rng))

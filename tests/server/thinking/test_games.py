"""Whole games through worker processes are the games that the bots would play here."""

from __future__ import annotations

import asyncio

import pytest

from tests.kit.thinking import by_bots, by_workers, choices, play, question, with_thinkers
from wardround.catalog import find
from wardround.core.records import Move, Terms
from wardround.server.thinking.thinkers import Thinkers


@pytest.mark.parametrize(
    ("game_id", "bots"),
    [
        ("dice-hospital", ["easy", "random"]),
        ("dice-hospital", ["hard:nodes=10", "random"]),
        ("dynamite-nurse", ["easy", "normal", "random"]),
        ("dynamite-nurse", ["hard:nodes=4", "easy", "easy"]),
    ],
)
def test_a_game_of_bots_in_workers_is_the_game_of_the_same_bots(
    game_id: str, bots: list[str]
) -> None:
    """The bots here are asked in the real position, which makes no difference to them."""
    game = find(game_id)
    terms = Terms(game, {}, {})

    async def by_thinkers(thinkers: Thinkers) -> list[Move]:
        return await play(terms, len(bots), "game", by_workers(thinkers, terms, bots, "game"))

    played = with_thinkers(by_thinkers, count=2)

    assert played == asyncio.run(play(terms, len(bots), "game", by_bots(game, bots, "game")))


@pytest.mark.parametrize("game_id", ["dice-hospital", "dynamite-nurse"])
def test_who_counts_nodes_answers_alike_in_every_process(game_id: str) -> None:
    bots = ("hard:nodes=30", "expert:nodes=30")
    asked = [question(one, bot) for one in choices(game_id)[::6] for bot in bots]

    async def answers(thinkers: Thinkers) -> list[object]:
        thoughts = await asyncio.gather(*(thinkers.ask(one) for one in asked))
        return [one.answer["action"] for one in thoughts]

    assert with_thinkers(answers, count=1) == with_thinkers(answers, count=2)

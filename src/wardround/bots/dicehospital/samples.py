"""Activations from real games by a seed, for measurements and puzzles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, cast

from wardround.bots.dicehospital.greedy import health
from wardround.bots.dicehospital.judging import Judge
from wardround.bots.dicehospital.positions import SEATS
from wardround.bots.dicehospital.problem import Node
from wardround.bots.dicehospital.solving import solve
from wardround.core.game import CHANCE, Options
from wardround.core.luck import Keyed, Rng
from wardround.dicehospital import actions, notation, steps
from wardround.dicehospital.game import GAME
from wardround.dicehospital.state import Table

WIDTH: Final = 20
MOST_DECISIONS: Final = 10_000
"""More moves than any game has."""
CARE: Final = 0.4
"""What a step towards health is worth to those who think of the rounds to come, in points."""


class Caring(Judge):
    """Judges by the points of the round and by how well the patients are then."""

    def judge(self, node: Node) -> float:
        """Return the points, plus a little for the patients' health."""
        return Judge.judge(self, node) + CARE * health(node, self)


def activations(options: Options, seed: str, *, careful: bool = False) -> Iterator[tuple[int, str]]:
    """Give the round and the hospital of each activation in a game with this seed.

    Four players draft at random and activate by a beam that looks for points. Those who are
    `careful` take healthy patients, keep what improvements there are, and think of later rounds.
    """
    table = cast(Table, GAME.new(options, SEATS))
    judge = Caring(table.content) if careful else Judge(table.content)
    luck, rng = Keyed(seed), Rng(seed)
    for _ in range(MOST_DECISIONS):
        seat = GAME.actor(table)
        if seat == CHANCE:
            GAME.push_luck(table, GAME.sample(table, luck.stream(GAME.luck_key(table))))
        elif not GAME.actors(table):
            return
        elif table.step == steps.ACTIVATE and table.hospitals[seat].placement is None:
            if not begun(table, seat):
                yield int(table.round), notation.hospital_text(table, seat)
            for action in solve(table, seat, judge, WIDTH, 0).actions():
                GAME.push(table, seat, action)
        else:
            legal = GAME.legal(table, seat)
            if careful:
                legal = sensible(table, legal)
            GAME.push(table, seat, legal[rng.below(len(legal))])


def begun(table: Table, seat: int) -> bool:
    """Return whether a meeple of the hospital was placed in this round."""
    hospital = table.hospitals[seat]
    return len(hospital.open) < len(table.content.printed) + len(hospital.tiles)


def sensible(table: Table, legal: list[int]) -> list[int]:
    """Return what a careful player would choose from."""
    if table.step == steps.TAKE:
        loads = [
            sum([one % 6 for one in table.ambulances[action - actions.AMBULANCE]])
            for action in legal
        ]
        return [action for action, load in zip(legal, loads, strict=True) if load == max(loads)]
    if table.step == steps.IMPROVE:
        return [action for action in legal if action != actions.PASS] or legal
    if table.step == steps.RETURN and actions.PASS in legal:
        return [actions.PASS]
    return legal

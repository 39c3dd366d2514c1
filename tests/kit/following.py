"""Players who do what the coach says: hint by hint, by moves, or by the plan it calls best."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import cycle

from tests.kit.plain import Json
from wardround.bots.registry import read_seats
from wardround.coach.data import Hint, Plan, SeatReview
from wardround.core.game import Game, State
from wardround.core.luck import Rng
from wardround.core.records import Record, Terms
from wardround.tables.game.match import Match

MOST = 90
"""So many decisions are enough."""
HINT, MOVE, PLAN = "hint", "move", "plan"
BEST = ("game", "turn")
"""What the plan is called that the coach takes to be best."""


class Follower:
    """Seat 0, who asks the coach; it answers from another deal each time, as at a table."""

    def __init__(
        self,
        game: Game,
        hint: Callable[[State, int], Hint],
        plans: Callable[[State, int], Sequence[Plan]],
        ways: Sequence[str],
    ) -> None:
        self._game = game
        self._hint = hint
        self._plans = plans
        self._ways: Iterator[str] = cycle(ways)
        self._line: list[str] = []
        self._asked = 0

    def choose(self, match: Match) -> int:
        """Return what the coach says, or the next step of what it said."""
        state = match.imagined(0)
        legal = [self._game.action_text(state, one) for one in match.legal(0)]
        if not self._line or self._line[0] not in legal:
            self._line = self._ask(state)
        return self._game.action_parse(state, self._line.pop(0))

    def lose_the_thread(self) -> None:
        """Forget what the coach said, since something else was done."""
        self._line = []

    def _ask(self, state: State) -> list[str]:
        self._asked += 1
        seen = self._game.redeal(state, 0, Rng(f"asked/{self._asked}"))
        way = next(self._ways)
        if way == PLAN:
            for plan in self._plans(seen, 0):
                if plan["plan"] in BEST:
                    return [step["do"] for step in plan["line"]]
        move = [step["do"] for step in self._hint(seen, 0).move]
        return move[:1] if way == HINT else move


def followed(
    game: Game, bots: str, settings: Json, seed: str, follower: Follower, own: int = 0
) -> tuple[Record, set[int]]:
    """Return a game, or most of it, in which seat 0 follows the coach, and its own other moves.

    Those it makes at random in one of `own` decisions; with 0 never.
    """
    match = Match(Terms(game, settings, {}), read_seats(["human", *bots.split()], game), seed)
    match.advance()
    rng, alone = Rng(f"own/{seed}"), set[int]()
    for _ in range(MOST):
        if match.outcome() is not None:
            break
        if own and rng.below(own) == 0:
            legal = match.legal(0)
            match.act(0, legal[rng.below(len(legal))])
            alone.add(len(match.record().moves))
            follower.lose_the_thread()
        else:
            match.act(0, follower.choose(match))
        match.advance()
    return match.record(), alone


def blamed(review: SeatReview) -> list[int]:
    """Return the moves with which what a review calls mistakes was completed."""
    return [one["move"] + len(one["chosen"]) - 1 for one in review.mistakes]

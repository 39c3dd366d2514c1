"""The coach of Dice Hospital: reviews of recorded games, hints and plans."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, cast

from wardround.coach.data import Chapter, Hint, Review, SeatReview, worst
from wardround.coach.dicehospital import hints
from wardround.coach.dicehospital.accounts import Account, Scene
from wardround.coach.dicehospital.activations import Ended, Slip
from wardround.coach.dicehospital.plan_types import DiceHospitalPlan
from wardround.coach.dicehospital.plans import best_for_game, most_points, three_plans
from wardround.coach.dicehospital.verdicts import Verdict, explained, verdict
from wardround.coach.dicehospital.yardstick import Yardstick, is_free, model_of
from wardround.coach.ledger import points
from wardround.core.game import State
from wardround.core.records import Record, push_move
from wardround.dicehospital import actions, steps
from wardround.dicehospital.flow import FLOW
from wardround.dicehospital.state import Table


class RoundReview(Verdict):
    """The verdict on a round, what was lost in it, and what could be planned there."""

    move: int
    loss: float
    plans: list[DiceHospitalPlan]


@dataclass(frozen=True)
class Effort:
    """How hard the coach thinks; everything is counted, so that a review is always the same."""

    draft_width: int
    width: int
    samples: int
    proof_width: int
    proof_nodes: int


USUAL: Final = Effort(draft_width=4, width=30, samples=4, proof_width=80, proof_nodes=3000)


def hint(state: State, seat: int) -> Hint:
    """Return help with the decision of a seat; `state` must be re-dealt for it."""
    table = cast(Table, state)
    return hints.hint(_yardstick(table, USUAL), table, seat)


def plans(state: State, seat: int) -> list[DiceHospitalPlan]:
    """Return three plans for an activation, or nothing at any other moment."""
    table = cast(Table, state)
    if table.step != steps.ACTIVATE or not is_free(table, seat):
        return []
    most = most_points(table, seat, USUAL.proof_width, USUAL.proof_nodes)
    return three_plans(_yardstick(table, USUAL), table, seat, most)


def _yardstick(table: Table, effort: Effort) -> Yardstick:
    return Yardstick(table, model_of(table), effort.draft_width, effort.width)


def review(record: Record, seats: Sequence[int], effort: Effort | None = None) -> Review:
    """Return the coach's review of these seats in a recorded game."""
    return Reviewer(record, seats, effort or USUAL).review()


class Reviewer:
    """Goes through a record once, with an account for each seat asked for."""

    def __init__(self, record: Record, seats: Sequence[int], effort: Effort) -> None:
        self._record = record
        self._effort = effort
        self._table = cast(Table, record.start())
        self._yard = _yardstick(self._table, effort)
        self._scene = Scene(effort.samples)
        self._accounts = {
            seat: Account(seat, self._yard, self._scene, self._advice) for seat in seats
        }

    def review(self) -> Review:
        """Return what there is to say."""
        for number, move in enumerate(self._record.moves, 1):
            self._step(number, move.seat, move.action)
            # The position drops what a roll is for once it is resolved.
            rolled = -1 if self._table.step != steps.ACTIVATE else int(self._table.chance_seat)
            acting = self._accounts.get(move.seat)
            push_move(self._record.terms.game, self._table, move)
            if move.is_luck() and rolled in self._accounts:
                self._accounts[rolled].activations.rolled(self._table)
            elif acting is not None and self._placed:
                acting.activations.acted(self._table)
        return self._told()

    def _advice(self, table: Table, seat: int) -> list[list[int]]:
        """Return what `plans` and hints would have called best for the game in a position."""
        if not is_free(table, seat):
            legal = FLOW.steps[table.step].legal(table, seat)
            return [[hints.best_within(self._yard, table, seat, legal)]]
        effort = self._effort
        most = (
            most_points(table, seat, effort.proof_width, effort.proof_nodes),
            most_points(table, seat, effort.width, 0),
        )
        return [best_for_game(self._yard, table, seat, one).actions() for one in most]

    def _step(self, number: int, seat: int, action: int) -> None:
        """See a move that is about to be made."""
        table = self._table
        self._scene.before(table)
        self._placed = table.step == steps.ACTIVATE and action != actions.DONE
        if seat in self._accounts:
            self._accounts[seat].decide(table, action, number)

    def _told(self) -> Review:
        record = self._record
        game = record.terms.game
        outcome = game.outcome(self._table)
        for seat, account in self._accounts.items():
            if outcome is not None:
                account.ledger.reckon(float(outcome.scores[seat]))
        return Review(
            game=game.id,
            moves=len(record.moves),
            over=outcome is not None,
            seats=[self._seat(seat) for seat in self._accounts],
        )

    def _seat(self, seat: int) -> SeatReview:
        account = self._accounts[seat]
        outcome = self._record.terms.game.outcome(self._table)
        score = int(self._table.hospitals[seat].score) if outcome is None else outcome.scores[seat]
        slips: list[Slip] = worst([(slip.loss, slip) for slip in account.slips])
        return SeatReview(
            seat=seat,
            name=self._record.seats[seat],
            score=score,
            ledger=account.ledger,
            mistakes=[explained(self._yard, seat, slip) for slip in slips],
            chapters=self._rounds(seat, account),
        )

    def _rounds(self, seat: int, account: Account) -> list[Chapter]:
        """Return the verdicts on the activations of a seat, and what could be planned there."""
        return [self._round(seat, one) for one in account.activations.ended]

    def _round(self, seat: int, one: Ended) -> RoundReview:
        effort = self._effort
        most = most_points(one.start, seat, effort.proof_width, effort.proof_nodes)
        return {
            "move": one.move,
            **verdict(one.start, seat, one.hospital, most),
            "loss": points(one.loss),
            "plans": three_plans(self._yard, one.start, seat, most),
        }

"""The coach of Dynamite Nurse: reviews of recorded games, hints, the best line and odds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict, cast

from wardround.bots.dynamitenurse.outlook import read_outlook
from wardround.bots.dynamitenurse.weights import read_weights
from wardround.bots.dynamitenurse.worth import Style
from wardround.coach.data import Hint, HintStep, Mistake, PlanStep, Review, SeatReview, worst
from wardround.coach.dynamitenurse import odds
from wardround.coach.dynamitenurse.accounts import Account, Slip
from wardround.coach.dynamitenurse.plan_types import DynamiteNursePlan, NursePlanStep
from wardround.coach.dynamitenurse.turns import MAIN, TurnSearch
from wardround.coach.hints import choice, forced, nudged
from wardround.coach.ledger import points, tenths
from wardround.core.game import State
from wardround.core.records import Record, push_move
from wardround.dynamitenurse import actions, scoring, steps
from wardround.dynamitenurse.flow import FLOW
from wardround.dynamitenurse.game import GAME
from wardround.dynamitenurse.state import Table
from wardround.dynamitenurse.views import phase


def readable(table: Table, line: Sequence[int]) -> list[PlanStep]:
    """Return actions as records, each with its line of text."""
    return [{"do": GAME.action_text(table, one), **GAME.action_record(table, one)} for one in line]


LIMIT: Final = 300
"""How many positions of a turn are looked at."""


class NurseHint(HintStep):
    """A step of a hint with what only this game needs."""

    card: str


class TurnReview(TypedDict):
    """What a turn lost."""

    turn: int
    loss: float


def review(record: Record, seats: Sequence[int], limit: int | None = None) -> Review:
    """Return the coach's review of these seats in a recorded game."""
    table = cast(Table, record.start())
    outlook, worth = read_outlook(), Style(read_weights()).worth(table.content)
    most = LIMIT if limit is None else limit
    accounts = {seat: Account(seat, outlook, worth, most) for seat in seats}
    game = record.terms.game
    for number, move in enumerate(record.moves, 1):
        for seat, account in accounts.items():
            if seat == move.seat:
                account.decide(table, move.action, number)
            else:
                account.happened(table)
        push_move(game, table, move)
    outcome = game.outcome(table)
    scores = [_score(table, seat) for seat in range(table.seats)]
    for seat, account in accounts.items():
        account.finish(table, None if outcome is None else float(scores[seat]))
    return Review(
        game=game.id,
        moves=len(record.moves),
        over=outcome is not None,
        seats=[_seat(record, seat, scores[seat], account) for seat, account in accounts.items()],
    )


def _score(table: Table, seat: int) -> int:
    return sum(point.amount for point in scoring.lines(table, seat))


def _seat(record: Record, seat: int, score: int, account: Account) -> SeatReview:
    slips: list[Slip] = worst([(slip.loss, slip) for slip in account.slips])
    return SeatReview(
        seat=seat,
        name=record.seats[seat],
        score=score,
        ledger=account.ledger,
        mistakes=[_mistake(slip) for slip in slips],
        chapters=[_turn(turn, loss) for turn, loss in sorted(account.turns.items())],
    )


def _turn(turn: int, loss: int) -> TurnReview:
    return {"turn": turn, "loss": points(loss)}


def _mistake(slip: Slip) -> Mistake:
    return Mistake(
        move=slip.move,
        chapter=int(slip.before.turn),
        kind=slip.kind,
        loss=points(slip.loss),
        chosen=readable(slip.before, [slip.chosen]),
        best=readable(slip.before, slip.best),
        why=slip.why,
    )


# --- help in play --------------------------------------------------------------------------------


def hint(state: State, seat: int) -> Hint:
    """Return help with the decision of a seat; `state` must be re-dealt for it."""
    table = cast(Table, state)
    legal = FLOW.steps[table.step].legal(table, seat)
    if len(legal) == 1:
        return forced(readable(table, legal))
    search = _search(table, seat)
    values: dict[int, float] = {}
    if int(table.active) == seat and phase(table) == MAIN:
        if table.step == steps.MAIN:
            return _turn_hint(search, table)
        values = {action: search.after(table, action) for action in legal}
        return choice({one: readable(table, [one]) for one in legal}, values)
    for action in legal:
        after = table.copy()
        FLOW.steps[table.step].push(after, seat, action)
        values[action] = search.stopped(after)
    return choice({one: readable(table, [one]) for one in legal}, values)


def _search(table: Table, seat: int) -> TurnSearch:
    return TurnSearch(read_outlook(), Style(read_weights()).worth(table.content), seat, LIMIT)


def _turn_hint(search: TurnSearch, table: Table) -> Hint:
    """Return a hint for the rest of a Main Phase."""
    line = search.line(table)
    gain = tenths(search.value(table) - search.stopped(table))
    if line == [actions.DONE]:
        return Hint(nudged("turn-stop"), nudged("turn-stop"), readable(table, [actions.DONE]))
    told = readable(table, line)
    return Hint({"hint": "turn", "gain": points(max(gain, 1))}, _where(told), told)


def _where(line: list[PlanStep]) -> HintStep:
    """Return what a line is about: its first Treatment or Purchase, or what it plays first."""
    for one in line:
        if one["verb"] in ("operate", "care", "pay"):
            return nudged("treat")
        if one["verb"] == "buy":
            return nudged("buy")
    if line[0]["verb"] == "play":
        where: NurseHint = {"hint": "play", "card": line[0]["card"]}
        return where
    return nudged("even")


def plans(state: State, seat: int) -> list[DynamiteNursePlan]:
    """Return the best line for the hand, the odds of the next turn, and the Kill Mark race."""
    table = cast(Table, state)
    found: list[DynamiteNursePlan] = []
    if int(table.active) == seat and phase(table) == MAIN:
        search = _search(table, seat)
        line = search.line(table)
        gain = points(tenths(search.value(table) - search.stopped(table)))
        told = cast(list[NursePlanStep], readable(table, line))
        found.append({"plan": "turn", "gain": gain, "line": told})
    return [*found, *odds.payable(table, seat), odds.race(table, seat)]

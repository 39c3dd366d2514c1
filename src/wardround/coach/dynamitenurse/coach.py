"""The coach of Dynamite Nurse: reviews of recorded games, hints, the best line and odds.

The odds of the next turn are which Patients a new hand could pay for, counted exactly. Only the TP
printed on cards counts. Players know their own deck except for its order, so every choice of cards
from it is equally likely; when it runs out, the discard pile follows.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import TypedDict, cast

from wardround.bots.dynamitenurse.outlook import read_outlook
from wardround.bots.dynamitenurse.weights import read_weights
from wardround.bots.dynamitenurse.worth import Style
from wardround.coach.data import (
    Hint,
    Mistake,
    Review,
    SeatReview,
    worst,
)
from wardround.coach.dynamitenurse import hints
from wardround.coach.dynamitenurse.accounts import Account, Slip
from wardround.coach.dynamitenurse.hints import LIMIT, advice, in_main, readable, search_of, seen_by
from wardround.coach.dynamitenurse.plan_types import (
    DynamiteNursePlan,
    NurseOdds,
    NursePlanStep,
    NurseRace,
)
from wardround.coach.ledger import points, tenths
from wardround.core.game import State
from wardround.core.records import Record, push_move
from wardround.dynamitenurse import patients, scoring
from wardround.dynamitenurse.state import Table


def next_hand(table: Table, seat: int) -> dict[int, float]:
    """Return the chances of each sum of TP in the next hand of a seat, if no card is kept."""
    hospital = table.hospitals[seat]
    cards = table.content.cards
    size = int(table.content.house.hand)
    deck = [int(cards[card].tp) for card in hospital.deck]
    rest = [*hospital.discard, *hospital.hand, *hospital.in_play]
    if len(deck) >= size:
        return sums(deck, size)
    sure = sum(deck)
    others = [int(cards[card].tp) for card in rest]
    found = sums(others, min(size - len(deck), len(others)))
    return {sure + total: share for total, share in found.items()}


def sums(values: list[int], size: int) -> dict[int, float]:
    """Return the chances of each sum of `size` values, all choices equally likely."""
    ways: list[dict[int, int]] = [{} for _ in range(size + 1)]
    ways[0][0] = 1
    for value in values:
        for taken in range(size - 1, -1, -1):
            for total, count in ways[taken].items():
                more = ways[taken + 1]
                more[total + value] = more.get(total + value, 0) + count
    whole = comb(len(values), size)
    return {total: count / whole for total, count in sorted(ways[size].items())}


def payable(table: Table, seat: int) -> list[NurseOdds]:
    """Return for each admitted Patient of a seat how likely the next hand pays its Operation."""
    chances = next_hand(table, seat)
    return [
        {
            "plan": "odds",
            "patient": patients.text(sided),
            "severity": int(table.content.severity[sided]),
            "share": round(
                sum(
                    share
                    for total, share in chances.items()
                    if total >= int(table.content.severity[sided])
                ),
                4,
            ),
        }
        for sided in table.hospitals[seat].admitted
    ]


def race(table: Table, seat: int) -> NurseRace:
    """Return the Kill Marks: those left, the player's own, the most of another player."""
    others = [
        int(hospital.kill_marks) for other, hospital in enumerate(table.hospitals) if other != seat
    ]
    return {
        "plan": "race",
        "left": int(table.town.kill_marks),
        "own": int(table.hospitals[seat].kill_marks),
        "most": max(others),
    }


class TurnReview(TypedDict):
    """What a turn lost."""

    turn: int
    loss: float


def review(record: Record, seats: Sequence[int], limit: int | None = None) -> Review:
    """Return the coach's review of these seats in a recorded game."""
    table = cast(Table, record.start())
    outlook, worth = read_outlook(), Style(read_weights()).worth(table.content)
    most = LIMIT if limit is None else limit
    accounts = {seat: Account(seat, outlook, worth, most, advice) for seat in seats}
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
    return hints.hint(cast(Table, state), seat)


def plans(state: State, seat: int) -> list[DynamiteNursePlan]:
    """Return the best line for the hand, the odds of the next turn, and the Kill Mark race."""
    table = seen_by(cast(Table, state), seat)
    found: list[DynamiteNursePlan] = []
    if in_main(table, seat):
        search = search_of(table, seat, LIMIT)
        line = search.line(table)
        gain = points(tenths(search.value(table) - search.stopped(table)))
        told = cast(list[NursePlanStep], readable(table, line))
        found.append({"plan": "turn", "gain": gain, "line": told})
    return [*found, *payable(table, seat), race(table, seat)]

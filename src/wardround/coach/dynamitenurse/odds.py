"""Odds of the next turn: which Patients a new hand could pay for, counted exactly.

Only the TP printed on cards counts. Players know their own deck except for its order, so every
choice of cards from it is equally likely; when it runs out, the discard pile follows.
"""

from __future__ import annotations

from math import comb

from wardround.coach.dynamitenurse.plan_types import NurseOdds, NurseRace
from wardround.dynamitenurse import patients
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

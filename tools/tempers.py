"""Measures what play styles cost and how they differ, for docs/opponents.md.

`python -m tools.tempers dice-hospital normal --games 120` lets one bot of each style play among
steady ones of its level, as in the arena, and counts what it does.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from typing import Final, cast

from wardround import catalog
from wardround.bots.dynamitenurse.situation import load
from wardround.bots.dynamitenurse.worth import HARMS, RELIEF, count_of
from wardround.bots.registry import make_seat
from wardround.bots.tempers import TEMPERS
from wardround.core.game import State
from wardround.core.json_types import EventRecord
from wardround.core.records import Terms, push_move
from wardround.dynamitenurse.state import Table
from wardround.sim.arena import seatings_of
from wardround.sim.processes import play_all
from wardround.tables.game.match import Match

SEATS: Final = 4
MANY: Final = 5
"""A round in which so many patients go home is a big one."""
COLUMNS: Final = {
    "dice-hospital": (
        "points",
        "win %",
        "deaths",
        "neglected",
        "big rounds",
        "improvements",
        "bags",
    ),
    "dynamite-nurse": ("points", "win %", "kept %", "on full %", "attacks", "bought", "operated"),
}
Row = list[float]
"""What the bot in question did in a game, by column; of shares, both numbers."""


class Counts:
    """What one seat does in a game, by the names of events."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.counts: Counter[str] = Counter()
        self.home = 0
        self.big = 0

    def hear(self, event: EventRecord, state: State) -> None:
        """Count something that has led to a position."""
        name = event["event"]
        if name == "round-began":
            self.home = 0
        if event["seat"] != self.seat:
            return
        self.counts[name] += 1
        if name == "patient-discharged":
            self.home += 1
            self.big += self.home == MANY
        if name == "card-played":
            self.counts["attacks"] += attacks(cast(Table, state), event["card"])
        if name == "patient-transported":
            table = cast(Table, state)
            whose = "kept" if event["owner"] == self.seat else "given"
            self.counts[whose] += 1
            if whose == "given" and load(table, event["owner"]) > table.content.house.beds:
                self.counts["on-full"] += 1


def attacks(table: Table, id: str) -> bool:
    """Return whether a card hurts others, or hands them a Patient."""
    for card in table.content.cards:
        if card.card.id == id:
            return count_of(card, HARMS) + count_of(card, RELIEF) > 0
    return False


def play_block(terms: Terms, bots: Sequence[str], seed: str) -> list[Row]:
    """Let the bots play the luck of one seed from every seating; the first is looked at."""
    rows: list[Row] = []
    for turn in range(len(seatings_of(bots))):
        seating = (*bots[turn:], *bots[:turn])
        match = Match(terms, [make_seat(bot, terms.game) for bot in seating], seed)
        match.advance()
        outcome = match.outcome()
        assert outcome is not None, "bots play to the end"
        seat = (len(bots) - turn) % len(bots)
        won = 1.0 / outcome.places.count(1) if outcome.places[seat] == 1 else 0.0
        rows.append([outcome.scores[seat], won, *counted(match, seat)])
    return rows


def counted(match: Match, seat: int) -> Row:
    """Return what a seat did in a game."""
    record = match.record()
    game, state = record.terms.game, record.start()
    counts = Counts(seat)
    for move in record.moves:
        game.listen(state)
        push_move(game, state, move)
        for event in game.heard(state):
            counts.hear(game.event_record(state, event), state)
    return figures(game.id, counts)


def figures(game_id: str, told: Counts) -> Row:
    """Return the columns of a game after points and wins."""
    counts = told.counts
    if game_id == "dice-hospital":
        kept = counts["improvement-taken"] - counts["improvement-returned"]
        return [
            counts["patient-died"] + counts["patient-removed"],
            counts["patient-worsened"],
            told.big,
            kept,
            counts["bag-spent"],
        ]
    share = 100.0 * counts["kept"] / max(1, counts["patient-transported"])
    return [
        share,
        100.0 * counts["on-full"] / max(1, counts["given"]),
        counts["attacks"],
        counts["card-bought"],
        counts["patient-operated"],
    ]


def told(cells: Sequence[str]) -> None:
    """Print a row."""
    sys.stdout.write(f"| {' | '.join(cells)} |\n")
    sys.stdout.flush()


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=COLUMNS)
    parser.add_argument("level")
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--seed", default="tempers")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", choices=TEMPERS, nargs="*", default=TEMPERS)
    asked = parser.parse_args()
    terms = Terms(catalog.find(asked.game), {}, {})
    told(["temperament", *COLUMNS[asked.game]])
    for temper in asked.only:
        bots = [f"{asked.level}:temper={temper}", *[asked.level] * (SEATS - 1)]
        blocks = play_all(play_block, terms, bots, asked.seed, -(-asked.games // SEATS), asked.jobs)
        rows = [row for block in blocks for row in block]
        means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
        means[1] *= 100.0
        told([f"`{temper}`", *[f"{mean:.1f}" for mean in means]])


if __name__ == "__main__":
    main()
